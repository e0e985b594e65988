/** Rows of a file in the order in which they are done: every row once, those of one record together and in order. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, type Place } from '../../src/server/calls/by-file/in-order.ts'
import { BATCH, type FileRow, HEAVY_BATCH } from '../../src/server/operations/import/file.ts'

const rowOf = ({ row }: Place): FileRow => ({ number: row, cells: new Map() })

async function given(places: readonly Place[]) {
  let reads = 0
  const open = () => {
    reads += 1
    async function* batches() {
      for (let at = 0; at < places.length; at += BATCH)
        yield await Promise.resolve(places.slice(at, at + BATCH).map(rowOf))
    }
    return Promise.resolve({ batches: batches() })
  }
  const batches: number[][] = []
  for await (const batch of inOrder(places, open)) batches.push(batch.map(({ number }) => number))
  return { batches, reads }
}

const place = (row: number, record: number | null, value: string | number = '', weight = 1): Place => ({
  row,
  record,
  value,
  weight,
})

test('come in the order of their values, of two alike the upper one first', async () => {
  const places = [place(2, 7, 'b'), place(3, 5, 10), place(4, null), place(5, 7, 'a'), place(6, 5, 9), place(7, 7, 'a')]
  expect((await given(places)).batches.flat()).toEqual([4, 6, 3, 5, 7, 2])
})

test('are given once each, however many, and records are divided only where one alone is more than a batch', async () => {
  const sizes = fc.array(
    fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 60 }) }, fc.constant(BATCH + 100)),
    {
      minLength: 1,
      maxLength: 200,
    },
  )
  await fc.assert(
    fc.asyncProperty(sizes, fc.infiniteStream(fc.nat()), async (records, chance) => {
      const all = records.flatMap((size, record) =>
        Array.from({ length: size }, (_, at) => ({ record: record + 1, at })),
      )
      const mixed = all
        .map((one) => ({ one, by: chance.next().value as number }))
        .sort((a, b) => a.by - b.by)
        .map(({ one: { record, at } }, row) => place(row + 2, record, at))
      const { batches } = await given(mixed)
      const byRow = new Map(mixed.map((one) => [one.row, one]))
      const came = batches.flat().map((row) => byRow.get(row)!)
      expect(came.map(({ record, value }) => ({ record, at: value }))).toEqual(all)
      for (const [at, batch] of batches.entries()) {
        expect(batch.length).toBeLessThanOrEqual(BATCH)
        const [last, next] = [byRow.get(batch.at(-1)!)!.record, byRow.get(batches[at + 1]?.[0] ?? -1)?.record]
        if (last === next) expect(records[last! - 1]).toBeGreaterThan(BATCH)
      }
    }),
    { numRuns: 20 },
  )
})

test('are held a few at a time where they are many or long', async () => {
  const many = Array.from({ length: 45 * BATCH }, (_, at) => place(at + 2, 1 + (at % 1000), at))
  expect((await given(many)).reads).toBe(3)
  const long = Array.from({ length: 12 }, (_, at) => place(at + 2, at + 1, at, HEAVY_BATCH))
  const { batches, reads } = await given(long)
  expect([batches.length, reads]).toEqual([12, 3])
})
