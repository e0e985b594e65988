/** Rooms named in a file as the product shows them: in lists and choices, on the board, by their home's address. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { FileRun } from '../../src/model/answers.ts'
import { fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { csvOf } from '../import/files.ts'
import { describeOne } from '../support/stores.ts'
import { lettingOn, term, today, type Letting, type Room } from './support/rooms.ts'

const IN = ['房源', '房间', '姓名', '手机号', '租期', '月租金', '短信通知租客']

describeOne('Rooms named in a file', (open) => {
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

  const run = async (call: string, rows: readonly (readonly unknown[])[], query = '?dry_run=true') => {
    const sent = await server.admin.call('POST', `/v3/by_file/${call}${query}`, undefined, {
      payload: csvOf(rows),
      headers: { 'content-type': 'application/octet-stream' },
    })
    let data = letting.data(sent) as unknown as FileRun
    while (data.state === 'running')
      data = letting.data(await server.admin.call('GET', `/v3/by_file/${call}`)) as unknown as FileRun
    await server.settle()
    return data
  }
  const entering = (home: string, name: string) => {
    const person = letting.person()
    return [home, name, person.name, person.phone, term().join(' ~ '), '2500', '否']
  }
  /** In a home of its own, of which an address is known. */
  let homes = 0
  const placed = async (): Promise<{ readonly home: string; readonly name: string; readonly address: string }> => {
    const { room: id } = room
    const { home_id: before } = await letting.record(`rooms/${id}`)
    const [home, address] = [`清风${(homes += 1)}公寓`, `文三路${100 + homes}号`]
    const { store_id } = await letting.record(`homes/${String(before)}`)
    const { home_id } = await letting.made('/v3/homes', {
      name: home,
      home_type: 2,
      store_id,
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      address,
      door_number: `${homes}幢`,
      alias: `清风${homes}`,
    })
    await server.store.query({
      text: `update rooms set home_id = $2, building_name = 'B栋', household_name = null, room_name = '312' where room_id = $1`,
      values: [id, home_id],
    })
    await server.store.query({
      text: `update devices set home_id = $2 where room_id = $1`,
      values: [id, home_id],
    })
    return { home, name: 'B栋-房间312', address }
  }

  test('finds a room by its name in its home, and the home by its alias, address or door as well', async () => {
    const { home, name, address } = await placed()
    for (const called of [home, `清风${homes}`, address, `${address}${homes}幢`])
      expect(await run('lease_check_in', [IN, entering(called, name)])).toMatchObject({ done: 1, problems: [] })
    expect(await run('lease_check_in', [IN, entering('文三路9999号', name)])).toMatchObject({
      problems: [{ row: 2, column: '房源', text: '没有名为“文三路9999号”的房源' }],
    })
  })

  test('finds a room as a choice or a message names it, without a column for its home', async () => {
    const { home, name } = await placed()
    for (const called of [`${name} · ${home}`, `${home} ${name}`, `${home}·${name}`])
      expect(await run('lease_check_in', [IN, entering('', called)])).toMatchObject({ done: 1, problems: [] })
  })

  test('tells rooms of one name apart by their homes, and takes the number that it names', async () => {
    const first = await placed()
    const one = room.room
    room = await letting.room()
    const second = await placed()
    const refused = await run('lease_check_in', [IN, entering('', first.name)])
    expect(refused.done).toBe(0)
    const { text, column } = refused.problems[0]!
    expect(column).toBe('房间')
    expect(text).toMatch(/^有\d个房间叫“B栋-房间312”：/)
    expect(text).toContain(`B栋-房间312 · ${second.home} #${room.room}`)
    expect(text).toMatch(/。请改填编号，如 #\d+$/)
    expect(await run('lease_check_in', [IN, entering('', `#${one}`)])).toMatchObject({ done: 1 })
    // Two homes at one address are told apart as well.
    await server.store.query({
      text: `update homes set address = $1 where name = $2`,
      values: [second.address, first.home],
    })
    const homes = await run('lease_check_in', [IN, entering(second.address, first.name)])
    expect(homes.problems[0]!.text).toMatch(
      new RegExp(`^有2个房源叫“${second.address}”：${first.home} #\\d+、${second.home} #\\d+`),
    )
  })

  test('renews, checks out and enters readings by the same names', async () => {
    const { home, name } = await placed()
    expect(await run('lease_check_in', [IN, entering(home, name)], '')).toMatchObject({ done: 1 })
    for (const called of [
      [home, name],
      ['', `${name} · ${home}`],
    ]) {
      expect(
        await run('lease_renew', [
          ['房源', '房间', '租期'],
          [...called, term(0, 500).join(' ~ ')],
        ]),
      ).toMatchObject({ done: 1, problems: [] })
      expect(
        await run('lease_check_out', [
          ['房源', '房间', '退租日期', '电表读数'],
          [...called, today(), '1000'],
        ]),
      ).toMatchObject({ done: 1, problems: [] })
      expect(
        await run('elemeter_reading_create', [
          ['房源', '房间', '抄表时间', '总读数'],
          [...called, `${today()} 00:10:00`, '1001'],
        ]),
      ).toMatchObject({ done: 1, problems: [] })
    }
  })
})
