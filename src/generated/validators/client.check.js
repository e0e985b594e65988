// Generated from schemas/entities/client.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"tags":{"type":["array","null"],"items":{"type":"string","enum":["1000"]},"uniqueItems":true},"is_mogoroom_auth":{"type":"boolean"},"is_hzzf":{"type":"boolean"},"enable_sms_recharge":{"type":"boolean"},"need_check_switch":{"type":"boolean"},"sms_left":{"type":"integer","minimum":0,"maximum":2147483647},"optional_permissions":{"type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["resource","action"],"properties":{"resource":{"not":{"pattern":"\\u0000"},"maxLength":50,"minLength":1,"type":"string"},"action":{"not":{"pattern":"\\u0000"},"maxLength":50,"minLength":1,"type":"string"}}}}},"required":["name"],"additionalProperties":false,"$id":"create"};
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
if(!((((((((key0 === "name") || (key0 === "tags")) || (key0 === "is_mogoroom_auth")) || (key0 === "is_hzzf")) || (key0 === "enable_sms_recharge")) || (key0 === "need_check_switch")) || (key0 === "sms_left")) || (key0 === "optional_permissions"))){
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
if(func0(data0) > 100){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
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
if(data.tags !== undefined){
let data1 = data.tags;
const _errs7 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err8 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: schema0.properties.tags.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
if(Array.isArray(data1)){
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
const vSchema0 = schema0.properties.tags.items.enum;
if(!(data2 === "1000")){
const err10 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.tags.items.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs7 === errors;
}
if(data.is_mogoroom_auth !== undefined){
let data3 = data.is_mogoroom_auth;
const _errs11 = errors;
if(typeof data3 !== "boolean"){
const err12 = {instancePath:instancePath+"/is_mogoroom_auth",schemaPath:"#/properties/is_mogoroom_auth/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.is_hzzf !== undefined){
let data4 = data.is_hzzf;
const _errs13 = errors;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/is_hzzf",schemaPath:"#/properties/is_hzzf/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs14 = errors;
var valid0 = _errs13 === errors;
}
if(data.enable_sms_recharge !== undefined){
let data5 = data.enable_sms_recharge;
const _errs15 = errors;
if(typeof data5 !== "boolean"){
const err14 = {instancePath:instancePath+"/enable_sms_recharge",schemaPath:"#/properties/enable_sms_recharge/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs16 = errors;
var valid0 = _errs15 === errors;
}
if(data.need_check_switch !== undefined){
let data6 = data.need_check_switch;
const _errs17 = errors;
if(typeof data6 !== "boolean"){
const err15 = {instancePath:instancePath+"/need_check_switch",schemaPath:"#/properties/need_check_switch/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs18 = errors;
var valid0 = _errs17 === errors;
}
if(data.sms_left !== undefined){
let data7 = data.sms_left;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err16 = {instancePath:instancePath+"/sms_left",schemaPath:"#/properties/sms_left/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs20 = errors;
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/sms_left",schemaPath:"#/properties/sms_left/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/sms_left",schemaPath:"#/properties/sms_left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs19 === errors;
}
if(data.optional_permissions !== undefined){
let data8 = data.optional_permissions;
const _errs21 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/optional_permissions",schemaPath:"#/properties/optional_permissions/type",keyword:"type",params:{type: schema0.properties.optional_permissions.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs22 = errors;
if(Array.isArray(data8)){
if(data8.length > 50){
const err20 = {instancePath:instancePath+"/optional_permissions",schemaPath:"#/properties/optional_permissions/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let valid6 = true;
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
const _errs23 = errors;
const _errs24 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.resource === undefined){
const err21 = {instancePath:instancePath+"/optional_permissions/" + i2,schemaPath:"#/properties/optional_permissions/items/required",keyword:"required",params:{missingProperty: "resource"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.action === undefined){
const err22 = {instancePath:instancePath+"/optional_permissions/" + i2,schemaPath:"#/properties/optional_permissions/items/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs25 = errors;
for(const key1 in data9){
if(!((key1 === "resource") || (key1 === "action"))){
const err23 = {instancePath:instancePath+"/optional_permissions/" + i2,schemaPath:"#/properties/optional_permissions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.resource !== undefined){
let data10 = data9.resource;
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
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
if(errors === _errs29){
}
var valid8 = _errs29 === errors;
if(valid8){
const err25 = {instancePath:instancePath+"/optional_permissions/" + i2+"/resource",schemaPath:"#/properties/optional_permissions/items/properties/resource/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if(typeof data10 === "string"){
if(func0(data10) > 50){
const err26 = {instancePath:instancePath+"/optional_permissions/" + i2+"/resource",schemaPath:"#/properties/optional_permissions/items/properties/resource/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func0(data10) < 1){
const err27 = {instancePath:instancePath+"/optional_permissions/" + i2+"/resource",schemaPath:"#/properties/optional_permissions/items/properties/resource/minLength",keyword:"minLength",params:{limit: 1}};
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
const err28 = {instancePath:instancePath+"/optional_permissions/" + i2+"/resource",schemaPath:"#/properties/optional_permissions/items/properties/resource/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid7 = _errs26 === errors;
}
if(data9.action !== undefined){
let data11 = data9.action;
const _errs30 = errors;
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
}
}
if(errors === _errs33){
}
var valid9 = _errs33 === errors;
if(valid9){
const err30 = {instancePath:instancePath+"/optional_permissions/" + i2+"/action",schemaPath:"#/properties/optional_permissions/items/properties/action/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
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
if(typeof data11 === "string"){
if(func0(data11) > 50){
const err31 = {instancePath:instancePath+"/optional_permissions/" + i2+"/action",schemaPath:"#/properties/optional_permissions/items/properties/action/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func0(data11) < 1){
const err32 = {instancePath:instancePath+"/optional_permissions/" + i2+"/action",schemaPath:"#/properties/optional_permissions/items/properties/action/minLength",keyword:"minLength",params:{limit: 1}};
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
const err33 = {instancePath:instancePath+"/optional_permissions/" + i2+"/action",schemaPath:"#/properties/optional_permissions/items/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid7 = _errs30 === errors;
}
}
else {
const err34 = {instancePath:instancePath+"/optional_permissions/" + i2,schemaPath:"#/properties/optional_permissions/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid5 = _errs23 === errors;
if(!valid5){
valid6 = false;
}
}
}
var valid0 = _errs21 === errors;
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":100,"not":{"type":"string","pattern":"\\u0000"}},"tags":{"type":["array","null"],"items":{"type":"string","enum":["1000"]},"uniqueItems":true},"is_mogoroom_auth":{"type":"boolean"},"is_hzzf":{"type":"boolean"},"enable_sms_recharge":{"type":"boolean"},"need_check_switch":{"type":"boolean"},"sms_left":{"type":"integer","minimum":0,"maximum":2147483647},"optional_permissions":{"type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["resource","action"],"properties":{"resource":{"not":{"pattern":"\\u0000"},"maxLength":50,"minLength":1,"type":"string"},"action":{"not":{"pattern":"\\u0000"},"maxLength":50,"minLength":1,"type":"string"}}}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};
const func6 = Object.prototype.hasOwnProperty;

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
if(!(func6.call(schema1.properties, key0))){
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
if(func0(data0) > 100){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
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
if(data.tags !== undefined){
let data1 = data.tags;
const _errs7 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err8 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: schema1.properties.tags.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
if(Array.isArray(data1)){
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
const vSchema0 = schema1.properties.tags.items.enum;
if(!(data2 === "1000")){
const err10 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.tags.items.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
var valid0 = _errs7 === errors;
}
if(data.is_mogoroom_auth !== undefined){
let data3 = data.is_mogoroom_auth;
const _errs11 = errors;
if(typeof data3 !== "boolean"){
const err12 = {instancePath:instancePath+"/is_mogoroom_auth",schemaPath:"#/properties/is_mogoroom_auth/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.is_hzzf !== undefined){
let data4 = data.is_hzzf;
const _errs13 = errors;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/is_hzzf",schemaPath:"#/properties/is_hzzf/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs14 = errors;
var valid0 = _errs13 === errors;
}
if(data.enable_sms_recharge !== undefined){
let data5 = data.enable_sms_recharge;
const _errs15 = errors;
if(typeof data5 !== "boolean"){
const err14 = {instancePath:instancePath+"/enable_sms_recharge",schemaPath:"#/properties/enable_sms_recharge/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs16 = errors;
var valid0 = _errs15 === errors;
}
if(data.need_check_switch !== undefined){
let data6 = data.need_check_switch;
const _errs17 = errors;
if(typeof data6 !== "boolean"){
const err15 = {instancePath:instancePath+"/need_check_switch",schemaPath:"#/properties/need_check_switch/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs18 = errors;
var valid0 = _errs17 === errors;
}
if(data.sms_left !== undefined){
let data7 = data.sms_left;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err16 = {instancePath:instancePath+"/sms_left",schemaPath:"#/properties/sms_left/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs20 = errors;
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/sms_left",schemaPath:"#/properties/sms_left/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/sms_left",schemaPath:"#/properties/sms_left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs19 === errors;
}
if(data.optional_permissions !== undefined){
let data8 = data.optional_permissions;
const _errs21 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/optional_permissions",schemaPath:"#/properties/optional_permissions/type",keyword:"type",params:{type: schema1.properties.optional_permissions.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs22 = errors;
if(Array.isArray(data8)){
if(data8.length > 50){
const err20 = {instancePath:instancePath+"/optional_permissions",schemaPath:"#/properties/optional_permissions/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let valid6 = true;
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
const _errs23 = errors;
const _errs24 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.resource === undefined){
const err21 = {instancePath:instancePath+"/optional_permissions/" + i2,schemaPath:"#/properties/optional_permissions/items/required",keyword:"required",params:{missingProperty: "resource"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.action === undefined){
const err22 = {instancePath:instancePath+"/optional_permissions/" + i2,schemaPath:"#/properties/optional_permissions/items/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs25 = errors;
for(const key1 in data9){
if(!((key1 === "resource") || (key1 === "action"))){
const err23 = {instancePath:instancePath+"/optional_permissions/" + i2,schemaPath:"#/properties/optional_permissions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.resource !== undefined){
let data10 = data9.resource;
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
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
if(errors === _errs29){
}
var valid8 = _errs29 === errors;
if(valid8){
const err25 = {instancePath:instancePath+"/optional_permissions/" + i2+"/resource",schemaPath:"#/properties/optional_permissions/items/properties/resource/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if(typeof data10 === "string"){
if(func0(data10) > 50){
const err26 = {instancePath:instancePath+"/optional_permissions/" + i2+"/resource",schemaPath:"#/properties/optional_permissions/items/properties/resource/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func0(data10) < 1){
const err27 = {instancePath:instancePath+"/optional_permissions/" + i2+"/resource",schemaPath:"#/properties/optional_permissions/items/properties/resource/minLength",keyword:"minLength",params:{limit: 1}};
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
const err28 = {instancePath:instancePath+"/optional_permissions/" + i2+"/resource",schemaPath:"#/properties/optional_permissions/items/properties/resource/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid7 = _errs26 === errors;
}
if(data9.action !== undefined){
let data11 = data9.action;
const _errs30 = errors;
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
}
}
if(errors === _errs33){
}
var valid9 = _errs33 === errors;
if(valid9){
const err30 = {instancePath:instancePath+"/optional_permissions/" + i2+"/action",schemaPath:"#/properties/optional_permissions/items/properties/action/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
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
if(typeof data11 === "string"){
if(func0(data11) > 50){
const err31 = {instancePath:instancePath+"/optional_permissions/" + i2+"/action",schemaPath:"#/properties/optional_permissions/items/properties/action/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func0(data11) < 1){
const err32 = {instancePath:instancePath+"/optional_permissions/" + i2+"/action",schemaPath:"#/properties/optional_permissions/items/properties/action/minLength",keyword:"minLength",params:{limit: 1}};
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
const err33 = {instancePath:instancePath+"/optional_permissions/" + i2+"/action",schemaPath:"#/properties/optional_permissions/items/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid7 = _errs30 === errors;
}
}
else {
const err34 = {instancePath:instancePath+"/optional_permissions/" + i2,schemaPath:"#/properties/optional_permissions/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid5 = _errs23 === errors;
if(!valid5){
valid6 = false;
}
}
}
var valid0 = _errs21 === errors;
}
if(data.version !== undefined){
let data12 = data.version;
const _errs34 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err35 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs35 = errors;
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid0 = _errs34 === errors;
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
