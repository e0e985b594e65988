// Generated from schemas/entities/chat_message.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "chat_message",
  "plural": "chat_messages",
  "label": {
    "zh": "客服消息",
    "en": "Chat message"
  },
  "help": null,
  "source": "assumed",
  "key": "id",
  "display": "#{id}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"asker_id","kind":"reference","label":{"zh":"咨询人","en":"Asked by"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"author_id","kind":"reference","label":{"zh":"发送人","en":"Sent by"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"answer","kind":"boolean","label":{"zh":"客服回复","en":"Answer"},"help":null,"source":"assumed","required":false,"nullable":false,"default":false,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"text","kind":"text","label":{"zh":"内容","en":"Text"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":1000},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":true,"permission":null,"hidden":false,"width":420,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "service_answer",
    "info": "service_answer",
    "create": null,
    "update": null,
    "remove": null,
    "export": "service_answer",
    "reveal": null
  },
  "list": {
    "columns": ["created_at","asker_id","author_id","answer","text"],
    "filters": ["asker_id","answer","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["asker_id","author_id","answer"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["asker_id","author_id","answer","text"]}],
    "copy": false
  },
  "detail": {
    "permission": "service_answer",
    "sections": [{"label":null,"fields":["asker_id","author_id","answer","text"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","asker_id","author_id","answer","text","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"客服记录","en":"Customer service history"},
    "group": "message",
    "order": 30,
    "icon": "log",
    "path": "/service/history",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {},
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}}
  },
  "paths": {}
}

export default entity
