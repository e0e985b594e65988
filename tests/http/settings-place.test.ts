/** Settings of a place: what it says, what it inherits, what a change would do below, and the change itself. */
import { beforeAll, describe, expect, it } from 'vitest'
import { runnerOn } from '../jobs/support.ts'
import { describeStores } from '../support/stores.ts'
import { loggedIn, projectModel, startServer, type Caller, type TestServer } from './support/server.ts'

const model = await projectModel()

interface Setting {
  readonly field: string
  readonly own: unknown
  readonly inherited: { readonly value: unknown; readonly from: string | null; readonly place: number | null }
}
interface Page {
  readonly name: string | null
  readonly version: number | null
  readonly may_change: boolean
  readonly settings: readonly Setting[]
}

describeStores('Settings of a place', (open) => {
  let server: TestServer
  let admin: Caller
  let rooms: number[]

  const at = (type: string, value: number, resource = 'lock_setting') => ({ resource, type, value })
  const read = async (type: string, value: number, who = admin, resource = 'lock_setting') =>
    (await who.call('GET', `/v3/settings_place?resource=${resource}&type=${type}&value=${value}`)).json
  const page = async (type: string, value: number, who = admin) =>
    (await read(type, value, who)).data as unknown as Page
  const one = async (type: string, value: number, field: string) =>
    (await page(type, value)).settings.find((setting) => setting.field === field)
  const change = async (type: string, value: number, settings: object, rest: object = {}, who = admin) =>
    (await who.call('PUT', '/v3/settings_place', { ...at(type, value), settings, ...rest })).json
  const preview = async (type: string, value: number, settings: object, rest: object = {}, who = admin) =>
    (await who.call('POST', '/v3/settings_place/preview', { ...at(type, value), settings, ...rest })).json
  const rows = async () =>
    (
      (await admin.call('GET', '/v3/lock_settings?sort=id')).json.data['list'] as readonly Record<string, unknown>[]
    ).map(({ level, store_id, home_id, room_id }) => [level, store_id, home_id, room_id])

  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
    rooms = []
    for (const room_name of ['101', '102', '103'])
      rooms.push(
        Number((await admin.call('POST', '/v3/rooms', { home_id: 1, room_type: 1, room_name })).json.data['room_id']),
      )
  }, 120_000)

  describe('of homes and rooms', () => {
    it('are changed by one call, each with its source, and a place that says nothing keeps no record', async () => {
      const [first = 0] = rooms
      expect(await change('company', 0, { alarm_unlock: 30, low_power: true })).toMatchObject({ data: { changed: 2 } })
      expect(await change('home', 1, { alarm_unlock: 10 })).toMatchObject({ data: { changed: 1 } })
      expect(await change('room', first, { alarm_unlock: 5, low_power: false })).toMatchObject({ data: { changed: 2 } })
      expect(await rows()).toEqual([
        [1, null, null, null],
        [3, null, 1, null],
        [4, null, 1, first],
      ])
      expect(await one('room', first, 'alarm_unlock')).toMatchObject({
        own: 5,
        inherited: { value: 10, from: 'home', place: 1 },
      })
      expect(await one('room', first, 'low_power')).toMatchObject({
        own: false,
        inherited: { value: true, from: 'company', place: 0 },
      })
      expect(await one('store', 1, 'alarm_unlock')).toMatchObject({
        own: null,
        inherited: { value: 30, from: 'company' },
      })
      expect(await change('room', first, { alarm_unlock: null })).toMatchObject({ data: { changed: 1 } })
      expect(await one('room', first, 'alarm_unlock')).toMatchObject({ own: null, inherited: { value: 10 } })
      expect(await change('room', first, { low_power: null })).toMatchObject({ data: { changed: 1 } })
      expect((await rows()).length).toBe(2)
      // The company's stay, however empty.
      expect(await change('company', 0, { alarm_unlock: null, low_power: null })).toMatchObject({
        data: { changed: 2 },
      })
      expect(await rows()).toEqual([
        [1, null, null, null],
        [3, null, 1, null],
      ])
      expect(await change('home', 1, { alarm_unlock: null })).toMatchObject({ data: { changed: 1 } })
    })

    it('are said and inherited again by whole groups, which leaves the other groups alone', async () => {
      const [first = 0] = rooms
      const group = {
        face_recognition_enabled: true,
        face_recognition_required: false,
        face_recognition_interval_days: 30,
      }
      const names = Object.keys(group)
      const sources = async () =>
        (await page('room', first)).settings
          .filter(({ field }) => names.includes(field))
          .map(({ own, inherited: { value, from } }) => own ?? [value, from])
      await change('company', 0, { ...group, face_recognition_interval_days: 90 })
      await change('room', first, { low_power: true })
      expect(await change('home', 1, group)).toMatchObject({ data: { changed: 3 } })
      expect(await sources()).toEqual([
        [true, 'home'],
        [false, 'home'],
        [30, 'home'],
      ])
      expect(await change('room', first, { ...group, face_recognition_required: true })).toMatchObject({
        data: { changed: 3 },
      })
      expect(await sources()).toEqual([true, true, 30])
      const nothing = Object.fromEntries(names.map((name) => [name, null]))
      for (const [type, value, from, days] of [
        ['room', first, 'home', 30],
        ['home', 1, 'company', 90],
      ] as const) {
        expect(await change(type, value, nothing)).toMatchObject({ data: { changed: 3 } })
        expect(await sources()).toEqual([
          [true, from],
          [false, from],
          [days, from],
        ])
      }
      expect(await one('room', first, 'low_power')).toMatchObject({ own: true })
      await change('room', first, { low_power: null })
      await change('company', 0, nothing)
    })

    it('that are one under a name are said together', async () => {
      expect(await change('home', 1, { alarm_time: ['22:00', '06:00'] })).toMatchObject({ data: { changed: 1 } })
      expect(await one('room', rooms[0]!, 'alarm_time')).toMatchObject({
        own: null,
        inherited: { value: ['22:00', '06:00'], from: 'home' },
      })
      expect((await page('home', 1)).settings.map(({ field }) => field)).not.toContain('alarm_begin')
      expect(await change('home', 1, { alarm_time: ['22:00'] })).toMatchObject({ err_code: 4005 })
      expect(await change('home', 1, { alarm_time: ['22:00', null] })).toMatchObject({ err_code: 4005 })
      expect(await change('home', 1, { alarm_begin: '22:00' })).toMatchObject({ err_code: 4005 })
      expect(await change('home', 1, { alarm_time: ['22:00', '6am'] })).toMatchObject({
        err_code: 4220,
        data: { fields: [{ field: 'settings.alarm_time' }] },
      })
      expect(await change('home', 1, { alarm_time: null })).toMatchObject({ data: { changed: 1 } })
    })

    it('tell before saving how many rooms change and how many keep their own', async () => {
      const [first = 0, second = 0] = rooms
      await change('room', first, { low_power: false })
      const { data } = await preview('home', 1, { low_power: true, alarm_unlock: 7 })
      expect(data).toMatchObject({
        of: 'room',
        settings: [
          { field: 'low_power', changes: true, changed: Number(data['count']) - 1, kept: 1 },
          { field: 'alarm_unlock', changes: true, changed: data['count'], kept: 0 },
        ],
      })
      expect(await preview('home', 1, { low_power: true }, { show: 'kept' })).toMatchObject({
        data: { kept: 1, list: [{ id: first, name: expect.stringContaining('101'), within: '晴空公寓1号' }] },
      })
      // Another home's rooms are not touched, nor is anything by what is in force already.
      expect(await preview('home', 2, { low_power: true })).toMatchObject({ data: { count: 0 } })
      expect(await preview('home', 1, { low_power: null })).toMatchObject({ data: { changed: 0, kept: 0 } })
      expect(await preview('room', second, { low_power: true })).toMatchObject({ data: { count: 1, changed: 1 } })
      await change('room', first, { low_power: null })
    })

    it('that somebody else changed meanwhile are not written over', async () => {
      expect(await change('home', 1, { alarm_unlock: 3 }, { version: null })).toMatchObject({ data: { changed: 1 } })
      const { version } = await page('home', 1)
      expect(await change('home', 1, { alarm_unlock: 4 }, { version: null })).toMatchObject({ err_code: 4090 })
      expect(await change('home', 1, { alarm_unlock: 4 }, { version })).toMatchObject({ data: { changed: 1 } })
      expect(await change('home', 1, { alarm_unlock: 5 }, { version })).toMatchObject({ err_code: 4090 })
      await change('home', 1, { alarm_unlock: null })
    })

    it('are refused beside the setting or the place', async () => {
      expect(await change('home', 1, { alarm_unlock: 0 })).toMatchObject({
        err_code: 4220,
        data: { fields: [{ field: 'settings.alarm_unlock' }] },
      })
      expect(await change('home', 999, { alarm_unlock: 5 })).toMatchObject({ data: { fields: [{ field: 'value' }] } })
      for (const name of ['level', 'room_id', 'version', 'nothing'])
        expect([name, (await change('home', 1, { [name]: 1 })).err_code]).toEqual([name, 4005])
      expect(await change('company', 1, { alarm_unlock: 5 })).toMatchObject({ err_code: 4005 })
      expect(await change('staff', 1, { alarm_unlock: 5 })).toMatchObject({ err_code: 4005 })
      expect(await read('home', 999)).toMatchObject({ err_code: 4040 })
      expect(await read('home', 1, admin, 'staff')).toMatchObject({ err_code: 4005 })
    })
  })

  it('are changed and previewed by who may, in their own company and stores', async () => {
    const keeper = await loggedIn(server.app, 'keeper')
    expect(await read('home', 1, keeper)).toMatchObject({ err_code: 4030 })
    expect(await change('home', 1, { alarm_unlock: 5 }, {}, keeper)).toMatchObject({ err_code: 4030 })
    expect(await preview('home', 1, { alarm_unlock: 5 }, {}, keeper)).toMatchObject({ err_code: 4030 })
    const foreign = await loggedIn(server.app, 'admin@2')
    expect(await read('home', 1, foreign)).toMatchObject({ err_code: 4040 })
    expect(await preview('home', 1, { alarm_unlock: 5 }, {}, foreign)).toMatchObject({ err_code: 4040 })
    expect((await change('home', 1, { alarm_unlock: 5 }, {}, foreign)).err_code).not.toBe(0)

    const { version, permissions } = (await admin.call('GET', '/v3/roles/101')).json.data
    const body = { version, permissions: [...(permissions as unknown as string[]), 'homes_device_config'] }
    expect((await admin.call('PUT', '/v3/roles/101', body)).json.err_code).toBe(0)
    const own = await loggedIn(server.app, 'branch')
    expect((await page('company', 0, own)).may_change).toBe(false)
    expect((await change('company', 0, { alarm_unlock: 5 }, {}, own)).err_code).not.toBe(0)
    expect((await page('store', 1, own)).may_change).toBe(true)
    expect(await change('store', 1, { alarm_unlock: 5 }, {}, own)).toMatchObject({ data: { changed: 1 } })
    expect(await read('store', 2, own)).toMatchObject({ err_code: 4040 })
    expect((await change('store', 2, { alarm_unlock: 5 }, {}, own)).err_code).not.toBe(0)
    expect((await preview('store', 2, { alarm_unlock: 5 }, {}, own)).err_code).not.toBe(0)
    expect(await one('store', 2, 'alarm_unlock')).toMatchObject({ own: null })
  })

  it('of locks are changed by a call of their own, too', async () => {
    const put = async (body: object, who = admin) => (await who.call('PUT', '/v3/lock_setting', body)).json
    const of = { type: 'home', value: 1 }
    expect(await put({ ...of, settings: { alarm_unlock: 12, alarm_time: ['21:00', '07:00'] } })).toMatchObject({
      data: { changed: 2 },
    })
    const asked = (await admin.call('GET', '/v3/lock_setting?type=home&value=1')).json
      .data as unknown as readonly object[]
    expect(asked).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'alarm_unlock', value: 12, from: 'home' }),
        expect.objectContaining({ field: 'alarm_time', value: ['21:00', '07:00'], from: 'home' }),
      ]),
    )
    expect(await put({ ...of, settings: { alarm_unlock: 0 } })).toMatchObject({
      err_code: 4220,
      data: { fields: [{ field: 'settings.alarm_unlock' }] },
    })
    expect(await put({ ...of, settings: { nothing: 1 } })).toMatchObject({ err_code: 4005 })
    expect((await put({ ...of, settings: { alarm_unlock: 1 } }, await loggedIn(server.app, 'guest'))).err_code).toBe(
      4030,
    )
    const foreign = await loggedIn(server.app, 'admin@2')
    expect((await put({ ...of, settings: { alarm_unlock: 1 } }, foreign)).err_code).not.toBe(0)
    const own = await loggedIn(server.app, 'branch')
    expect((await put({ type: 'store', value: 2, settings: { alarm_unlock: 1 } }, own)).err_code).not.toBe(0)
    expect((await put({ type: 'company', value: 0, settings: { alarm_unlock: 1 } }, own)).err_code).not.toBe(0)
    expect(await put({ ...of, settings: { alarm_unlock: null, alarm_time: null } })).toMatchObject({
      data: { changed: 2 },
    })
    expect((await one('home', 1, 'alarm_unlock'))?.own).toBeNull()
  })

  describe('applied to many places', () => {
    interface Run {
      readonly count: number
      readonly waiting: number
      readonly undoing: number
      readonly places: readonly { id: number; name: string | null; state: number; reason: string | null }[]
    }
    const apply = async (from: readonly [string, number], settings: readonly string[], rest: object, who = admin) =>
      (
        await who.call('POST', '/v3/settings_place/apply', {
          ...{ resource: 'lock_setting', from_type: from[0], from_value: from[1], settings },
          ...rest,
        })
      ).json
    const undo = async (id: number, who = admin) => (await who.call('POST', '/v3/settings_place/undo', { id })).json
    const runOf = async (id: number, who = admin) =>
      (await who.call('GET', `/v3/settings_place/run?id=${id}`)).json.data as unknown as Run
    const go = async () => {
      const runner = runnerOn(server.store, model)
      await runner.go()
    }
    const own = async (room: number) =>
      Object.fromEntries(
        (await page('room', room)).settings.flatMap(({ field, own: said }) => (said === null ? [] : [[field, said]])),
      )
    const states = async (id: number) => Object.fromEntries((await runOf(id)).places.map((one) => [one.id, one.state]))

    // Jobs come into the table with the first runner that looks.
    beforeAll(go)

    it('are changed one by one by a job, and put back where nobody has changed them since', async () => {
      const [from = 0, first = 0, second = 0] = rooms
      const more: number[] = []
      for (const room_name of ['104', '105'])
        more.push(
          Number((await admin.call('POST', '/v3/rooms', { home_id: 1, room_type: 1, room_name })).json.data['room_id']),
        )
      const [same = 0, gone = 0] = more
      await change('room', from, { alarm_unlock: 8, alarm_time: ['23:00', '05:00'] })
      await change('room', first, { low_power: true, alarm_unlock: 3 })
      await change('room', same, { alarm_unlock: 8, alarm_time: ['23:00', '05:00'] })
      const names = ['alarm_unlock', 'alarm_time', 'low_power']
      const asked = await apply(['room', from], names, { type: 'room', places: [first, second, same, gone] })
      expect(asked).toMatchObject({ err_code: 0 })
      const id = Number(asked.data['id'])
      expect(await runOf(id)).toMatchObject({ count: 4, waiting: 4 })
      expect(await own(first)).toEqual({ low_power: true, alarm_unlock: 3 })
      expect((await undo(id)).err_code).not.toBe(0)
      expect((await admin.call('DELETE', `/v3/rooms/${gone}`)).json.err_code).toBe(0)
      await go()
      expect(await states(id)).toEqual({ [first]: 2, [second]: 2, [same]: 3, [gone]: 4 })
      expect((await runOf(id)).places[0]).toMatchObject({ id: gone, name: null, reason: expect.stringMatching(/./) })
      expect(await own(first)).toEqual({ alarm_unlock: 8, alarm_time: ['23:00', '05:00'] })
      expect(await own(second)).toEqual({ alarm_unlock: 8, alarm_time: ['23:00', '05:00'] })
      const list = (await admin.call('GET', '/v3/settings_place/runs?resource=lock_setting')).json.data['list']
      expect(list).toMatchObject([
        { id, type: 'room', settings: names, count: 4, changed: 2, unchanged: 1, refused: 1 },
      ])

      await change('room', second, { alarm_unlock: 9 })
      expect(await undo(id)).toMatchObject({ data: { count: 2 } })
      await go()
      expect(await states(id)).toEqual({ [first]: 6, [second]: 7, [same]: 3, [gone]: 4 })
      expect(await own(first)).toEqual({ low_power: true, alarm_unlock: 3 })
      expect(await own(second)).toEqual({ alarm_unlock: 9, alarm_time: ['23:00', '05:00'] })
      expect(await undo(id)).toMatchObject({ data: { count: 0 } })
      for (const room of [from, first, second, same])
        await change('room', room, { alarm_unlock: null, alarm_time: null, low_power: null })
    })

    it('reach no place and tell of none beyond who asks', async () => {
      const [from = 0, to = 0] = rooms
      const there = { type: 'room', places: [to] }
      const from1 = ['room', from] as const
      expect((await apply(from1, ['nothing'], there)).err_code).toBe(4005)
      expect((await apply(from1, ['alarm_unlock'], { type: 'room', places: [to, 999_999] })).err_code).toBe(4005)
      expect((await apply(['room', 999_999], ['alarm_unlock'], there)).err_code).toBe(4005)
      expect((await apply(from1, ['alarm_unlock'], { type: 'company', places: [1] })).err_code).toBe(4005)
      expect((await apply(from1, ['alarm_unlock'], there, await loggedIn(server.app, 'guest'))).err_code).toBe(4030)
      const foreign = await loggedIn(server.app, 'admin@2')
      expect((await apply(from1, ['alarm_unlock'], there, foreign)).err_code).not.toBe(0)
      const branch = await loggedIn(server.app, 'branch')
      const stores = { type: 'store', places: [1, 2] }
      expect((await apply(['store', 1], ['alarm_unlock'], stores, branch)).err_code).toBe(4005)
      const asked = await apply(['store', 1], ['alarm_unlock'], { type: 'store', places: [1] }, branch)
      expect(asked).toMatchObject({ err_code: 0 })
      for (const who of [admin, foreign]) {
        const id = Number(asked.data['id'])
        expect((await who.call('GET', `/v3/settings_place/run?id=${id}`)).json.err_code).toBe(4040)
        expect((await undo(id, who)).err_code).toBe(4040)
      }
    })
  })
})
