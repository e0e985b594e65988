/**
 * How values stand in the journal: masked where the field is, secrets never. Codes, times and yes or no stand as they
 * are stored, to be put into the reader's own words (`words.ts`); what a record refers to stands by the name that it
 * had then, with its key.
 */
import { kinds } from '../../kinds/kinds.ts'
import type { NoteAt } from '../../kinds/server-kind.ts'
import { NAMES } from '../../kinds/server-words.ts'
import { servers } from '../../kinds/servers.ts'
import { literal } from '../../kinds/sql-text.ts'
import type { Field } from '../../model/model.ts'
import { valueAt } from './expressions.ts'
import { masked } from './masks.ts'
import { display, label, plainValue } from './records.ts'
import { all, column, entityNamed, keyOf, links, referred, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

const SEPARATOR = literal(NAMES)
/** Characters of a text that people write as long as they like. */
export const LONGEST = 500

/** What a kind is handed to say its values with. */
const noteAt = (writing: Writing, source: Source): NoteAt => ({
  ...valueAt(writing, source),
  plain: (field) => plainValue(writing, source, field),
  name: (field) => label(writing, source, field),
  names: (field, separator) => linkedNames(writing, source, field, separator),
})

const linkedNames = (writing: Writing, source: Source, field: Field, separator: string): string =>
  namesOf(writing, field, separator, (target) => {
    const link = links(writing, source.entity, field)
    return `${keyOf(target)} in (select ${link.item} from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`])})`
  })

function namesOf(writing: Writing, field: Field, separator: string, which: (target: Source) => string): string {
  const target = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  return `(select string_agg(${display(writing, target)}::text, ${separator} order by ${keyOf(target)}) from ${target.from} where ${all([target.where, which(target)])})`
}

/** A record before and after; null where it was not yet, or is no more. */
export interface Sides {
  readonly before: Source | null
  readonly after: Source | null
}

/**
 * What a write changes, as the journal's rows; null when nothing differs. `sent`: the slot of each list of references
 * that is about to be written.
 */
export function changesOf(
  writing: Writing,
  sides: Sides,
  fields: readonly Field[],
  sent: (field: Field) => string | null,
): string {
  const told = fields.map((field) =>
    field.kind === 'references' ? listChange(writing, sides, field, sent(field)) : fieldChange(writing, sides, field),
  )
  if (told.length === 0) return 'null::jsonb'
  // Nothing is worked out of what does not differ. An array of cases, unlike rows that are filtered, is made ready once
  // for all fields.
  const changes = told.map(
    ({ name, differs, before, after }) =>
      `case when ${differs} then jsonb_build_object('field', ${literal(name)}, 'before', ${before}, 'after', ${after}) end`,
  )
  return `to_jsonb(nullif(array_remove(array[${changes.join(', ')}], null), '{}'))`
}

interface Change {
  readonly name: string
  readonly differs: string
  readonly before: string
  readonly after: string
}

const NOTHING = 'null::text'

function fieldChange(writing: Writing, { before, after }: Sides, field: Field): Change {
  const names = kinds[field.kind].columns(field).map(({ name }) => name)
  const differs = names
    .map((name) => difference(before && column(before, name), after && column(after, name)))
    .join(' or ')
  const side = (source: Source | null) =>
    source === null ? NOTHING : noted(writing, source, field, names[0] ?? field.name)
  return { name: field.name, differs, before: side(before), after: side(after) }
}

/** What is not there yet, or no more, is null. */
const difference = (before: string | null, after: string | null): string =>
  before !== null && after !== null ? `${before} is distinct from ${after}` : `${before ?? after} is not null`

function noted(writing: Writing, source: Source, field: Field, first: string): string {
  const { say, strict, long: isLong } = servers[field.kind].note
  const sql = say(noteAt(writing, source), field)
  const shown = field.mask === null ? sql : masked(field.mask, sql)
  const text = isLong || field.mask !== null ? cut(shown) : `(${shown})::text`
  return strict ? text : `case when ${column(source, first)} is not null then ${text} end`
}

/** As an entry of this moment would have it. */
export const notedNow = (writing: Writing, source: Source, field: Field): string =>
  field.kind === 'references'
    ? cut(linkedNames(writing, source, field, SEPARATOR))
    : noted(writing, source, field, kinds[field.kind].columns(field)[0]?.name ?? field.name)

const cut = (sql: string): string => `nullif(left((${sql})::text, ${LONGEST}), '')`

/** In order; null: there are none. */
export function linkedKeys(writing: Writing, source: Source, field: Field): string {
  const link = links(writing, source.entity, field)
  return `(select array_agg(${link.item} order by ${link.item}) from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`])})`
}

/** The entries that stand are still in the statement's sight; those to come are in its values. */
function listChange(writing: Writing, { before, after }: Sides, field: Field, sent: string | null): Change {
  const wanted =
    after === null || sent === null ? 'null::bigint[]' : `(select array_agg(u order by u) from unnest(${sent}) u)`
  return {
    name: field.name,
    differs: `(${before === null ? 'null::bigint[]' : linkedKeys(writing, before, field)} is distinct from ${wanted})`,
    before: before === null ? NOTHING : cut(linkedNames(writing, before, field, SEPARATOR)),
    after:
      after === null || sent === null
        ? NOTHING
        : cut(namesOf(writing, field, SEPARATOR, (target) => `${keyOf(target)} = any(${sent})`)),
  }
}
