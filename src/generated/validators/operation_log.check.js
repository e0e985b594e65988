// Generated from schemas/entities/operation_log.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"staff_name":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"action":{"type":"string","enum":["login","logout","create","update","remove","transition","export","import","reveal","command"]},"resource":{"type":["string","null"]},"record_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"record_name":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"changes":{"type":["array","null"],"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"not":{"pattern":"\\u0000"},"maxLength":200,"minLength":1,"type":"string"},"before":{"anyOf":[{"not":{"pattern":"\\u0000"},"maxLength":200,"minLength":1,"type":"string"},{"type":"null"}]},"after":{"anyOf":[{"not":{"pattern":"\\u0000"},"maxLength":200,"minLength":1,"type":"string"},{"type":"null"}]}}}},"rows_count":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"store_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"home_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"address":{"minLength":1,"type":["string","null"],"maxLength":64,"not":{"type":"string","pattern":"\\u0000"}},"succeeded":{"type":"boolean"}},"required":["action"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
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
if(!(func0.call(schema0.properties, key0))){
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
if(data.staff_id !== undefined){
let data0 = data.staff_id;
const _errs2 = errors;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema0.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.staff_name !== undefined){
let data1 = data.staff_name;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/staff_name",schemaPath:"#/properties/staff_name/type",keyword:"type",params:{type: schema0.properties.staff_name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
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
if(errors === _errs7){
}
}
var valid1 = _errs7 === errors;
if(valid1){
const err8 = {instancePath:instancePath+"/staff_name",schemaPath:"#/properties/staff_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err9 = {instancePath:instancePath+"/staff_name",schemaPath:"#/properties/staff_name/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/staff_name",schemaPath:"#/properties/staff_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.action !== undefined){
let data2 = data.action;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs10 = errors;
const vSchema0 = schema0.properties.action.enum;
if(!((((((((((data2 === "login") || (data2 === "logout")) || (data2 === "create")) || (data2 === "update")) || (data2 === "remove")) || (data2 === "transition")) || (data2 === "export")) || (data2 === "import")) || (data2 === "reveal")) || (data2 === "command"))){
const err12 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema0.properties.action.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.resource !== undefined){
let data3 = data.resource;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: schema0.properties.resource.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.record_id !== undefined){
let data4 = data.record_id;
const _errs13 = errors;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: schema0.properties.record_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs14 = errors;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs13 === errors;
}
if(data.record_name !== undefined){
let data5 = data.record_name;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/record_name",schemaPath:"#/properties/record_name/type",keyword:"type",params:{type: schema0.properties.record_name.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs16 = errors;
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
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
if(errors === _errs18){
}
}
var valid2 = _errs18 === errors;
if(valid2){
const err20 = {instancePath:instancePath+"/record_name",schemaPath:"#/properties/record_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err21 = {instancePath:instancePath+"/record_name",schemaPath:"#/properties/record_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data5) < 1){
const err22 = {instancePath:instancePath+"/record_name",schemaPath:"#/properties/record_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid0 = _errs15 === errors;
}
if(data.changes !== undefined){
let data6 = data.changes;
const _errs20 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err23 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: schema0.properties.changes.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs21 = errors;
if(Array.isArray(data6)){
if(data6.length > 100){
const err24 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs22 = errors;
const _errs23 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.field === undefined){
const err25 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs24 = errors;
for(const key1 in data7){
if(!(((key1 === "field") || (key1 === "before")) || (key1 === "after"))){
const err26 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.field !== undefined){
let data8 = data7.field;
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
}
}
if(errors === _errs28){
}
var valid6 = _errs28 === errors;
if(valid6){
const err28 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err29 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data8) < 1){
const err30 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/minLength",keyword:"minLength",params:{limit: 1}};
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
const err31 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid5 = _errs25 === errors;
}
if(data7.before !== undefined){
let data9 = data7.before;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
}
}
if(errors === _errs34){
}
var valid8 = _errs34 === errors;
if(valid8){
const err33 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/0/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err34 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func1(data9) < 1){
const err35 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
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
const err36 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid7 = valid7 || _valid0;
if(_valid0){
}
const _errs35 = errors;
if(data9 !== null){
const err37 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs36 = errors;
var _valid0 = _errs35 === errors;
valid7 = valid7 || _valid0;
if(_valid0){
}
if(!valid7){
const err38 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs29 === errors;
}
if(data7.after !== undefined){
let data10 = data7.after;
const _errs37 = errors;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
const _errs42 = errors;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
}
}
if(errors === _errs42){
}
var valid10 = _errs42 === errors;
if(valid10){
const err40 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/0/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err41 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data10) < 1){
const err42 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
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
const err43 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid1 = _errs39 === errors;
valid9 = valid9 || _valid1;
if(_valid1){
}
const _errs43 = errors;
if(data10 !== null){
const err44 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs44 = errors;
var _valid1 = _errs43 === errors;
valid9 = valid9 || _valid1;
if(_valid1){
}
if(!valid9){
const err45 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
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
var valid5 = _errs37 === errors;
}
}
else {
const err46 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid3 = _errs22 === errors;
if(!valid3){
valid4 = false;
}
}
}
var valid0 = _errs20 === errors;
}
if(data.rows_count !== undefined){
let data11 = data.rows_count;
const _errs45 = errors;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err47 = {instancePath:instancePath+"/rows_count",schemaPath:"#/properties/rows_count/type",keyword:"type",params:{type: schema0.properties.rows_count.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs46 = errors;
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err48 = {instancePath:instancePath+"/rows_count",schemaPath:"#/properties/rows_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err49 = {instancePath:instancePath+"/rows_count",schemaPath:"#/properties/rows_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var valid0 = _errs45 === errors;
}
if(data.store_id !== undefined){
let data12 = data.store_id;
const _errs47 = errors;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err50 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/type",keyword:"type",params:{type: schema0.properties.store_id.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs48 = errors;
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
const err51 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err52 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid0 = _errs47 === errors;
}
if(data.home_id !== undefined){
let data13 = data.home_id;
const _errs49 = errors;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err53 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: schema0.properties.home_id.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs50 = errors;
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
const err54 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err55 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid0 = _errs49 === errors;
}
if(data.address !== undefined){
let data14 = data.address;
const _errs51 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err56 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema0.properties.address.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs52 = errors;
const _errs53 = errors;
const _errs54 = errors;
const _errs55 = errors;
if(errors === _errs54){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
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
if(errors === _errs54){
}
}
var valid11 = _errs54 === errors;
if(valid11){
const err59 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
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
if(typeof data14 === "string"){
if(func1(data14) > 64){
const err60 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(func1(data14) < 1){
const err61 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid0 = _errs51 === errors;
}
if(data.succeeded !== undefined){
let data15 = data.succeeded;
const _errs56 = errors;
if(typeof data15 !== "boolean"){
const err62 = {instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs57 = errors;
var valid0 = _errs56 === errors;
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"staff_name":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"action":{"type":"string","enum":["login","logout","create","update","remove","transition","export","import","reveal","command"]},"resource":{"type":["string","null"]},"record_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"record_name":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"changes":{"type":["array","null"],"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"not":{"pattern":"\\u0000"},"maxLength":200,"minLength":1,"type":"string"},"before":{"anyOf":[{"not":{"pattern":"\\u0000"},"maxLength":200,"minLength":1,"type":"string"},{"type":"null"}]},"after":{"anyOf":[{"not":{"pattern":"\\u0000"},"maxLength":200,"minLength":1,"type":"string"},{"type":"null"}]}}}},"rows_count":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"store_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"home_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"address":{"minLength":1,"type":["string","null"],"maxLength":64,"not":{"type":"string","pattern":"\\u0000"}},"succeeded":{"type":"boolean"},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.staff_id !== undefined){
let data0 = data.staff_id;
const _errs2 = errors;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema1.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.staff_name !== undefined){
let data1 = data.staff_name;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/staff_name",schemaPath:"#/properties/staff_name/type",keyword:"type",params:{type: schema1.properties.staff_name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
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
if(errors === _errs7){
}
}
var valid1 = _errs7 === errors;
if(valid1){
const err8 = {instancePath:instancePath+"/staff_name",schemaPath:"#/properties/staff_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err9 = {instancePath:instancePath+"/staff_name",schemaPath:"#/properties/staff_name/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/staff_name",schemaPath:"#/properties/staff_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.action !== undefined){
let data2 = data.action;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs10 = errors;
const vSchema0 = schema1.properties.action.enum;
if(!((((((((((data2 === "login") || (data2 === "logout")) || (data2 === "create")) || (data2 === "update")) || (data2 === "remove")) || (data2 === "transition")) || (data2 === "export")) || (data2 === "import")) || (data2 === "reveal")) || (data2 === "command"))){
const err12 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema1.properties.action.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.resource !== undefined){
let data3 = data.resource;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: schema1.properties.resource.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.record_id !== undefined){
let data4 = data.record_id;
const _errs13 = errors;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: schema1.properties.record_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs14 = errors;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs13 === errors;
}
if(data.record_name !== undefined){
let data5 = data.record_name;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/record_name",schemaPath:"#/properties/record_name/type",keyword:"type",params:{type: schema1.properties.record_name.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs16 = errors;
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
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
if(errors === _errs18){
}
}
var valid2 = _errs18 === errors;
if(valid2){
const err20 = {instancePath:instancePath+"/record_name",schemaPath:"#/properties/record_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err21 = {instancePath:instancePath+"/record_name",schemaPath:"#/properties/record_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data5) < 1){
const err22 = {instancePath:instancePath+"/record_name",schemaPath:"#/properties/record_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid0 = _errs15 === errors;
}
if(data.changes !== undefined){
let data6 = data.changes;
const _errs20 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err23 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: schema1.properties.changes.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs21 = errors;
if(Array.isArray(data6)){
if(data6.length > 100){
const err24 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs22 = errors;
const _errs23 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.field === undefined){
const err25 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs24 = errors;
for(const key1 in data7){
if(!(((key1 === "field") || (key1 === "before")) || (key1 === "after"))){
const err26 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.field !== undefined){
let data8 = data7.field;
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
}
}
if(errors === _errs28){
}
var valid6 = _errs28 === errors;
if(valid6){
const err28 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err29 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data8) < 1){
const err30 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/minLength",keyword:"minLength",params:{limit: 1}};
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
const err31 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid5 = _errs25 === errors;
}
if(data7.before !== undefined){
let data9 = data7.before;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
}
}
if(errors === _errs34){
}
var valid8 = _errs34 === errors;
if(valid8){
const err33 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/0/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err34 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func1(data9) < 1){
const err35 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
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
const err36 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid7 = valid7 || _valid0;
if(_valid0){
}
const _errs35 = errors;
if(data9 !== null){
const err37 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs36 = errors;
var _valid0 = _errs35 === errors;
valid7 = valid7 || _valid0;
if(_valid0){
}
if(!valid7){
const err38 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs29 === errors;
}
if(data7.after !== undefined){
let data10 = data7.after;
const _errs37 = errors;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
const _errs42 = errors;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
}
}
if(errors === _errs42){
}
var valid10 = _errs42 === errors;
if(valid10){
const err40 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/0/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err41 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data10) < 1){
const err42 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
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
const err43 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid1 = _errs39 === errors;
valid9 = valid9 || _valid1;
if(_valid1){
}
const _errs43 = errors;
if(data10 !== null){
const err44 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs44 = errors;
var _valid1 = _errs43 === errors;
valid9 = valid9 || _valid1;
if(_valid1){
}
if(!valid9){
const err45 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
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
var valid5 = _errs37 === errors;
}
}
else {
const err46 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid3 = _errs22 === errors;
if(!valid3){
valid4 = false;
}
}
}
var valid0 = _errs20 === errors;
}
if(data.rows_count !== undefined){
let data11 = data.rows_count;
const _errs45 = errors;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err47 = {instancePath:instancePath+"/rows_count",schemaPath:"#/properties/rows_count/type",keyword:"type",params:{type: schema1.properties.rows_count.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs46 = errors;
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err48 = {instancePath:instancePath+"/rows_count",schemaPath:"#/properties/rows_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err49 = {instancePath:instancePath+"/rows_count",schemaPath:"#/properties/rows_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var valid0 = _errs45 === errors;
}
if(data.store_id !== undefined){
let data12 = data.store_id;
const _errs47 = errors;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err50 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/type",keyword:"type",params:{type: schema1.properties.store_id.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs48 = errors;
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
const err51 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err52 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid0 = _errs47 === errors;
}
if(data.home_id !== undefined){
let data13 = data.home_id;
const _errs49 = errors;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err53 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: schema1.properties.home_id.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs50 = errors;
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
const err54 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err55 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid0 = _errs49 === errors;
}
if(data.address !== undefined){
let data14 = data.address;
const _errs51 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err56 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema1.properties.address.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs52 = errors;
const _errs53 = errors;
const _errs54 = errors;
const _errs55 = errors;
if(errors === _errs54){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
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
if(errors === _errs54){
}
}
var valid11 = _errs54 === errors;
if(valid11){
const err59 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
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
if(typeof data14 === "string"){
if(func1(data14) > 64){
const err60 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(func1(data14) < 1){
const err61 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid0 = _errs51 === errors;
}
if(data.succeeded !== undefined){
let data15 = data.succeeded;
const _errs56 = errors;
if(typeof data15 !== "boolean"){
const err62 = {instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs57 = errors;
var valid0 = _errs56 === errors;
}
if(data.version !== undefined){
let data16 = data.version;
const _errs58 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err63 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs59 = errors;
if(typeof data16 == "number"){
if(data16 > 2147483647 || isNaN(data16)){
const err64 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err65 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
var valid0 = _errs58 === errors;
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
