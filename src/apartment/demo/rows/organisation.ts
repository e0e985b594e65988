/** The client, its roles, stores and staff. */
import { StaffType } from '../../../generated/enums.ts'
import type { App } from '../../../model/model.ts'
import { bareKey, givenPermissions, isOptional } from '../../../model/permission-keys.ts'
import { LEFT_DAYS, logins, password } from '../logins.ts'
import { dice } from '../dice.ts'
import { daysAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { personName, phoneNumber } from '../words/people.ts'

const OPENED_DAYS_AGO = 1260

export const clients: Rows = function* (plan, app) {
  const { client_id, client } = plan
  const optional_permissions =
    client_id === 1
      ? [
          { resource: 'client', action: 'face_access' },
          { resource: 'access_control', action: 'open' },
          ...bookedFor(app, 'device_binding'),
        ]
      : []
  yield {
    create: {
      name: client,
      tags: [],
      enable_sms_recharge: true,
      sms_left: client_id === 1 ? 1286 : 40,
      optional_permissions,
    },
    server: { client_id, created_at: daysAgo(plan, OPENED_DAYS_AGO, 540) },
  }
}

/** The optional permissions that a key follows from. */
function bookedFor({ permissions }: App, key: string): readonly Values[] {
  const keys = permissions.find((one) => one.key === key)?.allOf ?? []
  return keys.filter(isOptional).map((optional) => {
    const [resource = '', ...action] = bareKey(optional).split('_')
    return { resource, action: action.join('_') }
  })
}

/**
 * Money is the finance people's; whoever answers for all, and looks behind many masks, is named by the administrator.
 * Raw messages of devices know no store.
 */
const NOT_A_MANAGERS: ReadonlySet<string> = new Set(['finance_base', 'service_answer', 'reveal_more', 'webhook_base'])

/** Role 100 holds every key and is the system's own. */
const ROLES: readonly {
  readonly id: number
  readonly name: string
  readonly note: string
  readonly permissions: (all: readonly string[]) => readonly string[]
}[] = [
  { id: 100, name: '管理员', note: '系统内置，拥有全部权限', permissions: (all) => all },
  {
    id: 101,
    name: '店长',
    note: '管理门店的房源、设备、租客、工单和员工',
    permissions: (all) => all.filter((key) => !NOT_A_MANAGERS.has(key)),
  },
  {
    id: 102,
    name: '管家',
    note: '负责日常入住、退租与报修',
    permissions: () => ['every', 'homes_view', 'device_base', 'lease_base', 'ticket_base'],
  },
  {
    id: 103,
    name: '财务',
    note: '对账、开票与查看报表',
    permissions: () => ['every', 'homes_view', 'log_check', 'finance_base'],
  },
  {
    id: 104,
    name: '工程',
    note: '上门安装、维修与拆除',
    permissions: () => ['every', 'homes_view', 'device_base', 'ticket_base'],
  },
]

export const roles: Rows = function* (plan, app) {
  const { client_id } = plan
  const all = givenPermissions(app.permissions).map(({ key }) => key)
  for (const { id, name, note, permissions } of ROLES) {
    yield {
      create: { name, note, permissions: permissions(all) },
      server: { id, client_id, built_in: id === 100, created_at: daysAgo(plan, OPENED_DAYS_AGO, 545) },
    }
  }
}

export const stores: Rows = function* (plan) {
  const { client_id, areas } = plan
  for (const [at, { store, city, province, district, dial, streets }] of areas.entries()) {
    const chance = dice('store', client_id, at)
    const street = chance.pick(streets)
    yield {
      create: {
        name: store,
        manager: personName(chance),
        phone: `${dial}${chance.int(82_000_000, 89_999_999)}`,
        region: `${province === city ? '' : province}${city}${district}`,
        address: `${street}${chance.int(8, 320)}号${chance.int(1, 3)}楼`,
      },
      server: { id: at + 1, client_id, created_at: daysAgo(plan, OPENED_DAYS_AGO - 15 - at * 8, 600) },
    }
  }
}

export const staff: Rows = function* (plan) {
  for (const [at, login] of logins.filter(({ client_id }) => client_id === plan.client_id).entries())
    yield member(plan, at, login)
}

export const staffPhone = (client_id: number, at: number): string => phoneNumber(client_id * 10 + at - 9)

function member(plan: Plan, at: number, login: (typeof logins)[number]): DemoRow {
  const { client_id, homes } = plan
  const chance = dice('staff', client_id, at)
  const { account, name, role_id, store_ids, active } = login
  const home_ids = login.home_ids.filter((home_id) => home_id <= homes)
  const create: Values = {
    name,
    account,
    password,
    role_id,
    store_ids,
    home_ids,
    active,
    phone: staffPhone(client_id, at),
    type: role_id === 101 || role_id === 102 ? StaffType.store : StaffType.company,
  }
  const last_login_at = active ? daysAgo(plan, chance.int(0, 6), chance.int(480, 1100)) : daysAgo(plan, LEFT_DAYS, 600)
  return {
    create,
    server: {
      staff_id: at + 1,
      client_id,
      is_verify_privacy: true,
      last_login_at,
      created_at: daysAgo(plan, OPENED_DAYS_AGO - 25 - at * 20, 570),
    },
  }
}
