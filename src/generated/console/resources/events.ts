// Generated from schemas/entities/event.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "event",
  "plural": "events",
  "label": {
    "zh": "异常事件",
    "en": "Exception"
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
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"device_id","kind":"reference","label":{"zh":"设备","en":"Device"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"device","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":230,"renamedFrom":null},
    {"name":"code","kind":"enum","label":{"zh":"异常事件","en":"Exception"},"help":null,"source":"spec","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[100,1001,1003,1004,1006,1007,1008,1009,1010,1011,2003,2004,3002,3003,4001,4002,4003,4004,5001,5002,5003,5004,5005,5006,5007,5008,5009,5010,5011]},"rule":null,"enum":"abnormal_event","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":130,"renamedFrom":null},
    {"name":"level","kind":"enum","label":{"zh":"告警级别","en":"Level"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"event_level","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":90,"renamedFrom":null},
    {"name":"state","kind":"state","label":{"zh":"处理状态","en":"Handling"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer","enum":[1,2,3,4,5]},"rule":null,"enum":"event_state","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"detail","kind":"string","label":{"zh":"说明","en":"Detail"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":200},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"first_at","kind":"datetime","label":{"zh":"首次发生","en":"First occurred"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"last_at","kind":"datetime","label":{"zh":"最近发生","en":"Last occurred"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"times","kind":"integer","label":{"zh":"次数","en":"Times"},"help":{"zh":"同一设备的同一异常合并计数","en":"Repeats of the same exception on the same device are merged and counted"},"source":"assumed","required":false,"nullable":false,"default":1,"write":"always","schema":{"type":"integer","minimum":1},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":80,"renamedFrom":null},
    {"name":"handler_id","kind":"reference","label":{"zh":"处理人","en":"Handler"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"staff","onDelete":"null","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":110,"renamedFrom":null},
    {"name":"handled_at","kind":"datetime","label":{"zh":"处理时间","en":"Handled"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":170,"renamedFrom":null},
    {"name":"result","kind":"text","label":{"zh":"处理结果","en":"Result"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string","maxLength":500},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":240,"renamedFrom":null},
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
    "columns": ["last_at","home_id","room_id","device_id","code","level","times","state","first_at","handler_id"],
    "filters": ["home_id.store_id","home_id","device_id","code","level","state","last_at"],
    "sort": {"field":"last_at","desc":true},
    "totals": [],
    "inline": [],
    "bulk": ["code","level","first_at","last_at","times"],
    "limit": 100
  },
  "form": {
    "sections": [{"label":null,"fields":["home_id","room_id","device_id","code","level","detail","first_at","last_at","times"]}],
    "copy": false
  },
  "detail": {
    "permission": "log_check",
    "sections": [{"label":null,"fields":["home_id","room_id","device_id","code","level","detail","first_at","last_at","times"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["state","handler_id","handled_at","result","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","home_id","room_id","device_id","code","level","state","detail","first_at","last_at","times","handler_id","handled_at","result","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"异常报表","en":"Exceptions"},
    "group": "report",
    "order": 30,
    "icon": "log",
    "path": "/reporting/abnormal_report",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "abnormal_event": {"name":"abnormal_event","label":{"zh":"异常事件","en":"Exception"},"source":"spec","type":"integer","values":[{"value":100,"name":"out_of_warranty","label":{"zh":"质保到期","en":"Out of warranty"},"tone":"info"},{"value":1001,"name":"low_battery","label":{"zh":"低电量","en":"Low battery"},"tone":"warning"},{"value":1003,"name":"tamper","label":{"zh":"防撬报警","en":"Tamper alarm"},"tone":"error"},{"value":1004,"name":"failed_opens","label":{"zh":"多次开门失败","en":"Repeated failed opens"},"tone":"warning"},{"value":1006,"name":"offline","label":{"zh":"离线","en":"Offline"},"tone":"warning"},{"value":1007,"name":"back_online","label":{"zh":"恢复在线","en":"Back online"},"tone":"success"},{"value":1008,"name":"long_unopened","label":{"zh":"长时间未开门","en":"Long time unopened"},"tone":"info"},{"value":1009,"name":"long_unlocked","label":{"zh":"长时间未上锁","en":"Long time unlocked"},"tone":"warning"},{"value":1010,"name":"ajar","label":{"zh":"门虚掩","en":"Ajar"},"tone":"warning"},{"value":1011,"name":"not_closed","label":{"zh":"门未关","en":"Door not closed"},"tone":"warning"},{"value":2003,"name":"arrears_cut","label":{"zh":"欠费断电","en":"Arrears power cut"},"tone":"warning"},{"value":2004,"name":"overload_trip","label":{"zh":"过载跳闸","en":"Overload trip"},"tone":"error"},{"value":3002,"name":"meter_arrears","label":{"zh":"电表欠费","en":"Meter arrears"},"tone":"warning"},{"value":3003,"name":"water_arrears_cut","label":{"zh":"水费欠费关阀","en":"Water arrears cut"},"tone":"warning"},{"value":4001,"name":"access_tamper","label":{"zh":"门禁防拆报警","en":"Access tamper"},"tone":"error"},{"value":4002,"name":"access_not_closed","label":{"zh":"门禁超时未关","en":"Access door left open"},"tone":"error"},{"value":4003,"name":"access_forced","label":{"zh":"强行开门","en":"Forced opening"},"tone":"error"},{"value":4004,"name":"access_duress","label":{"zh":"胁迫开门","en":"Opening under duress"},"tone":"error"},{"value":5001,"name":"water_battery","label":{"zh":"电池欠压","en":"Battery undervoltage"},"tone":"warning"},{"value":5002,"name":"water_valve","label":{"zh":"阀门异常","en":"Valve fault"},"tone":"error"},{"value":5003,"name":"water_magnet","label":{"zh":"强磁干扰","en":"Strong magnet"},"tone":"error"},{"value":5004,"name":"water_backflow","label":{"zh":"反流","en":"Backflow"},"tone":"warning"},{"value":5005,"name":"water_leak","label":{"zh":"疑似漏水","en":"Suspected leak"},"tone":"error"},{"value":5006,"name":"water_high_flow","label":{"zh":"大流量","en":"High flow"},"tone":"warning"},{"value":5007,"name":"water_unused","label":{"zh":"长期不用水","en":"Long unused"},"tone":"info"},{"value":5008,"name":"water_dismantled","label":{"zh":"表体拆卸","en":"Meter dismantled"},"tone":"error"},{"value":5009,"name":"water_metering","label":{"zh":"计量异常","en":"Metering fault"},"tone":"error"},{"value":5010,"name":"water_offline","label":{"zh":"水表离线","en":"Water meter offline"},"tone":"warning"},{"value":5011,"name":"water_online","label":{"zh":"水表恢复","en":"Water meter back"},"tone":"success"}],"variants":null,"open":false},
    "event_level": {"name":"event_level","label":{"zh":"告警级别","en":"Level"},"source":"assumed","type":"integer","values":[{"value":1,"name":"info","label":{"zh":"提示","en":"Info"},"tone":"info"},{"value":2,"name":"warning","label":{"zh":"警告","en":"Warning"},"tone":"warning"},{"value":3,"name":"severe","label":{"zh":"严重","en":"Severe"},"tone":"error"}],"variants":null,"open":false},
    "event_state": {"name":"event_state","label":{"zh":"处理状态","en":"Handling"},"source":"assumed","type":"integer","values":[{"value":1,"name":"open","label":{"zh":"未处理","en":"Open"},"tone":"error"},{"value":2,"name":"handling","label":{"zh":"处理中","en":"In progress"},"tone":"info"},{"value":3,"name":"done","label":{"zh":"已处理","en":"Handled"},"tone":"success"},{"value":4,"name":"ignored","label":{"zh":"已忽略","en":"Ignored"},"tone":"neutral"},{"value":5,"name":"recovered","label":{"zh":"自动恢复","en":"Recovered"},"tone":"success"}],"variants":null,"open":false}
  },
  "workflow": {
    "name": "event",
    "label": {"zh":"异常处理流程","en":"Exception handling"},
    "entity": "event",
    "field": "state",
    "initial": 1,
    "transitions": [{"name":"take_on","label":{"zh":"开始处理","en":"Start handling"},"source":"assumed","from":[1],"to":2,"when":true,"permission":"log_check","fields":[{"name":"handler_id","required":false}],"tone":"info","confirm":null},{"name":"settle","label":{"zh":"处理完成","en":"Mark as handled"},"source":"assumed","from":[1,2],"to":3,"when":true,"permission":"log_check","fields":[{"name":"result","required":true}],"tone":"success","confirm":null},{"name":"ignore","label":{"zh":"忽略","en":"Ignore"},"source":"assumed","from":[1,2],"to":4,"when":true,"permission":"log_check","fields":[{"name":"result","required":false}],"tone":"neutral","confirm":{"zh":"忽略后不再提醒","en":"You will not be reminded again"}},{"name":"reopen","label":{"zh":"重新处理","en":"Reopen"},"source":"assumed","from":[3,4],"to":1,"when":true,"permission":"log_check","fields":[],"tone":"warning","confirm":null}],
    "allow": {"update":[],"remove":[]},
    "history": null
  },
  "history": null,
  "settings": [],
  "peers": {
    "device": {"plural":"devices","key":"device_id","display":"{sn}","card":false,"label":{"zh":"设备","en":"Device"},"many":{"zh":"设备","en":"Devices"},"path":"/house/device-list","read":"device_base","page":"device_base"},
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "staff": {"plural":"staff","key":"staff_id","display":"{name}","card":true,"label":{"zh":"员工","en":"Staff"},"many":{"zh":"员工","en":"Staff"},"path":"/staff","read":"org_base","page":"device_base","choices":{"active":true}},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {
    "home_id.store_id": {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"always","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"restrict","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null}
  }
}

export default entity
