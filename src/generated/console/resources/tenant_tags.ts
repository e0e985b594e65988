// Generated from schemas/entities/tenant_tag.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "tenant_tag",
  "plural": "tenant_tags",
  "label": {
    "zh": "租客标签",
    "en": "Tenant tag"
  },
  "help": null,
  "source": "spec",
  "key": "id",
  "display": "{name}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"标签名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":10},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"tone","kind":"enum","label":{"zh":"标签颜色","en":"Colour"},"help":null,"source":"assumed","required":false,"nullable":false,"default":"neutral","write":"always","schema":{"type":"string","enum":["neutral","info","success","warning","error"]},"rule":null,"enum":"tag_tone","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"说明","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
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
    "create": "lease_base",
    "update": "lease_base",
    "remove": "lease_base",
    "export": "lease_base",
    "reveal": "lease_base"
  },
  "list": {
    "columns": ["name","tone","note","created_at"],
    "filters": ["tone"],
    "sort": {"field":"name","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["tone"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["name","tone","note"]}],
    "copy": false
  },
  "detail": {
    "permission": "lease_base",
    "sections": [{"label":null,"fields":["name","tone","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": [{"entity":"tenant","by":"tag_ids"}]
  },
  "export": {
    "columns": ["id","name","tone","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"租客标签","en":"Tenant tags"},
    "group": "renter",
    "order": 50,
    "icon": "badge",
    "path": "/renter/tag-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "tag_tone": {"name":"tag_tone","label":{"zh":"标签颜色","en":"Colour"},"source":"assumed","type":"string","values":[{"value":"neutral","name":"neutral","label":{"zh":"灰色","en":"Grey"},"tone":"neutral"},{"value":"info","name":"info","label":{"zh":"蓝色","en":"Blue"},"tone":"info"},{"value":"success","name":"success","label":{"zh":"绿色","en":"Green"},"tone":"success"},{"value":"warning","name":"warning","label":{"zh":"橙色","en":"Orange"},"tone":"warning"},{"value":"error","name":"error","label":{"zh":"红色","en":"Red"},"tone":"error"}],"variants":null,"open":false}
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
    "tenant": {"plural":"tenants","key":"tenant_id","display":"{name}","card":true,"label":{"zh":"租客","en":"Tenant"},"many":{"zh":"租客","en":"Tenants"},"path":"/renter/index","read":"lease_base","page":"lease_base"}
  },
  "paths": {}
}

export default entity
