/** A killed process loses nothing that it has acknowledged. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFolders } from '../support/stores.ts'
import { runWriter } from './run-writer.ts'

const newFolder = createFolders()
const numbers = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))

it('keeps every acknowledged write when it is killed at any moment', async () => {
  const folder = await newFolder()
  let acknowledged: number[] = []
  for (const moment of [40, 310, 7, 130]) {
    const writer = runWriter(folder, 1_000_000)
    const found = numbers(await writer.next('found'))
    expect(found).toEqual(expect.arrayContaining(acknowledged))
    await writer.next('wrote')
    await pause(moment + Math.random() * 50)
    writer.process.kill('SIGKILL')
    await writer.ended
    acknowledged = [...found, ...writer.said('wrote').map(Number)]
  }
  const last = runWriter(folder, 0)
  const found = numbers(await last.next('found'))
  last.process.stdin?.end()
  expect(await last.ended).toBe(0)
  expect(acknowledged.length).toBeGreaterThan(5)
  expect(found).toEqual(expect.arrayContaining(acknowledged))
  expect(found).toEqual(Array.from({ length: found.length }, (_, place) => place + 1))
}, 120_000)
