// Generated from schemas/entities/home.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "home",
  "plural": "homes",
  "label": {
    "zh": "房源",
    "en": "Home"
  },
  "help": null,
  "source": "spec",
  "key": "home_id",
  "display": "{name}",
  "tenant": true,
  "internal": false,
  "fields": [
    {"name":"home_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"房源名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null},"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"home_type","kind":"enum","label":{"zh":"房源类型","en":"Home type"},"help":null,"source":"spec","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"home_type","reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"home_lease_type","kind":"enum","label":{"zh":"出租方式","en":"Letting"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"home_lease_type","reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"province","kind":"string","label":{"zh":"省份","en":"Province"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"city","kind":"string","label":{"zh":"城市","en":"City"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"district","kind":"string","label":{"zh":"区县","en":"District"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"community","kind":"string","label":{"zh":"小区","en":"Community"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"address","kind":"string","label":{"zh":"详细地址","en":"Address"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"door_number","kind":"string","label":{"zh":"门牌号","en":"Door number"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"alias","kind":"string","label":{"zh":"别名","en":"Alias"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"rooms_count","kind":"integer","label":{"zh":"房间数","en":"Rooms"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":{"count":{"entity":"room","by":"home_id","where":{"eq":["$room_type",1]}}},"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"devices_count","kind":"integer","label":{"zh":"设备数","en":"Devices"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":{"count":{"entity":"device","by":"home_id"}},"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"pool_type","kind":"enum","label":{"zh":"公摊方式","en":"Sharing"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pool_type","reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"pool_area_type","kind":"enum","label":{"zh":"公区计量方式","en":"Public area metering"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pool_area_type","reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "homes_view",
    "info": "homes_view",
    "create": "homes_view",
    "update": "homes_view",
    "remove": "homes_view",
    "export": "homes_view",
    "reveal": "homes_view"
  },
  "list": {
    "columns": ["name","store_id","home_type","home_lease_type","city","district","community","rooms_count","devices_count"],
    "filters": ["store_id","home_type","home_lease_type","city","district"],
    "sort": {"field":"created_at","desc":true},
    "totals": []
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","store_id","home_type","home_lease_type","alias"]},{"label":{"zh":"位置","en":"Location"},"fields":["province","city","district","community","address","door_number"]},{"label":{"zh":"公摊与备注","en":"Sharing and note"},"fields":["pool_type","pool_area_type","note"]}]
  },
  "detail": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","store_id","home_type","home_lease_type","alias"]},{"label":{"zh":"位置","en":"Location"},"fields":["province","city","district","community","address","door_number"]},{"label":{"zh":"公摊与备注","en":"Sharing and note"},"fields":["pool_type","pool_area_type","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["rooms_count","devices_count","created_at","updated_at"]}],
    "related": [{"entity":"room","by":"home_id"},{"entity":"device","by":"home_id"},{"entity":"lease","by":"home_id"},{"entity":"ticket","by":"home_id"}]
  },
  "export": {
    "columns": ["home_id","name","store_id","home_type","home_lease_type","province","city","district","community","address","door_number","alias","rooms_count","devices_count","pool_type","pool_area_type","note","created_at","updated_at"]
  },
  "menu": {
    "label": {"zh":"房源管理","en":"Homes"},
    "group": "house",
    "order": 20,
    "icon": "home",
    "path": "/house/home-list"
  },
  "enums": {
    "home_lease_type": {"name":"home_lease_type","label":{"zh":"出租方式","en":"Letting"},"source":"spec","type":"integer","values":[{"value":1,"name":"sublet","label":{"zh":"合租","en":"Sublet by room"},"tone":"neutral"},{"value":2,"name":"whole","label":{"zh":"整租","en":"Whole home"},"tone":"neutral"}],"variants":null},
    "home_type": {"name":"home_type","label":{"zh":"房源类型","en":"Home type"},"source":"spec","type":"integer","values":[{"value":1,"name":"decentralized","label":{"zh":"分散式","en":"Decentralized"},"tone":"neutral"},{"value":2,"name":"centralized","label":{"zh":"集中式","en":"Centralized"},"tone":"neutral"},{"value":3,"name":"mixed","label":{"zh":"混合式","en":"Mixed"},"tone":"neutral"}],"variants":null},
    "pool_area_type": {"name":"pool_area_type","label":{"zh":"公区计量方式","en":"Public area metering"},"source":"spec","type":"integer","values":[{"value":1,"name":"total_meter","label":{"zh":"总表模式","en":"Total meter"},"tone":"neutral"},{"value":2,"name":"independent_meter","label":{"zh":"独立电表模式","en":"Independent meter"},"tone":"neutral"}],"variants":null},
    "pool_type": {"name":"pool_type","label":{"zh":"公摊方式","en":"Sharing"},"source":"spec","type":"integer","values":[{"value":1,"name":"average","label":{"zh":"平均分摊","en":"Average"},"tone":"neutral"},{"value":2,"name":"ratio","label":{"zh":"按比例分摊","en":"By ratio"},"tone":"neutral"}],"variants":null}
  },
  "workflow": null,
  "peers": {
    "device": {"plural":"devices","key":"device_id","display":"{sn}","label":{"zh":"设备","en":"Device"},"path":"/house/device-list","read":"device_base"},
    "lease": {"plural":"leases","key":"lease_id","display":"#{lease_id}","label":{"zh":"租约","en":"Lease"},"path":"/renter/lease-list","read":"lease_base"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","label":{"zh":"房间","en":"Room"},"path":"/house/room-list","read":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","label":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base"},
    "store": {"plural":"stores","key":"id","display":"{name}","label":{"zh":"门店","en":"Store"},"path":"/stores/index","read":"org_base"},
    "tenant": {"plural":"tenants","key":"tenant_id","display":"{name}","label":{"zh":"租客","en":"Tenant"},"path":"/renter/index","read":"lease_base"},
    "ticket": {"plural":"tickets","key":"ticket_id","display":"#{ticket_id}","label":{"zh":"工单","en":"Ticket"},"path":"/ticket/list","read":"ticket_base"}
  },
  "paths": {}
}

export default entity
