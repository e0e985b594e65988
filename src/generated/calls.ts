// Generated from schemas/calls by `npm run generate`; edit the source instead.
import type { Call } from '../model/model.ts'

export const calls = {
  "branch_all": {"host":"main","method":"GET","path":"/v3/branch_all","permission":"every","cached":true},
  "branch_switch_payment": {"host":"main","method":"POST","path":"/v3/branch/switch_payment","permission":"finance_base","cached":false,"keeps_empty":true},
  "change_password": {"host":"main","method":"PUT","path":"/v3/user/password","permission":"every","cached":false},
  "desensitization_data_get": {"host":"main","method":"POST","path":"/v3/desensitization_data_get","permission":"every","cached":false},
  "get_sms_left": {"host":"main","method":"GET","path":"/v3/get_sms_left","permission":"every","cached":false},
  "home_overview": {"host":"main","method":"GET","path":"/v3/home_overview","permission":"every","cached":false},
  "live": {"host":"main","method":"GET","path":"/v3/live","permission":"every","cached":false},
  "lock_setting": {"host":"main","method":"GET","path":"/v3/lock_setting","permission":"homes_device_config","cached":false},
  "login": {"host":"passport","method":"POST","path":"/api/v2/login","permission":null,"cached":false},
  "login_by_sms": {"host":"passport","method":"POST","path":"/api/v2/login_by_sms","permission":null,"cached":false},
  "permission_list": {"host":"main","method":"GET","path":"/v3/permission_list","permission":"every","cached":true},
  "send_login_sms": {"host":"passport","method":"POST","path":"/api/v2/send_login_sms","permission":null,"cached":false},
  "send_verify_sms": {"host":"passport","method":"POST","path":"/api/v2/send_verify_sms","permission":"every","cached":false},
  "service_chats": {"host":"main","method":"GET","path":"/v3/service/chats","permission":"service_answer","cached":false},
  "service_messages": {"host":"main","method":"GET","path":"/v3/service/messages","permission":"every","cached":false},
  "service_read": {"host":"main","method":"POST","path":"/v3/service/read","permission":"every","cached":false},
  "service_send": {"host":"main","method":"POST","path":"/v3/service/messages","permission":"every","cached":false},
  "service_unread": {"host":"main","method":"GET","path":"/v3/service/unread","permission":"every","cached":false},
  "settings_in_force": {"host":"main","method":"GET","path":"/v3/settings_in_force","permission":"every","cached":false},
  "svg_captcha": {"host":"passport","method":"GET","path":"/api/v2/svg_captcha","permission":null,"cached":false},
  "user_info": {"host":"main","method":"GET","path":"/v3/user_info","permission":"every","cached":false},
  "user_verify_privacy": {"host":"main","method":"POST","path":"/v3/user_verify_privacy","permission":"every","cached":false},
  "version_check": {"host":"main","method":"GET","path":"/static/time","permission":null,"cached":false},
  "web_logout": {"host":"passport","method":"POST","path":"/api/v2/web_logout","permission":null,"cached":false}
} as const satisfies Readonly<Record<string, Pick<Call, 'host' | 'method' | 'path' | 'permission' | 'cached'> & Partial<Pick<Call, 'keeps_empty'>>>>
