import { describe, expect, it } from 'vitest'
import { parseSerial, type Serial } from '../../src/apartment/domain/serial-number.ts'
import { hasIdCardCheckDigit } from '../../src/values/id-card.ts'
import { addDays } from '../../src/values/calendar.ts'
import { leaseStatusOf } from '../../src/apartment/domain/lease-status.ts'
import { LeaseStatus } from '../../src/generated/enums.ts'
import { validators } from '../../src/generated/validators.ts'
import { loadModel } from '../../src/model/load.ts'
import { demoEntities, demoRows } from '../../src/apartment/demo/demo.ts'
import type { DemoRow, Values } from '../../src/server/seed/demo.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const today = '2026-11-21'
const now = `${today}T00:00:00.000Z`

type Record_ = Readonly<Record<string, unknown>>
const all = (entity: string, scale = 1): readonly DemoRow[] => [...demoRows(entity, { scale, now }, model.app)]
/** Records of the main client, both parts joined. */
const main = (entity: string): readonly Record_[] =>
  all(entity)
    .filter(({ server }) => server['client_id'] === 1)
    .map(({ create, server }) => ({ ...create, ...server }))
const by = (entity: string): ReadonlyMap<unknown, Record_> =>
  new Map(main(entity).map((row) => [row[model.entities[entity]?.key ?? ''], row]))
const range = (lease: Record_) => lease['lease_range'] as readonly [string, string]
const current = (lease: Record_): boolean =>
  leaseStatusOf(range(lease), today, (lease['check_out_date'] ?? null) as string | null) === LeaseStatus.valid
const counted = <T>(items: readonly T[]): ReadonlyMap<T, number> =>
  items.reduce((counts, item) => counts.set(item, (counts.get(item) ?? 0) + 1), new Map<T, number>())

describe('demo data', () => {
  it.each(demoEntities)('of %s passes the validator of its create form', async (entity) => {
    const load = validators[entity]
    const { create } = load === undefined ? expect.unreachable(`no validator of ${entity}`) : await load()
    const wrong = all(entity)
      .filter((row) => !create(row.create))
      .slice(0, 1)
      .map((row) => (create(row.create), { row: row.create, errors: create.errors }))
    expect(wrong).toEqual([])
  })

  it.each(demoEntities)('of %s sets every field at most once and names no unknown one', (entity) => {
    const fields = new Map(model.entities[entity]?.fields.map((field) => [field.name, field]))
    for (const { create, server } of all(entity)) {
      expect(Object.keys(create).filter((name) => name in server)).toEqual([])
      expect(
        Object.keys({ ...create, ...server }).filter(
          (name) => name !== 'client_id' && fields.get(name)?.computed !== null,
        ),
      ).toEqual([])
    }
  })

  it('is the same for the same day and another for another', () => {
    expect(all('lease')).toEqual(all('lease'))
    expect([...demoRows('lease', { scale: 1, now: '2026-11-22T00:00:00.000Z' }, model.app)]).not.toEqual(all('lease'))
  })

  it('has the sizes of a typical small operator', () => {
    const sizes = Object.fromEntries(
      ['store', 'staff', 'home', 'ticket'].map((entity) => [entity, main(entity).length]),
    )
    expect(sizes).toEqual({ store: 5, staff: 8, home: 36, ticket: 60 })
    expect(main('room').filter(({ room_type }) => room_type === 1)).toHaveLength(320)
    expect([...counted(main('home').map(({ home_type }) => home_type))].sort()).toEqual([
      [1, 30],
      [2, 3],
      [3, 3],
    ])
    const devices = main('device').length
    expect(devices > 1000 && devices < 1100).toBe(true)
  })

  it('lets 282 rooms, freezes 4 and ends 12 within 30 days', () => {
    const valid = main('lease').filter(current)
    expect(new Set(valid.map(({ room_id }) => room_id)).size).toBe(282)
    expect(valid.filter(({ frozen }) => frozen)).toHaveLength(4)
    expect(valid.filter((lease) => range(lease)[1] <= addDays(today, 30))).toHaveLength(12)
  })

  it('never lets a room twice at a time', () => {
    const spans = new Map<unknown, (readonly [string, string])[]>()
    for (const lease of main('lease'))
      spans.set(lease['room_id'], [...(spans.get(lease['room_id']) ?? []), range(lease)])
    const overlapping = [...spans.values()].filter((list) =>
      list.sort().some(([first], at) => at > 0 && first <= (list[at - 1]?.[1] ?? '')),
    )
    expect(overlapping).toEqual([])
  })

  it('keeps a lease, its room, its tenants and its home together, and none older than its home', () => {
    const [rooms, tenants, homes] = [by('room'), by('tenant'), by('home')]
    for (const lease of main('lease')) {
      expect([rooms.get(lease['room_id'])?.['home_id'], tenants.get(lease['tenant_id'])?.['home_id']]).toEqual([
        lease['home_id'],
        lease['home_id'],
      ])
      expect(String(homes.get(lease['home_id'])?.['created_at']) < range(lease)[0]).toBe(true)
    }
  })

  it('keeps co-tenants in the home of their lease', () => {
    const [leases, tenants] = [by('lease'), by('tenant')]
    const together = main('co_tenant')
    expect(together.length).toBeGreaterThan(30)
    for (const { home_id, lease_id, tenant_id } of together) {
      expect([leases.get(lease_id)?.['home_id'], tenants.get(tenant_id)?.['home_id']]).toEqual([home_id, home_id])
      expect(leases.get(lease_id)?.['tenant_id']).not.toBe(tenant_id)
    }
  })

  it('gives every device a true serial number and puts it, its room and its gateway into one home', () => {
    const [rooms, devices] = [by('room'), by('device')]
    const gateways = new Set<unknown>([1, 4, undefined])
    const serial = ({ sn }: Values): Extract<Serial, { is: 'known' }> => {
      const found = parseSerial(String(sn), model.app.serials)
      return found.is === 'known' ? found : expect.unreachable(String(sn))
    }
    for (const device of devices.values()) {
      const { device_types } = serial(device)
      const gateway = devices.get(device['gateway_id'])
      if (device['home_id'] !== undefined) expect(rooms.get(device['room_id'])?.['home_id']).toBe(device['home_id'])
      if (gateway !== undefined) expect(gateway['home_id']).toBe(device['home_id'])
      expect(gateways.has(gateway && serial(gateway).device_types[0])).toBe(true)
      expect(device_types.length === 1 || device_types.includes(Number(device['device_type']))).toBe(true)
    }
    expect(new Set([...devices.values()].map(({ sn }) => sn)).size).toBe(devices.size)
  })

  it('has some devices offline, some batteries low, every device state and every state of a data plan', () => {
    const devices = main('device')
    const share = (rows: readonly unknown[]): number => rows.length / devices.length
    const inUse = devices.filter(({ state, net_state }) => state === 2 && net_state === 2)
    expect(share(inUse) > 0.02 && share(inUse) < 0.05).toBe(true)
    const low = devices.filter(({ battery }) => typeof battery === 'number' && battery >= 0 && battery < 10)
    expect(share(low) > 0.01 && share(low) < 0.04).toBe(true)
    expect(new Set(devices.map(({ state }) => state))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
    const plans = devices
      .map(({ traffic_until }) => traffic_until)
      .filter((day) => day !== undefined)
      .map(String)
    expect([
      plans.some((day) => day > today),
      plans.some((day) => day < today),
      plans.some((day) => day < addDays(today, -184)),
    ]).toEqual([true, true, true])
  })

  it('has a ticket in every state of every flow, each with what its way has left behind', () => {
    const tickets = main('ticket')
    const seen = new Set(tickets.map(({ service_type, state }) => `${service_type}:${state}`))
    const flows = [1, 3, 4].flatMap((type) => [1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((state) => `${type}:${state}`))
    expect(
      [...flows, ...[1, 2, 4, 5, 6, 7, 8, 9, 10].map((state) => `2:${state}`)].filter((key) => !seen.has(key)),
    ).toEqual([])
    for (const {
      service_type,
      state,
      handler_id,
      solution,
      reason,
      rating,
      fault,
      teardown_reason,
      sign_in_position,
    } of tickets) {
      const early = [1, 9, 11].includes(state as number) || (state === 7 && service_type !== 2)
      if (early) expect([handler_id, solution, sign_in_position]).toEqual([undefined, undefined, undefined])
      if ([4, 5, 8].includes(state as number))
        expect([typeof handler_id, typeof sign_in_position]).toEqual(['number', 'string'])
      expect(solution !== undefined).toBe(state === 4 || state === 5 || (state === 7 && service_type === 2))
      if (state === 6) expect(reason).toBeTypeOf('string')
      expect(rating !== undefined).toBe(service_type === 2 && state === 5)
      expect([fault !== undefined, teardown_reason !== undefined]).toEqual([service_type === 2, service_type === 3])
    }
  })

  it('has fictional people: phones that belong to nobody, ID numbers with right check digits', () => {
    const tenants = main('tenant')
    expect(tenants.filter(({ phone }) => !/^1380000\d{4}$/.test(String(phone)))).toEqual([])
    expect(tenants.filter(({ id_card }) => id_card !== undefined && !hasIdCardCheckDigit(String(id_card)))).toEqual([])
  })

  it('has nothing that happened after its day', () => {
    for (const entity of demoEntities) {
      expect(main(entity).filter(({ created_at }) => String(created_at) > `${today}T00:00:00.000Z`)).toEqual([])
    }
  })

  it('has a second client whose records bear the same keys', () => {
    const homes = all('home').filter(({ server }) => server['client_id'] === 2)
    expect(homes.map(({ server }) => server['home_id'])).toEqual([1, 2, 3])
    expect(new Set(all('staff').map(({ create }) => create['account'])).size).toBe(10)
  })

  it('grows with the scale, and what is unique stays so', () => {
    const options = { scale: 60, now }
    const names = new Set([...demoRows('home', options, model.app)].map(({ create }) => create['name']))
    expect(names.size).toBe(36 * 60 + 3)
    const sns = new Set([...demoRows('device', { scale: 5, now }, model.app)].map(({ create }) => create['sn']))
    expect(sns.size).toBeGreaterThan(5000)
  })
})
