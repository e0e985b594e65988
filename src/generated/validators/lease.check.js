// Generated from schemas/entities/lease.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"tenant_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"lease_range":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"rent":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"deposit":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"frozen":{"type":"boolean"},"check_out_date":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}}},"required":["home_id","room_id","tenant_id","lease_range","rent"],"additionalProperties":false,"$id":"create"};
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
const _errs0 = errors;
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
const _errs1 = errors;
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
const _errs2 = errors;
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
const _errs3 = errors;
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
var valid0 = _errs2 === errors;
}
if(data.room_id !== undefined){
let data1 = data.room_id;
const _errs4 = errors;
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
const _errs5 = errors;
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
var valid0 = _errs4 === errors;
}
if(data.tenant_id !== undefined){
let data2 = data.tenant_id;
const _errs6 = errors;
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
const _errs7 = errors;
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
var valid0 = _errs6 === errors;
}
if(data.lease_range !== undefined){
let data3 = data.lease_range;
const _errs8 = errors;
const _errs9 = errors;
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
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 == "number"){
}
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
var valid1 = _errs10 === errors;
}
if(len0 > 1){
let data5 = data3[1];
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 == "number"){
}
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
var valid1 = _errs12 === errors;
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
var valid0 = _errs8 === errors;
}
if(data.rent !== undefined){
let data6 = data.rent;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 == "number"){
}
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
var valid0 = _errs14 === errors;
}
if(data.deposit !== undefined){
let data7 = data.deposit;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 == "number"){
}
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
var valid0 = _errs16 === errors;
}
if(data.frozen !== undefined){
let data8 = data.frozen;
const _errs18 = errors;
if(typeof data8 !== "boolean"){
const err32 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.check_out_date !== undefined){
let data9 = data.check_out_date;
const _errs20 = errors;
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
const _errs21 = errors;
if(typeof data9 == "number"){
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
var valid0 = _errs20 === errors;
}
if(data.note !== undefined){
let data10 = data.note;
const _errs22 = errors;
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
const _errs23 = errors;
const _errs24 = errors;
const _errs25 = errors;
const _errs26 = errors;
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
if(errors === _errs25){
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
var valid0 = _errs22 === errors;
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
const schema1 = {"type":"object","properties":{"lease_range":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"rent":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"deposit":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"frozen":{"type":"boolean"},"check_out_date":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
const _errs2 = errors;
const _errs3 = errors;
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
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 == "number"){
}
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
var valid1 = _errs4 === errors;
}
if(len0 > 1){
let data2 = data0[1];
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 == "number"){
}
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
var valid1 = _errs6 === errors;
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
var valid0 = _errs2 === errors;
}
if(data.rent !== undefined){
let data3 = data.rent;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 == "number"){
}
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
var valid0 = _errs8 === errors;
}
if(data.deposit !== undefined){
let data4 = data.deposit;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 == "number"){
}
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
var valid0 = _errs10 === errors;
}
if(data.frozen !== undefined){
let data5 = data.frozen;
const _errs12 = errors;
if(typeof data5 !== "boolean"){
const err19 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.check_out_date !== undefined){
let data6 = data.check_out_date;
const _errs14 = errors;
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
const _errs15 = errors;
if(typeof data6 == "number"){
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
var valid0 = _errs14 === errors;
}
if(data.note !== undefined){
let data7 = data.note;
const _errs16 = errors;
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
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
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
if(errors === _errs19){
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
var valid0 = _errs16 === errors;
}
if(data.version !== undefined){
let data8 = data.version;
const _errs21 = errors;
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
const _errs22 = errors;
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
var valid0 = _errs21 === errors;
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
