import { expect, test } from 'vitest'
import { inSets } from '../../src/server/commands/lanes.ts'
import { together } from '../../src/server/commands/simulated/together.ts'

test('questions of one moment are one question, and those of the next another', async () => {
  const asked: (readonly string[])[] = []
  const isAway = together<string>((keys) => {
    asked.push(keys)
    return Promise.resolve(new Set(keys.filter((key) => key !== 'b')))
  })
  expect(await Promise.all(['a', 'b', 'c'].map((key) => isAway(key)))).toEqual([true, false, true])
  expect(await isAway('b')).toBe(false)
  expect(asked).toEqual([['a', 'b', 'c'], ['b']])
})

test('a question that fails fails for all of its moment, and for nobody else', async () => {
  let fails = true
  const isAway = together<string>(() => (fails ? Promise.reject(new Error('gone')) : Promise.resolve(new Set(['a']))))
  expect((await Promise.allSettled([isAway('a'), isAway('b')])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  fails = false
  expect(await isAway('a')).toBe(true)
})

test('so many sets at a time and no more, each as large as it may be, those of one key one after the other', async () => {
  const sets: (readonly string[])[] = []
  let [busy, most] = [0, 0]
  const inTurn = inSets({ lanes: 2, most: 3, keyOf: (item: string) => item[0]! }, async (items) => {
    most = Math.max(most, ++busy)
    sets.push(items)
    await new Promise(setImmediate)
    busy -= 1
    if (items.includes('c1')) throw new Error('all of them')
    return items.map((value) =>
      value === 'd1' ? { status: 'rejected', reason: new Error(value) } : { status: 'fulfilled', value },
    )
  })
  const ended = await Promise.allSettled(['a1', 'a2', 'b1', 'c1', 'd1', 'e1', 'a3', 'f1'].map(inTurn))
  expect(sets).toEqual([['a1', 'b1', 'c1'], ['d1', 'e1', 'f1'], ['a2'], ['a3']])
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
    true,
    true,
  ])
  expect(most).toBe(2)
  expect(await inTurn('g1')).toBe('g1')
})
