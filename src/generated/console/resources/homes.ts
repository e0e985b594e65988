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
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"home_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"房源名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"home_type","kind":"enum","label":{"zh":"房源类型","en":"Home type"},"help":null,"source":"spec","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"home_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"home_lease_type","kind":"enum","label":{"zh":"出租方式","en":"Letting"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"home_lease_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"province","kind":"string","label":{"zh":"省份","en":"Province"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"city","kind":"string","label":{"zh":"城市","en":"City"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"district","kind":"string","label":{"zh":"区县","en":"District"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"community","kind":"string","label":{"zh":"小区","en":"Community"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"address","kind":"string","label":{"zh":"详细地址","en":"Address"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"door_number","kind":"string","label":{"zh":"门牌号","en":"Door number"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":20},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"alias","kind":"string","label":{"zh":"别名","en":"Alias"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"rooms_count","kind":"integer","label":{"zh":"房间数","en":"Rooms"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"room","by":"home_id","where":{"eq":["$room_type",1]}}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"devices_count","kind":"integer","label":{"zh":"设备数","en":"Devices"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"device","by":"home_id"}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"pool_type","kind":"enum","label":{"zh":"公摊方式","en":"Sharing"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pool_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"pool_area_type","kind":"enum","label":{"zh":"公区计量方式","en":"Public area metering"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pool_area_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
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
    "totals": [],
    "inline": ["name","store_id","home_lease_type","community","address","door_number","alias","note"],
    "bulk": ["store_id","home_lease_type"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","store_id","home_type","home_lease_type","alias"]},{"label":{"zh":"位置","en":"Location"},"fields":["province","city","district","community","address","door_number"]},{"label":{"zh":"公摊与备注","en":"Sharing and note"},"fields":["pool_type","pool_area_type","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "homes_view",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","store_id","home_type","home_lease_type","alias"]},{"label":{"zh":"位置","en":"Location"},"fields":["province","city","district","community","address","door_number"]},{"label":{"zh":"公摊与备注","en":"Sharing and note"},"fields":["pool_type","pool_area_type","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["rooms_count","devices_count","created_at","updated_at"]}],
    "related": [{"entity":"room","by":"home_id"},{"entity":"device","by":"home_id"},{"entity":"lease","by":"home_id"},{"entity":"access_person","by":"home_id"},{"entity":"pool_share","by":"home_id"},{"entity":"ticket","by":"home_id"}]
  },
  "export": {
    "columns": ["home_id","name","store_id","home_type","home_lease_type","province","city","district","community","address","door_number","alias","rooms_count","devices_count","pool_type","pool_area_type","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"房源管理","en":"Homes"},
    "group": "house",
    "order": 20,
    "icon": "home",
    "path": "/house/home-list",
    "index": null,
    "when": null,
    "tabs": true,
    "migrated": false
  },
  "enums": {
    "home_lease_type": {"name":"home_lease_type","label":{"zh":"出租方式","en":"Letting"},"source":"spec","type":"integer","values":[{"value":1,"name":"sublet","label":{"zh":"合租","en":"Sublet by room"},"tone":"neutral"},{"value":2,"name":"whole","label":{"zh":"整租","en":"Whole home"},"tone":"neutral"}],"variants":null,"open":false},
    "home_type": {"name":"home_type","label":{"zh":"房源类型","en":"Home type"},"source":"spec","type":"integer","values":[{"value":1,"name":"decentralized","label":{"zh":"分散式","en":"Decentralized"},"tone":"neutral"},{"value":2,"name":"centralized","label":{"zh":"集中式","en":"Centralized"},"tone":"neutral"},{"value":3,"name":"mixed","label":{"zh":"混合式","en":"Mixed"},"tone":"neutral"}],"variants":null,"open":false},
    "pool_area_type": {"name":"pool_area_type","label":{"zh":"公区计量方式","en":"Public area metering"},"source":"spec","type":"integer","values":[{"value":1,"name":"total_meter","label":{"zh":"总表模式","en":"Total meter"},"tone":"neutral"},{"value":2,"name":"independent_meter","label":{"zh":"独立电表模式","en":"Independent meter"},"tone":"neutral"}],"variants":null,"open":false},
    "pool_type": {"name":"pool_type","label":{"zh":"公摊方式","en":"Sharing"},"source":"spec","type":"integer","values":[{"value":1,"name":"average","label":{"zh":"平均分摊","en":"Average"},"tone":"neutral"},{"value":2,"name":"ratio","label":{"zh":"按比例分摊","en":"By ratio"},"tone":"neutral"}],"variants":null,"open":false}
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
    "access_grant": {"plural":"access_grants","key":"id","display":"#{id}","card":false,"label":{"zh":"门禁授权","en":"Access delivery"},"many":{"zh":"门禁授权","en":"Access deliveries"},"path":"/access/grant-list","read":"opt_client_face_access","page":"opt_client_face_access"},
    "access_person": {"plural":"access_persons","key":"id","display":"{name}","card":true,"label":{"zh":"门禁人员","en":"Access person"},"many":{"zh":"门禁人员","en":"Access people"},"path":"/access/person-list","read":"opt_client_face_access","page":"opt_client_face_access"},
    "charge": {"plural":"charges","key":"id","display":"{number}","card":false,"label":{"zh":"电费充值","en":"Charge"},"many":{"zh":"电费充值","en":"Electricity charges"},"path":"/reporting/electric-charge","read":"device_base","page":"device_base"},
    "check_out": {"plural":"check_outs","key":"id","display":"{lease_id}","card":false,"label":{"zh":"退租记录","en":"Check-out"},"many":{"zh":"退租记录","en":"Check-outs"},"path":"/renter/check-out-list","read":"lease_base","page":"lease_base"},
    "co_tenant": {"plural":"co_tenants","key":"id","display":"{tenant_id}","card":false,"label":{"zh":"同住人","en":"Co-tenant"},"many":{"zh":"同住人","en":"Co-tenants"},"path":"/renter/co-tenant-list","read":"lease_base","page":"lease_base"},
    "command_task": {"plural":"command_tasks","key":"id","display":"#{id}","card":false,"label":{"zh":"指令任务","en":"Device command"},"many":{"zh":"指令任务","en":"Device commands"},"path":"/device/command-list","read":"device_base","page":"device_base"},
    "cost": {"plural":"costs","key":"id","display":"{item}","card":false,"label":{"zh":"费用明细","en":"Cost"},"many":{"zh":"费用明细","en":"Costs"},"path":"/finance/cost-list","read":"finance_base","page":"finance_base"},
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "electric_count": {"plural":"electric_counts","key":"id","display":"{month}","card":false,"label":{"zh":"用电统计","en":"Electricity statistics"},"many":{"zh":"用电统计","en":"Electricity statistics"},"path":"/reporting/electric_count","read":"device_base","page":"device_base"},
    "electric_usage": {"plural":"electric_usages","key":"id","display":"#{id}","card":false,"label":{"zh":"用电报表","en":"Electricity use"},"many":{"zh":"用电报表","en":"Electricity report"},"path":"/reporting/electric_report","read":"device_base","page":"device_base"},
    "electricity_reading": {"plural":"electricity_readings","key":"id","display":"#{id}","card":false,"label":{"zh":"电表读数","en":"Electricity reading"},"many":{"zh":"电表读数","en":"Electricity readings"},"path":"/device/elemeter-reading","read":"device_base","page":"device_base"},
    "elemeter_setting": {"plural":"elemeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"电表设置","en":"Electricity meter settings"},"many":{"zh":"电表设置","en":"Meter settings"},"path":"/configuration/elemeter","read":"homes_device_config","page":"homes_device_config"},
    "event": {"plural":"events","key":"id","display":"#{id}","card":false,"label":{"zh":"异常事件","en":"Exception"},"many":{"zh":"异常事件","en":"Exceptions"},"path":"/reporting/abnormal_report","read":"log_check","page":"log_check"},
    "file": {"plural":"files","key":"id","display":"{name}","card":false,"label":{"zh":"文件","en":"File"},"many":{"zh":"文件","en":"Files"},"path":"/log/files","read":"log_check","page":"log_check"},
    "grant": {"plural":"grants","key":"grant_id","display":"{name}","card":false,"label":{"zh":"授权记录","en":"Credential"},"many":{"zh":"授权记录","en":"Credentials"},"path":"/house/grant-list","read":"device_base","page":"device_base"},
    "in_out_setting": {"plural":"in_out_settings","key":"id","display":"{name}","card":false,"label":{"zh":"出入异常规则","en":"In/out rule"},"many":{"zh":"出入异常规则","en":"In/out rules"},"path":"/configuration/in_out_abnormal","read":"opt_client_face_access","page":"opt_client_face_access"},
    "lease": {"plural":"leases","key":"lease_id","display":"{room_id} {tenant_id}","card":false,"label":{"zh":"租约","en":"Lease"},"many":{"zh":"租约","en":"Leases"},"path":"/renter/lease-list","read":"lease_base","page":"lease_base"},
    "lock_setting": {"plural":"lock_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"门锁设置","en":"Lock settings"},"many":{"zh":"门锁设置","en":"Lock settings"},"path":"/configuration/lock","read":"homes_device_config","page":"homes_device_config"},
    "manage_card": {"plural":"manage_cards","key":"id","display":"{number}","card":false,"label":{"zh":"管理卡","en":"Management card"},"many":{"zh":"管理卡","en":"Management cards"},"path":"/house/card-list","read":"device_base","page":"device_base"},
    "open_door_count": {"plural":"open_door_counts","key":"id","display":"{day}","card":false,"label":{"zh":"门禁开门统计","en":"Door statistics"},"many":{"zh":"门禁开门统计","en":"Door statistics"},"path":"/reporting/open_door_count","read":"opt_client_face_access","page":"opt_client_face_access"},
    "opening": {"plural":"openings","key":"id","display":"#{id}","card":false,"label":{"zh":"开门记录","en":"Door opening"},"many":{"zh":"开门记录","en":"Door openings"},"path":"/house/opening-list","read":"device_base","page":"device_base"},
    "operation_log": {"plural":"operation_logs","key":"id","display":"#{id}","card":false,"label":{"zh":"操作日志","en":"Operation"},"many":{"zh":"操作日志","en":"Operation log"},"path":"/log/index","read":"log_check","page":"log_check"},
    "pass_record": {"plural":"pass_records","key":"id","display":"#{id}","card":false,"label":{"zh":"通行记录","en":"Pass"},"many":{"zh":"通行记录","en":"Passes"},"path":"/access/pass-list","read":"opt_client_face_access","page":"opt_client_face_access"},
    "pool_share": {"plural":"pool_shares","key":"id","display":"#{id}","card":false,"label":{"zh":"公摊记录","en":"Shared energy"},"many":{"zh":"公摊记录","en":"Shared energy"},"path":"/device/pool-list","read":"device_base","page":"device_base"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "sms_record": {"plural":"sms_records","key":"id","display":"#{id}","card":false,"label":{"zh":"短信记录","en":"Text message"},"many":{"zh":"短信记录","en":"Text messages"},"path":"/log/sms","read":"log_check","page":"log_check"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"},
    "tenant": {"plural":"tenants","key":"tenant_id","display":"{name}","card":true,"label":{"zh":"租客","en":"Tenant"},"many":{"zh":"租客","en":"Tenants"},"path":"/renter/index","read":"lease_base","page":"lease_base"},
    "ticket": {"plural":"tickets","key":"ticket_id","display":"#{ticket_id} {home_id} {room_id}","card":false,"label":{"zh":"工单","en":"Ticket"},"many":{"zh":"工单","en":"Tickets"},"path":"/ticket","read":"ticket_base","page":"ticket_base"},
    "ticket_record": {"plural":"ticket_records","key":"id","display":"#{id}","card":false,"label":{"zh":"工单记录","en":"Ticket history"},"many":{"zh":"工单记录","en":"Ticket records"},"path":"/ticket_records","read":"ticket_base","page":"ticket_base"},
    "ticket_remark": {"plural":"ticket_remarks","key":"id","display":"#{id}","card":false,"label":{"zh":"工单备注","en":"Ticket remark"},"many":{"zh":"工单备注","en":"Ticket remarks"},"path":"/ticket_remarks","read":"ticket_base","page":"ticket_base"},
    "water_count": {"plural":"water_counts","key":"id","display":"{month}","card":false,"label":{"zh":"用水统计","en":"Water statistics"},"many":{"zh":"用水统计","en":"Water statistics"},"path":"/reporting/water_count","read":"device_base","page":"device_base"},
    "water_reading": {"plural":"water_readings","key":"id","display":"#{id}","card":false,"label":{"zh":"水表读数","en":"Water reading"},"many":{"zh":"水表读数","en":"Water readings"},"path":"/device/watermeter-reading","read":"device_base","page":"device_base"},
    "water_usage": {"plural":"water_usages","key":"id","display":"#{id}","card":false,"label":{"zh":"用水报表","en":"Water use"},"many":{"zh":"用水报表","en":"Water report"},"path":"/reporting/water_report","read":"device_base","page":"device_base"},
    "watermeter_setting": {"plural":"watermeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"水表设置","en":"Water meter settings"},"many":{"zh":"水表设置","en":"Water meter settings"},"path":"/configuration/watermeter","read":"homes_device_config","page":"homes_device_config"}
  },
  "paths": {}
}

export default entity
