// Generated from schemas/entities/bill.json by `npm run generate`; edit the source instead.
import { formats } from '../../fields/formats.ts'
import { equal, ucs2length } from '../../fields/validator-runtime.ts'
export const create = validate0;
const schema0 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"contract_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"month":{"minLength":1,"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"cost_type":{"type":"integer","enum":[1,2,3,4,5]},"payable":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"due_on":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}}},"required":["number","contract_id","month","cost_type","payable"],"additionalProperties":false,"$id":"create"};
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
const _errs4 = errors;
const _errs5 = errors;
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
}
if(data.contract_id !== undefined){
let data1 = data.contract_id;
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
}
if(data.month !== undefined){
let data2 = data.month;
const _errs11 = errors;
const _errs12 = errors;
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
}
if(data.cost_type !== undefined){
let data3 = data.cost_type;
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
}
if(data.payable !== undefined){
let data4 = data.payable;
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
}
if(data.due_on !== undefined){
let data5 = data.due_on;
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
}
if(data.note !== undefined){
let data6 = data.note;
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
const _errs22 = errors;
const _errs23 = errors;
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
const schema1 = {"type":"object","properties":{"number":{"minLength":1,"type":"string","maxLength":30,"not":{"type":"string","pattern":"\\u0000"}},"contract_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"month":{"minLength":1,"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])$","not":{"type":"string","pattern":"\\u0000"},"maxLength":200},"cost_type":{"type":"integer","enum":[1,2,3,4,5]},"payable":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$"},"due_on":{"type":["string","null"],"format":"date"},"note":{"minLength":1,"type":["string","null"],"maxLength":500,"not":{"type":"string","pattern":"\\u0000"}},"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["version"],"additionalProperties":false,"$id":"update"};

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
}
if(data.contract_id !== undefined){
let data1 = data.contract_id;
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
}
if(data.month !== undefined){
let data2 = data.month;
const _errs11 = errors;
const _errs12 = errors;
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
}
if(data.cost_type !== undefined){
let data3 = data.cost_type;
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
}
if(data.payable !== undefined){
let data4 = data.payable;
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
}
if(data.due_on !== undefined){
let data5 = data.due_on;
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
}
if(data.note !== undefined){
let data6 = data.note;
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
const _errs22 = errors;
const _errs23 = errors;
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
}
if(data.version !== undefined){
let data7 = data.version;
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

export const row = validate2;
const schema2 = {"type":"object","properties":{"id":{"type":"integer"},"number":{"type":"string"},"contract_id":{"type":"integer"},"month":{"type":"string"},"cost_type":{"type":"integer","enum":[1,2,3,4,5]},"payable":{"type":"string"},"paid":{"type":"string"},"unpaid":{"type":["string","null"]},"invoiced":{"type":"string"},"state":{"type":"integer","enum":[1,2,3,4,5]},"due_on":{"type":["string","null"]},"reason":{"type":["string","null"]},"note":{"type":["string","null"]},"version":{"type":"integer"},"created_at":{"type":"string"},"updated_at":{"type":"string"},"_labels":{"type":"object","additionalProperties":{"type":["string","array","null"],"items":{"type":"string"}}}},"required":["id","version"],"additionalProperties":false,"$id":"row"};
const func12 = Object.prototype.hasOwnProperty;

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
if(!(func12.call(schema2.properties, key0))){
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
if(data.number !== undefined){
if(typeof data.number !== "string"){
const err4 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.contract_id !== undefined){
let data2 = data.contract_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/contract_id",schemaPath:"#/properties/contract_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.month !== undefined){
if(typeof data.month !== "string"){
const err6 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cost_type !== undefined){
let data4 = data.cost_type;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err7 = {instancePath:instancePath+"/cost_type",schemaPath:"#/properties/cost_type/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === 4)) || (data4 === 5))){
const err8 = {instancePath:instancePath+"/cost_type",schemaPath:"#/properties/cost_type/enum",keyword:"enum",params:{allowedValues: schema2.properties.cost_type.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.payable !== undefined){
if(typeof data.payable !== "string"){
const err9 = {instancePath:instancePath+"/payable",schemaPath:"#/properties/payable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.paid !== undefined){
if(typeof data.paid !== "string"){
const err10 = {instancePath:instancePath+"/paid",schemaPath:"#/properties/paid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.unpaid !== undefined){
let data7 = data.unpaid;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/unpaid",schemaPath:"#/properties/unpaid/type",keyword:"type",params:{type: schema2.properties.unpaid.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.invoiced !== undefined){
if(typeof data.invoiced !== "string"){
const err12 = {instancePath:instancePath+"/invoiced",schemaPath:"#/properties/invoiced/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.state !== undefined){
let data9 = data.state;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((data9 === 1) || (data9 === 2)) || (data9 === 3)) || (data9 === 4)) || (data9 === 5))){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema2.properties.state.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.due_on !== undefined){
let data10 = data.due_on;
if((typeof data10 !== "string") && (data10 !== null)){
const err15 = {instancePath:instancePath+"/due_on",schemaPath:"#/properties/due_on/type",keyword:"type",params:{type: schema2.properties.due_on.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.reason !== undefined){
let data11 = data.reason;
if((typeof data11 !== "string") && (data11 !== null)){
const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema2.properties.reason.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.note !== undefined){
let data12 = data.note;
if((typeof data12 !== "string") && (data12 !== null)){
const err17 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema2.properties.note.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.version !== undefined){
let data13 = data.version;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err18 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
const err19 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
const err20 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data._labels !== undefined){
let data16 = data._labels;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
let data17 = data16[key1];
if(((typeof data17 !== "string") && (!(Array.isArray(data17)))) && (data17 !== null)){
const err21 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/_labels/additionalProperties/type",keyword:"type",params:{type: schema2.properties._labels.additionalProperties.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(typeof data17[i0] !== "string"){
const err22 = {instancePath:instancePath+"/_labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/_labels/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/_labels",schemaPath:"#/properties/_labels/type",keyword:"type",params:{type: "object"}};
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
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
