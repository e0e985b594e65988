// Generated from schemas/entities/electricity_reading.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "electricity_reading",
  "plural": "electricity_readings",
  "label": {
    "zh": "电表读数",
    "en": "Electricity reading"
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
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"device_id","kind":"reference","label":{"zh":"电表","en":"Meter"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"device","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"read_time","kind":"datetime","label":{"zh":"抄表时间","en":"Read at"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"electric_read","kind":"energy","label":{"zh":"读数","en":"Reading"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"sharp","kind":"energy","label":{"zh":"尖","en":"Sharp"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"peak","kind":"energy","label":{"zh":"峰","en":"Peak"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"shoulder","kind":"energy","label":{"zh":"平","en":"Shoulder"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"off_peak","kind":"energy","label":{"zh":"谷","en":"Off-peak"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"electric_amount","kind":"energy","label":{"zh":"累计充值","en":"Charged"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":120,"renamedFrom":null},
    {"name":"pool_amount","kind":"energy","label":{"zh":"公摊充值","en":"Shared energy charged"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":120,"renamedFrom":null},
    {"name":"pool_read","kind":"energy","label":{"zh":"公摊用量","en":"Shared energy used"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":120,"renamedFrom":null},
    {"name":"remaining","kind":"energy","label":{"zh":"剩余电量","en":"Remaining"},"help":null,"source":"spec","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"round":[{"add":[{"sub":["$electric_amount","$electric_read"]},{"sub":["$pool_amount","$pool_read"]}]},2]},"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"source","kind":"enum","label":{"zh":"读数来源","en":"Reading source"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"reading_source","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"damaged","kind":"boolean","label":{"zh":"表屏损坏","en":"Screen damaged"},"help":null,"source":"spec","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"is_reset","kind":"boolean","label":{"zh":"表计重置","en":"Meter reset"},"help":{"zh":"读数小于上一次，不计费","en":"Lower than the previous reading; not billed"},"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"pic_name","kind":"string","label":{"zh":"照片","en":"Photo"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"抄表人","en":"Read by"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
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
    "columns": ["read_time","home_id","room_id","device_id","electric_read","remaining","source","is_reset"],
    "filters": ["home_id.store_id","home_id","room_id","device_id","read_time"],
    "sort": {"field":"read_time","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["read_time","electric_read","source","is_reset"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["home_id","room_id","device_id","read_time","electric_read","sharp","peak","shoulder","off_peak","electric_amount","pool_amount","pool_read","source","damaged","is_reset","pic_name","staff_id"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":null,"fields":["home_id","room_id","device_id","read_time","electric_read","sharp","peak","shoulder","off_peak","electric_amount","pool_amount","pool_read","source","damaged","is_reset","pic_name","staff_id"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["remaining","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","home_id","room_id","device_id","read_time","electric_read","sharp","peak","shoulder","off_peak","electric_amount","pool_amount","pool_read","remaining","source","damaged","is_reset","pic_name","staff_id","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"电表读数","en":"Electricity readings"},
    "group": "energy",
    "order": 10,
    "icon": "report",
    "path": "/device/elemeter-reading",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "reading_source": {"name":"reading_source","label":{"zh":"读数来源","en":"Reading source"},"source":"assumed","type":"integer","values":[{"value":1,"name":"automatic","label":{"zh":"自动上报","en":"Uploaded"},"tone":"neutral"},{"value":2,"name":"remote","label":{"zh":"远程抄表","en":"Read remotely"},"tone":"info"},{"value":3,"name":"manual","label":{"zh":"人工补录","en":"Entered by hand"},"tone":"warning"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
