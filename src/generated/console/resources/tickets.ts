// Generated from schemas/entities/ticket.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "ticket",
  "plural": "tickets",
  "label": {
    "zh": "工单",
    "en": "Ticket"
  },
  "help": null,
  "source": "spec",
  "key": "ticket_id",
  "display": "#{ticket_id} {home_id} {room_id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"ticket_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"service_type","kind":"enum","label":{"zh":"工单类型","en":"Service type"},"help":null,"source":"spec","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"service_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"state","kind":"state","label":{"zh":"工单状态","en":"Ticket state"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9,10,11]},"rule":null,"enum":"ticket_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"service_target","kind":"enum","label":{"zh":"服务对象","en":"Service target"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"service_target","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"restrict","within":"home_id"},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"device_id","kind":"reference","label":{"zh":"设备","en":"Device"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"device","onDelete":"null","within":"home_id"},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"product_device_list","kind":"rows","label":{"zh":"设备清单","en":"Devices"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":50,"items":{"type":"object","required":["device_product","estimate_quantity"],"additionalProperties":false,"properties":{"device_product":{"type":"string","maxLength":50},"estimate_quantity":{"type":"integer","minimum":1,"maximum":9999}}}},"rule":null,"enum":null,"reference":null,"rows":[{"name":"device_product","kind":"string","label":{"zh":"设备型号","en":"Device model"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},{"name":"estimate_quantity","kind":"integer","label":{"zh":"预计数量","en":"Estimated quantity"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer","minimum":1,"maximum":9999},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null}],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"fault","kind":"text","label":{"zh":"故障描述","en":"Fault"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":true,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"teardown_reason","kind":"enum","label":{"zh":"拆除原因","en":"Teardown reason"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"teardown_reason","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"tags","kind":"enum-set","label":{"zh":"标签","en":"Tags"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer","enum":[1,2]},"uniqueItems":true},"rule":null,"enum":"ticket_tag","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"contact_name","kind":"string","label":{"zh":"联系人","en":"Contact"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"},"rule":"contact_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"contact_phone","kind":"string","label":{"zh":"联系电话","en":"Contact phone"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"appointment_date","kind":"date","label":{"zh":"预约日期","en":"Appointment"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"appointment_period","kind":"enum","label":{"zh":"预约时段","en":"Appointment period"},"help":null,"source":"spec","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"appointment_period","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"needs_contract","kind":"boolean","label":{"zh":"需匹配合同","en":"Needs a contract"},"help":null,"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"handler_id","kind":"reference","label":{"zh":"处理人","en":"Handler"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"sign_in_position","kind":"string","label":{"zh":"签到位置","en":"Sign-in position"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"solution","kind":"text","label":{"zh":"处理结果","en":"Solution"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"fee","kind":"money","label":{"zh":"费用","en":"Fee"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatMinimum":"0"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元","en":"CNY"},"words":null,"scale":2,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"pictures","kind":"files","label":{"zh":"图片","en":"Pictures"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","minLength":1,"maxLength":500},"size":{"type":"integer","minimum":0},"type":{"type":"string","maxLength":100}}}},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"reason","kind":"text","label":{"zh":"原因","en":"Reason"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"rating","kind":"integer","label":{"zh":"评分","en":"Rating"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer","minimum":1,"maximum":5},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"review","kind":"text","label":{"zh":"评价","en":"Review"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "ticket_base",
    "info": "ticket_base",
    "create": "ticket_base",
    "update": "ticket_base",
    "remove": "ticket_base",
    "export": "ticket_base",
    "reveal": "ticket_base"
  },
  "list": {
    "columns": ["ticket_id","service_type","state","home_id","room_id","contact_name","contact_phone","appointment_date","handler_id","fee","service_target","tags"],
    "filters": ["service_type","state","home_id.store_id","home_id","service_target","appointment_date","tags","handler_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": ["fee"],
    "inline": ["contact_name","contact_phone","appointment_date","appointment_period","fee","tags","note"],
    "bulk": ["appointment_date","appointment_period","tags","fee","needs_contract","note"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"服务内容","en":"Service"},"fields":["service_type","service_target","home_id","room_id","device_id","product_device_list","fault","teardown_reason","needs_contract"]},{"label":{"zh":"预约上门","en":"Appointment"},"fields":["contact_name","contact_phone","appointment_date","appointment_period","tags"]},{"label":{"zh":"补充说明","en":"Additional notes"},"fields":["fee","pictures","note"]}],
    "copy": true
  },
  "detail": {
    "permission": "ticket_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["service_type","state","service_target","home_id","room_id","device_id","tags","needs_contract"]},{"label":{"zh":"设备与故障","en":"Devices and fault"},"fields":["product_device_list","fault","teardown_reason","pictures"]},{"label":{"zh":"预约上门","en":"Appointment"},"fields":["contact_name","contact_phone","appointment_date","appointment_period","handler_id","sign_in_position"]},{"label":{"zh":"处理结果","en":"Outcome"},"fields":["solution","fee","reason","rating","review","note"]}],
    "related": [{"entity":"ticket_record","by":"ticket_id"},{"entity":"ticket_remark","by":"ticket_id"}]
  },
  "export": {
    "columns": ["ticket_id","service_type","state","service_target","home_id","room_id","device_id","product_device_list","fault","teardown_reason","tags","contact_name","contact_phone","appointment_date","appointment_period","needs_contract","handler_id","sign_in_position","solution","fee","pictures","reason","rating","review","note","created_at","updated_at"]
  },
  "menu": {
    "label": {"zh":"工单列表","en":"Tickets"},
    "group": "ticket",
    "order": 10,
    "icon": "wrench",
    "path": "/ticket",
    "index": "/ticket/list/1",
    "when": null,
    "tabs": true,
    "migrated": false
  },
  "enums": {
    "appointment_period": {"name":"appointment_period","label":{"zh":"预约时段","en":"Appointment period"},"source":"spec","type":"integer","values":[{"value":1,"name":"all_day","label":{"zh":"全天","en":"All day"},"tone":"neutral"},{"value":2,"name":"morning","label":{"zh":"上午","en":"Morning"},"tone":"neutral"},{"value":3,"name":"afternoon","label":{"zh":"下午","en":"Afternoon"},"tone":"neutral"}],"variants":null,"open":false},
    "service_target": {"name":"service_target","label":{"zh":"服务对象","en":"Service target"},"source":"assumed","type":"integer","values":[{"value":1,"name":"lock","label":{"zh":"门锁","en":"Locks"},"tone":"neutral"},{"value":2,"name":"electricity","label":{"zh":"电表","en":"Electricity meters"},"tone":"neutral"},{"value":3,"name":"water","label":{"zh":"水表","en":"Water meters"},"tone":"neutral"},{"value":4,"name":"access","label":{"zh":"门禁","en":"Access control"},"tone":"neutral"},{"value":5,"name":"gateway","label":{"zh":"网关","en":"Gateways"},"tone":"neutral"}],"variants":null,"open":false},
    "service_type": {"name":"service_type","label":{"zh":"工单类型","en":"Service type"},"source":"spec","type":"integer","values":[{"value":1,"name":"install","label":{"zh":"安装","en":"Install"},"tone":"info"},{"value":2,"name":"repair","label":{"zh":"维修","en":"Repair"},"tone":"warning"},{"value":3,"name":"teardown","label":{"zh":"拆除","en":"Teardown"},"tone":"neutral"},{"value":4,"name":"reinstall","label":{"zh":"重装","en":"Reinstall"},"tone":"info"}],"variants":null,"open":false},
    "teardown_reason": {"name":"teardown_reason","label":{"zh":"拆除原因","en":"Teardown reason"},"source":"spec","type":"integer","values":[{"value":1,"name":"migration","label":{"zh":"设备迁移","en":"Device migration"},"tone":"neutral"},{"value":2,"name":"lost","label":{"zh":"设备丢失","en":"Lost"},"tone":"neutral"},{"value":3,"name":"returned","label":{"zh":"设备退回","en":"Returned"},"tone":"neutral"}],"variants":null,"open":false},
    "ticket_state": {"name":"ticket_state","label":{"zh":"工单状态","en":"Ticket state"},"source":"spec","type":"integer","values":[{"value":1,"name":"awaiting_dispatch","label":{"zh":"待派单","en":"Awaiting dispatch"},"tone":"warning"},{"value":2,"name":"awaiting_repair_visit","label":{"zh":"待上门","en":"Awaiting visit"},"tone":"info"},{"value":3,"name":"awaiting_visit","label":{"zh":"待上门","en":"Awaiting visit"},"tone":"info"},{"value":4,"name":"awaiting_acceptance","label":{"zh":"待验收","en":"Awaiting acceptance"},"tone":"warning"},{"value":5,"name":"accepted","label":{"zh":"已验收","en":"Accepted"},"tone":"success"},{"value":6,"name":"closed","label":{"zh":"已关闭","en":"Closed"},"tone":"neutral"},{"value":7,"name":"awaiting_service","label":{"zh":"待客服确认","en":"Awaiting customer service"},"tone":"warning"},{"value":8,"name":"in_work","label":{"zh":"作业中","en":"In work"},"tone":"info"},{"value":9,"name":"awaiting_intake","label":{"zh":"待接单","en":"Awaiting intake"},"tone":"warning"},{"value":10,"name":"taken","label":{"zh":"已接单","en":"Taken"},"tone":"info"},{"value":11,"name":"awaiting_contract","label":{"zh":"待匹配合同","en":"Awaiting contract match"},"tone":"warning"}],"variants":{"by":"service_type","cases":{"2":{"5":{"zh":"已评价","en":"Reviewed"},"7":{"zh":"未评价","en":"Not reviewed"}}}},"open":false},
    "ticket_tag": {"name":"ticket_tag","label":{"zh":"工单标签","en":"Ticket tag"},"source":"spec","type":"integer","values":[{"value":1,"name":"delayed","label":{"zh":"已延期","en":"Delayed"},"tone":"warning"},{"value":2,"name":"rescheduled","label":{"zh":"已改约","en":"Rescheduled"},"tone":"info"}],"variants":null,"open":false}
  },
  "workflow": {
    "name": "ticket",
    "label": {"zh":"工单流程","en":"Ticket flow"},
    "entity": "ticket",
    "field": "state",
    "initial": {"by":"service_type","cases":{"1":7,"2":1,"3":7,"4":7}},
    "transitions": [{"name":"service_ack","label":{"zh":"客服确认","en":"Acknowledge"},"source":"spec","from":[7],"to":{"by":"needs_contract","cases":{"true":11,"false":1}},"when":{"ne":["$service_type",2]},"permission":"ticket_base","fields":[{"name":"needs_contract","required":false}],"tone":"info","confirm":null},{"name":"match_contract","label":{"zh":"匹配合同","en":"Match contract"},"source":"assumed","from":[11],"to":1,"when":true,"permission":"ticket_base","fields":[],"tone":"info","confirm":{"zh":"确认该工单已匹配合同？","en":"Confirm that this ticket has been matched to a contract?"}},{"name":"dispatch","label":{"zh":"派单","en":"Dispatch"},"source":"spec","from":[1],"to":9,"when":true,"permission":"ticket_base","fields":[],"tone":"info","confirm":null},{"name":"alloc","label":{"zh":"分配","en":"Allocate"},"source":"spec","from":[9],"to":10,"when":true,"permission":"ticket_base","fields":[{"name":"handler_id","required":true}],"tone":"info","confirm":null},{"name":"accept","label":{"zh":"预约上门","en":"Make appointment"},"source":"assumed","from":[10],"to":{"by":"service_type","cases":{"1":3,"2":2,"3":3,"4":3}},"when":true,"permission":"ticket_base","fields":[{"name":"appointment_date","required":true},{"name":"appointment_period","required":true}],"tone":"info","confirm":null},{"name":"sign_in","label":{"zh":"签到","en":"Sign in"},"source":"assumed","from":[2,3],"to":8,"when":true,"permission":"ticket_base","fields":[{"name":"sign_in_position","required":false}],"tone":"info","confirm":null},{"name":"submit","label":{"zh":"提交验收","en":"Submit"},"source":"spec","from":[8],"to":4,"when":true,"permission":"ticket_base","fields":[{"name":"solution","required":true},{"name":"fee","required":false},{"name":"pictures","required":false}],"tone":"info","confirm":null},{"name":"check","label":{"zh":"验收通过","en":"Approve"},"source":"spec","from":[4],"to":{"by":"service_type","cases":{"1":5,"2":7,"3":5,"4":5}},"when":true,"permission":"ticket_base","fields":[],"tone":"success","confirm":{"zh":"确认验收通过？","en":"Approve the work?"}},{"name":"turndown","label":{"zh":"驳回","en":"Turn down"},"source":"spec","from":[4],"to":8,"when":true,"permission":"ticket_base","fields":[{"name":"reason","required":true}],"tone":"warning","confirm":null},{"name":"review","label":{"zh":"评价","en":"Review"},"source":"assumed","from":[7],"to":5,"when":{"eq":["$service_type",2]},"permission":"ticket_base","fields":[{"name":"rating","required":true},{"name":"review","required":false}],"tone":"success","confirm":null},{"name":"reject","label":{"zh":"拒绝","en":"Reject"},"source":"spec","from":[1,7],"to":6,"when":{"or":[{"ne":["$service_type",2]},{"eq":["$state",1]}]},"permission":"ticket_base","fields":[{"name":"reason","required":true}],"tone":"error","confirm":null},{"name":"shut","label":{"zh":"取消工单","en":"Cancel ticket"},"source":"spec","from":[1,2,3,9,10],"to":6,"when":true,"permission":"ticket_base","fields":[{"name":"reason","required":false}],"tone":"error","confirm":{"zh":"取消后工单将关闭，不能恢复","en":"The ticket will be closed and cannot be reopened"}}],
    "allow": {"update":[1,2,3,9,10],"remove":[6]}
  },
  "history": {
    "plural": "operation_logs",
    "key": "id",
    "display": "#{id}",
    "card": false,
    "label": {"zh":"操作日志","en":"Operation"},
    "path": "/log/index",
    "read": "log_check",
    "page": "log_check"
  },
  "settings": [],
  "peers": {
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"path":"/stores/index","read":"org_base","page":"org_base"},
    "ticket_record": {"plural":"ticket_records","key":"id","display":"#{id}","card":false,"label":{"zh":"工单记录","en":"Ticket history"},"path":"/ticket_records","read":"ticket_base","page":"ticket_base"},
    "ticket_remark": {"plural":"ticket_remarks","key":"id","display":"#{id}","card":false,"label":{"zh":"工单备注","en":"Ticket remark"},"path":"/ticket_remarks","read":"ticket_base","page":"ticket_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
