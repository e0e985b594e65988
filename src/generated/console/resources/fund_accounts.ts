// Generated from schemas/entities/fund_account.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "fund_account",
  "plural": "fund_accounts",
  "label": {
    "zh": "资金账户",
    "en": "Fund account"
  },
  "help": null,
  "source": "spec",
  "key": "id",
  "display": "{name}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"账户名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"balance","kind":"money","label":{"zh":"账户余额","en":"Balance"},"help":null,"source":"assumed","required":false,"nullable":false,"default":"0.00","write":"never","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"frozen","kind":"money","label":{"zh":"冻结金额","en":"Frozen"},"help":null,"source":"assumed","required":false,"nullable":false,"default":"0.00","write":"never","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"sms_left","kind":"integer","label":{"zh":"剩余短信","en":"Text messages left"},"help":null,"source":"assumed","required":false,"nullable":false,"default":0,"write":"never","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"warning_at","kind":"money","label":{"zh":"余额提醒","en":"Warn below"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": {"when":{"or":[{"ne":["$balance",0]},{"ne":["$frozen",0]},{"ne":["$sms_left",0]},{"exists":{"entity":"recharge","by":"fund_account_id"}}]},"message":{"zh":"账户有余额、冻结金额、剩余短信或充值记录，不能删除","en":"An account with money, text messages or recharges cannot be deleted"}}
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
    "columns": ["name","balance","frozen","sms_left","warning_at"],
    "filters": ["name"],
    "sort": {"field":"id","desc":false},
    "totals": ["balance"],
    "inline": [],
    "bulk": ["warning_at"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["name","warning_at"]}],
    "copy": false
  },
  "detail": {
    "permission": "finance_base",
    "sections": [{"label":null,"fields":["name","warning_at"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["balance","frozen","sms_left","created_at","updated_at"]}],
    "related": [{"entity":"recharge","by":"fund_account_id"}]
  },
  "export": {
    "columns": ["id","name","balance","frozen","sms_left","warning_at","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"账户信息","en":"Account information"},
    "group": "finance",
    "order": 10,
    "icon": "money",
    "path": "/account_information",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": true
  },
  "enums": {},
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
    "recharge": {"plural":"recharges","key":"id","display":"{number}","card":false,"label":{"zh":"账户充值","en":"Recharge"},"many":{"zh":"账户充值","en":"Recharge records"},"path":"/recharge_record","read":"finance_base","page":"finance_base"}
  },
  "paths": {}
}

export default entity
