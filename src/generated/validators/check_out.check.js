// Generated from schemas/entities/check_out.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"lease_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"tenant_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"check_out_date":{"type":"string","format":"date"},"electric_read":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"remaining":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"water_read":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"balance":{"type":"integer","enum":[1,2,3]},"refund":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"credentials_total":{"type":"integer","minimum":0,"maximum":2147483647},"credentials_cleared":{"type":"integer","minimum":0,"maximum":2147483647},"state":{"type":"integer","enum":[1,2,3]},"device_offline":{"type":"boolean"},"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["home_id","room_id","lease_id","tenant_id","check_out_date","balance"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = formats.date;
const formats2 = formats.decimal;
const pattern0 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const pattern4 = new RegExp("\\u0000", "u");

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
if(data.lease_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lease_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tenant_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.check_out_date === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_out_date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.balance === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.home_id !== undefined){
let data0 = data.home_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err7 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs3 = errors;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
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
var valid0 = _errs2 === errors;
}
if(data.room_id !== undefined){
let data1 = data.room_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err10 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs5 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
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
var valid0 = _errs4 === errors;
}
if(data.lease_id !== undefined){
let data2 = data.lease_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err13 = {instancePath:instancePath+"/lease_id",schemaPath:"#/properties/lease_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs7 = errors;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/lease_id",schemaPath:"#/properties/lease_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/lease_id",schemaPath:"#/properties/lease_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.tenant_id !== undefined){
let data3 = data.tenant_id;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err16 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs9 = errors;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.check_out_date !== undefined){
let data4 = data.check_out_date;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err19 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/format",keyword:"format",params:{format: "date"}};
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
const err20 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.electric_read !== undefined){
let data5 = data.electric_read;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/type",keyword:"type",params:{type: schema0.properties.electric_read.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs13 = errors;
if(typeof data5 == "number"){
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err22 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats2.validate(data5))){
const err23 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(formats2.compare(data5, "0") < 0){
const err24 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.remaining !== undefined){
let data6 = data.remaining;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: schema0.properties.remaining.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs15 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err26 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats2.validate(data6))){
const err27 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.water_read !== undefined){
let data7 = data.water_read;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err28 = {instancePath:instancePath+"/water_read",schemaPath:"#/properties/water_read/type",keyword:"type",params:{type: schema0.properties.water_read.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs17 = errors;
if(typeof data7 == "number"){
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err29 = {instancePath:instancePath+"/water_read",schemaPath:"#/properties/water_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats2.validate(data7))){
const err30 = {instancePath:instancePath+"/water_read",schemaPath:"#/properties/water_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(formats2.compare(data7, "0") < 0){
const err31 = {instancePath:instancePath+"/water_read",schemaPath:"#/properties/water_read/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.balance !== undefined){
let data8 = data.balance;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err32 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs19 = errors;
const vSchema0 = schema0.properties.balance.enum;
if(!(((data8 === 1) || (data8 === 2)) || (data8 === 3))){
const err33 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/enum",keyword:"enum",params:{allowedValues: schema0.properties.balance.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.refund !== undefined){
let data9 = data.refund;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err34 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/type",keyword:"type",params:{type: schema0.properties.refund.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs21 = errors;
if(typeof data9 == "number"){
}
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err35 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats2.validate(data9))){
const err36 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(formats2.compare(data9, "0") < 0){
const err37 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.credentials_total !== undefined){
let data10 = data.credentials_total;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err38 = {instancePath:instancePath+"/credentials_total",schemaPath:"#/properties/credentials_total/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs23 = errors;
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
const err39 = {instancePath:instancePath+"/credentials_total",schemaPath:"#/properties/credentials_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err40 = {instancePath:instancePath+"/credentials_total",schemaPath:"#/properties/credentials_total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.credentials_cleared !== undefined){
let data11 = data.credentials_cleared;
const _errs24 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err41 = {instancePath:instancePath+"/credentials_cleared",schemaPath:"#/properties/credentials_cleared/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs25 = errors;
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err42 = {instancePath:instancePath+"/credentials_cleared",schemaPath:"#/properties/credentials_cleared/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err43 = {instancePath:instancePath+"/credentials_cleared",schemaPath:"#/properties/credentials_cleared/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.state !== undefined){
let data12 = data.state;
const _errs26 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err44 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs27 = errors;
const vSchema1 = schema0.properties.state.enum;
if(!(((data12 === 1) || (data12 === 2)) || (data12 === 3))){
const err45 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.state.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.device_offline !== undefined){
let data13 = data.device_offline;
const _errs28 = errors;
if(typeof data13 !== "boolean"){
const err46 = {instancePath:instancePath+"/device_offline",schemaPath:"#/properties/device_offline/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
if(data.staff_id !== undefined){
let data14 = data.staff_id;
const _errs30 = errors;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err47 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema0.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs31 = errors;
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
const err48 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err49 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var valid0 = _errs30 === errors;
}
if(data.note !== undefined){
let data15 = data.note;
const _errs32 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err50 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
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
if(errors === _errs35){
}
}
var valid1 = _errs35 === errors;
if(valid1){
const err53 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err54 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data15) < 1){
const err55 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"check_out_date":{"type":"string","format":"date"},"electric_read":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"remaining":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"water_read":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"balance":{"type":"integer","enum":[1,2,3]},"refund":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"credentials_total":{"type":"integer","minimum":0,"maximum":2147483647},"credentials_cleared":{"type":"integer","minimum":0,"maximum":2147483647},"state":{"type":"integer","enum":[1,2,3]},"device_offline":{"type":"boolean"},"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.check_out_date !== undefined){
let data0 = data.check_out_date;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 == "number"){
}
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err2 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/type",keyword:"type",params:{type: "string"}};
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
if(data.electric_read !== undefined){
let data1 = data.electric_read;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/type",keyword:"type",params:{type: schema1.properties.electric_read.type}};
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
const err5 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2.validate(data1))){
const err6 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(formats2.compare(data1, "0") < 0){
const err7 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
if(data.remaining !== undefined){
let data2 = data.remaining;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: schema1.properties.remaining.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs7 = errors;
if(typeof data2 == "number"){
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2.validate(data2))){
const err10 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.water_read !== undefined){
let data3 = data.water_read;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/water_read",schemaPath:"#/properties/water_read/type",keyword:"type",params:{type: schema1.properties.water_read.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs9 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err12 = {instancePath:instancePath+"/water_read",schemaPath:"#/properties/water_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2.validate(data3))){
const err13 = {instancePath:instancePath+"/water_read",schemaPath:"#/properties/water_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(formats2.compare(data3, "0") < 0){
const err14 = {instancePath:instancePath+"/water_read",schemaPath:"#/properties/water_read/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.balance !== undefined){
let data4 = data.balance;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err15 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs11 = errors;
const vSchema0 = schema1.properties.balance.enum;
if(!(((data4 === 1) || (data4 === 2)) || (data4 === 3))){
const err16 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/enum",keyword:"enum",params:{allowedValues: schema1.properties.balance.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.refund !== undefined){
let data5 = data.refund;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/type",keyword:"type",params:{type: schema1.properties.refund.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs13 = errors;
if(typeof data5 == "number"){
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err18 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2.validate(data5))){
const err19 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(formats2.compare(data5, "0") < 0){
const err20 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.credentials_total !== undefined){
let data6 = data.credentials_total;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/credentials_total",schemaPath:"#/properties/credentials_total/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs15 = errors;
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/credentials_total",schemaPath:"#/properties/credentials_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/credentials_total",schemaPath:"#/properties/credentials_total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.credentials_cleared !== undefined){
let data7 = data.credentials_cleared;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err24 = {instancePath:instancePath+"/credentials_cleared",schemaPath:"#/properties/credentials_cleared/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs17 = errors;
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/credentials_cleared",schemaPath:"#/properties/credentials_cleared/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/credentials_cleared",schemaPath:"#/properties/credentials_cleared/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.state !== undefined){
let data8 = data.state;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err27 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs19 = errors;
const vSchema1 = schema1.properties.state.enum;
if(!(((data8 === 1) || (data8 === 2)) || (data8 === 3))){
const err28 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema1.properties.state.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.device_offline !== undefined){
let data9 = data.device_offline;
const _errs20 = errors;
if(typeof data9 !== "boolean"){
const err29 = {instancePath:instancePath+"/device_offline",schemaPath:"#/properties/device_offline/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs21 = errors;
var valid0 = _errs20 === errors;
}
if(data.staff_id !== undefined){
let data10 = data.staff_id;
const _errs22 = errors;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err30 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema1.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs23 = errors;
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.note !== undefined){
let data11 = data.note;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err33 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
}
}
else {
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(errors === _errs27){
}
}
var valid1 = _errs27 === errors;
if(valid1){
const err36 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(func1(data11) > 200){
const err37 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data11) < 1){
const err38 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.version !== undefined){
let data12 = data.version;
const _errs29 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err39 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs30 = errors;
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
