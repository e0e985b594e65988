/** Management cards, from the report of a loss to what the records say once the locks have answered. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardsOf, RESET } from '../../src/apartment/commands/simulated-lock.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn, type Caller, type Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, passTime, type FleetServer, type Made } from './support/fleet.ts'

const [NOT_POSSIBLE, INVALID] = [4107, 4220]
const [NORMAL, REPORTING, LOST, FAILED, DELETED] = [1, 2, 3, 4, 5]
const [RUNNING, DONE, PART_FAILED] = [1, 2, 3]

describeOne('A management card', (open) => {
  let server: FleetServer
  let admin: Caller
  let locks: readonly Made[]
  let home: number
  let numbers = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
  }, 240_000)
  /** A home of its own with three locks. */
  beforeEach(async () => {
    const made = await admin.call('POST', '/v3/homes', {
      ...{ name: `卡片${(numbers += 1)}号`, store_id: 1, home_type: 1 },
      ...{ province: '上海市', city: '上海市', district: '浦东新区' },
    })
    home = Number(made.json.data['home_id'])
    locks = await Promise.all(
      [1, 2, 3].map((at) => server.device(`lk24035000000000${String(numbers).padStart(3, '0')}${at}`, home)),
    )
    await server.store.query({ text: 'update devices set net_state = 1', values: [] })
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
  })

  const made = async (more: object = {}): Promise<number> => {
    const { json, text } = await admin.call('POST', '/v3/manage_cards', {
      ...{ number: `3F00A${String((numbers += 1)).padStart(4, '0')}`, card_type: 2, holder: '王工', store_id: 1 },
      ...{ home_ids: [home], valid_range: ['2026-01-01', '2099-12-31'] },
      ...more,
    })
    if (json.err_code !== 0) throw new Error(text)
    return Number(json.data['id'])
  }
  const cardOf = async (id: number) => (await admin.call('GET', `/v3/manage_cards/${id}`)).json.data
  type Report = 'loss_cards' | 'delete_cards'
  const reportOf = async (of: Report, id: number) => (await admin.call('GET', `/v3/${of}/${id}`)).json.data
  const post = (path: string, body: object = {}, by = admin) => by.call('POST', `/v3/${path}`, body)
  const lose = async (card: number) => Number((await post(`manage_cards/${card}/loss`)).json.data['loss_card_id'])
  const remove = (card: number, body: object = {}) => post(`manage_cards/${card}/delete_locks`, body)
  const known = (): readonly (readonly (readonly [unknown, string])[])[] =>
    locks.map(({ sn }) => [...cardsOf(server.fleet.memoryOf(1, sn))])

  test('is lost when every lock has said so, and is deleted from them then', async () => {
    const id = await made()
    const { number } = await cardOf(id)
    expect(await cardOf(id)).toMatchObject({ state: NORMAL, loss_progress: null })
    const loss = await lose(id)
    await server.app.commands.rested()
    expect(await cardOf(id)).toMatchObject({ state: REPORTING, loss_progress: '0/3' })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: RUNNING, progress: '0/3', finished_at: null })
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: LOST, loss_progress: '3/3' })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: DONE, finished_at: expect.any(String) })
    expect(known()).toEqual(locks.map(() => [[number, 'blocked']]))

    const gone = Number((await remove(id)).json.data['delete_card_id'])
    await server.app.commands.rested()
    expect(await cardOf(id)).toMatchObject({ state: LOST, deleting: true })
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: DELETED })
    expect(await reportOf('delete_cards', gone)).toMatchObject({ state: DONE, progress: '3/3', forced: false })
    expect(known()).toEqual(locks.map(() => [[number, 'deleted']]))
    expect((await admin.call('DELETE', `/v3/manage_cards/${id}`)).json.err_code).toBe(0)
  })

  test('of three locks one is away: two have it, and the third when it is back', async () => {
    const away = locks[2]!
    server.fleet.away.add(away.sn)
    const id = await made()
    const loss = await lose(id)
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: REPORTING, loss_progress: '2/3' })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: RUNNING, locks_failed: 0 })
    server.fleet.away.clear()
    await server.fleet.online(1, away.sn)
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: LOST, loss_progress: '3/3' })
  })

  test('is lost no more where a lock was reset, until that one is told again', async () => {
    const [, , third] = locks
    const id = await made()
    const loss = await lose(id)
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: LOST, loss_progress: '3/3' })
    const memory = server.fleet.memoryOf(1, third!.sn)
    memory.clear()
    memory.set(RESET, true)
    expect((await post(`devices/${third!.id}/refresh`)).json.err_code).toBe(0)
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: FAILED, loss_progress: '2/3' })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: PART_FAILED, finished_at: null })
    const [failed] = (await admin.call('GET', `/v3/card_lock_tasks?loss_card_id=${loss}&status=2`)).json.data.list
    expect(failed).toMatchObject({ device_id: third!.id, failure: expect.stringContaining('重置') })
    memory.clear()
    expect((await post(`loss_cards/${loss}/retry`)).json.data).toEqual({ retried: 1 })
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: LOST, loss_progress: '3/3' })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: DONE, finished_at: expect.any(String) })
  })

  test('the locks that failed are told again, and no others', async () => {
    const [, , third] = locks
    server.fleet.mood = ({ address }) => (address === third!.sn ? 'failing' : 'prompt')
    const id = await made()
    const loss = await lose(id)
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: FAILED, loss_progress: '2/3' })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: PART_FAILED, locks_failed: 1 })
    const before = server.fleet.orders.length
    server.fleet.mood = () => 'prompt'
    expect((await post(`loss_cards/${loss}/retry`)).json.data).toEqual({ retried: 1 })
    expect((await post(`loss_cards/${loss}/retry`)).json.err_code).toBe(NOT_POSSIBLE)
    expect(await cardOf(id)).toMatchObject({ state: REPORTING })
    await server.settle()
    expect(server.fleet.orders.slice(before).map(({ address }) => address)).toEqual([third!.sn])
    expect(await cardOf(id)).toMatchObject({ state: LOST, loss_progress: '3/3' })
  })

  test('a deletion that failed is told again, and no others', async () => {
    const id = await made()
    await lose(id)
    await server.settle()
    server.fleet.mood = ({ address }) => (address === locks[0]!.sn ? 'failing' : 'prompt')
    const gone = Number((await remove(id)).json.data['delete_card_id'])
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: LOST })
    expect(await reportOf('delete_cards', gone)).toMatchObject({ state: PART_FAILED, progress: '2/3' })
    server.fleet.mood = () => 'prompt'
    expect((await post(`delete_cards/${gone}/retry`)).json.data).toEqual({ retried: 1 })
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: DELETED })
  })

  test('late, double, foreign and cancelled commands count once, or not at all', async () => {
    server.fleet.mood = ({ address }) => (address === locks[0]!.sn ? 'late' : 'duplicated')
    const id = await made()
    const loss = await lose(id)
    await server.app.commands.rested()
    await passTime(server.store, 181)
    await server.app.commands.round()
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: PART_FAILED, progress: '0/3', locks_failed: 3 })
    await server.fleet.act()
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: DONE, progress: '3/3', locks_failed: 0 })
    const finished = (await reportOf('loss_cards', loss))['finished_at']
    const { rows } = await server.store.query({
      text: 'select task_id from card_lock_tasks where loss_card_id = $1 order by id',
      values: [loss],
    })
    for (const { task_id } of rows)
      for (const client of [1, 2])
        for (const outcome of ['done', 'failed'] as const)
          await server.fleet.hear({ id: `${client}-${String(task_id)}`, attempt: 1, outcome })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: DONE, progress: '3/3', finished_at: finished })
    // What was done is not sent again, from whichever page.
    expect((await post(`command_tasks/${String(rows[0]!['task_id'])}/retry`)).json.err_code).not.toBe(0)

    const other = await made()
    server.fleet.away.add(locks[1]!.sn)
    server.fleet.mood = () => 'prompt'
    const report = await lose(other)
    await server.settle()
    const list = await admin.call('GET', `/v3/card_lock_tasks?loss_card_id=${report}&status=1`)
    const [waiting] = (list.json.data as unknown as { list: { task_id: number }[] }).list
    const { version } = await server.task(waiting!.task_id)
    await post(`command_tasks/${waiting!.task_id}/cancel`, { version })
    expect(await cardOf(other)).toMatchObject({ state: FAILED, loss_progress: '2/3' })
    expect((await remove(other)).json).toMatchObject({ err_code: INVALID, data: { fields: [{ field: 'forced' }] } })
    server.fleet.away.clear()
    expect((await remove(other, { forced: true })).json.err_code).toBe(0)
    await server.settle()
    expect(await cardOf(other)).toMatchObject({ state: DELETED })
  })

  test('an older command of a lock that was told again is not sent a second time', async () => {
    server.fleet.mood = () => 'failing'
    const id = await made()
    const loss = await lose(id)
    await server.settle()
    const list = async () =>
      (
        (await admin.call('GET', `/v3/card_lock_tasks?loss_card_id=${loss}`)).json.data as unknown as {
          list: { task_id: number; failure: string | null }[]
        }
      ).list
    const [first] = await list()
    expect(first!.failure).not.toBeNull()
    await post(`loss_cards/${loss}/retry`)
    expect((await post(`command_tasks/${first!.task_id}/retry`)).json.err_code).toBe(NOT_POSSIBLE)
  })

  test('a lock that went out of use before it answered is not waited for', async () => {
    server.fleet.mood = ({ address }) => (address === locks[0]!.sn ? 'failing' : 'prompt')
    const id = await made()
    await lose(id)
    await server.settle()
    expect(await cardOf(id)).toMatchObject({ state: FAILED })
    const [{ id: device, room }] = locks as [Made]
    expect((await admin.call('DELETE', `/v3/rooms/${room}/locks/${device}`)).json.err_code).toBe(0)
    expect(await cardOf(id)).toMatchObject({ state: LOST, loss_progress: '2/2' })
  })

  test('a general card is blocked on all locks of its store, one without locks at once', async () => {
    const general = await made({ card_type: 1, home_ids: null })
    const loss = await lose(general)
    const { rows } = await server.store.query({
      text: 'select count(*)::integer as n from devices d join homes h on h.client_id = d.client_id and h.home_id = d.home_id where d.client_id = 1 and h.store_id = 1 and d.device_type = 2 and d.state in (1, 2, 8)',
      values: [],
    })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ locks_total: rows[0]!['n'] })
    const empty = await made({ store_id: 2, card_type: 1, home_ids: null })
    const none = await lose(empty)
    expect(await reportOf('loss_cards', none)).toMatchObject({ state: DONE, finished_at: expect.any(String) })
    expect(await cardOf(empty)).toMatchObject({ state: LOST })
  })

  test('a lock that comes later is told what was lost and deleted at its place, whoever binds it', async () => {
    await addAccount(server as never, `binder-${home}`, ['homes_view', 'device_base'], { homes: [home] })
    const binder = await loggedIn(server.app, `binder-${home}`, `10.3.0.${home % 250}`)
    const [lost, deleted, kept, elsewhere] = [await made(), await made(), await made(), await made({ home_ids: [1] })]
    const loss = await lose(lost)
    for (const id of [deleted, elsewhere]) await lose(id)
    await server.settle()
    const gone = Number((await remove(deleted)).json.data['delete_card_id'])
    await server.settle()
    expect(await cardOf(deleted)).toMatchObject({ state: DELETED })
    const numberOf = async (id: number) => (await cardOf(id))['number']
    const told = [
      [await numberOf(lost), 'blocked'],
      [await numberOf(deleted), 'deleted'],
    ]
    const room = await admin.call('POST', '/v3/rooms', { home_id: home, room_name: '新', room_type: 1 })
    const sn = `lk24035000000000${String(numbers).padStart(3, '0')}9`
    const bound = await post(`rooms/${Number(room.json.data['room_id'])}/locks`, { sn }, binder)
    expect([bound.json.err_code, bound.json.err_msg]).toEqual([0, ''])
    // Beside general cards of the store, which other tests have lost.
    const its = (address: string) =>
      [...cardsOf(server.fleet.memoryOf(1, address))].filter(([number]) => told.some(([known]) => known === number))
    await server.app.commands.rested()
    expect(await cardOf(lost)).toMatchObject({ state: REPORTING, loss_progress: '3/4' })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: RUNNING, finished_at: null })
    await server.settle()
    expect(its(sn)).toEqual(told)
    expect([...cardsOf(server.fleet.memoryOf(1, sn)).keys()]).not.toContain(await numberOf(kept))
    expect([...cardsOf(server.fleet.memoryOf(1, sn)).keys()]).not.toContain(await numberOf(elsewhere))
    expect(await cardOf(lost)).toMatchObject({ state: LOST, loss_progress: '4/4' })
    expect(await reportOf('loss_cards', loss)).toMatchObject({ state: DONE, finished_at: expect.any(String) })
    expect(await reportOf('delete_cards', gone)).toMatchObject({ state: DONE, progress: '4/4' })

    const other = `lk24035000000000${String(numbers).padStart(3, '0')}8`
    const { json } = await post(`devices/${Number(bound.json.data['device_id'])}/replace`, { sn: other }, binder)
    expect([json.err_code, json.err_msg]).toEqual([0, ''])
    await server.settle()
    expect(its(other)).toEqual(told)
    expect(await cardOf(lost)).toMatchObject({ state: LOST, loss_progress: '5/5' })
  })

  describe('in each state', () => {
    const OPERATIONS = ['loss', 'delete', 'forced', 'update', 'remove'] as const
    type OneOf = (typeof OPERATIONS)[number]
    const POSSIBLE: Readonly<Record<number, readonly OneOf[]>> = {
      [NORMAL]: ['loss', 'update'],
      [REPORTING]: ['forced'],
      [LOST]: ['delete', 'forced'],
      [FAILED]: ['forced'],
      [DELETED]: ['remove'],
    }
    const into: Readonly<Record<number, (id: number) => Promise<unknown>>> = {
      [NORMAL]: () => Promise.resolve(),
      [REPORTING]: lose,
      [LOST]: async (id) => [await lose(id), await server.settle()],
      [FAILED]: async (id) => {
        server.fleet.mood = () => 'failing'
        await lose(id)
        await server.settle()
        server.fleet.mood = () => 'prompt'
      },
      [DELETED]: async (id) => [await lose(id), await server.settle(), await remove(id), await server.settle()],
    }
    const does: Readonly<Record<OneOf, (id: number) => Promise<{ json: { err_code: number } }>>> = {
      loss: (id) => post(`manage_cards/${id}/loss`),
      delete: (id) => remove(id),
      forced: (id) => remove(id, { forced: true }),
      update: async (id) =>
        admin.call('PUT', `/v3/manage_cards/${id}`, { version: (await cardOf(id))['version'], holder: '李工' }),
      remove: (id) => admin.call('DELETE', `/v3/manage_cards/${id}`),
    }
    test.each(Object.keys(POSSIBLE).flatMap((state) => OPERATIONS.map((name) => [Number(state), name] as const)))(
      '%i: %s',
      async (state, name) => {
        const id = await made()
        await into[state]!(id)
        expect(await cardOf(id)).toMatchObject({ state })
        const actions = (await cardOf(id))['_actions'] as unknown as readonly string[]
        const call = { loss: 'loss_card_create', delete: 'delete_card_create', forced: 'delete_card_create' }[
          name as string
        ]
        const isPossible = POSSIBLE[state]!.includes(name)
        if (call !== undefined && name !== 'delete') expect(actions.includes(call)).toBe(isPossible)
        expect((await does[name](id)).json.err_code === 0).toBe(isPossible)
      },
    )
  })

  test('of their homes is theirs who look after homes; those of the whole store they see', async () => {
    await addAccount(server as never, `cards-at-${home}`, ['device_base', 'homes_device_config'], { homes: [home] })
    const keeper = await loggedIn(server.app, `cards-at-${home}`, `10.4.0.${home % 250}`)
    const [own, both, general, elsewhere] = [
      await made(),
      await made({ home_ids: [home, 1] }),
      await made({ card_type: 1, home_ids: null }),
      await made({ home_ids: [1] }),
    ]
    const all = [own, both, general, elsewhere]
    const seen = async (of: 'manage_cards' | Report, card: (row: Data) => unknown) =>
      (await keeper.call('GET', `/v3/${of}?limit=100`)).json.data.list
        .map(card)
        .filter((id) => all.includes(Number(id)))
    expect((await seen('manage_cards', ({ id }) => id)).sort()).toEqual([own, both, general].sort())
    const offered = async (id: number) =>
      ((await keeper.call('GET', `/v3/manage_cards/${id}`)).json.data['_actions'] ?? []) as unknown as readonly string[]
    expect(await offered(own)).toContain('loss_card_create')
    for (const id of [both, general]) expect(await offered(id)).not.toContain('loss_card_create')
    for (const id of [both, general, elsewhere]) {
      expect((await post(`manage_cards/${id}/loss`, {}, keeper)).json.err_code).not.toBe(0)
    }

    for (const id of [both, general, elsewhere]) await lose(id)
    await server.settle()
    server.fleet.mood = () => 'failing'
    const { json } = await post(`manage_cards/${own}/loss`, { reason: '遗失' }, keeper)
    expect([json.err_code, json.err_msg]).toEqual([0, ''])
    await server.settle()
    expect(await cardOf(own)).toMatchObject({ state: FAILED })
    const reported = await seen('loss_cards', ({ manage_card_id: id }) => id)
    expect(reported.sort()).toEqual([own, both].sort())
    server.fleet.mood = () => 'prompt'
    const again = await post(`loss_cards/${Number(json.data['loss_card_id'])}/retry`, {}, keeper)
    expect(again.json.data).toEqual({ retried: 3 })
    await server.settle()
    expect(await cardOf(own)).toMatchObject({ state: LOST })
  })

  test('is for those who hold the key and may change it; states are nobody’s to write', async () => {
    await addAccount(server as never, 'cards-elsewhere', ['device_base', 'homes_device_config'], {
      type: 1,
      stores: [2],
    })
    await addAccount(server as never, 'cards-of-home', ['device_base', 'homes_device_config'], { homes: [1] })
    await addAccount(server as never, 'cards-of-store', ['device_base', 'homes_device_config'], {
      type: 1,
      stores: [1],
    })
    const as = (name: string) => loggedIn(server.app, name, `10.1.0.${name.length}`)
    const [guest, elsewhere, ofHome, ofStore] = await Promise.all(
      ['guest', 'cards-elsewhere', 'cards-of-home', 'cards-of-store'].map(as),
    )
    const id = await made()
    for (const path of [`manage_cards/${id}/loss`, `manage_cards/${id}/delete_locks`]) {
      expect((await post(path, {}, guest)).status).toBe(403)
      expect((await post(path, {}, elsewhere)).json.err_code).not.toBe(0)
      expect((await post(path, {}, ofHome)).json.err_code).not.toBe(0)
    }
    server.fleet.mood = () => 'failing'
    const { json } = await post(`manage_cards/${id}/loss`, { reason: '遗失' }, ofStore)
    expect(json.err_code).toBe(0)
    const loss = Number(json.data['loss_card_id'])
    expect(await reportOf('loss_cards', loss)).toMatchObject({ reason: '遗失' })
    await server.settle()
    for (const by of [guest, elsewhere, ofHome])
      expect((await post(`loss_cards/${loss}/retry`, {}, by)).json.err_code).not.toBe(0)
    const { version } = await cardOf(id)
    for (const [method, path, body] of [
      ['PUT', `manage_cards/${id}`, { version, state: NORMAL }],
      ['DELETE', `manage_cards/${id}`, undefined],
      ['POST', `manage_cards/${id}/delete`, { version }],
      ['POST', 'loss_cards', { manage_card_id: id }],
      ['PUT', `loss_cards/${loss}`, { version: 1, state: 2 }],
      ['DELETE', `loss_cards/${loss}`, undefined],
      ['POST', 'card_lock_tasks', { manage_card_id: id }],
    ] as const)
      expect([path, (await admin.call(method, `/v3/${path}`, body)).json.err_code === 0]).toEqual([path, false])
    expect(await cardOf(id)).toMatchObject({ state: FAILED })
  })
})
