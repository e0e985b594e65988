/**
 * What the journal tells of one record's past: at an entry each field's own change there, the next one after it and the
 * last one before it, beside the record as it is now, all of the same moment. `operations/as-of.ts` makes a record of
 * it.
 */
import { literal } from '../../kinds/sql-text.ts'
import type { Entity, Field } from '../../model/model.ts'
import { notedNow } from './audit-values.ts'
import { ERASED } from './journal.ts'
import { masked } from './masks.ts'
import { openness } from './openness.ts'
import { wired } from './records.ts'
import { changeable, main, withinScope } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, referred } from './sources.ts'
import type { Writing } from './writing.ts'

export interface PastPlan {
  readonly entity: string
  readonly journal: string
  /** As the record is shown. */
  readonly shown: readonly string[]
  /** Those of which the journal tells. */
  readonly told: readonly string[]
}

/** Places of the values. */
export const PAST = { key: 0, entry: 1 } as const

/** A field's change in an entry. */
export interface Said {
  readonly entry: number
  readonly before: string | null
  readonly after: string | null
  /** The asker may read the entry; else its values are null. */
  readonly seen: boolean
}

/**
 * One row: `entry` (null: the asker has none such), `now` as JSON text, `noted`: the fields of `told` as the journal
 * would have them, `own`, `next` and (of what has no own) `last` by field, whether the entries begin with the record,
 * the first import of such records since, which tells of none of them, and whether the record, as it is, is the asker's
 * to update.
 */
export function past(writing: Writing, { entity: name, journal: log, shown, told }: PastPlan): string {
  const [entity, journal] = [entityNamed(writing.model, name), entityNamed(writing.model, log)]
  const source = main(writing, entity, 'any')
  const { from, record } = wired(
    writing,
    source,
    shown.map((field) => fieldNamed(entity, field)),
    null,
  )
  const fields = told.map((field) => fieldNamed(entity, field))
  const key = writing.slot({ is: 'value', at: PAST.key, type: 'bigint' })
  const entry = writing.slot({ is: 'value', at: PAST.entry, type: 'bigint' })
  const noted = fields.map((field) => `(${notedNow(writing, source, field)})::text`)
  const imports = referred(writing, journal)
  const imported = all([
    imports.where,
    `${column(imports, 'resource')} = ${literal(name)}`,
    `${column(imports, 'record_id')} is null`,
    `${column(imports, 'action')} = 'import'`,
    `${keyOf(imports)} > ${entry}`,
  ])
  return (
    `with ${entriesOf(writing, journal, entity, key)}, ${changesIn(fields)}` +
    ` select (select json_build_object('at', at, 'action', action) from log where entry = ${entry} and seen) as entry,` +
    ` row_to_json(${record})::text as now, to_json(array[${noted.join(', ')}]::text[]) as noted,` +
    ` ${nearest(fields, 'own', `entry = ${entry}`, 'entry')}, ${nearest(fields, 'next', `entry > ${entry}`, 'entry')},` +
    ` ${nearest(fields, 'last', `entry < ${entry} and field <> all(array(select field from said where entry = ${entry}))`, 'entry desc')},` +
    ` exists (select from log where action = 'create' and entry <= ${entry}) as begins,` +
    ` (select min(${keyOf(imports)}) from ${imports.from} where ${imported}) as imported, ${all([changeable(writing, source), ...Object.values(openness(writing, source))])} as open` +
    ` from ${source.from}${from} where ${all([source.where, `${keyOf(source)} = ${key}`])}`
  )
}

/** All of the record's: what lies outside the asker's places still tells that something was changed. */
function entriesOf(writing: Writing, journal: Entity, entity: Entity, key: string): string {
  const source = referred(writing, journal)
  const where = all([
    source.where,
    `${column(source, 'resource')} = ${literal(entity.name)}`,
    `${column(source, 'record_id')} = ${key}`,
    column(source, 'succeeded'),
  ])
  const at = `to_char(${column(source, 'created_at')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return (
    `log as materialized (select ${keyOf(source)} as entry, ${at} as at, ${column(source, 'action')} as action, ${column(source, 'changes')} as changes,` +
    ` coalesce(${withinScope(writing, source)}, false) as seen from ${source.from} where ${where})`
  )
}

const NAME = `(c.item ->> 'field')`

/** A look behind a mask names its field and no value. */
function changesIn(fields: readonly Field[]): string {
  const names = fields.map(({ name }) => literal(name)).join(', ')
  return (
    `said as materialized (select ${NAME} as field, log.entry, log.seen, c.item ->> 'before' as before, c.item ->> 'after' as after` +
    ` from log cross join lateral jsonb_array_elements(case jsonb_typeof(log.changes) when 'array' then log.changes end) c(item)` +
    ` where ${NAME} = any(array[${names}]::text[]) and (c.item -> 'before' is not null or c.item -> 'after' is not null))`
  )
}

function behindMasks(fields: readonly Field[], text: string): string {
  const masks = fields.flatMap(({ name, mask }) =>
    mask === null ? [] : [`when ${literal(name)} then ${masked(mask, text)}`],
  )
  if (masks.length === 0) return text
  return `case when ${text} = ${literal(ERASED)} then ${text} else case field ${masks.join(' ')} else ${text} end end`
}

/** Entries from before a field had its mask are masked here: a long history has many, of which few are told. */
function nearest(fields: readonly Field[], name: string, which: string, order: string): string {
  const side = (of: 'before' | 'after'): string => `case when seen then ${behindMasks(fields, of)} end`
  return (
    `(select coalesce(json_object_agg(field, json_build_object('entry', entry, 'before', ${side('before')}, 'after', ${side('after')}, 'seen', seen)), '{}')` +
    ` from (select distinct on (field) * from said where ${which} order by field, ${order}) one) as ${name}`
  )
}
