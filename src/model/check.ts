/** Linked → the mistakes of meaning: one rule a file in `rules/`, all of them run, each sees the whole. */
import type { Linked } from './linked.ts'
import type { Mistake } from './mistake.ts'

export type ConsistencyRule = (linked: Linked) => Iterable<Mistake>

export const rules: readonly ConsistencyRule[] = []

export const check = (linked: Linked): readonly Mistake[] => rules.flatMap((rule) => [...rule(linked)])
