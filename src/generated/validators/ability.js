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
const _errs4 = errors;
const _errs5 = errors;
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
}
if(data.device_type !== undefined){
let data1 = data.device_type;
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
}
if(data.grant_types !== undefined){
let data2 = data.grant_types;
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
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
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
}
let i1 = data2.length;
let j0;
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
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.function_codes !== undefined){
let data4 = data.function_codes;
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
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
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
}
let i3 = data4.length;
let j1;
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
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.has_valve !== undefined){
if(typeof data.has_valve !== "boolean"){
const err19 = {instancePath:instancePath+"/has_valve",schemaPath:"#/properties/has_valve/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.has_relay !== undefined){
if(typeof data.has_relay !== "boolean"){
const err20 = {instancePath:instancePath+"/has_relay",schemaPath:"#/properties/has_relay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.transformer_ratios !== undefined){
let data8 = data.transformer_ratios;
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
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
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
}
let i5 = data8.length;
let j2;
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
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.note !== undefined){
let data10 = data.note;
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
const _errs27 = errors;
const _errs28 = errors;
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
const _errs4 = errors;
const _errs5 = errors;
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
}
if(data.device_type !== undefined){
let data1 = data.device_type;
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
}
if(data.grant_types !== undefined){
let data2 = data.grant_types;
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
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
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
}
let i1 = data2.length;
let j0;
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
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.function_codes !== undefined){
let data4 = data.function_codes;
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
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
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
}
let i3 = data4.length;
let j1;
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
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.has_valve !== undefined){
if(typeof data.has_valve !== "boolean"){
const err18 = {instancePath:instancePath+"/has_valve",schemaPath:"#/properties/has_valve/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.has_relay !== undefined){
if(typeof data.has_relay !== "boolean"){
const err19 = {instancePath:instancePath+"/has_relay",schemaPath:"#/properties/has_relay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.transformer_ratios !== undefined){
let data8 = data.transformer_ratios;
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
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
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
}
let i5 = data8.length;
let j2;
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
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.note !== undefined){
let data10 = data.note;
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
const _errs27 = errors;
const _errs28 = errors;
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
}
if(data.version !== undefined){
let data11 = data.version;
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

export const row = validate2;
const schema2 = {"type":"object","properties":{"id":{"type":"integer"},"model":{"type":"string"},"device_type":{"type":"integer","enum":[1,2,3,4,5,6,7,8,10,11]},"grant_types":{"type":["array","null"],"items":{"type":"integer","enum":[1,2,3,4,5]}},"function_codes":{"type":["array","null"],"items":{"type":"string","enum":["04","05","08","09","10","11","12"]}},"has_valve":{"type":"boolean"},"has_relay":{"type":"boolean"},"transformer_ratios":{"type":["array","null"],"items":{"type":"integer","enum":[20,30,40,50,60,80,100,120]}},"note":{"type":["string","null"]},"version":{"type":"integer"},"created_at":{"type":"string"},"updated_at":{"type":"string"},"_labels":{"type":"object","additionalProperties":{"type":["string","array","null"],"items":{"type":"string"}}}},"required":["id","version"],"additionalProperties":false,"$id":"row"};

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
if(!(func4.call(schema2.properties, key0))){
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
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.device_type !== undefined){
let data2 = data.device_type;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/device_type",schemaPath:"#/properties/device_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 5)) || (data2 === 6)) || (data2 === 7)) || (data2 === 8)) || (data2 === 10)) || (data2 === 11))){
const err6 = {instancePath:instancePath+"/device_type",schemaPath:"#/properties/device_type/enum",keyword:"enum",params:{allowedValues: schema2.properties.device_type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.grant_types !== undefined){
let data3 = data.grant_types;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/grant_types",schemaPath:"#/properties/grant_types/type",keyword:"type",params:{type: schema2.properties.grant_types.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/grant_types/" + i0,schemaPath:"#/properties/grant_types/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === 4)) || (data4 === 5))){
const err9 = {instancePath:instancePath+"/grant_types/" + i0,schemaPath:"#/properties/grant_types/items/enum",keyword:"enum",params:{allowedValues: schema2.properties.grant_types.items.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
if(data.function_codes !== undefined){
let data5 = data.function_codes;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/function_codes",schemaPath:"#/properties/function_codes/type",keyword:"type",params:{type: schema2.properties.function_codes.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/function_codes/" + i1,schemaPath:"#/properties/function_codes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((data6 === "04") || (data6 === "05")) || (data6 === "08")) || (data6 === "09")) || (data6 === "10")) || (data6 === "11")) || (data6 === "12"))){
const err12 = {instancePath:instancePath+"/function_codes/" + i1,schemaPath:"#/properties/function_codes/items/enum",keyword:"enum",params:{allowedValues: schema2.properties.function_codes.items.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
if(data.has_valve !== undefined){
if(typeof data.has_valve !== "boolean"){
const err13 = {instancePath:instancePath+"/has_valve",schemaPath:"#/properties/has_valve/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.has_relay !== undefined){
if(typeof data.has_relay !== "boolean"){
const err14 = {instancePath:instancePath+"/has_relay",schemaPath:"#/properties/has_relay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.transformer_ratios !== undefined){
let data9 = data.transformer_ratios;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err15 = {instancePath:instancePath+"/transformer_ratios",schemaPath:"#/properties/transformer_ratios/type",keyword:"type",params:{type: schema2.properties.transformer_ratios.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err16 = {instancePath:instancePath+"/transformer_ratios/" + i2,schemaPath:"#/properties/transformer_ratios/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((data10 === 20) || (data10 === 30)) || (data10 === 40)) || (data10 === 50)) || (data10 === 60)) || (data10 === 80)) || (data10 === 100)) || (data10 === 120))){
const err17 = {instancePath:instancePath+"/transformer_ratios/" + i2,schemaPath:"#/properties/transformer_ratios/items/enum",keyword:"enum",params:{allowedValues: schema2.properties.transformer_ratios.items.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
if(data.note !== undefined){
let data11 = data.note;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema2.properties.note.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.version !== undefined){
let data12 = data.version;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err19 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
const err21 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data._labels !== undefined){
let data15 = data._labels;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
let data16 = data15[key1];
if(((typeof data16 !== "string") && (!(Array.isArray(data16)))) && (data16 !== null)){
const err22 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/_labels/additionalProperties/type",keyword:"type",params:{type: schema2.properties._labels.additionalProperties.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(typeof data16[i3] !== "string"){
const err23 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/properties/_labels/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/_labels",schemaPath:"#/properties/_labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
