// Generated from schemas/entities/lock_setting.json by `npm run generate`; edit the source instead.
import type { ConsoleEntity } from '../../../model/console-entity.ts'

const entity: ConsoleEntity = {
  "name": "lock_setting",
  "plural": "lock_settings",
  "label": {
    "zh": "门锁设置",
    "en": "Lock settings"
  },
  "help": {
    "zh": "未填写的项沿用上级：房间、房源、门店、公司",
    "en": "Values left empty come from the next level up: room, home, store, company"
  },
  "source": "spec",
  "key": "id",
  "display": "{applies_to}",
  "card": [],
  "tenant": true,
  "internal": false,
  "journal": false,
  "fields": [
    {"name":"id","kind":"key","label":{"zh":"编号","en":"ID"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":true,"width":90,"renamedFrom":null},
    {"name":"level","kind":"enum","label":{"zh":"设置层级","en":"Setting level"},"help":null,"source":"assumed","required":true,"nullable":false,"write":"create","schema":{"type":"integer","enum":[1,2,3,4]},"rule":null,"enum":"setting_level","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":100,"renamedFrom":null},
    {"name":"store_id","kind":"reference","label":{"zh":"门店","en":"Store"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"store","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":140,"renamedFrom":null},
    {"name":"home_id","kind":"reference","label":{"zh":"房源","en":"Home"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"home","onDelete":"cascade","within":null,"follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":200,"renamedFrom":null},
    {"name":"room_id","kind":"reference","label":{"zh":"房间","en":"Room"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"create","schema":{"type":"integer"},"rule":null,"enum":null,"reference":{"entity":"room","onDelete":"cascade","within":"home_id","follows":false},"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":180,"renamedFrom":null},
    {"name":"applies_to","kind":"string","label":{"zh":"适用对象","en":"Applies to"},"help":null,"source":"assumed","required":false,"nullable":true,"write":"never","schema":{"minLength":1,"type":"string"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":{"if":[{"not":[{"is_null":["$room_id"]}]},{"concat":["$room_id.home_id.name"," ","$room_id.display_name"]},{"coalesce":["$home_id.name","$store_id.name","$client_id.name"]}]},"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":false,"width":220,"renamedFrom":null},
    {"name":"enable_alarm","kind":"boolean","label":{"zh":"报警开关","en":"Alarms"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"alarm_begin","kind":"string","label":{"zh":"报警开始时间","en":"Alarms from"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","format":"time","maxLength":5},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"alarm_end","kind":"string","label":{"zh":"报警结束时间","en":"Alarms until"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","format":"time","maxLength":5},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"alarm_unlock","kind":"integer","label":{"zh":"未锁报警","en":"Unlocked alarm"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1,"maximum":1440},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"分钟","en":"min"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"msg_notify","kind":"boolean","label":{"zh":"消息通知","en":"Messages"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"low_power","kind":"boolean","label":{"zh":"低电量提醒","en":"Low battery reminder"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"forbid_add_password","kind":"boolean","label":{"zh":"禁止添加密码","en":"No new passwords"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"forbid_add_tmp_password","kind":"boolean","label":{"zh":"禁止添加临时密码","en":"No temporary passwords"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"forbid_tenant_tmp_password","kind":"boolean","label":{"zh":"禁止租客添加临时密码","en":"No temporary passwords by tenants"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"forbid_get_once_password","kind":"boolean","label":{"zh":"禁止获取单次密码","en":"No single-use passwords"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"forbid_times_pwd","kind":"boolean","label":{"zh":"禁止次数密码","en":"No limited-use passwords"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"forbid_admin_password","kind":"boolean","label":{"zh":"禁止管理密码","en":"No admin password"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"auth_expire_alarm","kind":"boolean","label":{"zh":"授权到期提醒","en":"Expiry reminder"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"auth_lock_alarm","kind":"boolean","label":{"zh":"授权锁定提醒","en":"Locked credential reminder"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"face_recognition_enabled","kind":"boolean","label":{"zh":"人脸核验","en":"Face check"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"face_recognition_required","kind":"boolean","label":{"zh":"强制核验","en":"Face check required"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"face_recognition_interval_days","kind":"integer","label":{"zh":"核验间隔","en":"Check every"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1,"maximum":365},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"天","en":"days"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_open_switch","kind":"boolean","label":{"zh":"开门上报","en":"Report openings"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_exp_switch","kind":"boolean","label":{"zh":"异常上报","en":"Report exceptions"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_inner_open_switch","kind":"boolean","label":{"zh":"室内开门上报","en":"Report openings from inside"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_rada_switch","kind":"boolean","label":{"zh":"接近唤醒","en":"Wake on approach"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_rada_distance","kind":"enum","label":{"zh":"唤醒距离","en":"Wake distance"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","enum":[1,2,3]},"rule":null,"enum":"wake_distance","reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"lock_open_audio_switch","kind":"boolean","label":{"zh":"开门语音","en":"Opening voice prompt"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_open_audio_content","kind":"string","label":{"zh":"开门语音内容","en":"Opening voice prompt text"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"lock_audio_play_num","kind":"integer","label":{"zh":"开门语音播放次数","en":"Opening voice prompt repeats"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1,"maximum":99},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"次","en":"times"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_auth_expires_audio_switch","kind":"boolean","label":{"zh":"到期语音","en":"Expiry voice prompt"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_auth_expires_audio_content","kind":"string","label":{"zh":"到期语音内容","en":"Expiry voice prompt text"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"audio_num_101001","kind":"integer","label":{"zh":"到期语音播放次数","en":"Expiry voice prompt repeats"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1,"maximum":99},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"次","en":"times"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_rent_arrears_audio_switch","kind":"boolean","label":{"zh":"欠费语音","en":"Arrears voice prompt"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"boolean"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"lock_rent_arrears_audio_content","kind":"string","label":{"zh":"欠费语音内容","en":"Arrears voice prompt text"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"minLength":1,"type":"string","maxLength":50},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":200,"renamedFrom":null},
    {"name":"audio_num_101002","kind":"integer","label":{"zh":"欠费语音播放次数","en":"Arrears voice prompt repeats"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":1,"maximum":99},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":{"zh":"次","en":"times"},"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"bluetooth_channel","kind":"integer","label":{"zh":"蓝牙通道","en":"Bluetooth channel"},"help":null,"source":"spec","required":false,"nullable":true,"write":"always","schema":{"type":"integer","minimum":0,"maximum":39},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":110,"renamedFrom":null},
    {"name":"version","kind":"integer","label":{"zh":"版本","en":"Version"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"integer"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":false,"sort":false,"search":false,"permission":null,"hidden":true,"width":100,"renamedFrom":null},
    {"name":"created_at","kind":"datetime","label":{"zh":"创建时间","en":"Created"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null},
    {"name":"updated_at","kind":"datetime","label":{"zh":"更新时间","en":"Updated"},"help":null,"source":"assumed","required":false,"nullable":false,"write":"never","schema":{"type":"string","format":"date-time"},"rule":null,"enum":null,"reference":null,"rows":[],"changesOf":null,"link":null,"mask":null,"computed":null,"derived":null,"unit":null,"words":null,"scale":0,"filter":true,"sort":true,"search":false,"permission":null,"hidden":false,"width":170,"renamedFrom":null}
  ],
  "locked": {
    "update": null,
    "remove": null
  },
  "access": {
    "list": "homes_device_config",
    "info": "homes_device_config",
    "create": "homes_device_config",
    "update": "homes_device_config",
    "remove": "homes_device_config",
    "export": "homes_device_config",
    "reveal": "homes_device_config"
  },
  "list": {
    "columns": ["applies_to","level","enable_alarm","forbid_add_password","face_recognition_enabled","lock_open_audio_switch","updated_at"],
    "filters": ["level","store_id","home_id"],
    "sort": {"field":"level","desc":false},
    "totals": [],
    "inline": [],
    "bulk": [],
    "limit": 100
  },
  "form": {
    "sections": [{"label":{"zh":"适用范围","en":"Where"},"fields":["level","store_id","home_id","room_id"]},{"label":{"zh":"报警与通知","en":"Alarms and messages"},"fields":["enable_alarm","alarm_begin","alarm_end","alarm_unlock","msg_notify","low_power","auth_expire_alarm","auth_lock_alarm"]},{"label":{"zh":"密码限制","en":"Password limits"},"fields":["forbid_add_password","forbid_add_tmp_password","forbid_tenant_tmp_password","forbid_get_once_password","forbid_times_pwd","forbid_admin_password"]},{"label":{"zh":"人脸核验","en":"Face check"},"fields":["face_recognition_enabled","face_recognition_required","face_recognition_interval_days"]},{"label":{"zh":"上报与唤醒","en":"Reporting and wake-up"},"fields":["lock_open_switch","lock_exp_switch","lock_inner_open_switch","lock_rada_switch","lock_rada_distance","bluetooth_channel"]},{"label":{"zh":"语音","en":"Voice prompts"},"fields":["lock_open_audio_switch","lock_open_audio_content","lock_audio_play_num","lock_auth_expires_audio_switch","lock_auth_expires_audio_content","audio_num_101001","lock_rent_arrears_audio_switch","lock_rent_arrears_audio_content","audio_num_101002"]}],
    "copy": false
  },
  "detail": {
    "permission": "homes_device_config",
    "sections": [{"label":{"zh":"适用范围","en":"Where"},"fields":["level","store_id","home_id","room_id"]},{"label":{"zh":"报警与通知","en":"Alarms and messages"},"fields":["enable_alarm","alarm_begin","alarm_end","alarm_unlock","msg_notify","low_power","auth_expire_alarm","auth_lock_alarm"]},{"label":{"zh":"密码限制","en":"Password limits"},"fields":["forbid_add_password","forbid_add_tmp_password","forbid_tenant_tmp_password","forbid_get_once_password","forbid_times_pwd","forbid_admin_password"]},{"label":{"zh":"人脸核验","en":"Face check"},"fields":["face_recognition_enabled","face_recognition_required","face_recognition_interval_days"]},{"label":{"zh":"上报与唤醒","en":"Reporting and wake-up"},"fields":["lock_open_switch","lock_exp_switch","lock_inner_open_switch","lock_rada_switch","lock_rada_distance","bluetooth_channel"]},{"label":{"zh":"语音","en":"Voice prompts"},"fields":["lock_open_audio_switch","lock_open_audio_content","lock_audio_play_num","lock_auth_expires_audio_switch","lock_auth_expires_audio_content","audio_num_101001","lock_rent_arrears_audio_switch","lock_rent_arrears_audio_content","audio_num_101002"]},{"label":{"zh":"其他信息","en":"Other"},"fields":["applies_to","created_at","updated_at"]}],
    "related": []
  },
  "export": {
    "columns": ["id","level","store_id","home_id","room_id","applies_to","enable_alarm","alarm_begin","alarm_end","alarm_unlock","msg_notify","low_power","forbid_add_password","forbid_add_tmp_password","forbid_tenant_tmp_password","forbid_get_once_password","forbid_times_pwd","forbid_admin_password","auth_expire_alarm","auth_lock_alarm","face_recognition_enabled","face_recognition_required","face_recognition_interval_days","lock_open_switch","lock_exp_switch","lock_inner_open_switch","lock_rada_switch","lock_rada_distance","lock_open_audio_switch","lock_open_audio_content","lock_audio_play_num","lock_auth_expires_audio_switch","lock_auth_expires_audio_content","audio_num_101001","lock_rent_arrears_audio_switch","lock_rent_arrears_audio_content","audio_num_101002","bluetooth_channel","created_at","updated_at"],
    "declared": false
  },
  "menu": {
    "label": {"zh":"门锁配置","en":"Lock settings"},
    "group": "config",
    "order": 30,
    "icon": "settings",
    "path": "/configuration/lock",
    "index": null,
    "when": null,
    "tabs": false,
    "migrated": false
  },
  "enums": {
    "setting_level": {"name":"setting_level","label":{"zh":"设置层级","en":"Setting level"},"source":"assumed","type":"integer","values":[{"value":1,"name":"company","label":{"zh":"公司","en":"Company"},"tone":"neutral"},{"value":2,"name":"store","label":{"zh":"门店","en":"Store"},"tone":"neutral"},{"value":3,"name":"home","label":{"zh":"房源","en":"Home"},"tone":"neutral"},{"value":4,"name":"room","label":{"zh":"房间","en":"Room"},"tone":"neutral"}],"variants":null,"open":false},
    "wake_distance": {"name":"wake_distance","label":{"zh":"唤醒距离","en":"Wake distance"},"source":"assumed","type":"integer","values":[{"value":1,"name":"near","label":{"zh":"近","en":"Near"},"tone":"neutral"},{"value":2,"name":"middle","label":{"zh":"中","en":"Middle"},"tone":"neutral"},{"value":3,"name":"far","label":{"zh":"远","en":"Far"},"tone":"neutral"}],"variants":null,"open":false}
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
    "home": {"plural":"homes","key":"home_id","display":"{name}","card":false,"label":{"zh":"房源","en":"Home"},"many":{"zh":"房源","en":"Homes"},"path":"/house/home-list","read":"homes_view","page":"homes_view"},
    "room": {"plural":"rooms","key":"room_id","display":"{display_name}","card":false,"label":{"zh":"房间","en":"Room"},"many":{"zh":"房间","en":"Rooms"},"path":"/house/room-list","read":"homes_view","page":"homes_view"},
    "store": {"plural":"stores","key":"id","display":"{name}","card":false,"label":{"zh":"门店","en":"Store"},"many":{"zh":"门店","en":"Stores"},"path":"/stores/index","read":"org_base","page":"org_base"}
  },
  "paths": {}
}

export default entity
