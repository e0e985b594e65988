// Generated from schemas/entities/store.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "store",
  "plural": "stores",
  "label": {
    "zh": "门店",
    "en": "Store"
  },
  "help": null,
  "source": "spec",
  "key": "id",
  "display": "{name}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"门店名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"manager","kind":"string","label":{"zh":"负责人","en":"Manager"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"},"rule":"contact_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"联系电话","en":"Phone"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9]{5,15}$"},"rule":"service_phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"region","kind":"string","label":{"zh":"地区","en":"Region"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"address","kind":"string","label":{"zh":"地址","en":"Address"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"homes_count","kind":"integer","label":{"zh":"房源数","en":"Homes"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"home","by":"store_id"}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
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
    "list": "org_base",
    "info": "org_base",
    "create": "org_base",
    "update": "org_base",
    "remove": "org_base",
    "export": "org_base",
    "reveal": "org_base"
  },
  "list": {
    "columns": ["name","manager","phone","region","address","homes_count"],
    "filters": ["name","region"],
    "sort": {"field":"name","desc":false},
    "totals": [],
    "inline": [],
    "bulk": [],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","manager","phone"]},{"label":{"zh":"位置","en":"Location"},"fields":["region","address","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "org_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","manager","phone"]},{"label":{"zh":"位置","en":"Location"},"fields":["region","address","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["homes_count","created_at","updated_at"]}],
    "related": [{"entity":"home","by":"store_id"},{"entity":"staff","by":"store_ids"}]
  },
  "export": {
    "columns": ["id","name","manager","phone","region","address","homes_count","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"门店管理","en":"Stores"},
    "group": "org",
    "order": 10,
    "icon": "store",
    "path": "/stores/index",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {},
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
    "delete_card": {"plural":"delete_cards","key":"id","display":"#{id}","card":false,"label":{"zh":"管理卡删除记录","en":"Card deletion"},"many":{"zh":"管理卡删除记录","en":"Card deletions"},"path":"/house/delete-card-list","read":"device_base","page":"device_base"},
    "elemeter_setting": {"plural":"elemeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"电表设置","en":"Electricity meter settings"},"many":{"zh":"电表设置","en":"Meter settings"},"path":"/configuration/elemeter","read":"homes_device_config","page":"homes_device_config"},
    "grant_batch": {"plural":"grant_batches","key":"id","display":"{number}","card":false,"label":{"zh":"批量授权记录","en":"Credential batch"},"many":{"zh":"批量授权记录","en":"Credential batches"},"path":"/batch-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "lock_setting": {"plural":"lock_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"门锁设置","en":"Lock settings"},"many":{"zh":"门锁设置","en":"Lock settings"},"path":"/configuration/lock","read":"homes_device_config","page":"homes_device_config"},
    "loss_card": {"plural":"loss_cards","key":"id","display":"#{id}","card":false,"label":{"zh":"管理卡挂失记录","en":"Loss report"},"many":{"zh":"管理卡挂失记录","en":"Loss reports"},"path":"/reporting/loss_card","read":"homes_device_config","page":"homes_device_config"},
    "manage_card": {"plural":"manage_cards","key":"id","display":"{number}","card":false,"label":{"zh":"管理卡","en":"Management card"},"many":{"zh":"管理卡","en":"Management cards"},"path":"/house/card-list","read":"device_base","page":"device_base"},
    "message": {"plural":"messages","key":"id","display":"{title}","card":false,"label":{"zh":"消息","en":"Message"},"many":{"zh":"消息","en":"Messages"},"path":"/message","read":"every","page":"every"},
    "operation_log": {"plural":"operation_logs","key":"id","display":"#{id}","card":false,"label":{"zh":"操作日志","en":"Operation"},"many":{"zh":"操作日志","en":"Operation log"},"path":"/log/index","read":"log_check","page":"log_check"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "team": {"plural":"teams","key":"id","display":"{name}","card":false,"label":{"zh":"服务团队","en":"Team"},"many":{"zh":"服务团队","en":"Teams"},"path":"/team-list","read":"org_base","page":"org_base"},
    "watermeter_setting": {"plural":"watermeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"水表设置","en":"Water meter settings"},"many":{"zh":"水表设置","en":"Water meter settings"},"path":"/configuration/watermeter","read":"homes_device_config","page":"homes_device_config"}
  },
  "paths": {}
}

export default entity
