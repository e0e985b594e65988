// Generated from schemas/entities/ticket_record.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "ticket_record",
  "plural": "ticket_records",
  "label": {
    "zh": "工单记录",
    "en": "Ticket history"
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
    {"name":"ticket_id","kind":"reference","label":{"zh":"工单","en":"Ticket"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"ticket","onDelete":"cascade","within":"home_id","follows":true},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"step","kind":"enum","label":{"zh":"工单操作","en":"Ticket step"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"string","enum":["create","service_ack","match_contract","dispatch","alloc","accept","sign_in","submit","check","turndown","review","reject","shut","edit"]},"rule":null,"enum":"ticket_step","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"service_type","kind":"enum","label":{"zh":"工单类型","en":"Service type"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"service_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"from_state","kind":"enum","label":{"zh":"变更前状态","en":"State before"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9,10,11]},"rule":null,"enum":"ticket_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"to_state","kind":"enum","label":{"zh":"变更后状态","en":"State after"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9,10,11]},"rule":null,"enum":"ticket_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"操作人","en":"By"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"reason","kind":"text","label":{"zh":"说明","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
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
    "create": null,
    "update": null,
    "remove": null,
    "export": "ticket_base",
    "reveal": null
  },
  "list": {
    "columns": ["id","created_at","ticket_id","step","from_state","to_state","staff_id","reason"],
    "filters": ["ticket_id","step","staff_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["step","from_state","to_state","staff_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["ticket_id","home_id","step","service_type","from_state","to_state","staff_id","reason"]}],
    "copy": false
  },
  "detail": {
    "permission": "ticket_base",
    "sections": [{"label":null,"fields":["ticket_id","home_id","step","service_type","from_state","to_state","staff_id","reason"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","ticket_id","home_id","step","service_type","from_state","to_state","staff_id","reason","created_at","updated_at"],
    "declared": false
  },
  "menu": null,
  "enums": {
    "service_type": {"name":"service_type","label":{"zh":"工单类型","en":"Service type"},"source":"spec","type":"integer","values":[{"value":1,"name":"install","label":{"zh":"安装","en":"Install"},"tone":"info"},{"value":2,"name":"repair","label":{"zh":"维修","en":"Repair"},"tone":"warning"},{"value":3,"name":"teardown","label":{"zh":"拆除","en":"Teardown"},"tone":"neutral"},{"value":4,"name":"reinstall","label":{"zh":"重装","en":"Reinstall"},"tone":"info"}],"variants":null,"open":false},
    "ticket_state": {"name":"ticket_state","label":{"zh":"工单状态","en":"Ticket state"},"source":"spec","type":"integer","values":[{"value":1,"name":"awaiting_dispatch","label":{"zh":"待派单","en":"Awaiting dispatch"},"tone":"warning"},{"value":2,"name":"awaiting_repair_visit","label":{"zh":"待上门","en":"Awaiting visit"},"tone":"info"},{"value":3,"name":"awaiting_visit","label":{"zh":"待上门","en":"Awaiting visit"},"tone":"info"},{"value":4,"name":"awaiting_acceptance","label":{"zh":"待验收","en":"Awaiting acceptance"},"tone":"warning"},{"value":5,"name":"accepted","label":{"zh":"已验收","en":"Accepted"},"tone":"success"},{"value":6,"name":"closed","label":{"zh":"已关闭","en":"Closed"},"tone":"neutral"},{"value":7,"name":"awaiting_service","label":{"zh":"待客服确认","en":"Awaiting customer service"},"tone":"warning"},{"value":8,"name":"in_work","label":{"zh":"作业中","en":"In work"},"tone":"info"},{"value":9,"name":"awaiting_intake","label":{"zh":"待接单","en":"Awaiting intake"},"tone":"warning"},{"value":10,"name":"taken","label":{"zh":"已接单","en":"Taken"},"tone":"info"},{"value":11,"name":"awaiting_contract","label":{"zh":"待匹配合同","en":"Awaiting contract match"},"tone":"warning"}],"variants":{"by":"service_type","cases":{"2":{"5":{"zh":"已评价","en":"Reviewed"},"7":{"zh":"未评价","en":"Not reviewed"}}}},"open":false},
    "ticket_step": {"name":"ticket_step","label":{"zh":"工单操作","en":"Ticket step"},"source":"spec","type":"string","values":[{"value":"create","name":"create","label":{"zh":"新建","en":"Create"},"tone":"neutral"},{"value":"service_ack","name":"service_ack","label":{"zh":"客服确认","en":"Acknowledge"},"tone":"neutral"},{"value":"match_contract","name":"match_contract","label":{"zh":"匹配合同","en":"Match contract"},"tone":"neutral"},{"value":"dispatch","name":"dispatch","label":{"zh":"派单","en":"Dispatch"},"tone":"neutral"},{"value":"alloc","name":"alloc","label":{"zh":"分配","en":"Allocate"},"tone":"neutral"},{"value":"accept","name":"accept","label":{"zh":"预约上门","en":"Make appointment"},"tone":"neutral"},{"value":"sign_in","name":"sign_in","label":{"zh":"签到","en":"Sign in"},"tone":"neutral"},{"value":"submit","name":"submit","label":{"zh":"提交验收","en":"Submit"},"tone":"neutral"},{"value":"check","name":"check","label":{"zh":"验收通过","en":"Approve"},"tone":"success"},{"value":"turndown","name":"turndown","label":{"zh":"驳回","en":"Turn down"},"tone":"warning"},{"value":"review","name":"review","label":{"zh":"评价","en":"Review"},"tone":"neutral"},{"value":"reject","name":"reject","label":{"zh":"拒绝","en":"Reject"},"tone":"error"},{"value":"shut","name":"shut","label":{"zh":"取消工单","en":"Cancel"},"tone":"error"},{"value":"edit","name":"edit","label":{"zh":"修改","en":"Edit"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "ticket": {"plural":"tickets","key":"ticket_id","display":"#{ticket_id} {home_id} {room_id}","card":false,"label":{"zh":"工单","en":"Ticket"},"many":{"zh":"工单","en":"Tickets"},"path":"/ticket","read":"ticket_base","page":"ticket_base"}
  },
  "paths": {}
}

export default entity
