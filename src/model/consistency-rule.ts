import type { Linked } from './linked.ts'
import type { Mistake } from './mistake.ts'

/** One kind of mistake that documents can make with each other, wherever they make it. */
export type ConsistencyRule = (linked: Linked) => Iterable<Mistake>
