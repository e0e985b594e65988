// Generated from schemas/entities/manage_card.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","pattern":"^[0-9A-Fa-f]{8,20}$","examples":["3F00A1B2"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"card_type":{"type":"integer","enum":[1,2]},"holder":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":["string","null"],"pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"store_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"home_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"valid_range":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["number","card_type","holder","store_id","valid_range"],"additionalProperties":false,"$id":"create"};
const pattern0 = new RegExp("\\u0000", "u");
const pattern1 = new RegExp("^[0-9A-Fa-f]{8,20}$", "u");
const pattern3 = new RegExp("^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$", "u");
const pattern5 = new RegExp("^1[0-9]{10}$", "u");
const func0 = ucs2length;
const formats0 = formats.date;

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
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.card_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "card_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.holder === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holder"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.store_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "store_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.valid_range === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid_range"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "number") || (key0 === "card_type")) || (key0 === "holder")) || (key0 === "phone")) || (key0 === "store_id")) || (key0 === "home_ids")) || (key0 === "valid_range")) || (key0 === "note"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
}
}
else {
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err8 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(func0(data0) > 200){
const err9 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data0) < 1){
const err10 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data0)){
const err11 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8,20}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.card_type !== undefined){
let data1 = data.card_type;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err13 = {instancePath:instancePath+"/card_type",schemaPath:"#/properties/card_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema0.properties.card_type.enum;
if(!((data1 === 1) || (data1 === 2))){
const err14 = {instancePath:instancePath+"/card_type",schemaPath:"#/properties/card_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.card_type.enum}};
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
if(data.holder !== undefined){
let data2 = data.holder;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
}
}
else {
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs12){
}
}
var valid2 = _errs12 === errors;
if(valid2){
const err17 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err18 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func0(data2) < 1){
const err19 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern3.test(data2)){
const err20 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.phone !== undefined){
let data3 = data.phone;
const _errs14 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema0.properties.phone.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
if(errors === _errs17){
}
}
var valid3 = _errs17 === errors;
if(valid3){
const err25 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
if(func0(data3) > 200){
const err26 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func0(data3) < 1){
const err27 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern5.test(data3)){
const err28 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.store_id !== undefined){
let data4 = data.store_id;
const _errs19 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err29 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs20 = errors;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err30 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err31 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs19 === errors;
}
if(data.home_ids !== undefined){
let data5 = data.home_ids;
const _errs21 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err32 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/type",keyword:"type",params:{type: schema0.properties.home_ids.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs22 = errors;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err33 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
let valid5 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs23 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err34 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs24 = errors;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
const err35 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err36 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid4 = _errs23 === errors;
if(!valid4){
valid5 = false;
}
}
let valid6;
let i1 = data5.length;
let j0;
valid6 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err37 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
valid6 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs21 === errors;
}
if(data.valid_range !== undefined){
let data7 = data.valid_range;
const _errs25 = errors;
const _errs26 = errors;
if(Array.isArray(data7)){
if(data7.length > 2){
const err38 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data7.length < 2){
const err39 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data7.length;
if(len1 > 0){
let data8 = data7[0];
const _errs27 = errors;
const _errs28 = errors;
if(typeof data8 == "number"){
}
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
const err40 = {instancePath:instancePath+"/valid_range/0",schemaPath:"#/properties/valid_range/prefixItems/0/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/valid_range/0",schemaPath:"#/properties/valid_range/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid7 = _errs27 === errors;
}
if(len1 > 1){
let data9 = data7[1];
const _errs29 = errors;
const _errs30 = errors;
if(typeof data9 == "number"){
}
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err42 = {instancePath:instancePath+"/valid_range/1",schemaPath:"#/properties/valid_range/prefixItems/1/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/valid_range/1",schemaPath:"#/properties/valid_range/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid7 = _errs29 === errors;
}
const len2 = data7.length;
if(!(len2 <= 2)){
const err44 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/items",keyword:"items",params:{limit: 2}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(true && data7.length > 1 && data7[0] > data7[1]){
const err45 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/ordered",keyword:"ordered",params:{}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid0 = _errs25 === errors;
}
if(data.note !== undefined){
let data10 = data.note;
const _errs31 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err47 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
}
}
else {
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(errors === _errs34){
}
}
var valid8 = _errs34 === errors;
if(valid8){
const err50 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
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
if(typeof data10 === "string"){
if(func0(data10) > 200){
const err51 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func0(data10) < 1){
const err52 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"holder":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":["string","null"],"pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"store_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"home_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"valid_range":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(!(((((((key0 === "holder") || (key0 === "phone")) || (key0 === "store_id")) || (key0 === "home_ids")) || (key0 === "valid_range")) || (key0 === "note")) || (key0 === "version"))){
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
if(data.holder !== undefined){
let data0 = data.holder;
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
const err4 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/not",keyword:"not",params:{}};
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
if(func0(data0) > 200){
const err5 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern3.test(data0)){
const err7 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
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
const err8 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type: "string"}};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err9 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema1.properties.phone.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
}
}
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(errors === _errs10){
}
}
var valid2 = _errs10 === errors;
if(valid2){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
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
if(func0(data1) > 200){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data1) < 1){
const err14 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern5.test(data1)){
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.store_id !== undefined){
let data2 = data.store_id;
const _errs12 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err16 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs13 = errors;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.home_ids !== undefined){
let data3 = data.home_ids;
const _errs14 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err19 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/type",keyword:"type",params:{type: schema1.properties.home_ids.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs15 = errors;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err20 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs16 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err21 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs17 = errors;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid3 = _errs16 === errors;
if(!valid3){
valid4 = false;
}
}
let valid5;
let i1 = data3.length;
let j0;
valid5 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
valid5 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs14 === errors;
}
if(data.valid_range !== undefined){
let data5 = data.valid_range;
const _errs18 = errors;
const _errs19 = errors;
if(Array.isArray(data5)){
if(data5.length > 2){
const err25 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5.length < 2){
const err26 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data5.length;
if(len1 > 0){
let data6 = data5[0];
const _errs20 = errors;
const _errs21 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err27 = {instancePath:instancePath+"/valid_range/0",schemaPath:"#/properties/valid_range/prefixItems/0/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/valid_range/0",schemaPath:"#/properties/valid_range/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid6 = _errs20 === errors;
}
if(len1 > 1){
let data7 = data5[1];
const _errs22 = errors;
const _errs23 = errors;
if(typeof data7 == "number"){
}
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err29 = {instancePath:instancePath+"/valid_range/1",schemaPath:"#/properties/valid_range/prefixItems/1/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/valid_range/1",schemaPath:"#/properties/valid_range/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid6 = _errs22 === errors;
}
const len2 = data5.length;
if(!(len2 <= 2)){
const err31 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/items",keyword:"items",params:{limit: 2}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(true && data5.length > 1 && data5[0] > data5[1]){
const err32 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/ordered",keyword:"ordered",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.note !== undefined){
let data8 = data.note;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err34 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
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
if(errors === _errs27){
}
}
var valid7 = _errs27 === errors;
if(valid7){
const err37 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func0(data8) > 200){
const err38 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func0(data8) < 1){
const err39 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.version !== undefined){
let data9 = data.version;
const _errs29 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err40 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs30 = errors;
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err41 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err42 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
