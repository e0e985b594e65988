// Generated from schemas/entities/ability.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"model":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"device_type":{"type":"integer","enum":[1,2,3,4,5,6,7,8,10,11]},"grant_types":{"type":["array","null"],"items":{"type":"integer","enum":[1,2,3,4,5]},"uniqueItems":true},"function_codes":{"type":["array","null"],"items":{"type":"string","enum":["04","05","08","09","10","11","12"]},"uniqueItems":true},"has_valve":{"type":"boolean"},"has_relay":{"type":"boolean"},"transformer_ratios":{"type":["array","null"],"items":{"type":"integer","enum":[20,30,40,50,60,80,100,120]},"uniqueItems":true},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}}},"required":["model","device_type"],"additionalProperties":false,"$id":"create"};
const pattern0 = new RegExp("\\u0000", "u");
const func0 = ucs2length;

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
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.device_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "device_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "device_type")) || (key0 === "grant_types")) || (key0 === "function_codes")) || (key0 === "has_valve")) || (key0 === "has_relay")) || (key0 === "transformer_ratios")) || (key0 === "note"))){
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
if(data.model !== undefined){
let data0 = data.model;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs5){
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(func0(data0) > 30){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
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
if(data.device_type !== undefined){
let data1 = data.device_type;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/device_type",schemaPath:"#/properties/device_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema0.properties.device_type.enum;
if(!((((((((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5)) || (data1 === 6)) || (data1 === 7)) || (data1 === 8)) || (data1 === 10)) || (data1 === 11))){
const err10 = {instancePath:instancePath+"/device_type",schemaPath:"#/properties/device_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.device_type.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.grant_types !== undefined){
let data2 = data.grant_types;
const _errs9 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err11 = {instancePath:instancePath+"/grant_types",schemaPath:"#/properties/grant_types/type",keyword:"type",params:{type: schema0.properties.grant_types.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs10 = errors;
if(Array.isArray(data2)){
let valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/grant_types/" + i0,schemaPath:"#/properties/grant_types/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs12 = errors;
const vSchema1 = schema0.properties.grant_types.items.enum;
if(!(((((data3 === 1) || (data3 === 2)) || (data3 === 3)) || (data3 === 4)) || (data3 === 5))){
const err13 = {instancePath:instancePath+"/grant_types/" + i0,schemaPath:"#/properties/grant_types/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.grant_types.items.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid2 = _errs11 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data2.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/grant_types",schemaPath:"#/properties/grant_types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs9 === errors;
}
if(data.function_codes !== undefined){
let data4 = data.function_codes;
const _errs13 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err15 = {instancePath:instancePath+"/function_codes",schemaPath:"#/properties/function_codes/type",keyword:"type",params:{type: schema0.properties.function_codes.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs14 = errors;
if(Array.isArray(data4)){
let valid6 = true;
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
const _errs15 = errors;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/function_codes/" + i2,schemaPath:"#/properties/function_codes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs16 = errors;
const vSchema2 = schema0.properties.function_codes.items.enum;
if(!(((((((data5 === "04") || (data5 === "05")) || (data5 === "08")) || (data5 === "09")) || (data5 === "10")) || (data5 === "11")) || (data5 === "12"))){
const err17 = {instancePath:instancePath+"/function_codes/" + i2,schemaPath:"#/properties/function_codes/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.function_codes.items.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid5 = _errs15 === errors;
if(!valid5){
valid6 = false;
}
}
let valid7;
let i3 = data4.length;
let j1;
valid7 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err18 = {instancePath:instancePath+"/function_codes",schemaPath:"#/properties/function_codes/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
valid7 = false;
break;
}
indices1[item1] = i3;
}
}
}
var valid0 = _errs13 === errors;
}
if(data.has_valve !== undefined){
let data6 = data.has_valve;
const _errs17 = errors;
if(typeof data6 !== "boolean"){
const err19 = {instancePath:instancePath+"/has_valve",schemaPath:"#/properties/has_valve/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs18 = errors;
var valid0 = _errs17 === errors;
}
if(data.has_relay !== undefined){
let data7 = data.has_relay;
const _errs19 = errors;
if(typeof data7 !== "boolean"){
const err20 = {instancePath:instancePath+"/has_relay",schemaPath:"#/properties/has_relay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs20 = errors;
var valid0 = _errs19 === errors;
}
if(data.transformer_ratios !== undefined){
let data8 = data.transformer_ratios;
const _errs21 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err21 = {instancePath:instancePath+"/transformer_ratios",schemaPath:"#/properties/transformer_ratios/type",keyword:"type",params:{type: schema0.properties.transformer_ratios.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs22 = errors;
if(Array.isArray(data8)){
let valid9 = true;
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
const _errs23 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err22 = {instancePath:instancePath+"/transformer_ratios/" + i4,schemaPath:"#/properties/transformer_ratios/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs24 = errors;
const vSchema3 = schema0.properties.transformer_ratios.items.enum;
if(!((((((((data9 === 20) || (data9 === 30)) || (data9 === 40)) || (data9 === 50)) || (data9 === 60)) || (data9 === 80)) || (data9 === 100)) || (data9 === 120))){
const err23 = {instancePath:instancePath+"/transformer_ratios/" + i4,schemaPath:"#/properties/transformer_ratios/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.transformer_ratios.items.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid8 = _errs23 === errors;
if(!valid8){
valid9 = false;
}
}
let valid10;
let i5 = data8.length;
let j2;
valid10 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data8[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err24 = {instancePath:instancePath+"/transformer_ratios",schemaPath:"#/properties/transformer_ratios/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
valid10 = false;
break;
}
indices2[item2] = i5;
}
}
}
var valid0 = _errs21 === errors;
}
if(data.note !== undefined){
let data10 = data.note;
const _errs25 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
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
if(errors === _errs28){
}
}
var valid11 = _errs28 === errors;
if(valid11){
const err28 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
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
if(typeof data10 === "string"){
if(func0(data10) > 200){
const err29 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func0(data10) < 1){
const err30 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"model":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"device_type":{"type":"integer","enum":[1,2,3,4,5,6,7,8,10,11]},"grant_types":{"type":["array","null"],"items":{"type":"integer","enum":[1,2,3,4,5]},"uniqueItems":true},"function_codes":{"type":["array","null"],"items":{"type":"string","enum":["04","05","08","09","10","11","12"]},"uniqueItems":true},"has_valve":{"type":"boolean"},"has_relay":{"type":"boolean"},"transformer_ratios":{"type":["array","null"],"items":{"type":"integer","enum":[20,30,40,50,60,80,100,120]},"uniqueItems":true},"note":{"minLength":1,"type":["string","null"],"maxLength":200,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};
const func4 = Object.prototype.hasOwnProperty;

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
if(!(func4.call(schema1.properties, key0))){
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
if(data.model !== undefined){
let data0 = data.model;
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/not",keyword:"not",params:{}};
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
if(func0(data0) > 30){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
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
if(data.device_type !== undefined){
let data1 = data.device_type;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/device_type",schemaPath:"#/properties/device_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema1.properties.device_type.enum;
if(!((((((((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5)) || (data1 === 6)) || (data1 === 7)) || (data1 === 8)) || (data1 === 10)) || (data1 === 11))){
const err9 = {instancePath:instancePath+"/device_type",schemaPath:"#/properties/device_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.device_type.enum}};
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
if(data.grant_types !== undefined){
let data2 = data.grant_types;
const _errs9 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/grant_types",schemaPath:"#/properties/grant_types/type",keyword:"type",params:{type: schema1.properties.grant_types.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs10 = errors;
if(Array.isArray(data2)){
let valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/grant_types/" + i0,schemaPath:"#/properties/grant_types/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs12 = errors;
const vSchema1 = schema1.properties.grant_types.items.enum;
if(!(((((data3 === 1) || (data3 === 2)) || (data3 === 3)) || (data3 === 4)) || (data3 === 5))){
const err12 = {instancePath:instancePath+"/grant_types/" + i0,schemaPath:"#/properties/grant_types/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.grant_types.items.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid2 = _errs11 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data2.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/grant_types",schemaPath:"#/properties/grant_types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs9 === errors;
}
if(data.function_codes !== undefined){
let data4 = data.function_codes;
const _errs13 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/function_codes",schemaPath:"#/properties/function_codes/type",keyword:"type",params:{type: schema1.properties.function_codes.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs14 = errors;
if(Array.isArray(data4)){
let valid6 = true;
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
const _errs15 = errors;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/function_codes/" + i2,schemaPath:"#/properties/function_codes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs16 = errors;
const vSchema2 = schema1.properties.function_codes.items.enum;
if(!(((((((data5 === "04") || (data5 === "05")) || (data5 === "08")) || (data5 === "09")) || (data5 === "10")) || (data5 === "11")) || (data5 === "12"))){
const err16 = {instancePath:instancePath+"/function_codes/" + i2,schemaPath:"#/properties/function_codes/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.function_codes.items.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid5 = _errs15 === errors;
if(!valid5){
valid6 = false;
}
}
let valid7;
let i3 = data4.length;
let j1;
valid7 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err17 = {instancePath:instancePath+"/function_codes",schemaPath:"#/properties/function_codes/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
valid7 = false;
break;
}
indices1[item1] = i3;
}
}
}
var valid0 = _errs13 === errors;
}
if(data.has_valve !== undefined){
let data6 = data.has_valve;
const _errs17 = errors;
if(typeof data6 !== "boolean"){
const err18 = {instancePath:instancePath+"/has_valve",schemaPath:"#/properties/has_valve/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs18 = errors;
var valid0 = _errs17 === errors;
}
if(data.has_relay !== undefined){
let data7 = data.has_relay;
const _errs19 = errors;
if(typeof data7 !== "boolean"){
const err19 = {instancePath:instancePath+"/has_relay",schemaPath:"#/properties/has_relay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs20 = errors;
var valid0 = _errs19 === errors;
}
if(data.transformer_ratios !== undefined){
let data8 = data.transformer_ratios;
const _errs21 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err20 = {instancePath:instancePath+"/transformer_ratios",schemaPath:"#/properties/transformer_ratios/type",keyword:"type",params:{type: schema1.properties.transformer_ratios.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs22 = errors;
if(Array.isArray(data8)){
let valid9 = true;
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
const _errs23 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err21 = {instancePath:instancePath+"/transformer_ratios/" + i4,schemaPath:"#/properties/transformer_ratios/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs24 = errors;
const vSchema3 = schema1.properties.transformer_ratios.items.enum;
if(!((((((((data9 === 20) || (data9 === 30)) || (data9 === 40)) || (data9 === 50)) || (data9 === 60)) || (data9 === 80)) || (data9 === 100)) || (data9 === 120))){
const err22 = {instancePath:instancePath+"/transformer_ratios/" + i4,schemaPath:"#/properties/transformer_ratios/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.transformer_ratios.items.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid8 = _errs23 === errors;
if(!valid8){
valid9 = false;
}
}
let valid10;
let i5 = data8.length;
let j2;
valid10 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data8[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err23 = {instancePath:instancePath+"/transformer_ratios",schemaPath:"#/properties/transformer_ratios/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
valid10 = false;
break;
}
indices2[item2] = i5;
}
}
}
var valid0 = _errs21 === errors;
}
if(data.note !== undefined){
let data10 = data.note;
const _errs25 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
}
}
else {
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs28){
}
}
var valid11 = _errs28 === errors;
if(valid11){
const err27 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
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
if(typeof data10 === "string"){
if(func0(data10) > 200){
const err28 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func0(data10) < 1){
const err29 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
if(data.version !== undefined){
let data11 = data.version;
const _errs30 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err30 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs31 = errors;
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs30 === errors;
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
