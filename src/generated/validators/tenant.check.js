// Generated from schemas/entities/tenant.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"certificate_type":{"type":"integer","enum":[1,2]},"id_card":{"minLength":1,"type":["string","null"],"pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"certificate_number":{"minLength":4,"type":["string","null"],"maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"emergency_contact":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"emergency_phone":{"minLength":1,"type":["string","null"],"pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"email":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"type":"string","pattern":"\\u0000"}},"tag_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}}},"required":["name","phone","home_id"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern1 = new RegExp("^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$", "u");
const pattern3 = new RegExp("^1[0-9]{10}$", "u");
const pattern5 = new RegExp("^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$", "u");
const pattern8 = new RegExp("^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$", "u");
const pattern12 = new RegExp("^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="create" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.home_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "home_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
}
}
else {
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data0)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.phone !== undefined){
let data1 = data.phone;
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
}
}
else {
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs10){
}
}
var valid2 = _errs10 === errors;
if(valid2){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err14 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data1) < 1){
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern3.test(data1)){
const err16 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.certificate_type !== undefined){
let data2 = data.certificate_type;
const _errs12 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err18 = {instancePath:instancePath+"/certificate_type",schemaPath:"#/properties/certificate_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.certificate_type.enum;
if(!((data2 === 1) || (data2 === 2))){
const err19 = {instancePath:instancePath+"/certificate_type",schemaPath:"#/properties/certificate_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.certificate_type.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.id_card !== undefined){
let data3 = data.id_card;
const _errs14 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err20 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/type",keyword:"type",params:{type: schema0.properties.id_card.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs15 = errors;
const _errs16 = errors;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
}
}
else {
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(errors === _errs17){
}
}
var valid3 = _errs17 === errors;
if(valid3){
const err23 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err24 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data3) < 1){
const err25 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern5.test(data3)){
const err26 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.certificate_number !== undefined){
let data4 = data.certificate_number;
const _errs19 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err27 = {instancePath:instancePath+"/certificate_number",schemaPath:"#/properties/certificate_number/type",keyword:"type",params:{type: schema0.properties.certificate_number.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs20 = errors;
const _errs21 = errors;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
}
}
else {
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(errors === _errs22){
}
}
var valid4 = _errs22 === errors;
if(valid4){
const err30 = {instancePath:instancePath+"/certificate_number",schemaPath:"#/properties/certificate_number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(func1(data4) > 30){
const err31 = {instancePath:instancePath+"/certificate_number",schemaPath:"#/properties/certificate_number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data4) < 4){
const err32 = {instancePath:instancePath+"/certificate_number",schemaPath:"#/properties/certificate_number/minLength",keyword:"minLength",params:{limit: 4}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs19 === errors;
}
if(data.home_id !== undefined){
let data5 = data.home_id;
const _errs24 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err33 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs25 = errors;
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
const err34 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err35 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.emergency_contact !== undefined){
let data6 = data.emergency_contact;
const _errs26 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err36 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/type",keyword:"type",params:{type: schema0.properties.emergency_contact.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
}
}
else {
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(errors === _errs29){
}
}
var valid5 = _errs29 === errors;
if(valid5){
const err39 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err40 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func1(data6) < 1){
const err41 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern8.test(data6)){
const err42 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid0 = _errs26 === errors;
}
if(data.emergency_phone !== undefined){
let data7 = data.emergency_phone;
const _errs31 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err43 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/type",keyword:"type",params:{type: schema0.properties.emergency_phone.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
}
}
else {
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(errors === _errs34){
}
}
var valid6 = _errs34 === errors;
if(valid6){
const err46 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err47 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data7) < 1){
const err48 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!pattern3.test(data7)){
const err49 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.email !== undefined){
let data8 = data.email;
const _errs36 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err50 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema0.properties.email.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs39){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
}
}
else {
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(errors === _errs39){
}
}
var valid7 = _errs39 === errors;
if(valid7){
const err53 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err54 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data8) < 1){
const err55 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern12.test(data8)){
const err56 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
if(data.tag_ids !== undefined){
let data9 = data.tag_ids;
const _errs41 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err57 = {instancePath:instancePath+"/tag_ids",schemaPath:"#/properties/tag_ids/type",keyword:"type",params:{type: schema0.properties.tag_ids.type}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs42 = errors;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err58 = {instancePath:instancePath+"/tag_ids",schemaPath:"#/properties/tag_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let valid9 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs43 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err59 = {instancePath:instancePath+"/tag_ids/" + i0,schemaPath:"#/properties/tag_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs44 = errors;
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
const err60 = {instancePath:instancePath+"/tag_ids/" + i0,schemaPath:"#/properties/tag_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err61 = {instancePath:instancePath+"/tag_ids/" + i0,schemaPath:"#/properties/tag_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid8 = _errs43 === errors;
if(!valid8){
valid9 = false;
}
}
let valid10;
let i1 = data9.length;
let j0;
valid10 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err62 = {instancePath:instancePath+"/tag_ids",schemaPath:"#/properties/tag_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
valid10 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs41 === errors;
}
if(data.note !== undefined){
let data11 = data.note;
const _errs45 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err63 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs46 = errors;
const _errs47 = errors;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs48){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
}
}
else {
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(errors === _errs48){
}
}
var valid11 = _errs48 === errors;
if(valid11){
const err66 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err67 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(func1(data11) < 1){
const err68 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
var valid0 = _errs45 === errors;
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"certificate_type":{"type":"integer","enum":[1,2]},"id_card":{"minLength":1,"type":["string","null"],"pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"certificate_number":{"minLength":4,"type":["string","null"],"maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"emergency_contact":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"emergency_phone":{"minLength":1,"type":["string","null"],"pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"email":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"type":"string","pattern":"\\u0000"}},"tag_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="update" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data0)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.phone !== undefined){
let data1 = data.phone;
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
}
}
else {
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs10){
}
}
var valid2 = _errs10 === errors;
if(valid2){
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data1) < 1){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern3.test(data1)){
const err14 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.certificate_type !== undefined){
let data2 = data.certificate_type;
const _errs12 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err16 = {instancePath:instancePath+"/certificate_type",schemaPath:"#/properties/certificate_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema1.properties.certificate_type.enum;
if(!((data2 === 1) || (data2 === 2))){
const err17 = {instancePath:instancePath+"/certificate_type",schemaPath:"#/properties/certificate_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.certificate_type.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.id_card !== undefined){
let data3 = data.id_card;
const _errs14 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/type",keyword:"type",params:{type: schema1.properties.id_card.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs15 = errors;
const _errs16 = errors;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
}
}
else {
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(errors === _errs17){
}
}
var valid3 = _errs17 === errors;
if(valid3){
const err21 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err22 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data3) < 1){
const err23 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern5.test(data3)){
const err24 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.certificate_number !== undefined){
let data4 = data.certificate_number;
const _errs19 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err25 = {instancePath:instancePath+"/certificate_number",schemaPath:"#/properties/certificate_number/type",keyword:"type",params:{type: schema1.properties.certificate_number.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs20 = errors;
const _errs21 = errors;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
}
}
else {
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(errors === _errs22){
}
}
var valid4 = _errs22 === errors;
if(valid4){
const err28 = {instancePath:instancePath+"/certificate_number",schemaPath:"#/properties/certificate_number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(func1(data4) > 30){
const err29 = {instancePath:instancePath+"/certificate_number",schemaPath:"#/properties/certificate_number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data4) < 4){
const err30 = {instancePath:instancePath+"/certificate_number",schemaPath:"#/properties/certificate_number/minLength",keyword:"minLength",params:{limit: 4}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid0 = _errs19 === errors;
}
if(data.home_id !== undefined){
let data5 = data.home_id;
const _errs24 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err31 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs25 = errors;
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
const err32 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err33 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.emergency_contact !== undefined){
let data6 = data.emergency_contact;
const _errs26 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err34 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/type",keyword:"type",params:{type: schema1.properties.emergency_contact.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
}
}
else {
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(errors === _errs29){
}
}
var valid5 = _errs29 === errors;
if(valid5){
const err37 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err38 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func1(data6) < 1){
const err39 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern8.test(data6)){
const err40 = {instancePath:instancePath+"/emergency_contact",schemaPath:"#/properties/emergency_contact/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var valid0 = _errs26 === errors;
}
if(data.emergency_phone !== undefined){
let data7 = data.emergency_phone;
const _errs31 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err41 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/type",keyword:"type",params:{type: schema1.properties.emergency_phone.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
}
}
else {
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(errors === _errs34){
}
}
var valid6 = _errs34 === errors;
if(valid6){
const err44 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err45 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func1(data7) < 1){
const err46 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern3.test(data7)){
const err47 = {instancePath:instancePath+"/emergency_phone",schemaPath:"#/properties/emergency_phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.email !== undefined){
let data8 = data.email;
const _errs36 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err48 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs39){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
}
}
else {
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(errors === _errs39){
}
}
var valid7 = _errs39 === errors;
if(valid7){
const err51 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err52 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data8) < 1){
const err53 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!pattern12.test(data8)){
const err54 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
if(data.tag_ids !== undefined){
let data9 = data.tag_ids;
const _errs41 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err55 = {instancePath:instancePath+"/tag_ids",schemaPath:"#/properties/tag_ids/type",keyword:"type",params:{type: schema1.properties.tag_ids.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs42 = errors;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err56 = {instancePath:instancePath+"/tag_ids",schemaPath:"#/properties/tag_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
let valid9 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs43 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err57 = {instancePath:instancePath+"/tag_ids/" + i0,schemaPath:"#/properties/tag_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs44 = errors;
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
const err58 = {instancePath:instancePath+"/tag_ids/" + i0,schemaPath:"#/properties/tag_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err59 = {instancePath:instancePath+"/tag_ids/" + i0,schemaPath:"#/properties/tag_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
var valid8 = _errs43 === errors;
if(!valid8){
valid9 = false;
}
}
let valid10;
let i1 = data9.length;
let j0;
valid10 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err60 = {instancePath:instancePath+"/tag_ids",schemaPath:"#/properties/tag_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
valid10 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs41 === errors;
}
if(data.note !== undefined){
let data11 = data.note;
const _errs45 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err61 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs46 = errors;
const _errs47 = errors;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs48){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
}
}
else {
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(errors === _errs48){
}
}
var valid11 = _errs48 === errors;
if(valid11){
const err64 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err65 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(func1(data11) < 1){
const err66 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var valid0 = _errs45 === errors;
}
if(data.version !== undefined){
let data12 = data.version;
const _errs50 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err67 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const _errs51 = errors;
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err68 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err69 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var valid0 = _errs50 === errors;
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
