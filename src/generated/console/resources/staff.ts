// Generated from schemas/entities/staff.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "staff",
  "plural": "staff",
  "label": {
    "zh": "员工",
    "en": "Staff"
  },
  "help": null,
  "source": "spec",
  "key": "staff_id",
  "display": "{name}",
  "card": [
    "name",
    "phone"
  ],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"staff_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"姓名","en":"Name"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"},"rule":"contact_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"account","kind":"string","label":{"zh":"登录账号","en":"Account"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_.@-]{2,50}$"},"rule":"account","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"password","kind":"secret","label":{"zh":"登录密码","en":"Password"},"help":{"zh":"至少8个字符；编辑时留空表示不修改","en":"At least 8 characters; leave empty when editing to keep it"},"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","minLength":8,"maxLength":128},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"country_code","kind":"enum","label":{"zh":"区号","en":"Country code"},"help":null,"source":"spec","required":false,"nullable":false,"default":86,"write":"always","schema":{"type":"integer","enum":[86,44]},"rule":null,"enum":"country_code","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":80,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"手机号","en":"Phone"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9]{10,11}$","examples":["13800138000"]},"rule":"phone_en","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"role_id","kind":"reference","label":{"zh":"角色","en":"Role"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"role","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"type","kind":"enum","label":{"zh":"账号类型","en":"Account type"},"help":null,"source":"spec","required":false,"nullable":false,"default":0,"write":"always","schema":{"type":"integer","enum":[0,1]},"rule":null,"enum":"staff_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"store_ids","kind":"references","label":{"zh":"所属门店","en":"Stores"},"help":{"zh":"门店账号只能看到所属门店的数据","en":"A store account sees only the data of its stores"},"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"home_ids","kind":"references","label":{"zh":"管理房源","en":"Homes"},"help":{"zh":"留空表示门店内的全部房源","en":"Empty means every home of the stores"},"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict_last","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"active","kind":"boolean","label":{"zh":"在职","en":"Active"},"help":{"zh":"离职后不能登录","en":"Staff who have left cannot log in"},"source":"assumed","required":false,"nullable":false,"default":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"is_verify_privacy","kind":"boolean","label":{"zh":"已同意隐私政策","en":"Privacy policy accepted"},"help":null,"source":"spec","required":false,"nullable":false,"default":false,"write":"never","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"last_login_at","kind":"datetime","label":{"zh":"最近登录","en":"Last login"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
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
    "list": "org_base",
    "info": "org_base",
    "create": "org_base",
    "update": "org_base",
    "remove": "org_base",
    "export": "org_base",
    "reveal": "org_base"
  },
  "list": {
    "columns": ["name","account","phone","role_id","type","store_ids","active","last_login_at"],
    "filters": ["role_id","type","store_ids","active"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["role_id","type","store_ids","home_ids","active"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","country_code","phone","active"]},{"label":{"zh":"登录","en":"Login"},"fields":["account","password"]},{"label":{"zh":"权限范围","en":"Rights and scope"},"fields":["role_id","type","store_ids","home_ids","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","country_code","phone","active"]},{"label":{"zh":"登录","en":"Login"},"fields":["account"]},{"label":{"zh":"权限范围","en":"Rights and scope"},"fields":["role_id","type","store_ids","home_ids","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["is_verify_privacy","last_login_at","created_at","updated_at"]}],
    "related": [{"entity":"grant","by":"staff_id"},{"entity":"grant_batch","by":"staff_id"},{"entity":"access_person","by":"staff_id"},{"entity":"ticket","by":"handler_id"},{"entity":"event","by":"handler_id"},{"entity":"command_task","by":"staff_id"},{"entity":"charge","by":"staff_id"},{"entity":"operation_log","by":"staff_id"},{"entity":"team","by":"staff_ids"}]
  },
  "export": {
    "columns": ["staff_id","name","account","country_code","phone","role_id","type","store_ids","home_ids","active","is_verify_privacy","last_login_at","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"员工管理","en":"Staff"},
    "group": "org",
    "order": 20,
    "icon": "badge",
    "path": "/staff",
    "index": null,
    "when": null,
    "tabs": true,
    "migrated": false
  },
  "enums": {
    "country_code": {"name":"country_code","label":{"zh":"区号","en":"Country code"},"source":"spec","type":"integer","values":[{"value":86,"name":"china","label":{"zh":"+86","en":"+86"},"tone":"neutral"},{"value":44,"name":"united_kingdom","label":{"zh":"+44","en":"+44"},"tone":"neutral"}],"variants":null,"open":false},
    "staff_type": {"name":"staff_type","label":{"zh":"账号类型","en":"Account type"},"source":"spec","type":"integer","values":[{"value":0,"name":"company","label":{"zh":"公司账号","en":"Company account"},"tone":"info"},{"value":1,"name":"store","label":{"zh":"门店账号","en":"Store account"},"tone":"neutral"}],"variants":null,"open":false}
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
    "charge": {"plural":"charges","key":"id","display":"{number}","card":false,"label":{"zh":"电费充值","en":"Charge"},"many":{"zh":"电费充值","en":"Electricity charges"},"path":"/reporting/electric-charge","read":"device_base","page":"device_base"},
    "chat_message": {"plural":"chat_messages","key":"id","display":"#{id}","card":false,"label":{"zh":"客服消息","en":"Chat message"},"many":{"zh":"客服消息","en":"Customer service history"},"path":"/service/history","read":"service_answer","page":"service_answer"},
    "check_out": {"plural":"check_outs","key":"id","display":"{lease_id}","card":false,"label":{"zh":"退租记录","en":"Check-out"},"many":{"zh":"退租记录","en":"Check-outs"},"path":"/renter/check-out-list","read":"lease_base","page":"lease_base"},
    "command_task": {"plural":"command_tasks","key":"id","display":"#{id}","card":false,"label":{"zh":"指令任务","en":"Device command"},"many":{"zh":"指令任务","en":"Device commands"},"path":"/device/command-list","read":"device_base","page":"device_base"},
    "delete_card": {"plural":"delete_cards","key":"id","display":"#{id}","card":false,"label":{"zh":"管理卡删除记录","en":"Card deletion"},"many":{"zh":"管理卡删除记录","en":"Card deletions"},"path":"/house/delete-card-list","read":"device_base","page":"device_base"},
    "electricity_reading": {"plural":"electricity_readings","key":"id","display":"#{id}","card":false,"label":{"zh":"电表读数","en":"Electricity reading"},"many":{"zh":"电表读数","en":"Electricity readings"},"path":"/device/elemeter-reading","read":"device_base","page":"device_base"},
    "event": {"plural":"events","key":"id","display":"#{id}","card":false,"label":{"zh":"异常事件","en":"Exception"},"many":{"zh":"异常事件","en":"Exceptions"},"path":"/reporting/abnormal_report","read":"log_check","page":"log_check"},
    "file": {"plural":"files","key":"id","display":"{name}","card":false,"label":{"zh":"文件","en":"File"},"many":{"zh":"文件","en":"Files"},"path":"/log/files","read":"log_check","page":"log_check"},
    "grant": {"plural":"grants","key":"grant_id","display":"{name}","card":false,"label":{"zh":"授权记录","en":"Credential"},"many":{"zh":"授权记录","en":"Credentials"},"path":"/house/grant-list","read":"device_base","page":"device_base"},
    "grant_batch": {"plural":"grant_batches","key":"id","display":"{number}","card":false,"label":{"zh":"批量授权记录","en":"Credential batch"},"many":{"zh":"批量授权记录","en":"Credential batches"},"path":"/batch-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "in_out_setting": {"plural":"in_out_settings","key":"id","display":"{name}","card":false,"label":{"zh":"出入异常规则","en":"In/out rule"},"many":{"zh":"出入异常规则","en":"In/out rules"},"path":"/configuration/in_out_abnormal","read":"opt_client_face_access","page":"opt_client_face_access"},
    "loss_card": {"plural":"loss_cards","key":"id","display":"#{id}","card":false,"label":{"zh":"管理卡挂失记录","en":"Loss report"},"many":{"zh":"管理卡挂失记录","en":"Loss reports"},"path":"/reporting/loss_card","read":"homes_device_config","page":"homes_device_config"},
    "operation_log": {"plural":"operation_logs","key":"id","display":"#{id}","card":false,"label":{"zh":"操作日志","en":"Operation"},"many":{"zh":"操作日志","en":"Operation log"},"path":"/log/index","read":"log_check","page":"log_check"},
    "payment": {"plural":"payments","key":"id","display":"{number}","card":false,"label":{"zh":"付款记录","en":"Payment"},"many":{"zh":"付款记录","en":"Payments"},"path":"/finance/payment-list","read":"finance_base","page":"finance_base"},
    "recharge": {"plural":"recharges","key":"id","display":"{number}","card":false,"label":{"zh":"账户充值","en":"Recharge"},"many":{"zh":"账户充值","en":"Recharge records"},"path":"/recharge_record","read":"finance_base","page":"finance_base"},
    "role": {"plural":"roles","key":"id","display":"{name}","card":false,"label":{"zh":"角色","en":"Role"},"many":{"zh":"角色","en":"Roles"},"path":"/roles","read":"org_base","page":"org_base"},
    "saved_view": {"plural":"saved_views","key":"id","display":"{name}","card":false,"label":{"zh":"列表视图","en":"List view"},"many":{"zh":"列表视图","en":"Saved views"},"path":"/saved_views","read":"every","page":"every"},
    "sms_recharge": {"plural":"sms_recharges","key":"id","display":"{number}","card":false,"label":{"zh":"短信充值","en":"Text message recharge"},"many":{"zh":"短信充值","en":"Text message recharges"},"path":"/reporting/sms-recharge","read":"device_base","page":"device_base"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"},
    "team": {"plural":"teams","key":"id","display":"{name}","card":false,"label":{"zh":"服务团队","en":"Team"},"many":{"zh":"服务团队","en":"Teams"},"path":"/team-list","read":"org_base","page":"org_base"},
    "ticket": {"plural":"tickets","key":"ticket_id","display":"#{ticket_id} {home_id} {room_id}","card":false,"label":{"zh":"工单","en":"Ticket"},"many":{"zh":"工单","en":"Tickets"},"path":"/ticket","read":"ticket_base","page":"ticket_base"},
    "ticket_record": {"plural":"ticket_records","key":"id","display":"#{id}","card":false,"label":{"zh":"工单记录","en":"Ticket history"},"many":{"zh":"工单记录","en":"Ticket records"},"path":"/ticket_records","read":"ticket_base","page":"ticket_base"},
    "ticket_remark": {"plural":"ticket_remarks","key":"id","display":"#{id}","card":false,"label":{"zh":"工单备注","en":"Ticket remark"},"many":{"zh":"工单备注","en":"Ticket remarks"},"path":"/ticket_remarks","read":"ticket_base","page":"ticket_base"},
    "view_default": {"plural":"view_defaults","key":"id","display":"{view_id}","card":false,"label":{"zh":"默认视图","en":"Default view"},"many":{"zh":"默认视图","en":"View defaults"},"path":"/view_defaults","read":"every","page":"every"}
  },
  "paths": {}
}

export default entity
