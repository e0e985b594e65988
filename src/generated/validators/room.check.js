// Generated from schemas/entities/room.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_type":{"type":"integer","enum":[1,2,3,4]},"building_name":{"minLength":1,"type":["string","null"],"maxLength":20,"not":{"type":"string","pattern":"\\u0000"}},"household_name":{"minLength":1,"type":["string","null"],"maxLength":20,"not":{"type":"string","pattern":"\\u0000"}},"room_name":{"minLength":1,"type":["string","null"],"maxLength":20,"not":{"type":"string","pattern":"\\u0000"}},"parent_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"floor":{"type":["integer","null"],"minimum":-10,"maximum":200},"area":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"10000","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"rent":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}}},"required":["home_id"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern3 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const formats0 = formats.decimal;

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
if(data.home_id !== undefined){
let data0 = data.home_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
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
const err3 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.room_type !== undefined){
let data1 = data.room_type;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/room_type",schemaPath:"#/properties/room_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.room_type.enum;
if(!((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4))){
const err6 = {instancePath:instancePath+"/room_type",schemaPath:"#/properties/room_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.room_type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.building_name !== undefined){
let data2 = data.building_name;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/building_name",schemaPath:"#/properties/building_name/type",keyword:"type",params:{type: schema0.properties.building_name.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
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
if(errors === _errs9){
}
}
var valid1 = _errs9 === errors;
if(valid1){
const err10 = {instancePath:instancePath+"/building_name",schemaPath:"#/properties/building_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
if(func1(data2) > 20){
const err11 = {instancePath:instancePath+"/building_name",schemaPath:"#/properties/building_name/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/building_name",schemaPath:"#/properties/building_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.household_name !== undefined){
let data3 = data.household_name;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/household_name",schemaPath:"#/properties/household_name/type",keyword:"type",params:{type: schema0.properties.household_name.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs12 = errors;
const _errs13 = errors;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
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
if(errors === _errs14){
}
}
var valid2 = _errs14 === errors;
if(valid2){
const err16 = {instancePath:instancePath+"/household_name",schemaPath:"#/properties/household_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
if(func1(data3) > 20){
const err17 = {instancePath:instancePath+"/household_name",schemaPath:"#/properties/household_name/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data3) < 1){
const err18 = {instancePath:instancePath+"/household_name",schemaPath:"#/properties/household_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.room_name !== undefined){
let data4 = data.room_name;
const _errs16 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/room_name",schemaPath:"#/properties/room_name/type",keyword:"type",params:{type: schema0.properties.room_name.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
}
}
else {
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(errors === _errs19){
}
}
var valid3 = _errs19 === errors;
if(valid3){
const err22 = {instancePath:instancePath+"/room_name",schemaPath:"#/properties/room_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
if(func1(data4) > 20){
const err23 = {instancePath:instancePath+"/room_name",schemaPath:"#/properties/room_name/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data4) < 1){
const err24 = {instancePath:instancePath+"/room_name",schemaPath:"#/properties/room_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.parent_ids !== undefined){
let data5 = data.parent_ids;
const _errs21 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err25 = {instancePath:instancePath+"/parent_ids",schemaPath:"#/properties/parent_ids/type",keyword:"type",params:{type: schema0.properties.parent_ids.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs22 = errors;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err26 = {instancePath:instancePath+"/parent_ids",schemaPath:"#/properties/parent_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
let valid5 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs23 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err27 = {instancePath:instancePath+"/parent_ids/" + i0,schemaPath:"#/properties/parent_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs24 = errors;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/parent_ids/" + i0,schemaPath:"#/properties/parent_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/parent_ids/" + i0,schemaPath:"#/properties/parent_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
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
const err30 = {instancePath:instancePath+"/parent_ids",schemaPath:"#/properties/parent_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
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
if(data.floor !== undefined){
let data7 = data.floor;
const _errs25 = errors;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err31 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type: schema0.properties.floor.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs26 = errors;
if(typeof data7 == "number"){
if(data7 > 200 || isNaN(data7)){
const err32 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data7 < -10 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
if(data.area !== undefined){
let data8 = data.area;
const _errs27 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err34 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/type",keyword:"type",params:{type: schema0.properties.area.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs28 = errors;
if(typeof data8 == "number"){
}
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err35 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0.validate(data8))){
const err36 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(formats0.compare(data8, "10000") > 0){
const err37 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "10000"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(formats0.compare(data8, "0") <= 0){
const err38 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.rent !== undefined){
let data9 = data.rent;
const _errs29 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err39 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/type",keyword:"type",params:{type: schema0.properties.rent.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs30 = errors;
if(typeof data9 == "number"){
}
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err40 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats0.validate(data9))){
const err41 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(formats0.compare(data9, "0") < 0){
const err42 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
if(data.note !== undefined){
let data10 = data.note;
const _errs31 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err43 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
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
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
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
var valid7 = _errs34 === errors;
if(valid7){
const err46 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
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
if(typeof data10 === "string"){
if(func1(data10) > 500){
const err47 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data10) < 1){
const err48 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"building_name":{"minLength":1,"type":["string","null"],"maxLength":20,"not":{"type":"string","pattern":"\\u0000"}},"household_name":{"minLength":1,"type":["string","null"],"maxLength":20,"not":{"type":"string","pattern":"\\u0000"}},"room_name":{"minLength":1,"type":["string","null"],"maxLength":20,"not":{"type":"string","pattern":"\\u0000"}},"parent_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"floor":{"type":["integer","null"],"minimum":-10,"maximum":200},"area":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"10000","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"rent":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.building_name !== undefined){
let data0 = data.building_name;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/building_name",schemaPath:"#/properties/building_name/type",keyword:"type",params:{type: schema1.properties.building_name.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err5 = {instancePath:instancePath+"/building_name",schemaPath:"#/properties/building_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(func1(data0) > 20){
const err6 = {instancePath:instancePath+"/building_name",schemaPath:"#/properties/building_name/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/building_name",schemaPath:"#/properties/building_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.household_name !== undefined){
let data1 = data.household_name;
const _errs7 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/household_name",schemaPath:"#/properties/household_name/type",keyword:"type",params:{type: schema1.properties.household_name.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err11 = {instancePath:instancePath+"/household_name",schemaPath:"#/properties/household_name/not",keyword:"not",params:{}};
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
if(func1(data1) > 20){
const err12 = {instancePath:instancePath+"/household_name",schemaPath:"#/properties/household_name/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data1) < 1){
const err13 = {instancePath:instancePath+"/household_name",schemaPath:"#/properties/household_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.room_name !== undefined){
let data2 = data.room_name;
const _errs12 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err14 = {instancePath:instancePath+"/room_name",schemaPath:"#/properties/room_name/type",keyword:"type",params:{type: schema1.properties.room_name.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
if(errors === _errs15){
}
}
var valid3 = _errs15 === errors;
if(valid3){
const err17 = {instancePath:instancePath+"/room_name",schemaPath:"#/properties/room_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
if(func1(data2) > 20){
const err18 = {instancePath:instancePath+"/room_name",schemaPath:"#/properties/room_name/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data2) < 1){
const err19 = {instancePath:instancePath+"/room_name",schemaPath:"#/properties/room_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.parent_ids !== undefined){
let data3 = data.parent_ids;
const _errs17 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err20 = {instancePath:instancePath+"/parent_ids",schemaPath:"#/properties/parent_ids/type",keyword:"type",params:{type: schema1.properties.parent_ids.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs18 = errors;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err21 = {instancePath:instancePath+"/parent_ids",schemaPath:"#/properties/parent_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs19 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err22 = {instancePath:instancePath+"/parent_ids/" + i0,schemaPath:"#/properties/parent_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs20 = errors;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/parent_ids/" + i0,schemaPath:"#/properties/parent_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err24 = {instancePath:instancePath+"/parent_ids/" + i0,schemaPath:"#/properties/parent_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid4 = _errs19 === errors;
if(!valid4){
valid5 = false;
}
}
let valid6;
let i1 = data3.length;
let j0;
valid6 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err25 = {instancePath:instancePath+"/parent_ids",schemaPath:"#/properties/parent_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
valid6 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs17 === errors;
}
if(data.floor !== undefined){
let data5 = data.floor;
const _errs21 = errors;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err26 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type: schema1.properties.floor.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs22 = errors;
if(typeof data5 == "number"){
if(data5 > 200 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data5 < -10 || isNaN(data5)){
const err28 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs21 === errors;
}
if(data.area !== undefined){
let data6 = data.area;
const _errs23 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err29 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/type",keyword:"type",params:{type: schema1.properties.area.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs24 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err30 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats0.validate(data6))){
const err31 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(formats0.compare(data6, "10000") > 0){
const err32 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "10000"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(formats0.compare(data6, "0") <= 0){
const err33 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid0 = _errs23 === errors;
}
if(data.rent !== undefined){
let data7 = data.rent;
const _errs25 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err34 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/type",keyword:"type",params:{type: schema1.properties.rent.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs26 = errors;
if(typeof data7 == "number"){
}
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err35 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0.validate(data7))){
const err36 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(formats0.compare(data7, "0") < 0){
const err37 = {instancePath:instancePath+"/rent",schemaPath:"#/properties/rent/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
if(data.note !== undefined){
let data8 = data.note;
const _errs27 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err38 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs28 = errors;
const _errs29 = errors;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
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
else {
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(errors === _errs30){
}
}
var valid7 = _errs30 === errors;
if(valid7){
const err41 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
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
if(typeof data8 === "string"){
if(func1(data8) > 500){
const err42 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data8) < 1){
const err43 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.version !== undefined){
let data9 = data.version;
const _errs32 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err44 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs33 = errors;
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err45 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err46 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
