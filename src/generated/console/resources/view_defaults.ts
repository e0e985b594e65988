// Generated from schemas/entities/view_default.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "view_default",
  "plural": "view_defaults",
  "label": {
    "zh": "默认视图",
    "en": "Default view"
  },
  "help": {
    "zh": "每人每个列表一行：打开列表时使用的视图",
    "en": "One row per person and list: the view that the list opens with"
  },
  "source": "assumed",
  "key": "id",
  "display": "{list}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"list","kind":"string","label":{"zh":"所属列表","en":"List"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"minLength":1,"type":"string","maxLength":60,"pattern":"^[a-z0-9_/.]+$"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"view_id","kind":"reference","label":{"zh":"视图","en":"View"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"saved_view","onDelete":"cascade","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"员工","en":"Staff"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"cascade","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
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
    "columns": ["list","view_id","staff_id"],
    "filters": ["view_id","staff_id"],
    "sort": {"field":"id","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["view_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["list","view_id"]}]
  },
  "detail": {
    "sections": [{"label":null,"fields":["list","view_id"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["staff_id","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","list","view_id","staff_id","created_at","updated_at"]
  },
  "menu": null,
  "enums": {},
  "workflow": null,
  "history": {
    "plural": "operation_logs",
    "key": "id",
    "display": "#{id}",
    "card": false,
    "label": {"zh":"操作日志","en":"Operation"},
    "path": "/log/index",
    "read": "log_check"
  },
  "settings": [],
  "peers": {
    "saved_view": {"plural":"saved_views","key":"id","display":"{name}","card":false,"label":{"zh":"列表视图","en":"List view"},"path":"/saved_views","read":"every"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base"}
  },
  "paths": {}
}

export default entity
