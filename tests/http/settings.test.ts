/** Settings in force: each value from the narrowest place that says one. */
import { beforeAll, expect, it } from 'vitest'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startServer, type Caller, type TestServer } from './support/server.ts'

interface Said {
  readonly field: string
  readonly value: unknown
  readonly from: string | null
  readonly id: number | null
}

describeOne('Lock settings in force', (open) => {
  let server: TestServer
  let admin: Caller
  let room: number
  const set = async (body: object) => Number((await admin.call('POST', '/v3/lock_settings', body)).json.data['id'])
  const ask = async (query: string, who = admin, call = 'lock_setting') =>
    (await who.call('GET', `/v3/${call}?${query}`)).json
  const said = async (query: string, ...fields: string[]) =>
    Object.fromEntries(
      ((await ask(query)).data as unknown as readonly Said[])
        .filter(({ field }) => fields.includes(field))
        .map(({ field, value, from, id }) => [field, { value, from, id }]),
    )

  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
    room = Number(
      (await admin.call('POST', '/v3/rooms', { home_id: 1, room_type: 1, room_name: '101' })).json.data['room_id'],
    )
  })

  it('come from the room, else from its home, its store, the company', async () => {
    expect(await said(`type=room&value=${room}`, 'alarm_unlock')).toEqual({
      alarm_unlock: { value: null, from: null, id: null },
    })
    const company = await set({
      level: 1,
      alarm_unlock: 30,
      enable_alarm: true,
      low_power: true,
      lock_audio_play_num: 3,
    })
    const store = await set({ level: 2, store_id: 1, enable_alarm: false, low_power: false })
    const home = await set({ level: 3, home_id: 1, low_power: true, forbid_add_password: true })
    const own = await set({ level: 4, home_id: 1, room_id: room, forbid_add_password: false })
    // Neither another home's nor another store's.
    await set({ level: 3, home_id: 2, lock_audio_play_num: 9 })
    await set({ level: 2, store_id: 2, lock_audio_play_num: 8 })
    expect(
      await said(
        `type=room&value=${room}`,
        'alarm_unlock',
        'enable_alarm',
        'low_power',
        'forbid_add_password',
        'lock_audio_play_num',
      ),
    ).toEqual({
      alarm_unlock: { value: 30, from: 'company', id: company },
      enable_alarm: { value: false, from: 'store', id: store },
      low_power: { value: true, from: 'home', id: home },
      forbid_add_password: { value: false, from: 'room', id: own },
      lock_audio_play_num: { value: 3, from: 'company', id: company },
    })
    expect(await said('type=home&value=1', 'low_power', 'forbid_add_password')).toEqual({
      low_power: { value: true, from: 'home', id: home },
      forbid_add_password: { value: true, from: 'home', id: home },
    })
    expect(await said('type=store&value=1', 'low_power')).toEqual({
      low_power: { value: false, from: 'store', id: store },
    })
  })

  it('are all that the specification names: alarms, passwords, expiry, face, audio, switches and Bluetooth', async () => {
    const all = {
      ...{ enable_alarm: true, alarm_time: ['22:00', '07:00'], alarm_unlock: 7, msg_notify: true, low_power: false },
      ...{ forbid_add_password: true, forbid_add_tmp_password: true, forbid_tenant_tmp_password: true },
      ...{ forbid_get_once_password: true, forbid_times_pwd: true, forbid_admin_password: true },
      ...{ auth_expire_alarm: true, auth_lock_alarm: true },
      ...{ face_recognition_enabled: true, face_recognition_required: true, face_recognition_interval_days: 30 },
      ...{ lock_open_switch: true, lock_exp_switch: true, lock_inner_open_switch: true, lock_rada_switch: true },
      ...{ lock_open_audio_switch: true, lock_rada_distance: 2, lock_open_audio_content: '欢迎回家' },
      ...{ lock_audio_play_num: 2, lock_auth_expires_audio_switch: true, lock_auth_expires_audio_content: '即将到期' },
      ...{ audio_num_101001: 3, audio_num_101002: 4, lock_rent_arrears_audio_switch: true },
      ...{ lock_rent_arrears_audio_content: '请缴费', bluetooth_channel: 37 },
    }
    const { json } = await admin.call('PUT', '/v3/lock_setting', { type: 'home', value: 3, settings: all })
    expect(json).toMatchObject({ err_code: 0 })
    const kept = await said('type=home&value=3', ...Object.keys(all))
    expect(Object.fromEntries(Object.entries(kept).map(([field, { value }]) => [field, value]))).toEqual(all)
    expect(new Set(Object.values(kept).map(({ from }) => from))).toEqual(new Set(['home']))
  })

  it('of meters are asked for in the same way, with what they refer to by name', async () => {
    const rule = (await admin.call('POST', '/v3/fee_rules', { name: '居民电价' })).json.data
    const made = (await admin.call('POST', '/v3/elemeter_settings', { level: 3, home_id: 1, fee_rule_id: rule['id'] }))
      .json.data
    const answer = await ask(`type=room&value=${room}&resource=elemeter_setting`, admin, 'settings_in_force')
    expect(answer.data).toEqual(
      expect.arrayContaining([
        {
          field: 'fee_rule_id',
          value: rule['id'],
          label: '居民电价',
          from: 'home',
          above: false,
          name: '晴空公寓1号',
          id: made['id'],
        },
      ]),
    )
    const refused = (resource: string, type: string) =>
      ask(`type=${type}&value=1&resource=${resource}`, admin, 'settings_in_force')
    for (const [resource, type] of [
      ['elemeter_setting', 'staff'],
      ['constructor', 'room'],
      ['toString', 'room'],
      ['__proto__', 'room'],
      ['elemeter_setting', 'constructor'],
      ['valueOf', 'valueOf'],
    ] as const) {
      expect([resource, type, (await refused(resource, type)).err_code]).toEqual([resource, type, 4005])
    }
  })

  it('are those of a record that the asker may see, asked for with its right', async () => {
    expect(await ask('type=room&value=888888')).toMatchObject({ err_code: 4040 })
    expect(await ask('type=staff&value=1')).toMatchObject({ err_code: 4220 })
    expect(await ask(`type=room&value=${room}`, await loggedIn(server.app, 'keeper'))).toMatchObject({ err_code: 4030 })
    expect(await ask(`type=room&value=${room}`, await loggedIn(server.app, 'admin@2'))).toMatchObject({
      err_code: 4040,
    })
  })
})
