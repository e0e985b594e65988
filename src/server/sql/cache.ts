/** Statements are written once a shape: the text depends on the plan and on the scope's limits, never on values. */
import { LRUCache } from 'lru-cache'
import type { Model } from '../../model/model.ts'
import type { Scope } from '../policies/scope.ts'
import { boundsOf, write, type Writing, type Written } from './writing.ts'

/** Shapes kept of one model; each list, filter by filter, is one. */
const SHAPES = 2000
const shapes = new WeakMap<Model, LRUCache<string, Written>>()

export interface Shape {
  /** Tells statements of the same plan apart. */
  readonly name: string
  readonly plan: unknown
  readonly prepared: boolean
  /** Of the records that it is about there is one. */
  readonly ofOne?: boolean
  readonly body: (writing: Writing) => string
}

export function written(model: Model, scope: Scope, { name, plan, prepared, ofOne = false, body }: Shape): Written {
  const known = shapes.get(model) ?? new LRUCache<string, Written>({ max: SHAPES })
  shapes.set(model, known)
  const { levels, owner } = boundsOf(scope)
  const key = `${name} ${levels.join()} ${owner} ${ofOne} ${JSON.stringify(plan)}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = write(model, scope, body, { prepared, ofOne })
  known.set(key, made)
  return made
}
