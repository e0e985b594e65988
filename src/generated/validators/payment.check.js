// Generated from schemas/entities/payment.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"bill_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"way":{"type":"integer","enum":[1,2,3,4]},"amount":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"paid_at":{"type":"string","format":"date-time"},"payer":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"bank_card":{"minLength":1,"type":["string","null"],"pattern":"^[0-9]{14,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"voucher":{"type":["array","null"],"maxItems":3,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["number","bill_id","way","amount","paid_at"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern1 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const pattern4 = new RegExp("^[0-9]{14,20}$", "u");
const pattern5 = new RegExp("^(https?://|/[^/\\\\]|data:image/)", "u");
const formats0 = formats.decimal;
const formats3 = formats["date-time"];

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
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bill_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bill_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.way === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "way"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paid_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paid_at"}};
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
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
}
}
else {
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err8 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(func1(data0) > 30){
const err9 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data0) < 1){
const err10 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit: 1}};
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
const err11 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.bill_id !== undefined){
let data1 = data.bill_id;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err12 = {instancePath:instancePath+"/bill_id",schemaPath:"#/properties/bill_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs8 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err13 = {instancePath:instancePath+"/bill_id",schemaPath:"#/properties/bill_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err14 = {instancePath:instancePath+"/bill_id",schemaPath:"#/properties/bill_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.way !== undefined){
let data2 = data.way;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err15 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs10 = errors;
const vSchema0 = schema0.properties.way.enum;
if(!((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4))){
const err16 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/enum",keyword:"enum",params:{allowedValues: schema0.properties.way.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.amount !== undefined){
let data3 = data.amount;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err17 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data3))){
const err18 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(formats0.compare(data3, "0") <= 0){
const err19 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
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
const err20 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.paid_at !== undefined){
let data4 = data.paid_at;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!(formats3.validate(data4))){
const err21 = {instancePath:instancePath+"/paid_at",schemaPath:"#/properties/paid_at/format",keyword:"format",params:{format: "date-time"}};
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
const err22 = {instancePath:instancePath+"/paid_at",schemaPath:"#/properties/paid_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.payer !== undefined){
let data5 = data.payer;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err23 = {instancePath:instancePath+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",params:{type: schema0.properties.payer.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs16 = errors;
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
}
}
else {
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(errors === _errs18){
}
}
var valid2 = _errs18 === errors;
if(valid2){
const err26 = {instancePath:instancePath+"/payer",schemaPath:"#/properties/payer/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err27 = {instancePath:instancePath+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data5) < 1){
const err28 = {instancePath:instancePath+"/payer",schemaPath:"#/properties/payer/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs15 === errors;
}
if(data.bank_card !== undefined){
let data6 = data.bank_card;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err29 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/type",keyword:"type",params:{type: schema0.properties.bank_card.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs21 = errors;
const _errs22 = errors;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
}
}
else {
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(errors === _errs23){
}
}
var valid3 = _errs23 === errors;
if(valid3){
const err32 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err33 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func1(data6) < 1){
const err34 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern4.test(data6)){
const err35 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/pattern",keyword:"pattern",params:{pattern: "^[0-9]{14,20}$"}};
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
if(data.voucher !== undefined){
let data7 = data.voucher;
const _errs25 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err36 = {instancePath:instancePath+"/voucher",schemaPath:"#/properties/voucher/type",keyword:"type",params:{type: schema0.properties.voucher.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs26 = errors;
if(Array.isArray(data7)){
if(data7.length > 3){
const err37 = {instancePath:instancePath+"/voucher",schemaPath:"#/properties/voucher/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
let valid5 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs27 = errors;
const _errs28 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
const err38 = {instancePath:instancePath+"/voucher/" + i0,schemaPath:"#/properties/voucher/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data8.url === undefined){
const err39 = {instancePath:instancePath+"/voucher/" + i0,schemaPath:"#/properties/voucher/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs29 = errors;
for(const key1 in data8){
if(!((((key1 === "name") || (key1 === "url")) || (key1 === "size")) || (key1 === "type"))){
const err40 = {instancePath:instancePath+"/voucher/" + i0,schemaPath:"#/properties/voucher/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data8.name !== undefined){
let data9 = data8.name;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err41 = {instancePath:instancePath+"/voucher/" + i0+"/name",schemaPath:"#/properties/voucher/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data9) < 1){
const err42 = {instancePath:instancePath+"/voucher/" + i0+"/name",schemaPath:"#/properties/voucher/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/voucher/" + i0+"/name",schemaPath:"#/properties/voucher/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid6 = _errs30 === errors;
}
if(data8.url !== undefined){
let data10 = data8.url;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 500){
const err44 = {instancePath:instancePath+"/voucher/" + i0+"/url",schemaPath:"#/properties/voucher/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern5.test(data10)){
const err45 = {instancePath:instancePath+"/voucher/" + i0+"/url",schemaPath:"#/properties/voucher/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/[^/\\\\]|data:image/)"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/voucher/" + i0+"/url",schemaPath:"#/properties/voucher/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid6 = _errs32 === errors;
}
if(data8.size !== undefined){
let data11 = data8.size;
const _errs34 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err47 = {instancePath:instancePath+"/voucher/" + i0+"/size",schemaPath:"#/properties/voucher/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs35 = errors;
if(typeof data11 == "number"){
if(data11 > 5368709120 || isNaN(data11)){
const err48 = {instancePath:instancePath+"/voucher/" + i0+"/size",schemaPath:"#/properties/voucher/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5368709120}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err49 = {instancePath:instancePath+"/voucher/" + i0+"/size",schemaPath:"#/properties/voucher/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var valid6 = _errs34 === errors;
}
if(data8.type !== undefined){
let data12 = data8.type;
const _errs36 = errors;
const _errs37 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err50 = {instancePath:instancePath+"/voucher/" + i0+"/type",schemaPath:"#/properties/voucher/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/voucher/" + i0+"/type",schemaPath:"#/properties/voucher/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid6 = _errs36 === errors;
}
}
else {
const err52 = {instancePath:instancePath+"/voucher/" + i0,schemaPath:"#/properties/voucher/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid4 = _errs27 === errors;
if(!valid4){
valid5 = false;
}
}
}
var valid0 = _errs25 === errors;
}
if(data.staff_id !== undefined){
let data13 = data.staff_id;
const _errs38 = errors;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err53 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema0.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs39 = errors;
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
const err54 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err55 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.note !== undefined){
let data14 = data.note;
const _errs40 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err56 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs41 = errors;
const _errs42 = errors;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs43){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
}
}
else {
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(errors === _errs43){
}
}
var valid7 = _errs43 === errors;
if(valid7){
const err59 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err60 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(func1(data14) < 1){
const err61 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid0 = _errs40 === errors;
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"bill_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"way":{"type":"integer","enum":[1,2,3,4]},"amount":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"paid_at":{"type":"string","format":"date-time"},"payer":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"bank_card":{"minLength":1,"type":["string","null"],"pattern":"^[0-9]{14,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"voucher":{"type":["array","null"],"maxItems":3,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"staff_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.number !== undefined){
let data0 = data.number;
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
const err4 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/not",keyword:"not",params:{}};
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
if(func1(data0) > 30){
const err5 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
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
if(data.bill_id !== undefined){
let data1 = data.bill_id;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/bill_id",schemaPath:"#/properties/bill_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/bill_id",schemaPath:"#/properties/bill_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/bill_id",schemaPath:"#/properties/bill_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.way !== undefined){
let data2 = data.way;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err11 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs10 = errors;
const vSchema0 = schema1.properties.way.enum;
if(!((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4))){
const err12 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/enum",keyword:"enum",params:{allowedValues: schema1.properties.way.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.amount !== undefined){
let data3 = data.amount;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data3 == "number"){
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err13 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0.validate(data3))){
const err14 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(formats0.compare(data3, "0") <= 0){
const err15 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
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
const err16 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.paid_at !== undefined){
let data4 = data.paid_at;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!(formats3.validate(data4))){
const err17 = {instancePath:instancePath+"/paid_at",schemaPath:"#/properties/paid_at/format",keyword:"format",params:{format: "date-time"}};
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
const err18 = {instancePath:instancePath+"/paid_at",schemaPath:"#/properties/paid_at/type",keyword:"type",params:{type: "string"}};
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
if(data.payer !== undefined){
let data5 = data.payer;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",params:{type: schema1.properties.payer.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs16 = errors;
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
}
}
else {
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(errors === _errs18){
}
}
var valid2 = _errs18 === errors;
if(valid2){
const err22 = {instancePath:instancePath+"/payer",schemaPath:"#/properties/payer/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err23 = {instancePath:instancePath+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data5) < 1){
const err24 = {instancePath:instancePath+"/payer",schemaPath:"#/properties/payer/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs15 === errors;
}
if(data.bank_card !== undefined){
let data6 = data.bank_card;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/type",keyword:"type",params:{type: schema1.properties.bank_card.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs21 = errors;
const _errs22 = errors;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
}
}
else {
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(errors === _errs23){
}
}
var valid3 = _errs23 === errors;
if(valid3){
const err28 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err29 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data6) < 1){
const err30 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern4.test(data6)){
const err31 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/pattern",keyword:"pattern",params:{pattern: "^[0-9]{14,20}$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.voucher !== undefined){
let data7 = data.voucher;
const _errs25 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err32 = {instancePath:instancePath+"/voucher",schemaPath:"#/properties/voucher/type",keyword:"type",params:{type: schema1.properties.voucher.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs26 = errors;
if(Array.isArray(data7)){
if(data7.length > 3){
const err33 = {instancePath:instancePath+"/voucher",schemaPath:"#/properties/voucher/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
let valid5 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs27 = errors;
const _errs28 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
const err34 = {instancePath:instancePath+"/voucher/" + i0,schemaPath:"#/properties/voucher/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data8.url === undefined){
const err35 = {instancePath:instancePath+"/voucher/" + i0,schemaPath:"#/properties/voucher/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs29 = errors;
for(const key1 in data8){
if(!((((key1 === "name") || (key1 === "url")) || (key1 === "size")) || (key1 === "type"))){
const err36 = {instancePath:instancePath+"/voucher/" + i0,schemaPath:"#/properties/voucher/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data8.name !== undefined){
let data9 = data8.name;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err37 = {instancePath:instancePath+"/voucher/" + i0+"/name",schemaPath:"#/properties/voucher/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data9) < 1){
const err38 = {instancePath:instancePath+"/voucher/" + i0+"/name",schemaPath:"#/properties/voucher/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/voucher/" + i0+"/name",schemaPath:"#/properties/voucher/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid6 = _errs30 === errors;
}
if(data8.url !== undefined){
let data10 = data8.url;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 500){
const err40 = {instancePath:instancePath+"/voucher/" + i0+"/url",schemaPath:"#/properties/voucher/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern5.test(data10)){
const err41 = {instancePath:instancePath+"/voucher/" + i0+"/url",schemaPath:"#/properties/voucher/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/[^/\\\\]|data:image/)"}};
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
const err42 = {instancePath:instancePath+"/voucher/" + i0+"/url",schemaPath:"#/properties/voucher/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid6 = _errs32 === errors;
}
if(data8.size !== undefined){
let data11 = data8.size;
const _errs34 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err43 = {instancePath:instancePath+"/voucher/" + i0+"/size",schemaPath:"#/properties/voucher/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs35 = errors;
if(typeof data11 == "number"){
if(data11 > 5368709120 || isNaN(data11)){
const err44 = {instancePath:instancePath+"/voucher/" + i0+"/size",schemaPath:"#/properties/voucher/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5368709120}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err45 = {instancePath:instancePath+"/voucher/" + i0+"/size",schemaPath:"#/properties/voucher/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid6 = _errs34 === errors;
}
if(data8.type !== undefined){
let data12 = data8.type;
const _errs36 = errors;
const _errs37 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err46 = {instancePath:instancePath+"/voucher/" + i0+"/type",schemaPath:"#/properties/voucher/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/voucher/" + i0+"/type",schemaPath:"#/properties/voucher/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid6 = _errs36 === errors;
}
}
else {
const err48 = {instancePath:instancePath+"/voucher/" + i0,schemaPath:"#/properties/voucher/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid4 = _errs27 === errors;
if(!valid4){
valid5 = false;
}
}
}
var valid0 = _errs25 === errors;
}
if(data.staff_id !== undefined){
let data13 = data.staff_id;
const _errs38 = errors;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err49 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/type",keyword:"type",params:{type: schema1.properties.staff_id.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs39 = errors;
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
const err50 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err51 = {instancePath:instancePath+"/staff_id",schemaPath:"#/properties/staff_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid0 = _errs38 === errors;
}
if(data.note !== undefined){
let data14 = data.note;
const _errs40 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err52 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs41 = errors;
const _errs42 = errors;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs43){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
}
}
else {
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(errors === _errs43){
}
}
var valid7 = _errs43 === errors;
if(valid7){
const err55 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err56 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func1(data14) < 1){
const err57 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid0 = _errs40 === errors;
}
if(data.version !== undefined){
let data15 = data.version;
const _errs45 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err58 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs46 = errors;
if(typeof data15 == "number"){
if(data15 > 2147483647 || isNaN(data15)){
const err59 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err60 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var valid0 = _errs45 === errors;
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
