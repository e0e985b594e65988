// Generated from schemas/entities/lease.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "lease",
  "plural": "leases",
  "label": {
    "zh": "租约",
    "en": "Lease"
  },
  "help": null,
  "source": "spec",
  "key": "lease_id",
  "display": "{room_id} {tenant_id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"lease_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":86,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"restrict","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"tenant_id","kind":"reference","label":{"zh":"租客","en":"Tenant"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"tenant","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"lease_range","kind":"date-range","label":{"zh":"租期","en":"Term"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":192,"renamedFrom":null},
    {"name":"status","kind":"enum","label":{"zh":"租约状态","en":"Lease status"},"help":null,"source":"spec","required":false,"nullable":true,"write":"never","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"lease_status","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"if":[{"or":[{"lt":[{"upper_of":["$lease_range"]},{"today":[]}]},{"le":["$check_out_date",{"today":[]}]}]},3,{"if":[{"gt":[{"lower_of":["$lease_range"]},{"today":[]}]},1,2]}]},"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"ends_on","kind":"date","label":{"zh":"到期日","en":"Ends on"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"date"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"upper_of":["$lease_range"]},"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":true,"width":120,"renamedFrom":null},
    {"name":"rent","kind":"money","label":{"zh":"月租金","en":"Monthly rent"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"deposit","kind":"money","label":{"zh":"押金","en":"Deposit"},"help":null,"source":"assumed","required":false,"nullable":false,"default":"0.00","write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"co_tenants_count","kind":"integer","label":{"zh":"同住人数","en":"Co-tenants"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"count":{"entity":"co_tenant","by":"lease_id","where":{"is_null":["$left_on"]}}},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"frozen","kind":"boolean","label":{"zh":"已冻结","en":"Frozen"},"help":{"zh":"冻结后门锁授权暂停使用","en":"While frozen, lock credentials are suspended"},"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"check_out_date","kind":"date","label":{"zh":"退租日期","en":"Checked out"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"date"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
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
    "columns": ["lease_id","home_id","room_id","tenant_id","lease_range","status","rent","deposit","frozen"],
    "filters": ["home_id.store_id","home_id","room_id","tenant_id","status","lease_range","frozen"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["rent","deposit"],
    "inline": ["rent","deposit","frozen","note"],
    "bulk": ["rent","deposit","frozen","check_out_date"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"房间与租客","en":"Room and tenant"},"fields":["home_id","room_id","tenant_id"]},{"label":{"zh":"租期与费用","en":"Term and fees"},"fields":["lease_range","rent","deposit"]},{"label":{"zh":"状态","en":"State"},"fields":["frozen","check_out_date","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "lease_base",
    "sections": [{"label":{"zh":"房间与租客","en":"Room and tenant"},"fields":["home_id","room_id","tenant_id","co_tenants_count"]},{"label":{"zh":"租期与费用","en":"Term and fees"},"fields":["status","lease_range","check_out_date","rent","deposit","frozen","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": [{"entity":"co_tenant","by":"lease_id"},{"entity":"grant","by":"lease_id"},{"entity":"charge","by":"lease_id"},{"entity":"check_out","by":"lease_id"}]
  },
  "export": {
    "columns": ["lease_id","home_id","room_id","tenant_id","lease_range","status","ends_on","rent","deposit","co_tenants_count","frozen","check_out_date","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"租约管理","en":"Leases"},
    "group": "renter",
    "order": 20,
    "icon": "contract",
    "path": "/renter/lease-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "lease_status": {"name":"lease_status","label":{"zh":"租约状态","en":"Lease status"},"source":"spec","type":"integer","values":[{"value":1,"name":"not_started","label":{"zh":"未开始","en":"Not started"},"tone":"info"},{"value":2,"name":"valid","label":{"zh":"生效中","en":"Valid"},"tone":"success"},{"value":3,"name":"expired","label":{"zh":"已到期","en":"Expired"},"tone":"warning"}],"variants":null,"open":false}
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
    "charge": {"plural":"charges","key":"id","display":"{number}","card":false,"label":{"zh":"电费充值","en":"Charge"},"many":{"zh":"电费充值","en":"Electricity charges"},"path":"/reporting/electric-charge","read":"device_base","page":"device_base"},
    "check_out": {"plural":"check_outs","key":"id","display":"{lease_id}","card":false,"label":{"zh":"退租记录","en":"Check-out"},"many":{"zh":"退租记录","en":"Check-outs"},"path":"/renter/check-out-list","read":"lease_base","page":"lease_base"},
    "co_tenant": {"plural":"co_tenants","key":"id","display":"{tenant_id}","card":false,"label":{"zh":"同住人","en":"Co-tenant"},"many":{"zh":"同住人","en":"Co-tenants"},"path":"/renter/co-tenant-list","read":"lease_base","page":"lease_base"},
    "grant": {"plural":"grants","key":"grant_id","display":"{name}","card":false,"label":{"zh":"授权记录","en":"Credential"},"many":{"zh":"授权记录","en":"Credentials"},"path":"/house/grant-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"},
    "tenant": {"plural":"tenants","key":"tenant_id","display":"{name}","card":true,"label":{"zh":"租客","en":"Tenant"},"many":{"zh":"租客","en":"Tenants"},"path":"/renter/index","read":"lease_base","page":"lease_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
