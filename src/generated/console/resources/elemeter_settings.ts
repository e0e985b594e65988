// Generated from schemas/entities/elemeter_setting.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "elemeter_setting",
  "plural": "elemeter_settings",
  "label": {
    "zh": "电表设置",
    "en": "Electricity meter settings"
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
    {"name":"fee_rule_id","kind":"reference","label":{"zh":"电价规则","en":"Fee rule"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"fee_rule","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"low_warning","kind":"enum","label":{"zh":"低电量提醒","en":"Low energy warning"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[3,5,8,10]},"rule":null,"enum":"low_warning","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"overdraft","kind":"energy","label":{"zh":"透支额度","en":"Overdraft"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"cut_on_arrears","kind":"boolean","label":{"zh":"欠费断电","en":"Cut power when in arrears"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"capacity","kind":"integer","label":{"zh":"额定功率","en":"Rated power"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":0,"maximum":100000},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"瓦","en":"W"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"pool_type","kind":"enum","label":{"zh":"公摊方式","en":"Sharing"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pool_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"pool_area_type","kind":"enum","label":{"zh":"公区计量方式","en":"Public area metering"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pool_area_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":130,"renamedFrom":null},
    {"name":"pool_open","kind":"boolean","label":{"zh":"启用公摊","en":"Share energy"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
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
    "columns": ["applies_to","level","pay_mode","fee_rule_id","low_warning","overdraft","cut_on_arrears","pool_open","pool_type","pool_area_type"],
    "filters": ["level","store_id","home_id","pay_mode"],
    "sort": {"field":"level","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["pay_mode","fee_rule_id","low_warning","overdraft","cut_on_arrears","capacity"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"适用范围","en":"Where"},"fields":["level","store_id","home_id","room_id"]},{"label":{"zh":"计费","en":"Billing"},"fields":["pay_mode","fee_rule_id","low_warning","overdraft","cut_on_arrears","capacity"]},{"label":{"zh":"公摊","en":"Sharing"},"fields":["pool_open","pool_type","pool_area_type"]}],
    "copy": false
  },
  "detail": {
    "permission": "homes_device_config",
    "sections": [{"label":{"zh":"适用范围","en":"Where"},"fields":["level","store_id","home_id","room_id"]},{"label":{"zh":"计费","en":"Billing"},"fields":["pay_mode","fee_rule_id","low_warning","overdraft","cut_on_arrears","capacity"]},{"label":{"zh":"公摊","en":"Sharing"},"fields":["pool_open","pool_type","pool_area_type"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["applies_to","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","level","store_id","home_id","room_id","applies_to","pay_mode","fee_rule_id","low_warning","overdraft","cut_on_arrears","capacity","pool_type","pool_area_type","pool_open","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"电表配置","en":"Meter settings"},
    "group": "config",
    "order": 10,
    "icon": "settings",
    "path": "/configuration/elemeter",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "low_warning": {"name":"low_warning","label":{"zh":"低电量提醒","en":"Low energy warning"},"source":"spec","type":"integer","values":[{"value":3,"name":"kwh_3","label":{"zh":"3度","en":"3 kWh"},"tone":"neutral"},{"value":5,"name":"kwh_5","label":{"zh":"5度","en":"5 kWh"},"tone":"neutral"},{"value":8,"name":"kwh_8","label":{"zh":"8度","en":"8 kWh"},"tone":"neutral"},{"value":10,"name":"kwh_10","label":{"zh":"10度","en":"10 kWh"},"tone":"neutral"}],"variants":null,"open":false},
    "pay_mode": {"name":"pay_mode","label":{"zh":"付费模式","en":"Payment mode"},"source":"spec","type":"integer","values":[{"value":1,"name":"prepaid","label":{"zh":"预付费","en":"Prepaid"},"tone":"neutral"},{"value":2,"name":"postpaid","label":{"zh":"后付费","en":"Postpaid"},"tone":"neutral"}],"variants":null,"open":false},
    "pool_area_type": {"name":"pool_area_type","label":{"zh":"公区计量方式","en":"Public area metering"},"source":"spec","type":"integer","values":[{"value":1,"name":"total_meter","label":{"zh":"总表模式","en":"Total meter"},"tone":"neutral"},{"value":2,"name":"independent_meter","label":{"zh":"独立电表模式","en":"Independent meter"},"tone":"neutral"}],"variants":null,"open":false},
    "pool_type": {"name":"pool_type","label":{"zh":"公摊方式","en":"Sharing"},"source":"spec","type":"integer","values":[{"value":1,"name":"average","label":{"zh":"平均分摊","en":"Average"},"tone":"neutral"},{"value":2,"name":"ratio","label":{"zh":"按比例分摊","en":"By ratio"},"tone":"neutral"}],"variants":null,"open":false},
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
    "fee_rule": {"plural":"fee_rules","key":"id","display":"{name}","card":false,"label":{"zh":"电价规则","en":"Fee rule"},"many":{"zh":"电价规则","en":"Fee rules"},"path":"/device/fee-rule-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {}
}

export default entity
