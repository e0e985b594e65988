/** A small world: two companies, an administrator and lesser accounts in each, and a few records. */
import { hashPassword } from '../../../src/server/auth/passwords.ts'
import type { Store } from '../../../src/server/store/store.ts'

export const PASSWORD = 'Correct-horse-9'

/** What a ticket in the first home is opened with. */
export const TICKET = {
  service_type: 2,
  fault: '没电',
  home_id: 1,
  service_target: 1,
  contact_name: '王芳',
  contact_phone: '13800001234',
  appointment_date: '2099-01-01',
}

const BINDING = ['lock', 'gateway', 'collector', 'meter', 'water_gateway', 'water_meter'].flatMap((family) => [
  { resource: 'room', action: `bind_${family}` },
  { resource: 'room', action: `unbind_${family}` },
])
/** What the first company has booked; the second has nothing. */
export const BOOKED = [{ resource: 'client', action: 'face_access' }, ...BINDING]

const COMPANIES = [
  { id: 1, name: '晴空公寓' },
  { id: 2, name: '远山公寓' },
]

const ROLES = [
  { id: 100, name: '管理员', permissions: [] as string[], built_in: true },
  { id: 101, name: '管家', permissions: ['homes_view', 'lease_base'], built_in: false },
  { id: 102, name: '访客', permissions: [] as string[], built_in: false },
]

interface Member {
  readonly id: number
  readonly account: string
  readonly role: number
  readonly type: number
  readonly stores: readonly number[]
  readonly homes: readonly number[]
  readonly active: boolean
}
const member = (id: number, account: string, role: number, rest: Partial<Member> = {}): Member => ({
  id,
  account,
  role,
  type: 0,
  stores: [],
  homes: [],
  active: true,
  ...rest,
})

const MEMBERS: readonly Member[] = [
  member(1, 'admin', 100),
  member(2, 'keeper', 101),
  member(3, 'guest', 102),
  member(4, 'gone', 101, { active: false }),
  member(5, 'branch', 101, { type: 1, stores: [1] }),
  member(6, 'caretaker', 101, { homes: [2] }),
]

/** Keys of the second company are its own: what the first asks for by them is foreign. */
export const SECOND = 500

/** Names of accounts in the second company: `admin@2`. */
export const accountIn = (account: string, company: number): string =>
  company === 1 ? account : `${account}@${company}`

export async function makeWorld(store: Store): Promise<void> {
  const password = await hashPassword(PASSWORD)
  const insert = (table: string, row: Record<string, unknown>): Promise<unknown> => {
    const names = Object.keys(row)
    return store.query({
      text: `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
      values: Object.values(row),
    })
  }
  for (const { id, name } of COMPANIES) {
    const base = (id - 1) * SECOND
    await insert('clients', {
      client_id: id,
      name,
      optional_permissions: JSON.stringify(id === 1 ? BOOKED : []),
      sms_left: 1000,
    })
    for (const role of ROLES) await insert('roles', { client_id: id, ...role })
    for (const n of [1, 2]) await insert('stores', { client_id: id, id: base + n, name: `${name}${n}店` })
    for (const [home, store] of [
      [1, 1],
      [2, 1],
      [3, 2],
    ] as const) {
      await insert('homes', {
        client_id: id,
        home_id: base + home,
        store_id: base + store,
        name: `${name}${home}号`,
        home_type: 1,
        province: '上海市',
        city: '上海市',
        district: '浦东新区',
      })
    }
    for (const { id: staff_id, account, role, type, stores, homes, active } of MEMBERS) {
      const phone = `1380000${id}${String(staff_id).padStart(3, '0')}`
      await insert('staff', {
        client_id: id,
        staff_id: base + staff_id,
        name: `员工${staff_id}`,
        account: accountIn(account, id),
        phone,
        password,
        role_id: role,
        type,
        active,
      })
      for (const item_id of stores)
        await insert('staff_store_ids', { client_id: id, owner_id: base + staff_id, item_id: base + item_id })
      for (const item_id of homes)
        await insert('staff_home_ids', { client_id: id, owner_id: base + staff_id, item_id: base + item_id })
    }
  }
  await Promise.all(
    [
      ['roles', 'id'],
      ['stores', 'id'],
      ['homes', 'home_id'],
      ['staff', 'staff_id'],
      ['clients', 'client_id'],
    ].map(([table, key]) =>
      store.query({ text: `select setval(pg_get_serial_sequence('${table}', '${key}'), 1000)`, values: [] }),
    ),
  )
}
