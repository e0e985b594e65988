// Generated from schemas/entities/team.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "team",
  "plural": "teams",
  "label": {
    "zh": "服务团队",
    "en": "Team"
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
    {"name":"name","kind":"string","label":{"zh":"团队名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"leader","kind":"string","label":{"zh":"负责人","en":"Leader"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"},"rule":"contact_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"联系电话","en":"Phone"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"phone","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"service_targets","kind":"enum-set","label":{"zh":"服务范围","en":"Services"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer","enum":[1,2,3,4,5]},"uniqueItems":true},"rule":null,"enum":"service_target","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"store_ids","kind":"references","label":{"zh":"服务门店","en":"Stores"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"staff_ids","kind":"references","label":{"zh":"成员","en":"Members"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"active","kind":"boolean","label":{"zh":"启用","en":"Active"},"help":null,"source":"assumed","required":false,"nullable":false,"default":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "org_base",
    "info": "org_base",
    "create": "org_base",
    "update": "org_base",
    "remove": "org_base",
    "export": "org_base",
    "reveal": "org_base"
  },
  "list": {
    "columns": ["name","leader","phone","service_targets","store_ids","staff_ids","active"],
    "filters": ["service_targets","store_ids","active"],
    "sort": {"field":"name","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["service_targets","store_ids","staff_ids","active"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["name","leader","phone","service_targets","store_ids","staff_ids","active","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "org_base",
    "sections": [{"label":null,"fields":["name","leader","phone","service_targets","store_ids","staff_ids","active","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","name","leader","phone","service_targets","store_ids","staff_ids","active","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"服务团队","en":"Teams"},
    "group": "org",
    "order": 40,
    "icon": "people",
    "path": "/team-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "service_target": {"name":"service_target","label":{"zh":"服务对象","en":"Service target"},"source":"assumed","type":"integer","values":[{"value":1,"name":"lock","label":{"zh":"门锁","en":"Locks"},"tone":"neutral"},{"value":2,"name":"electricity","label":{"zh":"电表","en":"Electricity meters"},"tone":"neutral"},{"value":3,"name":"water","label":{"zh":"水表","en":"Water meters"},"tone":"neutral"},{"value":4,"name":"access","label":{"zh":"门禁","en":"Access control"},"tone":"neutral"},{"value":5,"name":"gateway","label":{"zh":"网关","en":"Gateways"},"tone":"neutral"}],"variants":null,"open":false}
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
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {}
}

export default entity
