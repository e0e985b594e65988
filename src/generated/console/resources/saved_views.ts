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
    {"name":"list","kind":"string","label":{"zh":"所属列表","en":"List"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"minLength":1,"type":"string","maxLength":60,"pattern":"^[a-z0-9_/.]+$"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"sharing","kind":"enum","label":{"zh":"可见范围","en":"Visible to"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"view_sharing","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"role_id","kind":"reference","label":{"zh":"共享角色","en":"Role"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"role","onDelete":"cascade","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"创建人","en":"Owner"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"cascade","within":null},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
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
    "sections": [{"label":null,"fields":["name","list","sharing","role_id"]}]
  },
  "detail": {
    "sections": [{"label":null,"fields":["name","list","sharing","role_id"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["staff_id","sorting","page_size","filters","layout","created_at","updated_at"]}],
    "related": [{"entity":"view_default","by":"view_id"}]
  },
  "export": {
    "columns": ["id","name","list","sharing","role_id","staff_id","sorting","page_size","filters","layout","created_at","updated_at"]
  },
  "menu": null,
  "enums": {
    "view_sharing": {"name":"view_sharing","label":{"zh":"可见范围","en":"Visible to"},"source":"assumed","type":"integer","values":[{"value":1,"name":"own","label":{"zh":"仅自己","en":"Only me"},"tone":"neutral"},{"value":2,"name":"role","label":{"zh":"指定角色","en":"One role"},"tone":"neutral"},{"value":3,"name":"all","label":{"zh":"所有人","en":"Everyone"},"tone":"neutral"}],"variants":null,"open":false}
  },
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
    "role": {"plural":"roles","key":"id","display":"{name}","card":false,"label":{"zh":"角色","en":"Role"},"path":"/roles","read":"org_base"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base"},
    "view_default": {"plural":"view_defaults","key":"id","display":"{list}","card":false,"label":{"zh":"默认视图","en":"Default view"},"path":"/view_defaults","read":"every"}
  },
  "paths": {}
}

export default entity
