/** Many tenants at once by a file: what would happen, what has happened, row by row, and what is left to mend. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { FileRun } from '../../src/model/answers.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn, type Caller } from '../http/support/server.ts'
import { fleetServer, setNet, type FleetServer } from '../commands/support/fleet.ts'
import { csvOf } from '../import/files.ts'
import { describeOne } from '../support/stores.ts'
import { lettingOn, term, today, type Letting, type Room } from './support/rooms.ts'

const PLACE = ['房源', '楼栋', '户', '房间号'] as const
const IN = [...PLACE, '姓名', '手机号', '租期', '月租金', '押金', '门锁授权', '电表底数', '短信通知租客']
const OUT = [...PLACE, '手机号', '退租日期', '电表读数', '水电余额处理']

describeOne('Tenancies by a file', (open) => {
  let server: FleetServer
  let letting: Letting
  let rooms: readonly Room[] = []
  beforeAll(async () => {
    server = await fleetServer(open)
    letting = lettingOn(server)
  }, 240_000)
  beforeEach(async () => {
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
    rooms = [await letting.room(), await letting.room(), await letting.room()]
  })

  const sent = (call: string, rows: readonly (readonly unknown[])[], query = '', by: Caller = server.admin) =>
    by.call('POST', `/v3/by_file/${call}${query}`, undefined, {
      payload: csvOf(rows),
      headers: { 'content-type': 'application/octet-stream' },
    })
  const run = async (call: string, rows: readonly (readonly unknown[])[], query = '', by = server.admin) => {
    let data = letting.data(await sent(call, rows, query, by)) as unknown as FileRun
    while (data.state === 'running')
      data = letting.data(await by.call('GET', `/v3/by_file/${call}`)) as unknown as FileRun
    await server.settle()
    return data
  }
  /** As people write it: the home's name, and what stands on the door. */
  const placeOf = async ({ room }: Room): Promise<readonly unknown[]> => {
    const found = await letting.record(`rooms/${room}`)
    return [found._labels?.['home_id'], found['building_name'], found['household_name'], found['room_name']]
  }
  const range = term().join(' ~ ')
  const entering = async (room: Room, { name, phone }: { name: string; phone: string }, reading = '1000') =>
    [...(await placeOf(room)), name, phone, range, '2500', '5000', '密码', reading, '否'] as const
  const leaving = async (room: Room, reading = '1000', phone = '') =>
    [...(await placeOf(room)), phone, today(), reading, ''] as const
  const otherHome = async (home: number): Promise<number> =>
    Number((await letting.list('homes?limit=20')).find((one) => Number(one['home_id']) !== home)!['home_id'])
  const letNow = ({ room }: Room) => letting.record(`rooms/${room}`)
  const file = async (call: string, what: string): Promise<readonly (readonly unknown[])[]> => {
    const answer = await server.admin.call('GET', `/v3/by_file/${call}/${what}`)
    expect(answer.status).toBe(200)
    return answer.text
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','))
  }

  test('says of each row what would happen and does nothing, then lets the rooms and hands out what it said', async () => {
    const people = [letting.person(), letting.person()]
    const rows = [
      IN,
      await entering(rooms[0]!, people[0]!),
      await entering(rooms[1]!, { ...people[1]!, phone: '1380' }),
    ]
    const before = await run('lease_check_in', rows, '?dry_run=true')
    expect(before).toMatchObject({ state: 'done', mode: 'check', rows: 2, done: 1, refused: 1, repeated: 0 })
    expect(before.problems).toMatchObject([{ row: 3, column: '手机号' }])
    expect(before.outcomes).toMatchObject([{ row: 2, repeated: false, text: expect.stringContaining(people[0]!.name) }])
    expect(before.outcomes[0]!.text).not.toMatch(/\d{6}$/)
    expect(await letNow(rooms[0]!)).toMatchObject({ room_let: 1 })
    const after = await run('lease_check_in', rows)
    expect(after).toMatchObject({ state: 'done', mode: 'do', rows: 2, done: 1, refused: 1 })
    expect(after.outcomes[0]!.text).toMatch(/密码（门锁确认后生效）：.*\d{6}/)
    expect(await letNow(rooms[0]!)).toMatchObject({ room_let: 2 })
    expect(await letNow(rooms[1]!)).toMatchObject({ room_let: 1 })
    const [lease] = await letting.list(`leases?room_id=${rooms[0]!.room}`)
    expect(lease).toMatchObject({ rent: '2500.00', deposit: '5000.00', lease_range: [...term()] })
    expect(await letting.list(`grants?room_id=${rooms[0]!.room}`)).toMatchObject([{ grant_type: 1 }])
    expect(await letting.list(`sms_records?phone=${people[0]!.phone}`)).toEqual([])

    // The rows that were refused come back as a file, mended and sent again; what was done is not done again.
    const refused = await file('lease_check_in', 'refused')
    expect(refused).toHaveLength(2)
    expect(refused[0]!.at(-1)).toBe('错误原因')
    const mended = refused.map((cells) => cells.map((cell) => (cell === '1380' ? people[1]!.phone : cell)))
    expect(await run('lease_check_in', mended)).toMatchObject({ done: 1, refused: 0 })
    expect(await letNow(rooms[1]!)).toMatchObject({ room_let: 2 })
    expect(await run('lease_check_in', rows)).toMatchObject({ done: 0, repeated: 1, refused: 1 })
    expect(await letting.list(`leases?room_id=${rooms[0]!.room}`)).toHaveLength(1)
  })

  test('settles and ends many leases, each by itself, and tells what came of each row in its order', async () => {
    const people = [letting.person(), letting.person()]
    await run('lease_check_in', [IN, await entering(rooms[0]!, people[0]!), await entering(rooms[1]!, people[1]!)])
    const rows = [
      OUT,
      await leaving(rooms[0]!, '1000', people[0]!.phone),
      await leaving(rooms[2]!),
      await leaving(rooms[1]!, '999'),
      ['没有的房源', '', '', '', '', today(), '', ''],
      await leaving(rooms[0]!),
    ]
    const after = await run('lease_check_out', rows)
    expect(after).toMatchObject({ rows: 5, done: 1, refused: 4 })
    const told = new Map(after.problems.map(({ row, text }) => [row, text]))
    expect(told.get(3)).toBe('没有找到符合的租约')
    expect(told.get(4)).toContain('读数低于最近一次读数')
    expect(told.get(5)).toContain('没有名为“没有的房源”的房源')
    expect(told.get(6)).toContain('与第2行重复')
    expect(await letNow(rooms[0]!)).toMatchObject({ room_let: 1 })
    expect(await letting.list(`check_outs?room_id=${rooms[0]!.room}`)).toHaveLength(1)
    expect(await letNow(rooms[1]!)).toMatchObject({ room_let: 2 })
    const results = await file('lease_check_out', 'results')
    expect(results[0]!.slice(-2)).toEqual(['办理结果', '说明'])
    expect(results.slice(1).map((line) => line.at(OUT.length))).toEqual([
      '已办理',
      '未办理',
      '未办理',
      '未办理',
      '未办理',
    ])
    expect(await run('lease_check_out', rows.slice(0, 2))).toMatchObject({ done: 0, repeated: 1, refused: 0 })
    expect(await letting.list(`check_outs?room_id=${rooms[0]!.room}`)).toHaveLength(1)
  })

  test('refuses a row that says another tenant’s phone, and guesses at it only so often', async () => {
    const person = letting.person()
    await run('lease_check_in', [IN, await entering(rooms[0]!, person)])
    const guess = async (phone: string) =>
      run('lease_check_out', [OUT, await leaving(rooms[0]!, '1000', phone)], '?dry_run=true')
    expect((await guess('13800000000')).problems).toMatchObject([{ column: '手机号', text: '与该租约登记的不一致' }])
    let last = ''
    for (let at = 1; at < 30 && !last.includes('次数'); at++)
      last = (await guess(`138000001${10 + at}`)).problems[0]!.text
    expect(last).toContain('次数')
    // Nor is the right one told apart by then.
    expect(await guess(person.phone)).toMatchObject({ done: 0, refused: 1 })
  })

  test('renews many, and names the leases where a row fits several', async () => {
    const person = letting.person()
    await run('lease_check_in', [IN, await entering(rooms[0]!, person)])
    const next = term(365).join(' ~ ')
    const [first] = await letting.list(`leases?room_id=${rooms[0]!.room}`)
    letting.data(
      await server.admin.call('POST', '/v3/leases', {
        ...{ room_id: rooms[0]!.room, tenant_id: first!['tenant_id'], home_id: first!['home_id'] },
        ...{ lease_range: term(400), rent: '2600.00' },
      }),
    )
    const leases = await letting.list(`leases?room_id=${rooms[0]!.room}`)
    const ids = leases.map((lease) => Number(lease['lease_id'])).sort((a, b) => a - b)
    const several = await run('lease_renew', [
      [...PLACE, '租期'],
      [...(await placeOf(rooms[0]!)), next],
    ])
    expect(several.problems[0]!.text).toMatch(new RegExp(`符合的租约有2条：.*#${ids[0]}.*#${ids[1]}`))
    expect(
      await run('lease_renew', [
        ['租约编号', '租期'],
        [`#${ids[1]}`, term(400, 500).join(' ~ ')],
      ]),
    ).toMatchObject({ done: 1 })
    expect(await letting.record(`leases/${ids[1]}`)).toMatchObject({ lease_range: [...term(400, 500)] })
    expect(await letting.record(`leases/${ids[0]}`)).toMatchObject({ lease_range: [...term()] })
  })

  test('settles beforehand what the dialog would ask: a meter that is away', async () => {
    await setNet(server.store, rooms[0]!.meterSn, 2)
    const rows = [IN, await entering(rooms[0]!, letting.person(), '')]
    const refused = await run('lease_check_in', rows, '?dry_run=true')
    expect(refused).toMatchObject({ refused: 1, choices: { meter_offline_closing: { count: 1, rows: [2] } } })
    expect(await run('lease_check_in', rows, '?answers=meter_offline_closing')).toMatchObject({ done: 1, refused: 0 })
    expect((await sent('lease_check_in', rows, '?answers=no_such')).json.err_code).toBe(4005)
    expect((await sent('lease_check_in', rows, '?strange=1')).json.err_code).toBe(4003)
  })

  test('reaches no further than the account does, and is for who may make the call', async () => {
    const person = letting.person()
    await run('lease_check_in', [IN, await entering(rooms[0]!, person)])
    const home = Number((await letNow(rooms[0]!))['home_id'])
    await addAccount(server, 'elsewhere', ['homes_view', 'lease_base'], { type: 1, homes: [await otherHome(home)] })
    const elsewhere = await loggedIn(server.app, 'elsewhere')
    const [lease] = await letting.list(`leases?room_id=${rooms[0]!.room}`)
    const byNumber = [
      ['租约编号', '退租日期'],
      [String(lease!['lease_id']), today()],
    ]
    const outside = await run('lease_check_out', byNumber, '', elsewhere)
    expect(outside.problems).toMatchObject([{ row: 2, text: '没有找到符合的租约' }])
    await addAccount(server, 'keyless', ['homes_view'])
    const keyless = await loggedIn(server.app, 'keyless')
    for (const path of ['', '/results', '/refused', '/template'])
      expect((await keyless.call('GET', `/v3/by_file/lease_check_out${path}`)).status).toBe(403)
    expect((await sent('lease_check_out', [OUT], '', keyless)).status).toBe(403)
  })

  test('has a template with its columns, those that must be filled in marked', async () => {
    const answer = await server.admin.call('GET', '/v3/by_file/lease_check_in/template?format=csv')
    const [heads, example] = answer.text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\n')
      .map((line) => line.split(',')) as [string[], string[]]
    expect(heads).toEqual(expect.arrayContaining(['房源', '房间', '房间号', '姓名*', '手机号*', '租期*']))
    expect(example[heads.indexOf('房间')]).toBe('2栋#901-房间A')
    expect(example[heads.indexOf('租期*')]).toBe('2026-01-31 ~ 2027-01-30')
    expect(heads.some((head) => head.startsWith('月租金') && head.endsWith('*'))).toBe(true)
    const book = await server.admin.call('GET', '/v3/by_file/lease_check_out/template')
    expect(book.status).toBe(200)
  })

  test.each(['zh', 'en'])('reads its own templates, whose columns have names of their own: %s', async (lang) => {
    for (const call of ['lease_check_in', 'lease_check_out', 'lease_renew']) {
      const spoken = { 'accept-language': lang }
      const template = await server.admin.call('GET', `/v3/by_file/${call}/template?format=csv`, undefined, {
        headers: spoken,
      })
      const answer = await server.admin.call('POST', `/v3/by_file/${call}?dry_run=true`, undefined, {
        payload: `${template.text.trim()}\n#999999999\n`,
        headers: { ...spoken, 'content-type': 'application/octet-stream' },
      })
      expect(letting.data(answer), call).toMatchObject({ rows: 1, refused: 1 })
      expect(letting.data(answer)['ignored'], call).toEqual([
        { zh: '模板的示例行（第2行）', en: 'the template’s example in row 2' }[lang],
      ])
    }
  })
})
