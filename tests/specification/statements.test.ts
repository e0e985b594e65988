import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { specificationPage, unknownPage } from '../../scripts/specification/pages.ts'
import { faultsOf, type Statement } from '../../scripts/specification/statements.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string | null =>
  existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), 'utf8') : null
const statements = JSON.parse(read('tests/specification/statements.json') ?? '[]') as readonly Statement[]

describe('the statements of the specification', () => {
  it('stand in documents that exist, with a test or a reason', () => {
    expect(faultsOf(statements, read)).toEqual([])
  })

  it('cover all nine sections', () => {
    expect([...new Set(statements.map(({ section }) => section))].sort()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ])
  })

  it('are said once each', () => {
    const keys = statements.map(({ section, says }) => `${section} ${says}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('are in the pages as they are', () => {
    expect(read('docs/specification.md')).toBe(specificationPage(statements))
    expect(read('docs/unknown.md')).toBe(unknownPage(statements))
  })
})

describe('a row', () => {
  const files: Readonly<Record<string, string>> = {
    'schemas/a.json': '{"x":{"y/z":1}}',
    'schemas/calls/later.json': '{"pending":true}',
    'tests/specification/a.test.ts': "it('compares', () => undefined)",
    'tests/a.test.ts':
      "describe('a thing', () => { it.each([1])('does so: %s', async (_) => { expect('no title').toBe(1) }) })",
  }
  const of = (row: Partial<Statement>): readonly string[] =>
    faultsOf(
      [{ section: '1', says: 's', at: ['a.json#/x/y~1z'], test: 'tests/a.test.ts: does so', ...row }],
      (path) => files[path] ?? null,
    )

  it.each([
    [{}],
    [{ test: ['tests/a.test.ts: does so', 'tests/a.test.ts: a thing'] }],
    [{ test: undefined as never, open: 'Not shown.', unknown: 'What it is.' }],
    [{ test: undefined as never, open: 'Not built.', at: ['calls/later.json'] }],
    [{ test: ['tests/specification/a.test.ts: compares', 'tests/a.test.ts: does so'] }],
    [{ test: 'tests/specification/a.test.ts: compares', kept: 'Nothing asks for it.' }],
    [{ test: 'tests/specification/a.test.ts: compares', open: 'Not built.', at: ['calls/later.json'] }],
    [{ open: 'Something else is done.' }],
    [{ at: ['calls/later.json#/pending'] }],
  ])('that is right has no fault: %j', (row) => {
    expect(of(row)).toEqual([])
  })
  it.each([
    [{ at: ['b.json'] }, 'there is no schemas/b.json'],
    [{ at: ['a.json#/x/q'] }, 'schemas/a.json has nothing at /x/q'],
    [{ at: [] }, 'it stands in no document'],
    [{ test: 'tests/a.test.ts: no title' }, 'tests/a.test.ts has no test "no title"'],
    [{ test: undefined as never, open: 'Later.' }, 'it is known and built, but no test shows it'],
    [{ test: 'tests/b.test.ts: does so' }, 'there is no tests/b.test.ts'],
    [{ test: 'tests/a.test.ts: does not' }, 'tests/a.test.ts has no test "does not"'],
    [{ test: undefined as never }, 'no test shows it, and nothing says why'],
    [
      { test: 'tests/specification/a.test.ts: compares' },
      'its tests only compare: in none does somebody do it, and nothing says why',
    ],
    [{ kept: 'Nothing asks for it.' }, 'somebody does it in a test, and yet it is said to be data alone'],
    [
      { test: 'tests/specification/a.test.ts: compares', kept: 'As data.', open: 'Not known.', unknown: 'It.' },
      'it is said to be open and to be data alone',
    ],
    [{ test: undefined as never, kept: 'As data.' }, 'no test shows it, and nothing says why'],
    [{ at: ['calls/later.json'] }, 'it needs a call that is not built, and does not say so'],
  ])('%j is refused', (row, fault) => {
    expect(of(row)).toEqual([`row 1, section 1, "s": ${fault}`])
  })
})
