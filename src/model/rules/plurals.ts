/** A plural is a table, a path segment and a resource: no two entities share one. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { mistake } from '../mistake.ts'
import { repeated } from '../lookup.ts'

export const plurals: ConsistencyRule = function* (linked) {
  const tables = [...linked.entities.values()].flatMap((entity) => [
    { entity, table: entity.plural },
    ...[...entity.fields.values()]
      .filter(({ kind }) => kind === 'references')
      .map((field) => ({ entity, table: `${entity.plural}_${field.name}` })),
  ])
  for (const { thing, first } of repeated(tables, ({ table }) => table)) {
    yield mistake(thing.entity.raw, ['x-plural'], {
      message: `"${thing.table}" is a table of ${first.entity.name} already`,
      expected: 'another x-plural',
    })
  }
}
