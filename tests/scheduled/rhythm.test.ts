/** When scheduled reports are due, by the clock of the product. */
import { expect, test } from 'vitest'
import { ReportRhythm, type Weekday } from '../../src/generated/enums.ts'
import { lastTime, nextTime } from '../../src/server/scheduled/rhythm.ts'

const { daily, weekly, monthly } = ReportRhythm

test.each<readonly [string, ReportRhythm, Weekday | null, number | null, number, string, string, string]>([
  ['a day, before its hour', daily, null, null, 8, '2026-11-26T07:59', '2026-11-25T08:00', '2026-11-26T08:00'],
  ['a day, at its hour', daily, null, null, 8, '2026-11-26T08:00', '2026-11-26T08:00', '2026-11-27T08:00'],
  [
    'midnight at the turn of the year',
    daily,
    null,
    null,
    0,
    '2026-12-31T23:59',
    '2026-12-31T00:00',
    '2027-01-01T00:00',
  ],
  ['a week, on a Sunday', weekly, 7, null, 23, '2026-11-26T12:00', '2026-11-22T23:00', '2026-11-29T23:00'],
  ['a week, on its day', weekly, 4, null, 9, '2026-11-26T08:00', '2026-11-19T09:00', '2026-11-26T09:00'],
  ['a month', monthly, null, 1, 8, '2026-11-26T12:00', '2026-11-01T08:00', '2026-12-01T08:00'],
  ['a month that has no 31st', monthly, null, 31, 8, '2026-11-26T12:00', '2026-10-31T08:00', '2026-11-30T08:00'],
  ['a leap day', monthly, null, 30, 8, '2028-02-01T12:00', '2028-01-30T08:00', '2028-02-29T08:00'],
])('%s', (_, rhythm, weekday, month_day, hour, now, last, next) => {
  const asked = { rhythm, weekday, month_day, hour }
  const at = (clock: string) => new Date(`${clock}:00+08:00`)
  expect([lastTime(asked, at(now)), nextTime(asked, at(now))]).toEqual([at(last), at(next)])
})
