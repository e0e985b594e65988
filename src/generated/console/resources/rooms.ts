// Generated from schemas/entities/room.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "room",
  "plural": "rooms",
  "label": {
    "zh": "房间",
    "en": "Room"
  },
  "help": null,
  "source": "spec",
  "key": "room_id",
  "display": "{display_name}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"room_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"display_name","kind":"string","label":{"zh":"房间","en":"Room"},"help":null,"source":"spec","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"concat":["$building_name",{"if":[{"or":[{"is_null":["$building_name"]},{"is_null":["$household_name"]}]},"","#"]},"$household_name",{"if":[{"or":[{"and":[{"is_null":["$building_name"]},{"is_null":["$household_name"]}]},{"and":[{"is_null":["$room_name"]},{"ne":["$room_type",2]}]}]},"","-"]},{"if":[{"eq":["$room_type",1]},"房间",""]},"$room_name",{"if":[{"eq":["$room_type",2]},"公区",""]}]},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"spec","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_type","kind":"enum","label":{"zh":"房间类型","en":"Room type"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"create","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"room_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"building_name","kind":"string","label":{"zh":"楼栋","en":"Building"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"household_name","kind":"string","label":{"zh":"户","en":"Household"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"room_name","kind":"string","label":{"zh":"房间号","en":"Room number"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"parent_ids","kind":"references","label":{"zh":"上级","en":"Parents"},"help":{"zh":"所属楼栋和户，设置按此逐级继承","en":"The building and household it belongs to; settings are inherited level by level"},"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"floor","kind":"integer","label":{"zh":"楼层","en":"Floor"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":-10,"maximum":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"area","kind":"decimal","label":{"zh":"面积","en":"Area"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"10000"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"㎡","en":"m²"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"rent","kind":"money","label":{"zh":"挂牌月租","en":"Monthly asking rent"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"room_let","kind":"enum","label":{"zh":"出租状态","en":"Occupancy"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"room_let","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"if":[{"eq":["$room_type",1]},{"if":[{"exists":{"entity":"lease","by":"room_id","where":{"eq":["$status",2]}}},2,1]},null]},"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"devices_count","kind":"integer","label":{"zh":"设备数","en":"Devices"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"device","by":"room_id"}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": {"when":{"eq":["$room_type",2]},"message":{"zh":"公区不能删除","en":"A public area cannot be deleted"}}
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
    "columns": ["display_name","home_id","room_type","room_let","floor","area","rent","devices_count"],
    "filters": ["home_id.store_id","home_id","room_type","room_let","floor"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["rent"],
    "inline": ["floor","area","rent","note"],
    "bulk": ["floor","area","rent"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"位置","en":"Location"},"fields":["home_id","room_type","building_name","household_name","room_name","floor","parent_ids"]},{"label":{"zh":"出租","en":"Letting"},"fields":["area","rent","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "homes_view",
    "sections": [{"label":{"zh":"位置","en":"Location"},"fields":["home_id","room_type","building_name","household_name","room_name","floor","parent_ids"]},{"label":{"zh":"出租","en":"Letting"},"fields":["area","rent","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["display_name","room_let","devices_count","created_at","updated_at"]}],
    "related": [{"entity":"device","by":"room_id"},{"entity":"lease","by":"room_id"},{"entity":"grant","by":"room_id"},{"entity":"electric_usage","by":"room_id"},{"entity":"water_usage","by":"room_id"},{"entity":"pool_share","by":"room_id"},{"entity":"ticket","by":"room_id"}]
  },
  "export": {
    "columns": ["room_id","display_name","home_id","room_type","building_name","household_name","room_name","parent_ids","floor","area","rent","room_let","devices_count","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"房间管理","en":"Rooms"},
    "group": "house",
    "order": 30,
    "icon": "door",
    "path": "/house/room-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "room_let": {"name":"room_let","label":{"zh":"出租状态","en":"Occupancy"},"source":"assumed","type":"integer","values":[{"value":1,"name":"vacant","label":{"zh":"空置","en":"Vacant"},"tone":"warning"},{"value":2,"name":"let","label":{"zh":"已租","en":"Let"},"tone":"success"}],"variants":null,"open":false},
    "room_type": {"name":"room_type","label":{"zh":"房间类型","en":"Room type"},"source":"spec","type":"integer","values":[{"value":1,"name":"common","label":{"zh":"普通房间","en":"Common room"},"tone":"neutral"},{"value":2,"name":"public","label":{"zh":"公区","en":"Public area"},"tone":"neutral"},{"value":3,"name":"building","label":{"zh":"楼栋","en":"Building"},"tone":"neutral"},{"value":4,"name":"household","label":{"zh":"户","en":"Household"},"tone":"neutral"}],"variants":null,"open":false}
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
  "settings": [
    {"name":"elemeter_setting","plural":"elemeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"电表设置","en":"Electricity meter settings"},"many":{"zh":"电表设置","en":"Meter settings"},"path":"/configuration/elemeter","read":"homes_device_config","page":"homes_device_config"},
    {"name":"lock_setting","plural":"lock_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"门锁设置","en":"Lock settings"},"many":{"zh":"门锁设置","en":"Lock settings"},"path":"/configuration/lock","read":"homes_device_config","page":"homes_device_config"},
    {"name":"watermeter_setting","plural":"watermeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"水表设置","en":"Water meter settings"},"many":{"zh":"水表设置","en":"Water meter settings"},"path":"/configuration/watermeter","read":"homes_device_config","page":"homes_device_config"}
  ],
  "peers": {
    "charge": {"plural":"charges","key":"id","display":"{number}","card":false,"label":{"zh":"电费充值","en":"Charge"},"many":{"zh":"电费充值","en":"Electricity charges"},"path":"/reporting/electric-charge","read":"device_base","page":"device_base"},
    "check_out": {"plural":"check_outs","key":"id","display":"{lease_id}","card":false,"label":{"zh":"退租记录","en":"Check-out"},"many":{"zh":"退租记录","en":"Check-outs"},"path":"/renter/check-out-list","read":"lease_base","page":"lease_base"},
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "electric_usage": {"plural":"electric_usages","key":"id","display":"#{id}","card":false,"label":{"zh":"用电报表","en":"Electricity use"},"many":{"zh":"用电报表","en":"Electricity report"},"path":"/reporting/electric_report","read":"device_base","page":"device_base"},
    "electricity_reading": {"plural":"electricity_readings","key":"id","display":"#{id}","card":false,"label":{"zh":"电表读数","en":"Electricity reading"},"many":{"zh":"电表读数","en":"Electricity readings"},"path":"/device/elemeter-reading","read":"device_base","page":"device_base"},
    "elemeter_setting": {"plural":"elemeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"电表设置","en":"Electricity meter settings"},"many":{"zh":"电表设置","en":"Meter settings"},"path":"/configuration/elemeter","read":"homes_device_config","page":"homes_device_config"},
    "event": {"plural":"events","key":"id","display":"#{id}","card":false,"label":{"zh":"异常事件","en":"Exception"},"many":{"zh":"异常事件","en":"Exceptions"},"path":"/reporting/abnormal_report","read":"log_check","page":"log_check"},
    "grant": {"plural":"grants","key":"grant_id","display":"{name}","card":false,"label":{"zh":"授权记录","en":"Credential"},"many":{"zh":"授权记录","en":"Credentials"},"path":"/house/grant-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "lease": {"plural":"leases","key":"lease_id","display":"{room_id} {tenant_id}","card":false,"label":{"zh":"租约","en":"Lease"},"many":{"zh":"租约","en":"Leases"},"path":"/renter/lease-list","read":"lease_base","page":"lease_base"},
    "lock_setting": {"plural":"lock_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"门锁设置","en":"Lock settings"},"many":{"zh":"门锁设置","en":"Lock settings"},"path":"/configuration/lock","read":"homes_device_config","page":"homes_device_config"},
    "opening": {"plural":"openings","key":"id","display":"#{id}","card":false,"label":{"zh":"开门记录","en":"Door opening"},"many":{"zh":"开门记录","en":"Door openings"},"path":"/house/opening-list","read":"device_base","page":"device_base"},
    "pool_share": {"plural":"pool_shares","key":"id","display":"#{id}","card":false,"label":{"zh":"公摊记录","en":"Shared energy"},"many":{"zh":"公摊记录","en":"Shared energy"},"path":"/device/pool-list","read":"device_base","page":"device_base"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"},
    "ticket": {"plural":"tickets","key":"ticket_id","display":"#{ticket_id} {home_id} {room_id}","card":false,"label":{"zh":"工单","en":"Ticket"},"many":{"zh":"工单","en":"Tickets"},"path":"/ticket","read":"ticket_base","page":"ticket_base"},
    "water_reading": {"plural":"water_readings","key":"id","display":"#{id}","card":false,"label":{"zh":"水表读数","en":"Water reading"},"many":{"zh":"水表读数","en":"Water readings"},"path":"/device/watermeter-reading","read":"device_base","page":"device_base"},
    "water_usage": {"plural":"water_usages","key":"id","display":"#{id}","card":false,"label":{"zh":"用水报表","en":"Water use"},"many":{"zh":"用水报表","en":"Water report"},"path":"/reporting/water_report","read":"device_base","page":"device_base"},
    "watermeter_setting": {"plural":"watermeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"水表设置","en":"Water meter settings"},"many":{"zh":"水表设置","en":"Water meter settings"},"path":"/configuration/watermeter","read":"homes_device_config","page":"homes_device_config"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
