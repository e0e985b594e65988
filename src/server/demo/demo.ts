/**
 * The demo: what a fresh installation shows. In charge of which records there are, the same for the same day and scale;
 * must not know how they are stored. Nothing is kept in memory: each entity's records come one by one.
 */
import type { App } from '../../model/model.ts'
import { plansOf } from './plan.ts'
import type { DemoOptions } from './plan.ts'
import type { DemoRow, Rows } from './row.ts'
import { devices } from './rows/devices.ts'
import { homes, rooms } from './rows/housing.ts'
import { coTenants, leases, tenants, tenantTags } from './rows/letting.ts'
import { messages } from './rows/messages.ts'
import { clients, roles, staff, stores } from './rows/organisation.ts'
import { tickets } from './rows/tickets.ts'

/** By entity, each after those it refers to. */
const generators: Readonly<Record<string, Rows>> = {
  client: clients, role: roles, store: stores, home: homes, staff, room: rooms, device: devices, tenant_tag: tenantTags, tenant: tenants, lease: leases, co_tenant: coTenants, ticket: tickets, message: messages,
}

export const demoEntities: readonly string[] = Object.keys(generators)

export function* demoRows(entity: string, options: DemoOptions, app: App): Generator<DemoRow> {
  const generate = generators[entity]
  if (generate === undefined) throw new RangeError(`The demo has no ${entity}`)
  for (const plan of plansOf(options)) yield* generate(plan, app)
}
