// Generated from schemas/entities/lock_setting.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"level":{"type":"integer","enum":[1,2,3,4]},"store_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"home_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"room_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"enable_alarm":{"type":["boolean","null"]},"alarm_begin":{"minLength":1,"type":["string","null"],"format":"time","maxLength":5,"not":{"type":"string","pattern":"\\u0000"}},"alarm_end":{"minLength":1,"type":["string","null"],"format":"time","maxLength":5,"not":{"type":"string","pattern":"\\u0000"}},"alarm_unlock":{"type":["integer","null"],"minimum":1,"maximum":1440},"msg_notify":{"type":["boolean","null"]},"low_power":{"type":["boolean","null"]},"forbid_add_password":{"type":["boolean","null"]},"forbid_add_tmp_password":{"type":["boolean","null"]},"forbid_tenant_tmp_password":{"type":["boolean","null"]},"forbid_get_once_password":{"type":["boolean","null"]},"forbid_times_pwd":{"type":["boolean","null"]},"forbid_admin_password":{"type":["boolean","null"]},"auth_expire_alarm":{"type":["boolean","null"]},"auth_lock_alarm":{"type":["boolean","null"]},"face_recognition_enabled":{"type":["boolean","null"]},"face_recognition_required":{"type":["boolean","null"]},"face_recognition_interval_days":{"type":["integer","null"],"minimum":1,"maximum":365},"lock_open_switch":{"type":["boolean","null"]},"lock_exp_switch":{"type":["boolean","null"]},"lock_inner_open_switch":{"type":["boolean","null"]},"lock_rada_switch":{"type":["boolean","null"]},"lock_rada_distance":{"type":["integer","null"],"enum":[1,2,3,null]},"lock_open_audio_switch":{"type":["boolean","null"]},"lock_open_audio_content":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"lock_audio_play_num":{"type":["integer","null"],"minimum":1,"maximum":99},"lock_auth_expires_audio_switch":{"type":["boolean","null"]},"lock_auth_expires_audio_content":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"audio_num_101001":{"type":["integer","null"],"minimum":1,"maximum":99},"lock_rent_arrears_audio_switch":{"type":["boolean","null"]},"lock_rent_arrears_audio_content":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"audio_num_101002":{"type":["integer","null"],"minimum":1,"maximum":99},"bluetooth_channel":{"type":["integer","null"],"minimum":0,"maximum":39}},"required":["level"],"additionalProperties":false,"$id":"create"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("\\u0000", "u");
const formats0 = formats.time;

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
if(data.level === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
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
if(data.level !== undefined){
let data0 = data.level;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.level.enum;
if(!((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4))){
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema0.properties.level.enum}};
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
if(data.store_id !== undefined){
let data1 = data.store_id;
const _errs4 = errors;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/type",keyword:"type",params:{type: schema0.properties.store_id.type}};
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
const err5 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/store_id",schemaPath:"#/properties/store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.home_id !== undefined){
let data2 = data.home_id;
const _errs6 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/type",keyword:"type",params:{type: schema0.properties.home_id.type}};
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
const err8 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/home_id",schemaPath:"#/properties/home_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.room_id !== undefined){
let data3 = data.room_id;
const _errs8 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/type",keyword:"type",params:{type: schema0.properties.room_id.type}};
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
const err11 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/room_id",schemaPath:"#/properties/room_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.enable_alarm !== undefined){
let data4 = data.enable_alarm;
const _errs10 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/enable_alarm",schemaPath:"#/properties/enable_alarm/type",keyword:"type",params:{type: schema0.properties.enable_alarm.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.alarm_begin !== undefined){
let data5 = data.alarm_begin;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/type",keyword:"type",params:{type: schema0.properties.alarm_begin.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs13 = errors;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
}
}
else {
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs15){
}
}
var valid1 = _errs15 === errors;
if(valid1){
const err17 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(typeof data5 == "number"){
}
if(typeof data5 === "string"){
if(func1(data5) > 5){
const err18 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/maxLength",keyword:"maxLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data5) < 1){
const err19 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0.validate(data5))){
const err20 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/format",keyword:"format",params:{format: "time"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.alarm_end !== undefined){
let data6 = data.alarm_end;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/type",keyword:"type",params:{type: schema0.properties.alarm_end.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
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
if(errors === _errs20){
}
}
var valid2 = _errs20 === errors;
if(valid2){
const err24 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
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
if(typeof data6 == "number"){
}
if(typeof data6 === "string"){
if(func1(data6) > 5){
const err25 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/maxLength",keyword:"maxLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data6) < 1){
const err26 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats0.validate(data6))){
const err27 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/format",keyword:"format",params:{format: "time"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid0 = _errs17 === errors;
}
if(data.alarm_unlock !== undefined){
let data7 = data.alarm_unlock;
const _errs22 = errors;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err28 = {instancePath:instancePath+"/alarm_unlock",schemaPath:"#/properties/alarm_unlock/type",keyword:"type",params:{type: schema0.properties.alarm_unlock.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs23 = errors;
if(typeof data7 == "number"){
if(data7 > 1440 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/alarm_unlock",schemaPath:"#/properties/alarm_unlock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/alarm_unlock",schemaPath:"#/properties/alarm_unlock/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.msg_notify !== undefined){
let data8 = data.msg_notify;
const _errs24 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err31 = {instancePath:instancePath+"/msg_notify",schemaPath:"#/properties/msg_notify/type",keyword:"type",params:{type: schema0.properties.msg_notify.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.low_power !== undefined){
let data9 = data.low_power;
const _errs26 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err32 = {instancePath:instancePath+"/low_power",schemaPath:"#/properties/low_power/type",keyword:"type",params:{type: schema0.properties.low_power.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs27 = errors;
var valid0 = _errs26 === errors;
}
if(data.forbid_add_password !== undefined){
let data10 = data.forbid_add_password;
const _errs28 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/forbid_add_password",schemaPath:"#/properties/forbid_add_password/type",keyword:"type",params:{type: schema0.properties.forbid_add_password.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
if(data.forbid_add_tmp_password !== undefined){
let data11 = data.forbid_add_tmp_password;
const _errs30 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err34 = {instancePath:instancePath+"/forbid_add_tmp_password",schemaPath:"#/properties/forbid_add_tmp_password/type",keyword:"type",params:{type: schema0.properties.forbid_add_tmp_password.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.forbid_tenant_tmp_password !== undefined){
let data12 = data.forbid_tenant_tmp_password;
const _errs32 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err35 = {instancePath:instancePath+"/forbid_tenant_tmp_password",schemaPath:"#/properties/forbid_tenant_tmp_password/type",keyword:"type",params:{type: schema0.properties.forbid_tenant_tmp_password.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs33 = errors;
var valid0 = _errs32 === errors;
}
if(data.forbid_get_once_password !== undefined){
let data13 = data.forbid_get_once_password;
const _errs34 = errors;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/forbid_get_once_password",schemaPath:"#/properties/forbid_get_once_password/type",keyword:"type",params:{type: schema0.properties.forbid_get_once_password.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs35 = errors;
var valid0 = _errs34 === errors;
}
if(data.forbid_times_pwd !== undefined){
let data14 = data.forbid_times_pwd;
const _errs36 = errors;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err37 = {instancePath:instancePath+"/forbid_times_pwd",schemaPath:"#/properties/forbid_times_pwd/type",keyword:"type",params:{type: schema0.properties.forbid_times_pwd.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs37 = errors;
var valid0 = _errs36 === errors;
}
if(data.forbid_admin_password !== undefined){
let data15 = data.forbid_admin_password;
const _errs38 = errors;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err38 = {instancePath:instancePath+"/forbid_admin_password",schemaPath:"#/properties/forbid_admin_password/type",keyword:"type",params:{type: schema0.properties.forbid_admin_password.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs39 = errors;
var valid0 = _errs38 === errors;
}
if(data.auth_expire_alarm !== undefined){
let data16 = data.auth_expire_alarm;
const _errs40 = errors;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err39 = {instancePath:instancePath+"/auth_expire_alarm",schemaPath:"#/properties/auth_expire_alarm/type",keyword:"type",params:{type: schema0.properties.auth_expire_alarm.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs41 = errors;
var valid0 = _errs40 === errors;
}
if(data.auth_lock_alarm !== undefined){
let data17 = data.auth_lock_alarm;
const _errs42 = errors;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err40 = {instancePath:instancePath+"/auth_lock_alarm",schemaPath:"#/properties/auth_lock_alarm/type",keyword:"type",params:{type: schema0.properties.auth_lock_alarm.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs43 = errors;
var valid0 = _errs42 === errors;
}
if(data.face_recognition_enabled !== undefined){
let data18 = data.face_recognition_enabled;
const _errs44 = errors;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err41 = {instancePath:instancePath+"/face_recognition_enabled",schemaPath:"#/properties/face_recognition_enabled/type",keyword:"type",params:{type: schema0.properties.face_recognition_enabled.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs45 = errors;
var valid0 = _errs44 === errors;
}
if(data.face_recognition_required !== undefined){
let data19 = data.face_recognition_required;
const _errs46 = errors;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err42 = {instancePath:instancePath+"/face_recognition_required",schemaPath:"#/properties/face_recognition_required/type",keyword:"type",params:{type: schema0.properties.face_recognition_required.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs47 = errors;
var valid0 = _errs46 === errors;
}
if(data.face_recognition_interval_days !== undefined){
let data20 = data.face_recognition_interval_days;
const _errs48 = errors;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
const err43 = {instancePath:instancePath+"/face_recognition_interval_days",schemaPath:"#/properties/face_recognition_interval_days/type",keyword:"type",params:{type: schema0.properties.face_recognition_interval_days.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs49 = errors;
if(typeof data20 == "number"){
if(data20 > 365 || isNaN(data20)){
const err44 = {instancePath:instancePath+"/face_recognition_interval_days",schemaPath:"#/properties/face_recognition_interval_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err45 = {instancePath:instancePath+"/face_recognition_interval_days",schemaPath:"#/properties/face_recognition_interval_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid0 = _errs48 === errors;
}
if(data.lock_open_switch !== undefined){
let data21 = data.lock_open_switch;
const _errs50 = errors;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err46 = {instancePath:instancePath+"/lock_open_switch",schemaPath:"#/properties/lock_open_switch/type",keyword:"type",params:{type: schema0.properties.lock_open_switch.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs51 = errors;
var valid0 = _errs50 === errors;
}
if(data.lock_exp_switch !== undefined){
let data22 = data.lock_exp_switch;
const _errs52 = errors;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err47 = {instancePath:instancePath+"/lock_exp_switch",schemaPath:"#/properties/lock_exp_switch/type",keyword:"type",params:{type: schema0.properties.lock_exp_switch.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs53 = errors;
var valid0 = _errs52 === errors;
}
if(data.lock_inner_open_switch !== undefined){
let data23 = data.lock_inner_open_switch;
const _errs54 = errors;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err48 = {instancePath:instancePath+"/lock_inner_open_switch",schemaPath:"#/properties/lock_inner_open_switch/type",keyword:"type",params:{type: schema0.properties.lock_inner_open_switch.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs55 = errors;
var valid0 = _errs54 === errors;
}
if(data.lock_rada_switch !== undefined){
let data24 = data.lock_rada_switch;
const _errs56 = errors;
if((typeof data24 !== "boolean") && (data24 !== null)){
const err49 = {instancePath:instancePath+"/lock_rada_switch",schemaPath:"#/properties/lock_rada_switch/type",keyword:"type",params:{type: schema0.properties.lock_rada_switch.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs57 = errors;
var valid0 = _errs56 === errors;
}
if(data.lock_rada_distance !== undefined){
let data25 = data.lock_rada_distance;
const _errs58 = errors;
if((!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))) && (data25 !== null)){
const err50 = {instancePath:instancePath+"/lock_rada_distance",schemaPath:"#/properties/lock_rada_distance/type",keyword:"type",params:{type: schema0.properties.lock_rada_distance.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs59 = errors;
const vSchema1 = schema0.properties.lock_rada_distance.enum;
if(!((((data25 === 1) || (data25 === 2)) || (data25 === 3)) || (data25 === null))){
const err51 = {instancePath:instancePath+"/lock_rada_distance",schemaPath:"#/properties/lock_rada_distance/enum",keyword:"enum",params:{allowedValues: schema0.properties.lock_rada_distance.enum}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid0 = _errs58 === errors;
}
if(data.lock_open_audio_switch !== undefined){
let data26 = data.lock_open_audio_switch;
const _errs60 = errors;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err52 = {instancePath:instancePath+"/lock_open_audio_switch",schemaPath:"#/properties/lock_open_audio_switch/type",keyword:"type",params:{type: schema0.properties.lock_open_audio_switch.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs61 = errors;
var valid0 = _errs60 === errors;
}
if(data.lock_open_audio_content !== undefined){
let data27 = data.lock_open_audio_content;
const _errs62 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
const err53 = {instancePath:instancePath+"/lock_open_audio_content",schemaPath:"#/properties/lock_open_audio_content/type",keyword:"type",params:{type: schema0.properties.lock_open_audio_content.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs63 = errors;
const _errs64 = errors;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs65){
if(typeof data27 === "string"){
if(!pattern0.test(data27)){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
}
}
else {
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(errors === _errs65){
}
}
var valid3 = _errs65 === errors;
if(valid3){
const err56 = {instancePath:instancePath+"/lock_open_audio_content",schemaPath:"#/properties/lock_open_audio_content/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
if(typeof data27 === "string"){
if(func1(data27) > 50){
const err57 = {instancePath:instancePath+"/lock_open_audio_content",schemaPath:"#/properties/lock_open_audio_content/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data27) < 1){
const err58 = {instancePath:instancePath+"/lock_open_audio_content",schemaPath:"#/properties/lock_open_audio_content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid0 = _errs62 === errors;
}
if(data.lock_audio_play_num !== undefined){
let data28 = data.lock_audio_play_num;
const _errs67 = errors;
if((!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))) && (data28 !== null)){
const err59 = {instancePath:instancePath+"/lock_audio_play_num",schemaPath:"#/properties/lock_audio_play_num/type",keyword:"type",params:{type: schema0.properties.lock_audio_play_num.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs68 = errors;
if(typeof data28 == "number"){
if(data28 > 99 || isNaN(data28)){
const err60 = {instancePath:instancePath+"/lock_audio_play_num",schemaPath:"#/properties/lock_audio_play_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err61 = {instancePath:instancePath+"/lock_audio_play_num",schemaPath:"#/properties/lock_audio_play_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid0 = _errs67 === errors;
}
if(data.lock_auth_expires_audio_switch !== undefined){
let data29 = data.lock_auth_expires_audio_switch;
const _errs69 = errors;
if((typeof data29 !== "boolean") && (data29 !== null)){
const err62 = {instancePath:instancePath+"/lock_auth_expires_audio_switch",schemaPath:"#/properties/lock_auth_expires_audio_switch/type",keyword:"type",params:{type: schema0.properties.lock_auth_expires_audio_switch.type}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs70 = errors;
var valid0 = _errs69 === errors;
}
if(data.lock_auth_expires_audio_content !== undefined){
let data30 = data.lock_auth_expires_audio_content;
const _errs71 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
const err63 = {instancePath:instancePath+"/lock_auth_expires_audio_content",schemaPath:"#/properties/lock_auth_expires_audio_content/type",keyword:"type",params:{type: schema0.properties.lock_auth_expires_audio_content.type}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs72 = errors;
const _errs73 = errors;
const _errs74 = errors;
const _errs75 = errors;
if(errors === _errs74){
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
}
}
else {
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(errors === _errs74){
}
}
var valid4 = _errs74 === errors;
if(valid4){
const err66 = {instancePath:instancePath+"/lock_auth_expires_audio_content",schemaPath:"#/properties/lock_auth_expires_audio_content/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
}
if(typeof data30 === "string"){
if(func1(data30) > 50){
const err67 = {instancePath:instancePath+"/lock_auth_expires_audio_content",schemaPath:"#/properties/lock_auth_expires_audio_content/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(func1(data30) < 1){
const err68 = {instancePath:instancePath+"/lock_auth_expires_audio_content",schemaPath:"#/properties/lock_auth_expires_audio_content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
var valid0 = _errs71 === errors;
}
if(data.audio_num_101001 !== undefined){
let data31 = data.audio_num_101001;
const _errs76 = errors;
if((!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))) && (data31 !== null)){
const err69 = {instancePath:instancePath+"/audio_num_101001",schemaPath:"#/properties/audio_num_101001/type",keyword:"type",params:{type: schema0.properties.audio_num_101001.type}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const _errs77 = errors;
if(typeof data31 == "number"){
if(data31 > 99 || isNaN(data31)){
const err70 = {instancePath:instancePath+"/audio_num_101001",schemaPath:"#/properties/audio_num_101001/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data31 < 1 || isNaN(data31)){
const err71 = {instancePath:instancePath+"/audio_num_101001",schemaPath:"#/properties/audio_num_101001/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var valid0 = _errs76 === errors;
}
if(data.lock_rent_arrears_audio_switch !== undefined){
let data32 = data.lock_rent_arrears_audio_switch;
const _errs78 = errors;
if((typeof data32 !== "boolean") && (data32 !== null)){
const err72 = {instancePath:instancePath+"/lock_rent_arrears_audio_switch",schemaPath:"#/properties/lock_rent_arrears_audio_switch/type",keyword:"type",params:{type: schema0.properties.lock_rent_arrears_audio_switch.type}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const _errs79 = errors;
var valid0 = _errs78 === errors;
}
if(data.lock_rent_arrears_audio_content !== undefined){
let data33 = data.lock_rent_arrears_audio_content;
const _errs80 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
const err73 = {instancePath:instancePath+"/lock_rent_arrears_audio_content",schemaPath:"#/properties/lock_rent_arrears_audio_content/type",keyword:"type",params:{type: schema0.properties.lock_rent_arrears_audio_content.type}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const _errs81 = errors;
const _errs82 = errors;
const _errs83 = errors;
const _errs84 = errors;
if(errors === _errs83){
if(typeof data33 === "string"){
if(!pattern0.test(data33)){
const err74 = {};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
else {
}
}
else {
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(errors === _errs83){
}
}
var valid5 = _errs83 === errors;
if(valid5){
const err76 = {instancePath:instancePath+"/lock_rent_arrears_audio_content",schemaPath:"#/properties/lock_rent_arrears_audio_content/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
}
if(typeof data33 === "string"){
if(func1(data33) > 50){
const err77 = {instancePath:instancePath+"/lock_rent_arrears_audio_content",schemaPath:"#/properties/lock_rent_arrears_audio_content/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(func1(data33) < 1){
const err78 = {instancePath:instancePath+"/lock_rent_arrears_audio_content",schemaPath:"#/properties/lock_rent_arrears_audio_content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
var valid0 = _errs80 === errors;
}
if(data.audio_num_101002 !== undefined){
let data34 = data.audio_num_101002;
const _errs85 = errors;
if((!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))) && (data34 !== null)){
const err79 = {instancePath:instancePath+"/audio_num_101002",schemaPath:"#/properties/audio_num_101002/type",keyword:"type",params:{type: schema0.properties.audio_num_101002.type}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const _errs86 = errors;
if(typeof data34 == "number"){
if(data34 > 99 || isNaN(data34)){
const err80 = {instancePath:instancePath+"/audio_num_101002",schemaPath:"#/properties/audio_num_101002/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err81 = {instancePath:instancePath+"/audio_num_101002",schemaPath:"#/properties/audio_num_101002/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
var valid0 = _errs85 === errors;
}
if(data.bluetooth_channel !== undefined){
let data35 = data.bluetooth_channel;
const _errs87 = errors;
if((!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))) && (data35 !== null)){
const err82 = {instancePath:instancePath+"/bluetooth_channel",schemaPath:"#/properties/bluetooth_channel/type",keyword:"type",params:{type: schema0.properties.bluetooth_channel.type}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const _errs88 = errors;
if(typeof data35 == "number"){
if(data35 > 39 || isNaN(data35)){
const err83 = {instancePath:instancePath+"/bluetooth_channel",schemaPath:"#/properties/bluetooth_channel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 39}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err84 = {instancePath:instancePath+"/bluetooth_channel",schemaPath:"#/properties/bluetooth_channel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
var valid0 = _errs87 === errors;
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"enable_alarm":{"type":["boolean","null"]},"alarm_begin":{"minLength":1,"type":["string","null"],"format":"time","maxLength":5,"not":{"type":"string","pattern":"\\u0000"}},"alarm_end":{"minLength":1,"type":["string","null"],"format":"time","maxLength":5,"not":{"type":"string","pattern":"\\u0000"}},"alarm_unlock":{"type":["integer","null"],"minimum":1,"maximum":1440},"msg_notify":{"type":["boolean","null"]},"low_power":{"type":["boolean","null"]},"forbid_add_password":{"type":["boolean","null"]},"forbid_add_tmp_password":{"type":["boolean","null"]},"forbid_tenant_tmp_password":{"type":["boolean","null"]},"forbid_get_once_password":{"type":["boolean","null"]},"forbid_times_pwd":{"type":["boolean","null"]},"forbid_admin_password":{"type":["boolean","null"]},"auth_expire_alarm":{"type":["boolean","null"]},"auth_lock_alarm":{"type":["boolean","null"]},"face_recognition_enabled":{"type":["boolean","null"]},"face_recognition_required":{"type":["boolean","null"]},"face_recognition_interval_days":{"type":["integer","null"],"minimum":1,"maximum":365},"lock_open_switch":{"type":["boolean","null"]},"lock_exp_switch":{"type":["boolean","null"]},"lock_inner_open_switch":{"type":["boolean","null"]},"lock_rada_switch":{"type":["boolean","null"]},"lock_rada_distance":{"type":["integer","null"],"enum":[1,2,3,null]},"lock_open_audio_switch":{"type":["boolean","null"]},"lock_open_audio_content":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"lock_audio_play_num":{"type":["integer","null"],"minimum":1,"maximum":99},"lock_auth_expires_audio_switch":{"type":["boolean","null"]},"lock_auth_expires_audio_content":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"audio_num_101001":{"type":["integer","null"],"minimum":1,"maximum":99},"lock_rent_arrears_audio_switch":{"type":["boolean","null"]},"lock_rent_arrears_audio_content":{"minLength":1,"type":["string","null"],"maxLength":50,"not":{"type":"string","pattern":"\\u0000"}},"audio_num_101002":{"type":["integer","null"],"minimum":1,"maximum":99},"bluetooth_channel":{"type":["integer","null"],"minimum":0,"maximum":39},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(data.enable_alarm !== undefined){
let data0 = data.enable_alarm;
const _errs2 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/enable_alarm",schemaPath:"#/properties/enable_alarm/type",keyword:"type",params:{type: schema1.properties.enable_alarm.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.alarm_begin !== undefined){
let data1 = data.alarm_begin;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/type",keyword:"type",params:{type: schema1.properties.alarm_begin.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
}
}
else {
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs7){
}
}
var valid1 = _errs7 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(typeof data1 == "number"){
}
if(typeof data1 === "string"){
if(func1(data1) > 5){
const err7 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/maxLength",keyword:"maxLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data1))){
const err9 = {instancePath:instancePath+"/alarm_begin",schemaPath:"#/properties/alarm_begin/format",keyword:"format",params:{format: "time"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.alarm_end !== undefined){
let data2 = data.alarm_end;
const _errs9 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/type",keyword:"type",params:{type: schema1.properties.alarm_end.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
}
}
else {
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs12){
}
}
var valid2 = _errs12 === errors;
if(valid2){
const err13 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
if(typeof data2 == "number"){
}
if(typeof data2 === "string"){
if(func1(data2) > 5){
const err14 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/maxLength",keyword:"maxLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) < 1){
const err15 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data2))){
const err16 = {instancePath:instancePath+"/alarm_end",schemaPath:"#/properties/alarm_end/format",keyword:"format",params:{format: "time"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs9 === errors;
}
if(data.alarm_unlock !== undefined){
let data3 = data.alarm_unlock;
const _errs14 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err17 = {instancePath:instancePath+"/alarm_unlock",schemaPath:"#/properties/alarm_unlock/type",keyword:"type",params:{type: schema1.properties.alarm_unlock.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs15 = errors;
if(typeof data3 == "number"){
if(data3 > 1440 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/alarm_unlock",schemaPath:"#/properties/alarm_unlock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/alarm_unlock",schemaPath:"#/properties/alarm_unlock/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.msg_notify !== undefined){
let data4 = data.msg_notify;
const _errs16 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/msg_notify",schemaPath:"#/properties/msg_notify/type",keyword:"type",params:{type: schema1.properties.msg_notify.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.low_power !== undefined){
let data5 = data.low_power;
const _errs18 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/low_power",schemaPath:"#/properties/low_power/type",keyword:"type",params:{type: schema1.properties.low_power.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.forbid_add_password !== undefined){
let data6 = data.forbid_add_password;
const _errs20 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/forbid_add_password",schemaPath:"#/properties/forbid_add_password/type",keyword:"type",params:{type: schema1.properties.forbid_add_password.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs21 = errors;
var valid0 = _errs20 === errors;
}
if(data.forbid_add_tmp_password !== undefined){
let data7 = data.forbid_add_tmp_password;
const _errs22 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/forbid_add_tmp_password",schemaPath:"#/properties/forbid_add_tmp_password/type",keyword:"type",params:{type: schema1.properties.forbid_add_tmp_password.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs23 = errors;
var valid0 = _errs22 === errors;
}
if(data.forbid_tenant_tmp_password !== undefined){
let data8 = data.forbid_tenant_tmp_password;
const _errs24 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/forbid_tenant_tmp_password",schemaPath:"#/properties/forbid_tenant_tmp_password/type",keyword:"type",params:{type: schema1.properties.forbid_tenant_tmp_password.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.forbid_get_once_password !== undefined){
let data9 = data.forbid_get_once_password;
const _errs26 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/forbid_get_once_password",schemaPath:"#/properties/forbid_get_once_password/type",keyword:"type",params:{type: schema1.properties.forbid_get_once_password.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs27 = errors;
var valid0 = _errs26 === errors;
}
if(data.forbid_times_pwd !== undefined){
let data10 = data.forbid_times_pwd;
const _errs28 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/forbid_times_pwd",schemaPath:"#/properties/forbid_times_pwd/type",keyword:"type",params:{type: schema1.properties.forbid_times_pwd.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
if(data.forbid_admin_password !== undefined){
let data11 = data.forbid_admin_password;
const _errs30 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/forbid_admin_password",schemaPath:"#/properties/forbid_admin_password/type",keyword:"type",params:{type: schema1.properties.forbid_admin_password.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.auth_expire_alarm !== undefined){
let data12 = data.auth_expire_alarm;
const _errs32 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err28 = {instancePath:instancePath+"/auth_expire_alarm",schemaPath:"#/properties/auth_expire_alarm/type",keyword:"type",params:{type: schema1.properties.auth_expire_alarm.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs33 = errors;
var valid0 = _errs32 === errors;
}
if(data.auth_lock_alarm !== undefined){
let data13 = data.auth_lock_alarm;
const _errs34 = errors;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err29 = {instancePath:instancePath+"/auth_lock_alarm",schemaPath:"#/properties/auth_lock_alarm/type",keyword:"type",params:{type: schema1.properties.auth_lock_alarm.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs35 = errors;
var valid0 = _errs34 === errors;
}
if(data.face_recognition_enabled !== undefined){
let data14 = data.face_recognition_enabled;
const _errs36 = errors;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err30 = {instancePath:instancePath+"/face_recognition_enabled",schemaPath:"#/properties/face_recognition_enabled/type",keyword:"type",params:{type: schema1.properties.face_recognition_enabled.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs37 = errors;
var valid0 = _errs36 === errors;
}
if(data.face_recognition_required !== undefined){
let data15 = data.face_recognition_required;
const _errs38 = errors;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err31 = {instancePath:instancePath+"/face_recognition_required",schemaPath:"#/properties/face_recognition_required/type",keyword:"type",params:{type: schema1.properties.face_recognition_required.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs39 = errors;
var valid0 = _errs38 === errors;
}
if(data.face_recognition_interval_days !== undefined){
let data16 = data.face_recognition_interval_days;
const _errs40 = errors;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err32 = {instancePath:instancePath+"/face_recognition_interval_days",schemaPath:"#/properties/face_recognition_interval_days/type",keyword:"type",params:{type: schema1.properties.face_recognition_interval_days.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs41 = errors;
if(typeof data16 == "number"){
if(data16 > 365 || isNaN(data16)){
const err33 = {instancePath:instancePath+"/face_recognition_interval_days",schemaPath:"#/properties/face_recognition_interval_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err34 = {instancePath:instancePath+"/face_recognition_interval_days",schemaPath:"#/properties/face_recognition_interval_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs40 === errors;
}
if(data.lock_open_switch !== undefined){
let data17 = data.lock_open_switch;
const _errs42 = errors;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err35 = {instancePath:instancePath+"/lock_open_switch",schemaPath:"#/properties/lock_open_switch/type",keyword:"type",params:{type: schema1.properties.lock_open_switch.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs43 = errors;
var valid0 = _errs42 === errors;
}
if(data.lock_exp_switch !== undefined){
let data18 = data.lock_exp_switch;
const _errs44 = errors;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err36 = {instancePath:instancePath+"/lock_exp_switch",schemaPath:"#/properties/lock_exp_switch/type",keyword:"type",params:{type: schema1.properties.lock_exp_switch.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs45 = errors;
var valid0 = _errs44 === errors;
}
if(data.lock_inner_open_switch !== undefined){
let data19 = data.lock_inner_open_switch;
const _errs46 = errors;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err37 = {instancePath:instancePath+"/lock_inner_open_switch",schemaPath:"#/properties/lock_inner_open_switch/type",keyword:"type",params:{type: schema1.properties.lock_inner_open_switch.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs47 = errors;
var valid0 = _errs46 === errors;
}
if(data.lock_rada_switch !== undefined){
let data20 = data.lock_rada_switch;
const _errs48 = errors;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err38 = {instancePath:instancePath+"/lock_rada_switch",schemaPath:"#/properties/lock_rada_switch/type",keyword:"type",params:{type: schema1.properties.lock_rada_switch.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs49 = errors;
var valid0 = _errs48 === errors;
}
if(data.lock_rada_distance !== undefined){
let data21 = data.lock_rada_distance;
const _errs50 = errors;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
const err39 = {instancePath:instancePath+"/lock_rada_distance",schemaPath:"#/properties/lock_rada_distance/type",keyword:"type",params:{type: schema1.properties.lock_rada_distance.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs51 = errors;
const vSchema0 = schema1.properties.lock_rada_distance.enum;
if(!((((data21 === 1) || (data21 === 2)) || (data21 === 3)) || (data21 === null))){
const err40 = {instancePath:instancePath+"/lock_rada_distance",schemaPath:"#/properties/lock_rada_distance/enum",keyword:"enum",params:{allowedValues: schema1.properties.lock_rada_distance.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid0 = _errs50 === errors;
}
if(data.lock_open_audio_switch !== undefined){
let data22 = data.lock_open_audio_switch;
const _errs52 = errors;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err41 = {instancePath:instancePath+"/lock_open_audio_switch",schemaPath:"#/properties/lock_open_audio_switch/type",keyword:"type",params:{type: schema1.properties.lock_open_audio_switch.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs53 = errors;
var valid0 = _errs52 === errors;
}
if(data.lock_open_audio_content !== undefined){
let data23 = data.lock_open_audio_content;
const _errs54 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
const err42 = {instancePath:instancePath+"/lock_open_audio_content",schemaPath:"#/properties/lock_open_audio_content/type",keyword:"type",params:{type: schema1.properties.lock_open_audio_content.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs55 = errors;
const _errs56 = errors;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs57){
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
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
else {
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(errors === _errs57){
}
}
var valid3 = _errs57 === errors;
if(valid3){
const err45 = {instancePath:instancePath+"/lock_open_audio_content",schemaPath:"#/properties/lock_open_audio_content/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
if(typeof data23 === "string"){
if(func1(data23) > 50){
const err46 = {instancePath:instancePath+"/lock_open_audio_content",schemaPath:"#/properties/lock_open_audio_content/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func1(data23) < 1){
const err47 = {instancePath:instancePath+"/lock_open_audio_content",schemaPath:"#/properties/lock_open_audio_content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var valid0 = _errs54 === errors;
}
if(data.lock_audio_play_num !== undefined){
let data24 = data.lock_audio_play_num;
const _errs59 = errors;
if((!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))) && (data24 !== null)){
const err48 = {instancePath:instancePath+"/lock_audio_play_num",schemaPath:"#/properties/lock_audio_play_num/type",keyword:"type",params:{type: schema1.properties.lock_audio_play_num.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs60 = errors;
if(typeof data24 == "number"){
if(data24 > 99 || isNaN(data24)){
const err49 = {instancePath:instancePath+"/lock_audio_play_num",schemaPath:"#/properties/lock_audio_play_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err50 = {instancePath:instancePath+"/lock_audio_play_num",schemaPath:"#/properties/lock_audio_play_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var valid0 = _errs59 === errors;
}
if(data.lock_auth_expires_audio_switch !== undefined){
let data25 = data.lock_auth_expires_audio_switch;
const _errs61 = errors;
if((typeof data25 !== "boolean") && (data25 !== null)){
const err51 = {instancePath:instancePath+"/lock_auth_expires_audio_switch",schemaPath:"#/properties/lock_auth_expires_audio_switch/type",keyword:"type",params:{type: schema1.properties.lock_auth_expires_audio_switch.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs62 = errors;
var valid0 = _errs61 === errors;
}
if(data.lock_auth_expires_audio_content !== undefined){
let data26 = data.lock_auth_expires_audio_content;
const _errs63 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
const err52 = {instancePath:instancePath+"/lock_auth_expires_audio_content",schemaPath:"#/properties/lock_auth_expires_audio_content/type",keyword:"type",params:{type: schema1.properties.lock_auth_expires_audio_content.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs64 = errors;
const _errs65 = errors;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs66){
if(typeof data26 === "string"){
if(!pattern0.test(data26)){
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
if(errors === _errs66){
}
}
var valid4 = _errs66 === errors;
if(valid4){
const err55 = {instancePath:instancePath+"/lock_auth_expires_audio_content",schemaPath:"#/properties/lock_auth_expires_audio_content/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
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
if(typeof data26 === "string"){
if(func1(data26) > 50){
const err56 = {instancePath:instancePath+"/lock_auth_expires_audio_content",schemaPath:"#/properties/lock_auth_expires_audio_content/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func1(data26) < 1){
const err57 = {instancePath:instancePath+"/lock_auth_expires_audio_content",schemaPath:"#/properties/lock_auth_expires_audio_content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid0 = _errs63 === errors;
}
if(data.audio_num_101001 !== undefined){
let data27 = data.audio_num_101001;
const _errs68 = errors;
if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (data27 !== null)){
const err58 = {instancePath:instancePath+"/audio_num_101001",schemaPath:"#/properties/audio_num_101001/type",keyword:"type",params:{type: schema1.properties.audio_num_101001.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs69 = errors;
if(typeof data27 == "number"){
if(data27 > 99 || isNaN(data27)){
const err59 = {instancePath:instancePath+"/audio_num_101001",schemaPath:"#/properties/audio_num_101001/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err60 = {instancePath:instancePath+"/audio_num_101001",schemaPath:"#/properties/audio_num_101001/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var valid0 = _errs68 === errors;
}
if(data.lock_rent_arrears_audio_switch !== undefined){
let data28 = data.lock_rent_arrears_audio_switch;
const _errs70 = errors;
if((typeof data28 !== "boolean") && (data28 !== null)){
const err61 = {instancePath:instancePath+"/lock_rent_arrears_audio_switch",schemaPath:"#/properties/lock_rent_arrears_audio_switch/type",keyword:"type",params:{type: schema1.properties.lock_rent_arrears_audio_switch.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs71 = errors;
var valid0 = _errs70 === errors;
}
if(data.lock_rent_arrears_audio_content !== undefined){
let data29 = data.lock_rent_arrears_audio_content;
const _errs72 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
const err62 = {instancePath:instancePath+"/lock_rent_arrears_audio_content",schemaPath:"#/properties/lock_rent_arrears_audio_content/type",keyword:"type",params:{type: schema1.properties.lock_rent_arrears_audio_content.type}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs73 = errors;
const _errs74 = errors;
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs75){
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
else {
}
}
else {
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(errors === _errs75){
}
}
var valid5 = _errs75 === errors;
if(valid5){
const err65 = {instancePath:instancePath+"/lock_rent_arrears_audio_content",schemaPath:"#/properties/lock_rent_arrears_audio_content/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
if(typeof data29 === "string"){
if(func1(data29) > 50){
const err66 = {instancePath:instancePath+"/lock_rent_arrears_audio_content",schemaPath:"#/properties/lock_rent_arrears_audio_content/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(func1(data29) < 1){
const err67 = {instancePath:instancePath+"/lock_rent_arrears_audio_content",schemaPath:"#/properties/lock_rent_arrears_audio_content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var valid0 = _errs72 === errors;
}
if(data.audio_num_101002 !== undefined){
let data30 = data.audio_num_101002;
const _errs77 = errors;
if((!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))) && (data30 !== null)){
const err68 = {instancePath:instancePath+"/audio_num_101002",schemaPath:"#/properties/audio_num_101002/type",keyword:"type",params:{type: schema1.properties.audio_num_101002.type}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const _errs78 = errors;
if(typeof data30 == "number"){
if(data30 > 99 || isNaN(data30)){
const err69 = {instancePath:instancePath+"/audio_num_101002",schemaPath:"#/properties/audio_num_101002/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err70 = {instancePath:instancePath+"/audio_num_101002",schemaPath:"#/properties/audio_num_101002/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
var valid0 = _errs77 === errors;
}
if(data.bluetooth_channel !== undefined){
let data31 = data.bluetooth_channel;
const _errs79 = errors;
if((!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))) && (data31 !== null)){
const err71 = {instancePath:instancePath+"/bluetooth_channel",schemaPath:"#/properties/bluetooth_channel/type",keyword:"type",params:{type: schema1.properties.bluetooth_channel.type}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs80 = errors;
if(typeof data31 == "number"){
if(data31 > 39 || isNaN(data31)){
const err72 = {instancePath:instancePath+"/bluetooth_channel",schemaPath:"#/properties/bluetooth_channel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 39}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err73 = {instancePath:instancePath+"/bluetooth_channel",schemaPath:"#/properties/bluetooth_channel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
var valid0 = _errs79 === errors;
}
if(data.version !== undefined){
let data32 = data.version;
const _errs81 = errors;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
const err74 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const _errs82 = errors;
if(typeof data32 == "number"){
if(data32 > 2147483647 || isNaN(data32)){
const err75 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err76 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var valid0 = _errs81 === errors;
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
