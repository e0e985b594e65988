// Generated from schemas/entities/invoice.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "invoice",
  "plural": "invoices",
  "label": {
    "zh": "发票",
    "en": "Invoice"
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
    {"name":"number","kind":"string","label":{"zh":"申请编号","en":"Number"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"bill_ids","kind":"references","label":{"zh":"账单","en":"Bills"},"help":{"zh":"可合并多个抬头相同的账单","en":"Several bills with the same title may be combined"},"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"bill","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"type","kind":"enum","label":{"zh":"发票类型","en":"Invoice type"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"invoice_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"title","kind":"string","label":{"zh":"发票抬头","en":"Title"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":100},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"tax_number","kind":"string","label":{"zh":"税号","en":"Tax number"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$","examples":["91350100M000100Y43"]},"rule":"business_number","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"amount","kind":"money","label":{"zh":"开票金额","en":"Amount"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"state","kind":"state","label":{"zh":"发票状态","en":"Invoice state"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer","enum":[1,2,3,4,5,6,7]},"rule":null,"enum":"invoice_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"bank","kind":"string","label":{"zh":"开户行","en":"Bank"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":100},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"bank_card","kind":"string","label":{"zh":"银行账号","en":"Account"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9]{14,20}$"},"rule":"bank_card","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":190,"renamedFrom":null},
    {"name":"address","kind":"string","label":{"zh":"注册地址","en":"Address"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"注册电话","en":"Phone"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9]{5,15}$"},"rule":"service_phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":130,"renamedFrom":null},
    {"name":"email","kind":"string","label":{"zh":"接收邮箱","en":"Email"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"]},"rule":"email","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"invoice_code","kind":"string","label":{"zh":"发票号码","en":"Invoice code"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"issued_at","kind":"datetime","label":{"zh":"开票时间","en":"Issued"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":170,"renamedFrom":null},
    {"name":"file","kind":"files","label":{"zh":"电子发票","en":"File"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"array","maxItems":1,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"reason","kind":"text","label":{"zh":"原因","en":"Reason"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
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
    "columns": ["number","bill_ids","type","title","amount","state","tax_number","invoice_code","created_at"],
    "filters": ["type","state","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["amount"],
    "inline": [],
    "bulk": ["bill_ids","type","amount"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["number","bill_ids","type","amount"]},{"label":{"zh":"抬头","en":"Title"},"fields":["title","tax_number","bank","bank_card","address","phone"]},{"label":{"zh":"接收","en":"Delivery"},"fields":["email","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "finance_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["number","bill_ids","type","amount"]},{"label":{"zh":"抬头","en":"Title"},"fields":["title","tax_number","bank","bank_card","address","phone"]},{"label":{"zh":"接收","en":"Delivery"},"fields":["email","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["state","invoice_code","issued_at","file","reason","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","number","bill_ids","type","title","tax_number","amount","state","bank","bank_card","address","phone","email","invoice_code","issued_at","file","reason","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"发票管理","en":"Invoices"},
    "group": "finance",
    "order": 70,
    "icon": "contract",
    "path": "/finance/invoice-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "invoice_state": {"name":"invoice_state","label":{"zh":"发票状态","en":"Invoice state"},"source":"assumed","type":"integer","values":[{"value":1,"name":"awaiting_confirm","label":{"zh":"待确认","en":"Awaiting confirmation"},"tone":"info"},{"value":2,"name":"issuing","label":{"zh":"开票中","en":"Issuing"},"tone":"info"},{"value":3,"name":"issued","label":{"zh":"已开票","en":"Issued"},"tone":"success"},{"value":4,"name":"failed","label":{"zh":"开票失败","en":"Issuing failed"},"tone":"error"},{"value":5,"name":"rejected","label":{"zh":"已驳回","en":"Rejected"},"tone":"error"},{"value":6,"name":"cancelled","label":{"zh":"已取消","en":"Cancelled"},"tone":"neutral"},{"value":7,"name":"void","label":{"zh":"已作废","en":"Void"},"tone":"neutral"}],"variants":null,"open":false},
    "invoice_type": {"name":"invoice_type","label":{"zh":"发票类型","en":"Invoice type"},"source":"assumed","type":"integer","values":[{"value":1,"name":"ordinary","label":{"zh":"普通发票","en":"Ordinary invoice"},"tone":"neutral"},{"value":2,"name":"special","label":{"zh":"增值税专用发票","en":"Special VAT invoice"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": {
    "name": "invoice",
    "label": {"zh":"开票流程","en":"Invoice flow"},
    "entity": "invoice",
    "field": "state",
    "initial": 1,
    "transitions": [{"name":"confirm","label":{"zh":"确认开票","en":"Confirm"},"source":"spec","from":[1],"to":2,"when":true,"permission":"finance_base","fields":[],"tone":"info","confirm":null},{"name":"reject","label":{"zh":"驳回","en":"Reject"},"source":"spec","from":[1],"to":5,"when":true,"permission":"finance_base","fields":[{"name":"reason","required":true}],"tone":"warning","confirm":null},{"name":"cancel","label":{"zh":"取消申请","en":"Cancel"},"source":"spec","from":[1],"to":6,"when":true,"permission":"finance_base","fields":[],"tone":"error","confirm":{"zh":"取消后账单金额可重新开票","en":"The bills' amounts can then be invoiced again"}},{"name":"sync","label":{"zh":"同步结果","en":"Synchronise"},"source":"spec","from":[2,4],"to":3,"when":true,"permission":"finance_base","fields":[{"name":"invoice_code","required":true}],"tone":"success","confirm":null},{"name":"fail","label":{"zh":"开票失败","en":"Issuing failed"},"source":"assumed","from":[2],"to":4,"when":true,"permission":"finance_base","fields":[{"name":"reason","required":true}],"tone":"error","confirm":null},{"name":"invalid","label":{"zh":"作废","en":"Void"},"source":"spec","from":[3],"to":7,"when":true,"permission":"finance_base","fields":[{"name":"reason","required":true}],"tone":"error","confirm":{"zh":"作废后账单金额可重新开票","en":"The bills' amounts can then be invoiced again"}}],
    "allow": {"update":[1],"remove":[5,6]},
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
    "bill": {"plural":"bills","key":"id","display":"{number}","card":false,"label":{"zh":"账单","en":"Bill"},"many":{"zh":"账单","en":"Bills"},"path":"/finance/bill-list","read":"finance_base","page":"finance_base"}
  },
  "paths": {}
}

export default entity
