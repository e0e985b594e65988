// Generated from schemas/entities/charge.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "charge",
  "plural": "charges",
  "label": {
    "zh": "电费充值",
    "en": "Charge"
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
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"device_id","kind":"reference","label":{"zh":"电表","en":"Meter"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"device","onDelete":"restrict","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"lease_id","kind":"reference","label":{"zh":"租约","en":"Lease"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"lease","onDelete":"null","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"mode","kind":"enum","label":{"zh":"充值方式","en":"Charge mode"},"help":null,"source":"spec","required":false,"nullable":false,"default":2,"write":"always","schema":{"type":"integer","enum":[2,4,5]},"rule":null,"enum":"charge_mode","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"channel","kind":"enum","label":{"zh":"充值渠道","en":"Charge channel"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"charge_channel","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"money","kind":"money","label":{"zh":"金额","en":"Amount"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"price","kind":"decimal","label":{"zh":"电价","en":"Price"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元/度","en":"CNY/kWh"},"words":null,"scale":4,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"energy","kind":"energy","label":{"zh":"电量","en":"Energy"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"state","kind":"enum","label":{"zh":"下发状态","en":"Delivery"},"help":null,"source":"assumed","required":false,"nullable":false,"default":"pending","write":"never","schema":{"type":"string","enum":["pending","sending","success","fail","timeout","cancelled","expired"]},"rule":null,"enum":"command_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"charged_at","kind":"datetime","label":{"zh":"充值时间","en":"Charged"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"delivered_at","kind":"datetime","label":{"zh":"到账时间","en":"Arrived"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":170,"renamedFrom":null},
    {"name":"number","kind":"string","label":{"zh":"流水号","en":"Number"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"minLength":1,"type":"string","maxLength":64},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":true,"width":180,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"操作人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
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
    "columns": ["charged_at","home_id","room_id","device_id","money","energy","state","channel","mode","price","staff_id"],
    "filters": ["home_id.store_id","home_id","room_id","device_id","channel","mode","state","charged_at"],
    "sort": {"field":"charged_at","desc":true},
    "totals": ["money","energy"],
    "inline": [],
    "bulk": ["mode","channel","money","price","energy","charged_at","staff_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["home_id","room_id","device_id","lease_id","mode","channel","money","price","energy","charged_at","number","staff_id","reason"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":null,"fields":["home_id","room_id","device_id","lease_id","mode","channel","money","price","energy","charged_at","number","staff_id","reason"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["state","delivered_at","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","home_id","room_id","device_id","lease_id","mode","channel","money","price","energy","state","charged_at","delivered_at","number","staff_id","reason","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"电费充值报表","en":"Electricity charges"},
    "group": "report",
    "order": 80,
    "icon": "money",
    "path": "/reporting/electric-charge",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "charge_channel": {"name":"charge_channel","label":{"zh":"充值渠道","en":"Charge channel"},"source":"spec","type":"integer","values":[{"value":1,"name":"manual","label":{"zh":"手动充值","en":"Manual"},"tone":"neutral"},{"value":2,"name":"wechat","label":{"zh":"微信","en":"WeChat"},"tone":"neutral"},{"value":3,"name":"alipay","label":{"zh":"支付宝","en":"Alipay"},"tone":"neutral"},{"value":4,"name":"api","label":{"zh":"接口","en":"API"},"tone":"neutral"}],"variants":null,"open":false},
    "charge_mode": {"name":"charge_mode","label":{"zh":"充值方式","en":"Charge mode"},"source":"spec","type":"integer","values":[{"value":2,"name":"bill","label":{"zh":"按账单金额","en":"By bill"},"tone":"neutral"},{"value":4,"name":"clear_arrears","label":{"zh":"补缴欠费","en":"Clear arrears"},"tone":"neutral"},{"value":5,"name":"free_arrears","label":{"zh":"免除欠费","en":"Waive arrears"},"tone":"neutral"}],"variants":null,"open":false},
    "command_state": {"name":"command_state","label":{"zh":"指令状态","en":"Command state"},"source":"assumed","type":"string","values":[{"value":"pending","name":"pending","label":{"zh":"待下发","en":"Pending"},"tone":"neutral"},{"value":"sending","name":"sending","label":{"zh":"执行中","en":"In progress"},"tone":"info"},{"value":"success","name":"success","label":{"zh":"成功","en":"Succeeded"},"tone":"success"},{"value":"fail","name":"fail","label":{"zh":"失败","en":"Failed"},"tone":"error"},{"value":"timeout","name":"timeout","label":{"zh":"超时","en":"Timed out"},"tone":"warning"},{"value":"cancelled","name":"cancelled","label":{"zh":"已取消","en":"Cancelled"},"tone":"neutral"},{"value":"expired","name":"expired","label":{"zh":"已过期","en":"Expired"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "lease": {"plural":"leases","key":"lease_id","display":"{room_id} {tenant_id}","card":false,"label":{"zh":"租约","en":"Lease"},"many":{"zh":"租约","en":"Leases"},"path":"/renter/lease-list","read":"lease_base","page":"lease_base"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
