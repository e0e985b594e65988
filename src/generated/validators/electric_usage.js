// Generated from schemas/entities/electric_usage.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"device_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"day":{"type":"string","format":"date"},"begin_read":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"end_read":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"used":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"shared":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"price":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$"},"reason":{"type":["integer","null"],"enum":[0,1,2,3,4,5,6,20,21,22,24,null]}},"required":["home_id","room_id","day","begin_read","end_read","used","price"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.date;
const formats2 = formats.decimal;
const pattern0 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const pattern4 = new RegExp("^-?\\d{1,14}(\\.\\d{1,4})?$", "u");

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
if(data.day === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.begin_read === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "begin_read"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.end_read === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_read"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.used === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "used"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.price === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.home_id !== undefined){
let data0 = data.home_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err8 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.room_id !== undefined){
let data1 = data.room_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err11 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err13 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.device_id !== undefined){
let data2 = data.device_id;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err14 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/type",keyword:"type",params:{type: schema0.properties.device_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err16 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.day !== undefined){
let data3 = data.day;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err17 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.begin_read !== undefined){
let data4 = data.begin_read;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err19 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats2.validate(data4))){
const err20 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/format",keyword:"format",params:{format: "decimal"}};
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
const err21 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.end_read !== undefined){
let data5 = data.end_read;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err22 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats2.validate(data5))){
const err23 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.used !== undefined){
let data6 = data.used;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err25 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats2.validate(data6))){
const err26 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.shared !== undefined){
let data7 = data.shared;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err28 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats2.validate(data7))){
const err29 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.price !== undefined){
let data8 = data.price;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err31 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats2.validate(data8))){
const err32 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(formats2.compare(data8, "5") > 0){
const err33 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(formats2.compare(data8, "0") <= 0){
const err34 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
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
const err35 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.reason !== undefined){
let data9 = data.reason;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err36 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema0.properties.reason.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((((((((((((data9 === 0) || (data9 === 1)) || (data9 === 2)) || (data9 === 3)) || (data9 === 4)) || (data9 === 5)) || (data9 === 6)) || (data9 === 20)) || (data9 === 21)) || (data9 === 22)) || (data9 === 24)) || (data9 === null))){
const err37 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.reason.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"device_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"day":{"type":"string","format":"date"},"begin_read":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"end_read":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"used":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"shared":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"price":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$"},"reason":{"type":["integer","null"],"enum":[0,1,2,3,4,5,6,20,21,22,24,null]},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.device_id !== undefined){
let data2 = data.device_id;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/type",keyword:"type",params:{type: schema1.properties.device_id.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
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
}
if(data.day !== undefined){
let data3 = data.day;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"}};
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
const err12 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.begin_read !== undefined){
let data4 = data.begin_read;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err13 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats2.validate(data4))){
const err14 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.end_read !== undefined){
let data5 = data.end_read;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err16 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats2.validate(data5))){
const err17 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.used !== undefined){
let data6 = data.used;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err19 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats2.validate(data6))){
const err20 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/format",keyword:"format",params:{format: "decimal"}};
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
const err21 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.shared !== undefined){
let data7 = data.shared;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err22 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats2.validate(data7))){
const err23 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.price !== undefined){
let data8 = data.price;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err25 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats2.validate(data8))){
const err26 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(formats2.compare(data8, "5") > 0){
const err27 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(formats2.compare(data8, "0") <= 0){
const err28 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.reason !== undefined){
let data9 = data.reason;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err30 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema1.properties.reason.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((((((((data9 === 0) || (data9 === 1)) || (data9 === 2)) || (data9 === 3)) || (data9 === 4)) || (data9 === 5)) || (data9 === 6)) || (data9 === 20)) || (data9 === 21)) || (data9 === 22)) || (data9 === 24)) || (data9 === null))){
const err31 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema1.properties.reason.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.version !== undefined){
let data10 = data.version;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err32 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const row = validate2;
const schema2 = {"type":"object","properties":{"id":{"type":"integer"},"home_id":{"type":"integer"},"room_id":{"type":"integer"},"device_id":{"type":["integer","null"]},"day":{"type":"string"},"begin_read":{"type":"string"},"end_read":{"type":"string"},"used":{"type":"string"},"shared":{"type":"string"},"total":{"type":["string","null"]},"price":{"type":"string"},"fee":{"type":["string","null"]},"reason":{"type":["integer","null"],"enum":[0,1,2,3,4,5,6,20,21,22,24,null]},"version":{"type":"integer"},"created_at":{"type":"string"},"updated_at":{"type":"string"},"_labels":{"type":"object","additionalProperties":{"type":["string","array","null"],"items":{"type":"string"}}}},"required":["id","version"],"additionalProperties":false,"$id":"row"};

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
if(data.device_id !== undefined){
let data3 = data.device_id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err6 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/type",keyword:"type",params:{type: schema2.properties.device_id.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.day !== undefined){
if(typeof data.day !== "string"){
const err7 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.begin_read !== undefined){
if(typeof data.begin_read !== "string"){
const err8 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.end_read !== undefined){
if(typeof data.end_read !== "string"){
const err9 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.used !== undefined){
if(typeof data.used !== "string"){
const err10 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.shared !== undefined){
if(typeof data.shared !== "string"){
const err11 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.total !== undefined){
let data9 = data.total;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: schema2.properties.total.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.price !== undefined){
if(typeof data.price !== "string"){
const err13 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.fee !== undefined){
let data11 = data.fee;
if((typeof data11 !== "string") && (data11 !== null)){
const err14 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type: schema2.properties.fee.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.reason !== undefined){
let data12 = data.reason;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema2.properties.reason.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((((((((data12 === 0) || (data12 === 1)) || (data12 === 2)) || (data12 === 3)) || (data12 === 4)) || (data12 === 5)) || (data12 === 6)) || (data12 === 20)) || (data12 === 21)) || (data12 === 22)) || (data12 === 24)) || (data12 === null))){
const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema2.properties.reason.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.version !== undefined){
let data13 = data.version;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err17 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
const err19 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data._labels !== undefined){
let data16 = data._labels;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
let data17 = data16[key1];
if(((typeof data17 !== "string") && (!(Array.isArray(data17)))) && (data17 !== null)){
const err20 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/_labels/additionalProperties/type",keyword:"type",params:{type: schema2.properties._labels.additionalProperties.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(typeof data17[i0] !== "string"){
const err21 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/_labels/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err22 = {instancePath:instancePath+"/_labels",schemaPath:"#/properties/_labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
