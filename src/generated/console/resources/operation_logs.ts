// Generated from schemas/entities/operation_log.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "operation_log",
  "plural": "operation_logs",
  "label": {
    "zh": "操作日志",
    "en": "Operation"
  },
  "help": {
    "zh": "谁在何时做了什么；只增不改",
    "en": "Who did what and when; only ever added to"
  },
  "source": "spec",
  "key": "id",
  "display": "#{id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"操作人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null},"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"staff_name","kind":"string","label":{"zh":"姓名","en":"Name"},"help":{"zh":"员工删除后仍保留","en":"Kept when the staff member is gone"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"action","kind":"enum","label":{"zh":"操作","en":"Action"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","enum":["login","logout","create","update","remove","transition","export","import","reveal","command"]},"rule":null,"enum":"log_action","reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"resource","kind":"string","label":{"zh":"对象","en":"Resource"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"record_id","kind":"integer","label":{"zh":"记录编号","en":"Record"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"record_name","kind":"string","label":{"zh":"记录","en":"Record name"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"changes","kind":"rows","label":{"zh":"修改内容","en":"Changes"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":100,"items":{"type":"object","required":["field"],"additionalProperties":false,"properties":{"field":{"type":"string","maxLength":50},"before":{"type":"string","maxLength":500},"after":{"type":"string","maxLength":500}}}},"rule":null,"enum":null,"reference":null,"rows":[{"name":"field","kind":"string","label":{"zh":"字段","en":"Field"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},{"name":"before","kind":"string","label":{"zh":"修改前","en":"Before"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},{"name":"after","kind":"string","label":{"zh":"修改后","en":"After"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null}],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"null","within":null},"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"address","kind":"string","label":{"zh":"网络地址","en":"Address"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":64},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"succeeded","kind":"boolean","label":{"zh":"成功","en":"Succeeded"},"help":null,"source":"assumed","required":false,"nullable":false,"default":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
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
    "columns": ["created_at","staff_id","action","resource","record_id","record_name","address","succeeded"],
    "filters": ["staff_id","action","resource","record_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["staff_id","staff_name","action","resource","record_id","record_name","changes","store_id","address","succeeded"]}]
  },
  "detail": {
    "sections": [{"label":null,"fields":["staff_id","staff_name","action","resource","record_id","record_name","changes","store_id","address","succeeded"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","staff_id","staff_name","action","resource","record_id","record_name","changes","store_id","address","succeeded","created_at","updated_at"]
  },
  "menu": {
    "label": {"zh":"操作日志","en":"Operation log"},
    "group": "log",
    "order": 10,
    "icon": "log",
    "path": "/log/index",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "log_action": {"name":"log_action","label":{"zh":"操作","en":"Action"},"source":"assumed","type":"string","values":[{"value":"login","name":"login","label":{"zh":"登录","en":"Log in"},"tone":"neutral"},{"value":"logout","name":"logout","label":{"zh":"退出登录","en":"Log out"},"tone":"neutral"},{"value":"create","name":"create","label":{"zh":"新增","en":"Create"},"tone":"success"},{"value":"update","name":"update","label":{"zh":"修改","en":"Update"},"tone":"info"},{"value":"remove","name":"remove","label":{"zh":"删除","en":"Delete"},"tone":"error"},{"value":"transition","name":"transition","label":{"zh":"流程操作","en":"Workflow step"},"tone":"info"},{"value":"export","name":"export","label":{"zh":"导出","en":"Export"},"tone":"warning"},{"value":"import","name":"import","label":{"zh":"导入","en":"Import"},"tone":"warning"},{"value":"reveal","name":"reveal","label":{"zh":"查看脱敏数据","en":"Reveal"},"tone":"warning"},{"value":"command","name":"command","label":{"zh":"设备指令","en":"Device command"},"tone":"info"}],"variants":null}
  },
  "workflow": null,
  "peers": {
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"path":"/stores/index","read":"org_base"}
  },
  "paths": {}
}

export default entity
