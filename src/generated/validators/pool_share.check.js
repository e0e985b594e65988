// Generated from schemas/entities/pool_share.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"period":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"pool_type":{"type":"integer","enum":[1,2]},"total":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"weight":{"type":["integer","null"],"minimum":0,"maximum":1000},"energy":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"reason":{"type":["integer","null"],"enum":[0,1,2,3,4,5,6,20,21,22,24,null]}},"required":["home_id","room_id","period","pool_type"],"additionalProperties":false,"$id":"create"};
const formats0 = formats.date;
const formats4 = formats.decimal;
const pattern0 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");

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
if(data.period === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pool_type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pool_type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "home_id") || (key0 === "room_id")) || (key0 === "period")) || (key0 === "pool_type")) || (key0 === "total")) || (key0 === "weight")) || (key0 === "energy")) || (key0 === "reason"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.home_id !== undefined){
let data0 = data.home_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.room_id !== undefined){
let data1 = data.room_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs5 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.period !== undefined){
let data2 = data.period;
const _errs6 = errors;
const _errs7 = errors;
if(Array.isArray(data2)){
if(data2.length > 2){
const err11 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 2){
const err12 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data2.length;
if(len0 > 0){
let data3 = data2[0];
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/period/0",schemaPath:"#/properties/period/prefixItems/0/format",keyword:"format",params:{format: "date"}};
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
const err14 = {instancePath:instancePath+"/period/0",schemaPath:"#/properties/period/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid1 = _errs8 === errors;
}
if(len0 > 1){
let data4 = data2[1];
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err15 = {instancePath:instancePath+"/period/1",schemaPath:"#/properties/period/prefixItems/1/format",keyword:"format",params:{format: "date"}};
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
const err16 = {instancePath:instancePath+"/period/1",schemaPath:"#/properties/period/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid1 = _errs10 === errors;
}
const len1 = data2.length;
if(!(len1 <= 2)){
const err17 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/items",keyword:"items",params:{limit: 2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(true && data2.length > 1 && data2[0] > data2[1]){
const err18 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/ordered",keyword:"ordered",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.pool_type !== undefined){
let data5 = data.pool_type;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err20 = {instancePath:instancePath+"/pool_type",schemaPath:"#/properties/pool_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.pool_type.enum;
if(!((data5 === 1) || (data5 === 2))){
const err21 = {instancePath:instancePath+"/pool_type",schemaPath:"#/properties/pool_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.pool_type.enum}};
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
if(data.total !== undefined){
let data6 = data.total;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: schema0.properties.total.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs15 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err23 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats4.validate(data6))){
const err24 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/format",keyword:"format",params:{format: "decimal"}};
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
if(data.weight !== undefined){
let data7 = data.weight;
const _errs16 = errors;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err25 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: schema0.properties.weight.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs17 = errors;
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.energy !== undefined){
let data8 = data.energy;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/type",keyword:"type",params:{type: schema0.properties.energy.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs19 = errors;
if(typeof data8 == "number"){
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err29 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats4.validate(data8))){
const err30 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(formats4.compare(data8, "0") < 0){
const err31 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.reason !== undefined){
let data9 = data.reason;
const _errs20 = errors;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err32 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema0.properties.reason.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs21 = errors;
const vSchema1 = schema0.properties.reason.enum;
if(!((((((((((((data9 === 0) || (data9 === 1)) || (data9 === 2)) || (data9 === 3)) || (data9 === 4)) || (data9 === 5)) || (data9 === 6)) || (data9 === 20)) || (data9 === 21)) || (data9 === 22)) || (data9 === 24)) || (data9 === null))){
const err33 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.reason.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs20 === errors;
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"period":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"pool_type":{"type":"integer","enum":[1,2]},"total":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"weight":{"type":["integer","null"],"minimum":0,"maximum":1000},"energy":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"reason":{"type":["integer","null"],"enum":[0,1,2,3,4,5,6,20,21,22,24,null]},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};
const func0 = Object.prototype.hasOwnProperty;

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
if(data.room_id !== undefined){
let data1 = data.room_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.period !== undefined){
let data2 = data.period;
const _errs6 = errors;
const _errs7 = errors;
if(Array.isArray(data2)){
if(data2.length > 2){
const err8 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 2){
const err9 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
if(len0 > 0){
let data3 = data2[0];
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err10 = {instancePath:instancePath+"/period/0",schemaPath:"#/properties/period/prefixItems/0/format",keyword:"format",params:{format: "date"}};
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
const err11 = {instancePath:instancePath+"/period/0",schemaPath:"#/properties/period/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid1 = _errs8 === errors;
}
if(len0 > 1){
let data4 = data2[1];
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err12 = {instancePath:instancePath+"/period/1",schemaPath:"#/properties/period/prefixItems/1/format",keyword:"format",params:{format: "date"}};
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
const err13 = {instancePath:instancePath+"/period/1",schemaPath:"#/properties/period/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid1 = _errs10 === errors;
}
const len1 = data2.length;
if(!(len1 <= 2)){
const err14 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/items",keyword:"items",params:{limit: 2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(true && data2.length > 1 && data2[0] > data2[1]){
const err15 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/ordered",keyword:"ordered",params:{}};
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
const err16 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.pool_type !== undefined){
let data5 = data.pool_type;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err17 = {instancePath:instancePath+"/pool_type",schemaPath:"#/properties/pool_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema1.properties.pool_type.enum;
if(!((data5 === 1) || (data5 === 2))){
const err18 = {instancePath:instancePath+"/pool_type",schemaPath:"#/properties/pool_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.pool_type.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.total !== undefined){
let data6 = data.total;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: schema1.properties.total.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs15 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err20 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats4.validate(data6))){
const err21 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/format",keyword:"format",params:{format: "decimal"}};
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
if(data.weight !== undefined){
let data7 = data.weight;
const _errs16 = errors;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: schema1.properties.weight.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs17 = errors;
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.energy !== undefined){
let data8 = data.energy;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/type",keyword:"type",params:{type: schema1.properties.energy.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs19 = errors;
if(typeof data8 == "number"){
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err26 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats4.validate(data8))){
const err27 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(formats4.compare(data8, "0") < 0){
const err28 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.reason !== undefined){
let data9 = data.reason;
const _errs20 = errors;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err29 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema1.properties.reason.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs21 = errors;
const vSchema1 = schema1.properties.reason.enum;
if(!((((((((((((data9 === 0) || (data9 === 1)) || (data9 === 2)) || (data9 === 3)) || (data9 === 4)) || (data9 === 5)) || (data9 === 6)) || (data9 === 20)) || (data9 === 21)) || (data9 === 22)) || (data9 === 24)) || (data9 === null))){
const err30 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema1.properties.reason.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.version !== undefined){
let data10 = data.version;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err31 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs23 = errors;
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
