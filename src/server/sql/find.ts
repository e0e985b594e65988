/** Records by what they hold, as the server's own operations read them: plain values, within the asker's scope. */
import type { Filter } from './conditions.ts'
import { filterCondition } from './conditions.ts'
import { main } from './scoped.ts'
import { plainValue } from './records.ts'
import { all, entityNamed, fieldNamed, keyOf } from './sources.ts'
import { asJson } from './writes.ts'
import type { Writing } from './writing.ts'

export interface FindPlan {
  readonly entity: string
  readonly fields: readonly string[]
  readonly filters: readonly Filter[]
  readonly most: number
}

export function find(writing: Writing, plan: FindPlan): string {
  const source = main(writing, entityNamed(writing.model, plan.entity))
  const stored = asJson(plan.fields.map((name) => [name, plainValue(writing, source, fieldNamed(source.entity, name))]))
  const conditions = plan.filters.map((filter) => filterCondition(writing, source, filter))
  return `select ${keyOf(source)} as key, ${stored} as stored from ${source.from} where ${all([source.where, ...conditions])} order by ${keyOf(source)} limit ${plan.most}`
}
