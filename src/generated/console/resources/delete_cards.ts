// Generated from schemas/entities/delete_card.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "delete_card",
  "plural": "delete_cards",
  "label": {
    "zh": "管理卡删除记录",
    "en": "Card deletion"
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
    {"name":"manage_card_id","kind":"reference","label":{"zh":"管理卡","en":"Card"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"manage_card","onDelete":"cascade","within":"store_id","follows":true},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"操作人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"locks_total","kind":"integer","label":{"zh":"门锁总数","en":"Locks"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"locks_done","kind":"integer","label":{"zh":"已完成","en":"Done"},"help":null,"source":"assumed","required":false,"nullable":false,"default":0,"write":"always","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"locks_failed","kind":"integer","label":{"zh":"失败","en":"Failed"},"help":null,"source":"assumed","required":false,"nullable":false,"default":0,"write":"always","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"progress","kind":"string","label":{"zh":"进度","en":"Progress"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"concat":["$locks_done","/","$locks_total"]},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"state","kind":"enum","label":{"zh":"任务状态","en":"Progress"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"card_task_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"forced","kind":"boolean","label":{"zh":"强制","en":"Forced"},"help":null,"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":80,"renamedFrom":null},
    {"name":"finished_at","kind":"datetime","label":{"zh":"完成时间","en":"Finished"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"reason","kind":"text","label":{"zh":"原因","en":"Reason"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
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
    "create": null,
    "update": null,
    "remove": null,
    "export": "device_base",
    "reveal": null
  },
  "list": {
    "columns": ["manage_card_id","store_id","progress","locks_total","locks_done","locks_failed","state","staff_id","created_at","finished_at"],
    "filters": ["store_id","manage_card_id","state","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["staff_id","locks_total","locks_done","locks_failed","state","finished_at"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["manage_card_id","store_id","staff_id","locks_total","locks_done","locks_failed","state","forced","finished_at","reason"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":null,"fields":["manage_card_id","store_id","staff_id","locks_total","locks_done","locks_failed","state","forced","finished_at","reason"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["progress","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","manage_card_id","store_id","staff_id","locks_total","locks_done","locks_failed","progress","state","forced","finished_at","reason","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"管理卡删除记录","en":"Card deletions"},
    "group": "device",
    "order": 55,
    "icon": "report",
    "path": "/house/delete-card-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "card_task_state": {"name":"card_task_state","label":{"zh":"任务状态","en":"Progress"},"source":"assumed","type":"integer","values":[{"value":1,"name":"running","label":{"zh":"进行中","en":"In progress"},"tone":"info"},{"value":2,"name":"done","label":{"zh":"已完成","en":"Done"},"tone":"success"},{"value":3,"name":"part_failed","label":{"zh":"部分失败","en":"Partly failed"},"tone":"error"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "manage_card": {"plural":"manage_cards","key":"id","display":"{number}","card":false,"label":{"zh":"管理卡","en":"Management card"},"many":{"zh":"管理卡","en":"Management cards"},"path":"/house/card-list","read":"device_base","page":"device_base"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {}
}

export default entity
