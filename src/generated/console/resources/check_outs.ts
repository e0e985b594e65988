// Generated from schemas/entities/check_out.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "check_out",
  "plural": "check_outs",
  "label": {
    "zh": "退租记录",
    "en": "Check-out"
  },
  "help": null,
  "source": "spec",
  "key": "id",
  "display": "{lease_id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"restrict","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"lease_id","kind":"reference","label":{"zh":"租约","en":"Lease"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"lease","onDelete":"restrict","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"tenant_id","kind":"reference","label":{"zh":"租客","en":"Tenant"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"tenant","onDelete":"restrict","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"check_out_date","kind":"date","label":{"zh":"退租日期","en":"Date"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"electric_read","kind":"energy","label":{"zh":"结算电表读数","en":"Electricity reading"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"remaining","kind":"energy","label":{"zh":"结算剩余电量","en":"Remaining energy"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"度","en":"kWh"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"water_read","kind":"volume","label":{"zh":"结算水表读数","en":"Water reading"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"吨","en":"m³"},"words":null,"scale":2,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":130,"renamedFrom":null},
    {"name":"balance","kind":"enum","label":{"zh":"余额处理","en":"Balance"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"check_out_balance","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"refund","kind":"money","label":{"zh":"退款金额","en":"Refund"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"credentials_total","kind":"integer","label":{"zh":"授权总数","en":"Credentials"},"help":null,"source":"assumed","required":false,"nullable":false,"default":0,"write":"always","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"credentials_cleared","kind":"integer","label":{"zh":"已清除","en":"Cleared"},"help":null,"source":"assumed","required":false,"nullable":false,"default":0,"write":"always","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"state","kind":"enum","label":{"zh":"退租状态","en":"Check-out state"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"check_out_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"device_offline","kind":"boolean","label":{"zh":"设备离线退租","en":"Checked out offline"},"help":null,"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"办理人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
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
    "list": "lease_base",
    "info": "lease_base",
    "create": null,
    "update": null,
    "remove": null,
    "export": "lease_base",
    "reveal": null
  },
  "list": {
    "columns": ["check_out_date","home_id","room_id","tenant_id","electric_read","remaining","balance","refund","state","credentials_cleared","credentials_total"],
    "filters": ["home_id.store_id","home_id","room_id","state","balance","device_offline","check_out_date"],
    "sort": {"field":"check_out_date","desc":true},
    "totals": ["refund"],
    "inline": [],
    "bulk": ["check_out_date","electric_read","remaining","balance","refund","credentials_total","credentials_cleared","state","device_offline","staff_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["home_id","room_id","lease_id","tenant_id","check_out_date","electric_read","remaining","water_read","balance","refund","credentials_total","credentials_cleared","state","device_offline","staff_id","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "lease_base",
    "sections": [{"label":null,"fields":["home_id","room_id","lease_id","tenant_id","check_out_date","electric_read","remaining","water_read","balance","refund","credentials_total","credentials_cleared","state","device_offline","staff_id","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","home_id","room_id","lease_id","tenant_id","check_out_date","electric_read","remaining","water_read","balance","refund","credentials_total","credentials_cleared","state","device_offline","staff_id","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"退租记录","en":"Check-outs"},
    "group": "renter",
    "order": 40,
    "icon": "logout",
    "path": "/renter/check-out-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "check_out_balance": {"name":"check_out_balance","label":{"zh":"余额处理","en":"Balance"},"source":"assumed","type":"integer","values":[{"value":1,"name":"refund","label":{"zh":"退款","en":"Refund"},"tone":"neutral"},{"value":2,"name":"clear","label":{"zh":"清零","en":"Clear"},"tone":"neutral"},{"value":3,"name":"next_tenant","label":{"zh":"转下一租客","en":"Carry over to the next tenant"},"tone":"neutral"}],"variants":null,"open":false},
    "check_out_state": {"name":"check_out_state","label":{"zh":"退租状态","en":"Check-out state"},"source":"assumed","type":"integer","values":[{"value":1,"name":"clearing","label":{"zh":"授权清除中","en":"Clearing credentials"},"tone":"info"},{"value":2,"name":"done","label":{"zh":"已完成","en":"Done"},"tone":"success"},{"value":3,"name":"not_cleared","label":{"zh":"存在未清除授权","en":"Credentials not cleared"},"tone":"error"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "lease": {"plural":"leases","key":"lease_id","display":"{room_id} {tenant_id}","card":false,"label":{"zh":"租约","en":"Lease"},"many":{"zh":"租约","en":"Leases"},"path":"/renter/lease-list","read":"lease_base","page":"lease_base"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"},
    "tenant": {"plural":"tenants","key":"tenant_id","display":"{name}","card":true,"label":{"zh":"租客","en":"Tenant"},"many":{"zh":"租客","en":"Tenants"},"path":"/renter/index","read":"lease_base","page":"lease_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
