// Generated from schemas/entities/reveal_log.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "reveal_log",
  "plural": "reveal_logs",
  "label": {
    "zh": "脱敏查看记录",
    "en": "Reveal"
  },
  "help": {
    "zh": "谁在何时查看了哪条记录的脱敏内容",
    "en": "Who looked behind which mask, and when"
  },
  "source": "assumed",
  "key": "id",
  "display": "{resource}",
  "card": [],
  "tenant": true,
  "internal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"查看人","en":"By"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"restrict","within":null},"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"resource","kind":"string","label":{"zh":"对象","en":"Resource"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"record_id","kind":"integer","label":{"zh":"记录编号","en":"Record id"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"label","kind":"string","label":{"zh":"字段","en":"Field"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"address","kind":"string","label":{"zh":"网络地址","en":"Address"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":64},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
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
    "reveal": null
  },
  "list": {
    "columns": ["created_at","staff_id","resource","record_id","label","address"],
    "filters": ["staff_id","resource","record_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["staff_id","resource","record_id","label","address"]}]
  },
  "detail": {
    "sections": [{"label":null,"fields":["staff_id","resource","record_id","label","address"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","staff_id","resource","record_id","label","address","created_at","updated_at"]
  },
  "menu": {
    "label": {"zh":"脱敏查看记录","en":"Reveals"},
    "group": "log",
    "order": 20,
    "icon": "log",
    "path": "/log/reveals",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {},
  "workflow": null,
  "peers": {
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base"}
  },
  "paths": {}
}

export default entity
