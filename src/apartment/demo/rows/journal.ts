/**
 * A month of the operation log: people log in, correct homes, look behind masks and export. What it says of records is
 * what they hold.
 */
import { masks } from '../../../generated/masks.ts'
import { masked } from '../../../values/mask.ts'
import { LogAction } from '../../../generated/enums.ts'
import { fileName } from '../../../server/operations/export/file-name.ts'
import { dice } from '../dice.ts'
import { storeOf } from '../layout.ts'
import { logins, looksAfter } from '../logins.ts'
import { daysAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { homes } from './housing.ts'
import { tenants } from './letting.ts'

const A = LogAction
/** As many records as are spoken of. */
const KNOWN = 60
const COUNT = { main: 240, other: 10 }
const DAYS = 30

export const operationLogs: Rows = function* (plan, app) {
  const [known, people] = [
    first(homes(plan, app), ({ create }) => create['note'] !== undefined),
    first(tenants(plan, app), () => true),
  ]
  const staff = logins.filter(({ client_id, active }) => client_id === plan.client_id && active)
  const count = plan.client_id === 1 ? COUNT.main : COUNT.other
  for (let id = 1; id <= count; id++) {
    const chance = dice('deed', plan.client_id, id)
    const [resource, deed] = DEEDS[id % DEEDS.length]!
    const able = staff.filter(({ role_id }) => !(NOT_SEEN_BY[resource] ?? []).includes(role_id))
    const by = chance.pick(able)
    const mine = (rows: readonly DemoRow[]): DemoRow | undefined =>
      turn(
        rows.filter((row) => looksAfter(by, placeOf(plan, row))),
        id,
      )
    const staff_id = logins.filter(({ client_id }) => client_id === plan.client_id).indexOf(by) + 1
    const created_at = daysAgo(plan, 1 + Math.floor(((count - id) * DAYS) / count), chance.int(480, 1200))
    const done = deed({
      plan,
      created_at,
      staff_id,
      name: by.name,
      home: mine(known),
      tenant: mine(people),
      rows: chance.int(12, 300),
    })
    const { changes = null, ...create } = {
      staff_id,
      staff_name: by.name,
      address: `10.8.${staff_id}.${chance.int(2, 250)}`,
      succeeded: true,
      ...done,
    } as Values
    yield { create, server: { id, client_id: plan.client_id, created_at, changes } }
  }
}

interface At {
  readonly plan: Plan
  readonly created_at: string
  readonly staff_id: number
  readonly name: string
  readonly home: DemoRow | undefined
  readonly tenant: DemoRow | undefined
  readonly rows: number
}

const self =
  (action: LogAction, succeeded = true) =>
  ({ staff_id, name }: At): Values => ({ action, resource: 'staff', record_id: staff_id, record_name: name, succeeded })

const corrected = (at: At): Values => {
  const { home } = at
  if (home === undefined) return self(A.login)(at)
  const { note, name, store_id } = home.create
  const { home_id } = home.server
  return {
    action: A.update,
    resource: 'home',
    record_id: home_id,
    record_name: name,
    changes: [{ field: 'note', after: note }],
    store_id,
    home_id,
  }
}

const revealed =
  (field: string) =>
  (at: At): Values => {
    const { tenant } = at
    if (tenant === undefined) return self(A.login)(at)
    return {
      action: A.reveal,
      resource: 'tenant',
      record_id: tenant.server['tenant_id'],
      record_name: masked(masks.name, String(tenant.create['name'])),
      changes: [{ field }],
      home_id: tenant.create['home_id'],
    }
  }

const exported = ({ created_at, rows }: At): Values => ({
  action: A.export,
  resource: 'lease',
  record_name: fileName('租约', new Date(created_at), 'xlsx'),
  rows_count: rows,
})

/** Roles of the demo that lack the key of a resource. */
const NOT_SEEN_BY: Readonly<Record<string, readonly number[]>> = { tenant: [103, 104], lease: [103, 104] }
type Deed = readonly [resource: string, deed: (at: At) => Values]
const [come, go, refused] = [
  ['staff', self(A.login)],
  ['staff', self(A.logout)],
  ['staff', self(A.login, false)],
] as const satisfies readonly Deed[]
const [correct, export_] = [
  ['home', corrected],
  ['lease', exported],
] as const satisfies readonly Deed[]
const reveal = (field: string): Deed => ['tenant', revealed(field)]
const DEEDS: readonly Deed[] = [
  come,
  correct,
  reveal('phone'),
  go,
  come,
  export_,
  correct,
  refused,
  come,
  reveal('id_card'),
  correct,
  go,
]

const placeOf = (plan: Plan, { create, server }: DemoRow): { readonly home_id: number; readonly store_id: number } => {
  const home_id = Number(server['home_id'] ?? create['home_id'])
  return { home_id, store_id: storeOf(plan, home_id) }
}

const turn = <T>(items: readonly T[], count: number): T | undefined => items[count % items.length]

function first(rows: Iterable<DemoRow>, wanted: (row: DemoRow) => boolean): readonly DemoRow[] {
  const found: DemoRow[] = []
  for (const row of rows) {
    if (wanted(row)) found.push(row)
    if (found.length === KNOWN) break
  }
  return found
}
