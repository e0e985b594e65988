/** Calls that the engine answers itself: of accounts, sessions, settings and the log, which every console has. */
export const ENGINE_CALLS = [
  'branch_all',
  'change_password',
  'desensitization_data_get',
  'get_sms_left',
  'home_overview',
  'live',
  'lock_setting',
  'login',
  'login_by_sms',
  'permission_list',
  'send_login_sms',
  'send_verify_sms',
  'service_chats',
  'service_messages',
  'service_read',
  'service_send',
  'service_unread',
  'settings_in_force',
  'svg_captcha',
  'user_info',
  'user_verify_privacy',
  'version_check',
  'version_desktop',
  'web_logout',
] as const

export type EngineCall = (typeof ENGINE_CALLS)[number]
