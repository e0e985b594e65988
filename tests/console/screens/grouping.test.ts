/** From the groups of a report to the records behind them, and which of its months are not over. */
import { expect, it } from 'vitest'
import { recordsOf, runs } from '../../../src/console/screens/report/grouping.ts'
import electric from '../../../src/generated/console/resources/electric_report.ts'
import traffic from '../../../src/generated/console/resources/traffic_count.ts'
import { dayOf } from '../../../src/values/calendar.ts'

const month = dayOf(new Date()).slice(0, 7)
const record = (of: string | null) => ({ id: 'x', month: of })

it('leads from a group without a time to the records that have none', () => {
  expect(recordsOf(traffic.grouping!, { group: 'month' }, record(null))).toEqual({ traffic_until_null: 'true' })
  expect(recordsOf(traffic.grouping!, { group: 'month' }, record('2026-02'))).toEqual({
    traffic_until_from: '2026-02-01',
    traffic_until_to: '2026-02-28',
  })
})

it('calls the month that runs one up to now, unless its days lie in the future', () => {
  expect(runs(electric.grouping!, 'month', month)).toBe(true)
  expect(runs(electric.grouping!, 'month', '2020-01')).toBe(false)
  expect(runs(traffic.grouping!, 'month', month)).toBe(false)
})
