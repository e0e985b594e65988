// Generated from schemas/entities/access_grant.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "access_grant",
  "plural": "access_grants",
  "label": {
    "zh": "门禁授权",
    "en": "Access delivery"
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
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"access_person_id","kind":"reference","label":{"zh":"人员","en":"Person"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"access_person","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"device_id","kind":"reference","label":{"zh":"门禁","en":"Door"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"device","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":230,"renamedFrom":null},
    {"name":"op_state","kind":"enum","label":{"zh":"门禁操作状态","en":"Access operation state"},"help":null,"source":"spec","required":false,"nullable":false,"default":11,"write":"always","schema":{"type":"integer","enum":[11,12,13,21,22,23,31,32,33]},"rule":null,"enum":"access_op_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"failure","kind":"string","label":{"zh":"失败原因","en":"Failure"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"attempts","kind":"integer","label":{"zh":"重试次数","en":"Attempts"},"help":null,"source":"assumed","required":false,"nullable":false,"default":0,"write":"always","schema":{"type":"integer","minimum":0,"maximum":99},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"delivered_at","kind":"datetime","label":{"zh":"下发时间","en":"Delivered"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "opt_client_face_access",
    "info": "opt_client_face_access",
    "create": null,
    "update": null,
    "remove": null,
    "export": "opt_client_face_access",
    "reveal": null
  },
  "list": {
    "columns": ["access_person_id","home_id","device_id","op_state","failure","attempts","delivered_at"],
    "filters": ["home_id.store_id","home_id","device_id","op_state","access_person_id"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["op_state","attempts","delivered_at"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["home_id","access_person_id","device_id","op_state","failure","attempts","delivered_at"]}],
    "copy": false
  },
  "detail": {
    "permission": "opt_client_face_access",
    "sections": [{"label":null,"fields":["home_id","access_person_id","device_id","op_state","failure","attempts","delivered_at"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","home_id","access_person_id","device_id","op_state","failure","attempts","delivered_at","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"门禁授权","en":"Access deliveries"},
    "group": "access",
    "order": 20,
    "icon": "key",
    "path": "/access/grant-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "access_op_state": {"name":"access_op_state","label":{"zh":"门禁操作状态","en":"Access operation state"},"source":"spec","type":"integer","values":[{"value":11,"name":"create_running","label":{"zh":"添加中","en":"Create in progress"},"tone":"info"},{"value":12,"name":"create_failed","label":{"zh":"添加失败","en":"Create failed"},"tone":"error"},{"value":13,"name":"create_done","label":{"zh":"添加成功","en":"Create succeeded"},"tone":"success"},{"value":21,"name":"update_running","label":{"zh":"更新中","en":"Update in progress"},"tone":"info"},{"value":22,"name":"update_failed","label":{"zh":"更新失败","en":"Update failed"},"tone":"error"},{"value":23,"name":"update_done","label":{"zh":"更新成功","en":"Update succeeded"},"tone":"success"},{"value":31,"name":"delete_running","label":{"zh":"删除中","en":"Delete in progress"},"tone":"info"},{"value":32,"name":"delete_failed","label":{"zh":"删除失败","en":"Delete failed"},"tone":"error"},{"value":33,"name":"delete_done","label":{"zh":"删除成功","en":"Delete succeeded"},"tone":"success"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "access_person": {"plural":"access_persons","key":"id","display":"{name}","card":true,"label":{"zh":"门禁人员","en":"Access person"},"many":{"zh":"门禁人员","en":"Access people"},"path":"/access/person-list","read":"opt_client_face_access","page":"opt_client_face_access"},
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
