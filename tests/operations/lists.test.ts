import { beforeAll, describe, expect, test } from 'vitest'
import { masks } from '../../src/generated/masks.ts'
import { masked } from '../../src/values/mask.ts'
import { describeEvery } from '../support/stores.ts'
import { type Company, found, homeIn, type Row } from './company.ts'

/** Names that sort apart from their keys, with empty values among the nullable ones. */
const HOMES = [
  { name: '丁家院', community: '西湖花园', alias: null, home_type: 1 },
  { name: '乙家院', community: null, alias: 'B', home_type: 2 },
  { name: '丙家院', community: '东湖花园', alias: 'C%_\\', home_type: 3 },
  { name: '甲家院', community: null, alias: 'a', home_type: 1 },
  { name: '戊家院', community: '西湖花园', alias: null, home_type: 1 },
]

describeEvery('lists', (open) => {
  let company: Company
  let stores: Row[]
  let homes: Row[]

  beforeAll(async () => {
    company = await found(open)
    stores = [await company.create('store', { name: '城西店' }), await company.create('store', { name: '城东店' })]
    homes = []
    for (const [place, home] of HOMES.entries())
      homes.push(await company.create('home', { ...homeIn(stores[place % 2]!, home.name), ...home }))
    for (let number = 1; number <= 12; number++) {
      await company.create('room', {
        home_id: homes[number % 2]!['home_id'],
        room_type: 1,
        room_name: String(100 + number),
        floor: number % 3 === 0 ? null : number,
        rent: `${number * 100}.50`,
      })
    }
    await company.create('tenant', { name: '欧阳锋', phone: '13800003333', home_id: homes[0]!['home_id'] })
    await company.create('tenant', {
      name: '阳光',
      phone: '13900004444',
      home_id: homes[0]!['home_id'],
      email: 'sun@example.com',
    })
  }, 60_000)

  const names = async (query: Record<string, string>) =>
    (await company.list('home', query)).list.map(({ name }) => String(name)[0]).join('')

  test('answers rows, the number of them and where to go on', async () => {
    const page = await company.list('room', { room_type: '1', limit: '5', sort: 'room_id' })
    expect(page).toMatchObject({ count: 12, count_kind: 'exact', next: expect.any(String) })
    expect(page.list).toHaveLength(5)
    expect((await company.list('room', { room_type: '1', offset: '10', sort: 'room_id' })).next).toBe(null)
    expect(await company.list('room', { count: 'none' })).toMatchObject({ count: null, count_kind: 'none' })
  })

  test.each(['6', '11'])('says that nothing follows a last page that is full, from row %s on', async (offset) => {
    const limit = String(12 - Number(offset))
    expect((await company.list('room', { room_type: '1', offset, limit })).list).toHaveLength(Number(limit))
    expect((await company.list('room', { room_type: '1', offset, limit })).next).toBe(null)
    expect((await company.list('room', { room_type: '1', offset, limit, count: 'none' })).next).not.toBe(null)
  })

  test('of a history begins with the newest, and goes on into what is older', async () => {
    const [home, room] = [homes[1]!['home_id'], (await company.list('room', { limit: '1' })).list[0]!]
    const { rows } = await company.store.query({
      text: `insert into devices (client_id, home_id, room_id, device_type, state, sn) values (1, $1, $2, 3, 1, '410000009901') returning device_id`,
      values: [home, room['room_id']],
    })
    const device = String(rows[0]!['device_id'])
    await company.store.query({
      text: `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read, electric_amount, pool_amount, pool_read)
        select 1, $1, $2, $3, now() - make_interval(days => 3 * d), 1000 - d, 0, 0, 0 from generate_series(0, 59) d`,
      values: [home, room['room_id'], device],
    })
    // The last days' fill a page of ten, half of one of twenty, and none that begins with the oldest.
    for (const [limit, sort] of [
      ['10', '-read_time'],
      ['20', '-read_time'],
      ['20', 'read_time'],
      ['100', '-read_time'],
    ] as const) {
      const shown: number[] = []
      const counts: unknown[] = []
      let next: string | null = null
      do {
        const page = await company.list('electricity_reading', {
          ...{ device_id: device, limit, sort },
          ...(next !== null && { after: next }),
        })
        counts.push(page.count)
        shown.push(...page.list.map((row) => 1000 - Number(row['electric_read'])))
        next = page.next
      } while (next !== null)
      expect(counts[0]).toBe(60)
      const days = Array.from({ length: 60 }, (_, day) => day)
      expect(shown).toEqual(sort === 'read_time' ? days.toReversed() : days)
    }
  })

  describe('filters', () => {
    const cases: readonly (readonly [string, Record<string, string>, string])[] = [
      ['one value', { home_type: '2', sort: 'home_id' }, '乙'],
      ['any of several', { home_type: '2,3', sort: 'home_id' }, '乙丙'],
      ['contains, without regard to case', { alias_like: 'b', sort: 'home_id' }, '乙'],
      ['contains signs that a pattern would read', { alias_like: '%_\\', sort: 'home_id' }, '丙'],
      ['contains a sign alone', { alias_like: '%', sort: 'home_id' }, '丙'],
      ['empty', { community_null: 'true', sort: 'home_id' }, '乙甲'],
      ['not empty', { community_null: 'false', sort: 'home_id' }, '丁丙戊'],
      ['a path through a reference', { 'store_id.name': '城东店', sort: 'home_id' }, '乙甲'],
      ['a whole day in China', { created_at: '2026-05-20', sort: 'home_id' }, '丁乙丙甲戊'],
      ['before that day', { created_at_to: '2026-05-19', sort: 'home_id' }, ''],
      ['a search of one character', { q: '丙', sort: 'home_id' }, '丙'],
      ['a search of two', { q: '东湖', sort: 'home_id' }, '丙'],
      ['two that stand apart are no match', { q: '西花', sort: 'home_id' }, ''],
      ['a search of four', { q: '西湖花园', sort: 'home_id' }, '丁戊'],
      ['every word must be found', { q: '西湖 戊家', sort: 'home_id' }, '戊'],
      ['blanks find everything', { q: '  ', sort: 'home_id' }, '丁乙丙甲戊'],
    ]
    test.each(cases)('%s', async (_, query, expected) => {
      expect(await names(query)).toBe(expected)
    })
  })

  test('ranges include both ends; decimals compare as numbers', async () => {
    const rents = async (query: Record<string, string>) =>
      (await company.list('room', { ...query, sort: 'room_id' })).list.map(({ rent }) => rent)
    expect(await rents({ rent_from: '900.5', rent_to: '1100.50' })).toEqual(['900.50', '1000.50', '1100.50'])
    expect(await rents({ rent: '1200.5' })).toEqual(['1200.50'])
  })

  describe('order', () => {
    test('empty values come last both ways, equal ones by key', async () => {
      expect(await names({ sort: 'community' })).toMatch(/^丙(丁戊)(乙甲)$/)
      expect(await names({ sort: '-community' })).toMatch(/^(戊丁)丙(甲乙)$/)
    })

    test('by a reference means by what is shown of it', async () => {
      const shown = (await company.list('home', { sort: 'store_id' })).list.map(
        (row) => (row['_labels'] as Record<string, string>)['store_id'],
      )
      expect(shown).toEqual([...shown].sort())
    })

    test.each(['room_id', '-rent', 'floor', '-floor', 'home_id', '-created_at'])(
      'pages by %s meet every row once, by cursor and by offset',
      async (sort) => {
        const whole = (await company.list('room', { room_type: '1', sort, limit: '100' })).list.map(
          (row) => row['room_id'],
        )
        const walked: unknown[] = []
        for (let after: string | null = ''; after !== null;) {
          const page: Awaited<ReturnType<Company['list']>> = await company.list('room', {
            room_type: '1',
            sort,
            limit: '5',
            ...(after === '' ? {} : { after }),
          })
          walked.push(...page.list.map((row) => row['room_id']))
          after = page.next
        }
        const skipped = await Promise.all(
          ['0', '5', '10'].map((offset) => company.list('room', { room_type: '1', sort, limit: '5', offset })),
        )
        expect(walked).toEqual(whole)
        expect(skipped.flatMap(({ list }) => list.map((row) => row['room_id']))).toEqual(whole)
      },
    )
  })

  describe('masks', () => {
    test('show what both sides agreed on', async () => {
      const { list } = await company.list('tenant', { sort: 'tenant_id' })
      expect(list.map(({ name, phone }) => [name, phone])).toEqual([
        [masked(masks.name, '欧阳锋'), masked(masks.phone, '13800003333')],
        [masked(masks.name, '阳光'), masked(masks.phone, '13900004444')],
      ])
    })

    const found = async (query: Record<string, string>) => (await company.list('tenant', query)).count

    test('nobody reads behind them letter by letter; a whole value is found, and what they show', async () => {
      expect(await Promise.all(['欧阳', '138000', '3800', '0003333'].map((q) => found({ q })))).toEqual([0, 0, 0, 0])
      expect(await Promise.all(['13800003333', '阳光', '欧', '138', '3333', '33'].map((q) => found({ q })))).toEqual([
        1, 1, 1, 1, 1, 1,
      ])
      expect(await Promise.all(['138000', '0003333', '00'].map((part) => found({ phone_like: part })))).toEqual([
        0, 0, 0,
      ])
      expect(await Promise.all(['138', '3333', '33'].map((part) => found({ phone_like: part })))).toEqual([1, 1, 1])
      expect(await found({ phone: '13800003333' })).toBe(1)
    })

    test('there is no order by them, so that no cursor holds one, no range, and one guess a request', async () => {
      for (const sort of ['phone', '-name'])
        expect(await company.try('list', 'tenant', { query: { sort } })).toMatchObject({
          error: 'bad_value',
          fields: ['sort'],
        })
      expect(await company.try('list', 'lease', { query: { sort: 'tenant_id.phone' } })).toMatchObject({
        error: 'bad_value',
        fields: ['sort'],
      })
      expect(await company.try('list', 'tenant', { query: { phone_from: '138' } })).toMatchObject({
        error: 'unknown_parameter',
        fields: ['phone_from'],
      })
      expect(await company.try('list', 'tenant', { query: { phone: '13800003333,13800003334' } })).toMatchObject({
        error: 'bad_value',
        fields: ['phone'],
      })
    })
  })

  test('chosen columns come with the key and the version', async () => {
    const {
      list: [row],
    } = await company.list('home', { columns: 'name,rooms_count', sort: 'home_id', limit: '1' })
    expect(row).toEqual({ home_id: homes[0]!['home_id'], name: '丁家院', rooms_count: 6, version: 1 })
  })

  test('a number that no column could hold is refused before the database is asked', async () => {
    for (const name of ['floor', 'floor_from', 'floor_to'])
      expect(await company.try('list', 'room', { query: { [name]: '2147483648' } })).toMatchObject({
        error: 'bad_value',
        fields: [name],
      })
    expect((await company.list('room', { floor: '2147483647' })).count).toBe(0)
  })

  describe('what is no parameter is refused by name', () => {
    const cases: readonly (readonly [Record<string, string>, string, string[]])[] = [
      [{ colour: 'red' }, 'unknown_parameter', ['colour']],
      [{ constructor: 'x' }, 'unknown_parameter', ['constructor']],
      [{ 'store_id.colour': 'red' }, 'unknown_parameter', ['store_id.colour']],
      [{ 'name.store_id': '1' }, 'unknown_parameter', ['name.store_id']],
      [{ home_type_like: '1' }, 'unknown_parameter', ['home_type_like']],
      [{ home_type: '9' }, 'bad_value', ['home_type']],
      [{ home_type: '1,9' }, 'bad_value', ['home_type']],
      [{ home_type: '' }, 'bad_value', ['home_type']],
      [{ store_id: '1.5' }, 'bad_value', ['store_id']],
      [{ store_id: '99999999999999999999' }, 'bad_value', ['store_id']],
      [{ store_id: '1;drop table homes' }, 'bad_value', ['store_id']],
      [{ community_null: 'yes' }, 'bad_value', ['community_null']],
      [{ created_at_from: '2026-02-30' }, 'bad_value', ['created_at_from']],
      [{ q: 'x'.repeat(101) }, 'bad_value', ['q']],
      [{ q: 'a\0b' }, 'bad_value', ['q']],
      [{ sort: 'colour' }, 'bad_value', ['sort']],
      [{ sort: '--name' }, 'bad_value', ['sort']],
      [{ columns: 'name,colour' }, 'bad_value', ['colour']],
      [{ count: 'all' }, 'bad_value', ['count']],
      [{ limit: '0' }, 'bad_page', []],
      [{ limit: '101' }, 'bad_page', []],
      [{ limit: 'ten' }, 'bad_page', []],
      [{ offset: '-1' }, 'bad_page', []],
      [{ offset: '1e9' }, 'bad_page', []],
      [{ after: 'nonsense' }, 'bad_cursor', []],
      [{ after: Buffer.from('["-created_at","x","y"]').toString('base64url') }, 'bad_cursor', []],
      [{ after: Buffer.from('["-created_at",null,null]').toString('base64url') }, 'bad_cursor', []],
      [{ after: Buffer.from('["name","a","1"]').toString('base64url') }, 'bad_cursor', []],
    ]
    test.each(cases)('%j', async (query, error, fields) => {
      const outcome = await company.try('list', 'home', { query })
      expect({ error: outcome.error, fields: outcome.fields }).toEqual({ error, fields })
    })
  })

  test.each([
    ['home', 'created_at', ['x', '1']],
    ['home', 'created_at', ['99999999-01-01', '1']],
    ['home', 'created_at', ['2026-01-01 00:00:00', '99999999999999999999']],
    ['home', 'name', ['a', 'b']],
    ['home', 'name', ['a\0', '1']],
    ['home', '-home_id', ['1.5']],
    ['room', 'floor', ['３', '1']],
    ['room', 'rent', ['1,5', '1']],
    ['room', 'rent', [null, 'x']],
    ['home', 'store_id', ['a', 'x', '1']],
  ])(
    'a cursor that was made up is refused as what it is, and nothing is there to be logged: %s by %s %j',
    async (entity, sort, values) => {
      const { next } = await company.list(entity, { sort, limit: '1' })
      const [stamp] = next === null ? [sort] : (JSON.parse(Buffer.from(next, 'base64url').toString()) as [string])
      const after = Buffer.from(JSON.stringify([stamp, ...values])).toString('base64url')
      const { error, details } = await company.try('list', entity, { query: { sort, after } })
      expect([error, details?.cause]).toEqual(['bad_cursor', undefined])
    },
  )

  test('values beyond what a column holds are refused by name, the last that it holds are not', async () => {
    const refused: Readonly<Record<string, string>> = {
      floor: '3000000000',
      rent_from: '12345678901234567',
      rent_to: '1.005',
      home_id: '0',
      created_at: '99999-01-01',
    }
    for (const [name, text] of Object.entries(refused)) {
      const one = company.list('room', { [name]: text })
      await expect(one).rejects.toMatchObject({ key: 'bad_value', data: { fields: [{ field: name }] } })
    }
    const last: readonly (readonly [string, string])[] = [
      ['floor', '2147483647'],
      ['rent_from', '9999999999999999.99'],
      ['created_at_from', '9999-12-31'],
    ]
    for (const [name, text] of last) expect((await company.list('room', { [name]: text })).count).toBe(0)
  })
})
