/** `user_info` of an administrator who may see homes. */
export const USER = {
  staff_id: 1,
  name: '王芳',
  telephone: '13800000001',
  role: { id: 100, name: '管理员' },
  type: null,
  client: { name: '安居公寓', tags: [], is_mogoroom_auth: false, is_hzzf: false, enable_sms_recharge: false },
  client_id: 1,
  branches: [],
  homes: [],
  permissions: [permission('every', 1), permission('homes_view', 2)],
  client_optional_permissions: [] as { resource: string; action: string }[],
  needCheckSwitch: false,
  is_verify_privacy: true,
}

export function permission(key: string, id: number) {
  return { id, key, name: key, action: 'view', resource: key }
}
