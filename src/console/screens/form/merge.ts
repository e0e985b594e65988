/** Two people changed one record: field by field, what stood there, what each made of it, and what is to be kept. */
import isEqual from 'lodash/isEqual'
import type { Field } from '../../../model/model.ts'
import type { Values } from './fields.ts'

export type Side = 'mine' | 'theirs'

export interface Difference {
  readonly field: Field
  readonly before: unknown
  readonly mine: unknown
  readonly theirs: unknown
  /** Both changed it, to different values: someone must choose. */
  readonly conflict: boolean
}

/** Fields on which mine and theirs differ; what only one side changed needs no choice and may be chosen otherwise. */
export function differences(
  fields: readonly Field[],
  before: Values,
  mine: Values,
  theirs: Values,
): readonly Difference[] {
  return fields.flatMap((field) => {
    const [was, own, other] = [before[field.name], mine[field.name], theirs[field.name]].map(blankAsNull)
    if (same(own, other)) return []
    return [{ field, before: was, mine: own, theirs: other, conflict: !same(was, own) && !same(was, other) }]
  })
}

/** Mine where only I changed it, theirs where only they did; a real conflict begins with mine, in sight. */
export const firstChoice = ({ before, mine }: Difference): Side => (same(before, mine) ? 'theirs' : 'mine')

/** The record as it now stands, with my values where they were chosen. */
export const merged = (
  theirs: Values,
  all: readonly Difference[],
  choices: Readonly<Record<string, Side>>,
): Values => ({
  ...theirs,
  ...Object.fromEntries(
    all
      .filter((one) => (choices[one.field.name] ?? firstChoice(one)) === 'mine')
      .map(({ field, mine }) => [field.name, mine]),
  ),
})

const same = (a: unknown, b: unknown): boolean => isEqual(a, b)
export const blankAsNull = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value
