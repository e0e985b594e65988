// Generated from schemas/entities/grant_batch.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "grant_batch",
  "plural": "grant_batches",
  "label": {
    "zh": "批量授权记录",
    "en": "Credential batch"
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
    {"name":"number","kind":"string","label":{"zh":"批次号","en":"Batch number"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"grant_type","kind":"enum","label":{"zh":"授权方式","en":"Credential type"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"grant_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"创建人","en":"Created by"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"total","kind":"integer","label":{"zh":"总数","en":"Total"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"granted","kind":"integer","label":{"zh":"成功","en":"Succeeded"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"grant","by":"batch_id","where":{"eq":["$op_status",3]}}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"failed","kind":"integer","label":{"zh":"失败","en":"Failed"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"grant","by":"batch_id","where":{"eq":["$op_status",2]}}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"running","kind":"integer","label":{"zh":"进行中","en":"In progress"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"grant","by":"batch_id","where":{"eq":["$op_status",1]}}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"store_ids","kind":"references","label":{"zh":"门店","en":"Stores"},"help":{"zh":"批量授权涉及的门店","en":"Stores whose doors it opened"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":true,"width":180,"renamedFrom":null},
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
    "list": "device_base",
    "info": "device_base",
    "create": null,
    "update": null,
    "remove": null,
    "export": "device_base",
    "reveal": null
  },
  "list": {
    "columns": ["number","grant_type","total","granted","failed","running","staff_id","created_at"],
    "filters": ["grant_type","staff_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["grant_type","staff_id","total"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["number","grant_type","staff_id","total","store_ids","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":null,"fields":["number","grant_type","staff_id","total","store_ids","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["granted","failed","running","created_at","updated_at"]}],
    "related": [{"entity":"grant","by":"batch_id"}]
  },
  "export": {
    "columns": ["id","number","grant_type","staff_id","total","granted","failed","running","store_ids","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"批量授权记录","en":"Credential batches"},
    "group": "device",
    "order": 20,
    "icon": "list",
    "path": "/batch-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "grant_type": {"name":"grant_type","label":{"zh":"授权方式","en":"Credential type"},"source":"spec","type":"integer","values":[{"value":1,"name":"password","label":{"zh":"密码","en":"Password"},"tone":"neutral"},{"value":2,"name":"fingerprint","label":{"zh":"指纹","en":"Fingerprint"},"tone":"neutral"},{"value":3,"name":"bluetooth","label":{"zh":"蓝牙","en":"Bluetooth"},"tone":"neutral"},{"value":4,"name":"card","label":{"zh":"卡片","en":"Card"},"tone":"neutral"},{"value":5,"name":"face","label":{"zh":"人脸","en":"Face"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "grant": {"plural":"grants","key":"grant_id","display":"{name}","card":false,"label":{"zh":"授权记录","en":"Credential"},"many":{"zh":"授权记录","en":"Credentials"},"path":"/house/grant-list","read":"device_base","page":"device_base"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {}
}

export default entity
