// Generated from schemas/entities/pass_record.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "pass_record",
  "plural": "pass_records",
  "label": {
    "zh": "通行记录",
    "en": "Pass"
  },
  "help": null,
  "source": "assumed",
  "key": "id",
  "display": "#{id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"device_id","kind":"reference","label":{"zh":"门禁","en":"Door"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"device","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":230,"renamedFrom":null},
    {"name":"access_person_id","kind":"reference","label":{"zh":"人员","en":"Person"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"access_person","onDelete":"null","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"person_type","kind":"enum","label":{"zh":"人员类型","en":"Person type"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"face_person_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"direction","kind":"enum","label":{"zh":"进出方向","en":"Direction"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"pass_direction","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"way","kind":"enum","label":{"zh":"通行方式","en":"Passing method"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"pass_way","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"result","kind":"enum","label":{"zh":"开门结果","en":"Result"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"opening_result","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"passed_at","kind":"datetime","label":{"zh":"通行时间","en":"Passed"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
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
    "create": null,
    "update": null,
    "remove": null,
    "export": "opt_client_face_access",
    "reveal": null
  },
  "list": {
    "columns": ["passed_at","home_id","device_id","access_person_id","person_type","direction","way","result"],
    "filters": ["home_id.store_id","home_id","device_id","access_person_id","passed_at"],
    "sort": {"field":"passed_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["person_type","direction","way","result","passed_at"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["home_id","device_id","access_person_id","person_type","direction","way","result","passed_at"]}],
    "copy": false
  },
  "detail": {
    "permission": "opt_client_face_access",
    "sections": [{"label":null,"fields":["home_id","device_id","access_person_id","person_type","direction","way","result","passed_at"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","home_id","device_id","access_person_id","person_type","direction","way","result","passed_at","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"通行记录","en":"Passes"},
    "group": "access",
    "order": 30,
    "icon": "door",
    "path": "/access/pass-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "face_person_type": {"name":"face_person_type","label":{"zh":"人员类型","en":"Person type"},"source":"spec","type":"integer","values":[{"value":1,"name":"staff","label":{"zh":"员工","en":"Staff"},"tone":"neutral"},{"value":2,"name":"tenant","label":{"zh":"租客","en":"Tenant"},"tone":"neutral"},{"value":3,"name":"visitor","label":{"zh":"访客","en":"Visitor"},"tone":"neutral"}],"variants":null,"open":false},
    "opening_result": {"name":"opening_result","label":{"zh":"开门结果","en":"Result"},"source":"assumed","type":"integer","values":[{"value":1,"name":"opened","label":{"zh":"成功","en":"Opened"},"tone":"success"},{"value":2,"name":"refused","label":{"zh":"失败","en":"Refused"},"tone":"error"}],"variants":null,"open":false},
    "pass_direction": {"name":"pass_direction","label":{"zh":"进出方向","en":"Direction"},"source":"assumed","type":"integer","values":[{"value":1,"name":"in","label":{"zh":"进","en":"In"},"tone":"neutral"},{"value":2,"name":"out","label":{"zh":"出","en":"Out"},"tone":"neutral"}],"variants":null,"open":false},
    "pass_way": {"name":"pass_way","label":{"zh":"通行方式","en":"Passing method"},"source":"assumed","type":"integer","values":[{"value":1,"name":"face","label":{"zh":"刷脸","en":"Face"},"tone":"neutral"},{"value":2,"name":"card","label":{"zh":"刷卡","en":"Card"},"tone":"neutral"},{"value":3,"name":"password","label":{"zh":"密码","en":"Password"},"tone":"neutral"},{"value":4,"name":"remote","label":{"zh":"远程开门","en":"Remote"},"tone":"neutral"},{"value":5,"name":"button","label":{"zh":"出门按钮","en":"Exit button"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "access_person": {"plural":"access_persons","key":"id","display":"{name}","card":true,"label":{"zh":"门禁人员","en":"Access person"},"many":{"zh":"门禁人员","en":"Access people"},"path":"/access/person-list","read":"opt_client_face_access","page":"opt_client_face_access"},
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
