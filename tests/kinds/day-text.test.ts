import { expect, test } from 'vitest'
import { typedDay, typedInstant } from '../../src/kinds/day-text.ts'
import { formatInstant, parseInstant } from '../../src/kinds/times.ts'

test('a day is understood in every usual form', () => {
  for (const typed of ['2026-01-02', '2026-1-2', '2026/1/2', '2026.01.02', '20260102', '2026年1月2日', ' 2026 1 2 '])
    expect(typedDay(typed), typed).toBe('2026-01-02')
})

test('what is no day stays as it was typed', () => {
  for (const typed of ['', '2026-02-30', '2026-13-01', '260102', '1月2日', 'tomorrow', '2026-1'])
    expect(typedDay(typed), typed).toBe(typed)
})

test('a time may be short; a day alone begins at midnight', () => {
  expect(['2026-1-2 8:5', '2026/01/02 08:05:09', '2026-01-02', '2026-01-02 7'].map(typedInstant)).toEqual([
    '2026-01-02 08:05:00',
    '2026-01-02 08:05:09',
    '2026-01-02 00:00:00',
    '2026-01-02 07:00:00',
  ])
  for (const typed of ['2026-01-02 24:00', '2026-01-02 10:60', '2026-02-30 10:00', '2026-01-02 10:00 pm'])
    expect(typedInstant(typed), typed).toBe(typed)
})

test('an instant is shown in Shanghai and read back as it was', () => {
  expect(formatInstant('2026-01-01T16:05:00.000Z')).toBe('2026-01-02 00:05:00')
  expect(parseInstant('2026-01-02 00:05:00')).toBe('2026-01-01T16:05:00.000Z')
  expect([parseInstant('2026-01-02 00:05'), parseInstant('2026-01-32 00:05:00')]).toEqual([null, null])
})
