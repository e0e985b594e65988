/** A room has one lease at a time: whoever writes, by whatever way, and however many at once. */
import { beforeAll, expect, test } from 'vitest'
import { csvOf, foundByAccount, imported } from '../import/files.ts'
import { describeEvery } from '../support/stores.ts'
import { type Company, homeIn, type Outcome, type Row } from './company.ts'

describeEvery('leases of one room', (open) => {
  let company: Company
  let home: Row, room: Row, other: Row, tenant: Row

  beforeAll(async () => {
    company = await foundByAccount(open)
    const store = await company.create('store', { name: '东店' })
    home = await company.create('home', homeIn(store, '阳光'))
    room = await company.create('room', { home_id: home['home_id'], room_name: '101' })
    other = await company.create('room', { home_id: home['home_id'], room_name: '102' })
    tenant = await company.create('tenant', { name: '张三', phone: '13800001111', home_id: home['home_id'] })
  }, 60_000)

  const lease = (from: string, to: string, of = room) => ({
    home_id: home['home_id'],
    room_id: of['room_id'],
    tenant_id: tenant['tenant_id'],
    lease_range: [from, to],
    rent: '1.00',
  })
  const make = (from: string, to: string, of = room) => company.create('lease', lease(from, to, of))
  const change = (one: Row, body: Record<string, unknown>): Promise<Outcome> =>
    company.try('update', 'lease', { id: String(one['lease_id']), body: { version: one.version, ...body } })
  const drop = async (...all: readonly Row[]) => {
    for (const one of all) await company.do('remove', 'lease', { id: String(one['lease_id']) })
  }
  const TAKEN = { error: 'invalid', fields: ['lease_range'] }

  test('have no day in common, both ends counted', async () => {
    const first = await make('2026-01-01', '2026-12-31')
    for (const [from, to] of [
      ['2026-01-01', '2026-12-31'],
      ['2026-12-31', '2027-12-31'],
      ['2025-01-01', '2026-01-01'],
      ['2026-06-01', '2026-06-01'],
      ['2020-01-01', '2030-01-01'],
    ] as const) {
      const { details, ...tried } = await company.try('create', 'lease', { body: lease(from, to) })
      expect(tried).toMatchObject(TAKEN)
      expect(details?.data?.fields?.[0]?.message).toEqual({
        zh: '该房间在此租期内已有其他租约',
        en: 'The room has another lease within this term',
      })
    }
    await drop(
      await make('2027-01-01', '2027-12-31'),
      await make('2025-01-01', '2025-12-31'),
      await make('2026-01-01', '2026-12-31', other),
      first,
    )
  })

  test('may follow from the day on which somebody has checked out', async () => {
    const first = await make('2026-01-01', '2026-12-31')
    const checkOut = (day: string | null) =>
      company.store.query({
        text: 'update leases set check_out_date = $1 where lease_id = $2',
        values: [day, first['lease_id']],
      })
    expect(await change(first, { check_out_date: '2026-05-10' })).toMatchObject({
      error: 'invalid',
      fields: ['check_out_date'],
    })
    await checkOut('2026-05-10')
    expect(await company.try('create', 'lease', { body: lease('2026-05-09', '2026-12-31') })).toMatchObject(TAKEN)
    const next = await make('2026-05-10', '2026-12-31')
    await checkOut(null)
    expect(await change(first, { lease_range: ['2026-01-01', '2026-12-31'] })).toMatchObject(TAKEN)
    await drop(next, first)
  })

  test('are not made to meet by a change, alone or of several; what changes nothing about it goes through', async () => {
    const [first, next] = [await make('2026-01-01', '2026-06-30'), await make('2026-07-01', '2026-12-31')]
    expect(await change(first, { lease_range: ['2026-01-01', '2026-07-01'] })).toMatchObject(TAKEN)
    expect(await change(first, { lease_range: ['2026-02-01', '2026-06-29'] })).toMatchObject({ error: null })
    expect(
      await company.try('batch', 'lease', {
        body: {
          action: 'update',
          ids: [first['lease_id'], next['lease_id']],
          data: { lease_range: ['2026-03-01', '2026-03-31'] },
        },
      }),
    ).toMatchObject(TAKEN)
    const each = await company.do<{ results: readonly { ok: boolean }[] }>('batch', 'lease', {
      body: {
        action: 'update',
        each: true,
        ids: [first['lease_id'], next['lease_id']],
        data: { lease_range: ['2026-03-01', '2026-03-31'] },
      },
    })
    expect(each.results.map(({ ok }) => ok)).toEqual([true, false])
    await company.store.query({
      text: `update leases set lease_range_from = '2026-03-15' where lease_id = $1`,
      values: [next['lease_id']],
    })
    expect(await change(next, { note: '续租意向' })).toMatchObject({ error: null })
    await drop(first, next)
  })

  test('are told apart in a file: the first keeps the room', async () => {
    const first = await make('2026-01-01', '2026-01-31')
    const row = (from: string, to: string) => [
      '阳光',
      `#${String(room['room_id'])}`,
      `#${String(tenant['tenant_id'])}`,
      `${from} ~ ${to}`,
      '1.00',
    ]
    const file = csvOf([
      ['房源*', '房间*', '租客*', '租期*', '月租金*'],
      row('2026-01-31', '2026-01-31'),
      row('2026-02-01', '2026-02-28'),
      row('2026-02-28', '2026-03-31'),
      row('2026-03-01', '2026-03-31'),
    ])
    const state = await imported(company, 'lease', file, { dry_run: 'true' })
    expect(state.problems).toEqual(
      [2, 4].map((number) => ({ row: number, column: '租期', text: '该房间在此租期内已有其他租约' })),
    )
    await drop(first)
  })

  test('of many writers at once one gets the room', async () => {
    const tried = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        company.try('create', 'lease', { body: lease(`2028-01-0${at + 1}`, '2028-12-31') }),
      ),
    )
    expect(tried.filter(({ error }) => error === null)).toHaveLength(1)
    expect(tried.filter(({ error }) => error === 'invalid')).toHaveLength(7)
    expect((await company.list('lease', { room_id: String(room['room_id']) })).count).toBe(1)
  })
})
