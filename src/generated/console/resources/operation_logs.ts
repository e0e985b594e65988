// Generated from schemas/entities/operation_log.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "operation_log",
  "plural": "operation_logs",
  "label": {
    "zh": "操作日志",
    "en": "Operation"
  },
  "help": {
    "zh": "谁在何时、何地做了什么，改前与改后；只增不改，任何人都不能修改或删除",
    "en": "Who did what, when and from where, before and after; entries are only added, nobody can change or delete them"
  },
  "source": "spec",
  "key": "id",
  "display": "#{id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": true,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"操作人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"keep","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"staff_name","kind":"string","label":{"zh":"姓名","en":"Name"},"help":{"zh":"员工删除后仍保留；空表示系统","en":"Kept when the staff member is deleted; empty means the system"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"action","kind":"enum","label":{"zh":"操作类型","en":"Action"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","enum":["login","logout","create","update","remove","transition","export","import","reveal","command"]},"rule":null,"enum":"log_action","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"resource","kind":"enum","label":{"zh":"对象","en":"Resource"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","examples":["ability","access_grant","access_person","article","bill","charge","chat_message","check_out","co_tenant","command_task","contract","cost","delete_card","device","electric_count","electric_usage","electricity_reading","elemeter_setting","event","fee_rule","file","fund_account","grant","grant_batch","home","in_out_setting","invoice","lease","lock_setting","loss_card","manage_card","merchant","message","open_door_count","opening","operation_log","pass_record","payment","pool_share","recharge","role","room","saved_view","sms_recharge","sms_record","staff","store","team","tenant","tenant_tag","ticket","ticket_record","ticket_remark","view_default","water_count","water_reading","water_usage","watermeter_setting"]},"rule":null,"enum":"entity","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"record_id","kind":"integer","label":{"zh":"记录编号","en":"Record"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"record_name","kind":"string","label":{"zh":"记录","en":"Record name"},"help":{"zh":"当时的名称","en":"Its name at the time"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":{"entity":"resource","key":"record_id"},"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":220,"renamedFrom":null},
    {"name":"changes","kind":"rows","label":{"zh":"修改内容","en":"Changes"},"help":{"zh":"脱敏字段只记脱敏后的内容，密码从不记录","en":"Masked fields are logged masked, passwords never"},"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"array","maxItems":100,"items":{"type":"object","required":["field"],"additionalProperties":false,"properties":{"field":{"type":"string"},"before":{"type":"string"},"after":{"type":"string"}}}},"rule":null,"enum":null,"reference":null,"rows":[{"name":"field","kind":"string","label":{"zh":"字段","en":"Field"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},{"name":"before","kind":"string","label":{"zh":"修改前","en":"Before"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},{"name":"after","kind":"string","label":{"zh":"修改后","en":"After"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null}],"changesOf":"resource","link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"rows_count","kind":"integer","label":{"zh":"记录数","en":"Records"},"help":{"zh":"导入或导出的条数","en":"How many records were imported or exported"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"keep","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"keep","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"address","kind":"string","label":{"zh":"网络地址","en":"Address"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":64},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"succeeded","kind":"boolean","label":{"zh":"成功","en":"Succeeded"},"help":null,"source":"assumed","required":false,"nullable":false,"default":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"操作时间","en":"Time"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "log_check",
    "info": "log_check",
    "create": null,
    "update": null,
    "remove": null,
    "export": "log_check",
    "reveal": null
  },
  "list": {
    "columns": ["id","created_at","staff_id","action","resource","record_name","address","succeeded"],
    "filters": ["staff_id","action","resource","record_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["staff_id","action","resource","record_id","succeeded"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["staff_id","staff_name","action","resource","record_id","record_name","rows_count","store_id","home_id","address","succeeded"]}],
    "copy": false
  },
  "detail": {
    "sections": [{"label":{"zh":"操作","en":"Operation"},"fields":["created_at","staff_id","staff_name","action","resource","record_name","record_id","rows_count","address","succeeded"]},{"label":{"zh":"修改内容","en":"Changes"},"fields":["changes"]},{"label":{"zh":"归属","en":"Where"},"fields":["store_id","home_id"]}],
    "related": []
  },
  "export": {
    "columns": ["id","staff_id","staff_name","action","resource","record_id","record_name","changes","rows_count","store_id","home_id","address","succeeded","created_at","updated_at"]
  },
  "menu": {
    "label": {"zh":"操作日志","en":"Operation log"},
    "group": "log",
    "order": 10,
    "icon": "log",
    "path": "/log/index",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "entity": {"name":"entity","label":{"zh":"对象","en":"Resource"},"source":"assumed","type":"string","values":[{"value":"ability","name":"ability","label":{"zh":"型号能力","en":"Model ability"},"tone":"neutral"},{"value":"access_grant","name":"access_grant","label":{"zh":"门禁授权","en":"Access delivery"},"tone":"neutral"},{"value":"access_person","name":"access_person","label":{"zh":"门禁人员","en":"Access person"},"tone":"neutral"},{"value":"article","name":"article","label":{"zh":"帮助文章","en":"Article"},"tone":"neutral"},{"value":"bill","name":"bill","label":{"zh":"账单","en":"Bill"},"tone":"neutral"},{"value":"charge","name":"charge","label":{"zh":"电费充值","en":"Charge"},"tone":"neutral"},{"value":"chat_message","name":"chat_message","label":{"zh":"客服消息","en":"Chat message"},"tone":"neutral"},{"value":"check_out","name":"check_out","label":{"zh":"退租记录","en":"Check-out"},"tone":"neutral"},{"value":"co_tenant","name":"co_tenant","label":{"zh":"同住人","en":"Co-tenant"},"tone":"neutral"},{"value":"command_task","name":"command_task","label":{"zh":"指令任务","en":"Device command"},"tone":"neutral"},{"value":"contract","name":"contract","label":{"zh":"合同","en":"Contract"},"tone":"neutral"},{"value":"cost","name":"cost","label":{"zh":"费用明细","en":"Cost"},"tone":"neutral"},{"value":"delete_card","name":"delete_card","label":{"zh":"管理卡删除记录","en":"Card deletion"},"tone":"neutral"},{"value":"device","name":"device","label":{"zh":"设备","en":"Device"},"tone":"neutral"},{"value":"electric_count","name":"electric_count","label":{"zh":"用电统计","en":"Electricity statistics"},"tone":"neutral"},{"value":"electric_usage","name":"electric_usage","label":{"zh":"用电报表","en":"Electricity use"},"tone":"neutral"},{"value":"electricity_reading","name":"electricity_reading","label":{"zh":"电表读数","en":"Electricity reading"},"tone":"neutral"},{"value":"elemeter_setting","name":"elemeter_setting","label":{"zh":"电表设置","en":"Electricity meter settings"},"tone":"neutral"},{"value":"event","name":"event","label":{"zh":"异常事件","en":"Exception"},"tone":"neutral"},{"value":"fee_rule","name":"fee_rule","label":{"zh":"电价规则","en":"Fee rule"},"tone":"neutral"},{"value":"file","name":"file","label":{"zh":"文件","en":"File"},"tone":"neutral"},{"value":"fund_account","name":"fund_account","label":{"zh":"资金账户","en":"Fund account"},"tone":"neutral"},{"value":"grant","name":"grant","label":{"zh":"授权记录","en":"Credential"},"tone":"neutral"},{"value":"grant_batch","name":"grant_batch","label":{"zh":"批量授权记录","en":"Credential batch"},"tone":"neutral"},{"value":"home","name":"home","label":{"zh":"房源","en":"Home"},"tone":"neutral"},{"value":"in_out_setting","name":"in_out_setting","label":{"zh":"出入异常规则","en":"In/out rule"},"tone":"neutral"},{"value":"invoice","name":"invoice","label":{"zh":"发票","en":"Invoice"},"tone":"neutral"},{"value":"lease","name":"lease","label":{"zh":"租约","en":"Lease"},"tone":"neutral"},{"value":"lock_setting","name":"lock_setting","label":{"zh":"门锁设置","en":"Lock settings"},"tone":"neutral"},{"value":"loss_card","name":"loss_card","label":{"zh":"管理卡挂失记录","en":"Loss report"},"tone":"neutral"},{"value":"manage_card","name":"manage_card","label":{"zh":"管理卡","en":"Management card"},"tone":"neutral"},{"value":"merchant","name":"merchant","label":{"zh":"收款商户","en":"Merchant"},"tone":"neutral"},{"value":"message","name":"message","label":{"zh":"消息","en":"Message"},"tone":"neutral"},{"value":"open_door_count","name":"open_door_count","label":{"zh":"门禁开门统计","en":"Door statistics"},"tone":"neutral"},{"value":"opening","name":"opening","label":{"zh":"开门记录","en":"Door opening"},"tone":"neutral"},{"value":"operation_log","name":"operation_log","label":{"zh":"操作日志","en":"Operation"},"tone":"neutral"},{"value":"pass_record","name":"pass_record","label":{"zh":"通行记录","en":"Pass"},"tone":"neutral"},{"value":"payment","name":"payment","label":{"zh":"付款记录","en":"Payment"},"tone":"neutral"},{"value":"pool_share","name":"pool_share","label":{"zh":"公摊记录","en":"Shared energy"},"tone":"neutral"},{"value":"recharge","name":"recharge","label":{"zh":"账户充值","en":"Recharge"},"tone":"neutral"},{"value":"role","name":"role","label":{"zh":"角色","en":"Role"},"tone":"neutral"},{"value":"room","name":"room","label":{"zh":"房间","en":"Room"},"tone":"neutral"},{"value":"saved_view","name":"saved_view","label":{"zh":"列表视图","en":"List view"},"tone":"neutral"},{"value":"sms_recharge","name":"sms_recharge","label":{"zh":"短信充值","en":"Text message recharge"},"tone":"neutral"},{"value":"sms_record","name":"sms_record","label":{"zh":"短信记录","en":"Text message"},"tone":"neutral"},{"value":"staff","name":"staff","label":{"zh":"员工","en":"Staff"},"tone":"neutral"},{"value":"store","name":"store","label":{"zh":"门店","en":"Store"},"tone":"neutral"},{"value":"team","name":"team","label":{"zh":"服务团队","en":"Team"},"tone":"neutral"},{"value":"tenant","name":"tenant","label":{"zh":"租客","en":"Tenant"},"tone":"neutral"},{"value":"tenant_tag","name":"tenant_tag","label":{"zh":"租客标签","en":"Tenant tag"},"tone":"neutral"},{"value":"ticket","name":"ticket","label":{"zh":"工单","en":"Ticket"},"tone":"neutral"},{"value":"ticket_record","name":"ticket_record","label":{"zh":"工单记录","en":"Ticket history"},"tone":"neutral"},{"value":"ticket_remark","name":"ticket_remark","label":{"zh":"工单备注","en":"Ticket remark"},"tone":"neutral"},{"value":"view_default","name":"view_default","label":{"zh":"默认视图","en":"Default view"},"tone":"neutral"},{"value":"water_count","name":"water_count","label":{"zh":"用水统计","en":"Water statistics"},"tone":"neutral"},{"value":"water_reading","name":"water_reading","label":{"zh":"水表读数","en":"Water reading"},"tone":"neutral"},{"value":"water_usage","name":"water_usage","label":{"zh":"用水报表","en":"Water use"},"tone":"neutral"},{"value":"watermeter_setting","name":"watermeter_setting","label":{"zh":"水表设置","en":"Water meter settings"},"tone":"neutral"}],"variants":null,"open":true},
    "log_action": {"name":"log_action","label":{"zh":"操作类型","en":"Action"},"source":"assumed","type":"string","values":[{"value":"login","name":"login","label":{"zh":"登录","en":"Log in"},"tone":"neutral"},{"value":"logout","name":"logout","label":{"zh":"退出登录","en":"Log out"},"tone":"neutral"},{"value":"create","name":"create","label":{"zh":"新增","en":"Create"},"tone":"success"},{"value":"update","name":"update","label":{"zh":"修改","en":"Update"},"tone":"info"},{"value":"remove","name":"remove","label":{"zh":"删除","en":"Delete"},"tone":"error"},{"value":"transition","name":"transition","label":{"zh":"流程操作","en":"Workflow step"},"tone":"info"},{"value":"export","name":"export","label":{"zh":"导出","en":"Export"},"tone":"warning"},{"value":"import","name":"import","label":{"zh":"导入","en":"Import"},"tone":"warning"},{"value":"reveal","name":"reveal","label":{"zh":"查看脱敏数据","en":"Reveal"},"tone":"warning"},{"value":"command","name":"command","label":{"zh":"设备指令","en":"Device command"},"tone":"info"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "ability": {"plural":"abilities","key":"id","display":"{model}","card":false,"label":{"zh":"型号能力","en":"Model ability"},"path":"/device/ability-list","read":"every"},
    "access_grant": {"plural":"access_grants","key":"id","display":"#{id}","card":false,"label":{"zh":"门禁授权","en":"Access delivery"},"path":"/access/grant-list","read":"opt_client_face_access"},
    "access_person": {"plural":"access_persons","key":"id","display":"{name}","card":true,"label":{"zh":"门禁人员","en":"Access person"},"path":"/access/person-list","read":"opt_client_face_access"},
    "article": {"plural":"articles","key":"id","display":"{title}","card":false,"label":{"zh":"帮助文章","en":"Article"},"path":"/help-space/article-list","read":"every"},
    "bill": {"plural":"bills","key":"id","display":"{number}","card":false,"label":{"zh":"账单","en":"Bill"},"path":"/finance/bill-list","read":"finance_base"},
    "charge": {"plural":"charges","key":"id","display":"{number}","card":false,"label":{"zh":"电费充值","en":"Charge"},"path":"/reporting/electric-charge","read":"device_base"},
    "chat_message": {"plural":"chat_messages","key":"id","display":"#{id}","card":false,"label":{"zh":"客服消息","en":"Chat message"},"path":"/service/history","read":"service_answer"},
    "check_out": {"plural":"check_outs","key":"id","display":"{lease_id}","card":false,"label":{"zh":"退租记录","en":"Check-out"},"path":"/renter/check-out-list","read":"lease_base"},
    "co_tenant": {"plural":"co_tenants","key":"id","display":"{tenant_id}","card":false,"label":{"zh":"同住人","en":"Co-tenant"},"path":"/renter/co-tenant-list","read":"lease_base"},
    "command_task": {"plural":"command_tasks","key":"id","display":"#{id}","card":false,"label":{"zh":"指令任务","en":"Device command"},"path":"/device/command-list","read":"device_base"},
    "contract": {"plural":"contracts","key":"id","display":"{name}","card":false,"label":{"zh":"合同","en":"Contract"},"path":"/finance/contract-list","read":"finance_base"},
    "cost": {"plural":"costs","key":"id","display":"{item}","card":false,"label":{"zh":"费用明细","en":"Cost"},"path":"/finance/cost-list","read":"finance_base"},
    "delete_card": {"plural":"delete_cards","key":"id","display":"#{id}","card":false,"label":{"zh":"管理卡删除记录","en":"Card deletion"},"path":"/house/delete-card-list","read":"device_base"},
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"path":"/house/device-list","read":"device_base"},
    "electric_count": {"plural":"electric_counts","key":"id","display":"{month}","card":false,"label":{"zh":"用电统计","en":"Electricity statistics"},"path":"/reporting/electric_count","read":"device_base"},
    "electric_usage": {"plural":"electric_usages","key":"id","display":"#{id}","card":false,"label":{"zh":"用电报表","en":"Electricity use"},"path":"/reporting/electric_report","read":"device_base"},
    "electricity_reading": {"plural":"electricity_readings","key":"id","display":"#{id}","card":false,"label":{"zh":"电表读数","en":"Electricity reading"},"path":"/device/elemeter-reading","read":"device_base"},
    "elemeter_setting": {"plural":"elemeter_settings","key":"id","display":"#{id}","card":false,"label":{"zh":"电表设置","en":"Electricity meter settings"},"path":"/configuration/elemeter","read":"homes_device_config"},
    "event": {"plural":"events","key":"id","display":"#{id}","card":false,"label":{"zh":"异常事件","en":"Exception"},"path":"/reporting/abnormal_report","read":"log_check"},
    "fee_rule": {"plural":"fee_rules","key":"id","display":"{name}","card":false,"label":{"zh":"电价规则","en":"Fee rule"},"path":"/device/fee-rule-list","read":"device_base"},
    "file": {"plural":"files","key":"id","display":"{name}","card":false,"label":{"zh":"文件","en":"File"},"path":"/log/files","read":"log_check"},
    "fund_account": {"plural":"fund_accounts","key":"id","display":"{name}","card":false,"label":{"zh":"资金账户","en":"Fund account"},"path":"/account_information","read":"finance_base"},
    "grant": {"plural":"grants","key":"grant_id","display":"{name}","card":false,"label":{"zh":"授权记录","en":"Credential"},"path":"/house/grant-list","read":"device_base"},
    "grant_batch": {"plural":"grant_batches","key":"id","display":"{number}","card":false,"label":{"zh":"批量授权记录","en":"Credential batch"},"path":"/batch-list","read":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"path":"/house/home-list","read":"homes_view"},
    "in_out_setting": {"plural":"in_out_settings","key":"id","display":"{name}","card":false,"label":{"zh":"出入异常规则","en":"In/out rule"},"path":"/configuration/in_out_abnormal","read":"opt_client_face_access"},
    "invoice": {"plural":"invoices","key":"id","display":"{number}","card":false,"label":{"zh":"发票","en":"Invoice"},"path":"/finance/invoice-list","read":"finance_base"},
    "lease": {"plural":"leases","key":"lease_id","display":"{room_id} {tenant_id}","card":false,"label":{"zh":"租约","en":"Lease"},"path":"/renter/lease-list","read":"lease_base"},
    "lock_setting": {"plural":"lock_settings","key":"id","display":"#{id}","card":false,"label":{"zh":"门锁设置","en":"Lock settings"},"path":"/configuration/lock","read":"homes_device_config"},
    "loss_card": {"plural":"loss_cards","key":"id","display":"#{id}","card":false,"label":{"zh":"管理卡挂失记录","en":"Loss report"},"path":"/reporting/loss_card","read":"homes_device_config"},
    "manage_card": {"plural":"manage_cards","key":"id","display":"{number}","card":false,"label":{"zh":"管理卡","en":"Management card"},"path":"/house/card-list","read":"device_base"},
    "merchant": {"plural":"merchants","key":"id","display":"{name}","card":false,"label":{"zh":"收款商户","en":"Merchant"},"path":"/finance/merchant-list","read":"finance_base"},
    "message": {"plural":"messages","key":"id","display":"{title}","card":false,"label":{"zh":"消息","en":"Message"},"path":"/message","read":"every"},
    "open_door_count": {"plural":"open_door_counts","key":"id","display":"{day}","card":false,"label":{"zh":"门禁开门统计","en":"Door statistics"},"path":"/reporting/open_door_count","read":"opt_client_face_access"},
    "opening": {"plural":"openings","key":"id","display":"#{id}","card":false,"label":{"zh":"开门记录","en":"Door opening"},"path":"/house/opening-list","read":"device_base"},
    "operation_log": {"plural":"operation_logs","key":"id","display":"#{id}","card":false,"label":{"zh":"操作日志","en":"Operation"},"path":"/log/index","read":"log_check"},
    "pass_record": {"plural":"pass_records","key":"id","display":"#{id}","card":false,"label":{"zh":"通行记录","en":"Pass"},"path":"/access/pass-list","read":"opt_client_face_access"},
    "payment": {"plural":"payments","key":"id","display":"{number}","card":false,"label":{"zh":"付款记录","en":"Payment"},"path":"/finance/payment-list","read":"finance_base"},
    "pool_share": {"plural":"pool_shares","key":"id","display":"#{id}","card":false,"label":{"zh":"公摊记录","en":"Shared energy"},"path":"/device/pool-list","read":"device_base"},
    "recharge": {"plural":"recharges","key":"id","display":"{number}","card":false,"label":{"zh":"账户充值","en":"Recharge"},"path":"/recharge_record","read":"finance_base"},
    "role": {"plural":"roles","key":"id","display":"{name}","card":false,"label":{"zh":"角色","en":"Role"},"path":"/roles","read":"org_base"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"path":"/house/room-list","read":"homes_view"},
    "saved_view": {"plural":"saved_views","key":"id","display":"{name}","card":false,"label":{"zh":"列表视图","en":"List view"},"path":"/saved_views","read":"every"},
    "sms_recharge": {"plural":"sms_recharges","key":"id","display":"{number}","card":false,"label":{"zh":"短信充值","en":"Text message recharge"},"path":"/reporting/sms-recharge","read":"device_base"},
    "sms_record": {"plural":"sms_records","key":"id","display":"#{id}","card":false,"label":{"zh":"短信记录","en":"Text message"},"path":"/log/sms","read":"log_check"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"path":"/stores/index","read":"org_base"},
    "team": {"plural":"teams","key":"id","display":"{name}","card":false,"label":{"zh":"服务团队","en":"Team"},"path":"/team-list","read":"org_base"},
    "tenant": {"plural":"tenants","key":"tenant_id","display":"{name}","card":true,"label":{"zh":"租客","en":"Tenant"},"path":"/renter/index","read":"lease_base"},
    "tenant_tag": {"plural":"tenant_tags","key":"id","display":"{name}","card":false,"label":{"zh":"租客标签","en":"Tenant tag"},"path":"/renter/tag-list","read":"lease_base"},
    "ticket": {"plural":"tickets","key":"ticket_id","display":"#{ticket_id} {home_id} {room_id}","card":false,"label":{"zh":"工单","en":"Ticket"},"path":"/ticket","read":"ticket_base"},
    "ticket_record": {"plural":"ticket_records","key":"id","display":"#{id}","card":false,"label":{"zh":"工单记录","en":"Ticket history"},"path":"/ticket_records","read":"ticket_base"},
    "ticket_remark": {"plural":"ticket_remarks","key":"id","display":"#{id}","card":false,"label":{"zh":"工单备注","en":"Ticket remark"},"path":"/ticket_remarks","read":"ticket_base"},
    "view_default": {"plural":"view_defaults","key":"id","display":"{view_id}","card":false,"label":{"zh":"默认视图","en":"Default view"},"path":"/view_defaults","read":"every"},
    "water_count": {"plural":"water_counts","key":"id","display":"{month}","card":false,"label":{"zh":"用水统计","en":"Water statistics"},"path":"/reporting/water_count","read":"device_base"},
    "water_reading": {"plural":"water_readings","key":"id","display":"#{id}","card":false,"label":{"zh":"水表读数","en":"Water reading"},"path":"/device/watermeter-reading","read":"device_base"},
    "water_usage": {"plural":"water_usages","key":"id","display":"#{id}","card":false,"label":{"zh":"用水报表","en":"Water use"},"path":"/reporting/water_report","read":"device_base"},
    "watermeter_setting": {"plural":"watermeter_settings","key":"id","display":"#{id}","card":false,"label":{"zh":"水表设置","en":"Water meter settings"},"path":"/configuration/watermeter","read":"homes_device_config"}
  },
  "paths": {}
}

export default entity
