/** What a maker of devices reads about orders: none that is sent is missing there, and none is promised that is not. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { commands } from '../../src/apartment/commands.ts'

it('tells of each order that is sent what it says', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/devices.md'), 'utf8')
  const [, section] = /\n## What orders say\n([^]*?)\n## /.exec(text)!
  const told = [...section!.matchAll(/^\| (`[^|]+)/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  const sent = Object.entries(commands.types).flatMap(([type, command]) => (command === null ? [] : [type]))
  expect(told.filter((name) => name !== 'type').sort()).toEqual(sent.sort())
})
