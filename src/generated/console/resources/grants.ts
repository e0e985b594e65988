// Generated from schemas/entities/grant.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "grant",
  "plural": "grants",
  "label": {
    "zh": "授权记录",
    "en": "Credential"
  },
  "help": {
    "zh": "哪些人凭何种方式、在哪个时段可以开门",
    "en": "Who may open which door with what, and when"
  },
  "source": "spec",
  "key": "grant_id",
  "display": "{name}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"grant_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"grant_type","kind":"enum","label":{"zh":"授权方式","en":"Credential type"},"help":null,"source":"spec","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"grant_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"restrict","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"device_id","kind":"reference","label":{"zh":"门锁","en":"Lock"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"device","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":230,"renamedFrom":null},
    {"name":"lease_id","kind":"reference","label":{"zh":"租约","en":"Lease"},"help":null,"source":"spec","required":false,"nullable":true,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"lease","onDelete":"null","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"员工","en":"Staff"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"batch_id","kind":"reference","label":{"zh":"批次","en":"Batch"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"grant_batch","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"持有人","en":"Holder"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"},"rule":"legal_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"name","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":true,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"手机号","en":"Phone"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"phone","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"paas_id","kind":"integer","label":{"zh":"凭证编号","en":"Credential number"},"help":{"zh":"999 为管理密码，3000 为离线管理密码","en":"999 is the admin password, 3000 the offline admin password"},"source":"spec","required":false,"nullable":true,"write":"create","schema":{"type":"integer","minimum":1,"maximum":9999},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"permission_begin","kind":"datetime","label":{"zh":"生效时间","en":"Valid from"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"permission_end","kind":"datetime","label":{"zh":"失效时间","en":"Valid until"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"permission_state","kind":"enum","label":{"zh":"有效期状态","en":"Validity"},"help":null,"source":"spec","required":false,"nullable":true,"write":"never","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"permission_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"if":[{"or":[{"gt":["$permission_begin",{"now":[]}]},{"lt":["$permission_end",{"now":[]}]}]},2,1]},"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"state","kind":"enum","label":{"zh":"凭证状态","en":"Credential state"},"help":null,"source":"spec","required":false,"nullable":false,"default":3,"write":"never","schema":{"type":"integer","enum":[0,1,2,3,4,5]},"rule":null,"enum":"credential_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"auth_state","kind":"enum","label":{"zh":"授权状态","en":"Authorisation state"},"help":null,"source":"spec","required":false,"nullable":false,"default":0,"write":"never","schema":{"type":"integer","enum":[0,1,2,3,4]},"rule":null,"enum":"auth_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"op_type","kind":"enum","label":{"zh":"授权操作","en":"Credential operation"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"never","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"grant_op_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"op_status","kind":"enum","label":{"zh":"操作状态","en":"Operation status"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"never","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"grant_op_status","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"failure","kind":"string","label":{"zh":"失败原因","en":"Failure"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"new_begin","kind":"datetime","label":{"zh":"新生效时间","en":"New valid from"},"help":{"zh":"更新完成前原有效期仍然有效","en":"The old validity applies until the update is complete"},"source":"spec","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":170,"renamedFrom":null},
    {"name":"new_end","kind":"datetime","label":{"zh":"新失效时间","en":"New valid until"},"help":null,"source":"spec","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":170,"renamedFrom":null},
    {"name":"to_range","kind":"boolean","label":{"zh":"更新有效期中","en":"Validity is being changed"},"help":null,"source":"spec","required":false,"nullable":false,"default":false,"write":"never","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"pending_removal","kind":"boolean","label":{"zh":"待删除","en":"Removal pending"},"help":{"zh":"门锁离线时退租，授权等待清除","en":"Checked out while the lock was offline; the credential is waiting to be cleared"},"source":"assumed","required":false,"nullable":false,"default":false,"write":"never","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": {"when":{"or":[{"eq":["$paas_id",999]},{"eq":["$op_status",1]}]},"message":{"zh":"管理密码和操作进行中的授权不能删除","en":"Admin passwords and credentials with an operation in progress cannot be deleted"}}
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
    "columns": ["name","phone","grant_type","room_id","device_id","permission_begin","permission_end","permission_state","state","op_type","op_status"],
    "filters": ["home_id.store_id","home_id","room_id","device_id","grant_type","state","permission_state","op_status","paas_id","pending_removal"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["permission_begin","permission_end"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"门锁与持有人","en":"Lock and holder"},"fields":["grant_type","home_id","room_id","device_id","name","phone"]},{"label":{"zh":"有效期","en":"Validity"},"fields":["permission_begin","permission_end","paas_id","lease_id","staff_id","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["grant_type","home_id","room_id","device_id","name","phone","paas_id","lease_id","staff_id","batch_id"]},{"label":{"zh":"有效期","en":"Validity"},"fields":["permission_begin","permission_end","permission_state","to_range","new_begin","new_end"]},{"label":{"zh":"下发状态","en":"Delivery"},"fields":["state","auth_state","op_type","op_status","failure","pending_removal","note"]}],
    "related": [{"entity":"opening","by":"grant_id"}]
  },
  "export": {
    "columns": ["grant_id","grant_type","home_id","room_id","device_id","lease_id","staff_id","batch_id","name","phone","paas_id","permission_begin","permission_end","permission_state","state","auth_state","op_type","op_status","failure","new_begin","new_end","to_range","pending_removal","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"授权记录","en":"Credentials"},
    "group": "device",
    "order": 10,
    "icon": "key",
    "path": "/house/grant-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "auth_state": {"name":"auth_state","label":{"zh":"授权状态","en":"Authorisation state"},"source":"spec","type":"integer","values":[{"value":0,"name":"unknown","label":{"zh":"未知","en":"Unknown"},"tone":"neutral"},{"value":1,"name":"not_effective","label":{"zh":"未生效","en":"Not effective"},"tone":"info"},{"value":2,"name":"delivery_failed","label":{"zh":"未生效(下发失败)","en":"Not effective (delivery failed)"},"tone":"error"},{"value":3,"name":"effective","label":{"zh":"已生效","en":"Effective"},"tone":"success"},{"value":4,"name":"invalid","label":{"zh":"已失效","en":"Invalid"},"tone":"warning"}],"variants":null,"open":false},
    "credential_state": {"name":"credential_state","label":{"zh":"凭证状态","en":"Credential state"},"source":"spec","type":"integer","values":[{"value":0,"name":"not_set","label":{"zh":"未设置","en":"Not set"},"tone":"neutral"},{"value":1,"name":"unavailable","label":{"zh":"不可用","en":"Unavailable"},"tone":"error"},{"value":2,"name":"effective","label":{"zh":"已生效","en":"Effective"},"tone":"success"},{"value":3,"name":"pending","label":{"zh":"待生效","en":"Pending"},"tone":"info"},{"value":4,"name":"expired","label":{"zh":"已过期","en":"Expired"},"tone":"warning"},{"value":5,"name":"frozen","label":{"zh":"已冻结","en":"Frozen"},"tone":"info"}],"variants":null,"open":false},
    "grant_op_status": {"name":"grant_op_status","label":{"zh":"操作状态","en":"Operation status"},"source":"assumed","type":"integer","values":[{"value":1,"name":"running","label":{"zh":"进行中","en":"In progress"},"tone":"info"},{"value":2,"name":"failed","label":{"zh":"失败","en":"Failed"},"tone":"error"},{"value":3,"name":"done","label":{"zh":"成功","en":"Succeeded"},"tone":"success"}],"variants":null,"open":false},
    "grant_op_type": {"name":"grant_op_type","label":{"zh":"授权操作","en":"Credential operation"},"source":"assumed","type":"integer","values":[{"value":1,"name":"create","label":{"zh":"添加","en":"Add"},"tone":"neutral"},{"value":2,"name":"delete","label":{"zh":"删除","en":"Delete"},"tone":"neutral"},{"value":3,"name":"update","label":{"zh":"更新","en":"Update"},"tone":"neutral"},{"value":4,"name":"freeze","label":{"zh":"冻结","en":"Freeze"},"tone":"neutral"},{"value":5,"name":"unfreeze","label":{"zh":"解冻","en":"Unfreeze"},"tone":"neutral"}],"variants":null,"open":false},
    "grant_type": {"name":"grant_type","label":{"zh":"授权方式","en":"Credential type"},"source":"spec","type":"integer","values":[{"value":1,"name":"password","label":{"zh":"密码","en":"Password"},"tone":"neutral"},{"value":2,"name":"fingerprint","label":{"zh":"指纹","en":"Fingerprint"},"tone":"neutral"},{"value":3,"name":"bluetooth","label":{"zh":"蓝牙","en":"Bluetooth"},"tone":"neutral"},{"value":4,"name":"card","label":{"zh":"卡片","en":"Card"},"tone":"neutral"},{"value":5,"name":"face","label":{"zh":"人脸","en":"Face"},"tone":"neutral"}],"variants":null,"open":false},
    "permission_state": {"name":"permission_state","label":{"zh":"有效期状态","en":"Validity"},"source":"assumed","type":"integer","values":[{"value":1,"name":"inside","label":{"zh":"有效期内","en":"Within validity"},"tone":"success"},{"value":2,"name":"outside","label":{"zh":"有效期外","en":"Outside validity"},"tone":"warning"}],"variants":null,"open":false}
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
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "grant_batch": {"plural":"grant_batches","key":"id","display":"{number}","card":false,"label":{"zh":"批量授权记录","en":"Credential batch"},"many":{"zh":"批量授权记录","en":"Credential batches"},"path":"/batch-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "lease": {"plural":"leases","key":"lease_id","display":"{room_id} {tenant_id}","card":false,"label":{"zh":"租约","en":"Lease"},"many":{"zh":"租约","en":"Leases"},"path":"/renter/lease-list","read":"lease_base","page":"lease_base"},
    "opening": {"plural":"openings","key":"id","display":"#{id}","card":false,"label":{"zh":"开门记录","en":"Door opening"},"many":{"zh":"开门记录","en":"Door openings"},"path":"/house/opening-list","read":"device_base","page":"device_base"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
