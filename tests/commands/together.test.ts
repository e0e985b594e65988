import { expect, test } from 'vitest'
import { lanes } from '../../src/server/commands/lanes.ts'
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

test('so many work at a time and no more, whoever fails, and all come to their turn', async () => {
  const inTurn = lanes(2)
  let [busy, most] = [0, 0]
  const work = (at: number) =>
    inTurn(async () => {
      most = Math.max(most, ++busy)
      await new Promise(setImmediate)
      busy -= 1
      if (at % 3 === 0) throw new Error(`${at}`)
      return at
    })
  const ended = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => work(at)))
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual(ended.map((_, at) => at % 3 !== 0))
  expect(most).toBe(2)
  expect(await work(1)).toBe(1)
})
