/** Where records stand in the weeks of a calendar, and how the columns of a board are asked for. */
import { describe, expect, it } from 'vitest'
import { turns } from '../../../src/console/screens/list/other/turns.ts'
import { placedIn, stepped, weeksOf } from '../../../src/console/screens/list/other/calendar/weeks.ts'

const WEEK = weeksOf('2026-11-11', 'week')[0]!
const item = (from: string, to = from, time: string | null = null) => ({ from, to, time })

describe('a calendar', () => {
  it('shows whole weeks from Monday, as many as the month touches', () => {
    const weeks = weeksOf('2026-11-25', 'month')
    expect([weeks[0]![0], weeks.at(-1)!.at(-1), weeks.length]).toEqual(['2026-10-26', '2026-12-06', 6])
    expect(WEEK).toEqual([9, 10, 11, 12, 13, 14, 15].map((day) => `2026-11-${String(day).padStart(2, '0')}`))
  })
  it('steps from the last day of a long month to the last of a short one, and by whole weeks', () => {
    expect(stepped('2026-01-31', 'month', 1)).toBe('2026-02-28')
    expect(stepped('2026-12-31', 'week', 1)).toBe('2027-01-07')
  })
  it('draws a span as one bar, cut where the week ends, and puts what meets it below', () => {
    const { placed } = placedIn(WEEK, [item('2026-11-12'), item('2026-11-01', '2026-11-12'), item('2026-11-13')], 3)
    expect(placed.map(({ start, length, lane, goesOn }) => ({ start, length, lane, goesOn }))).toEqual([
      { start: 0, length: 4, lane: 0, goesOn: { before: true, after: false } },
      { start: 3, length: 1, lane: 1, goesOn: { before: false, after: false } },
      { start: 4, length: 1, lane: 0, goesOn: { before: false, after: false } },
    ])
  })
  it('says of each day how many it has and how many found no room, in the order of their times', () => {
    const times = ['16:00', '08:00', '12:00', '09:00', '23:59']
    const { placed, counts, hidden } = placedIn(
      WEEK,
      times.map((time) => item('2026-11-15', '2026-11-15', time)),
      3,
    )
    expect(placed.map((one) => one.item.time)).toEqual(['08:00', '09:00', '12:00'])
    expect([counts[6], hidden[6], counts[0]]).toEqual([5, 2, 0])
  })
})

describe('the columns of a board', () => {
  it('are asked for some at a time, in their order; who gave up is passed over, and a failure frees its place', async () => {
    const inTurn = turns(2)
    const begun: number[] = []
    const gone = new AbortController()
    const asked = [0, 1, 2, 3, 4].map((at) => {
      const ends: { resolve?: (at: number) => void; reject?: (error: Error) => void } = {}
      const promise = new Promise<number>((resolve, reject) => Object.assign(ends, { resolve, reject }))
      const answer = inTurn(at === 2 ? gone.signal : new AbortController().signal, () => {
        begun.push(at)
        return promise
      })
      return { answer, ends }
    })
    expect(begun).toEqual([0, 1])
    gone.abort()
    asked[0]!.ends.reject!(new Error('busy'))
    await expect(asked[0]!.answer).rejects.toThrow('busy')
    await expect(asked[2]!.answer).rejects.toThrow()
    expect(begun).toEqual([0, 1, 3])
    for (const at of [1, 3, 4]) asked[at]!.ends.resolve!(at)
    await expect(Promise.all([1, 3, 4].map((at) => asked[at]!.answer))).resolves.toEqual([1, 3, 4])
    expect(begun).toEqual([0, 1, 3, 4])
  })
})
