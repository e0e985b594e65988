// Generated from schemas/entities/ticket_remark.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "ticket_remark",
  "plural": "ticket_remarks",
  "label": {
    "zh": "工单备注",
    "en": "Ticket remark"
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
    {"name":"ticket_id","kind":"reference","label":{"zh":"工单","en":"Ticket"},"help":null,"source":"spec","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"ticket","onDelete":"cascade","within":"home_id","follows":true},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"content","kind":"text","label":{"zh":"备注内容","en":"Remark"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"pictures","kind":"files","label":{"zh":"图片","en":"Pictures"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"填写人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "ticket_base",
    "info": "ticket_base",
    "create": "ticket_base",
    "update": null,
    "remove": null,
    "export": "ticket_base",
    "reveal": "ticket_base"
  },
  "list": {
    "columns": ["created_at","ticket_id","content","staff_id"],
    "filters": ["ticket_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": [],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["ticket_id","home_id","content","pictures"]}],
    "copy": false
  },
  "detail": {
    "permission": "ticket_base",
    "sections": [{"label":null,"fields":["ticket_id","home_id","content","pictures"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["staff_id","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","ticket_id","home_id","content","pictures","staff_id","created_at","updated_at"],
    "declared": false
  },
  "menu": null,
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
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "ticket": {"plural":"tickets","key":"ticket_id","display":"#{ticket_id} {home_id} {room_id}","card":false,"label":{"zh":"工单","en":"Ticket"},"many":{"zh":"工单","en":"Tickets"},"path":"/ticket","read":"ticket_base","page":"ticket_base"}
  },
  "paths": {}
}

export default entity
