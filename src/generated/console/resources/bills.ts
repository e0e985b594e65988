// Generated from schemas/entities/bill.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "bill",
  "plural": "bills",
  "label": {
    "zh": "账单",
    "en": "Bill"
  },
  "help": null,
  "source": "spec",
  "key": "id",
  "display": "{number}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"number","kind":"string","label":{"zh":"账单编号","en":"Number"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"contract_id","kind":"reference","label":{"zh":"合同","en":"Contract"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"contract","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":220,"renamedFrom":null},
    {"name":"month","kind":"string","label":{"zh":"账期","en":"Month"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])$","examples":["2026-11"]},"rule":"month","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"cost_type","kind":"enum","label":{"zh":"费用类型","en":"Cost type"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"cost_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"payable","kind":"money","label":{"zh":"应付","en":"Payable"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"paid","kind":"money","label":{"zh":"已付","en":"Paid"},"help":null,"source":"assumed","required":false,"nullable":false,"default":"0.00","write":"never","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"unpaid","kind":"money","label":{"zh":"未付","en":"Unpaid"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"sub":["$payable","$paid"]},"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"invoiced","kind":"money","label":{"zh":"已开票","en":"Invoiced"},"help":null,"source":"assumed","required":false,"nullable":false,"default":"0.00","write":"never","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"state","kind":"state","label":{"zh":"账单状态","en":"Bill state"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"bill_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"due_on","kind":"date","label":{"zh":"付款期限","en":"Due"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"date"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"reason","kind":"text","label":{"zh":"原因","en":"Reason"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "finance_base",
    "info": "finance_base",
    "create": "finance_base",
    "update": "finance_base",
    "remove": "finance_base",
    "export": "finance_base",
    "reveal": "finance_base"
  },
  "list": {
    "columns": ["number","contract_id","month","cost_type","state","payable","paid","unpaid","invoiced","due_on"],
    "filters": ["contract_id","month","cost_type","state","due_on"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["payable","paid","unpaid","invoiced"],
    "inline": [],
    "bulk": ["contract_id","cost_type","payable","due_on"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["number","contract_id","month","cost_type","payable","due_on","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "finance_base",
    "sections": [{"label":null,"fields":["number","contract_id","month","cost_type","payable","due_on","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["paid","unpaid","invoiced","state","reason","created_at","updated_at"]}],
    "related": [{"entity":"cost","by":"bill_id"},{"entity":"payment","by":"bill_id"},{"entity":"invoice","by":"bill_ids"}]
  },
  "export": {
    "columns": ["id","number","contract_id","month","cost_type","payable","paid","unpaid","invoiced","state","due_on","reason","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"账单管理","en":"Bills"},
    "group": "finance",
    "order": 40,
    "icon": "list",
    "path": "/finance/bill-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "bill_state": {"name":"bill_state","label":{"zh":"账单状态","en":"Bill state"},"source":"assumed","type":"integer","values":[{"value":1,"name":"awaiting_confirm","label":{"zh":"待确认","en":"Awaiting confirmation"},"tone":"info"},{"value":2,"name":"awaiting_payment","label":{"zh":"待付款","en":"Awaiting payment"},"tone":"warning"},{"value":3,"name":"part_paid","label":{"zh":"部分付款","en":"Part paid"},"tone":"warning"},{"value":4,"name":"paid","label":{"zh":"已付清","en":"Paid"},"tone":"success"},{"value":5,"name":"void","label":{"zh":"已作废","en":"Void"},"tone":"neutral"}],"variants":null,"open":false},
    "cost_type": {"name":"cost_type","label":{"zh":"费用类型","en":"Cost type"},"source":"assumed","type":"integer","values":[{"value":1,"name":"device","label":{"zh":"设备款","en":"Devices"},"tone":"neutral"},{"value":2,"name":"service","label":{"zh":"服务费","en":"Service"},"tone":"neutral"},{"value":3,"name":"traffic","label":{"zh":"流量费","en":"Data plans"},"tone":"neutral"},{"value":4,"name":"install","label":{"zh":"安装费","en":"Installation"},"tone":"neutral"},{"value":5,"name":"sms","label":{"zh":"短信费","en":"Text messages"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": {
    "name": "bill",
    "label": {"zh":"账单流程","en":"Bill flow"},
    "entity": "bill",
    "field": "state",
    "initial": 1,
    "transitions": [{"name":"confirm","label":{"zh":"确认账单","en":"Confirm"},"source":"assumed","from":[1],"to":2,"when":true,"permission":"finance_base","fields":[],"tone":"info","confirm":null},{"name":"void","label":{"zh":"作废","en":"Void"},"source":"assumed","from":[1,2],"to":5,"when":true,"permission":"finance_base","fields":[{"name":"reason","required":true}],"tone":"error","confirm":{"zh":"作废后不能恢复","en":"A void bill cannot be restored"}}],
    "allow": {"update":[1],"remove":[1,5]},
    "history": null
  },
  "history": {
    "plural": "operation_logs",
    "key": "id",
    "display": "#{id}",
    "card": false,
    "label": {"zh":"操作日志","en":"Operation"},
    "many": {"zh":"操作日志","en":"Operation log"},
    "path": "/log/index",
    "read": "log_check",
    "page": "log_check"
  },
  "settings": [],
  "peers": {
    "contract": {"plural":"contracts","key":"id","display":"{name}","card":false,"label":{"zh":"合同","en":"Contract"},"many":{"zh":"合同","en":"Contracts"},"path":"/finance/contract-list","read":"finance_base","page":"finance_base"},
    "cost": {"plural":"costs","key":"id","display":"{item}","card":false,"label":{"zh":"费用明细","en":"Cost"},"many":{"zh":"费用明细","en":"Costs"},"path":"/finance/cost-list","read":"finance_base","page":"finance_base"},
    "invoice": {"plural":"invoices","key":"id","display":"{number}","card":false,"label":{"zh":"发票","en":"Invoice"},"many":{"zh":"发票","en":"Invoices"},"path":"/finance/invoice-list","read":"finance_base","page":"finance_base"},
    "payment": {"plural":"payments","key":"id","display":"{number}","card":false,"label":{"zh":"付款记录","en":"Payment"},"many":{"zh":"付款记录","en":"Payments"},"path":"/finance/payment-list","read":"finance_base","page":"finance_base"}
  },
  "paths": {}
}

export default entity
