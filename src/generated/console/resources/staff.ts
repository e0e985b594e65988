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
  "tenant": true,
  "internal": false,
  "fields": [
    {"name":"staff_id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"spec","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"姓名","en":"Name"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"},"rule":"contact_name","enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"account","kind":"string","label":{"zh":"登录账号","en":"Account"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_.@-]{2,50}$"},"rule":"account","enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"password","kind":"secret","label":{"zh":"登录密码","en":"Password"},"help":{"zh":"至少8个字符；编辑时留空表示不修改","en":"At least 8 characters; leave empty when editing to keep it"},"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","minLength":8,"maxLength":128},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"country_code","kind":"enum","label":{"zh":"区号","en":"Country code"},"help":null,"source":"spec","required":false,"nullable":false,"default":86,"write":"always","schema":{"type":"integer","enum":[86,44]},"rule":null,"enum":"country_code","reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":80,"renamedFrom":null},
    {"name":"phone","kind":"string","label":{"zh":"手机号","en":"Phone"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9]{10,11}$"},"rule":"phone_en","enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"role_id","kind":"reference","label":{"zh":"角色","en":"Role"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"role","onDelete":"restrict","within":null},"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"type","kind":"enum","label":{"zh":"账号类型","en":"Account type"},"help":null,"source":"spec","required":false,"nullable":false,"default":0,"write":"always","schema":{"type":"integer","enum":[0,1]},"rule":null,"enum":"staff_type","reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"store_ids","kind":"references","label":{"zh":"所属门店","en":"Stores"},"help":{"zh":"门店账号只能看到所属门店的数据","en":"A store account sees the data of its stores only"},"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null},"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"home_ids","kind":"references","label":{"zh":"管理房源","en":"Homes"},"help":{"zh":"留空表示门店内的全部房源","en":"Empty means every home of the stores"},"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"array","items":{"type":"integer"}},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null},"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"active","kind":"boolean","label":{"zh":"在职","en":"Active"},"help":{"zh":"离职后不能登录","en":"Who has left cannot log in"},"source":"assumed","required":false,"nullable":false,"default":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"is_verify_privacy","kind":"boolean","label":{"zh":"已同意隐私政策","en":"Privacy policy accepted"},"help":null,"source":"spec","required":false,"nullable":false,"default":false,"write":"never","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"last_login_at","kind":"datetime","label":{"zh":"最近登录","en":"Last login"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"mask":null,"computed":null,"derived":null,"unit":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
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
    "totals": []
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","country_code","phone","active"]},{"label":{"zh":"登录","en":"Login"},"fields":["account","password"]},{"label":{"zh":"权限范围","en":"Rights and scope"},"fields":["role_id","type","store_ids","home_ids","note"]}]
  },
  "detail": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","country_code","phone","active"]},{"label":{"zh":"登录","en":"Login"},"fields":["account"]},{"label":{"zh":"权限范围","en":"Rights and scope"},"fields":["role_id","type","store_ids","home_ids","note"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["is_verify_privacy","last_login_at","created_at","updated_at"]}],
    "related": [{"entity":"ticket","by":"handler_id"}]
  },
  "export": {
    "columns": ["staff_id","name","account","country_code","phone","role_id","type","store_ids","home_ids","active","is_verify_privacy","last_login_at","note","created_at","updated_at"]
  },
  "menu": {
    "label": {"zh":"员工管理","en":"Staff"},
    "group": "org",
    "order": 20,
    "icon": "badge",
    "path": "/staff"
  },
  "enums": {
    "country_code": {"name":"country_code","label":{"zh":"区号","en":"Country code"},"source":"spec","type":"integer","values":[{"value":86,"name":"china","label":{"zh":"+86","en":"+86"},"tone":"neutral"},{"value":44,"name":"united_kingdom","label":{"zh":"+44","en":"+44"},"tone":"neutral"}],"variants":null},
    "staff_type": {"name":"staff_type","label":{"zh":"账号类型","en":"Account type"},"source":"spec","type":"integer","values":[{"value":0,"name":"company","label":{"zh":"公司账号","en":"Company account"},"tone":"info"},{"value":1,"name":"store","label":{"zh":"门店账号","en":"Store account"},"tone":"neutral"}],"variants":null}
  },
  "workflow": null,
  "peers": {
    "home": {"plural":"homes","key":"home_id","display":"{name}","label":{"zh":"房源","en":"Home"},"path":"/house/home-list","read":"homes_view"},
    "role": {"plural":"roles","key":"id","display":"{name}","label":{"zh":"角色","en":"Role"},"path":"/roles","read":"org_base"},
    "store": {"plural":"stores","key":"id","display":"{name}","label":{"zh":"门店","en":"Store"},"path":"/stores/index","read":"org_base"},
    "ticket": {"plural":"tickets","key":"ticket_id","display":"#{ticket_id}","label":{"zh":"工单","en":"Ticket"},"path":"/ticket/list","read":"ticket_base"}
  },
  "paths": {}
}

export default entity
