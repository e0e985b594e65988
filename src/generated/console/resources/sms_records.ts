// Generated from schemas/entities/sms_record.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "sms_record",
  "plural": "sms_records",
  "label": {
    "zh": "短信记录",
    "en": "Text message"
  },
  "help": null,
  "source": "spec",
  "key": "id",
  "display": "#{id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"type","kind":"enum","label":{"zh":"短信类型","en":"Text message type"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"sms_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"手机号","en":"Phone"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"phone","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"content","kind":"text","label":{"zh":"内容","en":"Content"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"parts","kind":"integer","label":{"zh":"计费条数","en":"Parts"},"help":{"zh":"含签名70字以内计1条，超出后每67字1条","en":"Up to 70 characters including the signature count as one message; longer ones count one per 67"},"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","minimum":1,"maximum":10},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"state","kind":"enum","label":{"zh":"短信状态","en":"Text message state"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"sms_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"failure","kind":"string","label":{"zh":"失败原因","en":"Failure"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":180,"renamedFrom":null},
    {"name":"sent_at","kind":"datetime","label":{"zh":"发送时间","en":"Sent"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":{"zh":"收件租客所在的房源；空表示公司短信，仅不限门店的账号可见","en":"Home of the tenant it was sent to; empty is a message of the company, seen only by accounts without limits"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "log_check",
    "info": "log_check",
    "create": null,
    "update": null,
    "remove": null,
    "export": "log_check",
    "reveal": "log_check"
  },
  "list": {
    "columns": ["sent_at","type","phone","content","parts","state","home_id"],
    "filters": ["type","state","home_id","sent_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["parts"],
    "inline": [],
    "bulk": ["type","parts","state","sent_at","home_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["type","phone","content","parts","state","failure","sent_at","home_id"]}],
    "copy": false
  },
  "detail": {
    "permission": "log_check",
    "sections": [{"label":null,"fields":["type","phone","content","parts","state","failure","sent_at","home_id"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","type","phone","content","parts","state","failure","sent_at","home_id","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"短信记录","en":"Text messages"},
    "group": "log",
    "order": 30,
    "icon": "mail",
    "path": "/log/sms",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "sms_state": {"name":"sms_state","label":{"zh":"短信状态","en":"Text message state"},"source":"assumed","type":"integer","values":[{"value":1,"name":"sending","label":{"zh":"发送中","en":"Sending"},"tone":"info"},{"value":2,"name":"sent","label":{"zh":"已发送","en":"Sent"},"tone":"success"},{"value":3,"name":"failed","label":{"zh":"发送失败","en":"Failed"},"tone":"error"}],"variants":null,"open":false},
    "sms_type": {"name":"sms_type","label":{"zh":"短信类型","en":"Text message type"},"source":"assumed","type":"integer","values":[{"value":1,"name":"code","label":{"zh":"验证码","en":"Code"},"tone":"neutral"},{"value":2,"name":"notice","label":{"zh":"通知","en":"Notice"},"tone":"neutral"},{"value":3,"name":"password","label":{"zh":"密码下发","en":"Password"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"}
  },
  "paths": {}
}

export default entity
