/** Every kind of mistake, from its case file: documents in, mistakes out as a developer reads them. */
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../src/model/build.ts'
import { printMistake } from '../../src/model/mistake.ts'
import { rules } from '../../src/model/check.ts'
import { base, documentsOf, type Docs } from './documents.ts'

export interface MistakeCase {
  readonly name: string
  /** Over the good base; `undefined` leaves a document out. */
  readonly documents: Docs
  readonly mistakes: readonly string[]
}

const files = import.meta.glob<{ readonly cases: readonly MistakeCase[] }>('./cases/*.ts', { eager: true })

const printed = (documents: Docs) =>
  (buildModel(documentsOf({ ...base, ...documents })).mistakes ?? []).map((mistake) => printMistake(mistake, ''))

it('the base of the cases is good', () => expect(printed({})).toEqual([]))

it('every rule has a case file', () => {
  const named = Object.keys(files).map((file) => file.replace(/^.*\/|\.ts$/g, ''))
  expect(named).toEqual(expect.arrayContaining(rules.map((rule) => rule.name)))
})

describe.each(Object.entries(files))('%s', (_file, { cases }) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { documents, mistakes }) => {
    expect(printed(documents)).toEqual(mistakes)
  })
})
