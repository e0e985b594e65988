// Generated from schemas/entities/ticket.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"service_type":{"type":"integer","enum":[1,2,3,4]},"service_target":{"type":"integer","enum":[1,2,3,4,5]},"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"device_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"product_device_list":{"type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["device_product","estimate_quantity"],"properties":{"device_product":{"not":{"pattern":"\\u0000"},"maxLength":50,"minLength":1,"type":"string"},"estimate_quantity":{"minimum":1,"maximum":9999,"type":"integer"}}}},"fault":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"teardown_reason":{"type":["integer","null"],"enum":[1,2,3,null]},"tags":{"type":["array","null"],"items":{"type":"integer","enum":[1,2]},"uniqueItems":true},"contact_name":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"contact_phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"appointment_date":{"type":"string","format":"date"},"appointment_period":{"type":"integer","enum":[1,2,3]},"needs_contract":{"type":"boolean"},"fee":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"pictures":{"type":["array","null"],"maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}}},"required":["service_type","service_target","home_id","contact_name","contact_phone","appointment_date"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const pattern3 = new RegExp("^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$", "u");
const pattern5 = new RegExp("^1[0-9]{10}$", "u");
const pattern6 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const pattern7 = new RegExp("^(https?://|/[^/\\\\]|data:image/)", "u");
const formats0 = formats.date;
const formats2 = formats.decimal;

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
if(data.service_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service_target === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_target"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.home_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "home_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contact_name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.contact_phone === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_phone"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.appointment_date === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appointment_date"}};
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
if(data.service_type !== undefined){
let data0 = data.service_type;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err7 = {instancePath:instancePath+"/service_type",schemaPath:"#/properties/service_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.service_type.enum;
if(!((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4))){
const err8 = {instancePath:instancePath+"/service_type",schemaPath:"#/properties/service_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.service_type.enum}};
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
if(data.service_target !== undefined){
let data1 = data.service_target;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/service_target",schemaPath:"#/properties/service_target/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs5 = errors;
const vSchema1 = schema0.properties.service_target.enum;
if(!(((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5))){
const err10 = {instancePath:instancePath+"/service_target",schemaPath:"#/properties/service_target/enum",keyword:"enum",params:{allowedValues: schema0.properties.service_target.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.home_id !== undefined){
let data2 = data.home_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err11 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs7 = errors;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.room_id !== undefined){
let data3 = data.room_id;
const _errs8 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err14 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: schema0.properties.room_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs9 = errors;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.device_id !== undefined){
let data4 = data.device_id;
const _errs10 = errors;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err17 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/type",keyword:"type",params:{type: schema0.properties.device_id.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs11 = errors;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.product_device_list !== undefined){
let data5 = data.product_device_list;
const _errs12 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err20 = {instancePath:instancePath+"/product_device_list",schemaPath:"#/properties/product_device_list/type",keyword:"type",params:{type: schema0.properties.product_device_list.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs13 = errors;
if(Array.isArray(data5)){
if(data5.length > 50){
const err21 = {instancePath:instancePath+"/product_device_list",schemaPath:"#/properties/product_device_list/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.device_product === undefined){
const err22 = {instancePath:instancePath+"/product_device_list/" + i0,schemaPath:"#/properties/product_device_list/items/required",keyword:"required",params:{missingProperty: "device_product"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.estimate_quantity === undefined){
const err23 = {instancePath:instancePath+"/product_device_list/" + i0,schemaPath:"#/properties/product_device_list/items/required",keyword:"required",params:{missingProperty: "estimate_quantity"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs16 = errors;
for(const key1 in data6){
if(!((key1 === "device_product") || (key1 === "estimate_quantity"))){
const err24 = {instancePath:instancePath+"/product_device_list/" + i0,schemaPath:"#/properties/product_device_list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.device_product !== undefined){
let data7 = data6.device_product;
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
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
if(errors === _errs20){
}
var valid4 = _errs20 === errors;
if(valid4){
const err26 = {instancePath:instancePath+"/product_device_list/" + i0+"/device_product",schemaPath:"#/properties/product_device_list/items/properties/device_product/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(typeof data7 === "string"){
if(func1(data7) > 50){
const err27 = {instancePath:instancePath+"/product_device_list/" + i0+"/device_product",schemaPath:"#/properties/product_device_list/items/properties/device_product/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data7) < 1){
const err28 = {instancePath:instancePath+"/product_device_list/" + i0+"/device_product",schemaPath:"#/properties/product_device_list/items/properties/device_product/minLength",keyword:"minLength",params:{limit: 1}};
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
const err29 = {instancePath:instancePath+"/product_device_list/" + i0+"/device_product",schemaPath:"#/properties/product_device_list/items/properties/device_product/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid3 = _errs17 === errors;
}
if(data6.estimate_quantity !== undefined){
let data8 = data6.estimate_quantity;
const _errs21 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err30 = {instancePath:instancePath+"/product_device_list/" + i0+"/estimate_quantity",schemaPath:"#/properties/product_device_list/items/properties/estimate_quantity/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs22 = errors;
if(typeof data8 == "number"){
if(data8 > 9999 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/product_device_list/" + i0+"/estimate_quantity",schemaPath:"#/properties/product_device_list/items/properties/estimate_quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/product_device_list/" + i0+"/estimate_quantity",schemaPath:"#/properties/product_device_list/items/properties/estimate_quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid3 = _errs21 === errors;
}
}
else {
const err33 = {instancePath:instancePath+"/product_device_list/" + i0,schemaPath:"#/properties/product_device_list/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid1 = _errs14 === errors;
if(!valid1){
valid2 = false;
}
}
}
var valid0 = _errs12 === errors;
}
if(data.fault !== undefined){
let data9 = data.fault;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err34 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: schema0.properties.fault.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs24 = errors;
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
}
}
else {
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(errors === _errs26){
}
}
var valid5 = _errs26 === errors;
if(valid5){
const err37 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err38 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func1(data9) < 1){
const err39 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid0 = _errs23 === errors;
}
if(data.teardown_reason !== undefined){
let data10 = data.teardown_reason;
const _errs28 = errors;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err40 = {instancePath:instancePath+"/teardown_reason",schemaPath:"#/properties/teardown_reason/type",keyword:"type",params:{type: schema0.properties.teardown_reason.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs29 = errors;
const vSchema2 = schema0.properties.teardown_reason.enum;
if(!((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === null))){
const err41 = {instancePath:instancePath+"/teardown_reason",schemaPath:"#/properties/teardown_reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.teardown_reason.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs28 === errors;
}
if(data.tags !== undefined){
let data11 = data.tags;
const _errs30 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err42 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: schema0.properties.tags.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs31 = errors;
if(Array.isArray(data11)){
let valid7 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs32 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err43 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs33 = errors;
const vSchema3 = schema0.properties.tags.items.enum;
if(!((data12 === 1) || (data12 === 2))){
const err44 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.tags.items.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid6 = _errs32 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i2 = data11.length;
let j0;
valid8 = true;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data11[i2];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err45 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
valid8 = false;
break;
}
indices0[item0] = i2;
}
}
}
var valid0 = _errs30 === errors;
}
if(data.contact_name !== undefined){
let data13 = data.contact_name;
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs37){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
}
}
else {
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(errors === _errs37){
}
}
var valid9 = _errs37 === errors;
if(valid9){
const err48 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err49 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func1(data13) < 1){
const err50 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern3.test(data13)){
const err51 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs34 === errors;
}
if(data.contact_phone !== undefined){
let data14 = data.contact_phone;
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs42){
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
if(errors === _errs42){
}
}
var valid10 = _errs42 === errors;
if(valid10){
const err55 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err56 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func1(data14) < 1){
const err57 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern5.test(data14)){
const err58 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid0 = _errs39 === errors;
}
if(data.appointment_date !== undefined){
let data15 = data.appointment_date;
const _errs44 = errors;
const _errs45 = errors;
if(typeof data15 == "number"){
}
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
const err60 = {instancePath:instancePath+"/appointment_date",schemaPath:"#/properties/appointment_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/appointment_date",schemaPath:"#/properties/appointment_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var valid0 = _errs44 === errors;
}
if(data.appointment_period !== undefined){
let data16 = data.appointment_period;
const _errs46 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err62 = {instancePath:instancePath+"/appointment_period",schemaPath:"#/properties/appointment_period/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs47 = errors;
const vSchema4 = schema0.properties.appointment_period.enum;
if(!(((data16 === 1) || (data16 === 2)) || (data16 === 3))){
const err63 = {instancePath:instancePath+"/appointment_period",schemaPath:"#/properties/appointment_period/enum",keyword:"enum",params:{allowedValues: schema0.properties.appointment_period.enum}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var valid0 = _errs46 === errors;
}
if(data.needs_contract !== undefined){
let data17 = data.needs_contract;
const _errs48 = errors;
if(typeof data17 !== "boolean"){
const err64 = {instancePath:instancePath+"/needs_contract",schemaPath:"#/properties/needs_contract/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const _errs49 = errors;
var valid0 = _errs48 === errors;
}
if(data.fee !== undefined){
let data18 = data.fee;
const _errs50 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
const err65 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type: schema0.properties.fee.type}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const _errs51 = errors;
if(typeof data18 == "number"){
}
if(typeof data18 === "string"){
if(!pattern6.test(data18)){
const err66 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!(formats2.validate(data18))){
const err67 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(formats2.compare(data18, "0") < 0){
const err68 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
var valid0 = _errs50 === errors;
}
if(data.pictures !== undefined){
let data19 = data.pictures;
const _errs52 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
const err69 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: schema0.properties.pictures.type}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const _errs53 = errors;
if(Array.isArray(data19)){
if(data19.length > 9){
const err70 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
let valid12 = true;
const len2 = data19.length;
for(let i3=0; i3<len2; i3++){
let data20 = data19[i3];
const _errs54 = errors;
const _errs55 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.name === undefined){
const err71 = {instancePath:instancePath+"/pictures/" + i3,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data20.url === undefined){
const err72 = {instancePath:instancePath+"/pictures/" + i3,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const _errs56 = errors;
for(const key2 in data20){
if(!((((key2 === "name") || (key2 === "url")) || (key2 === "size")) || (key2 === "type"))){
const err73 = {instancePath:instancePath+"/pictures/" + i3,schemaPath:"#/properties/pictures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data20.name !== undefined){
let data21 = data20.name;
const _errs57 = errors;
const _errs58 = errors;
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err74 = {instancePath:instancePath+"/pictures/" + i3+"/name",schemaPath:"#/properties/pictures/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(func1(data21) < 1){
const err75 = {instancePath:instancePath+"/pictures/" + i3+"/name",schemaPath:"#/properties/pictures/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/pictures/" + i3+"/name",schemaPath:"#/properties/pictures/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var valid13 = _errs57 === errors;
}
if(data20.url !== undefined){
let data22 = data20.url;
const _errs59 = errors;
const _errs60 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 500){
const err77 = {instancePath:instancePath+"/pictures/" + i3+"/url",schemaPath:"#/properties/pictures/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!pattern7.test(data22)){
const err78 = {instancePath:instancePath+"/pictures/" + i3+"/url",schemaPath:"#/properties/pictures/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/[^/\\\\]|data:image/)"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/pictures/" + i3+"/url",schemaPath:"#/properties/pictures/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var valid13 = _errs59 === errors;
}
if(data20.size !== undefined){
let data23 = data20.size;
const _errs61 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err80 = {instancePath:instancePath+"/pictures/" + i3+"/size",schemaPath:"#/properties/pictures/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const _errs62 = errors;
if(typeof data23 == "number"){
if(data23 > 5368709120 || isNaN(data23)){
const err81 = {instancePath:instancePath+"/pictures/" + i3+"/size",schemaPath:"#/properties/pictures/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5368709120}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err82 = {instancePath:instancePath+"/pictures/" + i3+"/size",schemaPath:"#/properties/pictures/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
var valid13 = _errs61 === errors;
}
if(data20.type !== undefined){
let data24 = data20.type;
const _errs63 = errors;
const _errs64 = errors;
if(typeof data24 === "string"){
if(func1(data24) > 100){
const err83 = {instancePath:instancePath+"/pictures/" + i3+"/type",schemaPath:"#/properties/pictures/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/pictures/" + i3+"/type",schemaPath:"#/properties/pictures/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var valid13 = _errs63 === errors;
}
}
else {
const err85 = {instancePath:instancePath+"/pictures/" + i3,schemaPath:"#/properties/pictures/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var valid11 = _errs54 === errors;
if(!valid11){
valid12 = false;
}
}
}
var valid0 = _errs52 === errors;
}
if(data.note !== undefined){
let data25 = data.note;
const _errs65 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
const err86 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const _errs66 = errors;
const _errs67 = errors;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs68){
if(typeof data25 === "string"){
if(!pattern0.test(data25)){
const err87 = {};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
}
}
else {
const err88 = {};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(errors === _errs68){
}
}
var valid14 = _errs68 === errors;
if(valid14){
const err89 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
else {
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
}
if(typeof data25 === "string"){
if(func1(data25) > 500){
const err90 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(func1(data25) < 1){
const err91 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
var valid0 = _errs65 === errors;
}
}
else {
const err92 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"service_target":{"type":"integer","enum":[1,2,3,4,5]},"home_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"room_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"device_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"product_device_list":{"type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["device_product","estimate_quantity"],"properties":{"device_product":{"not":{"pattern":"\\u0000"},"maxLength":50,"minLength":1,"type":"string"},"estimate_quantity":{"minimum":1,"maximum":9999,"type":"integer"}}}},"fault":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"teardown_reason":{"type":["integer","null"],"enum":[1,2,3,null]},"tags":{"type":["array","null"],"items":{"type":"integer","enum":[1,2]},"uniqueItems":true},"contact_name":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"contact_phone":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"appointment_date":{"type":"string","format":"date"},"appointment_period":{"type":"integer","enum":[1,2,3]},"needs_contract":{"type":"boolean"},"fee":{"type":["string","null"],"format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"pictures":{"type":["array","null"],"maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.service_target !== undefined){
let data0 = data.service_target;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/service_target",schemaPath:"#/properties/service_target/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema1.properties.service_target.enum;
if(!(((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4)) || (data0 === 5))){
const err3 = {instancePath:instancePath+"/service_target",schemaPath:"#/properties/service_target/enum",keyword:"enum",params:{allowedValues: schema1.properties.service_target.enum}};
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
if(data.home_id !== undefined){
let data1 = data.home_id;
const _errs4 = errors;
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
const _errs5 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.room_id !== undefined){
let data2 = data.room_id;
const _errs6 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: schema1.properties.room_id.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.device_id !== undefined){
let data3 = data.device_id;
const _errs8 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/type",keyword:"type",params:{type: schema1.properties.device_id.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs9 = errors;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/device_id",schemaPath:"#/properties/device_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.product_device_list !== undefined){
let data4 = data.product_device_list;
const _errs10 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/product_device_list",schemaPath:"#/properties/product_device_list/type",keyword:"type",params:{type: schema1.properties.product_device_list.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs11 = errors;
if(Array.isArray(data4)){
if(data4.length > 50){
const err14 = {instancePath:instancePath+"/product_device_list",schemaPath:"#/properties/product_device_list/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.device_product === undefined){
const err15 = {instancePath:instancePath+"/product_device_list/" + i0,schemaPath:"#/properties/product_device_list/items/required",keyword:"required",params:{missingProperty: "device_product"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.estimate_quantity === undefined){
const err16 = {instancePath:instancePath+"/product_device_list/" + i0,schemaPath:"#/properties/product_device_list/items/required",keyword:"required",params:{missingProperty: "estimate_quantity"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs14 = errors;
for(const key1 in data5){
if(!((key1 === "device_product") || (key1 === "estimate_quantity"))){
const err17 = {instancePath:instancePath+"/product_device_list/" + i0,schemaPath:"#/properties/product_device_list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.device_product !== undefined){
let data6 = data5.device_product;
const _errs15 = errors;
const _errs16 = errors;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
}
}
if(errors === _errs18){
}
var valid4 = _errs18 === errors;
if(valid4){
const err19 = {instancePath:instancePath+"/product_device_list/" + i0+"/device_product",schemaPath:"#/properties/product_device_list/items/properties/device_product/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
if(typeof data6 === "string"){
if(func1(data6) > 50){
const err20 = {instancePath:instancePath+"/product_device_list/" + i0+"/device_product",schemaPath:"#/properties/product_device_list/items/properties/device_product/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data6) < 1){
const err21 = {instancePath:instancePath+"/product_device_list/" + i0+"/device_product",schemaPath:"#/properties/product_device_list/items/properties/device_product/minLength",keyword:"minLength",params:{limit: 1}};
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
const err22 = {instancePath:instancePath+"/product_device_list/" + i0+"/device_product",schemaPath:"#/properties/product_device_list/items/properties/device_product/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid3 = _errs15 === errors;
}
if(data5.estimate_quantity !== undefined){
let data7 = data5.estimate_quantity;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/product_device_list/" + i0+"/estimate_quantity",schemaPath:"#/properties/product_device_list/items/properties/estimate_quantity/type",keyword:"type",params:{type: "integer"}};
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
if(data7 > 9999 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/product_device_list/" + i0+"/estimate_quantity",schemaPath:"#/properties/product_device_list/items/properties/estimate_quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/product_device_list/" + i0+"/estimate_quantity",schemaPath:"#/properties/product_device_list/items/properties/estimate_quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid3 = _errs19 === errors;
}
}
else {
const err26 = {instancePath:instancePath+"/product_device_list/" + i0,schemaPath:"#/properties/product_device_list/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid1 = _errs12 === errors;
if(!valid1){
valid2 = false;
}
}
}
var valid0 = _errs10 === errors;
}
if(data.fault !== undefined){
let data8 = data.fault;
const _errs21 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: schema1.properties.fault.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs22 = errors;
const _errs23 = errors;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
}
}
else {
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(errors === _errs24){
}
}
var valid5 = _errs24 === errors;
if(valid5){
const err30 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func1(data8) > 500){
const err31 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data8) < 1){
const err32 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs21 === errors;
}
if(data.teardown_reason !== undefined){
let data9 = data.teardown_reason;
const _errs26 = errors;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err33 = {instancePath:instancePath+"/teardown_reason",schemaPath:"#/properties/teardown_reason/type",keyword:"type",params:{type: schema1.properties.teardown_reason.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs27 = errors;
const vSchema1 = schema1.properties.teardown_reason.enum;
if(!((((data9 === 1) || (data9 === 2)) || (data9 === 3)) || (data9 === null))){
const err34 = {instancePath:instancePath+"/teardown_reason",schemaPath:"#/properties/teardown_reason/enum",keyword:"enum",params:{allowedValues: schema1.properties.teardown_reason.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.tags !== undefined){
let data10 = data.tags;
const _errs28 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err35 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: schema1.properties.tags.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs29 = errors;
if(Array.isArray(data10)){
let valid7 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs30 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err36 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs31 = errors;
const vSchema2 = schema1.properties.tags.items.enum;
if(!((data11 === 1) || (data11 === 2))){
const err37 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.tags.items.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid6 = _errs30 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i2 = data10.length;
let j0;
valid8 = true;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data10[i2];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err38 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
valid8 = false;
break;
}
indices0[item0] = i2;
}
}
}
var valid0 = _errs28 === errors;
}
if(data.contact_name !== undefined){
let data12 = data.contact_name;
const _errs32 = errors;
const _errs33 = errors;
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
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
if(errors === _errs35){
}
}
var valid9 = _errs35 === errors;
if(valid9){
const err41 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
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
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err42 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data12) < 1){
const err43 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern3.test(data12)){
const err44 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/contact_name",schemaPath:"#/properties/contact_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.contact_phone !== undefined){
let data13 = data.contact_phone;
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
}
}
else {
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(errors === _errs40){
}
}
var valid10 = _errs40 === errors;
if(valid10){
const err48 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err49 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func1(data13) < 1){
const err50 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern5.test(data13)){
const err51 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/pattern",keyword:"pattern",params:{pattern: "^1[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs37 === errors;
}
if(data.appointment_date !== undefined){
let data14 = data.appointment_date;
const _errs42 = errors;
const _errs43 = errors;
if(typeof data14 == "number"){
}
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
const err53 = {instancePath:instancePath+"/appointment_date",schemaPath:"#/properties/appointment_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/appointment_date",schemaPath:"#/properties/appointment_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs42 === errors;
}
if(data.appointment_period !== undefined){
let data15 = data.appointment_period;
const _errs44 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err55 = {instancePath:instancePath+"/appointment_period",schemaPath:"#/properties/appointment_period/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs45 = errors;
const vSchema3 = schema1.properties.appointment_period.enum;
if(!(((data15 === 1) || (data15 === 2)) || (data15 === 3))){
const err56 = {instancePath:instancePath+"/appointment_period",schemaPath:"#/properties/appointment_period/enum",keyword:"enum",params:{allowedValues: schema1.properties.appointment_period.enum}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs44 === errors;
}
if(data.needs_contract !== undefined){
let data16 = data.needs_contract;
const _errs46 = errors;
if(typeof data16 !== "boolean"){
const err57 = {instancePath:instancePath+"/needs_contract",schemaPath:"#/properties/needs_contract/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs47 = errors;
var valid0 = _errs46 === errors;
}
if(data.fee !== undefined){
let data17 = data.fee;
const _errs48 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
const err58 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type: schema1.properties.fee.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs49 = errors;
if(typeof data17 == "number"){
}
if(typeof data17 === "string"){
if(!pattern6.test(data17)){
const err59 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(formats2.validate(data17))){
const err60 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(formats2.compare(data17, "0") < 0){
const err61 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid0 = _errs48 === errors;
}
if(data.pictures !== undefined){
let data18 = data.pictures;
const _errs50 = errors;
if((!(Array.isArray(data18))) && (data18 !== null)){
const err62 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: schema1.properties.pictures.type}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs51 = errors;
if(Array.isArray(data18)){
if(data18.length > 9){
const err63 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
let valid12 = true;
const len2 = data18.length;
for(let i3=0; i3<len2; i3++){
let data19 = data18[i3];
const _errs52 = errors;
const _errs53 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.name === undefined){
const err64 = {instancePath:instancePath+"/pictures/" + i3,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data19.url === undefined){
const err65 = {instancePath:instancePath+"/pictures/" + i3,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const _errs54 = errors;
for(const key2 in data19){
if(!((((key2 === "name") || (key2 === "url")) || (key2 === "size")) || (key2 === "type"))){
const err66 = {instancePath:instancePath+"/pictures/" + i3,schemaPath:"#/properties/pictures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data19.name !== undefined){
let data20 = data19.name;
const _errs55 = errors;
const _errs56 = errors;
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err67 = {instancePath:instancePath+"/pictures/" + i3+"/name",schemaPath:"#/properties/pictures/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(func1(data20) < 1){
const err68 = {instancePath:instancePath+"/pictures/" + i3+"/name",schemaPath:"#/properties/pictures/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/pictures/" + i3+"/name",schemaPath:"#/properties/pictures/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var valid13 = _errs55 === errors;
}
if(data19.url !== undefined){
let data21 = data19.url;
const _errs57 = errors;
const _errs58 = errors;
if(typeof data21 === "string"){
if(func1(data21) > 500){
const err70 = {instancePath:instancePath+"/pictures/" + i3+"/url",schemaPath:"#/properties/pictures/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!pattern7.test(data21)){
const err71 = {instancePath:instancePath+"/pictures/" + i3+"/url",schemaPath:"#/properties/pictures/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/[^/\\\\]|data:image/)"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/pictures/" + i3+"/url",schemaPath:"#/properties/pictures/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var valid13 = _errs57 === errors;
}
if(data19.size !== undefined){
let data22 = data19.size;
const _errs59 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err73 = {instancePath:instancePath+"/pictures/" + i3+"/size",schemaPath:"#/properties/pictures/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const _errs60 = errors;
if(typeof data22 == "number"){
if(data22 > 5368709120 || isNaN(data22)){
const err74 = {instancePath:instancePath+"/pictures/" + i3+"/size",schemaPath:"#/properties/pictures/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5368709120}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err75 = {instancePath:instancePath+"/pictures/" + i3+"/size",schemaPath:"#/properties/pictures/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
var valid13 = _errs59 === errors;
}
if(data19.type !== undefined){
let data23 = data19.type;
const _errs61 = errors;
const _errs62 = errors;
if(typeof data23 === "string"){
if(func1(data23) > 100){
const err76 = {instancePath:instancePath+"/pictures/" + i3+"/type",schemaPath:"#/properties/pictures/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/pictures/" + i3+"/type",schemaPath:"#/properties/pictures/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var valid13 = _errs61 === errors;
}
}
else {
const err78 = {instancePath:instancePath+"/pictures/" + i3,schemaPath:"#/properties/pictures/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var valid11 = _errs52 === errors;
if(!valid11){
valid12 = false;
}
}
}
var valid0 = _errs50 === errors;
}
if(data.note !== undefined){
let data24 = data.note;
const _errs63 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
const err79 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const _errs64 = errors;
const _errs65 = errors;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs66){
if(typeof data24 === "string"){
if(!pattern0.test(data24)){
const err80 = {};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
}
}
else {
const err81 = {};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(errors === _errs66){
}
}
var valid14 = _errs66 === errors;
if(valid14){
const err82 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
if(typeof data24 === "string"){
if(func1(data24) > 500){
const err83 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(func1(data24) < 1){
const err84 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
var valid0 = _errs63 === errors;
}
if(data.version !== undefined){
let data25 = data.version;
const _errs68 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err85 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const _errs69 = errors;
if(typeof data25 == "number"){
if(data25 > 2147483647 || isNaN(data25)){
const err86 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err87 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
var valid0 = _errs68 === errors;
}
}
else {
const err88 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
