import { expect, it } from 'vitest'
import { isLike } from '../../src/values/is-like.ts'

const layout = { order: [], shown: {}, widths: {} }

it.each([
  [{ order: ['sn'], shown: { sn: true }, widths: {} }, layout, true],
  [{ order: ['sn'], shown: { sn: true }, widths: {}, later: 1 }, layout, true],
  [{ order: 5, shown: {}, widths: {} }, layout, false],
  [{ order: [], shown: [], widths: {} }, layout, false],
  [{ order: [], shown: {} }, layout, false],
  [[], {}, false],
  [{}, [], false],
  [null, {}, false],
  [null, false, false],
  [undefined, '', false],
  ['yes', false, false],
  [true, false, true],
  ['', 'x', true],
  [5, '5', false],
])('%j, where %j would stand otherwise: %s', (value, known, like) => {
  expect(isLike(value, known)).toBe(like)
})
