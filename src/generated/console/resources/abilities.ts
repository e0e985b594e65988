// Generated from schemas/entities/ability.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "ability",
  "plural": "abilities",
  "label": {
    "zh": "型号能力",
    "en": "Model ability"
  },
  "help": {
    "zh": "各型号设备支持的功能；功能码和授权方式据此显示",
    "en": "What each device model can do; function codes and credentials are offered accordingly"
  },
  "source": "spec",
  "key": "id",
  "display": "{model}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"model","kind":"string","label":{"zh":"型号","en":"Model"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"device_type","kind":"enum","label":{"zh":"设备类型","en":"Device type"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5,6,7,8,10,11]},"rule":null,"enum":"device_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"grant_types","kind":"enum-set","label":{"zh":"支持的授权方式","en":"Credential types"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer","enum":[1,2,3,4,5]},"uniqueItems":true},"rule":null,"enum":"grant_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"function_codes","kind":"enum-set","label":{"zh":"可用功能码","en":"Function codes"},"help":{"zh":"未列出的功能码不显示","en":"Codes that are not listed are not shown"},"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"string","enum":["04","05","08","09","10","11","12"]},"uniqueItems":true},"rule":null,"enum":"function_code","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":280,"renamedFrom":null},
    {"name":"has_valve","kind":"boolean","label":{"zh":"带阀门","en":"Has a valve"},"help":null,"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"has_relay","kind":"boolean","label":{"zh":"可远程拉合闸","en":"Can be switched remotely"},"help":null,"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"transformer_ratios","kind":"enum-set","label":{"zh":"可选变比","en":"Transformer ratios"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer","enum":[20,30,40,50,60,80,100,120]},"uniqueItems":true},"rule":null,"enum":"transformer_ratio","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
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
    "list": "every",
    "info": "every",
    "create": "homes_device_config",
    "update": "homes_device_config",
    "remove": "homes_device_config",
    "export": "every",
    "reveal": "homes_device_config"
  },
  "list": {
    "columns": ["model","device_type","grant_types","function_codes","has_valve","has_relay"],
    "filters": ["device_type","has_valve"],
    "sort": {"field":"model","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["device_type","grant_types","function_codes","has_valve","has_relay"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["model","device_type","grant_types","function_codes","has_valve","has_relay","transformer_ratios","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "every",
    "sections": [{"label":null,"fields":["model","device_type","grant_types","function_codes","has_valve","has_relay","transformer_ratios","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","model","device_type","grant_types","function_codes","has_valve","has_relay","transformer_ratios","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"型号能力","en":"Model abilities"},
    "group": "config",
    "order": 50,
    "icon": "list",
    "path": "/device/ability-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "device_type": {"name":"device_type","label":{"zh":"设备类型","en":"Device type"},"source":"spec","type":"integer","values":[{"value":1,"name":"gateway","label":{"zh":"网关","en":"Gateway"},"tone":"neutral"},{"value":2,"name":"lock","label":{"zh":"门锁","en":"Lock"},"tone":"neutral"},{"value":3,"name":"electricity_meter","label":{"zh":"电表","en":"Electricity meter"},"tone":"neutral"},{"value":4,"name":"collector","label":{"zh":"采集器","en":"Collector"},"tone":"neutral"},{"value":5,"name":"water_gateway","label":{"zh":"水表网关","en":"Water gateway"},"tone":"neutral"},{"value":6,"name":"cold_water_meter","label":{"zh":"冷水表","en":"Cold water meter"},"tone":"neutral"},{"value":7,"name":"hot_water_meter","label":{"zh":"热水表","en":"Hot water meter"},"tone":"neutral"},{"value":8,"name":"repeater","label":{"zh":"中继器","en":"Repeater"},"tone":"neutral"},{"value":10,"name":"face_access","label":{"zh":"人脸门禁","en":"Face access"},"tone":"neutral"},{"value":11,"name":"m3_access","label":{"zh":"M3门禁","en":"M3 access control"},"tone":"neutral"}],"variants":null,"open":false},
    "function_code": {"name":"function_code","label":{"zh":"功能码","en":"Function code"},"source":"spec","type":"string","values":[{"value":"04","name":"password_clear","label":{"zh":"密码清空","en":"Clear passwords"},"tone":"neutral"},{"value":"05","name":"time_change","label":{"zh":"校时","en":"Set the clock"},"tone":"neutral"},{"value":"08","name":"anti_lock_release","label":{"zh":"解除反锁","en":"Release the inner lock"},"tone":"neutral"},{"value":"09","name":"fingerprint_auth","label":{"zh":"指纹授权","en":"Authorise fingerprint"},"tone":"neutral"},{"value":"10","name":"face_auth","label":{"zh":"人脸授权","en":"Authorise face"},"tone":"neutral"},{"value":"11","name":"card_auth","label":{"zh":"卡片授权","en":"Authorise card"},"tone":"neutral"},{"value":"12","name":"password_clear_12","label":{"zh":"密码清空","en":"Clear passwords"},"tone":"neutral"}],"variants":null,"open":false},
    "grant_type": {"name":"grant_type","label":{"zh":"授权方式","en":"Credential type"},"source":"spec","type":"integer","values":[{"value":1,"name":"password","label":{"zh":"密码","en":"Password"},"tone":"neutral"},{"value":2,"name":"fingerprint","label":{"zh":"指纹","en":"Fingerprint"},"tone":"neutral"},{"value":3,"name":"bluetooth","label":{"zh":"蓝牙","en":"Bluetooth"},"tone":"neutral"},{"value":4,"name":"card","label":{"zh":"卡片","en":"Card"},"tone":"neutral"},{"value":5,"name":"face","label":{"zh":"人脸","en":"Face"},"tone":"neutral"}],"variants":null,"open":false},
    "transformer_ratio": {"name":"transformer_ratio","label":{"zh":"互感器变比","en":"Transformer ratio"},"source":"spec","type":"integer","values":[{"value":20,"name":"ratio_100_5","label":{"zh":"100/5","en":"100/5"},"tone":"neutral"},{"value":30,"name":"ratio_150_5","label":{"zh":"150/5","en":"150/5"},"tone":"neutral"},{"value":40,"name":"ratio_200_5","label":{"zh":"200/5","en":"200/5"},"tone":"neutral"},{"value":50,"name":"ratio_250_5","label":{"zh":"250/5","en":"250/5"},"tone":"neutral"},{"value":60,"name":"ratio_300_5","label":{"zh":"300/5","en":"300/5"},"tone":"neutral"},{"value":80,"name":"ratio_400_5","label":{"zh":"400/5","en":"400/5"},"tone":"neutral"},{"value":100,"name":"ratio_500_5","label":{"zh":"500/5","en":"500/5"},"tone":"neutral"},{"value":120,"name":"ratio_600_5","label":{"zh":"600/5","en":"600/5"},"tone":"neutral"}],"variants":null,"open":false}
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
  "peers": {},
  "paths": {}
}

export default entity
