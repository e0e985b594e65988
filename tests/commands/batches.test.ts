/** Many locks at once: what a batch accepts, what comes of each of its records, and what a retry sends again. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runnerOn } from '../jobs/support.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn, type Caller, type Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, passTime, type FleetServer, type Made } from './support/fleet.ts'

const [FORBIDDEN_CALL, NOT_FOUND, NOT_POSSIBLE, WRONG_RANGE, INVALID] = [4030, 4040, 4107, 5106, 4220]
const [FAILED, DONE, REMOVED] = [2, 3, 4]
const [NO_LOCK, LOCK_OFFLINE, FORBIDDEN, BUSY, SIMILAR, HOLDER_LEFT, KIND] = [1, 2, 4, 5, 6, 9, 10]
const day = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString()
const WANG = { name: '王芳', phone: '13800001234' }
const LI = { name: '李明', phone: '13800001235' }

describeOne('Batches of credentials', (open) => {
  let server: FleetServer
  let admin: Caller
  let home: number
  let locks: readonly Made[]
  let homes = 0
  beforeAll(async () => {
    // Of the thousands of records at once is asked that they are taken: on a machine that does much else, not how soon.
    server = await fleetServer((options, prepared) => open({ ...options, statementTimeout: 90_000 }, prepared))
    admin = server.admin
  }, 240_000)
  const query = async (text: string, ...values: unknown[]) => (await server.store.query({ text, values })).rows
  const net = (sn: string, state: number) => query('update devices set net_state = $2 where sn = $1', sn, state)
  /** A home of its own with three locks that are online. */
  beforeEach(async () => {
    const made = await admin.call('POST', '/v3/homes', {
      ...{ name: `批量${(homes += 1)}号`, store_id: 1, home_type: 1 },
      ...{ province: '上海市', city: '上海市', district: '浦东新区' },
    })
    home = Number(made.json.data['home_id'])
    const fitted: Made[] = []
    for (const at of [1, 2, 3])
      fitted.push(await server.device(`lk24035000000000${String(homes).padStart(3, '0')}${at}`, home))
    locks = fitted
    for (const { sn } of locks) await net(sn, 1)
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
  })

  const rooms = () => locks.map(({ room }) => room)
  const grant = (more: object = {}, by = admin) =>
    by.call('POST', '/v3/grants/batch_grant', {
      ...{ room_ids: rooms(), grant_type: 1, people: [WANG], permission_end: day(30) },
      ...more,
    })
  const setAdmin = (password: string, more: object = { room_ids: rooms() }) =>
    admin.call('POST', '/v3/grants/batch_admin_password', { password, ...more })
  const accepted = async (answer: ReturnType<typeof grant>): Promise<number> => {
    const { json, text } = await answer
    if (json.err_code !== 0) throw new Error(text)
    return Number(json.data['batch_id'])
  }
  /** The job sends what waits. */
  const send = async () => {
    const runner = runnerOn(server.store, server.model, undefined, undefined, server.app.commands.outgoing)
    await runner.go()
    await server.app.commands.rested()
  }
  const settled = async () => {
    await send()
    await server.settle()
  }
  const batchOf = async (id: number) => (await admin.call('GET', `/v3/grant_batches/${id}`)).json.data
  const itemsOf = async (id: number): Promise<readonly Data[]> =>
    (await admin.call('GET', `/v3/grant_batch_items?batch_id=${id}&sort=id&limit=100`)).json.data.list
  const statesOf = async (id: number) => (await itemsOf(id)).map(({ state }) => Number(state))
  const retry = (id: number, by = admin) => by.call('POST', `/v3/grant_batches/${id}/retry`, {})
  const counts = (granted: number, failed: number, running: number) => ({ granted, failed, running })

  test('make a record for each room and person, and each is effective when its lock says so', async () => {
    const id = await accepted(grant({ people: [WANG, LI] }))
    expect(await batchOf(id)).toMatchObject({ total: 6, ...counts(0, 0, 6), kind: 1, staff_id: 1 })
    expect(String((await batchOf(id))['number'])).toMatch(/^PL\d{15,}$/)
    await send()
    expect(await batchOf(id)).toMatchObject(counts(0, 0, 6))
    await server.settle()
    expect(await batchOf(id)).toMatchObject(counts(6, 0, 0))
    const items = await itemsOf(id)
    expect(items.map(({ room_id }) => Number(room_id))).toEqual(rooms().flatMap((room) => [room, room]))
    const grants = (await admin.call('GET', `/v3/grants?batch_id=${id}&limit=50`)).json.data.list
    expect(grants.map(({ state, op_status }) => [state, op_status])).toEqual(Array.from({ length: 6 }, () => [2, 3]))
    // Two numbers in each lock, and nobody has another's.
    for (const { id: lock } of locks)
      expect(
        grants.flatMap((one) => (Number(one['device_id']) === lock ? [Number(one['paas_id'])] : [])).sort(),
      ).toEqual([1, 2])
  })

  test('draw the digits of each person once, tell them once, and keep them nowhere in clear', async () => {
    const { json } = await grant({ people: [WANG, LI] })
    const passwords = String(json.data['passwords']).split('\n')
    expect(passwords).toEqual([expect.stringMatching(/^王芳 \d{6}$/), expect.stringMatching(/^李明 \d{6}$/)])
    const before = server.fleet.orders.length
    await settled()
    const sent = server.fleet.orders.slice(before).map(({ payload }) => String(payload['password']))
    const digits = passwords.map((line) => line.split(' ')[1]!)
    expect(sent.toSorted()).toEqual([...digits, ...digits, ...digits].toSorted())
    for (const table of [
      'grant_batch_codes',
      'grant_batch_items',
      'grant_codes',
      'grants',
      'command_tasks',
      'operation_logs',
    ]) {
      const standing = JSON.stringify(await query(`select * from ${table}`))
      expect([table, digits.filter((one) => standing.includes(`"${one}"`))]).toEqual([table, []])
    }
    const typed = await grant({ password: '482917' })
    expect(typed.json.data['passwords']).toBeUndefined()
    await settled()
  })

  test('say of each record why it was not sent, and send the others', async () => {
    await net(locks[1]!.sn, 2)
    const bare = await admin.call('POST', '/v3/rooms', { home_id: home, room_name: '空房', room_type: 1 })
    const empty = Number(bare.json.data['room_id'])
    await admin.call('POST', '/v3/lock_settings', {
      ...{ level: 4, home_id: home, room_id: locks[2]!.room, forbid_add_password: true },
    })
    const id = await accepted(grant({ room_ids: [...rooms(), empty] }))
    await settled()
    expect(await batchOf(id)).toMatchObject({ total: 4, ...counts(1, 3, 0) })
    expect((await itemsOf(id)).map(({ state, refusal }) => [state, refusal])).toEqual([
      [DONE, null],
      [FAILED, LOCK_OFFLINE],
      [FAILED, FORBIDDEN],
      [FAILED, NO_LOCK],
    ])
    // What a setting forbids is digits alone, and what a model takes is its own affair.
    const fingers = await accepted(grant({ grant_type: 2 }))
    await settled()
    expect(await statesOf(fingers)).toEqual([DONE, FAILED, DONE])
    await admin.call('POST', '/v3/abilities', { model: 'T9', device_type: 2, grant_types: [1] })
    await query(`update devices set model = 'T9' where device_id = ${locks[0]!.id}`)
    const cards = await accepted(grant({ grant_type: 4 }))
    await settled()
    expect((await itemsOf(cards)).map(({ refusal }) => refusal)).toEqual([KIND, LOCK_OFFLINE, null])
  })

  test('retry what failed, and nothing else', async () => {
    const [, away, broken] = locks
    await net(away!.sn, 2)
    server.fleet.mood = ({ address }) => (address === broken!.sn ? 'failing' : 'prompt')
    const id = await accepted(grant())
    await settled()
    expect(await statesOf(id)).toEqual([DONE, FAILED, FAILED])
    expect((await itemsOf(id))[2]).toMatchObject({ refusal: null, failure: expect.any(String) })
    await net(away!.sn, 1)
    server.fleet.mood = () => 'prompt'
    const before = server.fleet.orders.length
    expect((await retry(id)).json.data).toEqual({ retried: 2 })
    expect((await retry(id)).json.err_code).toBe(NOT_POSSIBLE)
    await settled()
    expect(server.fleet.orders.slice(before).map(({ address }) => address)).toEqual([away!.sn, broken!.sn])
    expect(await batchOf(id)).toMatchObject({ total: 3, ...counts(3, 0, 0) })
    // The credential that had failed is the one that is there now.
    expect((await admin.call('GET', `/v3/grants?batch_id=${id}`)).json.data['count']).toBe(3)
  })

  test('a late answer counts; what was deleted before it took effect is withdrawn, and not sent again', async () => {
    server.fleet.mood = ({ address }) =>
      address === locks[0]!.sn ? 'late' : address === locks[1]!.sn ? 'failing' : 'prompt'
    const id = await accepted(grant())
    await settled()
    await passTime(server.store, 181)
    await server.app.commands.round()
    const [late, failed] = (await itemsOf(id)).map(({ state, grant_id }) => ({ state, grant: Number(grant_id) }))
    expect(failed!.state).toBe(FAILED)
    server.fleet.mood = () => 'prompt'
    const { device_id, room_id, paas_id } = (await admin.call('GET', `/v3/grants/${failed!.grant}`)).json.data
    const url = `/v3/rooms/${String(room_id)}/locks/${String(device_id)}/passwords/${String(paas_id)}?grant_id=${failed!.grant}`
    expect((await admin.call('DELETE', url)).json.err_code).toBe(0)
    await server.settle()
    await server.fleet.act()
    expect(await statesOf(id)).toEqual([DONE, REMOVED, DONE])
    expect(late!.grant).toBeGreaterThan(0)
    expect((await retry(id)).json.err_code).toBe(NOT_POSSIBLE)
  })

  test('what people send again by themselves counts for the batch', async () => {
    server.fleet.mood = () => 'failing'
    const id = await accepted(grant({ room_ids: [locks[0]!.room] }))
    await settled()
    const [item] = await itemsOf(id)
    server.fleet.mood = () => 'prompt'
    expect((await admin.call('POST', `/v3/grants/${String(item!['grant_id'])}/resend`, {})).json.err_code).toBe(0)
    await server.settle()
    expect(await batchOf(id)).toMatchObject(counts(1, 0, 0))
  })

  test('of whole homes mean the rooms that have a lock', async () => {
    await admin.call('POST', '/v3/rooms', { home_id: home, room_name: '空房2', room_type: 1 })
    const id = await accepted(grant({ room_ids: undefined, home_ids: [home] }))
    expect((await itemsOf(id)).map(({ room_id }) => Number(room_id))).toEqual(rooms())
    await settled()
  })

  test.each([
    ['no room at all', { room_ids: [] }, INVALID, 'home_ids'],
    ['a room that is not there', { room_ids: [999_999] }, NOT_FOUND, 'room_ids'],
    ['a face', { grant_type: 5 }, INVALID, 'grant_type'],
    ['digits of a fingerprint', { grant_type: 2, password: '482917' }, INVALID, 'password'],
    ['four equal digits', { password: '911112' }, INVALID, 'password'],
    ['an end in the past', { permission_begin: day(-3), permission_end: day(-1) }, WRONG_RANGE, 'permission_end'],
    ['an end before the beginning', { permission_begin: day(40) }, WRONG_RANGE, 'permission_end'],
  ])('are refused with %s', async (_, more, code, field) => {
    const { json } = await grant(more)
    expect([json.err_code, json.data.fields?.map((one) => one.field)]).toEqual([code, [field]])
  })

  test('of 10,000 records are taken at once, and of 10,001 are not', async () => {
    const more = 10_001 - locks.length
    await query(
      `insert into rooms (client_id, home_id, room_name, room_type) select 1, $1::bigint, 'N' || n, 1 from generate_series(1, $2::int) n`,
      home,
      more,
    )
    await query(
      `insert into devices (client_id, sn, device_type, home_id, room_id, state, net_state)
        select 1, 'lk99' || lpad(room_id::text, 16, '0'), 2, home_id, room_id, 2, 1 from rooms where home_id = $1 and room_name like 'N%'`,
      home,
    )
    const whole = { room_ids: undefined, home_ids: [home] }
    const refused = await grant(whole)
    expect([refused.json.err_code, refused.json.data.fields?.[0]]).toEqual([
      INVALID,
      { field: 'home_ids', message: '一次最多10000条（房间数×人数），请分批提交' },
    ])
    const admins = await setAdmin('480271', { home_ids: [home] })
    expect(admins.json.data.fields).toEqual(refused.json.data.fields)
    await query(`delete from devices where room_id = $1`, locks[2]!.room)
    const pairs = await grant({ ...whole, people: [WANG, LI] })
    expect(pairs.json.err_code).toBe(INVALID)
    const id = await accepted(grant(whole))
    expect(await batchOf(id)).toMatchObject({ total: 10_000, ...counts(0, 0, 10_000) })
    await query('delete from grant_batches where id = $1', id)
  }, 120_000)

  describe('of admin passwords', () => {
    test('set number 999 on each lock, and change it where it is set', async () => {
      const id = await accepted(setAdmin('480271'))
      expect(await batchOf(id)).toMatchObject({ kind: 2, total: 3 })
      await settled()
      expect(await batchOf(id)).toMatchObject(counts(3, 0, 0))
      const of = async () =>
        (await admin.call('GET', `/v3/grants?home_id=${home}&paas_id=999`)).json.data.list.map(({ state }) => state)
      expect(await of()).toEqual([2, 2, 2])
      const other = await accepted(setAdmin('159637'))
      await settled()
      expect(await batchOf(other)).toMatchObject(counts(3, 0, 0))
      expect(await of()).toEqual([2, 2, 2])
      expect(server.fleet.orders.at(-1)!.payload).toMatchObject({ number: 999, password: '159637' })
    })

    test('leave alone a lock whose old one is too similar, or at which something is under way', async () => {
      await admin.call('PUT', `/v3/rooms/${locks[0]!.room}/locks/${locks[0]!.id}/passwords/999`, { password: '480271' })
      await server.settle()
      server.fleet.mood = () => 'silent'
      await admin.call('PUT', `/v3/rooms/${locks[1]!.room}/locks/${locks[1]!.id}/passwords/999`, { password: '480271' })
      await server.app.commands.rested()
      server.fleet.mood = () => 'prompt'
      const id = await accepted(setAdmin('480272'))
      await settled()
      expect((await itemsOf(id)).map(({ state, refusal }) => [state, refusal])).toEqual([
        [FAILED, SIMILAR],
        [FAILED, BUSY],
        [DONE, null],
      ])
    })

    test('are refused where they are no good', async () => {
      expect((await setAdmin('911112')).json.err_code).toBe(INVALID)
      expect((await setAdmin('480271', {})).json.err_code).toBe(INVALID)
    })
  })

  test('an account reaches its own homes alone, and retries its own batches', async () => {
    await addAccount(server, `keeper${homes}`, ['device_base', 'homes_view'], { homes: [home] })
    const keeper = await loggedIn(server.app, `keeper${homes}`)
    const other = await server.device(undefined, 1)
    expect((await grant({ room_ids: [other.room] }, keeper)).json.err_code).toBe(NOT_FOUND)
    const id = await accepted(grant({}, keeper))
    server.fleet.mood = () => 'failing'
    await settled()
    expect((await retry(id, keeper)).json.data).toEqual({ retried: 3 })
    const mixed = await accepted(grant({ room_ids: [locks[0]!.room, other.room] }))
    await settled()
    expect((await retry(mixed, keeper)).json.err_code).not.toBe(0)
  })

  describe('of a member of staff', () => {
    const give = (id: number, more: object = {}, by = admin) =>
      by.call('POST', `/v3/staff/${id}/grants`, {
        ...{ room_ids: rooms(), grant_type: 1, permission_end: day(30), ...more },
      })
    const leave = (id: number, more: object = {}, by = admin) => by.call('POST', `/v3/staff/${id}/leave`, more)
    const theirs = async (id: number) => (await admin.call('GET', `/v3/staff/${id}/credentials`)).json.data.list
    const staffOf = async (id: number) => (await admin.call('GET', `/v3/staff/${id}`)).json.data
    let people = 0
    const added = async (of: Parameters<typeof addAccount>[3] = {}) =>
      (await addAccount(server, `leaver${(people += 1)}x${homes}`, ['homes_view'], of)).me

    test('stand on their page, and are taken back with the account and the homes when they leave', async () => {
      const [id, successor] = [await added({ homes: [home] }), await added({ homes: [1] })]
      const given = await give(id)
      expect(given.json.data['passwords']).toMatch(/^测试 \d{6}$/)
      await settled()
      expect((await theirs(id)).map(({ state, name }) => [state, name])).toEqual(Array(3).fill([2, '测*']))
      expect(await batchOf(Number(given.json.data['batch_id']))).toMatchObject({ holder_id: id, ...counts(3, 0, 0) })

      const { version } = await staffOf(id)
      const ended = await admin.call('PUT', `/v3/staff/${id}`, { version, active: false })
      expect(ended.json.data.fields).toEqual([
        { field: 'active', message: '该员工还有门锁授权或门禁人脸，请用“办理离职”一并收回' },
      ])
      expect((await admin.call('DELETE', `/v3/staff/${id}?version=${String(version)}`)).json.err_code).not.toBe(0)

      await net(locks[2]!.sn, 2)
      server.fleet.away.add(locks[2]!.sn)
      const left = await leave(id, { successor_id: successor })
      expect((left.json.data['steps'] as unknown as Data[]).map(({ step, state }) => [step, state]).toSorted()).toEqual(
        [
          ['credential', 'sent'],
          ['credential', 'sent'],
          ['credential', 'waiting'],
        ],
      )
      const named = await Promise.all(
        rooms().map(async (room) => (await admin.call('GET', `/v3/rooms/${room}`)).json.data),
      )
      expect((left.json.data['steps'] as unknown as Data[]).map(({ text }) => text).toSorted()).toEqual(
        named
          .map(({ _labels: labels, display_name: room }, at) => {
            const place = `${(labels as unknown as Data)['home_id']} ${room}`
            return at === 2 ? `${place}：门锁离线，上线后自动删除` : place
          })
          .toSorted(),
      )
      expect(await staffOf(id)).toMatchObject({ active: false })
      expect(((await staffOf(successor))['home_ids'] as unknown as number[]).toSorted()).toEqual([1, home].toSorted())
      await server.settle()
      expect((await theirs(id)).map(({ device_id }) => device_id)).toEqual([locks[2]!.id])
      server.fleet.away.clear()
      await net(locks[2]!.sn, 1)
      await server.fleet.online(1, locks[2]!.sn)
      await server.settle()
      expect(await theirs(id)).toEqual([])
      expect((await leave(id)).json.err_code).toBe(NOT_POSSIBLE)
    })

    test('that wait to be sent are not, once they have left', async () => {
      const id = await added()
      const batch = Number((await give(id)).json.data['batch_id'])
      expect((await leave(id)).json.err_code).toBe(0)
      await settled()
      expect((await itemsOf(batch)).map(({ refusal }) => refusal)).toEqual(Array(3).fill(HOLDER_LEFT))
      expect((await give(id)).json.err_code).toBe(NOT_POSSIBLE)
    })

    test('are taken back by nobody who does not see them all, nor by themselves', async () => {
      const id = await added({ type: 1, stores: [2] })
      await give(id)
      await settled()
      await addAccount(server, `office${homes}`, ['org_base', 'homes_view'], { type: 1, stores: [2] })
      const office = await loggedIn(server.app, `office${homes}`)
      const refused = await leave(id, {}, office)
      expect(refused.json.data.fields?.[0]?.message).toContain('请由公司账号办理')
      const [less, more] = [`less${homes}`, `more${homes}`]
      await addAccount(server, less, ['org_base'])
      const { me } = await addAccount(server, more, ['org_base', 'finance_base'])
      const caller = await loggedIn(server.app, less)
      expect((await leave(me, {}, caller)).json.err_code).toBe(FORBIDDEN_CALL)
      expect((await give(me, {}, caller)).json.err_code).toBe(FORBIDDEN_CALL)
      expect((await leave(1)).json.data.fields?.[0]?.message).toBe('不能为自己办理离职')
      expect((await leave(id, { successor_id: id })).json.data.fields?.[0]?.field).toBe('successor_id')
      expect(await staffOf(id)).toMatchObject({ active: true })
    })
  })
})
