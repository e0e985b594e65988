import { describe, expect, it } from 'vitest'
import { coverOf, type Segment, type Span } from '../../src/apartment/domain/day-cover.ts'
import { judgements } from '../../src/apartment/domain/judgements.ts'

const segment = ([begin_hour, end_hour]: readonly [number, number]): Segment => ({ begin_hour, end_hour })
const cover = (...spans: readonly (readonly [number, number])[]) => coverOf(spans.map(segment))

describe('the hours of a day', () => {
  it.each<readonly [string, readonly (readonly [number, number])[], readonly Span[], readonly Span[]]>([
    ['are covered once by one span', [[0, 24]], [], []],
    [
      'are covered once over midnight',
      [
        [22, 6],
        [6, 22],
      ],
      [],
      [],
    ],
    ['are not covered by none', [], [[0, 24]], []],
    [
      'have a gap between spans, and at the end',
      [
        [0, 8],
        [10, 22],
      ],
      [
        [8, 10],
        [22, 24],
      ],
      [],
    ],
    [
      'have two prices where spans overlap',
      [
        [0, 9],
        [8, 24],
      ],
      [],
      [[8, 9]],
    ],
    [
      'have both at once, over midnight too',
      [
        [20, 4],
        [2, 18],
      ],
      [[18, 20]],
      [[2, 4]],
    ],
  ])('%s', (_, spans, gaps, overlaps) => {
    expect(cover(...spans)).toEqual({ gaps, overlaps })
  })

  it('are covered exactly once by whatever cuts the day into spans, and no longer when one is taken away or given twice', () => {
    // Every way to cut the day at three hours: its spans follow one another, the last over midnight.
    for (let a = 0; a < 24; a++)
      for (let b = a + 1; b < 24; b++)
        for (let c = b + 1; c < 24; c++) {
          const spans = [
            [a, b],
            [b, c],
            [c, a === 0 ? 24 : a],
          ].map(([from, to]) => segment([from!, to!]))
          expect(coverOf(spans)).toEqual({ gaps: [], overlaps: [] })
          expect(coverOf(spans.slice(1)).gaps).toEqual([[a, b]])
          expect(coverOf([...spans, spans[0]!]).overlaps).toEqual([[a, b]])
        }
  })
})

describe('a tariff by the time of day', () => {
  const judge = (type: number, segments: unknown) => judgements['day_covered']!({ type, segments })
  it('is told which hours have no price and which have two', () => {
    expect(judge(2, [segment([0, 8]), segment([7, 22])])).toEqual([
      {
        field: 'segments',
        message: {
          zh: '22:00–24:00没有划分时段；7:00–8:00划分了多个时段',
          en: 'No period covers 22:00–24:00. More than one period covers 7:00–8:00',
        },
      },
    ])
    expect(judge(2, null)).toEqual([
      { field: 'segments', message: { zh: '0:00–24:00没有划分时段', en: 'No period covers 0:00–24:00' } },
    ])
    expect(judge(2, [segment([23, 7]), segment([7, 23])])).toEqual([])
  })
  it('is of no concern to a single price', () => {
    expect(judge(1, null)).toEqual([])
  })
})
