/** Readings of electricity meters, told by the meter or by a person: which count, and what counts by them. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { entry } from '../../src/errors/app-error.ts'
import { formOf, picture } from '../files/support.ts'
import { addAccount } from '../http/support/accounts.ts'
import { type Answer, type Caller, type Data, loggedIn } from '../http/support/server.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, type FleetServer } from './support/fleet.ts'

interface Meter {
  readonly id: number
  readonly room: number
  readonly sn: string
}

const HOUR = 3_600_000
const [TAKEN, HELD, DISCARDED] = [1, 2, 3]

describeOne('Readings', (open) => {
  let server: FleetServer
  let admin: Caller
  let rule = 0
  let numbers = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
    rule = Number((await done(admin.call('POST', '/v3/fee_rules', { name: '公寓电价' })))['id'])
    await done(
      admin.call('POST', '/v3/fee_prices', { fee_rule_id: rule, from_day: '2020-01-01', type: 1, price: '0.65' }),
    )
  }, 240_000)

  const done = async (answer: Promise<Answer>): Promise<Data> => {
    const { json, text } = await answer
    if (json.err_code !== 0) throw new Error(text)
    return json.data
  }
  const photographed = async (by = admin): Promise<string> => {
    const form = await formOf({}, { bytes: await picture(), name: '电表.png' })
    return String((await done(by.call('POST', '/files/v1/inner/meter_photos', undefined, form)))['pic_name'])
  }
  /** In a room of its own, with a price in force; it lets 6600 W through. */
  const meter = async (kind = '4203'): Promise<Meter> => {
    const sn = `${kind}${String((numbers += 1)).padStart(8, '0')}`
    const { id, room } = await server.device(sn)
    await done(admin.call('POST', '/v3/elemeter_settings', { level: 4, home_id: 1, room_id: room, fee_rule_id: rule }))
    await server.store.query({
      text: 'update devices set net_state = 1, state = 1, relay_state = 1, capacity = 6600 where device_id = $1',
      values: [id],
    })
    return { id, room, sn }
  }
  const query = (text: string) => server.store.query({ text, values: [] })
  const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()
  const tells = ({ sn }: Meter, hours: number, data: Readonly<Record<string, string | number>>): Promise<void> =>
    server.fleet.report({ client_id: 1, address: sn, at: ago(hours), kind: 'reading', data })
  const info = async ({ id }: Meter) => (await admin.call('GET', `/v3/devices/${id}`)).json.data
  const list = async (path: string) => (await admin.call('GET', `/v3/${path}`)).json.data.list as readonly Data[]
  const readings = ({ id }: Meter) => list(`electricity_readings?device_id=${id}&sort=read_time&limit=1000`)
  const entries = async ({ id }: Meter) =>
    (await list(`energy_entries?device_id=${id}&sort=at&limit=1000`)).map(({ kind }) => kind)
  const notices = async ({ sn }: Meter): Promise<readonly Data[]> => {
    const all = await list('messages?limit=100')
    const whole = await Promise.all(all.map(({ id }) => done(admin.call('GET', `/v3/messages/${Number(id)}`))))
    return whole.filter(({ content }) => String(content).includes(sn))
  }
  const settle = (verb: 'accept' | 'discard', reading: unknown, by = admin) =>
    by.call('POST', `/v3/electricity_readings/${Number(reading)}/${verb}`, {})

  describe('that a meter tells', () => {
    test.each([
      ['in their order', [0, 1, 2]],
      ['the other way round', [2, 1, 0]],
      ['with one that comes late', [0, 2, 1]],
    ])('are each held against the one before, %s', async (_, order) => {
      const one = await meter()
      const told = [
        [3, '100.00'],
        [2, '104.00'],
        [1, '103.00'],
      ] as const
      for (const at of order) await tells(one, told[at]![0], { electric_read: told[at]![1] })
      expect(
        (await readings(one)).map(({ electric_read, is_reset, state }) => [electric_read, is_reset, state]),
      ).toEqual([
        ['100.00', false, TAKEN],
        ['104.00', false, TAKEN],
        ['103.00', true, TAKEN],
      ])
      expect(await info(one)).toMatchObject({ electric_read: '103.00' })
    })

    test('say the same in whatever order and however often they come', async () => {
      const reads = fc.array(fc.integer({ min: 10_000, max: 12_000 }), { minLength: 2, maxLength: 6 })
      const told = reads.chain((values) => {
        const all = values.map((value, at) => ({ hours: 48 - at, read: (value / 100).toFixed(2) }))
        return fc.tuple(
          fc.constant(all),
          fc
            .shuffledSubarray(all, { minLength: all.length })
            .chain((order) => fc.subarray(order).map((again) => [...order, ...again])),
        )
      })
      await fc.assert(
        fc.asyncProperty(told, async ([all, order]) => {
          const one = await meter()
          const at = new Map(all.map((each) => [each, ago(each.hours)]))
          for (const [n, each] of order.entries())
            await server.fleet.report({
              ...{ client_id: 1, address: one.sn, at: at.get(each)!, kind: 'reading', boot: 1, sequence: n + 1 },
              data: { electric_read: each.read },
            })
          const expected = all.map(({ read }, n) => [read, n > 0 && Number(read) < Number(all[n - 1]!.read)])
          const known = (await readings(one)).map(({ electric_read, is_reset }) => [electric_read, is_reset])
          expect(
            known.filter(([read], n) => n === 0 || read !== known[n - 1]![0] || expected.length === known.length),
          ).toEqual(expected)
          expect(await info(one)).toMatchObject({ electric_read: all.at(-1)!.read })
        }),
        { numRuns: 12 },
      )
    })

    test('come to the same told by many meters at once as by one after the other', async () => {
      const water = '0000'
      /** By the hours ago of each: what it shows. Some are charged first, so much that they never run low, or do. */
      const histories: readonly (readonly [kind: string, charged: string | null, shows: readonly string[]])[] = [
        ['4203', '500.00', ['100.00', '104.00', '108.00']],
        ['4203', '8.00', ['100.00', '104.00', '114.00']],
        ['4203', null, ['100.00', '104.00', '108.00']],
        ['4203', '500.00', ['100.00', '90.00', '91.00']],
        ['4203', '500.00', ['100.00', '9000.00', '101.00']],
        ['4101', '500.00', ['100.00', '104.00', '108.00']],
        [water, null, ['1000', '1100', '1250']],
      ]
      const made = () =>
        Promise.all(
          histories.map(async ([kind, charged], at) => {
            const one = await meter(kind)
            if (kind === water) await query(`update devices set device_type = 6 where device_id = ${one.id}`)
            // One pays for what it has used.
            if (at === 2) await query(`update devices set pay_mode = 2 where device_id = ${one.id}`)
            if (charged !== null) {
              const url = `/v3/rooms/${one.room}/elemeters/${one.id}/charge`
              const money = (Number(charged) * 0.65).toFixed(2)
              await done(admin.call('POST', url, { mode: 2, money }))
            }
            return one
          }),
        )
      const say = (one: Meter, at: number, round: number) => {
        const read = histories[at]![2][round]!
        return tells(
          one,
          3 - round,
          histories[at]![0] === water ? { water_read: Number(read) } : { electric_read: read },
        )
      }
      const came = (all: readonly Meter[]) =>
        Promise.all(
          all.map(async (one, at) => {
            const entity = histories[at]![0] === water ? 'water_readings' : 'electricity_readings'
            const shown = await list(`${entity}?device_id=${one.id}&sort=read_time&limit=1000`)
            const { rows } = await query(
              `select electric_read, settled_read, electric_amount, pool_amount, pool_read, water_amount, low_told, arrears_told from devices where device_id = ${one.id}`,
            )
            const booked = await query(
              `select kind, energy, balance, register_from, register_to from energy_entries where device_id = ${one.id} order by id`,
            )
            return {
              readings: shown.map((row) => [row['electric_read'] ?? row['amount'], row['is_reset'], row['state']]),
              counters: shown.map((row) => [row['electric_amount'], row['pool_amount'], row['pool_read']]),
              device: rows[0],
              entries: booked.rows,
              signs: (await query(`select sign from event_ends where device_id = ${one.id} order by sign`)).rows,
              alarms: (await list(`events?device_id=${one.id}`)).map(({ code, state }) => [code, state]),
              notices: (await notices(one)).length,
            }
          }),
        )
      const [one, all] = [await made(), await made()]
      for (let round = 0; round < 3; round++) {
        for (const [at, each] of one.entries()) await say(each, at, round)
        await Promise.all(all.map((each, at) => say(each, at, round)))
      }
      const [inTurn, atOnce] = [await came(one), await came(all)]
      expect(inTurn[0]!.readings).toHaveLength(3)
      expect(inTurn[6]!.readings).toHaveLength(3)
      expect(inTurn[1]!.notices).toBeGreaterThan(0)
      expect(inTurn[4]!.readings).toContainEqual(['9000.00', false, HELD])
      expect(atOnce).toEqual(inTurn)
      // Rows of one statement have their command in common.
      const plain = [0, 2, 5].map((at) => all[at]!.id)
      const written = await query(
        `select count(*)::int as rows, count(distinct (xmin::text, cmin::text))::int as statements
           from electricity_readings where device_id in (${plain.join()})`,
      )
      expect(written.rows[0]!['statements']).toBeLessThan(Number(written.rows[0]!['rows']))
    })

    test('are held where no meter can have come to them, and nothing follows but a notice, once', async () => {
      const one = await meter()
      await tells(one, 3, { electric_read: '100.00' })
      const before = await entries(one)
      await tells(one, 2, { electric_read: '9100.00' })
      await tells(one, 1, { electric_read: '9101.00' })
      expect(await info(one)).toMatchObject({ electric_read: '100.00', remaining: '0.00' })
      expect(await entries(one)).toEqual(before)
      expect((await readings(one)).map(({ state }) => state)).toEqual([TAKEN, HELD, HELD])
      const told = await notices(one)
      expect(told).toHaveLength(1)
      expect(String(told[0]!['title'])).toMatch(/的电表读数待确认$/)
      expect(String(told[0]!['content'])).toContain('<strong>9100.00</strong>')
    })

    test('count once a person says so, with those that waited after them', async () => {
      const one = await meter()
      await tells(one, 3, { electric_read: '100.00' })
      await tells(one, 2, { electric_read: '9100.00' })
      await tells(one, 1, { electric_read: '9101.00' })
      const [, first, second] = await readings(one)
      await done(settle('accept', first!['id']))
      expect((await readings(one)).map(({ state }) => state)).toEqual([TAKEN, TAKEN, TAKEN])
      expect(await info(one)).toMatchObject({ electric_read: '9101.00', remaining: '-9001.00' })
      expect((await settle('discard', second!['id'])).json).toMatchObject({ err_code: entry('not_possible').code })
    })

    test('count in their place where later ones have come since', async () => {
      const one = await meter()
      await tells(one, 30, { electric_read: '100.00' })
      await tells(one, 29, { electric_read: '9100.00' })
      await tells(one, 1, { electric_read: '110.00' })
      await done(settle('accept', (await readings(one))[1]!['id']))
      expect((await readings(one)).map(({ state, is_reset }) => [state, is_reset])).toEqual([
        [TAKEN, false],
        [TAKEN, false],
        [TAKEN, true],
      ])
      // It has gone to 9100, and on from 110 after a reset: more than the 10 that were known.
      expect(await info(one)).toMatchObject({ electric_read: '110.00', remaining: '-9000.00' })
      expect((await entries(one)).at(-1)).toBe('late')
    })

    test('are held where they come late and the meter cannot have gone on from there', async () => {
      const one = await meter()
      await tells(one, 3, { electric_read: '12000.00' })
      await tells(one, 1, { electric_read: '12001.00' })
      await tells(one, 2, { electric_read: '0.00' })
      expect((await readings(one)).map(({ state }) => state)).toEqual([TAKEN, HELD, TAKEN])
      expect(await info(one)).toMatchObject({ electric_read: '12001.00', remaining: '-1.00' })
    })

    test('that come late are nobody’s use where the account has been set to zero since', async () => {
      const one = await meter()
      await tells(one, 5, { electric_read: '100.00' })
      await tells(one, 3, { electric_read: '104.00' })
      await done(admin.call('POST', `/v3/rooms/${one.room}/elemeters/${one.id}/clear`, {}))
      const before = await entries(one)
      await tells(one, 4, { electric_read: '110.00' })
      expect((await readings(one)).map(({ is_reset }) => is_reset)).toEqual([false, false, true])
      expect(await info(one)).toMatchObject({ remaining: '0.00' })
      expect(await entries(one)).toEqual(before)
    })

    test('of one moment count in the order in which they come, and the same one once', async () => {
      const one = await meter()
      await tells(one, 3, { electric_read: '100.00' })
      const at = ago(1)
      for (const electric_read of ['110.00', '112.00', '110.00', '112.00', '5.00'])
        await server.fleet.report({
          ...{ client_id: 1, address: one.sn, at, kind: 'reading' },
          data: { electric_read },
        })
      await tells(one, 0.5, { electric_read: '6.00' })
      expect((await readings(one)).map(({ electric_read, is_reset }) => [electric_read, is_reset])).toEqual([
        ['100.00', false],
        ['110.00', false],
        ['112.00', false],
        ['5.00', true],
        ['6.00', false],
      ])
      expect(await info(one)).toMatchObject({ electric_read: '6.00', remaining: '-13.00' })
    })

    test('never count once a person has discarded them', async () => {
      const one = await meter()
      await tells(one, 3, { electric_read: '100.00' })
      await tells(one, 2, { electric_read: '9100.00' })
      const held = (await readings(one))[1]!['id']
      await done(settle('discard', held))
      await tells(one, 1, { electric_read: '101.00' })
      expect((await readings(one)).map(({ state, is_reset }) => [state, is_reset])).toEqual([
        [TAKEN, false],
        [DISCARDED, false],
        [TAKEN, false],
      ])
      expect((await settle('accept', held)).json).toMatchObject({ err_code: entry('not_possible').code })
    })

    test('are no use of a day until they count', async () => {
      const one = await meter()
      await tells(one, 60, { electric_read: '100.00' })
      await tells(one, 59, { electric_read: '9100.00' })
      await tells(one, 30, { electric_read: '105.00' })
      const runner = runnerOn(server.store, server.model)
      const used = async () => {
        await runner.look()
        await dueSince(server.store, 'electric_usage', '1 second')
        await runner.go()
        const days = await list(`electric_usages?device_id=${one.id}&sort=day`)
        return days.reduce((sum, { used: energy }) => sum + Number(energy), 0)
      }
      expect(await used()).toBe(5)
      await server.store.query({
        text: `update electricity_readings set created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day' where device_id = $1`,
        values: [one.id],
      })
      await done(settle('accept', (await readings(one))[1]!['id']))
      expect(await used()).toBe(9000)
    })

    test('of a meter by time of use have its four periods, which may disagree with the total', async () => {
      const one = await meter('4103')
      await server.store.query({ text: `update devices set model = 'TOU' where device_id = $1`, values: [one.id] })
      const periods = { sharp: '1.00', peak: '2.00', shoulder: '3.00', off_peak: '4.00' }
      await tells(one, 3, periods)
      await tells(one, 2, { ...periods, off_peak: '5.00', electric_read: '11.50' })
      expect(await readings(one)).toMatchObject([
        { electric_read: '10.00', ...periods, uneven: false },
        { electric_read: '11.50', ...periods, off_peak: '5.00', uneven: true },
      ])
      expect(await info(one)).toMatchObject({ electric_read: '11.50', off_peak: '5.00' })
    })
  })

  describe('that a person takes', () => {
    const reads = ({ id }: Meter, body: object, by = admin, lang = 'zh') =>
      by.call('POST', `/v3/elemeters/${id}/saas_read`, body, { headers: { 'accept-language': lang } })

    test('count like any other, with their photo and who took it', async () => {
      const one = await meter()
      const photo = await photographed()
      await tells(one, 3, { electric_read: '100.00' })
      expect(await done(reads(one, { pic_name: photo, amount: '112.34' }))).toMatchObject({
        ...{ state: TAKEN, is_reset: false, uneven: false },
      })
      const [, read] = await readings(one)
      expect(read).toMatchObject({ electric_read: '112.34', source: 3, state: TAKEN })
      const { json } = await admin.call('GET', `/v3/electricity_readings/${Number(read!['id'])}`)
      expect(json.data).toMatchObject({ staff_id: 1, pic_name: [{ url: expect.stringContaining(photo) as string }] })
      expect(await info(one)).toMatchObject({ electric_read: '112.34', remaining: '-12.34' })
    })

    test('may be of earlier, where there was no signal', async () => {
      const one = await meter()
      await tells(one, 3, { electric_read: '100.00' })
      await tells(one, 1, { electric_read: '104.00' })
      const read_at = ago(2)
      await done(reads(one, { pic_name: await photographed(), amount: '102.00', read_at }))
      expect((await readings(one))[1]).toMatchObject({ electric_read: '102.00', read_time: read_at, is_reset: false })
      expect(await info(one)).toMatchObject({ electric_read: '104.00' })
    })

    test('wait where no meter can have come to them', async () => {
      const one = await meter()
      await tells(one, 3, { electric_read: '100.00' })
      expect(await done(reads(one, { pic_name: await photographed(), amount: '99999.00' }))).toMatchObject({
        state: HELD,
      })
      expect(await done(reads(one, { pic_name: await photographed(), amount: '99.00' }))).toMatchObject({
        is_reset: true,
      })
      expect(await info(one)).toMatchObject({ electric_read: '99.00', remaining: '0.00' })
    })

    test('of a damaged screen say no more than that', async () => {
      const one = await meter()
      await tells(one, 3, { electric_read: '100.00' })
      await done(reads(one, { pic_name: await photographed(), damaged: true }))
      await tells(one, -0.01, { electric_read: '101.00' })
      expect(
        (await readings(one)).map(({ electric_read, damaged, is_reset }) => [electric_read, damaged, is_reset]),
      ).toEqual([
        ['100.00', false, false],
        [null, true, false],
        ['101.00', false, false],
      ])
    })

    test.each<[string, string, object, string, string, string]>([
      ['no reading', '42', {}, 'amount', '整数读数不能为空', 'Integer reading cannot be empty'],
      ['less than the least', '42', { amount: '0' }, 'amount', '读数不能小于0.01', 'Reading cannot be less than 0.01'],
      [
        ...(['more digits than a meter has', '42', { amount: '10000000000' }, 'amount'] as const),
        ...(['整数部分最多10位', 'The integer part has at most 10 digits'] as const),
      ],
      [
        ...(['one period too few', 'TOU', { sharp: '1', peak: '1', shoulder: '1' }, 'off_peak'] as const),
        ...(['分时读数不能为空', 'Period readings cannot be empty'] as const),
      ],
      [
        ...(['a reading of a damaged screen', '42', { damaged: true, amount: '1' }, 'amount'] as const),
        ...(['表屏损坏时不能填写读数', 'A damaged screen shows no reading'] as const),
      ],
      [
        ...(['a time to come', '42', { amount: '1', read_at: '2099-01-01T00:00:00Z' }, 'read_at'] as const),
        ...([
          '抄表时间不能晚于现在，也不能早于90天前',
          'The time cannot be in the future or more than 90 days ago',
        ] as const),
      ],
    ])('are refused with %s', async (_, kind, body, field, zh, en) => {
      const one = await meter()
      if (kind === 'TOU')
        await server.store.query({ text: `update devices set model = 'TOU' where device_id = $1`, values: [one.id] })
      for (const [lang, message] of [
        ['zh', zh],
        ['en', en],
      ] as const) {
        const { json } = await reads(one, { pic_name: await photographed(), ...body }, admin, lang)
        expect([json.err_code, json.data.fields]).toEqual([entry('invalid').code, [{ field, message }]])
      }
      expect(await readings(one)).toEqual([])
    })

    test('are refused without a photo, with one that is not there, and of what is no meter in a room', async () => {
      const one = await meter()
      expect((await reads(one, { amount: '1' })).json.data.fields).toMatchObject([{ field: 'pic_name' }])
      expect((await reads(one, { amount: '1', pic_name: 'nowhere.png' })).json.err_code).not.toBe(0)
      const lock = await server.device()
      expect(
        (await reads({ ...lock, sn: '' }, { amount: '1', pic_name: await photographed() })).json.data.fields,
      ).toMatchObject([{ field: 'device_id', message: '仅房间内在用的电表可以补录读数' }])
    })

    test('are asked for of meters that are away, silent or new, and of no other', async () => {
      const names = { away: await meter(), silent: await meter(), none: await meter(), fine: await meter() }
      await tells(names.away, 1, { electric_read: '1.00' })
      await tells(names.silent, 25, { electric_read: '1.00' })
      await tells(names.fine, 1, { electric_read: '1.00' })
      await server.store.query({
        text: 'update devices set net_state = 2 where device_id = $1',
        values: [names.away.id],
      })
      const asked = async (query: string) =>
        (await done(admin.call('GET', `/v3/need_saas_elemeter_read?home_id=1&${query}`))) as unknown as readonly Data[]
      const of = async (one: Meter, query = '') => (await asked(`room_id=${one.room}${query}`))[0]
      expect(await of(names.away)).toMatchObject({
        need_read: true,
        device_id: names.away.id,
        room_id: names.away.room,
      })
      expect(String((await of(names.away))!['description'])).toMatch(/^电表离线，最近读数：\d{4}-/)
      expect(String((await of(names.silent))!['description'])).toMatch(/^电表在线，但超过24小时未上传读数/)
      expect(await of(names.none)).toMatchObject({ description: '电表尚无读数' })
      expect(await of(names.fine)).toBeUndefined()
      expect(await of(names.fine, '&all_room=true')).toMatchObject({
        need_read: false,
        description: '读数正常，无需补录',
      })
      expect((await admin.call('GET', '/v3/need_saas_elemeter_read?home_id=999999')).json.err_code).not.toBe(0)
    })

    test('begin from what the meter showed last', async () => {
      const one = await meter()
      const last = () => admin.call('GET', `/v3/rooms/${one.room}/elemeters/${one.id}/last_record`)
      expect((await last()).json.data).toMatchObject({ read_time: null, amount: null })
      await tells(one, 2, { electric_read: '100.00' })
      await tells(one, 1, { electric_read: '99999.00' })
      expect((await last()).json.data).toMatchObject({ amount: '100.00', sharp: null })
    })

    test('are those of who keeps the home, and of nobody else', async () => {
      const one = await meter()
      await done(admin.call('POST', `/v3/rooms/${one.room}/elemeters/${one.id}/charge`, { mode: 2, money: '65.00' }))
      await tells(one, 2, { electric_read: '100.00' })
      await tells(one, 1, { electric_read: '99999.00' })
      const held = (await readings(one))[1]!['id']
      await addAccount(server, 'reader-far', ['device_base'], { homes: [3] })
      await addAccount(server, 'reader', ['device_base'], { homes: [1] })
      const asked = async (by: Caller) => [
        await by.call('GET', `/v3/rooms/${one.room}/elemeters/${one.id}/last_record`),
        await by.call('GET', `/v3/need_saas_elemeter_read?home_id=1&room_id=${one.room}&all_room=true`),
        await reads(one, { pic_name: await photographed(by), amount: '101' }, by),
        await settle('discard', held, by),
      ]
      const [far, near] = [await loggedIn(server.app, 'reader-far'), await loggedIn(server.app, 'reader')]
      expect((await asked(far)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect((await settle('accept', held, far)).status).toBe(404)
      expect((await readings(one)).map(({ state }) => state)).toEqual([TAKEN, HELD])
      expect((await asked(near)).map(({ text }) => text).filter((text) => !text.includes('"err_code":0'))).toEqual([])
    })
  })
})
