// Generated from schemas/entities/electricity_reading.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"device_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"read_time":{"type":"string","format":"date-time"},"electric_read":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"sharp":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"peak":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"shoulder":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"off_peak":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"electric_amount":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"pool_amount":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"pool_read":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"source":{"type":"integer","enum":[1,2,3]},"damaged":{"type":"boolean"},"is_reset":{"type":"boolean"},"pic_name":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991}},"required":["home_id","room_id","device_id","read_time","electric_read"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = formats["date-time"];
const formats2 = formats.decimal;
const pattern0 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const pattern8 = new RegExp("\\u0000", "u");

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
if(data.device_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "device_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.read_time === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "read_time"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.electric_read === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "electric_read"}};
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
if(data.device_id !== undefined){
let data2 = data.device_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/type",keyword:"type",params:{type: "integer"}};
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
const err13 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.read_time !== undefined){
let data3 = data.read_time;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/read_time",schemaPath:"#/properties/read_time/format",keyword:"format",params:{format: "date-time"}};
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
const err16 = {instancePath:instancePath+"/read_time",schemaPath:"#/properties/read_time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.electric_read !== undefined){
let data4 = data.electric_read;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err17 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats2.validate(data4))){
const err18 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(formats2.compare(data4, "0") < 0){
const err19 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
const err20 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/type",keyword:"type",params:{type: "string"}};
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
if(data.sharp !== undefined){
let data5 = data.sharp;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/sharp",schemaPath:"#/properties/sharp/type",keyword:"type",params:{type: schema0.properties.sharp.type}};
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
const err22 = {instancePath:instancePath+"/sharp",schemaPath:"#/properties/sharp/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats2.validate(data5))){
const err23 = {instancePath:instancePath+"/sharp",schemaPath:"#/properties/sharp/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(formats2.compare(data5, "0") < 0){
const err24 = {instancePath:instancePath+"/sharp",schemaPath:"#/properties/sharp/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
if(data.peak !== undefined){
let data6 = data.peak;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/peak",schemaPath:"#/properties/peak/type",keyword:"type",params:{type: schema0.properties.peak.type}};
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
const err26 = {instancePath:instancePath+"/peak",schemaPath:"#/properties/peak/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats2.validate(data6))){
const err27 = {instancePath:instancePath+"/peak",schemaPath:"#/properties/peak/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(formats2.compare(data6, "0") < 0){
const err28 = {instancePath:instancePath+"/peak",schemaPath:"#/properties/peak/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.shoulder !== undefined){
let data7 = data.shoulder;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err29 = {instancePath:instancePath+"/shoulder",schemaPath:"#/properties/shoulder/type",keyword:"type",params:{type: schema0.properties.shoulder.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs17 = errors;
if(typeof data7 == "number"){
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err30 = {instancePath:instancePath+"/shoulder",schemaPath:"#/properties/shoulder/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats2.validate(data7))){
const err31 = {instancePath:instancePath+"/shoulder",schemaPath:"#/properties/shoulder/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(formats2.compare(data7, "0") < 0){
const err32 = {instancePath:instancePath+"/shoulder",schemaPath:"#/properties/shoulder/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.off_peak !== undefined){
let data8 = data.off_peak;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err33 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: schema0.properties.off_peak.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs19 = errors;
if(typeof data8 == "number"){
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err34 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats2.validate(data8))){
const err35 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(formats2.compare(data8, "0") < 0){
const err36 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.electric_amount !== undefined){
let data9 = data.electric_amount;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err37 = {instancePath:instancePath+"/electric_amount",schemaPath:"#/properties/electric_amount/type",keyword:"type",params:{type: schema0.properties.electric_amount.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs21 = errors;
if(typeof data9 == "number"){
}
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err38 = {instancePath:instancePath+"/electric_amount",schemaPath:"#/properties/electric_amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats2.validate(data9))){
const err39 = {instancePath:instancePath+"/electric_amount",schemaPath:"#/properties/electric_amount/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.pool_amount !== undefined){
let data10 = data.pool_amount;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err40 = {instancePath:instancePath+"/pool_amount",schemaPath:"#/properties/pool_amount/type",keyword:"type",params:{type: schema0.properties.pool_amount.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs23 = errors;
if(typeof data10 == "number"){
}
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err41 = {instancePath:instancePath+"/pool_amount",schemaPath:"#/properties/pool_amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats2.validate(data10))){
const err42 = {instancePath:instancePath+"/pool_amount",schemaPath:"#/properties/pool_amount/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.pool_read !== undefined){
let data11 = data.pool_read;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/pool_read",schemaPath:"#/properties/pool_read/type",keyword:"type",params:{type: schema0.properties.pool_read.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs25 = errors;
if(typeof data11 == "number"){
}
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err44 = {instancePath:instancePath+"/pool_read",schemaPath:"#/properties/pool_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats2.validate(data11))){
const err45 = {instancePath:instancePath+"/pool_read",schemaPath:"#/properties/pool_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.source !== undefined){
let data12 = data.source;
const _errs26 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err46 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs27 = errors;
const vSchema0 = schema0.properties.source.enum;
if(!(((data12 === 1) || (data12 === 2)) || (data12 === 3))){
const err47 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema0.properties.source.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.damaged !== undefined){
let data13 = data.damaged;
const _errs28 = errors;
if(typeof data13 !== "boolean"){
const err48 = {instancePath:instancePath+"/damaged",schemaPath:"#/properties/damaged/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
if(data.is_reset !== undefined){
let data14 = data.is_reset;
const _errs30 = errors;
if(typeof data14 !== "boolean"){
const err49 = {instancePath:instancePath+"/is_reset",schemaPath:"#/properties/is_reset/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.pic_name !== undefined){
let data15 = data.pic_name;
const _errs32 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err50 = {instancePath:instancePath+"/pic_name",schemaPath:"#/properties/pic_name/type",keyword:"type",params:{type: schema0.properties.pic_name.type}};
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
if(!pattern8.test(data15)){
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
const err53 = {instancePath:instancePath+"/pic_name",schemaPath:"#/properties/pic_name/not",keyword:"not",params:{}};
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
const err54 = {instancePath:instancePath+"/pic_name",schemaPath:"#/properties/pic_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data15) < 1){
const err55 = {instancePath:instancePath+"/pic_name",schemaPath:"#/properties/pic_name/minLength",keyword:"minLength",params:{limit: 1}};
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
if(data.staff_id !== undefined){
let data16 = data.staff_id;
const _errs37 = errors;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err56 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema0.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs38 = errors;
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
const err57 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err58 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid0 = _errs37 === errors;
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"device_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"read_time":{"type":"string","format":"date-time"},"electric_read":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"sharp":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"peak":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"shoulder":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"off_peak":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"electric_amount":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"pool_amount":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"pool_read":{"type":["string","null"],"format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"source":{"type":"integer","enum":[1,2,3]},"damaged":{"type":"boolean"},"is_reset":{"type":"boolean"},"pic_name":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.device_id !== undefined){
let data2 = data.device_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/type",keyword:"type",params:{type: "integer"}};
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
if(data2 > 9007199254740991 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.read_time !== undefined){
let data3 = data.read_time;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/read_time",schemaPath:"#/properties/read_time/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/read_time",schemaPath:"#/properties/read_time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.electric_read !== undefined){
let data4 = data.electric_read;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err13 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats2.validate(data4))){
const err14 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(formats2.compare(data4, "0") < 0){
const err15 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
const err16 = {instancePath:instancePath+"/electric_read",schemaPath:"#/properties/electric_read/type",keyword:"type",params:{type: "string"}};
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
if(data.sharp !== undefined){
let data5 = data.sharp;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/sharp",schemaPath:"#/properties/sharp/type",keyword:"type",params:{type: schema1.properties.sharp.type}};
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
const err18 = {instancePath:instancePath+"/sharp",schemaPath:"#/properties/sharp/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2.validate(data5))){
const err19 = {instancePath:instancePath+"/sharp",schemaPath:"#/properties/sharp/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(formats2.compare(data5, "0") < 0){
const err20 = {instancePath:instancePath+"/sharp",schemaPath:"#/properties/sharp/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
if(data.peak !== undefined){
let data6 = data.peak;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/peak",schemaPath:"#/properties/peak/type",keyword:"type",params:{type: schema1.properties.peak.type}};
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
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err22 = {instancePath:instancePath+"/peak",schemaPath:"#/properties/peak/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats2.validate(data6))){
const err23 = {instancePath:instancePath+"/peak",schemaPath:"#/properties/peak/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(formats2.compare(data6, "0") < 0){
const err24 = {instancePath:instancePath+"/peak",schemaPath:"#/properties/peak/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
if(data.shoulder !== undefined){
let data7 = data.shoulder;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err25 = {instancePath:instancePath+"/shoulder",schemaPath:"#/properties/shoulder/type",keyword:"type",params:{type: schema1.properties.shoulder.type}};
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
if(!pattern0.test(data7)){
const err26 = {instancePath:instancePath+"/shoulder",schemaPath:"#/properties/shoulder/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats2.validate(data7))){
const err27 = {instancePath:instancePath+"/shoulder",schemaPath:"#/properties/shoulder/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(formats2.compare(data7, "0") < 0){
const err28 = {instancePath:instancePath+"/shoulder",schemaPath:"#/properties/shoulder/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
if(data.off_peak !== undefined){
let data8 = data.off_peak;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/type",keyword:"type",params:{type: schema1.properties.off_peak.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs19 = errors;
if(typeof data8 == "number"){
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err30 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats2.validate(data8))){
const err31 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(formats2.compare(data8, "0") < 0){
const err32 = {instancePath:instancePath+"/off_peak",schemaPath:"#/properties/off_peak/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.electric_amount !== undefined){
let data9 = data.electric_amount;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err33 = {instancePath:instancePath+"/electric_amount",schemaPath:"#/properties/electric_amount/type",keyword:"type",params:{type: schema1.properties.electric_amount.type}};
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
if(!pattern0.test(data9)){
const err34 = {instancePath:instancePath+"/electric_amount",schemaPath:"#/properties/electric_amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats2.validate(data9))){
const err35 = {instancePath:instancePath+"/electric_amount",schemaPath:"#/properties/electric_amount/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.pool_amount !== undefined){
let data10 = data.pool_amount;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err36 = {instancePath:instancePath+"/pool_amount",schemaPath:"#/properties/pool_amount/type",keyword:"type",params:{type: schema1.properties.pool_amount.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs23 = errors;
if(typeof data10 == "number"){
}
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err37 = {instancePath:instancePath+"/pool_amount",schemaPath:"#/properties/pool_amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats2.validate(data10))){
const err38 = {instancePath:instancePath+"/pool_amount",schemaPath:"#/properties/pool_amount/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.pool_read !== undefined){
let data11 = data.pool_read;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err39 = {instancePath:instancePath+"/pool_read",schemaPath:"#/properties/pool_read/type",keyword:"type",params:{type: schema1.properties.pool_read.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs25 = errors;
if(typeof data11 == "number"){
}
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err40 = {instancePath:instancePath+"/pool_read",schemaPath:"#/properties/pool_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats2.validate(data11))){
const err41 = {instancePath:instancePath+"/pool_read",schemaPath:"#/properties/pool_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.source !== undefined){
let data12 = data.source;
const _errs26 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err42 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs27 = errors;
const vSchema0 = schema1.properties.source.enum;
if(!(((data12 === 1) || (data12 === 2)) || (data12 === 3))){
const err43 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema1.properties.source.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.damaged !== undefined){
let data13 = data.damaged;
const _errs28 = errors;
if(typeof data13 !== "boolean"){
const err44 = {instancePath:instancePath+"/damaged",schemaPath:"#/properties/damaged/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
if(data.is_reset !== undefined){
let data14 = data.is_reset;
const _errs30 = errors;
if(typeof data14 !== "boolean"){
const err45 = {instancePath:instancePath+"/is_reset",schemaPath:"#/properties/is_reset/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.pic_name !== undefined){
let data15 = data.pic_name;
const _errs32 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err46 = {instancePath:instancePath+"/pic_name",schemaPath:"#/properties/pic_name/type",keyword:"type",params:{type: schema1.properties.pic_name.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
}
}
else {
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(errors === _errs35){
}
}
var valid1 = _errs35 === errors;
if(valid1){
const err49 = {instancePath:instancePath+"/pic_name",schemaPath:"#/properties/pic_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
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
const err50 = {instancePath:instancePath+"/pic_name",schemaPath:"#/properties/pic_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func1(data15) < 1){
const err51 = {instancePath:instancePath+"/pic_name",schemaPath:"#/properties/pic_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
if(data.staff_id !== undefined){
let data16 = data.staff_id;
const _errs37 = errors;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err52 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema1.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs38 = errors;
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
const err53 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err54 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var valid0 = _errs37 === errors;
}
if(data.version !== undefined){
let data17 = data.version;
const _errs39 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err55 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs40 = errors;
if(typeof data17 == "number"){
if(data17 > 2147483647 || isNaN(data17)){
const err56 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err57 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid0 = _errs39 === errors;
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
