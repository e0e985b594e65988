// Generated from schemas/entities/file.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "file",
  "plural": "files",
  "label": {
    "zh": "文件",
    "en": "File"
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
    {"name":"name","kind":"string","label":{"zh":"文件名","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"usage","kind":"enum","label":{"zh":"文件用途","en":"File use"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3,4,5,6]},"rule":null,"enum":"file_usage","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"url","kind":"string","label":{"zh":"地址","en":"Address"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
    {"name":"type","kind":"string","label":{"zh":"类型","en":"Type"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":100},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"size","kind":"integer","label":{"zh":"大小","en":"Size"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":0},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"字节","en":"bytes"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"digest","kind":"string","label":{"zh":"摘要","en":"Digest"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":64},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"staff_id","kind":"reference","label":{"zh":"上传人","en":"Uploaded by"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":{"zh":"文件所属的房源；空表示公司文件，仅不限门店的账号可见","en":"Home that the file is about; empty is a file of the company, seen only by accounts without limits"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
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
    "columns": ["name","usage","type","size","home_id","staff_id","created_at"],
    "filters": ["usage","home_id","staff_id","created_at"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["usage","size","staff_id","home_id"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["name","usage","url","type","size","digest","staff_id","home_id"]}],
    "copy": false
  },
  "detail": {
    "permission": "log_check",
    "sections": [{"label":null,"fields":["name","usage","url","type","size","digest","staff_id","home_id"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","name","usage","url","type","size","digest","staff_id","home_id","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"文件","en":"Files"},
    "group": "log",
    "order": 40,
    "icon": "list",
    "path": "/log/files",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "file_usage": {"name":"file_usage","label":{"zh":"文件用途","en":"File use"},"source":"assumed","type":"integer","values":[{"value":1,"name":"meter_photo","label":{"zh":"电表照片","en":"Meter photo"},"tone":"neutral"},{"value":2,"name":"face_photo","label":{"zh":"人脸照片","en":"Face photo"},"tone":"neutral"},{"value":3,"name":"ticket","label":{"zh":"工单图片","en":"Ticket picture"},"tone":"neutral"},{"value":4,"name":"article","label":{"zh":"文章附件","en":"Article"},"tone":"neutral"},{"value":5,"name":"merchant","label":{"zh":"商户资料","en":"Merchant papers"},"tone":"neutral"},{"value":6,"name":"import","label":{"zh":"导入文件","en":"Import"},"tone":"neutral"}],"variants":null,"open":false}
  },
  "workflow": null,
  "history": null,
  "settings": [],
  "peers": {
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}}
  },
  "paths": {}
}

export default entity
