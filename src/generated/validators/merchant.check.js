// Generated from schemas/entities/merchant.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"channel":{"type":"integer","enum":[1,2]},"subject_type":{"type":"integer","enum":[1,2,3]},"name":{"minLength":1,"type":"string","maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"short_name":{"minLength":1,"type":"string","pattern":"^(?![0-9]+$)[0-9A-Za-z\\u4e00-\\u9fff]{7,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"business_number":{"minLength":1,"type":["string","null"],"pattern":"^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$","examples":["91350100M000100Y43"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"legal_name":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"id_card":{"minLength":1,"type":["string","null"],"pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"contact_name":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"contact_phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"service_phone":{"minLength":1,"type":"string","pattern":"^[0-9]{5,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"email":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"type":"string","pattern":"\\u0000"}},"bank":{"minLength":1,"type":["string","null"],"maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"bank_card":{"minLength":1,"type":["string","null"],"pattern":"^[0-9]{14,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"alipay_account":{"minLength":1,"type":["string","null"],"maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"papers":{"type":["array","null"],"maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}}},"required":["channel","subject_type","name","short_name","contact_name","contact_phone","service_phone"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern2 = new RegExp("^(?![0-9]+$)[0-9A-Za-z\\u4e00-\\u9fff]{7,20}$", "u");
const pattern4 = new RegExp("^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$", "u");
const pattern6 = new RegExp("^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$", "u");
const pattern8 = new RegExp("^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$", "u");
const pattern10 = new RegExp("^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$", "u");
const pattern12 = new RegExp("^1[0-9]{10}$", "u");
const pattern14 = new RegExp("^[0-9]{5,15}$", "u");
const pattern16 = new RegExp("^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$", "u");
const pattern19 = new RegExp("^[0-9]{14,20}$", "u");
const pattern21 = new RegExp("^(https?://|/[^/\\\\]|data:image/)", "u");

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
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.short_name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "short_name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.contact_name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_name"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.contact_phone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_phone"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.service_phone === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_phone"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.channel !== undefined){
let data0 = data.channel;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err8 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.channel.enum;
if(!((data0 === 1) || (data0 === 2))){
const err9 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema0.properties.channel.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.subject_type !== undefined){
let data1 = data.subject_type;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err10 = {instancePath:instancePath+"/subject_type",schemaPath:"#/properties/subject_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs5 = errors;
const vSchema1 = schema0.properties.subject_type.enum;
if(!(((data1 === 1) || (data1 === 2)) || (data1 === 3))){
const err11 = {instancePath:instancePath+"/subject_type",schemaPath:"#/properties/subject_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.subject_type.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
}
}
else {
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(errors === _errs9){
}
}
var valid1 = _errs9 === errors;
if(valid1){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data2) < 1){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.short_name !== undefined){
let data3 = data.short_name;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
}
}
else {
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(errors === _errs14){
}
}
var valid2 = _errs14 === errors;
if(valid2){
const err20 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err21 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data3) < 1){
const err22 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern2.test(data3)){
const err23 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/pattern",keyword:"pattern",params:{pattern: "^(?![0-9]+$)[0-9A-Za-z\\u4e00-\\u9fff]{7,20}$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.business_number !== undefined){
let data4 = data.business_number;
const _errs16 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err25 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/type",keyword:"type",params:{type: schema0.properties.business_number.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs19){
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
if(errors === _errs19){
}
}
var valid3 = _errs19 === errors;
if(valid3){
const err28 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err29 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data4) < 1){
const err30 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern4.test(data4)){
const err31 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/pattern",keyword:"pattern",params:{pattern: "^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.legal_name !== undefined){
let data5 = data.legal_name;
const _errs21 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err32 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/type",keyword:"type",params:{type: schema0.properties.legal_name.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs22 = errors;
const _errs23 = errors;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
}
}
else {
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(errors === _errs24){
}
}
var valid4 = _errs24 === errors;
if(valid4){
const err35 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err36 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func1(data5) < 1){
const err37 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern6.test(data5)){
const err38 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs21 === errors;
}
if(data.id_card !== undefined){
let data6 = data.id_card;
const _errs26 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err39 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/type",keyword:"type",params:{type: schema0.properties.id_card.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
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
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
}
}
else {
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(errors === _errs29){
}
}
var valid5 = _errs29 === errors;
if(valid5){
const err42 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
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
const err43 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func1(data6) < 1){
const err44 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern8.test(data6)){
const err45 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid0 = _errs26 === errors;
}
if(data.contact_name !== undefined){
let data7 = data.contact_name;
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
}
}
else {
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(errors === _errs34){
}
}
var valid6 = _errs34 === errors;
if(valid6){
const err48 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
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
const err49 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func1(data7) < 1){
const err50 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern10.test(data7)){
const err51 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs31 === errors;
}
if(data.contact_phone !== undefined){
let data8 = data.contact_phone;
const _errs36 = errors;
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs39){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
}
}
else {
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(errors === _errs39){
}
}
var valid7 = _errs39 === errors;
if(valid7){
const err55 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
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
if(func1(data8) > 200){
const err56 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func1(data8) < 1){
const err57 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern12.test(data8)){
const err58 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.service_phone !== undefined){
let data9 = data.service_phone;
const _errs41 = errors;
const _errs42 = errors;
const _errs43 = errors;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
}
}
else {
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(errors === _errs44){
}
}
var valid8 = _errs44 === errors;
if(valid8){
const err62 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err63 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(func1(data9) < 1){
const err64 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!pattern14.test(data9)){
const err65 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,15}$"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid0 = _errs41 === errors;
}
if(data.email !== undefined){
let data10 = data.email;
const _errs46 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err67 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema0.properties.email.type}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const _errs47 = errors;
const _errs48 = errors;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs49){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
}
}
else {
const err69 = {};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(errors === _errs49){
}
}
var valid9 = _errs49 === errors;
if(valid9){
const err70 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err71 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(func1(data10) < 1){
const err72 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!pattern16.test(data10)){
const err73 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
var valid0 = _errs46 === errors;
}
if(data.bank !== undefined){
let data11 = data.bank;
const _errs51 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err74 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/type",keyword:"type",params:{type: schema0.properties.bank.type}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const _errs52 = errors;
const _errs53 = errors;
const _errs54 = errors;
const _errs55 = errors;
if(errors === _errs54){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
}
}
else {
const err76 = {};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(errors === _errs54){
}
}
var valid10 = _errs54 === errors;
if(valid10){
const err77 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err78 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(func1(data11) < 1){
const err79 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
var valid0 = _errs51 === errors;
}
if(data.bank_card !== undefined){
let data12 = data.bank_card;
const _errs56 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err80 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/type",keyword:"type",params:{type: schema0.properties.bank_card.type}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const _errs57 = errors;
const _errs58 = errors;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs59){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err81 = {};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
}
}
else {
const err82 = {};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(errors === _errs59){
}
}
var valid11 = _errs59 === errors;
if(valid11){
const err83 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err84 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(func1(data12) < 1){
const err85 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!pattern19.test(data12)){
const err86 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/pattern",keyword:"pattern",params:{pattern: "^[0-9]{14,20}$"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
var valid0 = _errs56 === errors;
}
if(data.alipay_account !== undefined){
let data13 = data.alipay_account;
const _errs61 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err87 = {instancePath:instancePath+"/alipay_account",schemaPath:"#/properties/alipay_account/type",keyword:"type",params:{type: schema0.properties.alipay_account.type}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const _errs62 = errors;
const _errs63 = errors;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs64){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err88 = {};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
else {
}
}
else {
const err89 = {};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(errors === _errs64){
}
}
var valid12 = _errs64 === errors;
if(valid12){
const err90 = {instancePath:instancePath+"/alipay_account",schemaPath:"#/properties/alipay_account/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err91 = {instancePath:instancePath+"/alipay_account",schemaPath:"#/properties/alipay_account/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(func1(data13) < 1){
const err92 = {instancePath:instancePath+"/alipay_account",schemaPath:"#/properties/alipay_account/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
var valid0 = _errs61 === errors;
}
if(data.papers !== undefined){
let data14 = data.papers;
const _errs66 = errors;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err93 = {instancePath:instancePath+"/papers",schemaPath:"#/properties/papers/type",keyword:"type",params:{type: schema0.properties.papers.type}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
const _errs67 = errors;
if(Array.isArray(data14)){
if(data14.length > 9){
const err94 = {instancePath:instancePath+"/papers",schemaPath:"#/properties/papers/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
let valid14 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs68 = errors;
const _errs69 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.name === undefined){
const err95 = {instancePath:instancePath+"/papers/" + i0,schemaPath:"#/properties/papers/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data15.url === undefined){
const err96 = {instancePath:instancePath+"/papers/" + i0,schemaPath:"#/properties/papers/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const _errs70 = errors;
for(const key1 in data15){
if(!((((key1 === "name") || (key1 === "url")) || (key1 === "size")) || (key1 === "type"))){
const err97 = {instancePath:instancePath+"/papers/" + i0,schemaPath:"#/properties/papers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data15.name !== undefined){
let data16 = data15.name;
const _errs71 = errors;
const _errs72 = errors;
if(typeof data16 === "string"){
if(func1(data16) > 200){
const err98 = {instancePath:instancePath+"/papers/" + i0+"/name",schemaPath:"#/properties/papers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(func1(data16) < 1){
const err99 = {instancePath:instancePath+"/papers/" + i0+"/name",schemaPath:"#/properties/papers/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/papers/" + i0+"/name",schemaPath:"#/properties/papers/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var valid15 = _errs71 === errors;
}
if(data15.url !== undefined){
let data17 = data15.url;
const _errs73 = errors;
const _errs74 = errors;
if(typeof data17 === "string"){
if(func1(data17) > 500){
const err101 = {instancePath:instancePath+"/papers/" + i0+"/url",schemaPath:"#/properties/papers/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(!pattern21.test(data17)){
const err102 = {instancePath:instancePath+"/papers/" + i0+"/url",schemaPath:"#/properties/papers/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/[^/\\\\]|data:image/)"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/papers/" + i0+"/url",schemaPath:"#/properties/papers/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
var valid15 = _errs73 === errors;
}
if(data15.size !== undefined){
let data18 = data15.size;
const _errs75 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err104 = {instancePath:instancePath+"/papers/" + i0+"/size",schemaPath:"#/properties/papers/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const _errs76 = errors;
if(typeof data18 == "number"){
if(data18 > 5368709120 || isNaN(data18)){
const err105 = {instancePath:instancePath+"/papers/" + i0+"/size",schemaPath:"#/properties/papers/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5368709120}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err106 = {instancePath:instancePath+"/papers/" + i0+"/size",schemaPath:"#/properties/papers/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
var valid15 = _errs75 === errors;
}
if(data15.type !== undefined){
let data19 = data15.type;
const _errs77 = errors;
const _errs78 = errors;
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err107 = {instancePath:instancePath+"/papers/" + i0+"/type",schemaPath:"#/properties/papers/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/papers/" + i0+"/type",schemaPath:"#/properties/papers/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
var valid15 = _errs77 === errors;
}
}
else {
const err109 = {instancePath:instancePath+"/papers/" + i0,schemaPath:"#/properties/papers/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
var valid13 = _errs68 === errors;
if(!valid13){
valid14 = false;
}
}
}
var valid0 = _errs66 === errors;
}
}
else {
const err110 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"short_name":{"minLength":1,"type":"string","pattern":"^(?![0-9]+$)[0-9A-Za-z\\u4e00-\\u9fff]{7,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"business_number":{"minLength":1,"type":["string","null"],"pattern":"^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$","examples":["91350100M000100Y43"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"legal_name":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"id_card":{"minLength":1,"type":["string","null"],"pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"contact_name":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"contact_phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"service_phone":{"minLength":1,"type":"string","pattern":"^[0-9]{5,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"email":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"type":"string","pattern":"\\u0000"}},"bank":{"minLength":1,"type":["string","null"],"maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"bank_card":{"minLength":1,"type":["string","null"],"pattern":"^[0-9]{14,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"alipay_account":{"minLength":1,"type":["string","null"],"maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"papers":{"type":["array","null"],"maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(func1(data0) > 100){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.short_name !== undefined){
let data1 = data.short_name;
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
}
}
else {
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs10){
}
}
var valid2 = _errs10 === errors;
if(valid2){
const err10 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
const err11 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data1) < 1){
const err12 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern2.test(data1)){
const err13 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/pattern",keyword:"pattern",params:{pattern: "^(?![0-9]+$)[0-9A-Za-z\\u4e00-\\u9fff]{7,20}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/short_name",schemaPath:"#/properties/short_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.business_number !== undefined){
let data2 = data.business_number;
const _errs12 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/type",keyword:"type",params:{type: schema1.properties.business_number.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs13 = errors;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
}
}
else {
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(errors === _errs15){
}
}
var valid3 = _errs15 === errors;
if(valid3){
const err18 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err19 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data2) < 1){
const err20 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern4.test(data2)){
const err21 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/pattern",keyword:"pattern",params:{pattern: "^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.legal_name !== undefined){
let data3 = data.legal_name;
const _errs17 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err22 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/type",keyword:"type",params:{type: schema1.properties.legal_name.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
}
}
else {
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(errors === _errs20){
}
}
var valid4 = _errs20 === errors;
if(valid4){
const err25 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err26 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data3) < 1){
const err27 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern6.test(data3)){
const err28 = {instancePath:instancePath+"/legal_name",schemaPath:"#/properties/legal_name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs17 === errors;
}
if(data.id_card !== undefined){
let data4 = data.id_card;
const _errs22 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err29 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/type",keyword:"type",params:{type: schema1.properties.id_card.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs23 = errors;
const _errs24 = errors;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
}
}
else {
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(errors === _errs25){
}
}
var valid5 = _errs25 === errors;
if(valid5){
const err32 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err33 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func1(data4) < 1){
const err34 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern8.test(data4)){
const err35 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.contact_name !== undefined){
let data5 = data.contact_name;
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
}
}
else {
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(errors === _errs30){
}
}
var valid6 = _errs30 === errors;
if(valid6){
const err38 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err39 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func1(data5) < 1){
const err40 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern10.test(data5)){
const err41 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid0 = _errs27 === errors;
}
if(data.contact_phone !== undefined){
let data6 = data.contact_phone;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
}
}
else {
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(errors === _errs35){
}
}
var valid7 = _errs35 === errors;
if(valid7){
const err45 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err46 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func1(data6) < 1){
const err47 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern12.test(data6)){
const err48 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.service_phone !== undefined){
let data7 = data.service_phone;
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
}
}
else {
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(errors === _errs40){
}
}
var valid8 = _errs40 === errors;
if(valid8){
const err52 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err53 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(func1(data7) < 1){
const err54 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern14.test(data7)){
const err55 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,15}$"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/service_phone",schemaPath:"#/properties/service_phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs37 === errors;
}
if(data.email !== undefined){
let data8 = data.email;
const _errs42 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err57 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs43 = errors;
const _errs44 = errors;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs45){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
}
}
else {
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(errors === _errs45){
}
}
var valid9 = _errs45 === errors;
if(valid9){
const err60 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err61 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(func1(data8) < 1){
const err62 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!pattern16.test(data8)){
const err63 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var valid0 = _errs42 === errors;
}
if(data.bank !== undefined){
let data9 = data.bank;
const _errs47 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err64 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/type",keyword:"type",params:{type: schema1.properties.bank.type}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const _errs48 = errors;
const _errs49 = errors;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs50){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
}
}
else {
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(errors === _errs50){
}
}
var valid10 = _errs50 === errors;
if(valid10){
const err67 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err68 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func1(data9) < 1){
const err69 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var valid0 = _errs47 === errors;
}
if(data.bank_card !== undefined){
let data10 = data.bank_card;
const _errs52 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err70 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/type",keyword:"type",params:{type: schema1.properties.bank_card.type}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const _errs53 = errors;
const _errs54 = errors;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs55){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err71 = {};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
}
}
else {
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(errors === _errs55){
}
}
var valid11 = _errs55 === errors;
if(valid11){
const err73 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err74 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(func1(data10) < 1){
const err75 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!pattern19.test(data10)){
const err76 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/pattern",keyword:"pattern",params:{pattern: "^[0-9]{14,20}$"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var valid0 = _errs52 === errors;
}
if(data.alipay_account !== undefined){
let data11 = data.alipay_account;
const _errs57 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err77 = {instancePath:instancePath+"/alipay_account",schemaPath:"#/properties/alipay_account/type",keyword:"type",params:{type: schema1.properties.alipay_account.type}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const _errs58 = errors;
const _errs59 = errors;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs60){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
else {
}
}
else {
const err79 = {};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(errors === _errs60){
}
}
var valid12 = _errs60 === errors;
if(valid12){
const err80 = {instancePath:instancePath+"/alipay_account",schemaPath:"#/properties/alipay_account/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err81 = {instancePath:instancePath+"/alipay_account",schemaPath:"#/properties/alipay_account/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(func1(data11) < 1){
const err82 = {instancePath:instancePath+"/alipay_account",schemaPath:"#/properties/alipay_account/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
var valid0 = _errs57 === errors;
}
if(data.papers !== undefined){
let data12 = data.papers;
const _errs62 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err83 = {instancePath:instancePath+"/papers",schemaPath:"#/properties/papers/type",keyword:"type",params:{type: schema1.properties.papers.type}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
const _errs63 = errors;
if(Array.isArray(data12)){
if(data12.length > 9){
const err84 = {instancePath:instancePath+"/papers",schemaPath:"#/properties/papers/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
let valid14 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs64 = errors;
const _errs65 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name === undefined){
const err85 = {instancePath:instancePath+"/papers/" + i0,schemaPath:"#/properties/papers/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data13.url === undefined){
const err86 = {instancePath:instancePath+"/papers/" + i0,schemaPath:"#/properties/papers/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const _errs66 = errors;
for(const key1 in data13){
if(!((((key1 === "name") || (key1 === "url")) || (key1 === "size")) || (key1 === "type"))){
const err87 = {instancePath:instancePath+"/papers/" + i0,schemaPath:"#/properties/papers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data13.name !== undefined){
let data14 = data13.name;
const _errs67 = errors;
const _errs68 = errors;
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err88 = {instancePath:instancePath+"/papers/" + i0+"/name",schemaPath:"#/properties/papers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(func1(data14) < 1){
const err89 = {instancePath:instancePath+"/papers/" + i0+"/name",schemaPath:"#/properties/papers/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/papers/" + i0+"/name",schemaPath:"#/properties/papers/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var valid15 = _errs67 === errors;
}
if(data13.url !== undefined){
let data15 = data13.url;
const _errs69 = errors;
const _errs70 = errors;
if(typeof data15 === "string"){
if(func1(data15) > 500){
const err91 = {instancePath:instancePath+"/papers/" + i0+"/url",schemaPath:"#/properties/papers/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(!pattern21.test(data15)){
const err92 = {instancePath:instancePath+"/papers/" + i0+"/url",schemaPath:"#/properties/papers/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/[^/\\\\]|data:image/)"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/papers/" + i0+"/url",schemaPath:"#/properties/papers/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var valid15 = _errs69 === errors;
}
if(data13.size !== undefined){
let data16 = data13.size;
const _errs71 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err94 = {instancePath:instancePath+"/papers/" + i0+"/size",schemaPath:"#/properties/papers/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
const _errs72 = errors;
if(typeof data16 == "number"){
if(data16 > 5368709120 || isNaN(data16)){
const err95 = {instancePath:instancePath+"/papers/" + i0+"/size",schemaPath:"#/properties/papers/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5368709120}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err96 = {instancePath:instancePath+"/papers/" + i0+"/size",schemaPath:"#/properties/papers/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
var valid15 = _errs71 === errors;
}
if(data13.type !== undefined){
let data17 = data13.type;
const _errs73 = errors;
const _errs74 = errors;
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err97 = {instancePath:instancePath+"/papers/" + i0+"/type",schemaPath:"#/properties/papers/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/papers/" + i0+"/type",schemaPath:"#/properties/papers/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var valid15 = _errs73 === errors;
}
}
else {
const err99 = {instancePath:instancePath+"/papers/" + i0,schemaPath:"#/properties/papers/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var valid13 = _errs64 === errors;
if(!valid13){
valid14 = false;
}
}
}
var valid0 = _errs62 === errors;
}
if(data.version !== undefined){
let data18 = data.version;
const _errs75 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err100 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const _errs76 = errors;
if(typeof data18 == "number"){
if(data18 > 2147483647 || isNaN(data18)){
const err101 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err102 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
var valid0 = _errs75 === errors;
}
}
else {
const err103 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
