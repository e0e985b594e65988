// Generated from schemas/entities/pool_share.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"period":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"pool_type":{"type":"integer","enum":[1,2]},"total":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"weight":{"type":["integer","null"],"minimum":0,"maximum":1000},"energy":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"reason":{"type":["integer","null"],"enum":[0,1,2,3,4,5,6,20,21,22,24,null]}},"required":["home_id","room_id","period","pool_type"],"additionalProperties":false,"$id":"create"};
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
}
if(data.room_id !== undefined){
let data1 = data.room_id;
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
}
if(data.period !== undefined){
let data2 = data.period;
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
}
if(len0 > 1){
let data4 = data2[1];
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
}
if(data.pool_type !== undefined){
let data5 = data.pool_type;
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
}
if(data.total !== undefined){
let data6 = data.total;
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
}
if(data.weight !== undefined){
let data7 = data.weight;
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
}
if(data.energy !== undefined){
let data8 = data.energy;
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
}
if(data.reason !== undefined){
let data9 = data.reason;
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
const schema1 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"period":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"pool_type":{"type":"integer","enum":[1,2]},"total":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"weight":{"type":["integer","null"],"minimum":0,"maximum":1000},"energy":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"reason":{"type":["integer","null"],"enum":[0,1,2,3,4,5,6,20,21,22,24,null]},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};
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
}
if(data.room_id !== undefined){
let data1 = data.room_id;
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
}
if(data.period !== undefined){
let data2 = data.period;
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
}
if(len0 > 1){
let data4 = data2[1];
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
}
if(data.pool_type !== undefined){
let data5 = data.pool_type;
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
}
if(data.total !== undefined){
let data6 = data.total;
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
}
if(data.weight !== undefined){
let data7 = data.weight;
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
}
if(data.energy !== undefined){
let data8 = data.energy;
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
}
if(data.reason !== undefined){
let data9 = data.reason;
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
}
if(data.version !== undefined){
let data10 = data.version;
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

export const row = validate2;
const schema2 = {"type":"object","properties":{"id":{"type":"integer"},"home_id":{"type":"integer"},"room_id":{"type":"integer"},"period":{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2,"maxItems":2},"pool_type":{"type":"integer","enum":[1,2]},"total":{"type":["string","null"]},"weight":{"type":["integer","null"]},"energy":{"type":["string","null"]},"reason":{"type":["integer","null"],"enum":[0,1,2,3,4,5,6,20,21,22,24,null]},"version":{"type":"integer"},"created_at":{"type":"string"},"updated_at":{"type":"string"},"_labels":{"type":"object","additionalProperties":{"type":["string","array","null"],"items":{"type":"string"}}}},"required":["id","version"],"additionalProperties":false,"$id":"row"};

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
if(data.period !== undefined){
let data3 = data.period;
if(Array.isArray(data3)){
if(data3.length > 2){
const err6 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.length < 2){
const err7 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
if(len0 > 0){
if(typeof data3[0] !== "string"){
const err8 = {instancePath:instancePath+"/period/0",schemaPath:"#/properties/period/prefixItems/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(len0 > 1){
if(typeof data3[1] !== "string"){
const err9 = {instancePath:instancePath+"/period/1",schemaPath:"#/properties/period/prefixItems/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
const len1 = data3.length;
if(!(len1 <= 2)){
const err10 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/items",keyword:"items",params:{limit: 2}};
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
const err11 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.pool_type !== undefined){
let data6 = data.pool_type;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err12 = {instancePath:instancePath+"/pool_type",schemaPath:"#/properties/pool_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data6 === 1) || (data6 === 2))){
const err13 = {instancePath:instancePath+"/pool_type",schemaPath:"#/properties/pool_type/enum",keyword:"enum",params:{allowedValues: schema2.properties.pool_type.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.total !== undefined){
let data7 = data.total;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: schema2.properties.total.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.weight !== undefined){
let data8 = data.weight;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err15 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: schema2.properties.weight.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.energy !== undefined){
let data9 = data.energy;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/energy",schemaPath:"#/properties/energy/type",keyword:"type",params:{type: schema2.properties.energy.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.reason !== undefined){
let data10 = data.reason;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema2.properties.reason.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((((((((((data10 === 0) || (data10 === 1)) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5)) || (data10 === 6)) || (data10 === 20)) || (data10 === 21)) || (data10 === 22)) || (data10 === 24)) || (data10 === null))){
const err18 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema2.properties.reason.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.version !== undefined){
let data11 = data.version;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err19 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
const err21 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data._labels !== undefined){
let data14 = data._labels;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
let data15 = data14[key1];
if(((typeof data15 !== "string") && (!(Array.isArray(data15)))) && (data15 !== null)){
const err22 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/_labels/additionalProperties/type",keyword:"type",params:{type: schema2.properties._labels.additionalProperties.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i0=0; i0<len2; i0++){
if(typeof data15[i0] !== "string"){
const err23 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/_labels/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err24 = {instancePath:instancePath+"/_labels",schemaPath:"#/properties/_labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
