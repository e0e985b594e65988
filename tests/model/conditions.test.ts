/** What the record at hand tells of a condition, whatever the condition asks for. */
import { expect, it } from 'vitest'
import { isMet, verdict } from '../../src/model/conditions.ts'
import type { Expr } from '../../src/model/model.ts'

const row = {
  remaining: '9.50',
  ratio: '-10',
  ends_on: '2026-06-09',
  note: '',
  tags: [1],
  active: true,
  state: null,
}
const related: Expr = { count: { of: 'device.room_id' } } as unknown as Expr

it.each<readonly [Expr, boolean | undefined]>([
  [{ lt: ['$remaining', 10] }, true],
  [{ lt: ['$remaining', '10.00'] }, true],
  [{ gt: ['$remaining', '$ratio'] }, true],
  [{ le: ['$ends_on', '2026-06-10'] }, true],
  [{ is_null: ['$note'] }, true],
  [{ eq: ['$state', 1] }, false],
  [{ not: [{ eq: ['$state', 1] }] }, false],
  [{ eq: ['$home_id.name', 'x'] }, undefined],
  [{ eq: ['$tags', 1] }, undefined],
  [{ gt: [related, 0] }, undefined],
  [{ and: ['$active', { gt: [related, 0] }] }, undefined],
  [{ or: ['$active', { gt: [related, 0] }] }, true],
])('%j is %s', (condition, expected) => {
  expect(isMet(condition, row)).toBe(expected)
})

it.each<readonly [unknown, boolean | undefined]>([
  [[1, 3], true],
  [[3], false],
  [[], false],
  [null, false],
  [undefined, undefined],
])('of a list of codes %j it is %s whether it has one', (codes, expected) => {
  expect(verdict({ has: ['$types', 1] }, () => codes)).toBe(expected)
})
