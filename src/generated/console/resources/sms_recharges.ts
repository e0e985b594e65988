// Generated from schemas/entities/sms_recharge.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "sms_recharge",
  "plural": "sms_recharges",
  "label": {
    "zh": "短信充值",
    "en": "Text message recharge"
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
    {"name":"count_bought","kind":"integer","label":{"zh":"充值条数","en":"Messages bought"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","minimum":1,"maximum":1000000},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"amount","kind":"money","label":{"zh":"金额","en":"Amount"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"way","kind":"enum","label":{"zh":"付款方式","en":"Payment method"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"payment_way","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"state","kind":"enum","label":{"zh":"付款状态","en":"Payment state"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"never","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"payment_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"操作人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "device_base",
    "info": "device_base",
    "create": "device_base",
    "update": null,
    "remove": null,
    "export": "device_base",
    "reveal": "device_base"
  },
  "list": {
    "columns": ["number","count_bought","amount","way","state","staff_id","created_at"],
    "filters": ["way","state","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["count_bought","amount"],
    "inline": [],
    "bulk": ["count_bought","amount","way","staff_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["number","count_bought","amount","way","staff_id"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":null,"fields":["number","count_bought","amount","way","staff_id"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["state","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","number","count_bought","amount","way","state","staff_id","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"短信充值报表","en":"Text message recharges"},
    "group": "report",
    "order": 90,
    "icon": "mail",
    "path": "/reporting/sms-recharge",
    "index": null,
    "when": "sms_recharge",
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
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}}
  },
  "paths": {}
}

export default entity
