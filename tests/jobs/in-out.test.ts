/** What rules on passes find, when it is over, and who is told. */
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { inOutNotice } from '../../src/apartment/domain/in-out-notice.ts'
import { lastNight, nightOf, overSince } from '../../src/apartment/domain/in-out.ts'
import { inOutAbnormal } from '../../src/apartment/jobs/in-out-abnormal.ts'
import { EventState, FacePersonType, InOutKind } from '../../src/generated/enums.ts'
import { addDays, clockOf, dayOf } from '../../src/values/calendar.ts'
import { loggedIn, projectModel, startServer, type TestServer } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { dueSince, runnerOf } from './support.ts'

const { app } = await projectModel()
const NIGHT = { begin: 23, end: 5 }
const at = (text: string) => new Date(`${text}+08:00`)

describe('a night', () => {
  test.each([
    ['2026-03-02T12:00:00', '2026-03-01T23:00:00', '2026-03-02T05:00:00'],
    ['2026-03-02T05:00:00', '2026-03-01T23:00:00', '2026-03-02T05:00:00'],
    ['2026-03-02T04:59:59', '2026-02-28T23:00:00', '2026-03-01T05:00:00'],
  ])('that is over by %s began %s', (now, from, to) =>
    expect(lastNight(NIGHT, at(now))).toEqual({ from: at(from), to: at(to) }),
  )
  test.each([
    [{ begin: 1, end: 4 }, '2026-03-02T12:00:00', '2026-03-02T01:00:00'],
    [{ begin: 18, end: 0 }, '2026-03-02T12:00:00', '2026-03-01T18:00:00'],
  ])('%o is of one day', (night, now, from) => expect(lastNight(night, at(now)).from).toEqual(at(from)))
  test('without hours is none', () => {
    expect([nightOf(5, 5), nightOf(23, 5)]).toEqual([null, NIGHT])
  })
  test('that goes by without a pass ends it, and a day without too many', () => {
    const over = (kind: InOutKind, last: string, now: string) => overSince(kind, at(last), at(now), NIGHT)
    expect(over(InOutKind.night, '2026-03-01T23:30:00', '2026-03-02T12:00:00')).toBeNull()
    expect(over(InOutKind.night, '2026-03-01T23:30:00', '2026-03-03T04:00:00')).toBeNull()
    expect(over(InOutKind.night, '2026-03-01T23:30:00', '2026-03-03T05:00:00')).toEqual(at('2026-03-03T05:00:00'))
    expect(over(InOutKind.frequent, '2026-03-01T10:00:00', '2026-03-02T23:59:00')).toBeNull()
    expect(over(InOutKind.frequent, '2026-03-01T10:00:00', '2026-03-03T00:00:00')).toEqual(at('2026-03-03T00:00:00'))
  })
})

test('what is said of it names the place and the person, and lets no markup in', () => {
  const told = { id: 7, kind: InOutKind.quiet, place: '长'.repeat(120), person: '王*', rule: '<b>', times: 3 }
  const zh = inOutNotice(app.copy, 'zh', { ...told, label: '连续无出入' })
  expect(zh.title).toHaveLength(100)
  expect(zh.title.endsWith('王*')).toBe(true)
  expect(zh.content).toContain('规则“&lt;b&gt;”：已连续 3 天没有通行记录')
  expect(inOutNotice(app.copy, 'en', { ...told, place: 'Sky', label: 'No pass for days' })).toEqual({
    title: 'No pass for days: Sky 王*',
    content: expect.stringContaining('No pass for 3 days'),
  })
})

describeOne('rules on passes', (open) => {
  let server: TestServer
  const query = async (text: string, ...values: unknown[]) => (await server.store.query({ text, values })).rows
  const today = dayOf(new Date())
  /** Noon, so many days ago. */
  const noon = (ago: number) => at(`${addDays(today, -ago)}T12:00:00`)
  let people = 0
  let passes = 0

  beforeAll(async () => {
    server = await startServer(open)
    await query(
      `insert into devices (client_id, device_id, home_id, device_type, sn) values (1, 1, 1, 10, 'ec20010120210001')`,
    )
  })
  beforeEach(() =>
    server.store.script(
      'delete from messages; delete from in_out_events; delete from in_out_settings; delete from pass_records; delete from access_grants; delete from access_persons; delete from jobs',
    ),
  )

  interface Given {
    readonly home?: number
    readonly type?: FacePersonType
    readonly since?: number
    readonly until?: number
    readonly door?: boolean
  }
  const person = async ({
    home = 1,
    type = FacePersonType.tenant,
    since = 30,
    until = 30,
    door = true,
  }: Given = {}) => {
    const id = ++people
    await query(
      `insert into access_persons (client_id, id, name, phone, person_type, home_id, valid_begin, valid_end)
        values (1, $1, '王芳', '13800001111', $2, $3, now() - make_interval(days => $4), now() + make_interval(days => $5))`,
      ...[id, type, home, since, until],
    )
    if (door)
      await query(
        `insert into access_grants (client_id, home_id, access_person_id, device_id, held) values (1, $2, $1, 1, true)`,
        id,
        home,
      )
    return id
  }
  const pass = (who: number, when: Date, result = 1) =>
    query(
      `insert into pass_records (client_id, id, home_id, device_id, access_person_id, person_type, direction, way, result, passed_at)
        values (1, $1, 1, 1, $2, 2, 1, 1, $3, $4)`,
      ...[++passes, who, result, when],
    )
  const rule = async (values: object) => {
    const admin = await loggedIn(server.app)
    const none = { quiet_days: 0, night_begin: 0, night_end: 0 }
    const { json } = await admin.call('POST', '/v3/in_out_settings', { name: '规则', ...none, ...values })
    expect(json.err_code).toBe(0)
    return Number(json.data['id'])
  }
  const run = async () => {
    const runner = runnerOf(server.store, server.model, {
      in_out_abnormal: { code: inOutAbnormal, each: 'company', schedule: '*/15 * * * *' },
    })
    await runner.go()
    await dueSince(server.store, 'in_out_abnormal', '0 s')
    await runner.go()
    expect(runner.warnings).toEqual([])
  }
  const events = () =>
    query('select access_person_id::integer as person, kind, state, times from in_out_events order by id')

  it('find who has not passed for days, tell whom they name once, and end with the next pass', async () => {
    const away = await person()
    const fresh = await person({ since: 2 })
    await person({ type: FacePersonType.visitor })
    await person({ home: 2, door: false })
    await person({ until: -1 })
    const here = await person()
    await pass(here, noon(1))
    await pass(away, noon(5))
    await pass(away, noon(1), 2)
    await rule({ quiet_days: 3, person_types: [FacePersonType.tenant], home_ids: [1], notify_staff_ids: [1] })
    await run()
    expect(await events()).toEqual([
      { person: away, kind: InOutKind.quiet, state: EventState.open, times: expect.any(Number) },
    ])
    expect(await query('select title, title_en, staff_id::integer from messages')).toEqual([
      {
        title: expect.stringMatching(/^连续无出入：晴空公寓1号 /),
        title_en: expect.stringMatching(/^No pass for days: /),
        staff_id: 1,
      },
    ])
    await run()
    expect(await query('select count(*)::integer as n from messages')).toEqual([{ n: 1 }])
    await pass(away, new Date())
    await run()
    expect(await events()).toMatchObject([{ person: away, state: EventState.recovered }])
    expect(fresh).toBeGreaterThan(0)
  })

  it('end what they found when they are off, and find it again when they are on', async () => {
    await person()
    const id = await rule({ quiet_days: 3 })
    await run()
    await query('update in_out_settings set enabled = false where id = $1', id)
    await run()
    expect(await events()).toMatchObject([{ state: EventState.recovered }])
    await query('update in_out_settings set enabled = true where id = $1', id)
    await run()
    expect(await events()).toMatchObject([{ state: EventState.recovered }, { state: EventState.open }])
  })

  it('leave alone what people have dealt with, until there is something new', async () => {
    const who = await person()
    await rule({ quiet_days: 3 })
    await run()
    await query('update in_out_events set state = $1', EventState.done)
    await run()
    expect(await events()).toHaveLength(1)
    await pass(who, noon(4))
    await run()
    expect(await events()).toHaveLength(2)
  })

  it('count passes at night once each, and end after a night without', async () => {
    const who = await person()
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const hourOf = (when: Date) => Number(clockOf(when).slice(11, 13))
    await pass(who, hour(-1))
    await pass(who, hour(-1))
    await pass(who, hour(-4))
    const night = { night_begin: hourOf(hour(-1)), night_end: hourOf(hour(1)) }
    await rule(night)
    await run()
    await run()
    expect(await events()).toEqual([{ person: who, kind: InOutKind.night, state: EventState.open, times: 2 }])
    await pass(who, new Date())
    await run()
    expect(await events()).toMatchObject([{ state: EventState.open, times: 3 }])
    await server.store.script(
      `update pass_records set passed_at = passed_at - interval '3 days'; update in_out_events set first_at = first_at - interval '3 days', last_at = last_at - interval '3 days'`,
    )
    await run()
    expect(await events()).toMatchObject([{ state: EventState.recovered, times: 3 }])
  })

  it('find more passes in a day than the limit', async () => {
    const [often, seldom] = [await person(), await person()]
    for (let n = 0; n < 3; n++) await pass(often, new Date(noon(1).getTime() + n * 60_000))
    for (let n = 0; n < 2; n++) await pass(seldom, noon(1))
    await rule({ daily_limit: 2 })
    await run()
    expect(await events()).toEqual([{ person: often, kind: InOutKind.frequent, state: EventState.open, times: 3 }])
    await run()
    expect(await events()).toHaveLength(1)
    await server.store.script(
      `update pass_records set passed_at = passed_at - interval '3 days'; update in_out_events set first_at = first_at - interval '3 days', last_at = last_at - interval '3 days'`,
    )
    await run()
    expect(await events()).toMatchObject([{ state: EventState.recovered }])
  })
})
