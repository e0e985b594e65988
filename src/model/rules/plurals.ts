/** A plural is a table, a path segment and a resource: no two entities share one. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { mistake } from '../mistake.ts'
import { repeated } from '../lookup.ts'

/** PostgreSQL cuts off what is longer, and would not find the table again. */
const LONGEST = 63

export const plurals: ConsistencyRule = function* (linked) {
  const lists = [...linked.entities.values()].flatMap((entity) =>
    [...entity.fields.values()]
      .filter(({ kind }) => kind === 'references')
      .map((field) => ({ entity, field, table: `${entity.plural}_${field.name}` })),
  )
  for (const { entity, field, table } of lists)
    if (table.length > LONGEST)
      yield mistake(entity.raw, field.path, {
        message: `"${table}", its table, has a name of ${table.length} characters`,
        expected: `${LONGEST} at most, plural and field together`,
        key: true,
      })
  const tables = [...linked.entities.values()].flatMap((entity) => [
    { entity, table: entity.plural },
    ...lists.filter((list) => list.entity === entity),
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
