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
    // Where it was written, if only one of them says it.
    const isOther = thing.entity.doc['x-plural'] === undefined && first.entity.doc['x-plural'] !== undefined
    const [told, there] = isOther ? [first, thing] : [thing, first]
    yield mistake(told.entity.raw, ['x-plural'], {
      message: `"${thing.table}" is a table of ${there.entity.name} already`,
      expected: 'another x-plural',
    })
  }
}
