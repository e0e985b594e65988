// Generated from schemas/entities/in_out_setting.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"enabled":{"type":"boolean"},"home_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"person_types":{"type":["array","null"],"items":{"type":"integer","enum":[1,2,3]},"uniqueItems":true},"quiet_days":{"type":"integer","minimum":1,"maximum":90},"night_begin":{"type":"integer","minimum":0,"maximum":23},"night_end":{"type":"integer","minimum":0,"maximum":23},"daily_limit":{"type":["integer","null"],"minimum":1,"maximum":999},"notify_staff_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true}},"required":["name"],"additionalProperties":false,"$id":"create"};
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
if(func1(data0) > 50){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 50}};
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
if(data.enabled !== undefined){
let data1 = data.enabled;
const _errs7 = errors;
if(typeof data1 !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
if(data.home_ids !== undefined){
let data2 = data.home_ids;
const _errs9 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err9 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/type",keyword:"type",params:{type: schema0.properties.home_ids.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err10 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs12 = errors;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data2.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs9 === errors;
}
if(data.person_types !== undefined){
let data4 = data.person_types;
const _errs13 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err15 = {instancePath:instancePath+"/person_types",schemaPath:"#/properties/person_types/type",keyword:"type",params:{type: schema0.properties.person_types.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs14 = errors;
if(Array.isArray(data4)){
let valid6 = true;
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
const _errs15 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err16 = {instancePath:instancePath+"/person_types/" + i2,schemaPath:"#/properties/person_types/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs16 = errors;
const vSchema0 = schema0.properties.person_types.items.enum;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err17 = {instancePath:instancePath+"/person_types/" + i2,schemaPath:"#/properties/person_types/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.person_types.items.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid5 = _errs15 === errors;
if(!valid5){
valid6 = false;
}
}
let valid7;
let i3 = data4.length;
let j1;
valid7 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err18 = {instancePath:instancePath+"/person_types",schemaPath:"#/properties/person_types/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
valid7 = false;
break;
}
indices1[item1] = i3;
}
}
}
var valid0 = _errs13 === errors;
}
if(data.quiet_days !== undefined){
let data6 = data.quiet_days;
const _errs17 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/quiet_days",schemaPath:"#/properties/quiet_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs18 = errors;
if(typeof data6 == "number"){
if(data6 > 90 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/quiet_days",schemaPath:"#/properties/quiet_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/quiet_days",schemaPath:"#/properties/quiet_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs17 === errors;
}
if(data.night_begin !== undefined){
let data7 = data.night_begin;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err22 = {instancePath:instancePath+"/night_begin",schemaPath:"#/properties/night_begin/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs20 = errors;
if(typeof data7 == "number"){
if(data7 > 23 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/night_begin",schemaPath:"#/properties/night_begin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/night_begin",schemaPath:"#/properties/night_begin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs19 === errors;
}
if(data.night_end !== undefined){
let data8 = data.night_end;
const _errs21 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err25 = {instancePath:instancePath+"/night_end",schemaPath:"#/properties/night_end/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs22 = errors;
if(typeof data8 == "number"){
if(data8 > 23 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/night_end",schemaPath:"#/properties/night_end/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/night_end",schemaPath:"#/properties/night_end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid0 = _errs21 === errors;
}
if(data.daily_limit !== undefined){
let data9 = data.daily_limit;
const _errs23 = errors;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err28 = {instancePath:instancePath+"/daily_limit",schemaPath:"#/properties/daily_limit/type",keyword:"type",params:{type: schema0.properties.daily_limit.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs24 = errors;
if(typeof data9 == "number"){
if(data9 > 999 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/daily_limit",schemaPath:"#/properties/daily_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/daily_limit",schemaPath:"#/properties/daily_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid0 = _errs23 === errors;
}
if(data.notify_staff_ids !== undefined){
let data10 = data.notify_staff_ids;
const _errs25 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err31 = {instancePath:instancePath+"/notify_staff_ids",schemaPath:"#/properties/notify_staff_ids/type",keyword:"type",params:{type: schema0.properties.notify_staff_ids.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs26 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
const err32 = {instancePath:instancePath+"/notify_staff_ids",schemaPath:"#/properties/notify_staff_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
let valid9 = true;
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
let data11 = data10[i4];
const _errs27 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err33 = {instancePath:instancePath+"/notify_staff_ids/" + i4,schemaPath:"#/properties/notify_staff_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs28 = errors;
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/notify_staff_ids/" + i4,schemaPath:"#/properties/notify_staff_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/notify_staff_ids/" + i4,schemaPath:"#/properties/notify_staff_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid8 = _errs27 === errors;
if(!valid8){
valid9 = false;
}
}
let valid10;
let i5 = data10.length;
let j2;
valid10 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data10[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err36 = {instancePath:instancePath+"/notify_staff_ids",schemaPath:"#/properties/notify_staff_ids/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
valid10 = false;
break;
}
indices2[item2] = i5;
}
}
}
var valid0 = _errs25 === errors;
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"enabled":{"type":"boolean"},"home_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"person_types":{"type":["array","null"],"items":{"type":"integer","enum":[1,2,3]},"uniqueItems":true},"quiet_days":{"type":"integer","minimum":1,"maximum":90},"night_begin":{"type":"integer","minimum":0,"maximum":23},"night_end":{"type":"integer","minimum":0,"maximum":23},"daily_limit":{"type":["integer","null"],"minimum":1,"maximum":999},"notify_staff_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(func1(data0) > 50){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 50}};
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
if(data.enabled !== undefined){
let data1 = data.enabled;
const _errs7 = errors;
if(typeof data1 !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
if(data.home_ids !== undefined){
let data2 = data.home_ids;
const _errs9 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err9 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/type",keyword:"type",params:{type: schema1.properties.home_ids.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err10 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs12 = errors;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/home_ids/" + i0,schemaPath:"#/properties/home_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data2.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/home_ids",schemaPath:"#/properties/home_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs9 === errors;
}
if(data.person_types !== undefined){
let data4 = data.person_types;
const _errs13 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err15 = {instancePath:instancePath+"/person_types",schemaPath:"#/properties/person_types/type",keyword:"type",params:{type: schema1.properties.person_types.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs14 = errors;
if(Array.isArray(data4)){
let valid6 = true;
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
const _errs15 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err16 = {instancePath:instancePath+"/person_types/" + i2,schemaPath:"#/properties/person_types/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs16 = errors;
const vSchema0 = schema1.properties.person_types.items.enum;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err17 = {instancePath:instancePath+"/person_types/" + i2,schemaPath:"#/properties/person_types/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.person_types.items.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid5 = _errs15 === errors;
if(!valid5){
valid6 = false;
}
}
let valid7;
let i3 = data4.length;
let j1;
valid7 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err18 = {instancePath:instancePath+"/person_types",schemaPath:"#/properties/person_types/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
valid7 = false;
break;
}
indices1[item1] = i3;
}
}
}
var valid0 = _errs13 === errors;
}
if(data.quiet_days !== undefined){
let data6 = data.quiet_days;
const _errs17 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/quiet_days",schemaPath:"#/properties/quiet_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs18 = errors;
if(typeof data6 == "number"){
if(data6 > 90 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/quiet_days",schemaPath:"#/properties/quiet_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/quiet_days",schemaPath:"#/properties/quiet_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs17 === errors;
}
if(data.night_begin !== undefined){
let data7 = data.night_begin;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err22 = {instancePath:instancePath+"/night_begin",schemaPath:"#/properties/night_begin/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs20 = errors;
if(typeof data7 == "number"){
if(data7 > 23 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/night_begin",schemaPath:"#/properties/night_begin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/night_begin",schemaPath:"#/properties/night_begin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs19 === errors;
}
if(data.night_end !== undefined){
let data8 = data.night_end;
const _errs21 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err25 = {instancePath:instancePath+"/night_end",schemaPath:"#/properties/night_end/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs22 = errors;
if(typeof data8 == "number"){
if(data8 > 23 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/night_end",schemaPath:"#/properties/night_end/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/night_end",schemaPath:"#/properties/night_end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid0 = _errs21 === errors;
}
if(data.daily_limit !== undefined){
let data9 = data.daily_limit;
const _errs23 = errors;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err28 = {instancePath:instancePath+"/daily_limit",schemaPath:"#/properties/daily_limit/type",keyword:"type",params:{type: schema1.properties.daily_limit.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs24 = errors;
if(typeof data9 == "number"){
if(data9 > 999 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/daily_limit",schemaPath:"#/properties/daily_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/daily_limit",schemaPath:"#/properties/daily_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid0 = _errs23 === errors;
}
if(data.notify_staff_ids !== undefined){
let data10 = data.notify_staff_ids;
const _errs25 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err31 = {instancePath:instancePath+"/notify_staff_ids",schemaPath:"#/properties/notify_staff_ids/type",keyword:"type",params:{type: schema1.properties.notify_staff_ids.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs26 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
const err32 = {instancePath:instancePath+"/notify_staff_ids",schemaPath:"#/properties/notify_staff_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
let valid9 = true;
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
let data11 = data10[i4];
const _errs27 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err33 = {instancePath:instancePath+"/notify_staff_ids/" + i4,schemaPath:"#/properties/notify_staff_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs28 = errors;
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/notify_staff_ids/" + i4,schemaPath:"#/properties/notify_staff_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/notify_staff_ids/" + i4,schemaPath:"#/properties/notify_staff_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid8 = _errs27 === errors;
if(!valid8){
valid9 = false;
}
}
let valid10;
let i5 = data10.length;
let j2;
valid10 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data10[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err36 = {instancePath:instancePath+"/notify_staff_ids",schemaPath:"#/properties/notify_staff_ids/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
valid10 = false;
break;
}
indices2[item2] = i5;
}
}
}
var valid0 = _errs25 === errors;
}
if(data.version !== undefined){
let data12 = data.version;
const _errs29 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err37 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs30 = errors;
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
