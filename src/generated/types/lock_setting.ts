// Generated from schemas/entities/lock_setting.json by `npm run generate`; edit the source instead.

/** 门锁设置 Lock settings */
export interface LockSetting {
  /** 编号 ID */
  id: number
  /** 设置层级 Setting level */
  level: (1 | 2 | 3 | 4)
  /** 门店 Store */
  store_id: (number | null)
  /** 房源 Home */
  home_id: (number | null)
  /** 房间 Room */
  room_id: (number | null)
  /** 适用对象 Applies to */
  applies_to: (string | null)
  /** 报警开关 Alarms */
  enable_alarm: (boolean | null)
  /** 报警开始时间 Alarms from */
  alarm_begin: (string | null)
  /** 报警结束时间 Alarms until */
  alarm_end: (string | null)
  /** 未锁报警 Unlocked alarm (分钟 min) */
  alarm_unlock: (number | null)
  /** 消息通知 Messages */
  msg_notify: (boolean | null)
  /** 低电量提醒 Low battery reminder */
  low_power: (boolean | null)
  /** 禁止添加密码 No new passwords */
  forbid_add_password: (boolean | null)
  /** 禁止添加临时密码 No temporary passwords */
  forbid_add_tmp_password: (boolean | null)
  /** 禁止租客添加临时密码 No temporary passwords by tenants */
  forbid_tenant_tmp_password: (boolean | null)
  /** 禁止获取单次密码 No single-use passwords */
  forbid_get_once_password: (boolean | null)
  /** 禁止次数密码 No limited-use passwords */
  forbid_times_pwd: (boolean | null)
  /** 禁止管理密码 No admin password */
  forbid_admin_password: (boolean | null)
  /** 授权到期提醒 Expiry reminder */
  auth_expire_alarm: (boolean | null)
  /** 授权锁定提醒 Locked credential reminder */
  auth_lock_alarm: (boolean | null)
  /** 人脸核验 Face check */
  face_recognition_enabled: (boolean | null)
  /** 强制核验 Face check required */
  face_recognition_required: (boolean | null)
  /** 核验间隔 Check every (天 days) */
  face_recognition_interval_days: (number | null)
  /** 开门上报 Report openings */
  lock_open_switch: (boolean | null)
  /** 异常上报 Report exceptions */
  lock_exp_switch: (boolean | null)
  /** 室内开门上报 Report openings from inside */
  lock_inner_open_switch: (boolean | null)
  /** 接近唤醒 Wake on approach */
  lock_rada_switch: (boolean | null)
  /** 唤醒距离 Wake distance */
  lock_rada_distance: (1 | 2 | 3 | null)
  /** 开门语音 Opening voice prompt */
  lock_open_audio_switch: (boolean | null)
  /** 开门语音内容 Opening voice prompt text */
  lock_open_audio_content: (string | null)
  /** 开门语音播放次数 Opening voice prompt repeats (次 times) */
  lock_audio_play_num: (number | null)
  /** 到期语音 Expiry voice prompt */
  lock_auth_expires_audio_switch: (boolean | null)
  /** 到期语音内容 Expiry voice prompt text */
  lock_auth_expires_audio_content: (string | null)
  /** 到期语音播放次数 Expiry voice prompt repeats (次 times) */
  audio_num_101001: (number | null)
  /** 欠费语音 Arrears voice prompt */
  lock_rent_arrears_audio_switch: (boolean | null)
  /** 欠费语音内容 Arrears voice prompt text */
  lock_rent_arrears_audio_content: (string | null)
  /** 欠费语音播放次数 Arrears voice prompt repeats (次 times) */
  audio_num_101002: (number | null)
  /** 蓝牙通道 Bluetooth channel */
  bluetooth_channel: (number | null)
  /** 版本 Version */
  version: number
  /** 创建时间 Created */
  created_at: string
  /** 更新时间 Updated */
  updated_at: string
  _labels?: {
    [k: string]: string | string[] | null
  }
}

/** What create takes. */
export interface LockSettingCreate {
  /** 设置层级 Setting level */
  level: (1 | 2 | 3 | 4)
  /** 门店 Store */
  store_id?: (number | null)
  /** 房源 Home */
  home_id?: (number | null)
  /** 房间 Room */
  room_id?: (number | null)
  /** 报警开关 Alarms */
  enable_alarm?: (boolean | null)
  /** 报警开始时间 Alarms from */
  alarm_begin?: (string | null)
  /** 报警结束时间 Alarms until */
  alarm_end?: (string | null)
  /** 未锁报警 Unlocked alarm (分钟 min) */
  alarm_unlock?: (number | null)
  /** 消息通知 Messages */
  msg_notify?: (boolean | null)
  /** 低电量提醒 Low battery reminder */
  low_power?: (boolean | null)
  /** 禁止添加密码 No new passwords */
  forbid_add_password?: (boolean | null)
  /** 禁止添加临时密码 No temporary passwords */
  forbid_add_tmp_password?: (boolean | null)
  /** 禁止租客添加临时密码 No temporary passwords by tenants */
  forbid_tenant_tmp_password?: (boolean | null)
  /** 禁止获取单次密码 No single-use passwords */
  forbid_get_once_password?: (boolean | null)
  /** 禁止次数密码 No limited-use passwords */
  forbid_times_pwd?: (boolean | null)
  /** 禁止管理密码 No admin password */
  forbid_admin_password?: (boolean | null)
  /** 授权到期提醒 Expiry reminder */
  auth_expire_alarm?: (boolean | null)
  /** 授权锁定提醒 Locked credential reminder */
  auth_lock_alarm?: (boolean | null)
  /** 人脸核验 Face check */
  face_recognition_enabled?: (boolean | null)
  /** 强制核验 Face check required */
  face_recognition_required?: (boolean | null)
  /** 核验间隔 Check every (天 days) */
  face_recognition_interval_days?: (number | null)
  /** 开门上报 Report openings */
  lock_open_switch?: (boolean | null)
  /** 异常上报 Report exceptions */
  lock_exp_switch?: (boolean | null)
  /** 室内开门上报 Report openings from inside */
  lock_inner_open_switch?: (boolean | null)
  /** 接近唤醒 Wake on approach */
  lock_rada_switch?: (boolean | null)
  /** 唤醒距离 Wake distance */
  lock_rada_distance?: (1 | 2 | 3 | null)
  /** 开门语音 Opening voice prompt */
  lock_open_audio_switch?: (boolean | null)
  /** 开门语音内容 Opening voice prompt text */
  lock_open_audio_content?: (string | null)
  /** 开门语音播放次数 Opening voice prompt repeats (次 times) */
  lock_audio_play_num?: (number | null)
  /** 到期语音 Expiry voice prompt */
  lock_auth_expires_audio_switch?: (boolean | null)
  /** 到期语音内容 Expiry voice prompt text */
  lock_auth_expires_audio_content?: (string | null)
  /** 到期语音播放次数 Expiry voice prompt repeats (次 times) */
  audio_num_101001?: (number | null)
  /** 欠费语音 Arrears voice prompt */
  lock_rent_arrears_audio_switch?: (boolean | null)
  /** 欠费语音内容 Arrears voice prompt text */
  lock_rent_arrears_audio_content?: (string | null)
  /** 欠费语音播放次数 Arrears voice prompt repeats (次 times) */
  audio_num_101002?: (number | null)
  /** 蓝牙通道 Bluetooth channel */
  bluetooth_channel?: (number | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface LockSettingUpdate {
  /** 报警开关 Alarms */
  enable_alarm?: (boolean | null)
  /** 报警开始时间 Alarms from */
  alarm_begin?: (string | null)
  /** 报警结束时间 Alarms until */
  alarm_end?: (string | null)
  /** 未锁报警 Unlocked alarm (分钟 min) */
  alarm_unlock?: (number | null)
  /** 消息通知 Messages */
  msg_notify?: (boolean | null)
  /** 低电量提醒 Low battery reminder */
  low_power?: (boolean | null)
  /** 禁止添加密码 No new passwords */
  forbid_add_password?: (boolean | null)
  /** 禁止添加临时密码 No temporary passwords */
  forbid_add_tmp_password?: (boolean | null)
  /** 禁止租客添加临时密码 No temporary passwords by tenants */
  forbid_tenant_tmp_password?: (boolean | null)
  /** 禁止获取单次密码 No single-use passwords */
  forbid_get_once_password?: (boolean | null)
  /** 禁止次数密码 No limited-use passwords */
  forbid_times_pwd?: (boolean | null)
  /** 禁止管理密码 No admin password */
  forbid_admin_password?: (boolean | null)
  /** 授权到期提醒 Expiry reminder */
  auth_expire_alarm?: (boolean | null)
  /** 授权锁定提醒 Locked credential reminder */
  auth_lock_alarm?: (boolean | null)
  /** 人脸核验 Face check */
  face_recognition_enabled?: (boolean | null)
  /** 强制核验 Face check required */
  face_recognition_required?: (boolean | null)
  /** 核验间隔 Check every (天 days) */
  face_recognition_interval_days?: (number | null)
  /** 开门上报 Report openings */
  lock_open_switch?: (boolean | null)
  /** 异常上报 Report exceptions */
  lock_exp_switch?: (boolean | null)
  /** 室内开门上报 Report openings from inside */
  lock_inner_open_switch?: (boolean | null)
  /** 接近唤醒 Wake on approach */
  lock_rada_switch?: (boolean | null)
  /** 唤醒距离 Wake distance */
  lock_rada_distance?: (1 | 2 | 3 | null)
  /** 开门语音 Opening voice prompt */
  lock_open_audio_switch?: (boolean | null)
  /** 开门语音内容 Opening voice prompt text */
  lock_open_audio_content?: (string | null)
  /** 开门语音播放次数 Opening voice prompt repeats (次 times) */
  lock_audio_play_num?: (number | null)
  /** 到期语音 Expiry voice prompt */
  lock_auth_expires_audio_switch?: (boolean | null)
  /** 到期语音内容 Expiry voice prompt text */
  lock_auth_expires_audio_content?: (string | null)
  /** 到期语音播放次数 Expiry voice prompt repeats (次 times) */
  audio_num_101001?: (number | null)
  /** 欠费语音 Arrears voice prompt */
  lock_rent_arrears_audio_switch?: (boolean | null)
  /** 欠费语音内容 Arrears voice prompt text */
  lock_rent_arrears_audio_content?: (string | null)
  /** 欠费语音播放次数 Arrears voice prompt repeats (次 times) */
  audio_num_101002?: (number | null)
  /** 蓝牙通道 Bluetooth channel */
  bluetooth_channel?: (number | null)
  /** 版本 Version */
  version: number
}
