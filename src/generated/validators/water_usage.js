// Generated from schemas/entities/water_usage.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"device_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"day":{"type":"string","format":"date"},"hot":{"type":"boolean"},"begin_read":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"end_read":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"used":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"price":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$"}},"required":["home_id","room_id","day","begin_read","end_read","used","price"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.date;
const formats2 = formats.decimal;
const pattern0 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const pattern3 = new RegExp("^-?\\d{1,14}(\\.\\d{1,4})?$", "u");

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
if(data.hot !== undefined){
if(typeof data.hot !== "boolean"){
const err19 = {instancePath:instancePath+"/hot",schemaPath:"#/properties/hot/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.begin_read !== undefined){
let data5 = data.begin_read;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err20 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats2.validate(data5))){
const err21 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.end_read !== undefined){
let data6 = data.end_read;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err23 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2.validate(data6))){
const err24 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.used !== undefined){
let data7 = data.used;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err26 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats2.validate(data7))){
const err27 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.price !== undefined){
let data8 = data.price;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err29 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats2.validate(data8))){
const err30 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(formats2.compare(data8, "0") <= 0){
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
else {
const err32 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"device_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"day":{"type":"string","format":"date"},"hot":{"type":"boolean"},"begin_read":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"end_read":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"used":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"price":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$"},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.hot !== undefined){
if(typeof data.hot !== "boolean"){
const err13 = {instancePath:instancePath+"/hot",schemaPath:"#/properties/hot/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.begin_read !== undefined){
let data5 = data.begin_read;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err14 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats2.validate(data5))){
const err15 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/format",keyword:"format",params:{format: "decimal"}};
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
const err16 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.end_read !== undefined){
let data6 = data.end_read;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err17 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats2.validate(data6))){
const err18 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/format",keyword:"format",params:{format: "decimal"}};
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
const err19 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.used !== undefined){
let data7 = data.used;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err20 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats2.validate(data7))){
const err21 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.price !== undefined){
let data8 = data.price;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err23 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2.validate(data8))){
const err24 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(formats2.compare(data8, "0") <= 0){
const err25 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err27 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const row = validate2;
const schema2 = {"type":"object","properties":{"id":{"type":"integer"},"home_id":{"type":"integer"},"room_id":{"type":"integer"},"device_id":{"type":["integer","null"]},"day":{"type":"string"},"hot":{"type":"boolean"},"begin_read":{"type":"string"},"end_read":{"type":"string"},"used":{"type":"string"},"price":{"type":"string"},"fee":{"type":["string","null"]},"version":{"type":"integer"},"created_at":{"type":"string"},"updated_at":{"type":"string"},"_labels":{"type":"object","additionalProperties":{"type":["string","array","null"],"items":{"type":"string"}}}},"required":["id","version"],"additionalProperties":false,"$id":"row"};

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
if(data.hot !== undefined){
if(typeof data.hot !== "boolean"){
const err8 = {instancePath:instancePath+"/hot",schemaPath:"#/properties/hot/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.begin_read !== undefined){
if(typeof data.begin_read !== "string"){
const err9 = {instancePath:instancePath+"/begin_read",schemaPath:"#/properties/begin_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.end_read !== undefined){
if(typeof data.end_read !== "string"){
const err10 = {instancePath:instancePath+"/end_read",schemaPath:"#/properties/end_read/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.used !== undefined){
if(typeof data.used !== "string"){
const err11 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.price !== undefined){
if(typeof data.price !== "string"){
const err12 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fee !== undefined){
let data10 = data.fee;
if((typeof data10 !== "string") && (data10 !== null)){
const err13 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type: schema2.properties.fee.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.version !== undefined){
let data11 = data.version;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err14 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
const err15 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
const err16 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
const err17 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/_labels/additionalProperties/type",keyword:"type",params:{type: schema2.properties._labels.additionalProperties.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(typeof data15[i0] !== "string"){
const err18 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/_labels/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/_labels",schemaPath:"#/properties/_labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
