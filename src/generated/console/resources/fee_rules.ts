// Generated from schemas/entities/fee_rule.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "fee_rule",
  "plural": "fee_rules",
  "label": {
    "zh": "电价规则",
    "en": "Fee rule"
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
    {"name":"name","kind":"string","label":{"zh":"规则名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":true,"permission":null,"hidden":false,"width":160,"renamedFrom":null},
    {"name":"type","kind":"enum","label":{"zh":"电价类型","en":"Tariff"},"help":null,"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"fee_rule_type","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"price","kind":"decimal","label":{"zh":"单一电价","en":"Single price"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元/度","en":"CNY/kWh"},"words":null,"scale":4,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"sharp_price","kind":"decimal","label":{"zh":"尖时电价","en":"Sharp price"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元/度","en":"CNY/kWh"},"words":null,"scale":4,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"peak_price","kind":"decimal","label":{"zh":"峰时电价","en":"Peak price"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元/度","en":"CNY/kWh"},"words":null,"scale":4,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"shoulder_price","kind":"decimal","label":{"zh":"平时电价","en":"Shoulder price"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元/度","en":"CNY/kWh"},"words":null,"scale":4,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"off_peak_price","kind":"decimal","label":{"zh":"谷时电价","en":"Off-peak price"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"元/度","en":"CNY/kWh"},"words":null,"scale":4,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"segments","kind":"rows","label":{"zh":"时段划分","en":"Periods of the day"},"help":{"zh":"按小时划分，首尾相接覆盖全天一次","en":"By the hour, covering the day exactly once"},"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":24,"items":{"type":"object","required":["begin_hour","end_hour","period"],"additionalProperties":false,"properties":{"begin_hour":{"type":"integer","minimum":0,"maximum":23},"end_hour":{"type":"integer","minimum":1,"maximum":24},"period":{}}}},"rule":null,"enum":null,"reference":null,"rows":[{"name":"begin_hour","kind":"integer","label":{"zh":"开始","en":"From"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","minimum":0,"maximum":23},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"点","en":"h"},"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},{"name":"end_hour","kind":"integer","label":{"zh":"结束","en":"Until"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","minimum":1,"maximum":24},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"点","en":"h"},"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},{"name":"period","kind":"enum","label":{"zh":"时段","en":"Period"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","enum":["sharp","peak","shoulder","off_peak"]},"rule":null,"enum":"energy_period","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null}],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"enabled","kind":"boolean","label":{"zh":"启用","en":"Enabled"},"help":null,"source":"assumed","required":false,"nullable":false,"default":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"note","kind":"text","label":{"zh":"备注","en":"Note"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":240,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "device_base",
    "info": "device_base",
    "create": "homes_device_config",
    "update": "homes_device_config",
    "remove": "homes_device_config",
    "export": "device_base",
    "reveal": "homes_device_config"
  },
  "list": {
    "columns": ["name","type","price","sharp_price","peak_price","shoulder_price","off_peak_price","enabled"],
    "filters": ["type","enabled"],
    "sort": {"field":"name","desc":false},
    "totals": [],
    "inline": [],
    "bulk": ["type","price","sharp_price","peak_price","shoulder_price","off_peak_price","enabled"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","type","enabled","note"]},{"label":{"zh":"单价","en":"Prices"},"fields":["price","sharp_price","peak_price","shoulder_price","off_peak_price","segments"]}],
    "copy": false
  },
  "detail": {
    "permission": "device_base",
    "sections": [{"label":{"zh":"基本信息","en":"Basics"},"fields":["name","type","enabled","note"]},{"label":{"zh":"单价","en":"Prices"},"fields":["price","sharp_price","peak_price","shoulder_price","off_peak_price","segments"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["created_at","updated_at"]}],
    "related": [{"entity":"elemeter_setting","by":"fee_rule_id"}]
  },
  "export": {
    "columns": ["id","name","type","price","sharp_price","peak_price","shoulder_price","off_peak_price","segments","enabled","note","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"电价规则","en":"Fee rules"},
    "group": "config",
    "order": 15,
    "icon": "money",
    "path": "/device/fee-rule-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "energy_period": {"name":"energy_period","label":{"zh":"用电时段","en":"Tariff period"},"source":"spec","type":"string","values":[{"value":"sharp","name":"sharp","label":{"zh":"尖","en":"Sharp"},"tone":"error"},{"value":"peak","name":"peak","label":{"zh":"峰","en":"Peak"},"tone":"warning"},{"value":"shoulder","name":"shoulder","label":{"zh":"平","en":"Shoulder"},"tone":"info"},{"value":"off_peak","name":"off_peak","label":{"zh":"谷","en":"Off-peak"},"tone":"success"}],"variants":null,"open":false},
    "fee_rule_type": {"name":"fee_rule_type","label":{"zh":"电价类型","en":"Tariff"},"source":"assumed","type":"integer","values":[{"value":1,"name":"single","label":{"zh":"单一电价","en":"Single price"},"tone":"neutral"},{"value":2,"name":"time_of_use","label":{"zh":"分时电价","en":"Time of use"},"tone":"neutral"}],"variants":null,"open":false}
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
    "elemeter_setting": {"plural":"elemeter_settings","key":"id","display":"{applies_to}","card":false,"label":{"zh":"电表设置","en":"Electricity meter settings"},"many":{"zh":"电表设置","en":"Meter settings"},"path":"/configuration/elemeter","read":"homes_device_config","page":"homes_device_config"}
  },
  "paths": {}
}

export default entity
