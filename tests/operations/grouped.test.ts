/**
 * Reports over records of which everything is known: a figure is the sum of its records to the cent, whatever they are
 * grouped by, whoever asks, and in whatever form it is given.
 */
import { buffer } from 'node:stream/consumers'
import { Decimal } from 'decimal.js'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '../../src/errors/app-error.ts'
import { JobRunState } from '../../src/generated/enums.ts'
import { askIn } from '../../src/server/calls/statements.ts'
import { operations } from '../../src/server/operations/table.ts'
import { addDays, addMonths } from '../../src/values/calendar.ts'
import { priorOf, type Span, yearBefore } from '../../src/values/periods.ts'
import { seed } from '../../src/apartment/demo/seed.ts'
import { ELECTRIC_MONTH, renewMonths, type RoomMonth } from '../../src/apartment/meters/usage-months.ts'
import { DEMO } from '../http/support/server.ts'
import { scopeOf } from '../support/scopes.ts'
import { describeStores } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'
import { Company, model } from './company.ts'

type Group = Readonly<Record<string, unknown>>
interface Answer {
  readonly list: readonly Group[]
  readonly count: number
  readonly next: string | null
}
interface Usage {
  readonly store_id: number
  readonly home_id: number
  readonly room_id: number
  readonly day: string
  readonly used: string
  readonly shared: string
  readonly fee: string | null
}

/** The same numbers every time. */
function dice(start: number): (most: number) => number {
  let state = start
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

const hundredths = (value: number): string => new Decimal(value).div(100).toFixed(2)
const sum = (texts: readonly (string | null)[]): string | null => {
  const said = texts.filter((text) => text !== null)
  return said.length === 0 ? null : said.reduce((total, text) => total.add(text), new Decimal(0)).toFixed(2)
}

describeStores('a report', (open) => {
  let company: Company
  let usages: readonly Usage[]
  const ask = async (
    report: string,
    query: Readonly<Record<string, string>>,
    { who = company, now = '2026-03-15T04:00:00Z' }: { readonly who?: Company; readonly now?: string } = {},
    operation: 'list' | 'totals' = 'list',
  ): Promise<unknown> => {
    const { entity, filter } = model.reports[report]!
    const context = { ...who.context, now: new Date(now) }
    const answer = await operations[operation](context, entity, { query: { ...query, ...filter } })
    return answer.kind === 'json' ? JSON.parse(answer.text) : null
  }
  const groups = (...asked: Parameters<typeof ask>) => ask(...asked) as Promise<Answer>
  const query = async (text: string, ...values: unknown[]) => (await company.store.query({ text, values })).rows

  beforeAll(async () => {
    const store = await open({}, withTables(model))
    await seed(store, model, { ...DEMO, days: 1, hourlyDays: 0 })
    company = new Company(store)
    await query('delete from electric_usages')
    const meters = await query(
      `select d.device_id, d.home_id, d.room_id, h.store_id from devices d join homes h on h.client_id = d.client_id and h.home_id = d.home_id
        where d.client_id = 1 and d.device_type = 3 and d.room_id is not null order by d.device_id % 10, d.device_id limit 24`,
    )
    const next = dice(7)
    const days = ['2024-02-28', '2024-02-29', '2024-03-01', '2025-02-28', '2025-12-31', '2026-01-01']
    for (let day = '2024-12-20'; day < '2026-03-16'; day = addDays(day, 1 + next(9))) days.push(day)
    const made: Usage[] = []
    for (const meter of meters)
      for (const day of new Set(days)) {
        if (next(4) === 0) continue
        const [used, shared] = [hundredths(next(2000)), hundredths(next(300))]
        const price = next(6) === 0 ? null : new Decimal(next(40_000) + 1).div(10_000).toFixed(4)
        const fee =
          price === null
            ? null
            : new Decimal(used).add(shared).mul(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2)
        await query(
          `insert into electric_usages (client_id, home_id, room_id, device_id, day, begin_read, end_read, used, shared, price) values (1, $1, $2, $3, $4, 0, 1, $5, $6, $7)`,
          meter['home_id'],
          meter['room_id'],
          meter['device_id'],
          day,
          used,
          shared,
          price,
        )
        made.push({
          store_id: meter['store_id'] as number,
          home_id: meter['home_id'] as number,
          room_id: meter['room_id'] as number,
          ...{ day, used, shared, fee },
        })
      }
    usages = made
  }, 240_000)

  const KEYS: Readonly<Record<string, (usage: Usage) => unknown>> = {
    store_id: ({ store_id }) => store_id,
    home_id: ({ home_id }) => home_id,
    room_id: ({ room_id }) => room_id,
    day: ({ day }) => day,
    month: ({ day }) => day.slice(0, 7),
    year: ({ day }) => day.slice(0, 4),
  }
  const within = ({ from, to }: Span, among = usages): readonly Usage[] =>
    among.filter(({ day }) => day >= from && day <= to)
  const keyOf = (names: readonly string[], usage: Usage): string => names.map((name) => KEYS[name]!(usage)).join(' ')
  const grouped = (names: readonly string[], rows: readonly Usage[]) => {
    const found = new Map<string, Usage[]>()
    for (const row of rows) found.set(keyOf(names, row), [...(found.get(keyOf(names, row)) ?? []), row])
    return found
  }

  test.each([
    ['store_id', { from: '2024-01-01', to: '2026-12-31' }],
    ['home_id,month', { from: '2025-02-10', to: '2026-01-05' }],
    ['store_id,home_id,room_id', { from: '2026-01-01', to: '2026-03-15' }],
    ['day', { from: '2024-02-28', to: '2024-03-01' }],
    ['year,room_id', { from: '2024-02-29', to: '2026-02-28' }],
    ['room_id,day', { from: '2025-12-31', to: '2026-01-01' }],
  ] as const)('by %s is the sum of its records', async (group, span) => {
    const names = group.split(',')
    const expected = grouped(names, within(span))
    const asked = { group, day_from: span.from, day_to: span.to, limit: '1000' }
    const { list, count } = await groups('electric_report', asked)
    expect(count).toBe(expected.size)
    expect(list.length).toBe(expected.size)
    for (const row of list) {
      const rows = expected.get(names.map((name) => row[name]).join(' '))!
      expect([row['used'], row['shared'], row['fee']]).toEqual([
        sum(rows.map(({ used }) => used)),
        // Added up over rooms and public areas, it would be nothing.
        names.includes('room_id') ? sum(rows.map(({ shared }) => shared)) : undefined,
        sum(rows.map(({ fee }) => fee)),
      ])
    }
    const { totals } = (await ask(
      'electric_report',
      { group, day_from: span.from, day_to: span.to },
      {},
      'totals',
    )) as {
      totals: Group
    }
    expect([totals['used'], totals['fee']]).toEqual([
      sum(within(span).map(({ used }) => used)),
      sum(within(span).map(({ fee }) => fee)),
    ])
  })

  test('is whole, page after page, in its order', async () => {
    const asked = { group: 'room_id', period: '1y', sort: '-used' }
    const whole = await groups('electric_report', { ...asked, limit: '1000' })
    const pages: Group[] = []
    for (let after: string | null = '0'; after !== null;) {
      const page: Answer = await groups('electric_report', { ...asked, limit: '7', after })
      pages.push(...page.list)
      after = page.next
    }
    expect(pages).toEqual(whole.list)
    const used = pages.map((row) => Number(row['used']))
    expect(used).toEqual([...used].sort((a, b) => b - a))
  })

  test('stands on the month that runs, in the days of Shanghai', async () => {
    const days = async (now: string) =>
      (await groups('electric_report', { group: 'day', limit: '100' }, { now })).list.map((row) => String(row['day']))
    const last = await days('2025-12-31T15:59:59.999Z')
    expect(last.length).toBeGreaterThan(0)
    expect(last.every((day) => day.startsWith('2025-12'))).toBe(true)
    expect(await days('2025-12-31T16:00:00Z')).toEqual(['2026-01-01'])
    expect(await days('2024-02-29T15:00:00Z')).toContain('2024-02-29')
  })

  test('takes an instant for the day that it is in Shanghai', async () => {
    const [event] = await query('select device_id, home_id, code, level from events where client_id = 1 limit 1')
    await query('delete from events')
    for (const at of [
      '2024-02-28T15:59:59.999Z',
      '2024-02-28T16:00:00Z',
      '2024-02-29T15:59:59.999Z',
      '2024-02-29T16:00:00Z',
    ])
      await query(
        `insert into events (client_id, home_id, device_id, code, level, state, first_at, last_at, times) values (1, $1, $2, $3, $4, 1, $5, $5, 1)`,
        event!['home_id'],
        event!['device_id'],
        event!['code'],
        event!['level'],
        at,
      )
    const asked = { group: 'day', last_at_from: '2024-02-29', last_at_to: '2024-02-29' }
    const { list } = await groups('abnormal_count', asked)
    expect(list.map((row) => [row['day'], row['events'], row['open']])).toEqual([['2024-02-29', 2, 2]])
  })

  /** Of each month of a home, one record. */
  async function countMonths(): Promise<void> {
    await query('delete from electric_counts')
    for (const [key, rows] of grouped(['home_id', 'month'], usages)) {
      const [home, month] = key.split(' ')
      await query(
        `insert into electric_counts (client_id, home_id, month, room_count, used, fee) values (1, $1, $2, 1, $3, 0)`,
        home,
        month,
        sum(rows.map(({ used }) => used)),
      )
    }
  }
  const change = (now: string | null, before: string | null): string | null =>
    now === null || before === null || Number(before) === 0
      ? null
      : new Decimal(now).sub(before).mul(100).div(before).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2)
  const usedIn = (from: string, to: string, of: (usage: Usage) => boolean = () => true): string | null =>
    sum(
      within({ from, to })
        .filter(of)
        .map(({ used }) => used),
    )

  test('tells the month that runs, and compares what is over alone', async () => {
    await countMonths()
    const asked = { month_from: '2026-01', month_to: '2026-03' }
    const { list } = await groups('electric_count', { ...asked, group: 'month', sort: 'month' })
    const [january, february, march] = [
      usedIn('2026-01-01', '2026-01-31'),
      usedIn('2026-02-01', '2026-02-28'),
      usedIn('2026-03-01', '2026-03-31'),
    ]
    expect(list.map((row) => [row['month'], row['used'], row['used_on_prior']])).toEqual([
      ['2026-01', january, change(january, usedIn('2025-12-01', '2025-12-31'))],
      ['2026-02', february, change(february, january)],
      ['2026-03', march, null],
    ])
    // Three months are shown; two of them stand beside the two before.
    const { list: homes } = await groups('electric_count', { ...asked, group: 'home_id', limit: '1000' })
    expect(homes.length).toBeGreaterThan(0)
    for (const row of homes) {
      const of = ({ home_id }: Usage): boolean => home_id === row['home_id']
      const [over, before, year] = [
        usedIn('2026-01-01', '2026-02-28', of),
        usedIn('2025-11-01', '2025-12-31', of),
        usedIn('2025-01-01', '2025-02-28', of),
      ]
      expect([row['used'], row['used_prior'], row['used_on_prior'], row['used_on_year']]).toEqual([
        usedIn('2026-01-01', '2026-03-31', of),
        before,
        change(over, before),
        change(over, year),
      ])
    }
    const alone = await groups('electric_count', { group: 'month', period: 'this_month' })
    expect(alone.list.map((row) => [row['month'], row['used'], row['used_prior'], row['used_on_year']])).toEqual([
      ['2026-03', march, null, null],
    ])
  })

  test('compares the days of a month with the same days of the month before, where somebody asks', async () => {
    const total = (from: string, to: string): string | null =>
      sum(within({ from, to }).map(({ used, shared }) => new Decimal(used).add(shared).toFixed(2)))
    const asked = { group: 'month', period: 'this_month' }
    const plain = await groups('electric_report', asked)
    expect(Object.keys(plain.list[0]!)).not.toContain('total_on_prior')
    const { list } = await groups('electric_report', { ...asked, compare: 'true' })
    const [now, before, year] = [
      total('2026-03-01', '2026-03-15'),
      // The fifteenth runs still.
      total('2026-02-01', '2026-02-14'),
      total('2025-03-01', '2025-03-14'),
    ]
    expect(list.map((row) => [row['month'], row['total'], row['total_on_prior'], row['total_on_year']])).toEqual([
      ['2026-03', now, change(now, before), change(now, year)],
    ])
    const { totals } = (await ask('electric_report', { ...asked, compare: 'true' }, {}, 'totals')) as { totals: Group }
    expect([totals['total_prior'], totals['total_year_ago']]).toEqual([before, year])
  })

  test('names the month that runs as one in a file', async () => {
    await countMonths()
    const { entity } = model.reports['electric_count']!
    const context = { ...company.context, now: new Date('2026-03-15T04:00:00Z') }
    const query = { group: 'month', month_from: '2026-02', month_to: '2026-03', sort: 'month', format: 'csv' }
    const answer = await operations.export(context, entity, { query })
    if (answer.kind !== 'file') throw new Error('an export answers a file')
    const [, ...lines] = (await buffer(answer.file.stream)).toString('utf8').slice(1).trimEnd().split('\n')
    expect(lines.map((line) => line.split(',')[0])).toEqual(['2026-02', '2026-03（至今）'])
  })

  test.each([
    ['month', { from: '2025-11-01', to: '2026-02-28' }, 'month'],
    ['home_id,month', { from: '2026-01-01', to: '2026-02-28' }, 'month'],
    ['year', { from: '2026-01-01', to: '2026-02-28' }, 'year'],
    ['home_id', { from: '2026-01-01', to: '2026-01-31' }, null],
  ] as const)('by %s stands beside what came before', async (group, span, step) => {
    const names = group.split(',')
    await countMonths()
    const asked = { group, month_from: span.from.slice(0, 7), month_to: span.to.slice(0, 7) }
    const { list } = await groups('electric_count', { ...asked, limit: '1000' })
    const whole = { from: span.from, to: addDays(addMonths(`${span.to.slice(0, 7)}-01`, 1), -1) }
    const shifted = (months: number) => (usage: Usage) => ({
      ...usage,
      day: addMonths(`${usage.day.slice(0, 7)}-01`, months),
    })
    const months = step === 'month' ? 1 : step === 'year' ? 12 : 0
    const [prior, year] = [
      grouped(names, within(priorOf(whole, step)).map(shifted(months))),
      grouped(names, within(yearBefore(whole)).map(shifted(12))),
    ]
    expect(list.length).toBeGreaterThan(0)
    for (const row of list) {
      const key = names.map((name) => row[name]).join(' ')
      for (const [found, name] of [
        [prior, 'prior'],
        [year, 'year'],
      ] as const) {
        const before = sum((found.get(key) ?? []).map(({ used }) => used))
        expect([key, name, row[`used_${name === 'prior' ? 'prior' : 'year_ago'}`]]).toEqual([key, name, before])
        expect(row[`used_on_${name}`]).toBe(
          before === null || Number(before) === 0
            ? null
            : new Decimal(String(row['used']))
                .sub(before)
                .mul(100)
                .div(before)
                .toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
                .toFixed(2),
        )
      }
    }
    const { totals } = (await ask('electric_count', asked, {}, 'totals')) as { totals: Group }
    expect([totals['used'], totals['used_prior']]).toEqual([
      sum(within(whole).map(({ used }) => used)),
      sum(within(priorOf(whole, null)).map(({ used }) => used)),
    ])
  })

  test('holds of a keeper’s homes what the keeper sees', async () => {
    const mine = usages[0]!.home_id
    const staff = { client_id: 1, staff_id: 3, role_id: 102, type: 1 } as const
    const keeper = company.as(
      scopeOf({ ...staff, store_ids: [usages[0]!.store_id], home_ids: [mine], home_store_ids: [usages[0]!.store_id] }),
    )
    const asked = { group: 'home_id', day_from: '2024-01-01', day_to: '2026-12-31' }
    const { list } = await groups('electric_report', asked, { who: keeper })
    expect(list.map((row) => [row['home_id'], row['used']])).toEqual([
      [mine, sum(usages.filter(({ home_id }) => home_id === mine).map(({ used }) => used))],
    ])
    const other = usages.find(({ home_id }) => home_id !== mine)!.home_id
    const { list: none } = await groups('electric_report', { ...asked, home_id: String(other) }, { who: keeper })
    expect(none).toEqual([])
    expect(
      (await groups('electric_report', asked, { who: company.as({ ...company.scope, client_id: 2 }) })).list,
    ).toEqual([])
  })

  test('tells the readings of a meter where it stands by room, and nowhere else', async () => {
    await query(
      `update electric_usages set begin_read = day - date '2024-01-01', end_read = day - date '2024-01-01' + 1`,
    )
    const span = { day_from: '2025-01-01', day_to: '2025-12-31' }
    const { list } = await groups('electric_report', { group: 'room_id', limit: '1', ...span })
    const days = within({ from: span.day_from, to: span.day_to })
      .filter(({ room_id }) => room_id === list[0]!['room_id'])
      .map(({ day }) => (Date.parse(day) - Date.parse('2024-01-01')) / 86_400_000)
    expect([Number(list[0]!['begin_read']), Number(list[0]!['end_read'])]).toEqual([
      Math.min(...days),
      Math.max(...days) + 1,
    ])
    expect(Object.keys((await groups('electric_report', { group: 'home_id', ...span })).list[0]!)).not.toContain(
      'begin_read',
    )
    // Another meter stands there for one of the days.
    const [last] = await query(
      `select id from electric_usages where room_id = $1 and day between '2025-01-01' and '2025-12-31' order by day desc limit 1`,
      list[0]!['room_id'],
    )
    const [other] = await query(
      `select device_id from devices where client_id = 1 and device_type = 3 and room_id <> $1 limit 1`,
      list[0]!['room_id'],
    )
    const put = (device: unknown) =>
      query(`update electric_usages set device_id = $2 where id = $1`, last!['id'], device)
    const [{ device_id: own }] = (await query('select device_id from electric_usages where id = $1', last!['id'])) as [
      Group,
    ]
    await put(other!['device_id'])
    const { list: mixed } = await groups('electric_report', { group: 'room_id', limit: '1', ...span })
    await put(own)
    expect(mixed[0]).toMatchObject({ ...list[0], begin_read: null, end_read: null })
  })

  test.each([
    ['compare', { compare: 'yes' }],
    ['group', { group: 'price' }],
    ['group', { group: 'home_id,home_id' }],
    ['group', { group: 'store_id,home_id,room_id,day,month' }],
    ['period', { period: '2d' }],
    ['sort', { sort: 'price' }],
    ['columns', { columns: 'price' }],
    ['price', { price: '1' }],
    ['day_from', { day_from: '2026-13-01' }],
  ] as const)('refuses what it is not: %s', async (name, asked) => {
    const refused = await groups('electric_report', asked).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect((refused as AppError).data?.fields?.map(({ field }) => field)).toEqual([name])
  })

  test('leaves as a file that says of which days it is, of what, and what it comes to', async () => {
    const { entity } = model.reports['electric_report']!
    const asked = {
      group: 'room_id',
      day_from: '2025-12-01',
      day_to: '2026-02-28',
      home_id: String(usages[0]!.home_id),
    }
    const answer = await operations.export(company.context, entity, {
      query: { ...asked, columns: 'room_id,total,fee', format: 'xlsx' },
    })
    if (answer.kind !== 'file') throw new Error('an export answers a file')
    expect(answer.file.name).toMatch(/^用电报表_2025-12-01_2026-02-28_\d{8}_\d{6}\.xlsx$/)
    const book = new ExcelJS.Workbook()
    await book.xlsx.load((await buffer(answer.file.stream)).buffer as ArrayBuffer)
    expect(book.worksheets.map(({ name }) => name)).toEqual(['用电报表', '说明'])
    const told: unknown[][] = []
    book.worksheets[1]!.eachRow((row) => told.push([row.getCell(1).value, row.getCell(2).value]))
    const { totals } = (await ask('electric_report', asked, {}, 'totals')) as { totals: Record<string, string> }
    expect(told).toEqual([
      ['时间范围', '2025-12-01 ~ 2026-02-28'],
      ['汇总方式', '房间'],
      ['房源', expect.stringMatching(/./)],
      ['合计：总量 (度)', Number(totals['total'])],
      ['合计：金额 (元)', Number(totals['fee'])],
    ])
  })

  test('leaves as a file that says what the list says', async () => {
    const { entity } = model.reports['electric_report']!
    const asked = { group: 'home_id,room_id,month', day_from: '2025-12-01', day_to: '2026-02-28', sort: '-fee' }
    const file = async (format: 'csv' | 'xlsx') => {
      const answer = await operations.export(company.context, entity, { query: { ...asked, format } })
      if (answer.kind !== 'file') throw new Error('an export answers a file')
      return { bytes: await buffer(answer.file.stream), rows: answer.file.rows }
    }
    const [csv, xlsx] = [await file('csv'), await file('xlsx')]
    const lines = csv.bytes
      .toString('utf8')
      .slice(1)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','))
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(xlsx.bytes.buffer as ArrayBuffer)
    const sheet: string[][] = []
    book.worksheets[0]!.eachRow((row) => {
      sheet.push(
        lines[0]!.map((_, at) => {
          const { value } = row.getCell(at + 1)
          return value === null ? '' : typeof value === 'number' ? value.toFixed(2) : String(value)
        }),
      )
    })
    expect(sheet).toEqual(lines)
    const { list, count } = await groups('electric_report', { ...asked, limit: '1000' })
    expect([csv.rows, xlsx.rows, lines.length - 1]).toEqual([count, count, count])
    const labels = (row: Group, name: string) => (row['_labels'] as Group)[name]
    expect(lines.slice(1)).toEqual(
      list.map((row) =>
        [
          labels(row, 'home_id'),
          labels(row, 'room_id'),
          ...['month', 'begin_read', 'end_read', 'contained', 'used', 'shared', 'total', 'fee'].map(
            (name) => row[name] ?? '',
          ),
          '',
        ].map(String),
      ),
    )
  })

  test('reads whole months where these are kept, and comes to the same', async () => {
    const span = { day_from: '2025-01-01', day_to: '2026-02-28' }
    const whole: readonly Readonly<Record<string, string>>[] = [
      { group: 'room_id', ...span },
      { group: 'store_id,month', ...span },
      { group: 'home_id', home_id: String(usages[0]!.home_id), ...span },
      { group: 'year', day_to: '2025-12-31' },
      { group: 'home_id', period: 'this_month' },
    ]
    const finer: readonly Readonly<Record<string, string>>[] = [
      { group: 'day', ...span },
      { group: 'room_id', ...span, day_to: '2026-02-27' },
      { group: 'room_id', ...span, day_from: '2025-01-02' },
      { group: 'room_id', ...span, reason: '1' },
      { group: 'room_id', day: '2026-02-01' },
    ]
    const answers = (all: typeof whole) =>
      Promise.all(
        all.map(async (asked) => [
          await groups('electric_report', { ...asked, limit: '1000' }),
          await ask('electric_report', asked, {}, 'totals'),
        ]),
      )
    // What came before is read in parts where its days are no whole months.
    const compared: typeof whole = [
      { group: 'room_id', ...span, compare: 'true' },
      { group: 'month', day_from: '2025-11-20', day_to: '2026-03-10', compare: 'true' },
      { group: 'home_id,month', period: '1y', compare: 'true' },
      { group: 'year', period: '3m', compare: 'true' },
      { group: 'store_id', period: 'last_month', compare: 'true' },
    ]
    const [days, rest, before] = [await answers(whole), await answers(finer), await answers(compared)]
    const months = await query(`select distinct room_id, to_char(day, 'YYYY-MM') as month from electric_usages`)
    await renewMonths({ ask: askIn(company.context) }, ELECTRIC_MONTH, months as unknown as readonly RoomMonth[])
    await query(`update electric_months set used = used + 1000`)
    expect(await answers(whole)).toEqual(days)
    const [job] = await query(
      `insert into jobs (client_id, name) values (1, 'electric_month') on conflict (client_id, name) do update set name = excluded.name returning id`,
    )
    const made = `insert into job_runs (client_id, job_id, state, due_at) values (1, $1, $2, now())`
    await query(made, job!['id'], JobRunState.failed)
    expect(await answers(whole)).toEqual(days)
    await query(made, job!['id'], JobRunState.done)
    expect(await answers(whole)).not.toEqual(days)
    expect(await answers(finer)).toEqual(rest)
    for (const [at, answer] of (await answers(compared)).entries()) expect(answer).not.toEqual(before[at])
    await query(`update electric_months set used = used - 1000`)
    expect(await answers(whole)).toEqual(days)
    expect(await answers(compared)).toEqual(before)
    await query('delete from job_runs where job_id = $1', job!['id'])
  })
})
