/** Calls that the engine answers itself: of accounts, sessions, settings and the log, which every console has. */
export const ENGINE_CALLS = [
  'change_password',
  'desensitization_data_get',
  'live',
  'login',
  'login_by_sms',
  'permission_list',
  'send_login_sms',
  'send_verify_sms',
  'settings_in_force',
  'svg_captcha',
  'user_info',
  'user_verify_privacy',
  'version_check',
  'version_desktop',
  'web_logout',
] as const

export type EngineCall = (typeof ENGINE_CALLS)[number]
