// Generated from schemas/entities/bill.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"contract_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"month":{"minLength":1,"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])$","examples":["2026-11"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"cost_type":{"type":"integer","enum":[1,2,3,4,5]},"payable":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"due_on":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}}},"required":["number","contract_id","month","cost_type","payable"],"additionalProperties":false,"$id":"create"};
const pattern0 = new RegExp("\\u0000", "u");
const pattern2 = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$", "u");
const pattern3 = new RegExp("^-?\\d{1,16}(\\.\\d{1,2})?$", "u");
const func0 = ucs2length;
const formats0 = formats.decimal;
const formats3 = formats.date;

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
if(data.contract_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.month === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.cost_type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost_type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.payable === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payable"}};
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
if(!(((((((key0 === "number") || (key0 === "contract_id")) || (key0 === "month")) || (key0 === "cost_type")) || (key0 === "payable")) || (key0 === "due_on")) || (key0 === "note"))){
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
if(func0(data0) > 30){
const err9 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data0) < 1){
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
if(data.contract_id !== undefined){
let data1 = data.contract_id;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err12 = {instancePath:instancePath+"/contract_id",schemaPath:"#/properties/contract_id/type",keyword:"type",params:{type: "integer"}};
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
const err13 = {instancePath:instancePath+"/contract_id",schemaPath:"#/properties/contract_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err14 = {instancePath:instancePath+"/contract_id",schemaPath:"#/properties/contract_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.month !== undefined){
let data2 = data.month;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
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
if(errors === _errs12){
}
}
var valid2 = _errs12 === errors;
if(valid2){
const err17 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err18 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func0(data2) < 1){
const err19 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern2.test(data2)){
const err20 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])$"}};
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
const err21 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.cost_type !== undefined){
let data3 = data.cost_type;
const _errs14 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err22 = {instancePath:instancePath+"/cost_type",schemaPath:"#/properties/cost_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs15 = errors;
const vSchema0 = schema0.properties.cost_type.enum;
if(!(((((data3 === 1) || (data3 === 2)) || (data3 === 3)) || (data3 === 4)) || (data3 === 5))){
const err23 = {instancePath:instancePath+"/cost_type",schemaPath:"#/properties/cost_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.cost_type.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.payable !== undefined){
let data4 = data.payable;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err24 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0.validate(data4))){
const err25 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(formats0.compare(data4, "0") < 0){
const err26 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
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
const err27 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.due_on !== undefined){
let data5 = data.due_on;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err28 = {instancePath:instancePath+"/due_on",schemaPath:"#/properties/due_on/type",keyword:"type",params:{type: schema0.properties.due_on.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs19 = errors;
if(typeof data5 == "number"){
}
if(typeof data5 === "string"){
if(!(formats3.validate(data5))){
const err29 = {instancePath:instancePath+"/due_on",schemaPath:"#/properties/due_on/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.note !== undefined){
let data6 = data.note;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err30 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
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
else {
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(errors === _errs23){
}
}
var valid3 = _errs23 === errors;
if(valid3){
const err33 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
if(func0(data6) > 500){
const err34 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func0(data6) < 1){
const err35 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
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
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate1;
const schema1 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"contract_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"month":{"minLength":1,"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])$","examples":["2026-11"],"not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"cost_type":{"type":"integer","enum":[1,2,3,4,5]},"payable":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"due_on":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
if(!((((((((key0 === "number") || (key0 === "contract_id")) || (key0 === "month")) || (key0 === "cost_type")) || (key0 === "payable")) || (key0 === "due_on")) || (key0 === "note")) || (key0 === "version"))){
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
if(func0(data0) > 30){
const err5 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
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
if(data.contract_id !== undefined){
let data1 = data.contract_id;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/contract_id",schemaPath:"#/properties/contract_id/type",keyword:"type",params:{type: "integer"}};
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
const err9 = {instancePath:instancePath+"/contract_id",schemaPath:"#/properties/contract_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/contract_id",schemaPath:"#/properties/contract_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.month !== undefined){
let data2 = data.month;
const _errs9 = errors;
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
const err13 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/not",keyword:"not",params:{}};
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
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err14 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data2) < 1){
const err15 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern2.test(data2)){
const err16 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.cost_type !== undefined){
let data3 = data.cost_type;
const _errs14 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err18 = {instancePath:instancePath+"/cost_type",schemaPath:"#/properties/cost_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs15 = errors;
const vSchema0 = schema1.properties.cost_type.enum;
if(!(((((data3 === 1) || (data3 === 2)) || (data3 === 3)) || (data3 === 4)) || (data3 === 5))){
const err19 = {instancePath:instancePath+"/cost_type",schemaPath:"#/properties/cost_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.cost_type.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.payable !== undefined){
let data4 = data.payable;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data4 == "number"){
}
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err20 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,16}(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0.validate(data4))){
const err21 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/format",keyword:"format",params:{format: "decimal"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(formats0.compare(data4, "0") < 0){
const err22 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: "0"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.due_on !== undefined){
let data5 = data.due_on;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err24 = {instancePath:instancePath+"/due_on",schemaPath:"#/properties/due_on/type",keyword:"type",params:{type: schema1.properties.due_on.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs19 = errors;
if(typeof data5 == "number"){
}
if(typeof data5 === "string"){
if(!(formats3.validate(data5))){
const err25 = {instancePath:instancePath+"/due_on",schemaPath:"#/properties/due_on/format",keyword:"format",params:{format: "date"}};
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
if(data.note !== undefined){
let data6 = data.note;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err26 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema1.properties.note.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
if(errors === _errs23){
}
}
var valid3 = _errs23 === errors;
if(valid3){
const err29 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
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
if(func0(data6) > 500){
const err30 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func0(data6) < 1){
const err31 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
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
if(data.version !== undefined){
let data7 = data.version;
const _errs25 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err32 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs26 = errors;
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs25 === errors;
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
