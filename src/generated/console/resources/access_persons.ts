// Generated from schemas/entities/access_person.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "access_person",
  "plural": "access_persons",
  "label": {
    "zh": "门禁人员",
    "en": "Access person"
  },
  "help": null,
  "source": "spec",
  "key": "id",
  "display": "{name}",
  "card": [
    "face_photo",
    "name",
    "phone",
    "id_card"
  ],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"姓名","en":"Name"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"},"rule":"legal_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"name","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":true,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"手机号","en":"Phone"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"phone","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"person_type","kind":"enum","label":{"zh":"人员类型","en":"Person type"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"face_person_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"id_card","kind":"string","label":{"zh":"身份证号","en":"ID card"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"]},"rule":"id_card","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"id_card","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":190,"renamedFrom":null},
    {"name":"face_photo","kind":"files","label":{"zh":"人脸照片","en":"Face photo"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":1,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"tenant_id","kind":"reference","label":{"zh":"租客","en":"Tenant"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"tenant","onDelete":"null","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"员工","en":"Staff"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"valid_begin","kind":"datetime","label":{"zh":"生效时间","en":"Valid from"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"valid_end","kind":"datetime","label":{"zh":"失效时间","en":"Valid until"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"consent","kind":"boolean","label":{"zh":"已同意采集人脸","en":"Consented to face capture"},"help":{"zh":"本人同意后才能采集和下发","en":"A face may be captured and delivered only with the person's consent"},"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"doors","kind":"integer","label":{"zh":"已下发门禁","en":"Doors"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"access_grant","by":"access_person_id"}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
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
    "columns": ["name","phone","person_type","home_id","valid_begin","valid_end","consent","doors"],
    "filters": ["home_id.store_id","home_id","person_type","consent","valid_end"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["person_type","valid_begin","valid_end","consent"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","phone","person_type","id_card"]},{"label":{"zh":"门禁范围","en":"Where and when"},"fields":["home_id","tenant_id","staff_id","valid_begin","valid_end"]},{"label":{"zh":"人脸","en":"Face"},"fields":["face_photo","consent","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "opt_client_face_access",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","phone","person_type","id_card"]},{"label":{"zh":"门禁范围","en":"Where and when"},"fields":["home_id","tenant_id","staff_id","valid_begin","valid_end"]},{"label":{"zh":"人脸","en":"Face"},"fields":["face_photo","consent","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["doors","created_at","updated_at"]}],
    "related": [{"entity":"access_grant","by":"access_person_id"},{"entity":"pass_record","by":"access_person_id"}]
  },
  "export": {
    "columns": ["id","name","phone","person_type","id_card","face_photo","home_id","tenant_id","staff_id","valid_begin","valid_end","consent","doors","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"门禁人员","en":"Access people"},
    "group": "access",
    "order": 10,
    "icon": "people",
    "path": "/access/person-list",
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
    "access_grant": {"plural":"access_grants","key":"id","display":"#{id}","card":false,"label":{"zh":"门禁授权","en":"Access delivery"},"many":{"zh":"门禁授权","en":"Access deliveries"},"path":"/access/grant-list","read":"opt_client_face_access","page":"opt_client_face_access"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "pass_record": {"plural":"pass_records","key":"id","display":"#{id}","card":false,"label":{"zh":"通行记录","en":"Pass"},"many":{"zh":"通行记录","en":"Passes"},"path":"/access/pass-list","read":"opt_client_face_access","page":"opt_client_face_access"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"},
    "tenant": {"plural":"tenants","key":"tenant_id","display":"{name}","card":true,"label":{"zh":"租客","en":"Tenant"},"many":{"zh":"租客","en":"Tenants"},"path":"/renter/index","read":"lease_base","page":"lease_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
