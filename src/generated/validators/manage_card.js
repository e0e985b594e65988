// Generated from schemas/entities/manage_card.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","pattern":"^[0-9A-Fa-f]{8,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"card_type":{"type":"integer","enum":[1,2]},"holder":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":["string","null"],"pattern":"^1[0-9]{10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"store_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"home_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"valid_range":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["number","card_type","holder","store_id","valid_range"],"additionalProperties":false,"$id":"create"};
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
const _errs4 = errors;
const _errs5 = errors;
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
}
if(data.card_type !== undefined){
let data1 = data.card_type;
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
}
if(data.holder !== undefined){
let data2 = data.holder;
const _errs11 = errors;
const _errs12 = errors;
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
}
if(data.phone !== undefined){
let data3 = data.phone;
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
const _errs16 = errors;
const _errs17 = errors;
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
}
if(data.store_id !== undefined){
let data4 = data.store_id;
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
}
if(data.home_ids !== undefined){
let data5 = data.home_ids;
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
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
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
}
let i1 = data5.length;
let j0;
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
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.valid_range !== undefined){
let data7 = data.valid_range;
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
}
if(len1 > 1){
let data9 = data7[1];
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
}
if(data.note !== undefined){
let data10 = data.note;
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
const _errs33 = errors;
const _errs34 = errors;
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
const schema1 = {"type":"object","properties":{"holder":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":["string","null"],"pattern":"^1[0-9]{10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"store_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"home_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"valid_range":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
const _errs4 = errors;
const _errs5 = errors;
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
}
if(data.phone !== undefined){
let data1 = data.phone;
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
const _errs9 = errors;
const _errs10 = errors;
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
}
if(data.store_id !== undefined){
let data2 = data.store_id;
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
}
if(data.home_ids !== undefined){
let data3 = data.home_ids;
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
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
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
}
let i1 = data3.length;
let j0;
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
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.valid_range !== undefined){
let data5 = data.valid_range;
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
}
if(len1 > 1){
let data7 = data5[1];
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
}
if(data.note !== undefined){
let data8 = data.note;
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
const _errs26 = errors;
const _errs27 = errors;
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
}
if(data.version !== undefined){
let data9 = data.version;
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

export const row = validate2;
const schema2 = {"type":"object","properties":{"id":{"type":"integer"},"number":{"type":"string"},"card_type":{"type":"integer","enum":[1,2]},"holder":{"type":"string"},"phone":{"type":["string","null"]},"store_id":{"type":"integer"},"home_ids":{"type":["array","null"],"items":{"type":"integer"}},"valid_range":{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2,"maxItems":2},"state":{"type":"integer","enum":[1,2,3,4,5]},"locks_total":{"type":"integer"},"note":{"type":["string","null"]},"version":{"type":"integer"},"created_at":{"type":"string"},"updated_at":{"type":"string"},"_labels":{"type":"object","additionalProperties":{"type":["string","array","null"],"items":{"type":"string"}}}},"required":["id","version"],"additionalProperties":false,"$id":"row"};
const func14 = Object.prototype.hasOwnProperty;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="row" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func14.call(schema2.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.number !== undefined){
if(typeof data.number !== "string"){
const err4 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.card_type !== undefined){
let data2 = data.card_type;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/card_type",schemaPath:"#/properties/card_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === 1) || (data2 === 2))){
const err6 = {instancePath:instancePath+"/card_type",schemaPath:"#/properties/card_type/enum",keyword:"enum",params:{allowedValues: schema2.properties.card_type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.holder !== undefined){
if(typeof data.holder !== "string"){
const err7 = {instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema2.properties.phone.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.store_id !== undefined){
let data5 = data.store_id;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err9 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.home_ids !== undefined){
let data6 = data.home_ids;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/type",keyword:"type",params:{type: schema2.properties.home_ids.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err11 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data.valid_range !== undefined){
let data8 = data.valid_range;
if(Array.isArray(data8)){
if(data8.length > 2){
const err12 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.length < 2){
const err13 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data8.length;
if(len1 > 0){
if(typeof data8[0] !== "string"){
const err14 = {instancePath:instancePath+"/valid_range/0",schemaPath:"#/properties/valid_range/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(len1 > 1){
if(typeof data8[1] !== "string"){
const err15 = {instancePath:instancePath+"/valid_range/1",schemaPath:"#/properties/valid_range/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
const len2 = data8.length;
if(!(len2 <= 2)){
const err16 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/items",keyword:"items",params:{limit: 2}};
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
const err17 = {instancePath:instancePath+"/valid_range",schemaPath:"#/properties/valid_range/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.state !== undefined){
let data11 = data.state;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err18 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data11 === 1) || (data11 === 2)) || (data11 === 3)) || (data11 === 4)) || (data11 === 5))){
const err19 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema2.properties.state.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.locks_total !== undefined){
let data12 = data.locks_total;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err20 = {instancePath:instancePath+"/locks_total",schemaPath:"#/properties/locks_total/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.note !== undefined){
let data13 = data.note;
if((typeof data13 !== "string") && (data13 !== null)){
const err21 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema2.properties.note.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.version !== undefined){
let data14 = data.version;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err22 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
const err23 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
const err24 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data._labels !== undefined){
let data17 = data._labels;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
let data18 = data17[key1];
if(((typeof data18 !== "string") && (!(Array.isArray(data18)))) && (data18 !== null)){
const err25 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/_labels/additionalProperties/type",keyword:"type",params:{type: schema2.properties._labels.additionalProperties.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i1=0; i1<len3; i1++){
if(typeof data18[i1] !== "string"){
const err26 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/_labels/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/_labels",schemaPath:"#/properties/_labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
