import { expect, test } from 'vitest'
import { dueTimes, nextAfter } from '../../src/server/jobs/schedule.ts'

const at = (clock: string): Date => new Date(`${clock.replace(' ', 'T')}:00+08:00`)

test.each([
  ['20 1 * * *', '2026-06-15 01:19', '2026-06-15 01:20'],
  ['20 1 * * *', '2026-06-15 01:20', '2026-06-16 01:20'],
  ['0 3 1 * *', '2026-12-31 23:00', '2027-01-01 03:00'],
  ['30 2 29 2 *', '2026-03-01 00:00', '2028-02-29 02:30'],
  ['0 9 * * 1', '2026-06-14 23:59', '2026-06-15 09:00'],
  [null, '2026-06-15 01:19', null],
])('%s after %s in Shanghai comes at %s', (schedule, after, next) => {
  expect(nextAfter(schedule, at(after))).toEqual(next === null ? null : at(next))
})

const DAILY = '0 2 * * *'
const FIRST = '2026-06-10 02:00'
/** What was due since the first time, looked at now. */
test.each([
  { what: 'nothing before its time', missed: 'all', first: FIRST, now: '2026-06-10 01:59', due: [] },
  { what: 'the very minute', missed: 'skip', first: FIRST, now: '2026-06-10 02:00', due: [FIRST] },
  { what: 'a little late is not missed', missed: 'skip', first: FIRST, now: '2026-06-10 02:04', due: [FIRST] },
  { what: 'missed and skipped', missed: 'skip', first: FIRST, now: '2026-06-10 09:00', due: [] },
  {
    what: 'days missed, the last in time',
    missed: 'skip',
    first: FIRST,
    now: '2026-06-13 02:01',
    due: ['2026-06-13 02:00'],
  },
  { what: 'days missed, once', missed: 'once', first: FIRST, now: '2026-06-13 09:00', due: ['2026-06-13 02:00'] },
  {
    what: 'days missed, all',
    missed: 'all',
    first: FIRST,
    now: '2026-06-12 09:00',
    due: [FIRST, '2026-06-11 02:00', '2026-06-12 02:00'],
  },
  {
    what: 'a time that an earlier schedule has set',
    missed: 'once',
    first: '2026-06-10 05:00',
    now: '2026-06-10 06:00',
    due: ['2026-06-10 05:00'],
  },
] as const)('$what ($missed)', ({ missed, first, now, due }) => {
  expect(dueTimes({ schedule: DAILY, missed }, at(first), at(now))).toEqual(due.map(at))
})

test('of a year of minutes that were missed the last hundred are made up for', () => {
  const due = dueTimes({ schedule: '* * * * *', missed: 'all' }, at('2025-06-10 02:00'), at('2026-06-10 02:00'))
  expect([due.length, due[0], due.at(-1)]).toEqual([100, at('2026-06-10 00:21'), at('2026-06-10 02:00')])
})
