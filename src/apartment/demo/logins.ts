/** Who can log in to the demo; start-up prints the first of each role. All share one password. */

export const password = 'Demo-2026'

export interface Login {
  readonly client_id: number
  readonly account: string
  readonly name: string
  readonly role_id: number
  readonly role: string
  readonly store_ids: readonly number[]
  /** Empty: every home of the stores. */
  readonly home_ids: readonly number[]
  readonly active: boolean
}

/** Days ago on which those who are not active any more were there last. */
export const LEFT_DAYS = 40

/** Whether that home is theirs to look after. */
export const looksAfter = (
  { store_ids, home_ids }: Login,
  { store_id, home_id }: { readonly store_id: number; readonly home_id: number },
): boolean =>
  home_ids.length > 0 ? home_ids.includes(home_id) : store_ids.length === 0 || store_ids.includes(store_id)

const ROLES = { 100: '管理员', 101: '店长', 102: '管家', 103: '财务', 104: '工程' } as const

export const logins: readonly Login[] = [
  login(1, 'admin', '林岚', 100),
  login(1, 'manager', '周建国', 101, [1]),
  login(1, 'keeper', '许晓燕', 102, [1, 2], [1, 2, 6, 7, 11]),
  login(1, 'finance', '沈佳琪', 103),
  login(1, 'engineer', '赵立新', 104),
  login(1, 'manager2', '顾知远', 101, [3, 4]),
  login(1, 'keeper2', '何雨桐', 102, [3]),
  login(1, 'engineer2', '马鹏飞', 104, [], [], false),
  login(2, 'second', '唐若曦', 100),
  login(2, 'second-keeper', '邓安然', 102, [1]),
]

function login(
  client_id: number,
  account: string,
  name: string,
  role_id: keyof typeof ROLES,
  store_ids: readonly number[] = [],
  home_ids: readonly number[] = [],
  active = true,
): Login {
  return { client_id, account, name, role_id, role: ROLES[role_id], store_ids, home_ids, active }
}

/** One of each role, for someone who starts the product for the first time. */
export const demoAccounts: readonly Login[] = logins.filter(
  ({ client_id, role_id }, at) =>
    client_id === 1 && logins.findIndex((other) => other.client_id === 1 && other.role_id === role_id) === at,
)
