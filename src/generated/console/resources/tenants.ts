// Generated from schemas/entities/tenant.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "tenant",
  "plural": "tenants",
  "label": {
    "zh": "租客",
    "en": "Tenant"
  },
  "help": null,
  "source": "spec",
  "key": "tenant_id",
  "display": "{name}",
  "card": [
    "name",
    "phone",
    "id_card"
  ],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"tenant_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"姓名","en":"Name"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"},"rule":"legal_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"name","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":true,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"手机号","en":"Phone"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"phone","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"certificate_type","kind":"enum","label":{"zh":"证件类型","en":"Certificate"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"certificate_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"id_card","kind":"string","label":{"zh":"身份证号","en":"ID card"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"]},"rule":"id_card","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"id_card","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":true,"permission":null,"hidden":false,"width":190,"renamedFrom":null},
    {"name":"certificate_number","kind":"string","label":{"zh":"其他证件号","en":"Other certificate number"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":4,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"id_card","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"real_name_verified","kind":"boolean","label":{"zh":"实名认证","en":"Real name verified"},"help":null,"source":"assumed","required":false,"nullable":false,"default":false,"write":"never","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"emergency_contact","kind":"string","label":{"zh":"紧急联系人","en":"Emergency contact"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"},"rule":"contact_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"name","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"emergency_phone","kind":"string","label":{"zh":"紧急联系电话","en":"Emergency phone"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"phone","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"email","kind":"string","label":{"zh":"邮箱","en":"Email"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"]},"rule":"email","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"tag_ids","kind":"references","label":{"zh":"标签","en":"Tags"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"tenant_tag","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"leases_count","kind":"integer","label":{"zh":"租约数","en":"Leases"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"lease","by":"tenant_id"}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
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
    "list": "lease_base",
    "info": "lease_base",
    "create": "lease_base",
    "update": "lease_base",
    "remove": "lease_base",
    "export": "lease_base",
    "reveal": "lease_base"
  },
  "list": {
    "columns": ["name","phone","id_card","home_id","real_name_verified","leases_count","created_at"],
    "filters": ["home_id.store_id","home_id","tag_ids","real_name_verified"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": ["tag_ids","email","note"],
    "bulk": ["home_id","tag_ids"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","phone","email","home_id","tag_ids"]},{"label":{"zh":"证件","en":"Certificate"},"fields":["certificate_type","id_card","certificate_number"]},{"label":{"zh":"紧急联系","en":"Emergency contact"},"fields":["emergency_contact","emergency_phone","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "lease_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","phone","email","home_id","tag_ids"]},{"label":{"zh":"证件","en":"Certificate"},"fields":["certificate_type","id_card","certificate_number"]},{"label":{"zh":"紧急联系","en":"Emergency contact"},"fields":["emergency_contact","emergency_phone","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["real_name_verified","leases_count","created_at","updated_at"]}],
    "related": [{"entity":"lease","by":"tenant_id"},{"entity":"co_tenant","by":"tenant_id"},{"entity":"check_out","by":"tenant_id"}]
  },
  "export": {
    "columns": ["tenant_id","name","phone","certificate_type","id_card","certificate_number","home_id","real_name_verified","emergency_contact","emergency_phone","email","tag_ids","leases_count","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"租客管理","en":"Tenants"},
    "group": "renter",
    "order": 10,
    "icon": "people",
    "path": "/renter/index",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "certificate_type": {"name":"certificate_type","label":{"zh":"证件类型","en":"Certificate"},"source":"spec","type":"integer","values":[{"value":1,"name":"resident_id","label":{"zh":"居民身份证","en":"Resident ID card"},"tone":"neutral"},{"value":2,"name":"other","label":{"zh":"其他","en":"Other"},"tone":"neutral"}],"variants":null,"open":false}
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
    "access_person": {"plural":"access_persons","key":"id","display":"{name}","card":true,"label":{"zh":"门禁人员","en":"Access person"},"many":{"zh":"门禁人员","en":"Access people"},"path":"/access/person-list","read":"opt_client_face_access","page":"opt_client_face_access"},
    "check_out": {"plural":"check_outs","key":"id","display":"{lease_id}","card":false,"label":{"zh":"退租记录","en":"Check-out"},"many":{"zh":"退租记录","en":"Check-outs"},"path":"/renter/check-out-list","read":"lease_base","page":"lease_base"},
    "co_tenant": {"plural":"co_tenants","key":"id","display":"{tenant_id}","card":false,"label":{"zh":"同住人","en":"Co-tenant"},"many":{"zh":"同住人","en":"Co-tenants"},"path":"/renter/co-tenant-list","read":"lease_base","page":"lease_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "lease": {"plural":"leases","key":"lease_id","display":"{room_id} {tenant_id}","card":false,"label":{"zh":"租约","en":"Lease"},"many":{"zh":"租约","en":"Leases"},"path":"/renter/lease-list","read":"lease_base","page":"lease_base"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"},
    "tenant_tag": {"plural":"tenant_tags","key":"id","display":"{name}","card":false,"label":{"zh":"租客标签","en":"Tenant tag"},"many":{"zh":"租客标签","en":"Tenant tags"},"path":"/renter/tag-list","read":"lease_base","page":"lease_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
