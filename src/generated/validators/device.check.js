// Generated from schemas/entities/device.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"sn":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z]{6,32}$","examples":["LK202403000000000001"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"home_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"room_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"position":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"gateway_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"state":{"type":"integer","enum":[1,2,3,4,5,6,7,8]},"lock_body_type":{"type":["integer","null"],"enum":[-6,-5,-4,-3,-2,-1,null]},"bound_at":{"type":["string","null"],"format":"date-time"},"warranty_until":{"type":["string","null"],"format":"date"},"pay_mode":{"type":["integer","null"],"enum":[1,2,null]},"price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"overdraft":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"low_warning":{"type":["integer","null"],"enum":[3,5,8,10,null]},"capacity":{"type":["integer","null"],"minimum":0,"maximum":100000},"transformer_ratio":{"type":["integer","null"],"enum":[20,30,40,50,60,80,100,120,null]},"iccid":{"minLength":1,"type":["string","null"],"maxLength":20,"not":{"type":"string","pattern":"\\u0000"}},"traffic_provider":{"type":["integer","null"],"enum":[1,2,3,null]},"traffic_until":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}}},"required":["sn"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern1 = new RegExp("^[0-9A-Za-z]{6,32}$", "u");
const pattern3 = new RegExp("^-?\\d{1,14}(\\.\\d{1,4})?$", "u");
const pattern4 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const formats0 = formats["date-time"];
const formats2 = formats.date;
const formats4 = formats.decimal;

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
if(data.sn === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sn"}};
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
if(data.sn !== undefined){
let data0 = data.sn;
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
const err4 = {instancePath:instancePath+"/sn",schemaPath:"#/properties/sn/not",keyword:"not",params:{}};
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
if(func1(data0) > 200){
const err5 = {instancePath:instancePath+"/sn",schemaPath:"#/properties/sn/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/sn",schemaPath:"#/properties/sn/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data0)){
const err7 = {instancePath:instancePath+"/sn",schemaPath:"#/properties/sn/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z]{6,32}$"}};
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
const err8 = {instancePath:instancePath+"/sn",schemaPath:"#/properties/sn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.home_id !== undefined){
let data1 = data.home_id;
const _errs7 = errors;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err9 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: schema0.properties.home_id.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs8 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.room_id !== undefined){
let data2 = data.room_id;
const _errs9 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err12 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: schema0.properties.room_id.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs10 = errors;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs9 === errors;
}
if(data.position !== undefined){
let data3 = data.position;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: schema0.properties.position.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
}
}
else {
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(errors === _errs14){
}
}
var valid2 = _errs14 === errors;
if(valid2){
const err18 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
if(func1(data3) > 50){
const err19 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data3) < 1){
const err20 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.gateway_id !== undefined){
let data4 = data.gateway_id;
const _errs16 = errors;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err21 = {instancePath:instancePath+"/gateway_id",schemaPath:"#/properties/gateway_id/type",keyword:"type",params:{type: schema0.properties.gateway_id.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs17 = errors;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/gateway_id",schemaPath:"#/properties/gateway_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/gateway_id",schemaPath:"#/properties/gateway_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.state !== undefined){
let data5 = data.state;
const _errs18 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err24 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs19 = errors;
const vSchema0 = schema0.properties.state.enum;
if(!((((((((data5 === 1) || (data5 === 2)) || (data5 === 3)) || (data5 === 4)) || (data5 === 5)) || (data5 === 6)) || (data5 === 7)) || (data5 === 8))){
const err25 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.state.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.lock_body_type !== undefined){
let data6 = data.lock_body_type;
const _errs20 = errors;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err26 = {instancePath:instancePath+"/lock_body_type",schemaPath:"#/properties/lock_body_type/type",keyword:"type",params:{type: schema0.properties.lock_body_type.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs21 = errors;
const vSchema1 = schema0.properties.lock_body_type.enum;
if(!(((((((data6 === -6) || (data6 === -5)) || (data6 === -4)) || (data6 === -3)) || (data6 === -2)) || (data6 === -1)) || (data6 === null))){
const err27 = {instancePath:instancePath+"/lock_body_type",schemaPath:"#/properties/lock_body_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.lock_body_type.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.bound_at !== undefined){
let data7 = data.bound_at;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err28 = {instancePath:instancePath+"/bound_at",schemaPath:"#/properties/bound_at/type",keyword:"type",params:{type: schema0.properties.bound_at.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs23 = errors;
if(typeof data7 == "number"){
}
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err29 = {instancePath:instancePath+"/bound_at",schemaPath:"#/properties/bound_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.warranty_until !== undefined){
let data8 = data.warranty_until;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err30 = {instancePath:instancePath+"/warranty_until",schemaPath:"#/properties/warranty_until/type",keyword:"type",params:{type: schema0.properties.warranty_until.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs25 = errors;
if(typeof data8 == "number"){
}
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
const err31 = {instancePath:instancePath+"/warranty_until",schemaPath:"#/properties/warranty_until/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.pay_mode !== undefined){
let data9 = data.pay_mode;
const _errs26 = errors;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err32 = {instancePath:instancePath+"/pay_mode",schemaPath:"#/properties/pay_mode/type",keyword:"type",params:{type: schema0.properties.pay_mode.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs27 = errors;
const vSchema2 = schema0.properties.pay_mode.enum;
if(!(((data9 === 1) || (data9 === 2)) || (data9 === null))){
const err33 = {instancePath:instancePath+"/pay_mode",schemaPath:"#/properties/pay_mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.pay_mode.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.price !== undefined){
let data10 = data.price;
const _errs28 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err34 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: schema0.properties.price.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs29 = errors;
if(typeof data10 == "number"){
}
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
const err35 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats4.validate(data10))){
const err36 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(formats4.compare(data10, "5") > 0){
const err37 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(formats4.compare(data10, "0") <= 0){
const err38 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs28 === errors;
}
if(data.overdraft !== undefined){
let data11 = data.overdraft;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data11 == "number"){
}
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err39 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats4.validate(data11))){
const err40 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(formats4.compare(data11, "0") < 0){
const err41 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.low_warning !== undefined){
let data12 = data.low_warning;
const _errs32 = errors;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err43 = {instancePath:instancePath+"/low_warning",schemaPath:"#/properties/low_warning/type",keyword:"type",params:{type: schema0.properties.low_warning.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs33 = errors;
const vSchema3 = schema0.properties.low_warning.enum;
if(!(((((data12 === 3) || (data12 === 5)) || (data12 === 8)) || (data12 === 10)) || (data12 === null))){
const err44 = {instancePath:instancePath+"/low_warning",schemaPath:"#/properties/low_warning/enum",keyword:"enum",params:{allowedValues: schema0.properties.low_warning.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.capacity !== undefined){
let data13 = data.capacity;
const _errs34 = errors;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/type",keyword:"type",params:{type: schema0.properties.capacity.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs35 = errors;
if(typeof data13 == "number"){
if(data13 > 100000 || isNaN(data13)){
const err46 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err47 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var valid0 = _errs34 === errors;
}
if(data.transformer_ratio !== undefined){
let data14 = data.transformer_ratio;
const _errs36 = errors;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err48 = {instancePath:instancePath+"/transformer_ratio",schemaPath:"#/properties/transformer_ratio/type",keyword:"type",params:{type: schema0.properties.transformer_ratio.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs37 = errors;
const vSchema4 = schema0.properties.transformer_ratio.enum;
if(!(((((((((data14 === 20) || (data14 === 30)) || (data14 === 40)) || (data14 === 50)) || (data14 === 60)) || (data14 === 80)) || (data14 === 100)) || (data14 === 120)) || (data14 === null))){
const err49 = {instancePath:instancePath+"/transformer_ratio",schemaPath:"#/properties/transformer_ratio/enum",keyword:"enum",params:{allowedValues: schema0.properties.transformer_ratio.enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.iccid !== undefined){
let data15 = data.iccid;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err50 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: schema0.properties.iccid.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs41){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
}
}
else {
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(errors === _errs41){
}
}
var valid3 = _errs41 === errors;
if(valid3){
const err53 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
if(typeof data15 === "string"){
if(func1(data15) > 20){
const err54 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data15) < 1){
const err55 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid0 = _errs38 === errors;
}
if(data.traffic_provider !== undefined){
let data16 = data.traffic_provider;
const _errs43 = errors;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err56 = {instancePath:instancePath+"/traffic_provider",schemaPath:"#/properties/traffic_provider/type",keyword:"type",params:{type: schema0.properties.traffic_provider.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs44 = errors;
const vSchema5 = schema0.properties.traffic_provider.enum;
if(!((((data16 === 1) || (data16 === 2)) || (data16 === 3)) || (data16 === null))){
const err57 = {instancePath:instancePath+"/traffic_provider",schemaPath:"#/properties/traffic_provider/enum",keyword:"enum",params:{allowedValues: schema0.properties.traffic_provider.enum}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid0 = _errs43 === errors;
}
if(data.traffic_until !== undefined){
let data17 = data.traffic_until;
const _errs45 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
const err58 = {instancePath:instancePath+"/traffic_until",schemaPath:"#/properties/traffic_until/type",keyword:"type",params:{type: schema0.properties.traffic_until.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs46 = errors;
if(typeof data17 == "number"){
}
if(typeof data17 === "string"){
if(!(formats2.validate(data17))){
const err59 = {instancePath:instancePath+"/traffic_until",schemaPath:"#/properties/traffic_until/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
var valid0 = _errs45 === errors;
}
if(data.note !== undefined){
let data18 = data.note;
const _errs47 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
const err60 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const _errs48 = errors;
const _errs49 = errors;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs50){
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
else {
}
}
else {
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(errors === _errs50){
}
}
var valid4 = _errs50 === errors;
if(valid4){
const err63 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
if(typeof data18 === "string"){
if(func1(data18) > 500){
const err64 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(func1(data18) < 1){
const err65 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
var valid0 = _errs47 === errors;
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"home_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"room_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"position":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"gateway_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"state":{"type":"integer","enum":[1,2,3,4,5,6,7,8]},"lock_body_type":{"type":["integer","null"],"enum":[-6,-5,-4,-3,-2,-1,null]},"bound_at":{"type":["string","null"],"format":"date-time"},"warranty_until":{"type":["string","null"],"format":"date"},"pay_mode":{"type":["integer","null"],"enum":[1,2,null]},"price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"overdraft":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"low_warning":{"type":["integer","null"],"enum":[3,5,8,10,null]},"capacity":{"type":["integer","null"],"minimum":0,"maximum":100000},"transformer_ratio":{"type":["integer","null"],"enum":[20,30,40,50,60,80,100,120,null]},"iccid":{"minLength":1,"type":["string","null"],"maxLength":20,"not":{"type":"string","pattern":"\\u0000"}},"traffic_provider":{"type":["integer","null"],"enum":[1,2,3,null]},"traffic_until":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: schema1.properties.home_id.type}};
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
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: schema1.properties.room_id.type}};
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
if(data.position !== undefined){
let data2 = data.position;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: schema1.properties.position.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(errors === _errs9){
}
}
var valid1 = _errs9 === errors;
if(valid1){
const err11 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
if(func1(data2) > 50){
const err12 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 1){
const err13 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minLength",keyword:"minLength",params:{limit: 1}};
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
if(data.gateway_id !== undefined){
let data3 = data.gateway_id;
const _errs11 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err14 = {instancePath:instancePath+"/gateway_id",schemaPath:"#/properties/gateway_id/type",keyword:"type",params:{type: schema1.properties.gateway_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs12 = errors;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/gateway_id",schemaPath:"#/properties/gateway_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/gateway_id",schemaPath:"#/properties/gateway_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.state !== undefined){
let data4 = data.state;
const _errs13 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err17 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs14 = errors;
const vSchema0 = schema1.properties.state.enum;
if(!((((((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === 4)) || (data4 === 5)) || (data4 === 6)) || (data4 === 7)) || (data4 === 8))){
const err18 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema1.properties.state.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.lock_body_type !== undefined){
let data5 = data.lock_body_type;
const _errs15 = errors;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err19 = {instancePath:instancePath+"/lock_body_type",schemaPath:"#/properties/lock_body_type/type",keyword:"type",params:{type: schema1.properties.lock_body_type.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs16 = errors;
const vSchema1 = schema1.properties.lock_body_type.enum;
if(!(((((((data5 === -6) || (data5 === -5)) || (data5 === -4)) || (data5 === -3)) || (data5 === -2)) || (data5 === -1)) || (data5 === null))){
const err20 = {instancePath:instancePath+"/lock_body_type",schemaPath:"#/properties/lock_body_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.lock_body_type.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs15 === errors;
}
if(data.bound_at !== undefined){
let data6 = data.bound_at;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/bound_at",schemaPath:"#/properties/bound_at/type",keyword:"type",params:{type: schema1.properties.bound_at.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs18 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err22 = {instancePath:instancePath+"/bound_at",schemaPath:"#/properties/bound_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid0 = _errs17 === errors;
}
if(data.warranty_until !== undefined){
let data7 = data.warranty_until;
const _errs19 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/warranty_until",schemaPath:"#/properties/warranty_until/type",keyword:"type",params:{type: schema1.properties.warranty_until.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs20 = errors;
if(typeof data7 == "number"){
}
if(typeof data7 === "string"){
if(!(formats2.validate(data7))){
const err24 = {instancePath:instancePath+"/warranty_until",schemaPath:"#/properties/warranty_until/format",keyword:"format",params:{format: "date"}};
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
if(data.pay_mode !== undefined){
let data8 = data.pay_mode;
const _errs21 = errors;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err25 = {instancePath:instancePath+"/pay_mode",schemaPath:"#/properties/pay_mode/type",keyword:"type",params:{type: schema1.properties.pay_mode.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs22 = errors;
const vSchema2 = schema1.properties.pay_mode.enum;
if(!(((data8 === 1) || (data8 === 2)) || (data8 === null))){
const err26 = {instancePath:instancePath+"/pay_mode",schemaPath:"#/properties/pay_mode/enum",keyword:"enum",params:{allowedValues: schema1.properties.pay_mode.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs21 === errors;
}
if(data.price !== undefined){
let data9 = data.price;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: schema1.properties.price.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs24 = errors;
if(typeof data9 == "number"){
}
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err28 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats4.validate(data9))){
const err29 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(formats4.compare(data9, "5") > 0){
const err30 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(formats4.compare(data9, "0") <= 0){
const err31 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs23 === errors;
}
if(data.overdraft !== undefined){
let data10 = data.overdraft;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data10 == "number"){
}
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err32 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats4.validate(data10))){
const err33 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(formats4.compare(data10, "0") < 0){
const err34 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/overdraft",schemaPath:"#/properties/overdraft/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid0 = _errs25 === errors;
}
if(data.low_warning !== undefined){
let data11 = data.low_warning;
const _errs27 = errors;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err36 = {instancePath:instancePath+"/low_warning",schemaPath:"#/properties/low_warning/type",keyword:"type",params:{type: schema1.properties.low_warning.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs28 = errors;
const vSchema3 = schema1.properties.low_warning.enum;
if(!(((((data11 === 3) || (data11 === 5)) || (data11 === 8)) || (data11 === 10)) || (data11 === null))){
const err37 = {instancePath:instancePath+"/low_warning",schemaPath:"#/properties/low_warning/enum",keyword:"enum",params:{allowedValues: schema1.properties.low_warning.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs27 === errors;
}
if(data.capacity !== undefined){
let data12 = data.capacity;
const _errs29 = errors;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err38 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/type",keyword:"type",params:{type: schema1.properties.capacity.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs30 = errors;
if(typeof data12 == "number"){
if(data12 > 100000 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
if(data.transformer_ratio !== undefined){
let data13 = data.transformer_ratio;
const _errs31 = errors;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err41 = {instancePath:instancePath+"/transformer_ratio",schemaPath:"#/properties/transformer_ratio/type",keyword:"type",params:{type: schema1.properties.transformer_ratio.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs32 = errors;
const vSchema4 = schema1.properties.transformer_ratio.enum;
if(!(((((((((data13 === 20) || (data13 === 30)) || (data13 === 40)) || (data13 === 50)) || (data13 === 60)) || (data13 === 80)) || (data13 === 100)) || (data13 === 120)) || (data13 === null))){
const err42 = {instancePath:instancePath+"/transformer_ratio",schemaPath:"#/properties/transformer_ratio/enum",keyword:"enum",params:{allowedValues: schema1.properties.transformer_ratio.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid0 = _errs31 === errors;
}
if(data.iccid !== undefined){
let data14 = data.iccid;
const _errs33 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err43 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: schema1.properties.iccid.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs36){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
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
if(errors === _errs36){
}
}
var valid2 = _errs36 === errors;
if(valid2){
const err46 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
if(typeof data14 === "string"){
if(func1(data14) > 20){
const err47 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data14) < 1){
const err48 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var valid0 = _errs33 === errors;
}
if(data.traffic_provider !== undefined){
let data15 = data.traffic_provider;
const _errs38 = errors;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err49 = {instancePath:instancePath+"/traffic_provider",schemaPath:"#/properties/traffic_provider/type",keyword:"type",params:{type: schema1.properties.traffic_provider.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs39 = errors;
const vSchema5 = schema1.properties.traffic_provider.enum;
if(!((((data15 === 1) || (data15 === 2)) || (data15 === 3)) || (data15 === null))){
const err50 = {instancePath:instancePath+"/traffic_provider",schemaPath:"#/properties/traffic_provider/enum",keyword:"enum",params:{allowedValues: schema1.properties.traffic_provider.enum}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.traffic_until !== undefined){
let data16 = data.traffic_until;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err51 = {instancePath:instancePath+"/traffic_until",schemaPath:"#/properties/traffic_until/type",keyword:"type",params:{type: schema1.properties.traffic_until.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs41 = errors;
if(typeof data16 == "number"){
}
if(typeof data16 === "string"){
if(!(formats2.validate(data16))){
const err52 = {instancePath:instancePath+"/traffic_until",schemaPath:"#/properties/traffic_until/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid0 = _errs40 === errors;
}
if(data.note !== undefined){
let data17 = data.note;
const _errs42 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
const err53 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs43 = errors;
const _errs44 = errors;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs45){
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
}
}
else {
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(errors === _errs45){
}
}
var valid3 = _errs45 === errors;
if(valid3){
const err56 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
if(typeof data17 === "string"){
if(func1(data17) > 500){
const err57 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data17) < 1){
const err58 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid0 = _errs42 === errors;
}
if(data.version !== undefined){
let data18 = data.version;
const _errs47 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err59 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs48 = errors;
if(typeof data18 == "number"){
if(data18 > 2147483647 || isNaN(data18)){
const err60 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err61 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid0 = _errs47 === errors;
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
