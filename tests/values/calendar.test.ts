/** Days and clocks of a zone with summer time: the browser, the server and the database say the same. */
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { time_zone } from '../../src/generated/constants.ts'
import { datetimeServer } from '../../src/kinds/datetime/server.ts'
import { clock } from '../../src/kinds/sql-text.ts'
import { parseInstant } from '../../src/kinds/times.ts'
import { clockOf, dayOf, endOfDay, instantAt, setTimeZone, startOfDay } from '../../src/values/calendar.ts'

const HOUR = 3_600_000
let database: PGlite
beforeAll(async () => {
  database = await PGlite.create()
}, 60_000)
afterAll(async () => {
  setTimeZone(time_zone)
  await database.close()
})

describe.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['Europe/Berlin', '2026-06-01', 24],
  ['America/New_York', '2026-03-08', 23],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Africa/Cairo', '2026-04-24', 23],
  ['Asia/Shanghai', '2026-03-29', 24],
])('in %s the %s', (zone, day, hours) => {
  beforeAll(() => setTimeZone(zone))

  it(`has ${hours} hours, all of them its own`, () => {
    const [first, last] = [startOfDay(day).getTime(), endOfDay(day).getTime()]
    expect(last + 1 - first).toBe(hours * HOUR)
    const inside = Array.from({ length: hours * 2 }, (_, half) => first + (half * HOUR) / 2)
    expect(new Set([...inside, last].map((time) => dayOf(new Date(time))))).toEqual(new Set([day]))
    expect([first - 1, last + 1].map((time) => dayOf(new Date(time)))).not.toContain(day)
  })

  it('is asked for from its first to its last instant', () => {
    expect(datetimeServer.span?.(day)).toEqual([startOfDay(day).toISOString(), endOfDay(day).toISOString()])
  })

  it('is what the database says, at every quarter of an hour there and back', async () => {
    const times = Array.from({ length: 27 * 4 }, (_, quarter) => startOfDay(day).getTime() + (quarter - 4) * (HOUR / 4))
    const { rows } = await database.query<{ shown: string; meant: string }>(
      `select to_char(at::timestamptz at time zone ${clock()}, 'YYYY-MM-DD HH24:MI:SS') as shown,
        to_char(('${day}'::timestamp + n * interval '15 minutes' - interval '1 hour') at time zone ${clock()} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as meant
       from unnest($1::text[]) with ordinality as r(at, n) order by n`,
      [times.map((time) => new Date(time).toISOString())],
    )
    expect(times.map((time) => clockOf(new Date(time)))).toEqual(rows.map(({ shown }) => shown))
    const clocks = times.map((_, at) =>
      new Date(Date.parse(`${day}T00:00:00Z`) + (at + 1) * (HOUR / 4) - HOUR).toISOString().slice(0, 19),
    )
    expect(clocks.map((text) => instantAt(text.replace('T', ' ')).toISOString())).toEqual(
      rows.map(({ meant }) => meant),
    )
  })
})

test.each([
  ['2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25 02:30:00', '2026-10-25T01:30:00.000Z'],
  ['2026-07-01 00:00:00', '2026-06-30T22:00:00.000Z'],
  ['9999-12-31 00:00:00', '9999-12-30T23:00:00.000Z'],
  ['0099-01-01 00:00:00', '0099-01-01T00:00:00.000Z'],
  ['2026-13-01 00:00:00', null],
])('in Berlin %s is %s', (typed, instant) => {
  setTimeZone('Europe/Berlin')
  expect(parseInstant(typed)).toBe(instant)
})

test('a zone that there is not is refused', () => {
  expect(() => setTimeZone('Europe/Nowhere')).toThrow(/Europe\/Nowhere/)
  expect(clockOf(new Date('2026-01-01T00:00:00Z'))).toBe('2026-01-01 01:00:00')
})
