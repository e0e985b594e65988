import { expect, test } from 'vitest'
import type { Preset } from '../../src/model/model.ts'
import { monthsOf, priorOf, spanOf, yearBefore } from '../../src/values/periods.ts'

test.each<readonly [Preset, string, string, string]>([
  ['3d', '2026-01-02', '2025-12-31', '2026-01-02'],
  ['7d', '2024-03-03', '2024-02-26', '2024-03-03'],
  ['1m', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['3m', '2026-01-15', '2025-10-16', '2026-01-15'],
  ['6m', '2026-08-31', '2026-03-01', '2026-08-31'],
  ['1y', '2024-02-29', '2023-03-01', '2024-02-29'],
  ['this_month', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['last_month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['next_7d', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['next_1m', '2026-01-31', '2026-01-31', '2026-02-27'],
  ['next_3m', '2026-11-28', '2026-11-28', '2027-02-27'],
])('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(spanOf(preset, today)).toEqual({ from, to })
})

test.each<readonly [Preset, string, string, string]>([
  ['3m', '2026-01-15', '2025-11-01', '2026-01-31'],
  ['1y', '2026-11-24', '2025-12-01', '2026-11-30'],
  ['1y', '2026-11-30', '2025-12-01', '2026-11-30'],
  ['this_month', '2024-02-10', '2024-02-01', '2024-02-29'],
  ['last_month', '2026-01-01', '2025-12-01', '2025-12-31'],
])('%s on %s is the whole months from %s to %s', (preset, today, from, to) => {
  expect(monthsOf(preset, today)).toEqual({ from, to })
})

test.each([
  ['a month with the month before', '2024-03-01', '2024-03-31', null, '2024-02-01', '2024-02-29'],
  ['a part of a month with the same part', '2026-03-01', '2026-03-15', null, '2026-02-01', '2026-02-15'],
  ['two months with the two before', '2026-01-01', '2026-02-28', null, '2025-11-01', '2025-12-31'],
  ['other days with as many before', '2026-01-02', '2026-01-08', null, '2025-12-26', '2026-01-01'],
  ['days with the days before', '2024-03-01', '2024-03-02', 'day', '2024-02-29', '2024-03-01'],
  ['months with the months before', '2026-01-01', '2026-03-31', 'month', '2025-12-01', '2026-02-28'],
  ['years with the years before', '2024-02-29', '2024-12-31', 'year', '2023-02-28', '2023-12-31'],
] as const)('compares %s', (_, from, to, step, priorFrom, priorTo) => {
  expect(priorOf({ from, to }, step)).toEqual({ from: priorFrom, to: priorTo })
})

test('compares with the year before to the end of the same month', () => {
  expect(yearBefore({ from: '2025-02-01', to: '2025-02-28' })).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(yearBefore({ from: '2024-02-29', to: '2024-03-05' })).toEqual({ from: '2023-02-28', to: '2023-03-05' })
})
