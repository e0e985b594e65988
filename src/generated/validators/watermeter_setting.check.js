// Generated from schemas/entities/watermeter_setting.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"level":{"type":"integer","enum":[1,2,3,4]},"store_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"home_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"room_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"pay_mode":{"type":["integer","null"],"enum":[1,2,null]},"cold_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"100","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"hot_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"200","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"overdraft":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"cut_on_arrears":{"type":["boolean","null"]}},"required":["level"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.decimal;
const pattern0 = new RegExp("^-?\\d{1,14}(\\.\\d{1,4})?$", "u");
const pattern2 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");

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
if(data.level === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
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
if(data.level !== undefined){
let data0 = data.level;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.level.enum;
if(!((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4))){
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema0.properties.level.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.store_id !== undefined){
let data1 = data.store_id;
const _errs4 = errors;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/type",keyword:"type",params:{type: schema0.properties.store_id.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs5 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.home_id !== undefined){
let data2 = data.home_id;
const _errs6 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: schema0.properties.home_id.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.room_id !== undefined){
let data3 = data.room_id;
const _errs8 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: schema0.properties.room_id.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs9 = errors;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.pay_mode !== undefined){
let data4 = data.pay_mode;
const _errs10 = errors;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/pay_mode",schemaPath:"#/properties/pay_mode/type",keyword:"type",params:{type: schema0.properties.pay_mode.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs11 = errors;
const vSchema1 = schema0.properties.pay_mode.enum;
if(!(((data4 === 1) || (data4 === 2)) || (data4 === null))){
const err14 = {instancePath:instancePath+"/pay_mode",schemaPath:"#/properties/pay_mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.pay_mode.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.cold_price !== undefined){
let data5 = data.cold_price;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/type",keyword:"type",params:{type: schema0.properties.cold_price.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs13 = errors;
if(typeof data5 == "number"){
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err16 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data5))){
const err17 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(formats0.compare(data5, "100") > 0){
const err18 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "100"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(formats0.compare(data5, "0") <= 0){
const err19 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
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
if(data.hot_price !== undefined){
let data6 = data.hot_price;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/type",keyword:"type",params:{type: schema0.properties.hot_price.type}};
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
if(!pattern0.test(data6)){
const err21 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0.validate(data6))){
const err22 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(formats0.compare(data6, "200") > 0){
const err23 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "200"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(formats0.compare(data6, "0") <= 0){
const err24 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
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
if(data.overdraft !== undefined){
let data7 = data.overdraft;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err25 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/type",keyword:"type",params:{type: schema0.properties.overdraft.type}};
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
}
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
const err26 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats0.validate(data7))){
const err27 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(formats0.compare(data7, "0") < 0){
const err28 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.cut_on_arrears !== undefined){
let data8 = data.cut_on_arrears;
const _errs18 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/cut_on_arrears",schemaPath:"#/properties/cut_on_arrears/type",keyword:"type",params:{type: schema0.properties.cut_on_arrears.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"pay_mode":{"type":["integer","null"],"enum":[1,2,null]},"cold_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"100","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"hot_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"200","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"overdraft":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"cut_on_arrears":{"type":["boolean","null"]},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(!((((((key0 === "pay_mode") || (key0 === "cold_price")) || (key0 === "hot_price")) || (key0 === "overdraft")) || (key0 === "cut_on_arrears")) || (key0 === "version"))){
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
if(data.pay_mode !== undefined){
let data0 = data.pay_mode;
const _errs2 = errors;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/pay_mode",schemaPath:"#/properties/pay_mode/type",keyword:"type",params:{type: schema1.properties.pay_mode.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema1.properties.pay_mode.enum;
if(!(((data0 === 1) || (data0 === 2)) || (data0 === null))){
const err3 = {instancePath:instancePath+"/pay_mode",schemaPath:"#/properties/pay_mode/enum",keyword:"enum",params:{allowedValues: schema1.properties.pay_mode.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.cold_price !== undefined){
let data1 = data.cold_price;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/type",keyword:"type",params:{type: schema1.properties.cold_price.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs5 = errors;
if(typeof data1 == "number"){
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(formats0.compare(data1, "100") > 0){
const err7 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "100"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(formats0.compare(data1, "0") <= 0){
const err8 = {instancePath:instancePath+"/cold_price",schemaPath:"#/properties/cold_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.hot_price !== undefined){
let data2 = data.hot_price;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/type",keyword:"type",params:{type: schema1.properties.hot_price.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs7 = errors;
if(typeof data2 == "number"){
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err10 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(formats0.compare(data2, "200") > 0){
const err12 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "200"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(formats0.compare(data2, "0") <= 0){
const err13 = {instancePath:instancePath+"/hot_price",schemaPath:"#/properties/hot_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.overdraft !== undefined){
let data3 = data.overdraft;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/type",keyword:"type",params:{type: schema1.properties.overdraft.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs9 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err15 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data3))){
const err16 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(formats0.compare(data3, "0") < 0){
const err17 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.cut_on_arrears !== undefined){
let data4 = data.cut_on_arrears;
const _errs10 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/cut_on_arrears",schemaPath:"#/properties/cut_on_arrears/type",keyword:"type",params:{type: schema1.properties.cut_on_arrears.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.version !== undefined){
let data5 = data.version;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err19 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs13 = errors;
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
