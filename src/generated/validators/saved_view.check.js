// Generated from schemas/entities/saved_view.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"list":{"type":"string","maxLength":60,"pattern":"^[a-z0-9_/.]+$","examples":["abilities","access_grants","access_persons","articles","bills","charges","chat_messages","check_outs","co_tenants","command_tasks","contracts","costs","delete_cards","devices","electric_counts","electric_usages","electricity_readings","elemeter_settings","events","fee_rules","files","fund_accounts","grants","grant_batches","homes","in_out_settings","invoices","leases","lock_settings","loss_cards","manage_cards","merchants","messages","open_door_counts","openings","operation_logs","pass_records","payments","pool_shares","recharges","roles","rooms","saved_views","sms_recharges","sms_records","staff","stores","teams","tenants","tenant_tags","tickets","ticket_records","ticket_remarks","view_defaults","water_counts","water_readings","water_usages","watermeter_settings","tickets.1","tickets.2","tickets.3","tickets.4","devices.1"]},"sharing":{"type":"integer","enum":[1,2,3]},"role_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"sorting":{"minLength":1,"type":["string","null"],"maxLength":130,"not":{"type":"string","pattern":"\\u0000"}},"page_size":{"type":["integer","null"],"minimum":1,"maximum":1000},"filters":{"type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"not":{"pattern":"\\u0000"},"maxLength":130,"minLength":1,"type":"string"},"value":{"not":{"pattern":"\\u0000"},"maxLength":2000,"minLength":1,"type":"string"}}}},"layout":{"type":["array","null"],"maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["name","shown"],"properties":{"name":{"not":{"pattern":"\\u0000"},"maxLength":63,"minLength":1,"type":"string"},"shown":{"type":"boolean"},"width":{"anyOf":[{"minimum":40,"maximum":1200,"type":"integer"},{"type":"null"}]}}}}},"required":["name","list"],"additionalProperties":false,"$id":"create"};
const pattern0 = new RegExp("\\u0000", "u");
const pattern1 = new RegExp("^[a-z0-9_/.]+$", "u");
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
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"}};
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
if(!((((((((key0 === "name") || (key0 === "list")) || (key0 === "sharing")) || (key0 === "role_id")) || (key0 === "sorting")) || (key0 === "page_size")) || (key0 === "filters")) || (key0 === "layout"))){
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/not",keyword:"not",params:{}};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
if(data.list !== undefined){
let data1 = data.list;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err9 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data1)){
const err10 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9_/.]+$"}};
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
const err11 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.sharing !== undefined){
let data2 = data.sharing;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/sharing",schemaPath:"#/properties/sharing/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs10 = errors;
const vSchema0 = schema0.properties.sharing.enum;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err13 = {instancePath:instancePath+"/sharing",schemaPath:"#/properties/sharing/enum",keyword:"enum",params:{allowedValues: schema0.properties.sharing.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.role_id !== undefined){
let data3 = data.role_id;
const _errs11 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err14 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/type",keyword:"type",params:{type: schema0.properties.role_id.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs12 = errors;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.sorting !== undefined){
let data4 = data.sorting;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/type",keyword:"type",params:{type: schema0.properties.sorting.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
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
else {
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(errors === _errs16){
}
}
var valid2 = _errs16 === errors;
if(valid2){
const err20 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
if(func0(data4) > 130){
const err21 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/maxLength",keyword:"maxLength",params:{limit: 130}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func0(data4) < 1){
const err22 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid0 = _errs13 === errors;
}
if(data.page_size !== undefined){
let data5 = data.page_size;
const _errs18 = errors;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err23 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: schema0.properties.page_size.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs19 = errors;
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.filters !== undefined){
let data6 = data.filters;
const _errs20 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err26 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: schema0.properties.filters.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs21 = errors;
if(Array.isArray(data6)){
if(data6.length > 50){
const err27 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs22 = errors;
const _errs23 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err28 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.value === undefined){
const err29 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs24 = errors;
for(const key1 in data7){
if(!((key1 === "name") || (key1 === "value"))){
const err30 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.name !== undefined){
let data8 = data7.name;
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
}
}
if(errors === _errs28){
}
var valid6 = _errs28 === errors;
if(valid6){
const err32 = {instancePath:instancePath+"/filters/" + i0+"/name",schemaPath:"#/properties/filters/items/properties/name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
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
if(typeof data8 === "string"){
if(func0(data8) > 130){
const err33 = {instancePath:instancePath+"/filters/" + i0+"/name",schemaPath:"#/properties/filters/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 130}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func0(data8) < 1){
const err34 = {instancePath:instancePath+"/filters/" + i0+"/name",schemaPath:"#/properties/filters/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err35 = {instancePath:instancePath+"/filters/" + i0+"/name",schemaPath:"#/properties/filters/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid5 = _errs25 === errors;
}
if(data7.value !== undefined){
let data9 = data7.value;
const _errs29 = errors;
const _errs30 = errors;
const _errs31 = errors;
const _errs32 = errors;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
}
}
if(errors === _errs32){
}
var valid7 = _errs32 === errors;
if(valid7){
const err37 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err38 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func0(data9) < 1){
const err39 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid5 = _errs29 === errors;
}
}
else {
const err41 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid3 = _errs22 === errors;
if(!valid3){
valid4 = false;
}
}
}
var valid0 = _errs20 === errors;
}
if(data.layout !== undefined){
let data10 = data.layout;
const _errs33 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: schema0.properties.layout.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs34 = errors;
if(Array.isArray(data10)){
if(data10.length > 200){
const err43 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
let valid9 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs35 = errors;
const _errs36 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
const err44 = {instancePath:instancePath+"/layout/" + i1,schemaPath:"#/properties/layout/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data11.shown === undefined){
const err45 = {instancePath:instancePath+"/layout/" + i1,schemaPath:"#/properties/layout/items/required",keyword:"required",params:{missingProperty: "shown"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs37 = errors;
for(const key2 in data11){
if(!(((key2 === "name") || (key2 === "shown")) || (key2 === "width"))){
const err46 = {instancePath:instancePath+"/layout/" + i1,schemaPath:"#/properties/layout/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data11.name !== undefined){
let data12 = data11.name;
const _errs38 = errors;
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
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
if(errors === _errs41){
}
var valid11 = _errs41 === errors;
if(valid11){
const err48 = {instancePath:instancePath+"/layout/" + i1+"/name",schemaPath:"#/properties/layout/items/properties/name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
if(typeof data12 === "string"){
if(func0(data12) > 63){
const err49 = {instancePath:instancePath+"/layout/" + i1+"/name",schemaPath:"#/properties/layout/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func0(data12) < 1){
const err50 = {instancePath:instancePath+"/layout/" + i1+"/name",schemaPath:"#/properties/layout/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err51 = {instancePath:instancePath+"/layout/" + i1+"/name",schemaPath:"#/properties/layout/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid10 = _errs38 === errors;
}
if(data11.shown !== undefined){
let data13 = data11.shown;
const _errs42 = errors;
if(typeof data13 !== "boolean"){
const err52 = {instancePath:instancePath+"/layout/" + i1+"/shown",schemaPath:"#/properties/layout/items/properties/shown/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs43 = errors;
var valid10 = _errs42 === errors;
}
if(data11.width !== undefined){
let data14 = data11.width;
const _errs44 = errors;
const _errs45 = errors;
let valid12 = false;
const _errs46 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err53 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs47 = errors;
if(typeof data14 == "number"){
if(data14 > 1200 || isNaN(data14)){
const err54 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data14 < 40 || isNaN(data14)){
const err55 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var _valid0 = _errs46 === errors;
valid12 = valid12 || _valid0;
if(_valid0){
}
const _errs48 = errors;
if(data14 !== null){
const err56 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs49 = errors;
var _valid0 = _errs48 === errors;
valid12 = valid12 || _valid0;
if(_valid0){
}
if(!valid12){
const err57 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid10 = _errs44 === errors;
}
}
else {
const err58 = {instancePath:instancePath+"/layout/" + i1,schemaPath:"#/properties/layout/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid8 = _errs35 === errors;
if(!valid8){
valid9 = false;
}
}
}
var valid0 = _errs33 === errors;
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
const schema1 = {"type":"object","properties":{"name":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"sharing":{"type":"integer","enum":[1,2,3]},"role_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"sorting":{"minLength":1,"type":["string","null"],"maxLength":130,"not":{"type":"string","pattern":"\\u0000"}},"page_size":{"type":["integer","null"],"minimum":1,"maximum":1000},"filters":{"type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"not":{"pattern":"\\u0000"},"maxLength":130,"minLength":1,"type":"string"},"value":{"not":{"pattern":"\\u0000"},"maxLength":2000,"minLength":1,"type":"string"}}}},"layout":{"type":["array","null"],"maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["name","shown"],"properties":{"name":{"not":{"pattern":"\\u0000"},"maxLength":63,"minLength":1,"type":"string"},"shown":{"type":"boolean"},"width":{"anyOf":[{"minimum":40,"maximum":1200,"type":"integer"},{"type":"null"}]}}}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(!((((((((key0 === "name") || (key0 === "sharing")) || (key0 === "role_id")) || (key0 === "sorting")) || (key0 === "page_size")) || (key0 === "filters")) || (key0 === "layout")) || (key0 === "version"))){
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
if(func0(data0) > 30){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
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
if(data.sharing !== undefined){
let data1 = data.sharing;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/sharing",schemaPath:"#/properties/sharing/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema1.properties.sharing.enum;
if(!(((data1 === 1) || (data1 === 2)) || (data1 === 3))){
const err9 = {instancePath:instancePath+"/sharing",schemaPath:"#/properties/sharing/enum",keyword:"enum",params:{allowedValues: schema1.properties.sharing.enum}};
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
if(data.role_id !== undefined){
let data2 = data.role_id;
const _errs9 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/type",keyword:"type",params:{type: schema1.properties.role_id.type}};
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
if(data2 > 9007199254740991 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs9 === errors;
}
if(data.sorting !== undefined){
let data3 = data.sorting;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/type",keyword:"type",params:{type: schema1.properties.sorting.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs12 = errors;
const _errs13 = errors;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
}
}
else {
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(errors === _errs14){
}
}
var valid2 = _errs14 === errors;
if(valid2){
const err16 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
if(typeof data3 === "string"){
if(func0(data3) > 130){
const err17 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/maxLength",keyword:"maxLength",params:{limit: 130}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data3) < 1){
const err18 = {instancePath:instancePath+"/sorting",schemaPath:"#/properties/sorting/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs11 === errors;
}
if(data.page_size !== undefined){
let data4 = data.page_size;
const _errs16 = errors;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err19 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: schema1.properties.page_size.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs17 = errors;
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.filters !== undefined){
let data5 = data.filters;
const _errs18 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err22 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: schema1.properties.filters.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs19 = errors;
if(Array.isArray(data5)){
if(data5.length > 50){
const err23 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs20 = errors;
const _errs21 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err24 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.value === undefined){
const err25 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs22 = errors;
for(const key1 in data6){
if(!((key1 === "name") || (key1 === "value"))){
const err26 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
const _errs23 = errors;
const _errs24 = errors;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
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
if(errors === _errs26){
}
var valid6 = _errs26 === errors;
if(valid6){
const err28 = {instancePath:instancePath+"/filters/" + i0+"/name",schemaPath:"#/properties/filters/items/properties/name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
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
if(typeof data7 === "string"){
if(func0(data7) > 130){
const err29 = {instancePath:instancePath+"/filters/" + i0+"/name",schemaPath:"#/properties/filters/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 130}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func0(data7) < 1){
const err30 = {instancePath:instancePath+"/filters/" + i0+"/name",schemaPath:"#/properties/filters/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/filters/" + i0+"/name",schemaPath:"#/properties/filters/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid5 = _errs23 === errors;
}
if(data6.value !== undefined){
let data8 = data6.value;
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
const _errs30 = errors;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
}
}
if(errors === _errs30){
}
var valid7 = _errs30 === errors;
if(valid7){
const err33 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
if(typeof data8 === "string"){
if(func0(data8) > 2000){
const err34 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func0(data8) < 1){
const err35 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/filters/" + i0+"/value",schemaPath:"#/properties/filters/items/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid5 = _errs27 === errors;
}
}
else {
const err37 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid3 = _errs20 === errors;
if(!valid3){
valid4 = false;
}
}
}
var valid0 = _errs18 === errors;
}
if(data.layout !== undefined){
let data9 = data.layout;
const _errs31 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err38 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: schema1.properties.layout.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs32 = errors;
if(Array.isArray(data9)){
if(data9.length > 200){
const err39 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
let valid9 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs33 = errors;
const _errs34 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err40 = {instancePath:instancePath+"/layout/" + i1,schemaPath:"#/properties/layout/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data10.shown === undefined){
const err41 = {instancePath:instancePath+"/layout/" + i1,schemaPath:"#/properties/layout/items/required",keyword:"required",params:{missingProperty: "shown"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs35 = errors;
for(const key2 in data10){
if(!(((key2 === "name") || (key2 === "shown")) || (key2 === "width"))){
const err42 = {instancePath:instancePath+"/layout/" + i1,schemaPath:"#/properties/layout/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data10.name !== undefined){
let data11 = data10.name;
const _errs36 = errors;
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
}
}
if(errors === _errs39){
}
var valid11 = _errs39 === errors;
if(valid11){
const err44 = {instancePath:instancePath+"/layout/" + i1+"/name",schemaPath:"#/properties/layout/items/properties/name/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(func0(data11) > 63){
const err45 = {instancePath:instancePath+"/layout/" + i1+"/name",schemaPath:"#/properties/layout/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func0(data11) < 1){
const err46 = {instancePath:instancePath+"/layout/" + i1+"/name",schemaPath:"#/properties/layout/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err47 = {instancePath:instancePath+"/layout/" + i1+"/name",schemaPath:"#/properties/layout/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid10 = _errs36 === errors;
}
if(data10.shown !== undefined){
let data12 = data10.shown;
const _errs40 = errors;
if(typeof data12 !== "boolean"){
const err48 = {instancePath:instancePath+"/layout/" + i1+"/shown",schemaPath:"#/properties/layout/items/properties/shown/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs41 = errors;
var valid10 = _errs40 === errors;
}
if(data10.width !== undefined){
let data13 = data10.width;
const _errs42 = errors;
const _errs43 = errors;
let valid12 = false;
const _errs44 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err49 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs45 = errors;
if(typeof data13 == "number"){
if(data13 > 1200 || isNaN(data13)){
const err50 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13 < 40 || isNaN(data13)){
const err51 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var _valid0 = _errs44 === errors;
valid12 = valid12 || _valid0;
if(_valid0){
}
const _errs46 = errors;
if(data13 !== null){
const err52 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs47 = errors;
var _valid0 = _errs46 === errors;
valid12 = valid12 || _valid0;
if(_valid0){
}
if(!valid12){
const err53 = {instancePath:instancePath+"/layout/" + i1+"/width",schemaPath:"#/properties/layout/items/properties/width/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid10 = _errs42 === errors;
}
}
else {
const err54 = {instancePath:instancePath+"/layout/" + i1,schemaPath:"#/properties/layout/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid8 = _errs33 === errors;
if(!valid8){
valid9 = false;
}
}
}
var valid0 = _errs31 === errors;
}
if(data.version !== undefined){
let data14 = data.version;
const _errs48 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err55 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs49 = errors;
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
const err56 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
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
var valid0 = _errs48 === errors;
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
