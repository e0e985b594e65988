import { expect, test } from 'vitest'
import { Seen } from '../../src/server/operations/import/seen.ts'

test('of many values the row is known that gave each first', () => {
  const seen = new Seen()
  const rows = Array.from({ length: 5_000 }, (_, at) => at + 2)
  const valuesOf = (row: number) => [row % 7, `房间${row}`, null, '长'.repeat(row % 300)]
  expect(rows.map((row) => seen.firstRow(valuesOf(row), row))).toEqual(rows)
  expect(rows.map((row) => seen.firstRow(valuesOf(row), row + 10_000))).toEqual(rows)
  expect(seen.firstRow(['房间2'], 20_000)).toBe(20_000)
})

test('values of different kinds are different', () => {
  const seen = new Seen()
  const all = [[1], ['1'], [null], [''], [1, 2], ['1,2'], [[1, 2]]]
  expect(all.map((values, at) => seen.firstRow(values, at))).toEqual(all.map((_, at) => at))
})
