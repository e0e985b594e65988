// Generated from schemas/entities/team.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"leader":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"service_targets":{"type":["array","null"],"items":{"type":"integer","enum":[1,2,3,4,5]},"uniqueItems":true},"store_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"staff_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"active":{"type":"boolean"},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["name","leader","phone"],"additionalProperties":false,"$id":"create"};
const pattern0 = new RegExp("\\u0000", "u");
const pattern2 = new RegExp("^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$", "u");
const pattern4 = new RegExp("^1[0-9]{10}$", "u");
const func0 = ucs2length;

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
if(data.leader === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leader"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.phone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"}};
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
if(!((((((((key0 === "name") || (key0 === "leader")) || (key0 === "phone")) || (key0 === "service_targets")) || (key0 === "store_ids")) || (key0 === "staff_ids")) || (key0 === "active")) || (key0 === "note"))){
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
if(func0(data0) > 50){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data0) < 1){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
if(data.leader !== undefined){
let data1 = data.leader;
const _errs7 = errors;
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
const err12 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/not",keyword:"not",params:{}};
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
const err13 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data1) < 1){
const err14 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(data1)){
const err15 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
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
const err16 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.phone !== undefined){
let data2 = data.phone;
const _errs12 = errors;
const _errs13 = errors;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
}
}
else {
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(errors === _errs15){
}
}
var valid3 = _errs15 === errors;
if(valid3){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
if(func0(data2) > 200){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func0(data2) < 1){
const err21 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data2)){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
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
const err23 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.service_targets !== undefined){
let data3 = data.service_targets;
const _errs17 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err24 = {instancePath:instancePath+"/service_targets",schemaPath:"#/properties/service_targets/type",keyword:"type",params:{type: schema0.properties.service_targets.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs18 = errors;
if(Array.isArray(data3)){
let valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs19 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err25 = {instancePath:instancePath+"/service_targets/" + i0,schemaPath:"#/properties/service_targets/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs20 = errors;
const vSchema0 = schema0.properties.service_targets.items.enum;
if(!(((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === 4)) || (data4 === 5))){
const err26 = {instancePath:instancePath+"/service_targets/" + i0,schemaPath:"#/properties/service_targets/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.service_targets.items.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
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
const err27 = {instancePath:instancePath+"/service_targets",schemaPath:"#/properties/service_targets/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
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
if(data.store_ids !== undefined){
let data5 = data.store_ids;
const _errs21 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err28 = {instancePath:instancePath+"/store_ids",schemaPath:"#/properties/store_ids/type",keyword:"type",params:{type: schema0.properties.store_ids.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs22 = errors;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err29 = {instancePath:instancePath+"/store_ids",schemaPath:"#/properties/store_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
let valid8 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
const _errs23 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err30 = {instancePath:instancePath+"/store_ids/" + i2,schemaPath:"#/properties/store_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs24 = errors;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
const err31 = {instancePath:instancePath+"/store_ids/" + i2,schemaPath:"#/properties/store_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err32 = {instancePath:instancePath+"/store_ids/" + i2,schemaPath:"#/properties/store_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid7 = _errs23 === errors;
if(!valid7){
valid8 = false;
}
}
let valid9;
let i3 = data5.length;
let j1;
valid9 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err33 = {instancePath:instancePath+"/store_ids",schemaPath:"#/properties/store_ids/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
valid9 = false;
break;
}
indices1[item1] = i3;
}
}
}
var valid0 = _errs21 === errors;
}
if(data.staff_ids !== undefined){
let data7 = data.staff_ids;
const _errs25 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err34 = {instancePath:instancePath+"/staff_ids",schemaPath:"#/properties/staff_ids/type",keyword:"type",params:{type: schema0.properties.staff_ids.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs26 = errors;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err35 = {instancePath:instancePath+"/staff_ids",schemaPath:"#/properties/staff_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let valid11 = true;
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
let data8 = data7[i4];
const _errs27 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err36 = {instancePath:instancePath+"/staff_ids/" + i4,schemaPath:"#/properties/staff_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs28 = errors;
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
const err37 = {instancePath:instancePath+"/staff_ids/" + i4,schemaPath:"#/properties/staff_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err38 = {instancePath:instancePath+"/staff_ids/" + i4,schemaPath:"#/properties/staff_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid10 = _errs27 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i5 = data7.length;
let j2;
valid12 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data7[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err39 = {instancePath:instancePath+"/staff_ids",schemaPath:"#/properties/staff_ids/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
valid12 = false;
break;
}
indices2[item2] = i5;
}
}
}
var valid0 = _errs25 === errors;
}
if(data.active !== undefined){
let data9 = data.active;
const _errs29 = errors;
if(typeof data9 !== "boolean"){
const err40 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs30 = errors;
var valid0 = _errs29 === errors;
}
if(data.note !== undefined){
let data10 = data.note;
const _errs31 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err41 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
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
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
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
var valid13 = _errs34 === errors;
if(valid13){
const err44 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
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
if(typeof data10 === "string"){
if(func0(data10) > 200){
const err45 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func0(data10) < 1){
const err46 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid0 = _errs31 === errors;
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"leader":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"service_targets":{"type":["array","null"],"items":{"type":"integer","enum":[1,2,3,4,5]},"uniqueItems":true},"store_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"staff_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"active":{"type":"boolean"},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};
const func8 = Object.prototype.hasOwnProperty;

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
if(!(func8.call(schema1.properties, key0))){
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
if(func0(data0) > 50){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
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
if(data.leader !== undefined){
let data1 = data.leader;
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
const err10 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/not",keyword:"not",params:{}};
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
if(func0(data1) > 200){
const err11 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data1) < 1){
const err12 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern2.test(data1)){
const err13 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
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
const err14 = {instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/type",keyword:"type",params:{type: "string"}};
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
if(data.phone !== undefined){
let data2 = data.phone;
const _errs12 = errors;
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
const err17 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
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
if(func0(data2) > 200){
const err18 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func0(data2) < 1){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern4.test(data2)){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
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
const err21 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.service_targets !== undefined){
let data3 = data.service_targets;
const _errs17 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err22 = {instancePath:instancePath+"/service_targets",schemaPath:"#/properties/service_targets/type",keyword:"type",params:{type: schema1.properties.service_targets.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs18 = errors;
if(Array.isArray(data3)){
let valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs19 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err23 = {instancePath:instancePath+"/service_targets/" + i0,schemaPath:"#/properties/service_targets/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs20 = errors;
const vSchema0 = schema1.properties.service_targets.items.enum;
if(!(((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === 4)) || (data4 === 5))){
const err24 = {instancePath:instancePath+"/service_targets/" + i0,schemaPath:"#/properties/service_targets/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.service_targets.items.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
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
const err25 = {instancePath:instancePath+"/service_targets",schemaPath:"#/properties/service_targets/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
if(data.store_ids !== undefined){
let data5 = data.store_ids;
const _errs21 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err26 = {instancePath:instancePath+"/store_ids",schemaPath:"#/properties/store_ids/type",keyword:"type",params:{type: schema1.properties.store_ids.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs22 = errors;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err27 = {instancePath:instancePath+"/store_ids",schemaPath:"#/properties/store_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let valid8 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
const _errs23 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err28 = {instancePath:instancePath+"/store_ids/" + i2,schemaPath:"#/properties/store_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs24 = errors;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/store_ids/" + i2,schemaPath:"#/properties/store_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/store_ids/" + i2,schemaPath:"#/properties/store_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid7 = _errs23 === errors;
if(!valid7){
valid8 = false;
}
}
let valid9;
let i3 = data5.length;
let j1;
valid9 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err31 = {instancePath:instancePath+"/store_ids",schemaPath:"#/properties/store_ids/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
valid9 = false;
break;
}
indices1[item1] = i3;
}
}
}
var valid0 = _errs21 === errors;
}
if(data.staff_ids !== undefined){
let data7 = data.staff_ids;
const _errs25 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err32 = {instancePath:instancePath+"/staff_ids",schemaPath:"#/properties/staff_ids/type",keyword:"type",params:{type: schema1.properties.staff_ids.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs26 = errors;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err33 = {instancePath:instancePath+"/staff_ids",schemaPath:"#/properties/staff_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
let valid11 = true;
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
let data8 = data7[i4];
const _errs27 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err34 = {instancePath:instancePath+"/staff_ids/" + i4,schemaPath:"#/properties/staff_ids/items/type",keyword:"type",params:{type: "integer"}};
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
if(data8 > 9007199254740991 || isNaN(data8)){
const err35 = {instancePath:instancePath+"/staff_ids/" + i4,schemaPath:"#/properties/staff_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err36 = {instancePath:instancePath+"/staff_ids/" + i4,schemaPath:"#/properties/staff_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid10 = _errs27 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i5 = data7.length;
let j2;
valid12 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data7[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err37 = {instancePath:instancePath+"/staff_ids",schemaPath:"#/properties/staff_ids/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
valid12 = false;
break;
}
indices2[item2] = i5;
}
}
}
var valid0 = _errs25 === errors;
}
if(data.active !== undefined){
let data9 = data.active;
const _errs29 = errors;
if(typeof data9 !== "boolean"){
const err38 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs30 = errors;
var valid0 = _errs29 === errors;
}
if(data.note !== undefined){
let data10 = data.note;
const _errs31 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err39 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
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
if(errors === _errs34){
}
}
var valid13 = _errs34 === errors;
if(valid13){
const err42 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
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
const err43 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func0(data10) < 1){
const err44 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.version !== undefined){
let data11 = data.version;
const _errs36 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err45 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs37 = errors;
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err46 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err47 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
