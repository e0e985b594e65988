// Generated from schemas/entities/lease.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"tenant_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"lease_range":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"rent":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"deposit":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"frozen":{"type":"boolean"},"check_out_date":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}}},"required":["home_id","room_id","tenant_id","lease_range","rent"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = formats.date;
const formats4 = formats.decimal;
const pattern0 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const pattern2 = new RegExp("\\u0000", "u");

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
if(data.home_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "home_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.room_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "room_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tenant_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.lease_range === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lease_range"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rent === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rent"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.home_id !== undefined){
let data0 = data.home_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.room_id !== undefined){
let data1 = data.room_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.tenant_id !== undefined){
let data2 = data.tenant_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.lease_range !== undefined){
let data3 = data.lease_range;
if(Array.isArray(data3)){
if(data3.length > 2){
const err15 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.length < 2){
const err16 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data3.length;
if(len0 > 0){
let data4 = data3[0];
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/lease_range/0",schemaPath:"#/properties/lease_range/prefixItems/0/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/lease_range/0",schemaPath:"#/properties/lease_range/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(len0 > 1){
let data5 = data3[1];
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err19 = {instancePath:instancePath+"/lease_range/1",schemaPath:"#/properties/lease_range/prefixItems/1/format",keyword:"format",params:{format: "date"}};
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
const err20 = {instancePath:instancePath+"/lease_range/1",schemaPath:"#/properties/lease_range/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
const len1 = data3.length;
if(!(len1 <= 2)){
const err21 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/items",keyword:"items",params:{limit: 2}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(true && data3.length > 1 && data3[0] > data3[1]){
const err22 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/ordered",keyword:"ordered",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.rent !== undefined){
let data6 = data.rent;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err24 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats4.validate(data6))){
const err25 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(formats4.compare(data6, "0") < 0){
const err26 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.deposit !== undefined){
let data7 = data.deposit;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err28 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats4.validate(data7))){
const err29 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(formats4.compare(data7, "0") < 0){
const err30 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.frozen !== undefined){
if(typeof data.frozen !== "boolean"){
const err32 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.check_out_date !== undefined){
let data9 = data.check_out_date;
if((typeof data9 !== "string") && (data9 !== null)){
const err33 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/type",keyword:"type",params:{type: schema0.properties.check_out_date.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err34 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.note !== undefined){
let data10 = data.note;
if((typeof data10 !== "string") && (data10 !== null)){
const err35 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
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
}
var valid2 = _errs25 === errors;
if(valid2){
const err38 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
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
if(typeof data10 === "string"){
if(func1(data10) > 500){
const err39 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func1(data10) < 1){
const err40 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"lease_range":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"rent":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"deposit":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"frozen":{"type":"boolean"},"check_out_date":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(!(((((((key0 === "lease_range") || (key0 === "rent")) || (key0 === "deposit")) || (key0 === "frozen")) || (key0 === "check_out_date")) || (key0 === "note")) || (key0 === "version"))){
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
if(data.lease_range !== undefined){
let data0 = data.lease_range;
if(Array.isArray(data0)){
if(data0.length > 2){
const err2 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2){
const err3 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
if(len0 > 0){
let data1 = data0[0];
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err4 = {instancePath:instancePath+"/lease_range/0",schemaPath:"#/properties/lease_range/prefixItems/0/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/lease_range/0",schemaPath:"#/properties/lease_range/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(len0 > 1){
let data2 = data0[1];
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err6 = {instancePath:instancePath+"/lease_range/1",schemaPath:"#/properties/lease_range/prefixItems/1/format",keyword:"format",params:{format: "date"}};
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
const err7 = {instancePath:instancePath+"/lease_range/1",schemaPath:"#/properties/lease_range/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const len1 = data0.length;
if(!(len1 <= 2)){
const err8 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/items",keyword:"items",params:{limit: 2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(true && data0.length > 1 && data0[0] > data0[1]){
const err9 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/ordered",keyword:"ordered",params:{}};
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
const err10 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.rent !== undefined){
let data3 = data.rent;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats4.validate(data3))){
const err12 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(formats4.compare(data3, "0") < 0){
const err13 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
const err14 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.deposit !== undefined){
let data4 = data.deposit;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err15 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats4.validate(data4))){
const err16 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(formats4.compare(data4, "0") < 0){
const err17 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.frozen !== undefined){
if(typeof data.frozen !== "boolean"){
const err19 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.check_out_date !== undefined){
let data6 = data.check_out_date;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/type",keyword:"type",params:{type: schema1.properties.check_out_date.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err21 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.note !== undefined){
let data7 = data.note;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
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
if(errors === _errs19){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
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
var valid2 = _errs19 === errors;
if(valid2){
const err25 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err26 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data7) < 1){
const err27 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
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
if(data.version !== undefined){
let data8 = data.version;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err28 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const row = validate2;
const schema2 = {"type":"object","properties":{"lease_id":{"type":"integer"},"home_id":{"type":"integer"},"room_id":{"type":"integer"},"tenant_id":{"type":"integer"},"lease_range":{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2,"maxItems":2},"status":{"type":["integer","null"],"enum":[1,2,3,null]},"rent":{"type":"string"},"deposit":{"type":"string"},"co_tenants_count":{"type":["integer","null"]},"frozen":{"type":"boolean"},"check_out_date":{"type":["string","null"]},"note":{"type":["string","null"]},"version":{"type":"integer"},"created_at":{"type":"string"},"updated_at":{"type":"string"},"_labels":{"type":"object","additionalProperties":{"type":["string","array","null"],"items":{"type":"string"}}}},"required":["lease_id","version"],"additionalProperties":false,"$id":"row"};

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
if(data.lease_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lease_id"}};
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
if(!(func0.call(schema2.properties, key0))){
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
if(data.lease_id !== undefined){
let data0 = data.lease_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/lease_id",schemaPath:"#/properties/lease_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.home_id !== undefined){
let data1 = data.home_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.room_id !== undefined){
let data2 = data.room_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tenant_id !== undefined){
let data3 = data.tenant_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err6 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.lease_range !== undefined){
let data4 = data.lease_range;
if(Array.isArray(data4)){
if(data4.length > 2){
const err7 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.length < 2){
const err8 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
if(len0 > 0){
if(typeof data4[0] !== "string"){
const err9 = {instancePath:instancePath+"/lease_range/0",schemaPath:"#/properties/lease_range/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(len0 > 1){
if(typeof data4[1] !== "string"){
const err10 = {instancePath:instancePath+"/lease_range/1",schemaPath:"#/properties/lease_range/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
const len1 = data4.length;
if(!(len1 <= 2)){
const err11 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/items",keyword:"items",params:{limit: 2}};
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
const err12 = {instancePath:instancePath+"/lease_range",schemaPath:"#/properties/lease_range/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema2.properties.status.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data7 === 1) || (data7 === 2)) || (data7 === 3)) || (data7 === null))){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema2.properties.status.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.rent !== undefined){
if(typeof data.rent !== "string"){
const err15 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.deposit !== undefined){
if(typeof data.deposit !== "string"){
const err16 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.co_tenants_count !== undefined){
let data10 = data.co_tenants_count;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err17 = {instancePath:instancePath+"/co_tenants_count",schemaPath:"#/properties/co_tenants_count/type",keyword:"type",params:{type: schema2.properties.co_tenants_count.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.frozen !== undefined){
if(typeof data.frozen !== "boolean"){
const err18 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.check_out_date !== undefined){
let data12 = data.check_out_date;
if((typeof data12 !== "string") && (data12 !== null)){
const err19 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/type",keyword:"type",params:{type: schema2.properties.check_out_date.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.note !== undefined){
let data13 = data.note;
if((typeof data13 !== "string") && (data13 !== null)){
const err20 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema2.properties.note.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined){
let data14 = data.version;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
const err22 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
const err23 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
const err24 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/_labels/additionalProperties/type",keyword:"type",params:{type: schema2.properties._labels.additionalProperties.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i0=0; i0<len2; i0++){
if(typeof data18[i0] !== "string"){
const err25 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/_labels/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/_labels",schemaPath:"#/properties/_labels/type",keyword:"type",params:{type: "object"}};
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
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
