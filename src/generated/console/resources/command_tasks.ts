// Generated from schemas/entities/command_task.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "command_task",
  "plural": "command_tasks",
  "label": {
    "zh": "指令任务",
    "en": "Device command"
  },
  "help": null,
  "source": "spec",
  "key": "id",
  "display": "#{id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"device_id","kind":"reference","label":{"zh":"设备","en":"Device"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"device","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":230,"renamedFrom":null},
    {"name":"command","kind":"enum","label":{"zh":"指令类型","en":"Command"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","enum":["password_create","password_update","password_delete","fingerprint_create","card_create","face_create","credential_delete","credential_freeze","credential_unfreeze","card_loss","card_delete","setting_write","time_sync","switch_on","switch_off","meter_read","meter_charge","meter_clear","meter_reset","overdraft_set","capacity_set","valve_open","valve_close","access_deliver","access_remove","remote_open","restart","refresh"]},"rule":null,"enum":"command_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"parameters","kind":"string","label":{"zh":"参数摘要","en":"Parameters"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"state","kind":"state","label":{"zh":"指令状态","en":"Command state"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","enum":["pending","sending","success","fail","timeout","cancelled","expired"]},"rule":null,"enum":"command_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"failure","kind":"string","label":{"zh":"失败原因","en":"Failure"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"attempts","kind":"integer","label":{"zh":"重试次数","en":"Attempts"},"help":null,"source":"assumed","required":false,"nullable":false,"default":0,"write":"always","schema":{"type":"integer","minimum":0,"maximum":99},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"business_key","kind":"string","label":{"zh":"业务编号","en":"Business key"},"help":{"zh":"重试沿用同一编号，不会重复执行","en":"Retries keep the same key, so that nothing is done twice"},"source":"assumed","required":false,"nullable":true,"write":"create","schema":{"minLength":1,"type":"string","maxLength":64},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"操作人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"origin","kind":"enum","label":{"zh":"来源","en":"Origin"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"command_origin","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"finished_at","kind":"datetime","label":{"zh":"完成时间","en":"Finished"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
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
    "create": null,
    "update": null,
    "remove": null,
    "export": "device_base",
    "reveal": null
  },
  "list": {
    "columns": ["id","device_id","home_id","command","parameters","state","failure","attempts","staff_id","origin","created_at","finished_at"],
    "filters": ["home_id.store_id","home_id","device_id","command","state","staff_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["command","attempts","staff_id","origin","finished_at"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["home_id","device_id","command","parameters","attempts","business_key","staff_id","origin","finished_at"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":null,"fields":["home_id","device_id","command","parameters","attempts","business_key","staff_id","origin","finished_at"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["state","failure","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","home_id","device_id","command","parameters","state","failure","attempts","business_key","staff_id","origin","finished_at","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"指令任务","en":"Device commands"},
    "group": "device",
    "order": 40,
    "icon": "list",
    "path": "/device/command-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "command_origin": {"name":"command_origin","label":{"zh":"来源","en":"Origin"},"source":"assumed","type":"integer","values":[{"value":1,"name":"console","label":{"zh":"管理后台","en":"Console"},"tone":"neutral"},{"value":2,"name":"system","label":{"zh":"系统自动","en":"System"},"tone":"neutral"},{"value":3,"name":"open_api","label":{"zh":"开放接口","en":"Open API"},"tone":"neutral"}],"variants":null,"open":false},
    "command_state": {"name":"command_state","label":{"zh":"指令状态","en":"Command state"},"source":"assumed","type":"string","values":[{"value":"pending","name":"pending","label":{"zh":"待下发","en":"Pending"},"tone":"neutral"},{"value":"sending","name":"sending","label":{"zh":"执行中","en":"In progress"},"tone":"info"},{"value":"success","name":"success","label":{"zh":"成功","en":"Succeeded"},"tone":"success"},{"value":"fail","name":"fail","label":{"zh":"失败","en":"Failed"},"tone":"error"},{"value":"timeout","name":"timeout","label":{"zh":"超时","en":"Timed out"},"tone":"warning"},{"value":"cancelled","name":"cancelled","label":{"zh":"已取消","en":"Cancelled"},"tone":"neutral"},{"value":"expired","name":"expired","label":{"zh":"已过期","en":"Expired"},"tone":"neutral"}],"variants":null,"open":false},
    "command_type": {"name":"command_type","label":{"zh":"指令类型","en":"Command"},"source":"assumed","type":"string","values":[{"value":"password_create","name":"password_create","label":{"zh":"添加密码","en":"Add password"},"tone":"neutral"},{"value":"password_update","name":"password_update","label":{"zh":"修改密码","en":"Change password"},"tone":"neutral"},{"value":"password_delete","name":"password_delete","label":{"zh":"删除密码","en":"Delete password"},"tone":"neutral"},{"value":"fingerprint_create","name":"fingerprint_create","label":{"zh":"添加指纹","en":"Add fingerprint"},"tone":"neutral"},{"value":"card_create","name":"card_create","label":{"zh":"添加卡片","en":"Add card"},"tone":"neutral"},{"value":"face_create","name":"face_create","label":{"zh":"添加人脸","en":"Add face"},"tone":"neutral"},{"value":"credential_delete","name":"credential_delete","label":{"zh":"删除授权","en":"Delete credential"},"tone":"neutral"},{"value":"credential_freeze","name":"credential_freeze","label":{"zh":"冻结授权","en":"Freeze credential"},"tone":"warning"},{"value":"credential_unfreeze","name":"credential_unfreeze","label":{"zh":"解冻授权","en":"Unfreeze credential"},"tone":"neutral"},{"value":"card_loss","name":"card_loss","label":{"zh":"管理卡挂失","en":"Report card loss"},"tone":"warning"},{"value":"card_delete","name":"card_delete","label":{"zh":"删除管理卡","en":"Delete card"},"tone":"neutral"},{"value":"setting_write","name":"setting_write","label":{"zh":"下发门锁设置","en":"Send lock settings"},"tone":"neutral"},{"value":"time_sync","name":"time_sync","label":{"zh":"校时","en":"Set the clock"},"tone":"neutral"},{"value":"switch_on","name":"switch_on","label":{"zh":"合闸","en":"Switch on"},"tone":"success"},{"value":"switch_off","name":"switch_off","label":{"zh":"跳闸","en":"Switch off"},"tone":"warning"},{"value":"meter_read","name":"meter_read","label":{"zh":"抄表","en":"Read meter"},"tone":"neutral"},{"value":"meter_charge","name":"meter_charge","label":{"zh":"充值","en":"Charge"},"tone":"neutral"},{"value":"meter_clear","name":"meter_clear","label":{"zh":"清零","en":"Reset to zero"},"tone":"warning"},{"value":"meter_reset","name":"meter_reset","label":{"zh":"重置","en":"Reset"},"tone":"warning"},{"value":"overdraft_set","name":"overdraft_set","label":{"zh":"设置透支","en":"Set overdraft"},"tone":"neutral"},{"value":"capacity_set","name":"capacity_set","label":{"zh":"设置功率","en":"Set capacity"},"tone":"neutral"},{"value":"valve_open","name":"valve_open","label":{"zh":"开阀","en":"Open valve"},"tone":"success"},{"value":"valve_close","name":"valve_close","label":{"zh":"关阀","en":"Close valve"},"tone":"warning"},{"value":"access_deliver","name":"access_deliver","label":{"zh":"下发门禁人员","en":"Deliver person"},"tone":"neutral"},{"value":"access_remove","name":"access_remove","label":{"zh":"删除门禁人员","en":"Remove person"},"tone":"neutral"},{"value":"remote_open","name":"remote_open","label":{"zh":"远程开门","en":"Open remotely"},"tone":"neutral"},{"value":"restart","name":"restart","label":{"zh":"重启","en":"Restart"},"tone":"neutral"},{"value":"refresh","name":"refresh","label":{"zh":"刷新状态","en":"Refresh"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": {
    "name": "command_task",
    "label": {"zh":"指令流程","en":"Command flow"},
    "entity": "command_task",
    "field": "state",
    "initial": "pending",
    "transitions": [{"name":"retry","label":{"zh":"重试","en":"Retry"},"source":"spec","from":["fail","timeout"],"to":"pending","when":true,"permission":"device_base","fields":[],"tone":"info","confirm":null},{"name":"cancel","label":{"zh":"取消","en":"Cancel"},"source":"assumed","from":["pending"],"to":"cancelled","when":true,"permission":"device_base","fields":[],"tone":"warning","confirm":{"zh":"取消后指令不再下发","en":"The command will not be sent"}}],
    "allow": {"update":[],"remove":[]},
    "history": null
  },
  "history": null,
  "settings": [],
  "peers": {
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
