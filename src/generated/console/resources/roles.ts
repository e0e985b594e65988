// Generated from schemas/entities/role.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "role",
  "plural": "roles",
  "label": {
    "zh": "角色",
    "en": "Role"
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
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"角色名称","en":"Name"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"permissions","kind":"enum-set","label":{"zh":"权限","en":"Permissions"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"array","items":{"type":"string","enum":["every","homes_view","device_base","homes_device_config","opt_client_face_access","opt_access_control_open","lease_base","ticket_base","org_base","log_check","finance_base","view_share","service_answer"]},"uniqueItems":true},"rule":null,"enum":"permission","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":360,"renamedFrom":null},
    {"name":"built_in","kind":"boolean","label":{"zh":"内置","en":"Built in"},"help":{"zh":"内置角色拥有全部权限，不能修改或删除","en":"A built-in role holds every permission and cannot be changed or deleted"},"source":"assumed","required":false,"nullable":false,"default":false,"write":"never","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"staff_count","kind":"integer","label":{"zh":"员工数","en":"Staff"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"staff","by":"role_id"}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": {"when":"$built_in","message":{"zh":"内置角色不能修改","en":"A built-in role cannot be changed"}},
    "remove": {"when":"$built_in","message":{"zh":"内置角色不能删除","en":"A built-in role cannot be deleted"}}
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
    "columns": ["name","permissions","built_in","staff_count","note"],
    "filters": ["permissions"],
    "sort": {"field":"id","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["permissions"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","permissions","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "org_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","permissions","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["built_in","staff_count","created_at","updated_at"]}],
    "related": [{"entity":"staff","by":"role_id"}]
  },
  "export": {
    "columns": ["id","name","permissions","built_in","staff_count","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"角色管理","en":"Roles"},
    "group": "org",
    "order": 30,
    "icon": "shield",
    "path": "/roles",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "permission": {"name":"permission","label":{"zh":"权限","en":"Permission"},"source":"spec","type":"string","values":[{"value":"every","name":"every","label":{"zh":"登录即可使用","en":"Everyone who is logged in"},"tone":"neutral"},{"value":"homes_view","name":"homes_view","label":{"zh":"房源与房间","en":"Homes and rooms"},"tone":"neutral"},{"value":"device_base","name":"device_base","label":{"zh":"设备管理","en":"Devices"},"tone":"neutral"},{"value":"homes_device_config","name":"homes_device_config","label":{"zh":"设备配置","en":"Device configuration"},"tone":"neutral"},{"value":"opt_client_face_access","name":"opt_client_face_access","label":{"zh":"人脸门禁","en":"Face access"},"tone":"neutral"},{"value":"opt_access_control_open","name":"opt_access_control_open","label":{"zh":"远程开门","en":"Open doors remotely"},"tone":"neutral"},{"value":"lease_base","name":"lease_base","label":{"zh":"租客与租约","en":"Tenants and leases"},"tone":"neutral"},{"value":"ticket_base","name":"ticket_base","label":{"zh":"工单管理","en":"Tickets"},"tone":"neutral"},{"value":"org_base","name":"org_base","label":{"zh":"门店与员工","en":"Stores and staff"},"tone":"neutral"},{"value":"log_check","name":"log_check","label":{"zh":"查看日志","en":"View logs"},"tone":"neutral"},{"value":"finance_base","name":"finance_base","label":{"zh":"费用中心","en":"Fee centre"},"tone":"neutral"},{"value":"view_share","name":"view_share","label":{"zh":"共享列表视图","en":"Share list views"},"tone":"neutral"},{"value":"service_answer","name":"service_answer","label":{"zh":"在线客服接待","en":"Answer online service"},"tone":"neutral"}],"variants":null,"open":false}
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
    "saved_view": {"plural":"saved_views","key":"id","display":"{name}","card":false,"label":{"zh":"列表视图","en":"List view"},"many":{"zh":"列表视图","en":"Saved views"},"path":"/saved_views","read":"every","page":"every"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}}
  },
  "paths": {}
}

export default entity
