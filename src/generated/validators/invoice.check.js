// Generated from schemas/entities/invoice.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"bill_ids":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"type":{"type":"integer","enum":[1,2]},"title":{"minLength":1,"type":"string","maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"tax_number":{"minLength":1,"type":"string","pattern":"^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$","examples":["91350100M000100Y43"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"amount":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"bank":{"minLength":1,"type":["string","null"],"maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"bank_card":{"minLength":1,"type":["string","null"],"pattern":"^[0-9]{14,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"address":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"phone":{"minLength":1,"type":["string","null"],"pattern":"^[0-9]{5,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"email":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"type":"string","pattern":"\\u0000"}},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["number","bill_ids","type","title","tax_number","amount"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern3 = new RegExp("^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$", "u");
const pattern4 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const pattern7 = new RegExp("^[0-9]{14,20}$", "u");
const pattern10 = new RegExp("^[0-9]{5,15}$", "u");
const pattern12 = new RegExp("^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$", "u");
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
if(data.bill_ids === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bill_ids"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tax_number === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tax_number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.amount === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
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
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
}
}
else {
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err9 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
const err10 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data0) < 1){
const err11 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.bill_ids !== undefined){
let data1 = data.bill_ids;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err13 = {instancePath:instancePath+"/bill_ids",schemaPath:"#/properties/bill_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err14 = {instancePath:instancePath+"/bill_ids/" + i0,schemaPath:"#/properties/bill_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs10 = errors;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/bill_ids/" + i0,schemaPath:"#/properties/bill_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err16 = {instancePath:instancePath+"/bill_ids/" + i0,schemaPath:"#/properties/bill_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data1.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/bill_ids",schemaPath:"#/properties/bill_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/bill_ids",schemaPath:"#/properties/bill_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.type !== undefined){
let data3 = data.type;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs12 = errors;
const vSchema0 = schema0.properties.type.enum;
if(!((data3 === 1) || (data3 === 2))){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
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
if(data.title !== undefined){
let data4 = data.title;
const _errs13 = errors;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
}
}
else {
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(errors === _errs16){
}
}
var valid5 = _errs16 === errors;
if(valid5){
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err24 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data4) < 1){
const err25 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
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
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.tax_number !== undefined){
let data5 = data.tax_number;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
}
}
else {
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(errors === _errs21){
}
}
var valid6 = _errs21 === errors;
if(valid6){
const err29 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err30 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(data5) < 1){
const err31 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern3.test(data5)){
const err32 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/pattern",keyword:"pattern",params:{pattern: "^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: "string"}};
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
if(data.amount !== undefined){
let data6 = data.amount;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err34 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats0.validate(data6))){
const err35 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(formats0.compare(data6, "0") <= 0){
const err36 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs23 === errors;
}
if(data.bank !== undefined){
let data7 = data.bank;
const _errs25 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err38 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/type",keyword:"type",params:{type: schema0.properties.bank.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
}
}
else {
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(errors === _errs28){
}
}
var valid7 = _errs28 === errors;
if(valid7){
const err41 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err42 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data7) < 1){
const err43 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
if(data.bank_card !== undefined){
let data8 = data.bank_card;
const _errs30 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err44 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/type",keyword:"type",params:{type: schema0.properties.bank_card.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs33){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
}
}
else {
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(errors === _errs33){
}
}
var valid8 = _errs33 === errors;
if(valid8){
const err47 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err48 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data8) < 1){
const err49 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern7.test(data8)){
const err50 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/pattern",keyword:"pattern",params:{pattern: "^[0-9]{14,20}$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var valid0 = _errs30 === errors;
}
if(data.address !== undefined){
let data9 = data.address;
const _errs35 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err51 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema0.properties.address.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs36 = errors;
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
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
if(errors === _errs38){
}
}
var valid9 = _errs38 === errors;
if(valid9){
const err54 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err55 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(func1(data9) < 1){
const err56 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid0 = _errs35 === errors;
}
if(data.phone !== undefined){
let data10 = data.phone;
const _errs40 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err57 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema0.properties.phone.type}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs41 = errors;
const _errs42 = errors;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs43){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
}
}
else {
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(errors === _errs43){
}
}
var valid10 = _errs43 === errors;
if(valid10){
const err60 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
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
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err61 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(func1(data10) < 1){
const err62 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!pattern10.test(data10)){
const err63 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,15}$"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var valid0 = _errs40 === errors;
}
if(data.email !== undefined){
let data11 = data.email;
const _errs45 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err64 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema0.properties.email.type}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const _errs46 = errors;
const _errs47 = errors;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs48){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
}
}
else {
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(errors === _errs48){
}
}
var valid11 = _errs48 === errors;
if(valid11){
const err67 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err68 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func1(data11) < 1){
const err69 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern12.test(data11)){
const err70 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
var valid0 = _errs45 === errors;
}
if(data.note !== undefined){
let data12 = data.note;
const _errs50 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err71 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs51 = errors;
const _errs52 = errors;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs53){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
else {
}
}
else {
const err73 = {};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(errors === _errs53){
}
}
var valid12 = _errs53 === errors;
if(valid12){
const err74 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err75 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(func1(data12) < 1){
const err76 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var valid0 = _errs50 === errors;
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"bill_ids":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"type":{"type":"integer","enum":[1,2]},"title":{"minLength":1,"type":"string","maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"tax_number":{"minLength":1,"type":"string","pattern":"^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$","examples":["91350100M000100Y43"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"amount":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"bank":{"minLength":1,"type":["string","null"],"maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"bank_card":{"minLength":1,"type":["string","null"],"pattern":"^[0-9]{14,20}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"address":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"phone":{"minLength":1,"type":["string","null"],"pattern":"^[0-9]{5,15}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"email":{"minLength":1,"type":["string","null"],"pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"type":"string","pattern":"\\u0000"}},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.bill_ids !== undefined){
let data1 = data.bill_ids;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err8 = {instancePath:instancePath+"/bill_ids",schemaPath:"#/properties/bill_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/bill_ids/" + i0,schemaPath:"#/properties/bill_ids/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/bill_ids/" + i0,schemaPath:"#/properties/bill_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/bill_ids/" + i0,schemaPath:"#/properties/bill_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data1.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/bill_ids",schemaPath:"#/properties/bill_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/bill_ids",schemaPath:"#/properties/bill_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.type !== undefined){
let data3 = data.type;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs12 = errors;
const vSchema0 = schema1.properties.type.enum;
if(!((data3 === 1) || (data3 === 2))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.title !== undefined){
let data4 = data.title;
const _errs13 = errors;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
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
if(errors === _errs16){
}
}
var valid5 = _errs16 === errors;
if(valid5){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data4) < 1){
const err20 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
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
const err21 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.tax_number !== undefined){
let data5 = data.tax_number;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
}
}
else {
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs21){
}
}
var valid6 = _errs21 === errors;
if(valid6){
const err24 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err25 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data5) < 1){
const err26 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern3.test(data5)){
const err27 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/pattern",keyword:"pattern",params:{pattern: "^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$"}};
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
const err28 = {instancePath:instancePath+"/tax_number",schemaPath:"#/properties/tax_number/type",keyword:"type",params:{type: "string"}};
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
if(data.amount !== undefined){
let data6 = data.amount;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err29 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0.validate(data6))){
const err30 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(formats0.compare(data6, "0") <= 0){
const err31 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/formatExclusiveMinimum",keyword:"formatExclusiveMinimum",params:{comparison: ">", limit: "0"}};
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
const err32 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs23 === errors;
}
if(data.bank !== undefined){
let data7 = data.bank;
const _errs25 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err33 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/type",keyword:"type",params:{type: schema1.properties.bank.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
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
if(errors === _errs28){
}
}
var valid7 = _errs28 === errors;
if(valid7){
const err36 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err37 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data7) < 1){
const err38 = {instancePath:instancePath+"/bank",schemaPath:"#/properties/bank/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
if(data.bank_card !== undefined){
let data8 = data.bank_card;
const _errs30 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err39 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/type",keyword:"type",params:{type: schema1.properties.bank_card.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs33){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
}
}
else {
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(errors === _errs33){
}
}
var valid8 = _errs33 === errors;
if(valid8){
const err42 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err43 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func1(data8) < 1){
const err44 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern7.test(data8)){
const err45 = {instancePath:instancePath+"/bank_card",schemaPath:"#/properties/bank_card/pattern",keyword:"pattern",params:{pattern: "^[0-9]{14,20}$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid0 = _errs30 === errors;
}
if(data.address !== undefined){
let data9 = data.address;
const _errs35 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err46 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema1.properties.address.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs36 = errors;
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
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
if(errors === _errs38){
}
}
var valid9 = _errs38 === errors;
if(valid9){
const err49 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err50 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func1(data9) < 1){
const err51 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid0 = _errs35 === errors;
}
if(data.phone !== undefined){
let data10 = data.phone;
const _errs40 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err52 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema1.properties.phone.type}};
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
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
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
var valid10 = _errs43 === errors;
if(valid10){
const err55 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/not",keyword:"not",params:{}};
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
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err56 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func1(data10) < 1){
const err57 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern10.test(data10)){
const err58 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,15}$"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid0 = _errs40 === errors;
}
if(data.email !== undefined){
let data11 = data.email;
const _errs45 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err59 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs46 = errors;
const _errs47 = errors;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs48){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
}
}
else {
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(errors === _errs48){
}
}
var valid11 = _errs48 === errors;
if(valid11){
const err62 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err63 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(func1(data11) < 1){
const err64 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!pattern12.test(data11)){
const err65 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
var valid0 = _errs45 === errors;
}
if(data.note !== undefined){
let data12 = data.note;
const _errs50 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err66 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const _errs51 = errors;
const _errs52 = errors;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs53){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
}
}
else {
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(errors === _errs53){
}
}
var valid12 = _errs53 === errors;
if(valid12){
const err69 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err70 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func1(data12) < 1){
const err71 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var valid0 = _errs50 === errors;
}
if(data.version !== undefined){
let data13 = data.version;
const _errs55 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err72 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const _errs56 = errors;
if(typeof data13 == "number"){
if(data13 > 2147483647 || isNaN(data13)){
const err73 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err74 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var valid0 = _errs55 === errors;
}
}
else {
const err75 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
