// Generated from schemas/entities/lock_setting.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  level: {"schema":{"type":"integer","enum":[1,2,3,4]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  store_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  enable_alarm: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  alarm_begin: {"schema":{"minLength":1,"type":"string","format":"time","maxLength":5,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  alarm_end: {"schema":{"minLength":1,"type":"string","format":"time","maxLength":5,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  alarm_unlock: {"schema":{"type":"integer","minimum":1,"maximum":1440},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  msg_notify: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  low_power: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  forbid_add_password: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  forbid_add_tmp_password: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  forbid_tenant_tmp_password: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  forbid_get_once_password: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  forbid_times_pwd: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  forbid_admin_password: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  auth_expire_alarm: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  auth_lock_alarm: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  face_recognition_enabled: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  face_recognition_required: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  face_recognition_interval_days: {"schema":{"type":"integer","minimum":1,"maximum":365},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_open_switch: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_exp_switch: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_inner_open_switch: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_rada_switch: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_rada_distance: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_open_audio_switch: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_open_audio_content: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  lock_audio_play_num: {"schema":{"type":"integer","minimum":1,"maximum":99},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_auth_expires_audio_switch: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_auth_expires_audio_content: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  audio_num_101001: {"schema":{"type":"integer","minimum":1,"maximum":99},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_rent_arrears_audio_switch: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  lock_rent_arrears_audio_content: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  audio_num_101002: {"schema":{"type":"integer","minimum":1,"maximum":99},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  bluetooth_channel: {"schema":{"type":"integer","minimum":0,"maximum":39},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
