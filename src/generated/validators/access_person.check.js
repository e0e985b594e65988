// Generated from schemas/entities/access_person.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"person_type":{"type":"integer","enum":[1,2,3]},"id_card":{"minLength":1,"type":["string","null"],"pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"face_photo":{"type":["array","null"],"maxItems":1,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"tenant_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"valid_begin":{"type":"string","format":"date-time"},"valid_end":{"type":"string","format":"date-time"},"consent":{"type":"boolean"},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["name","phone","person_type","home_id","valid_begin","valid_end"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern1 = new RegExp("^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$", "u");
const pattern3 = new RegExp("^1[0-9]{10}$", "u");
const pattern5 = new RegExp("^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$", "u");
const pattern6 = new RegExp("^(https?://|/[^/\\\\]|data:image/)", "u");
const formats0 = formats["date-time"];

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
if(data.person_type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person_type"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.home_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "home_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.valid_begin === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid_begin"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.valid_end === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid_end"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
}
}
else {
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data0) < 1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1.test(data0)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
}
}
else {
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(errors === _errs10){
}
}
var valid2 = _errs10 === errors;
if(valid2){
const err16 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
const err17 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data1) < 1){
const err18 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern3.test(data1)){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.person_type !== undefined){
let data2 = data.person_type;
const _errs12 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err21 = {instancePath:instancePath+"/person_type",schemaPath:"#/properties/person_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.person_type.enum;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err22 = {instancePath:instancePath+"/person_type",schemaPath:"#/properties/person_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.person_type.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.id_card !== undefined){
let data3 = data.id_card;
const _errs14 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err23 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/type",keyword:"type",params:{type: schema0.properties.id_card.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
}
}
else {
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(errors === _errs17){
}
}
var valid3 = _errs17 === errors;
if(valid3){
const err26 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
const err27 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data3) < 1){
const err28 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern5.test(data3)){
const err29 = {instancePath:instancePath+"/id_card",schemaPath:"#/properties/id_card/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.face_photo !== undefined){
let data4 = data.face_photo;
const _errs19 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err30 = {instancePath:instancePath+"/face_photo",schemaPath:"#/properties/face_photo/type",keyword:"type",params:{type: schema0.properties.face_photo.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs20 = errors;
if(Array.isArray(data4)){
if(data4.length > 1){
const err31 = {instancePath:instancePath+"/face_photo",schemaPath:"#/properties/face_photo/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
let valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs21 = errors;
const _errs22 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err32 = {instancePath:instancePath+"/face_photo/" + i0,schemaPath:"#/properties/face_photo/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data5.url === undefined){
const err33 = {instancePath:instancePath+"/face_photo/" + i0,schemaPath:"#/properties/face_photo/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs23 = errors;
for(const key1 in data5){
if(!((((key1 === "name") || (key1 === "url")) || (key1 === "size")) || (key1 === "type"))){
const err34 = {instancePath:instancePath+"/face_photo/" + i0,schemaPath:"#/properties/face_photo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err35 = {instancePath:instancePath+"/face_photo/" + i0+"/name",schemaPath:"#/properties/face_photo/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data6) < 1){
const err36 = {instancePath:instancePath+"/face_photo/" + i0+"/name",schemaPath:"#/properties/face_photo/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/face_photo/" + i0+"/name",schemaPath:"#/properties/face_photo/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid6 = _errs24 === errors;
}
if(data5.url !== undefined){
let data7 = data5.url;
const _errs26 = errors;
const _errs27 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err38 = {instancePath:instancePath+"/face_photo/" + i0+"/url",schemaPath:"#/properties/face_photo/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern6.test(data7)){
const err39 = {instancePath:instancePath+"/face_photo/" + i0+"/url",schemaPath:"#/properties/face_photo/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/[^/\\\\]|data:image/)"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/face_photo/" + i0+"/url",schemaPath:"#/properties/face_photo/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid6 = _errs26 === errors;
}
if(data5.size !== undefined){
let data8 = data5.size;
const _errs28 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err41 = {instancePath:instancePath+"/face_photo/" + i0+"/size",schemaPath:"#/properties/face_photo/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs29 = errors;
if(typeof data8 == "number"){
if(data8 > 5368709120 || isNaN(data8)){
const err42 = {instancePath:instancePath+"/face_photo/" + i0+"/size",schemaPath:"#/properties/face_photo/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5368709120}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err43 = {instancePath:instancePath+"/face_photo/" + i0+"/size",schemaPath:"#/properties/face_photo/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid6 = _errs28 === errors;
}
if(data5.type !== undefined){
let data9 = data5.type;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err44 = {instancePath:instancePath+"/face_photo/" + i0+"/type",schemaPath:"#/properties/face_photo/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/face_photo/" + i0+"/type",schemaPath:"#/properties/face_photo/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid6 = _errs30 === errors;
}
}
else {
const err46 = {instancePath:instancePath+"/face_photo/" + i0,schemaPath:"#/properties/face_photo/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid4 = _errs21 === errors;
if(!valid4){
valid5 = false;
}
}
}
var valid0 = _errs19 === errors;
}
if(data.home_id !== undefined){
let data10 = data.home_id;
const _errs32 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err47 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs33 = errors;
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
const err48 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err49 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
if(data.tenant_id !== undefined){
let data11 = data.tenant_id;
const _errs34 = errors;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err50 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: schema0.properties.tenant_id.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs35 = errors;
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
const err51 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err52 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid0 = _errs34 === errors;
}
if(data.staff_id !== undefined){
let data12 = data.staff_id;
const _errs36 = errors;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err53 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema0.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs37 = errors;
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
const err54 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err55 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
if(data.valid_begin !== undefined){
let data13 = data.valid_begin;
const _errs38 = errors;
const _errs39 = errors;
if(typeof data13 == "number"){
}
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err56 = {instancePath:instancePath+"/valid_begin",schemaPath:"#/properties/valid_begin/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/valid_begin",schemaPath:"#/properties/valid_begin/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.valid_end !== undefined){
let data14 = data.valid_end;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data14 == "number"){
}
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
const err58 = {instancePath:instancePath+"/valid_end",schemaPath:"#/properties/valid_end/format",keyword:"format",params:{format: "date-time"}};
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
const err59 = {instancePath:instancePath+"/valid_end",schemaPath:"#/properties/valid_end/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.consent !== undefined){
let data15 = data.consent;
const _errs42 = errors;
if(typeof data15 !== "boolean"){
const err60 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const _errs43 = errors;
var valid0 = _errs42 === errors;
}
if(data.note !== undefined){
let data16 = data.note;
const _errs44 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err61 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs45 = errors;
const _errs46 = errors;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs47){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
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
if(errors === _errs47){
}
}
var valid7 = _errs47 === errors;
if(valid7){
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
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
if(typeof data16 === "string"){
if(func1(data16) > 200){
const err65 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(func1(data16) < 1){
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
var valid0 = _errs44 === errors;
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"person_type":{"type":"integer","enum":[1,2,3]},"id_card":{"minLength":1,"type":["string","null"],"pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"face_photo":{"type":["array","null"],"maxItems":1,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"tenant_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"valid_begin":{"type":"string","format":"date-time"},"valid_end":{"type":"string","format":"date-time"},"consent":{"type":"boolean"},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.person_type !== undefined){
let data2 = data.person_type;
const _errs12 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err16 = {instancePath:instancePath+"/person_type",schemaPath:"#/properties/person_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema1.properties.person_type.enum;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err17 = {instancePath:instancePath+"/person_type",schemaPath:"#/properties/person_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.person_type.enum}};
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
if(data.face_photo !== undefined){
let data4 = data.face_photo;
const _errs19 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err25 = {instancePath:instancePath+"/face_photo",schemaPath:"#/properties/face_photo/type",keyword:"type",params:{type: schema1.properties.face_photo.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs20 = errors;
if(Array.isArray(data4)){
if(data4.length > 1){
const err26 = {instancePath:instancePath+"/face_photo",schemaPath:"#/properties/face_photo/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
let valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs21 = errors;
const _errs22 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err27 = {instancePath:instancePath+"/face_photo/" + i0,schemaPath:"#/properties/face_photo/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data5.url === undefined){
const err28 = {instancePath:instancePath+"/face_photo/" + i0,schemaPath:"#/properties/face_photo/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs23 = errors;
for(const key1 in data5){
if(!((((key1 === "name") || (key1 === "url")) || (key1 === "size")) || (key1 === "type"))){
const err29 = {instancePath:instancePath+"/face_photo/" + i0,schemaPath:"#/properties/face_photo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err30 = {instancePath:instancePath+"/face_photo/" + i0+"/name",schemaPath:"#/properties/face_photo/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(data6) < 1){
const err31 = {instancePath:instancePath+"/face_photo/" + i0+"/name",schemaPath:"#/properties/face_photo/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/face_photo/" + i0+"/name",schemaPath:"#/properties/face_photo/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid6 = _errs24 === errors;
}
if(data5.url !== undefined){
let data7 = data5.url;
const _errs26 = errors;
const _errs27 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err33 = {instancePath:instancePath+"/face_photo/" + i0+"/url",schemaPath:"#/properties/face_photo/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern6.test(data7)){
const err34 = {instancePath:instancePath+"/face_photo/" + i0+"/url",schemaPath:"#/properties/face_photo/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/[^/\\\\]|data:image/)"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/face_photo/" + i0+"/url",schemaPath:"#/properties/face_photo/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid6 = _errs26 === errors;
}
if(data5.size !== undefined){
let data8 = data5.size;
const _errs28 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err36 = {instancePath:instancePath+"/face_photo/" + i0+"/size",schemaPath:"#/properties/face_photo/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs29 = errors;
if(typeof data8 == "number"){
if(data8 > 5368709120 || isNaN(data8)){
const err37 = {instancePath:instancePath+"/face_photo/" + i0+"/size",schemaPath:"#/properties/face_photo/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5368709120}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err38 = {instancePath:instancePath+"/face_photo/" + i0+"/size",schemaPath:"#/properties/face_photo/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid6 = _errs28 === errors;
}
if(data5.type !== undefined){
let data9 = data5.type;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err39 = {instancePath:instancePath+"/face_photo/" + i0+"/type",schemaPath:"#/properties/face_photo/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/face_photo/" + i0+"/type",schemaPath:"#/properties/face_photo/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid6 = _errs30 === errors;
}
}
else {
const err41 = {instancePath:instancePath+"/face_photo/" + i0,schemaPath:"#/properties/face_photo/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid4 = _errs21 === errors;
if(!valid4){
valid5 = false;
}
}
}
var valid0 = _errs19 === errors;
}
if(data.home_id !== undefined){
let data10 = data.home_id;
const _errs32 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err42 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs33 = errors;
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
const err43 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err44 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
if(data.tenant_id !== undefined){
let data11 = data.tenant_id;
const _errs34 = errors;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err45 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: schema1.properties.tenant_id.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs35 = errors;
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
const err46 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err47 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var valid0 = _errs34 === errors;
}
if(data.staff_id !== undefined){
let data12 = data.staff_id;
const _errs36 = errors;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err48 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema1.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs37 = errors;
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
const err49 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err50 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
if(data.valid_begin !== undefined){
let data13 = data.valid_begin;
const _errs38 = errors;
const _errs39 = errors;
if(typeof data13 == "number"){
}
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err51 = {instancePath:instancePath+"/valid_begin",schemaPath:"#/properties/valid_begin/format",keyword:"format",params:{format: "date-time"}};
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
const err52 = {instancePath:instancePath+"/valid_begin",schemaPath:"#/properties/valid_begin/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.valid_end !== undefined){
let data14 = data.valid_end;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data14 == "number"){
}
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
const err53 = {instancePath:instancePath+"/valid_end",schemaPath:"#/properties/valid_end/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/valid_end",schemaPath:"#/properties/valid_end/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.consent !== undefined){
let data15 = data.consent;
const _errs42 = errors;
if(typeof data15 !== "boolean"){
const err55 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs43 = errors;
var valid0 = _errs42 === errors;
}
if(data.note !== undefined){
let data16 = data.note;
const _errs44 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err56 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs45 = errors;
const _errs46 = errors;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs47){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
}
}
else {
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(errors === _errs47){
}
}
var valid7 = _errs47 === errors;
if(valid7){
const err59 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
if(typeof data16 === "string"){
if(func1(data16) > 200){
const err60 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(func1(data16) < 1){
const err61 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid0 = _errs44 === errors;
}
if(data.version !== undefined){
let data17 = data.version;
const _errs49 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err62 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs50 = errors;
if(typeof data17 == "number"){
if(data17 > 2147483647 || isNaN(data17)){
const err63 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err64 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var valid0 = _errs49 === errors;
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
