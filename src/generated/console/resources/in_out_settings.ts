// Generated from schemas/entities/in_out_setting.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "in_out_setting",
  "plural": "in_out_settings",
  "label": {
    "zh": "出入异常规则",
    "en": "In/out rule"
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
    {"name":"name","kind":"string","label":{"zh":"规则名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"enabled","kind":"boolean","label":{"zh":"启用","en":"Enabled"},"help":null,"source":"assumed","required":false,"nullable":false,"default":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"home_ids","kind":"references","label":{"zh":"适用房源","en":"Homes"},"help":{"zh":"留空表示全部房源","en":"Empty means every home"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict_last","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"person_types","kind":"enum-set","label":{"zh":"人员类型","en":"Person types"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer","enum":[1,2,3]},"uniqueItems":true},"rule":null,"enum":"face_person_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"quiet_days","kind":"integer","label":{"zh":"连续无出入天数","en":"Days without a pass"},"help":null,"source":"assumed","required":false,"nullable":false,"default":3,"write":"always","schema":{"type":"integer","minimum":1,"maximum":90},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"night_begin","kind":"integer","label":{"zh":"夜间开始","en":"Night from"},"help":null,"source":"assumed","required":false,"nullable":false,"default":23,"write":"always","schema":{"type":"integer","minimum":0,"maximum":23},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"点","en":"h"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"night_end","kind":"integer","label":{"zh":"夜间结束","en":"Night until"},"help":null,"source":"assumed","required":false,"nullable":false,"default":5,"write":"always","schema":{"type":"integer","minimum":0,"maximum":23},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"点","en":"h"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"daily_limit","kind":"integer","label":{"zh":"单日次数上限","en":"Most passes a day"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1,"maximum":999},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"notify_staff_ids","kind":"references","label":{"zh":"通知人","en":"Notify"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "opt_client_face_access",
    "info": "opt_client_face_access",
    "create": "opt_client_face_access",
    "update": "opt_client_face_access",
    "remove": "opt_client_face_access",
    "export": "opt_client_face_access",
    "reveal": "opt_client_face_access"
  },
  "list": {
    "columns": ["name","enabled","home_ids","person_types","quiet_days","night_begin","night_end","daily_limit"],
    "filters": ["enabled","person_types"],
    "sort": {"field":"name","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["enabled","home_ids","person_types","quiet_days","night_begin","night_end","daily_limit","notify_staff_ids"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["name","enabled","home_ids","person_types","quiet_days","night_begin","night_end","daily_limit","notify_staff_ids"]}],
    "copy": false
  },
  "detail": {
    "permission": "opt_client_face_access",
    "sections": [{"label":null,"fields":["name","enabled","home_ids","person_types","quiet_days","night_begin","night_end","daily_limit","notify_staff_ids"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","name","enabled","home_ids","person_types","quiet_days","night_begin","night_end","daily_limit","notify_staff_ids","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"出入异常配置","en":"In/out rules"},
    "group": "config",
    "order": 40,
    "icon": "settings",
    "path": "/configuration/in_out_abnormal",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "face_person_type": {"name":"face_person_type","label":{"zh":"人员类型","en":"Person type"},"source":"spec","type":"integer","values":[{"value":1,"name":"staff","label":{"zh":"员工","en":"Staff"},"tone":"neutral"},{"value":2,"name":"tenant","label":{"zh":"租客","en":"Tenant"},"tone":"neutral"},{"value":3,"name":"visitor","label":{"zh":"访客","en":"Visitor"},"tone":"neutral"}],"variants":null,"open":false}
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
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}}
  },
  "paths": {}
}

export default entity
