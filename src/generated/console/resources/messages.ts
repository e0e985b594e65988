// Generated from schemas/entities/message.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "message",
  "plural": "messages",
  "label": {
    "zh": "消息",
    "en": "Message"
  },
  "help": null,
  "source": "assumed",
  "key": "id",
  "display": "{title}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"title","kind":"string","label":{"zh":"标题","en":"Title"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":100},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":320,"renamedFrom":null},
    {"name":"type","kind":"enum","label":{"zh":"消息类型","en":"Message type"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"message_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"content","kind":"html","label":{"zh":"内容","en":"Content"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50000},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"read","kind":"boolean","label":{"zh":"已读","en":"Read"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"exists":{"entity":"message_read","by":"message_id","where":{"eq":["$staff_id",{"me":[]}]}}},"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"store_ids","kind":"references","label":{"zh":"接收门店","en":"Stores"},"help":{"zh":"留空表示全公司可见","en":"Empty means visible to the whole company"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict_last","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"sent_at","kind":"datetime","label":{"zh":"发送时间","en":"Sent"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"pinned","kind":"boolean","label":{"zh":"置顶","en":"Pinned"},"help":null,"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
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
    "create": "org_base",
    "update": "org_base",
    "remove": "org_base",
    "export": "every",
    "reveal": "org_base"
  },
  "list": {
    "columns": ["title","type","read","store_ids","pinned","sent_at"],
    "filters": ["type","read","store_ids","pinned","sent_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["type","store_ids","sent_at","pinned"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"消息内容","en":"Message"},"fields":["title","type","store_ids","pinned","sent_at","content"]}],
    "copy": false
  },
  "detail": {
    "permission": "every",
    "sections": [{"label":{"zh":"消息内容","en":"Message"},"fields":["title","type","store_ids","pinned","sent_at","content"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","title","type","content","read","store_ids","sent_at","pinned","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"消息中心","en":"Messages"},
    "group": "message",
    "order": 10,
    "icon": "mail",
    "path": "/message",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "message_type": {"name":"message_type","label":{"zh":"消息类型","en":"Message type"},"source":"assumed","type":"integer","values":[{"value":1,"name":"notice","label":{"zh":"系统通知","en":"System notice"},"tone":"info"},{"value":2,"name":"alarm","label":{"zh":"设备告警","en":"Device alarm"},"tone":"error"},{"value":3,"name":"lease","label":{"zh":"租约提醒","en":"Lease reminder"},"tone":"warning"},{"value":4,"name":"ticket","label":{"zh":"工单动态","en":"Ticket updates"},"tone":"neutral"},{"value":5,"name":"fee","label":{"zh":"费用提醒","en":"Fee reminder"},"tone":"neutral"}],"variants":null,"open":false}
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
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {}
}

export default entity
