// Generated from schemas/entities/saved_view.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "saved_view",
  "plural": "saved_views",
  "label": {
    "zh": "列表视图",
    "en": "List view"
  },
  "help": {
    "zh": "列表的筛选、排序和列，保存后可再次打开或共享",
    "en": "Filters, order and columns of a list, kept to be opened again or shared"
  },
  "source": "assumed",
  "key": "id",
  "display": "{name}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"视图名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":30},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"list","kind":"enum","label":{"zh":"所属列表","en":"List"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"string","maxLength":60,"pattern":"^[a-z0-9_/.]+$","examples":["abilities","access_grants","access_persons","articles","bills","charges","chat_messages","check_outs","co_tenants","command_tasks","contracts","costs","delete_cards","devices","electric_counts","electric_usages","electricity_readings","elemeter_settings","events","fee_rules","files","fund_accounts","grants","grant_batches","homes","in_out_settings","invoices","leases","lock_settings","loss_cards","manage_cards","merchants","messages","open_door_counts","openings","operation_logs","pass_records","payments","pool_shares","recharges","roles","rooms","saved_views","sms_recharges","sms_records","staff","stores","teams","tenants","tenant_tags","tickets","ticket_records","ticket_remarks","view_defaults","water_counts","water_readings","water_usages","watermeter_settings","tickets.1","tickets.2","tickets.3","tickets.4","devices.1"]},"rule":null,"enum":"list","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"sharing","kind":"enum","label":{"zh":"可见范围","en":"Visible to"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"view_sharing","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"role_id","kind":"reference","label":{"zh":"共享角色","en":"Role"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"role","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"创建人","en":"Owner"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"sorting","kind":"string","label":{"zh":"排序","en":"Order"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":130},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"page_size","kind":"integer","label":{"zh":"每页条数","en":"Rows per page"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1,"maximum":1000},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"filters","kind":"rows","label":{"zh":"筛选条件","en":"Filters"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":50,"items":{"type":"object","required":["name","value"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":130},"value":{"type":"string","maxLength":2000}}}},"rule":null,"enum":null,"reference":null,"rows":[{"name":"name","kind":"string","label":{"zh":"条件","en":"Filter"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":130},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},{"name":"value","kind":"string","label":{"zh":"值","en":"Value"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":2000},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null}],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"layout","kind":"rows","label":{"zh":"列","en":"Columns"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":200,"items":{"type":"object","required":["name","shown"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":63},"shown":{"type":"boolean"},"width":{"type":"integer","minimum":40,"maximum":1200}}}},"rule":null,"enum":null,"reference":null,"rows":[{"name":"name","kind":"string","label":{"zh":"列名","en":"Column"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":63},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},{"name":"shown","kind":"boolean","label":{"zh":"显示","en":"Shown"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},{"name":"width","kind":"integer","label":{"zh":"宽度","en":"Width"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":40,"maximum":1200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null}],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
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
    "create": "every",
    "update": "every",
    "remove": "every",
    "export": null,
    "reveal": "every"
  },
  "list": {
    "columns": ["name","list","sharing","role_id","staff_id"],
    "filters": ["list","sharing","staff_id"],
    "sort": {"field":"name","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["sharing","role_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["name","list","sharing","role_id"]}],
    "copy": false
  },
  "detail": {
    "permission": "every",
    "sections": [{"label":null,"fields":["name","list","sharing","role_id"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["staff_id","sorting","page_size","filters","layout","created_at","updated_at"]}],
    "related": [{"entity":"view_default","by":"view_id"}]
  },
  "export": {
    "columns": ["id","name","list","sharing","role_id","staff_id","sorting","page_size","filters","layout","created_at","updated_at"],
    "declared": false
  },
  "menu": null,
  "enums": {
    "list": {"name":"list","label":{"zh":"列表","en":"List"},"source":"assumed","type":"string","values":[{"value":"abilities","name":"abilities","label":{"zh":"型号能力","en":"Model abilities"},"tone":"neutral"},{"value":"access_grants","name":"access_grants","label":{"zh":"门禁授权","en":"Access deliveries"},"tone":"neutral"},{"value":"access_persons","name":"access_persons","label":{"zh":"门禁人员","en":"Access people"},"tone":"neutral"},{"value":"articles","name":"articles","label":{"zh":"帮助文章","en":"Articles"},"tone":"neutral"},{"value":"bills","name":"bills","label":{"zh":"账单管理","en":"Bills"},"tone":"neutral"},{"value":"charges","name":"charges","label":{"zh":"电费充值报表","en":"Electricity charges"},"tone":"neutral"},{"value":"chat_messages","name":"chat_messages","label":{"zh":"客服记录","en":"Customer service history"},"tone":"neutral"},{"value":"check_outs","name":"check_outs","label":{"zh":"退租记录","en":"Check-outs"},"tone":"neutral"},{"value":"co_tenants","name":"co_tenants","label":{"zh":"同住人","en":"Co-tenants"},"tone":"neutral"},{"value":"command_tasks","name":"command_tasks","label":{"zh":"指令任务","en":"Device commands"},"tone":"neutral"},{"value":"contracts","name":"contracts","label":{"zh":"合同管理","en":"Contracts"},"tone":"neutral"},{"value":"costs","name":"costs","label":{"zh":"费用明细","en":"Costs"},"tone":"neutral"},{"value":"delete_cards","name":"delete_cards","label":{"zh":"管理卡删除记录","en":"Card deletions"},"tone":"neutral"},{"value":"devices","name":"devices","label":{"zh":"设备管理","en":"Devices"},"tone":"neutral"},{"value":"electric_counts","name":"electric_counts","label":{"zh":"用电统计","en":"Electricity statistics"},"tone":"neutral"},{"value":"electric_usages","name":"electric_usages","label":{"zh":"用电报表","en":"Electricity report"},"tone":"neutral"},{"value":"electricity_readings","name":"electricity_readings","label":{"zh":"电表读数","en":"Electricity readings"},"tone":"neutral"},{"value":"elemeter_settings","name":"elemeter_settings","label":{"zh":"电表配置","en":"Meter settings"},"tone":"neutral"},{"value":"events","name":"events","label":{"zh":"异常报表","en":"Exceptions"},"tone":"neutral"},{"value":"fee_rules","name":"fee_rules","label":{"zh":"电价规则","en":"Fee rules"},"tone":"neutral"},{"value":"files","name":"files","label":{"zh":"文件","en":"Files"},"tone":"neutral"},{"value":"fund_accounts","name":"fund_accounts","label":{"zh":"账户信息","en":"Account information"},"tone":"neutral"},{"value":"grants","name":"grants","label":{"zh":"授权记录","en":"Credentials"},"tone":"neutral"},{"value":"grant_batches","name":"grant_batches","label":{"zh":"批量授权记录","en":"Credential batches"},"tone":"neutral"},{"value":"homes","name":"homes","label":{"zh":"房源管理","en":"Homes"},"tone":"neutral"},{"value":"in_out_settings","name":"in_out_settings","label":{"zh":"出入异常配置","en":"In/out rules"},"tone":"neutral"},{"value":"invoices","name":"invoices","label":{"zh":"发票管理","en":"Invoices"},"tone":"neutral"},{"value":"leases","name":"leases","label":{"zh":"租约管理","en":"Leases"},"tone":"neutral"},{"value":"lock_settings","name":"lock_settings","label":{"zh":"门锁配置","en":"Lock settings"},"tone":"neutral"},{"value":"loss_cards","name":"loss_cards","label":{"zh":"管理卡挂失记录","en":"Loss reports"},"tone":"neutral"},{"value":"manage_cards","name":"manage_cards","label":{"zh":"管理卡","en":"Management cards"},"tone":"neutral"},{"value":"merchants","name":"merchants","label":{"zh":"收款账户","en":"Payment accounts"},"tone":"neutral"},{"value":"messages","name":"messages","label":{"zh":"消息中心","en":"Messages"},"tone":"neutral"},{"value":"open_door_counts","name":"open_door_counts","label":{"zh":"门禁开门统计","en":"Door statistics"},"tone":"neutral"},{"value":"openings","name":"openings","label":{"zh":"开门记录","en":"Door openings"},"tone":"neutral"},{"value":"operation_logs","name":"operation_logs","label":{"zh":"操作日志","en":"Operation log"},"tone":"neutral"},{"value":"pass_records","name":"pass_records","label":{"zh":"通行记录","en":"Passes"},"tone":"neutral"},{"value":"payments","name":"payments","label":{"zh":"付款记录","en":"Payments"},"tone":"neutral"},{"value":"pool_shares","name":"pool_shares","label":{"zh":"公摊记录","en":"Shared energy"},"tone":"neutral"},{"value":"recharges","name":"recharges","label":{"zh":"充值记录","en":"Recharge records"},"tone":"neutral"},{"value":"roles","name":"roles","label":{"zh":"角色管理","en":"Roles"},"tone":"neutral"},{"value":"rooms","name":"rooms","label":{"zh":"房间管理","en":"Rooms"},"tone":"neutral"},{"value":"saved_views","name":"saved_views","label":{"zh":"列表视图","en":"List view"},"tone":"neutral"},{"value":"sms_recharges","name":"sms_recharges","label":{"zh":"短信充值报表","en":"Text message recharges"},"tone":"neutral"},{"value":"sms_records","name":"sms_records","label":{"zh":"短信记录","en":"Text messages"},"tone":"neutral"},{"value":"staff","name":"staff","label":{"zh":"员工管理","en":"Staff"},"tone":"neutral"},{"value":"stores","name":"stores","label":{"zh":"门店管理","en":"Stores"},"tone":"neutral"},{"value":"teams","name":"teams","label":{"zh":"服务团队","en":"Teams"},"tone":"neutral"},{"value":"tenants","name":"tenants","label":{"zh":"租客管理","en":"Tenants"},"tone":"neutral"},{"value":"tenant_tags","name":"tenant_tags","label":{"zh":"租客标签","en":"Tenant tags"},"tone":"neutral"},{"value":"tickets","name":"tickets","label":{"zh":"工单列表","en":"Tickets"},"tone":"neutral"},{"value":"ticket_records","name":"ticket_records","label":{"zh":"工单记录","en":"Ticket history"},"tone":"neutral"},{"value":"ticket_remarks","name":"ticket_remarks","label":{"zh":"工单备注","en":"Ticket remark"},"tone":"neutral"},{"value":"view_defaults","name":"view_defaults","label":{"zh":"默认视图","en":"Default view"},"tone":"neutral"},{"value":"water_counts","name":"water_counts","label":{"zh":"用水统计","en":"Water statistics"},"tone":"neutral"},{"value":"water_readings","name":"water_readings","label":{"zh":"水表读数","en":"Water readings"},"tone":"neutral"},{"value":"water_usages","name":"water_usages","label":{"zh":"用水报表","en":"Water report"},"tone":"neutral"},{"value":"watermeter_settings","name":"watermeter_settings","label":{"zh":"水表配置","en":"Water meter settings"},"tone":"neutral"},{"value":"tickets.1","name":"tickets_1","label":{"zh":"工单列表（安装）","en":"Tickets (Install)"},"tone":"neutral"},{"value":"tickets.2","name":"tickets_2","label":{"zh":"工单列表（维修）","en":"Tickets (Repair)"},"tone":"neutral"},{"value":"tickets.3","name":"tickets_3","label":{"zh":"工单列表（拆除）","en":"Tickets (Teardown)"},"tone":"neutral"},{"value":"tickets.4","name":"tickets_4","label":{"zh":"工单列表（重装）","en":"Tickets (Reinstall)"},"tone":"neutral"},{"value":"devices.1","name":"devices_1","label":{"zh":"流量报表","en":"Data plans"},"tone":"neutral"}],"variants":null,"open":true},
    "view_sharing": {"name":"view_sharing","label":{"zh":"可见范围","en":"Visible to"},"source":"assumed","type":"integer","values":[{"value":1,"name":"own","label":{"zh":"仅自己","en":"Only me"},"tone":"neutral"},{"value":2,"name":"role","label":{"zh":"指定角色","en":"One role"},"tone":"neutral"},{"value":3,"name":"all","label":{"zh":"所有人","en":"Everyone"},"tone":"neutral"}],"variants":null,"open":false}
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
    "role": {"plural":"roles","key":"id","display":"{name}","card":false,"label":{"zh":"角色","en":"Role"},"many":{"zh":"角色","en":"Roles"},"path":"/roles","read":"org_base","page":"org_base"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "view_default": {"plural":"view_defaults","key":"id","display":"{view_id}","card":false,"label":{"zh":"默认视图","en":"Default view"},"many":{"zh":"默认视图","en":"View defaults"},"path":"/view_defaults","read":"every","page":"every"}
  },
  "paths": {}
}

export default entity
