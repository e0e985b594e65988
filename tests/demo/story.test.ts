import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/values/calendar.ts'
import {
  AbnormalEvent,
  BillState,
  CardTaskState,
  ChargeChannel,
  ChargeMode,
  CommandState,
  CredentialHeld,
  EventState,
  InvoiceState,
  ManageCardState,
  NotCalculatedReason,
  OpeningResult,
  SettingLevel,
} from '../../src/generated/enums.ts'
import { loadModel } from '../../src/model/load.ts'
import { CARDS, reportsOf } from '../../src/apartment/demo/cards.ts'
import { demoEntities, demoRows } from '../../src/apartment/demo/demo.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const today = '2026-11-21'
const now = `${today}T00:00:00.000Z`

type Row = Readonly<Record<string, unknown>>
const kept = new Map<string, readonly Row[]>()
/** Records of the main client over forty days, both parts joined. */
function main(entity: string): readonly Row[] {
  const known = kept.get(entity)
  if (known !== undefined) return known
  const rows = [...demoRows(entity, { scale: 1, now, days: 40, hourlyDays: 2 }, model.app)]
    .filter(({ server }) => server['client_id'] === 1)
    .map(({ create, server }) => ({ ...create, ...server }))
  kept.set(entity, rows)
  return rows
}
const values = (rows: readonly Row[], field: string): ReadonlySet<unknown> => new Set(rows.map((row) => row[field]))
const every = (codes: Readonly<Record<string, unknown>>): readonly unknown[] => Object.values(codes)
const cents = (text: unknown): number => Math.round(Number(text) * 100)

describe('the story of the demo', () => {
  it('has records of everything that somebody can look at', () => {
    const seen = Object.values(model.entities)
      .filter(({ internal }) => !internal)
      .map(({ name }) => name)
      // The server enters its jobs when it starts, and their runs when they are due.
      .filter((name) => !['job', 'job_run'].includes(name))
    expect(seen.filter((entity) => !demoEntities.includes(entity) || main(entity).length === 0)).toEqual([])
  })

  it('covers every state of credentials, cards, commands, deliveries, exceptions, bills and invoices', () => {
    const missing = (entity: string, field: string, codes: Readonly<Record<string, unknown>>): readonly unknown[] =>
      every(codes)
        .filter((code) => !values(main(entity), field).has(code))
        .map((code) => `${entity}.${field} ${code}`)
    expect([
      ...missing('grant', 'held', CredentialHeld),
      ...missing('grant', 'op_type', { a: 1, d: 2, u: 3, f: 4, g: 5 }),
      ...missing('grant', 'grant_type', { a: 1, b: 2, c: 3, d: 4, e: 5 }),
      ...every(ManageCardState).filter((code) => !CARDS.some(({ state }) => state === code)),
      ...every(CardTaskState).filter((code) => !reportsOf('loss').some(({ state }) => state === code)),
      ...missing('command_task', 'state', CommandState),
      ...missing('access_grant', 'op_type', { a: 1, d: 2, u: 3 }),
      ...missing('access_grant', 'held', { yes: true, no: false }),
      ...missing('event', 'code', AbnormalEvent),
      ...missing('event', 'state', EventState),
      ...missing('bill', 'state', BillState),
      ...missing('invoice', 'state', InvoiceState),
      ...missing('charge', 'mode', ChargeMode),
      ...missing('charge', 'channel', ChargeChannel),
      ...missing('lock_setting', 'level', SettingLevel),
      ...missing('merchant', 'quick_money', { n: undefined, a: 0, b: 1, c: 2, d: 3, e: 4 }),
    ]).toEqual([])
  })

  it('has 300 exceptions and about 20,000 openings in forty days', () => {
    expect(main('event')).toHaveLength(300)
    expect(main('opening').length).toBeGreaterThan(14_000)
    expect(main('opening').length).toBeLessThan(24_000)
  })

  it('says why a month’s share was not calculated, and so on each day of it', () => {
    const months = new Map(
      main('pool_share').map(({ room_id, period, charged, reason }) => [
        `${String(room_id)} ${String(period).slice(0, 7)}`,
        { charged, reason },
      ]),
    )
    expect(
      [...months.values()].filter(({ charged, reason }) => (charged === undefined) !== (reason !== undefined)),
    ).toEqual([])
    const { meter_offline, no_ratio, sharing_closed, lease_expired } = NotCalculatedReason
    expect(new Set([...months.values()].flatMap(({ reason }) => reason ?? []))).toEqual(
      new Set([meter_offline, no_ratio, sharing_closed, lease_expired]),
    )
    const usage = main('electric_usage')
    expect(
      usage.filter(
        ({ room_id, day, reason }) => months.get(`${String(room_id)} ${String(day).slice(0, 7)}`)?.reason !== reason,
      ),
    ).toEqual([])
    expect(usage.filter(({ shared, reason }) => reason !== undefined && cents(shared) !== 0)).toEqual([])
  })

  it('spreads the share of each room over the days of its month', () => {
    const days = new Map<string, number>()
    const rows = (entity: string): readonly Row[] =>
      [...demoRows(entity, { scale: 0.4, now, days: 85, hourlyDays: 0 }, model.app)]
        .filter(({ server }) => server['client_id'] === 1)
        .map(({ create }) => create)
    for (const { room_id, day, shared } of rows('electric_usage')) {
      const key = `${room_id} ${String(day).slice(0, 7)}`
      days.set(key, (days.get(key) ?? 0) + cents(shared))
    }
    const shares = rows('pool_share')
    expect(shares.length).toBeGreaterThan(200)
    expect(
      shares.filter(
        ({ room_id, period, energy }) => days.get(`${room_id} ${String(period).slice(0, 7)}`) !== cents(energy ?? 0),
      ),
    ).toEqual([])
  })

  it('lets an empty room use little', () => {
    const range = (lease: Row): readonly string[] => lease['lease_range'] as readonly string[]
    const rooms = new Set(
      main('room')
        .filter(({ room_type }) => room_type === 1)
        .map(({ room_id }) => room_id),
    )
    const used = { empty: [] as number[], let: [] as number[] }
    for (const { room_id, day, used: energy, reason } of main('electric_usage')) {
      // Of earlier days one tells of all before it.
      if (!rooms.has(room_id) || reason !== undefined || String(day) < addDays(today, -40)) continue
      const peopled = main('lease').some(
        (lease) =>
          lease['room_id'] === room_id &&
          range(lease)[0]! <= String(day) &&
          String(day) <= range(lease)[1]! &&
          String(day) <= String(lease['check_out_date'] ?? '9999'),
      )
      used[peopled ? 'let' : 'empty'].push(cents(energy))
    }
    expect(used.empty.length).toBeGreaterThan(500)
    expect(Math.max(...used.empty)).toBeLessThan(40)
    expect(used.let.reduce((sum, one) => sum + one, 0) / used.let.length).toBeGreaterThan(300)
  })

  it('has one meter that was reset, one check-out while offline and one charge that came late', () => {
    expect(main('electricity_reading').filter(({ is_reset }) => is_reset)).toHaveLength(1)
    expect(main('check_out').filter(({ device_offline }) => device_offline)).toHaveLength(1)
    const late = main('charge').filter(
      ({ charged_at, delivered_at }) =>
        delivered_at !== undefined &&
        Date.parse(String(delivered_at)) - Date.parse(String(charged_at)) > 86_400_000 / 2,
    )
    expect(late).toHaveLength(1)
  })

  it('lets readings, daily use and the meter itself agree to the hundredth', () => {
    const devices = new Map(main('device').map((device) => [device['device_id'], device]))
    const [yesterday, last] = [addDays(today, -1), new Map<unknown, Row>()]
    for (const reading of main('electricity_reading'))
      if (String(reading['read_time']) > String(last.get(reading['device_id'])?.['read_time'] ?? ''))
        last.set(reading['device_id'], reading)
    const use = main('electric_usage').filter(({ day }) => day === yesterday)
    expect(use.length).toBeGreaterThan(300)
    for (const { device_id, begin_read, used, end_read } of use) {
      expect(cents(begin_read) + cents(used)).toBe(cents(end_read))
      expect(last.get(device_id)?.['electric_read']).toBe(end_read)
      expect(devices.get(device_id)?.['electric_read']).toBe(end_read)
    }
  })

  it('divides shared energy so that the shares of a home add up to its total, and tenants bear no more', () => {
    const homes = new Map<string, { readonly total: number; readonly shares: number }>()
    const shares = main('pool_share')
    for (const { home_id, period, total, share } of shares.filter((one) => one['share'] !== undefined)) {
      const key = `${String(home_id)} ${String(period)}`
      homes.set(key, { total: cents(total), shares: (homes.get(key)?.shares ?? 0) + cents(share) })
    }
    expect(homes.size).toBeGreaterThan(60)
    expect([...homes.values()].filter((one) => one.shares !== one.total)).toEqual([])
    expect(shares.filter(({ share, charged }) => cents(charged ?? 0) > cents(share ?? 0))).toEqual([])
    expect(shares.some(({ share, charged }) => cents(charged ?? 0) < cents(share ?? 0))).toBe(true)
  })

  it('counts at every door the passes that it lists, those alone that it let through', () => {
    const passes = new Map<string, number>()
    for (const { device_id, passed_at } of main('pass_record').filter(
      ({ result }) => result === OpeningResult.opened,
    )) {
      const key = `${device_id} ${new Date(Date.parse(String(passed_at)) + 8 * 3_600_000).toISOString().slice(0, 10)}`
      passes.set(key, (passes.get(key) ?? 0) + 1)
    }
    expect(
      main('open_door_count').filter(
        ({ device_id, day, passes_in, passes_out }) =>
          (passes.get(`${device_id} ${day}`) ?? 0) !== Number(passes_in) + Number(passes_out),
      ),
    ).toEqual([])
  })

  it('lets a whole home once, with its own lock and meter, and shares no energy in it', () => {
    const whole = main('home').filter(({ home_lease_type }) => home_lease_type === 2)
    expect(whole.length).toBeGreaterThan(1)
    for (const { home_id } of whole) {
      const inside = (entity: string): readonly Row[] => main(entity).filter((row) => row['home_id'] === home_id)
      const [let_, ...more] = inside('room').filter(({ room_type }) => room_type === 1)
      expect(more).toEqual([])
      const running = inside('lease').filter(
        ({ lease_range, check_out_date }) =>
          (lease_range as readonly string[])[0]! <= today &&
          (lease_range as readonly string[])[1]! >= today &&
          check_out_date === undefined,
      )
      expect(running.length).toBeLessThanOrEqual(1)
      expect(
        inside('lease').filter(({ lease_id }) => !inside('co_tenant').some((one) => one['lease_id'] === lease_id)),
      ).toEqual([])
      expect(
        inside('device').filter(
          ({ room_id, position }) => room_id === let_?.['room_id'] && ['入户门', '入户电箱'].includes(String(position)),
        ),
      ).toHaveLength(2)
      expect(inside('pool_share')).toEqual([])
    }
  })

  it('lets bills, their items, payments and contracts add up', () => {
    const bills = main('bill')
    for (const { id, payable, paid } of bills) {
      expect(
        main('cost')
          .filter(({ bill_id }) => bill_id === id)
          .reduce((sum, { price }) => sum + cents(price), 0),
      ).toBe(cents(payable))
      expect(
        main('payment')
          .filter(({ bill_id, state }) => bill_id === id && state === 2)
          .reduce((sum, { amount }) => sum + cents(amount), 0),
      ).toBe(cents(paid))
    }
    for (const { id, paid } of main('contract'))
      expect(
        bills.filter(({ contract_id }) => contract_id === id).reduce((sum, bill) => sum + cents(bill['paid']), 0),
      ).toBe(cents(paid))
  })

  it('tells of nothing that happens after the morning of its day, but for what is to be valid, or done', () => {
    const times = Object.values(model.entities).flatMap(({ name, fields }) =>
      fields
        .filter(
          ({ kind, name: field }) =>
            kind === 'datetime' && !/^(permission|new|valid)_(begin|end)$|^next_at$/.test(field),
        )
        .map((field) => [name, field.name] as const),
    )
    const known = new Set(demoEntities)
    const late = times
      .filter(([name]) => known.has(name))
      .filter(([name, field]) => main(name).some((row) => String(row[field] ?? '') > `${today}T00:00:00.000Z`))
    expect(late).toEqual([])
  })

  it('writes every ticket’s way down to the state that it is in', () => {
    const last = new Map(main('ticket_record').map(({ ticket_id, to_state }) => [ticket_id, to_state]))
    expect(main('ticket').filter(({ ticket_id, state }) => last.get(ticket_id) !== state)).toEqual([])
  })
})
