/**
 * What rooms inherit, on random trees: the statement for one place, the rows for many and what a preview foretells
 * agree with a reference that only knows the rule: the room, those above it, its home, its store, the company.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { effectiveSettings, openKeys } from '../../src/server/operations/effective-settings.ts'
import { linesOf } from '../../src/server/operations/inheritance.ts'
import { previewSettings, tree } from '../../src/server/operations/settings-place.ts'
import { describeStores } from '../support/stores.ts'
import { type Company, found, homeIn, model, type Row } from './company.ts'

const HOMES = 3
const ROOMS = 9
const KEYS = ['alarm_unlock', 'low_power', 'lock_audio_play_num'] as const
const settings = model.entities['lock_setting']!
const room = model.entities['room']!

type Values = Partial<Record<(typeof KEYS)[number], unknown>>
type Where = { readonly level: 'company' } | { readonly level: 'store' | 'home' | 'room'; readonly at: number }

const values = fc.record(
  {
    alarm_unlock: fc.integer({ min: 1, max: 3 }),
    low_power: fc.boolean(),
    lock_audio_play_num: fc.integer({ min: 1, max: 2 }),
  },
  { requiredKeys: [] },
)
const where = fc.oneof(
  fc.constant<Where>({ level: 'company' }),
  fc.record({ level: fc.constant('store' as const), at: fc.nat(1) }),
  fc.record({ level: fc.constant('home' as const), at: fc.nat(HOMES - 1) }),
  fc.record({ level: fc.constant('room' as const), at: fc.nat(ROOMS - 1) }),
)
const world = fc.record({
  // Of each room those that it names as above it: any of its home, so that circles are among them.
  above: fc.array(fc.uniqueArray(fc.nat(ROOMS - 1), { maxLength: 2 }), { minLength: ROOMS, maxLength: ROOMS }),
  said: fc.array(fc.record({ where, values }), { maxLength: 10 }),
  change: fc.record({ where, values: values.filter((one) => Object.keys(one).length > 0) }),
})

describeStores('Inheritance', (open) => {
  let company: Company
  let stores: readonly Row[]
  let homes: readonly Row[]
  let rooms: readonly Row[]
  const homeOf = (at: number) => at % HOMES
  const storeOf = (at: number) => homeOf(at) % 2

  beforeAll(async () => {
    company = await found(open)
    stores = [await company.create('store', { name: '东店' }), await company.create('store', { name: '西店' })]
    const made: Row[] = []
    for (let at = 0; at < HOMES; at++) made.push(await company.create('home', homeIn(stores[at % 2]!, `房源${at}`)))
    homes = made
    const all: Row[] = []
    for (let at = 0; at < ROOMS; at++)
      all.push(await company.create('room', { home_id: homes[homeOf(at)]!['home_id'], room_name: `房${at}` }))
    rooms = all
  }, 120_000)

  const keyOf = (place: Where): number =>
    place.level === 'company'
      ? 0
      : Number(
          place.level === 'store'
            ? stores[place.at]!['id']
            : place.level === 'home'
              ? homes[place.at]!['home_id']
              : rooms[place.at]!['room_id'],
        )

  /** The rule in words, over plain lists: nothing of the code under test. */
  const reference = (above: readonly (readonly number[])[], said: readonly { where: Where; values: Values }[]) => {
    const at = (level: Where['level'], place: number): Values | undefined =>
      said.findLast((one) => one.where.level === level && (one.where.level === 'company' || one.where.at === place))
        ?.values
    const distance = (from: number): Map<number, number> => {
      let [ways, found] = [[from], new Map<number, number>()]
      for (let step = 1; step <= 16; step++) {
        ways = [...new Set(ways.flatMap((one) => above[one] ?? []))]
        for (const one of ways) found.set(one, step)
      }
      found = new Map([...found].filter(([one]) => one !== from))
      return found
    }
    const chain = (own: number) => {
      const far = distance(own)
      const over = [...far.keys()].sort((a, b) => far.get(a)! - far.get(b)! || b - a)
      return [
        ...[own, ...over].map((one) => ({ level: 'room' as const, at: one, values: at('room', one) })),
        { level: 'home' as const, at: homeOf(own), values: at('home', homeOf(own)) },
        { level: 'store' as const, at: storeOf(own), values: at('store', storeOf(own)) },
        { level: 'company' as const, at: 0, values: at('company', 0) },
      ]
    }
    return {
      chain,
      value: (own: number, key: (typeof KEYS)[number]): unknown =>
        chain(own).find((one) => one.values?.[key] !== undefined)?.values?.[key] ?? null,
    }
  }

  const fill = async (above: readonly (readonly number[])[], said: readonly { where: Where; values: Values }[]) => {
    await company.store.script('delete from lock_settings; delete from rooms_parent_ids')
    for (const [own, over] of above.entries())
      for (const one of over)
        await company.store.query({
          text: 'insert into rooms_parent_ids (client_id, owner_id, item_id) values (1, $1, $2)',
          values: [rooms[own]!['room_id'], rooms[one]!['room_id']],
        })
    for (const { where: place, values: given } of said)
      await company.store.query({
        text: `insert into lock_settings (client_id, level, store_id, home_id, room_id, alarm_unlock, low_power, lock_audio_play_num)
          values (1, $1, $2, $3, $4, $5, $6, $7)`,
        values: [
          { company: 1, store: 2, home: 3, room: 4 }[place.level],
          place.level === 'store' ? keyOf(place) : null,
          place.level === 'home' ? keyOf(place) : null,
          place.level === 'room' ? keyOf(place) : null,
          given.alarm_unlock ?? null,
          given.low_power ?? null,
          given.lock_audio_play_num ?? null,
        ],
      })
  }

  test('agrees with the rule, one by one, all at once, and in what a preview foretells', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (drawn) => {
        const above = drawn.above.map((over, own) => over.filter((one) => one !== own && homeOf(one) === homeOf(own)))
        const said = drawn.said.filter(
          (one, place) => drawn.said.findIndex((other) => same(other.where, one.where)) === place,
        )
        await fill(above, said)
        const now = reference(above, said)
        const keys = openKeys(company.context, settings).filter(({ name }) => KEYS.some((key) => key === name))
        const many = await tree(company.context, settings, keys, { link: null, key: 0 })
        const line = linesOf(many.said, many.above)
        for (const own of rooms.keys()) {
          const id = Number(rooms[own]!['room_id'])
          const one = await effectiveSettings(company.context, settings, room, id)
          const standing = many.standing.find(({ key }) => key === id)!
          for (const key of KEYS) {
            const expected = now.value(own, key)
            expect([own, key, one.find(({ field }) => field === key)?.value]).toEqual([own, key, expected])
            const first = line(standing).find(({ record }) => record[key] !== null)
            expect([own, key, first?.record[key] ?? null]).toEqual([own, key, expected])
          }
        }
        const { where: place, values: given } = drawn.change
        const foretold = await previewSettings(company.context, {
          resource: settings.name,
          type: place.level,
          value: keyOf(place),
          settings: given,
          limit: 100,
        })
        const others = said.filter((one) => !same(one.where, place))
        const mine = said.find((one) => same(one.where, place))
        const after = reference(above, [...others, { where: place, values: { ...mine?.values, ...given } }])
        const changed = [...rooms.keys()]
          .filter((own) => KEYS.some((key) => now.value(own, key) !== after.value(own, key)))
          .map((own) => Number(rooms[own]!['room_id']))
        // Each home has a public area besides, which says nothing itself.
        const drawnRooms = new Set(rooms.map((one) => Number(one['room_id'])))
        expect(foretold.list.map(({ id }) => id).filter((id) => drawnRooms.has(id))).toEqual(changed)
        expect(foretold.changed).toBe(foretold.list.length)
      }),
      { numRuns: 60 },
    )
  }, 300_000)
})

const same = (one: Where, other: Where): boolean =>
  one.level === other.level && (one.level === 'company' || other.level === 'company' || one.at === other.at)
