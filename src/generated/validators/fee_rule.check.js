// Generated from schemas/entities/fee_rule.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"type":{"type":"integer","enum":[1,2]},"price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"sharp_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"peak_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"shoulder_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"off_peak_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"segments":{"type":["array","null"],"maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["begin_hour","end_hour","period"],"properties":{"begin_hour":{"minimum":0,"maximum":23,"type":"integer"},"end_hour":{"minimum":1,"maximum":24,"type":"integer"},"period":{"type":"string","enum":["sharp","peak","shoulder","off_peak"]}}}},"enabled":{"type":"boolean"},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["name"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern1 = new RegExp("^-?\\d{1,14}(\\.\\d{1,4})?$", "u");
const formats0 = formats.decimal;

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
if(data.type !== undefined){
let data1 = data.type;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema0.properties.type.enum;
if(!((data1 === 1) || (data1 === 2))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.price !== undefined){
let data2 = data.price;
const _errs9 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: schema0.properties.price.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs10 = errors;
if(typeof data2 == "number"){
}
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err11 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(formats0.compare(data2, "5") > 0){
const err13 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(formats0.compare(data2, "0") <= 0){
const err14 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
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
if(data.sharp_price !== undefined){
let data3 = data.sharp_price;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/type",keyword:"type",params:{type: schema0.properties.sharp_price.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs12 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err16 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data3))){
const err17 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(formats0.compare(data3, "5") > 0){
const err18 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(formats0.compare(data3, "0") <= 0){
const err19 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.peak_price !== undefined){
let data4 = data.peak_price;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/type",keyword:"type",params:{type: schema0.properties.peak_price.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs14 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err21 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0.validate(data4))){
const err22 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(formats0.compare(data4, "5") > 0){
const err23 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(formats0.compare(data4, "0") <= 0){
const err24 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs13 === errors;
}
if(data.shoulder_price !== undefined){
let data5 = data.shoulder_price;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err25 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/type",keyword:"type",params:{type: schema0.properties.shoulder_price.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs16 = errors;
if(typeof data5 == "number"){
}
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err26 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats0.validate(data5))){
const err27 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(formats0.compare(data5, "5") > 0){
const err28 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(formats0.compare(data5, "0") <= 0){
const err29 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs15 === errors;
}
if(data.off_peak_price !== undefined){
let data6 = data.off_peak_price;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err30 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/type",keyword:"type",params:{type: schema0.properties.off_peak_price.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs18 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err31 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats0.validate(data6))){
const err32 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(formats0.compare(data6, "5") > 0){
const err33 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(formats0.compare(data6, "0") <= 0){
const err34 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs17 === errors;
}
if(data.segments !== undefined){
let data7 = data.segments;
const _errs19 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err35 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: schema0.properties.segments.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs20 = errors;
if(Array.isArray(data7)){
if(data7.length > 24){
const err36 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
let valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs21 = errors;
const _errs22 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.begin_hour === undefined){
const err37 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "begin_hour"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data8.end_hour === undefined){
const err38 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "end_hour"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data8.period === undefined){
const err39 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "period"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs23 = errors;
for(const key1 in data8){
if(!(((key1 === "begin_hour") || (key1 === "end_hour")) || (key1 === "period"))){
const err40 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data8.begin_hour !== undefined){
let data9 = data8.begin_hour;
const _errs24 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err41 = {instancePath:instancePath+"/segments/" + i0+"/begin_hour",schemaPath:"#/properties/segments/items/properties/begin_hour/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs25 = errors;
if(typeof data9 == "number"){
if(data9 > 23 || isNaN(data9)){
const err42 = {instancePath:instancePath+"/segments/" + i0+"/begin_hour",schemaPath:"#/properties/segments/items/properties/begin_hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err43 = {instancePath:instancePath+"/segments/" + i0+"/begin_hour",schemaPath:"#/properties/segments/items/properties/begin_hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid4 = _errs24 === errors;
}
if(data8.end_hour !== undefined){
let data10 = data8.end_hour;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err44 = {instancePath:instancePath+"/segments/" + i0+"/end_hour",schemaPath:"#/properties/segments/items/properties/end_hour/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs27 = errors;
if(typeof data10 == "number"){
if(data10 > 24 || isNaN(data10)){
const err45 = {instancePath:instancePath+"/segments/" + i0+"/end_hour",schemaPath:"#/properties/segments/items/properties/end_hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err46 = {instancePath:instancePath+"/segments/" + i0+"/end_hour",schemaPath:"#/properties/segments/items/properties/end_hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid4 = _errs26 === errors;
}
if(data8.period !== undefined){
let data11 = data8.period;
const _errs28 = errors;
if(typeof data11 !== "string"){
const err47 = {instancePath:instancePath+"/segments/" + i0+"/period",schemaPath:"#/properties/segments/items/properties/period/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs29 = errors;
const vSchema1 = schema0.properties.segments.items.properties.period.enum;
if(!((((data11 === "sharp") || (data11 === "peak")) || (data11 === "shoulder")) || (data11 === "off_peak"))){
const err48 = {instancePath:instancePath+"/segments/" + i0+"/period",schemaPath:"#/properties/segments/items/properties/period/enum",keyword:"enum",params:{allowedValues: schema0.properties.segments.items.properties.period.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid4 = _errs28 === errors;
}
}
else {
const err49 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid2 = _errs21 === errors;
if(!valid2){
valid3 = false;
}
}
}
var valid0 = _errs19 === errors;
}
if(data.enabled !== undefined){
let data12 = data.enabled;
const _errs30 = errors;
if(typeof data12 !== "boolean"){
const err50 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.note !== undefined){
let data13 = data.note;
const _errs32 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err51 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
}
}
else {
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(errors === _errs35){
}
}
var valid5 = _errs35 === errors;
if(valid5){
const err54 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
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
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err55 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(func1(data13) < 1){
const err56 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"type":{"type":"integer","enum":[1,2]},"price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"sharp_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"peak_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"shoulder_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"off_peak_price":{"type":["string","null"],"format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"segments":{"type":["array","null"],"maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["begin_hour","end_hour","period"],"properties":{"begin_hour":{"minimum":0,"maximum":23,"type":"integer"},"end_hour":{"minimum":1,"maximum":24,"type":"integer"},"period":{"type":"string","enum":["sharp","peak","shoulder","off_peak"]}}}},"enabled":{"type":"boolean"},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.type !== undefined){
let data1 = data.type;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema1.properties.type.enum;
if(!((data1 === 1) || (data1 === 2))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.price !== undefined){
let data2 = data.price;
const _errs9 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: schema1.properties.price.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs10 = errors;
if(typeof data2 == "number"){
}
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err11 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(formats0.compare(data2, "5") > 0){
const err13 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(formats0.compare(data2, "0") <= 0){
const err14 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
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
if(data.sharp_price !== undefined){
let data3 = data.sharp_price;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/type",keyword:"type",params:{type: schema1.properties.sharp_price.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs12 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err16 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data3))){
const err17 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(formats0.compare(data3, "5") > 0){
const err18 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(formats0.compare(data3, "0") <= 0){
const err19 = {instancePath:instancePath+"/sharp_price",schemaPath:"#/properties/sharp_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.peak_price !== undefined){
let data4 = data.peak_price;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/type",keyword:"type",params:{type: schema1.properties.peak_price.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs14 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err21 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0.validate(data4))){
const err22 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(formats0.compare(data4, "5") > 0){
const err23 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(formats0.compare(data4, "0") <= 0){
const err24 = {instancePath:instancePath+"/peak_price",schemaPath:"#/properties/peak_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs13 === errors;
}
if(data.shoulder_price !== undefined){
let data5 = data.shoulder_price;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err25 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/type",keyword:"type",params:{type: schema1.properties.shoulder_price.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs16 = errors;
if(typeof data5 == "number"){
}
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err26 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats0.validate(data5))){
const err27 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(formats0.compare(data5, "5") > 0){
const err28 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(formats0.compare(data5, "0") <= 0){
const err29 = {instancePath:instancePath+"/shoulder_price",schemaPath:"#/properties/shoulder_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs15 === errors;
}
if(data.off_peak_price !== undefined){
let data6 = data.off_peak_price;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err30 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/type",keyword:"type",params:{type: schema1.properties.off_peak_price.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs18 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err31 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,14}(\\.\\d{1,4})?$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats0.validate(data6))){
const err32 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(formats0.compare(data6, "5") > 0){
const err33 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/formatMaximum",keyword:"formatMaximum",params:{comparison: "<=", limit: "5"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(formats0.compare(data6, "0") <= 0){
const err34 = {instancePath:instancePath+"/off_peak_price",schemaPath:"#/properties/off_peak_price/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs17 === errors;
}
if(data.segments !== undefined){
let data7 = data.segments;
const _errs19 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err35 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: schema1.properties.segments.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs20 = errors;
if(Array.isArray(data7)){
if(data7.length > 24){
const err36 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
let valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs21 = errors;
const _errs22 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.begin_hour === undefined){
const err37 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "begin_hour"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data8.end_hour === undefined){
const err38 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "end_hour"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data8.period === undefined){
const err39 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "period"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs23 = errors;
for(const key1 in data8){
if(!(((key1 === "begin_hour") || (key1 === "end_hour")) || (key1 === "period"))){
const err40 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data8.begin_hour !== undefined){
let data9 = data8.begin_hour;
const _errs24 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err41 = {instancePath:instancePath+"/segments/" + i0+"/begin_hour",schemaPath:"#/properties/segments/items/properties/begin_hour/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs25 = errors;
if(typeof data9 == "number"){
if(data9 > 23 || isNaN(data9)){
const err42 = {instancePath:instancePath+"/segments/" + i0+"/begin_hour",schemaPath:"#/properties/segments/items/properties/begin_hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err43 = {instancePath:instancePath+"/segments/" + i0+"/begin_hour",schemaPath:"#/properties/segments/items/properties/begin_hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid4 = _errs24 === errors;
}
if(data8.end_hour !== undefined){
let data10 = data8.end_hour;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err44 = {instancePath:instancePath+"/segments/" + i0+"/end_hour",schemaPath:"#/properties/segments/items/properties/end_hour/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs27 = errors;
if(typeof data10 == "number"){
if(data10 > 24 || isNaN(data10)){
const err45 = {instancePath:instancePath+"/segments/" + i0+"/end_hour",schemaPath:"#/properties/segments/items/properties/end_hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err46 = {instancePath:instancePath+"/segments/" + i0+"/end_hour",schemaPath:"#/properties/segments/items/properties/end_hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid4 = _errs26 === errors;
}
if(data8.period !== undefined){
let data11 = data8.period;
const _errs28 = errors;
if(typeof data11 !== "string"){
const err47 = {instancePath:instancePath+"/segments/" + i0+"/period",schemaPath:"#/properties/segments/items/properties/period/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs29 = errors;
const vSchema1 = schema1.properties.segments.items.properties.period.enum;
if(!((((data11 === "sharp") || (data11 === "peak")) || (data11 === "shoulder")) || (data11 === "off_peak"))){
const err48 = {instancePath:instancePath+"/segments/" + i0+"/period",schemaPath:"#/properties/segments/items/properties/period/enum",keyword:"enum",params:{allowedValues: schema1.properties.segments.items.properties.period.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid4 = _errs28 === errors;
}
}
else {
const err49 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid2 = _errs21 === errors;
if(!valid2){
valid3 = false;
}
}
}
var valid0 = _errs19 === errors;
}
if(data.enabled !== undefined){
let data12 = data.enabled;
const _errs30 = errors;
if(typeof data12 !== "boolean"){
const err50 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.note !== undefined){
let data13 = data.note;
const _errs32 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err51 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
}
}
else {
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(errors === _errs35){
}
}
var valid5 = _errs35 === errors;
if(valid5){
const err54 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
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
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err55 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(func1(data13) < 1){
const err56 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
if(data.version !== undefined){
let data14 = data.version;
const _errs37 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err57 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs38 = errors;
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
const err58 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err59 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
var valid0 = _errs37 === errors;
}
}
else {
const err60 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
