// Generated from schemas/entities/pool_share.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "pool_share",
  "plural": "pool_shares",
  "label": {
    "zh": "公摊记录",
    "en": "Shared energy"
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
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"period","kind":"date-range","label":{"zh":"账期","en":"Period"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":210,"renamedFrom":null},
    {"name":"pool_type","kind":"enum","label":{"zh":"公摊方式","en":"Sharing"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pool_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"total","kind":"energy","label":{"zh":"公摊总量","en":"Total shared"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"weight","kind":"integer","label":{"zh":"分摊比例","en":"Weight"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":0,"maximum":1000},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"energy","kind":"energy","label":{"zh":"分摊电量","en":"Share"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"reason","kind":"enum","label":{"zh":"未计算原因","en":"Not calculated because"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[0,1,2,3,4,5,6,20,21,22,24]},"rule":null,"enum":"not_calculated_reason","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
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
    "columns": ["period","home_id","room_id","pool_type","total","weight","energy","reason"],
    "filters": ["home_id.store_id","home_id","room_id","reason","period"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["energy"],
    "inline": [],
    "bulk": ["pool_type","total","weight","energy","reason"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["home_id","room_id","period","pool_type","total","weight","energy","reason"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":null,"fields":["home_id","room_id","period","pool_type","total","weight","energy","reason"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","home_id","room_id","period","pool_type","total","weight","energy","reason","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"公摊记录","en":"Shared energy"},
    "group": "energy",
    "order": 30,
    "icon": "report",
    "path": "/device/pool-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "not_calculated_reason": {"name":"not_calculated_reason","label":{"zh":"未计算原因","en":"Not calculated because"},"source":"spec","type":"integer","values":[{"value":0,"name":"other","label":{"zh":"其他","en":"Other"},"tone":"neutral"},{"value":1,"name":"no_ratio","label":{"zh":"未设置分摊比例","en":"Ratio not set"},"tone":"neutral"},{"value":2,"name":"meter_offline","label":{"zh":"电表离线","en":"Offline meter"},"tone":"warning"},{"value":3,"name":"all_leases_expired","label":{"zh":"租约全部到期","en":"All leases expired"},"tone":"neutral"},{"value":4,"name":"public_without_meter","label":{"zh":"公区未绑定电表","en":"Public area without meter"},"tone":"neutral"},{"value":5,"name":"sharing_closed","label":{"zh":"公摊已关闭","en":"Sharing closed"},"tone":"neutral"},{"value":6,"name":"suspected_total","label":{"zh":"独立电表疑似总表","en":"Independent meter suspected as total meter"},"tone":"warning"},{"value":20,"name":"lease_expired","label":{"zh":"租约已到期","en":"Lease expired"},"tone":"neutral"},{"value":21,"name":"no_readings","label":{"zh":"电表在线但未上传读数","en":"Online meter not uploading readings"},"tone":"warning"},{"value":22,"name":"arrears_not_cut","label":{"zh":"欠费未断电","en":"Arrears but no cut-off"},"tone":"error"},{"value":24,"name":"trip_failed","label":{"zh":"跳闸失败","en":"Trip failed"},"tone":"error"}],"variants":null,"open":false},
    "pool_type": {"name":"pool_type","label":{"zh":"公摊方式","en":"Sharing"},"source":"spec","type":"integer","values":[{"value":1,"name":"average","label":{"zh":"平均分摊","en":"Average"},"tone":"neutral"},{"value":2,"name":"ratio","label":{"zh":"按比例分摊","en":"By ratio"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
