/** Rows of a file that are refused, sent again, too vague, or on their way when something ends. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { FileRun } from '../../src/model/answers.ts'
import { idCardCheckDigit } from '../../src/values/id-card.ts'
import { addAccount } from '../http/support/accounts.ts'
import { caller, loggedIn, type Caller } from '../http/support/server.ts'
import { fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { csvOf } from '../import/files.ts'
import { describeOne } from '../support/stores.ts'
import { lettingOn, term, today, type Letting, type Room } from './support/rooms.ts'

const PLACE = ['房源', '楼栋', '户', '房间号'] as const
const IN = [...PLACE, '姓名', '手机号', '租期', '月租金', '短信通知租客']
const OUT = [...PLACE, '退租日期', '电表读数']
const FIRST_17 = '11010119900307503'
/** The simulated register cannot be reached for it. */
const AWAY_ID = FIRST_17 + idCardCheckDigit(FIRST_17)

type Line = readonly unknown[]

describeOne('Rows of a file of calls', (open) => {
  let server: FleetServer
  let letting: Letting
  let room: Room
  beforeAll(async () => {
    server = await fleetServer(open)
    letting = lettingOn(server)
  }, 240_000)
  beforeEach(async () => {
    server.fleet.mood = () => 'prompt'
    room = await letting.room()
  })

  const send = (call: string, rows: readonly Line[], query = '', by: Caller = server.admin) =>
    by.call('POST', `/v3/by_file/${call}${query}`, undefined, {
      payload: csvOf(rows),
      headers: { 'content-type': 'application/octet-stream' },
    })
  const ended = async (call: string, by: Caller): Promise<FileRun> => {
    for (;;) {
      const run = letting.data(await by.call('GET', `/v3/by_file/${call}`)) as unknown as FileRun
      if (run.state !== 'running') return run
    }
  }
  const run = async (call: string, rows: readonly Line[], query = '', by = server.admin): Promise<FileRun> => {
    letting.data(await send(call, rows, query, by))
    const over = await ended(call, by)
    await server.settle()
    return over
  }
  const placeOf = async (of: Room): Promise<Line> => {
    const found = await letting.record(`rooms/${of.room}`)
    return [found._labels?.['home_id'], found['building_name'], found['household_name'], found['room_name']]
  }
  const range = term().join(' ~ ')
  const entering = async (of: Room, { name, phone } = letting.person()): Promise<Line> => [
    ...(await placeOf(of)),
    ...[name, phone, range, '2500', '否'],
  ]
  const leaving = async (of: Room): Promise<Line> => [...(await placeOf(of)), today(), '1000']
  const checkOutOf = async (of: Room) =>
    (await letting.list(`check_outs?room_id=${of.room}&sort=-id`)).map(({ id }) => Number(id))

  test('keeps refused rows encrypted, and gives them back to who sent them alone', async () => {
    const [heads, [name, phone]] = [
      [...IN, '开门密码', '身份证号'],
      ['欧阳某某', '1390000x777'],
    ] as const
    const rows = [heads, [...(await placeOf(room)), name, phone, range, '2500', '否', '739154', '110101199003079999']]
    expect(await run('lease_check_in', rows)).toMatchObject({ done: 0, refused: 1 })
    const kept = await server.store.text({
      text: `select (select string_agg(p::text, ',') from import_problems p) || (select string_agg(r::text, ',') from import_runs r)`,
      values: [],
    })
    for (const secret of [name, phone, '739154', '110101199003079999']) expect(kept).not.toContain(secret)
    const path = '/v3/by_file/lease_check_in/refused'
    const back = await server.admin.call('GET', path)
    for (const cell of [name, phone, '739154', '110101199003079999']) expect(back.text).toContain(cell)
    await addAccount(server, 'colleague', ['homes_view', 'lease_base'])
    const colleague = await loggedIn(server.app, 'colleague')
    expect((await colleague.call('GET', path)).text).not.toContain(name)
    // They go with the run, which expires.
    await server.store.query({ text: 'delete from import_runs', values: [] })
    expect(await server.store.text({ text: 'select count(*)::text from import_problems', values: [] })).toBe('0')
  })

  test('does a row again whose effect was undone, and tells of one that still stands', async () => {
    await run('lease_check_in', [IN, await entering(room)])
    const rows = [OUT, await leaving(room)]
    expect(await run('lease_check_out', rows)).toMatchObject({ done: 1, repeated: 0 })
    expect(await run('lease_check_out', rows)).toMatchObject({ done: 0, repeated: 1 })
    const [first] = await checkOutOf(room)
    letting.data(await server.admin.call('POST', `/v3/check_outs/${first}/undo`, { notify: false }))
    await server.settle()
    const again = await run('lease_check_out', rows)
    expect(again).toMatchObject({ done: 1, repeated: 0, refused: 0 })
    expect(again.outcomes[0]!.text).toContain('此前办理过，之后有变更')
    expect(await checkOutOf(room)).toHaveLength(2)
    expect(await run('lease_check_out', rows)).toMatchObject({ done: 0, repeated: 1 })
  })

  test('lets a room again by the same row once the tenant has left', async () => {
    const rows = [IN, await entering(room)]
    expect(await run('lease_check_in', rows)).toMatchObject({ done: 1 })
    expect(await run('lease_check_in', rows)).toMatchObject({ done: 0, repeated: 1 })
    await run('lease_check_out', [OUT, await leaving(room)])
    expect(await run('lease_check_in', rows, '?dry_run=true')).toMatchObject({ done: 1, repeated: 0 })
  })

  test('picks none of several homes’ rooms where the row says the home alone', async () => {
    for (let more = 0; more < 6; more++) await letting.room()
    const [home] = await placeOf(room)
    const { name, phone } = letting.person()
    const vague = [home, '', '', '', name, phone, range, '2500', '否']
    const after = await run('lease_check_in', [IN, vague])
    expect(after).toMatchObject({ done: 0, refused: 1 })
    expect(after.problems[0]!.text).toMatch(/^符合的房间有\d+条：([^、]+、){4}[^、]+等，请补充其他列或填写编号$/)
    await run('lease_check_in', [IN, await entering(room)])
    // Though of one alone it would be possible.
    const out = await run('lease_check_out', [OUT, [home, '', '', '', today(), '1000'], await leaving(room)])
    expect(out).toMatchObject({ done: 1, refused: 1, problems: [{ row: 2 }] })
    expect(out.problems[0]!.text).toMatch(/^符合的租约有\d+条：/)
    expect(await checkOutOf(room)).toHaveLength(1)
  })

  test('asks no register when it only checks', async () => {
    const line = [...(await entering(room)), '是', AWAY_ID]
    const rows = [[...IN, '实名认证', '身份证号'], line]
    const before = await run('lease_check_in', rows, '?dry_run=true')
    expect(before).toMatchObject({ done: 1, refused: 0 })
    expect(before.outcomes[0]!.text).toContain('办理时再向实名认证服务核验')
    const after = await run('lease_check_in', rows)
    expect(after).toMatchObject({ done: 0, refused: 1 })
    expect(after.problems[0]!.text).toContain('实名认证服务暂时无法使用')
  })

  /** More than are dealt with before somebody does something about them. */
  const many = async (): Promise<readonly Line[]> => [
    OUT,
    await leaving(room),
    ...Array.from({ length: 8_000 }, () => ['没有的房源', '', '', '', today(), '']),
  ]

  test('ends with the session that sent the file, and tells what was done', { timeout: 120_000 }, async () => {
    await run('lease_check_in', [IN, await entering(room)])
    await addAccount(server, 'leaver', ['homes_view', 'lease_base'])
    const leaver = await loggedIn(server.app, 'leaver')
    expect(letting.data(await send('lease_check_out', await many(), '', leaver))['state']).toBe('running')
    await leaver.call('POST', '/passport/api/v2/web_logout', {})
    const back = await loggedIn(server.app, 'leaver')
    const over = await ended('lease_check_out', back)
    expect(over).toMatchObject({ state: 'failed', done: 1 })
    expect(over.message).toMatch(/^登录.*已办理的行见结果，其余行未办理/)
    expect(over.rows).toBeLessThan(8_001)
    expect(await checkOutOf(room)).toHaveLength(1)
  })

  test('ends with the right to the call', { timeout: 120_000 }, async () => {
    await run('lease_check_in', [IN, await entering(room)])
    const { role } = await addAccount(server, 'demoted', ['homes_view', 'lease_base'])
    const demoted = await loggedIn(server.app, 'demoted')
    expect(letting.data(await send('lease_check_out', await many(), '', demoted))['state']).toBe('running')
    const [held] = (await letting.list('roles?limit=100')).filter(({ id }) => Number(id) === role)
    const change = { version: held!['version'], permissions: ['homes_view'] }
    letting.data(await server.admin.call('PUT', `/v3/roles/${role}`, change))
    const row = async () =>
      (
        await server.store.query({
          text: `select state, progress::json ->> 'message' as message from import_runs r join staff s using (client_id, staff_id) where s.account = 'demoted'`,
          values: [],
        })
      ).rows[0]!
    await expect.poll(async () => (await row())['state'], { timeout: 60_000 }).toBe('failed')
    expect((await row())['message']).toMatch(/权限.*已办理的行见结果，其余行未办理/)
    expect(await checkOutOf(room)).toHaveLength(1)
  })

  /** A machine that may ask once a minute, and has nothing but its token to do so. */
  const machine = async (): Promise<{ readonly id: number; readonly by: Caller }> => {
    const { id, token } = letting.data(
      await server.admin.call('POST', '/v3/api_tokens/create', {
        ...{ name: '批量办理', permissions: ['homes_view', 'lease_base'], expires_on: today(), requests_per_minute: 1 },
      }),
    )
    const { call } = caller(server.app)
    const headers = { authorization: `Bearer ${String(token)}` }
    const by: Caller = {
      cookie: '',
      call: (method, url, body, more) =>
        call(method, url, body, { ...more, headers: { ...more?.headers, ...headers } }),
    }
    return { id: Number(id), by }
  }

  test('counts as one request of the token that sent the file', { timeout: 120_000 }, async () => {
    const { by } = await machine()
    const none = Array.from({ length: 1_200 }, () => ['没有的房源', '', '', '', today(), ''])
    letting.data(await send('lease_check_out', [OUT, ...none], '', by))
    expect(await ended('lease_check_out', server.admin)).toMatchObject({ state: 'done', refused: 1_200, message: null })
  })

  test('ends with the token that sent the file', { timeout: 120_000 }, async () => {
    await run('lease_check_in', [IN, await entering(room)])
    const { id, by } = await machine()
    expect(letting.data(await send('lease_check_out', await many(), '', by))['state']).toBe('running')
    letting.data(await server.admin.call('POST', `/v3/api_tokens/${id}/revoke`, {}))
    const over = await ended('lease_check_out', server.admin)
    expect(over).toMatchObject({ state: 'failed', done: 1 })
    expect(over.message).toMatch(/令牌.*已办理的行见结果，其余行未办理/)
    expect(over.rows).toBeLessThan(8_001)
    expect(await checkOutOf(room)).toHaveLength(1)
  })
})
