// Generated from schemas/entities/manage_card.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "manage_card",
  "plural": "manage_cards",
  "label": {
    "zh": "管理卡",
    "en": "Management card"
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
    {"name":"number","kind":"string","label":{"zh":"卡号","en":"Card number"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Fa-f]{8,20}$","examples":["3F00A1B2"]},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"card_type","kind":"enum","label":{"zh":"管理卡类型","en":"Management card type"},"help":null,"source":"spec","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"manage_card_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"holder","kind":"string","label":{"zh":"持卡人","en":"Holder"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"},"rule":"contact_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"手机号","en":"Phone"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"phone","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"home_ids","kind":"references","label":{"zh":"适用房源","en":"Homes"},"help":{"zh":"通用卡可开所选门店的全部门锁；专用卡只开所选房源","en":"A general card opens every lock of the store; a special card only those of the chosen homes"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"valid_range","kind":"date-range","label":{"zh":"有效期","en":"Valid"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":210,"renamedFrom":null},
    {"name":"state","kind":"state","label":{"zh":"管理卡状态","en":"Management card state"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"manage_card_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"locks_total","kind":"integer","label":{"zh":"门锁数","en":"Locks"},"help":null,"source":"assumed","required":false,"nullable":false,"default":0,"write":"never","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
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
    "create": "device_base",
    "update": "device_base",
    "remove": "device_base",
    "export": "device_base",
    "reveal": "device_base"
  },
  "list": {
    "columns": ["number","card_type","holder","store_id","home_ids","valid_range","state","locks_total"],
    "filters": ["card_type","state","store_id"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["store_id","home_ids"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["number","card_type","holder","phone"]},{"label":{"zh":"适用范围","en":"Where it opens"},"fields":["store_id","home_ids","valid_range","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["number","card_type","holder","phone"]},{"label":{"zh":"适用范围","en":"Where it opens"},"fields":["store_id","home_ids","valid_range","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["state","locks_total","created_at","updated_at"]}],
    "related": [{"entity":"loss_card","by":"manage_card_id"},{"entity":"delete_card","by":"manage_card_id"}]
  },
  "export": {
    "columns": ["id","number","card_type","holder","phone","store_id","home_ids","valid_range","state","locks_total","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"管理卡","en":"Management cards"},
    "group": "device",
    "order": 50,
    "icon": "badge",
    "path": "/house/card-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "manage_card_state": {"name":"manage_card_state","label":{"zh":"管理卡状态","en":"Management card state"},"source":"assumed","type":"integer","values":[{"value":1,"name":"normal","label":{"zh":"正常","en":"Normal"},"tone":"success"},{"value":2,"name":"reporting","label":{"zh":"挂失中","en":"Reporting loss"},"tone":"info"},{"value":3,"name":"lost","label":{"zh":"已挂失","en":"Reported lost"},"tone":"warning"},{"value":4,"name":"failed","label":{"zh":"挂失失败","en":"Loss report failed"},"tone":"error"},{"value":5,"name":"deleted","label":{"zh":"已删除","en":"Deleted"},"tone":"neutral"}],"variants":null,"open":false},
    "manage_card_type": {"name":"manage_card_type","label":{"zh":"管理卡类型","en":"Management card type"},"source":"spec","type":"integer","values":[{"value":1,"name":"general","label":{"zh":"通用","en":"General"},"tone":"neutral"},{"value":2,"name":"special","label":{"zh":"专用","en":"Special"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": {
    "name": "manage_card",
    "label": {"zh":"管理卡流程","en":"Management card flow"},
    "entity": "manage_card",
    "field": "state",
    "initial": 1,
    "transitions": [{"name":"report_loss","label":{"zh":"挂失","en":"Report loss"},"source":"spec","from":[1],"to":2,"when":true,"permission":"device_base","fields":[],"tone":"warning","confirm":{"zh":"挂失后，该卡将在各门锁上逐一失效","en":"The card will be invalidated lock by lock"}},{"name":"retry","label":{"zh":"重试","en":"Retry"},"source":"spec","from":[4],"to":2,"when":true,"permission":"device_base","fields":[],"tone":"info","confirm":null},{"name":"delete","label":{"zh":"删除卡片","en":"Delete card"},"source":"spec","from":[3],"to":5,"when":true,"permission":"device_base","fields":[],"tone":"error","confirm":{"zh":"卡片将从全部门锁中删除，不能恢复","en":"The card will be permanently deleted from every lock"}}],
    "allow": {"update":[1],"remove":[5]},
    "history": null
  },
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
    "delete_card": {"plural":"delete_cards","key":"id","display":"#{id}","card":false,"label":{"zh":"管理卡删除记录","en":"Card deletion"},"many":{"zh":"管理卡删除记录","en":"Card deletions"},"path":"/house/delete-card-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "loss_card": {"plural":"loss_cards","key":"id","display":"#{id}","card":false,"label":{"zh":"管理卡挂失记录","en":"Loss report"},"many":{"zh":"管理卡挂失记录","en":"Loss reports"},"path":"/reporting/loss_card","read":"homes_device_config","page":"homes_device_config"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {}
}

export default entity
