// Generated from schemas/entities/merchant.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "merchant",
  "plural": "merchants",
  "label": {
    "zh": "收款商户",
    "en": "Merchant"
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
    {"name":"channel","kind":"enum","label":{"zh":"收款渠道","en":"Payment channel"},"help":null,"source":"spec","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2]},"rule":null,"enum":"merchant_channel","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"subject_type","kind":"enum","label":{"zh":"主体类型","en":"Subject"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"merchant_subject","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"name","kind":"string","label":{"zh":"商户名称","en":"Name"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","maxLength":100},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":true,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"short_name","kind":"string","label":{"zh":"商户简称","en":"Short name"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^(?![0-9]+$)[0-9A-Za-z\\u4e00-\\u9fff]{7,20}$"},"rule":"merchant_short_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":150,"renamedFrom":null},
    {"name":"business_number","kind":"string","label":{"zh":"营业执照号","en":"Business number"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$","examples":["91350100M000100Y43"]},"rule":"business_number","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":190,"renamedFrom":null},
    {"name":"legal_name","kind":"string","label":{"zh":"法人姓名","en":"Legal representative"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$"},"rule":"legal_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"name","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"id_card","kind":"string","label":{"zh":"法人身份证号","en":"ID card"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"]},"rule":"id_card","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"id_card","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":190,"renamedFrom":null},
    {"name":"contact_name","kind":"string","label":{"zh":"联系人","en":"Contact"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$"},"rule":"contact_name","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"contact_phone","kind":"string","label":{"zh":"联系电话","en":"Phone"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"]},"rule":"phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":"phone","computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"service_phone","kind":"string","label":{"zh":"客服电话","en":"Service phone"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9]{5,15}$"},"rule":"service_phone","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":130,"renamedFrom":null},
    {"name":"email","kind":"string","label":{"zh":"邮箱","en":"Email"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"]},"rule":"email","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":180,"renamedFrom":null},
    {"name":"bank","kind":"string","label":{"zh":"开户行","en":"Bank"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":100},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":160,"renamedFrom":null},
    {"name":"bank_card","kind":"string","label":{"zh":"银行卡号","en":"Bank card"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","pattern":"^[0-9]{14,20}$"},"rule":"bank_card","enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":190,"renamedFrom":null},
    {"name":"alipay_account","kind":"string","label":{"zh":"支付宝账号","en":"Alipay account"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":100},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":true,"search":false,"permission":null,"hidden":true,"width":180,"renamedFrom":null},
    {"name":"papers","kind":"files","label":{"zh":"资质照片","en":"Licence photos"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"array","maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":140,"renamedFrom":null},
    {"name":"quick_money","kind":"enum","label":{"zh":"快捷收款状态","en":"Quick-money state"},"help":{"zh":"空表示未申请","en":"Empty means not applied for"},"source":"spec","required":false,"nullable":true,"write":"never","schema":{"type":"integer","enum":[0,1,2,3,4]},"rule":null,"enum":"quick_money_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":120,"renamedFrom":null},
    {"name":"failure","kind":"string","label":{"zh":"失败原因","en":"Failure"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":180,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "finance_base",
    "info": "finance_base",
    "create": "finance_base",
    "update": "finance_base",
    "remove": "finance_base",
    "export": "finance_base",
    "reveal": "finance_base"
  },
  "list": {
    "columns": ["name","short_name","channel","subject_type","business_number","contact_name","contact_phone","quick_money","created_at"],
    "filters": ["channel","subject_type","quick_money"],
    "sort": {"field":"created_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": [],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"主体","en":"Subject"},"fields":["channel","subject_type","name","short_name","business_number"]},{"label":{"zh":"法人","en":"Legal representative"},"fields":["legal_name","id_card"]},{"label":{"zh":"联系","en":"Contact"},"fields":["contact_name","contact_phone","service_phone","email"]},{"label":{"zh":"结算","en":"Settlement"},"fields":["bank","bank_card","alipay_account","papers"]}],
    "copy": false
  },
  "detail": {
    "permission": "finance_base",
    "sections": [{"label":{"zh":"主体","en":"Subject"},"fields":["channel","subject_type","name","short_name","business_number"]},{"label":{"zh":"法人","en":"Legal representative"},"fields":["legal_name","id_card"]},{"label":{"zh":"联系","en":"Contact"},"fields":["contact_name","contact_phone","service_phone","email"]},{"label":{"zh":"结算","en":"Settlement"},"fields":["bank","bank_card","alipay_account","papers"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["quick_money","failure","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","channel","subject_type","name","short_name","business_number","legal_name","id_card","contact_name","contact_phone","service_phone","email","bank","bank_card","alipay_account","papers","quick_money","failure","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"收款账户","en":"Payment accounts"},
    "group": "finance",
    "order": 15,
    "icon": "store",
    "path": "/finance/merchant-list",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "merchant_channel": {"name":"merchant_channel","label":{"zh":"收款渠道","en":"Payment channel"},"source":"spec","type":"integer","values":[{"value":1,"name":"alipay","label":{"zh":"支付宝","en":"Alipay"},"tone":"neutral"},{"value":2,"name":"youyun","label":{"zh":"youyun支付","en":"Youyun"},"tone":"neutral"}],"variants":null,"open":false},
    "merchant_subject": {"name":"merchant_subject","label":{"zh":"主体类型","en":"Subject"},"source":"assumed","type":"integer","values":[{"value":1,"name":"company","label":{"zh":"企业","en":"Company"},"tone":"neutral"},{"value":2,"name":"individual_business","label":{"zh":"个体工商户","en":"Individual business"},"tone":"neutral"},{"value":3,"name":"person","label":{"zh":"个人","en":"Person"},"tone":"neutral"}],"variants":null,"open":false},
    "quick_money_state": {"name":"quick_money_state","label":{"zh":"快捷收款状态","en":"Quick-money state"},"source":"spec","type":"integer","values":[{"value":0,"name":"reviewing_0","label":{"zh":"审核中","en":"Reviewing"},"tone":"info"},{"value":1,"name":"success","label":{"zh":"成功","en":"Succeeded"},"tone":"success"},{"value":2,"name":"failed_2","label":{"zh":"失败","en":"Failed"},"tone":"error"},{"value":3,"name":"reviewing_3","label":{"zh":"审核中","en":"Reviewing"},"tone":"info"},{"value":4,"name":"failed_4","label":{"zh":"失败","en":"Failed"},"tone":"error"}],"variants":null,"open":false}
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
  "peers": {},
  "paths": {}
}

export default entity
