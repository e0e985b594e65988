// Generated from schemas/entities/recharge.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "recharge",
  "plural": "recharges",
  "label": {
    "zh": "账户充值",
    "en": "Recharge"
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
    {"name":"number","kind":"string","label":{"zh":"充值单号","en":"Number"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"fund_account_id","kind":"reference","label":{"zh":"资金账户","en":"Account"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"fund_account","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"way","kind":"enum","label":{"zh":"付款方式","en":"Payment method"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"payment_way","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"amount","kind":"money","label":{"zh":"充值金额","en":"Amount"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"state","kind":"enum","label":{"zh":"付款状态","en":"Payment state"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"never","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"payment_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"paid_at","kind":"datetime","label":{"zh":"付款时间","en":"Paid"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"操作人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
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
    "update": null,
    "remove": null,
    "export": "finance_base",
    "reveal": "finance_base"
  },
  "list": {
    "columns": ["number","fund_account_id","way","amount","state","paid_at","staff_id","created_at"],
    "filters": ["way","state","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["amount"],
    "inline": [],
    "bulk": ["fund_account_id","way","amount","paid_at","staff_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["number","fund_account_id","way","amount","paid_at","staff_id","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "finance_base",
    "sections": [{"label":null,"fields":["number","fund_account_id","way","amount","paid_at","staff_id","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["state","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","number","fund_account_id","way","amount","state","paid_at","staff_id","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"充值记录","en":"Recharge records"},
    "group": "finance",
    "order": 20,
    "icon": "list",
    "path": "/recharge_record",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "payment_state": {"name":"payment_state","label":{"zh":"付款状态","en":"Payment state"},"source":"assumed","type":"integer","values":[{"value":1,"name":"pending","label":{"zh":"待到账","en":"Pending"},"tone":"info"},{"value":2,"name":"arrived","label":{"zh":"已到账","en":"Arrived"},"tone":"success"},{"value":3,"name":"failed","label":{"zh":"失败","en":"Failed"},"tone":"error"},{"value":4,"name":"cancelled","label":{"zh":"已撤销","en":"Cancelled"},"tone":"neutral"}],"variants":null,"open":false},
    "payment_way": {"name":"payment_way","label":{"zh":"付款方式","en":"Payment method"},"source":"assumed","type":"integer","values":[{"value":1,"name":"transfer","label":{"zh":"对公转账","en":"Bank transfer"},"tone":"neutral"},{"value":2,"name":"alipay","label":{"zh":"支付宝","en":"Alipay"},"tone":"neutral"},{"value":3,"name":"wechat","label":{"zh":"微信","en":"WeChat"},"tone":"neutral"},{"value":4,"name":"balance","label":{"zh":"账户余额","en":"Account balance"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": null,
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
    "fund_account": {"plural":"fund_accounts","key":"id","display":"{name}","card":false,"label":{"zh":"资金账户","en":"Fund account"},"many":{"zh":"资金账户","en":"Account information"},"path":"/account_information","read":"finance_base","page":"finance_base"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}}
  },
  "paths": {}
}

export default entity
