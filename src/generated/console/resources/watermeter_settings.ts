// Generated from schemas/entities/watermeter_setting.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "watermeter_setting",
  "plural": "watermeter_settings",
  "label": {
    "zh": "水表设置",
    "en": "Water meter settings"
  },
  "help": {
    "zh": "未填写的项沿用上级：房间、房源、门店、公司",
    "en": "Values left empty come from the next level up: room, home, store, company"
  },
  "source": "spec",
  "key": "id",
  "display": "{applies_to}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"level","kind":"enum","label":{"zh":"设置层级","en":"Setting level"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"setting_level","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"applies_to","kind":"string","label":{"zh":"适用对象","en":"Applies to"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"if":[{"not":[{"is_null":["$room_id"]}]},{"concat":["$room_id.home_id.name"," ","$room_id.display_name"]},{"coalesce":["$home_id.name","$store_id.name","$client_id.name"]}]},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":220,"renamedFrom":null},
    {"name":"pay_mode","kind":"enum","label":{"zh":"付费模式","en":"Payment mode"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pay_mode","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"cold_price","kind":"decimal","label":{"zh":"冷水单价","en":"Cold water price"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"100"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元/吨","en":"CNY/m³"},"words":null,"scale":4,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"hot_price","kind":"decimal","label":{"zh":"热水单价","en":"Hot water price"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"200"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元/吨","en":"CNY/m³"},"words":null,"scale":4,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"overdraft","kind":"volume","label":{"zh":"透支额度","en":"Overdraft"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"吨","en":"m³"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"cut_on_arrears","kind":"boolean","label":{"zh":"欠费关阀","en":"Close the valve when in arrears"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "homes_device_config",
    "info": "homes_device_config",
    "create": "homes_device_config",
    "update": "homes_device_config",
    "remove": "homes_device_config",
    "export": "homes_device_config",
    "reveal": "homes_device_config"
  },
  "list": {
    "columns": ["applies_to","level","pay_mode","cold_price","hot_price","overdraft","cut_on_arrears"],
    "filters": ["level","store_id","home_id","pay_mode"],
    "sort": {"field":"level","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["pay_mode","cold_price","hot_price","overdraft","cut_on_arrears"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["level","store_id","home_id","room_id","pay_mode","cold_price","hot_price","overdraft","cut_on_arrears"]}],
    "copy": false
  },
  "detail": {
    "permission": "homes_device_config",
    "sections": [{"label":null,"fields":["level","store_id","home_id","room_id","pay_mode","cold_price","hot_price","overdraft","cut_on_arrears"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["applies_to","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","level","store_id","home_id","room_id","applies_to","pay_mode","cold_price","hot_price","overdraft","cut_on_arrears","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"水表配置","en":"Water meter settings"},
    "group": "config",
    "order": 20,
    "icon": "settings",
    "path": "/configuration/watermeter",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "pay_mode": {"name":"pay_mode","label":{"zh":"付费模式","en":"Payment mode"},"source":"spec","type":"integer","values":[{"value":1,"name":"prepaid","label":{"zh":"预付费","en":"Prepaid"},"tone":"neutral"},{"value":2,"name":"postpaid","label":{"zh":"后付费","en":"Postpaid"},"tone":"neutral"}],"variants":null,"open":false},
    "setting_level": {"name":"setting_level","label":{"zh":"设置层级","en":"Setting level"},"source":"assumed","type":"integer","values":[{"value":1,"name":"company","label":{"zh":"公司","en":"Company"},"tone":"neutral"},{"value":2,"name":"store","label":{"zh":"门店","en":"Store"},"tone":"neutral"},{"value":3,"name":"home","label":{"zh":"房源","en":"Home"},"tone":"neutral"},{"value":4,"name":"room","label":{"zh":"房间","en":"Room"},"tone":"neutral"}],"variants":null,"open":false}
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
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {}
}

export default entity
