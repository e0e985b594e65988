/**
 * How values stand in the journal: masked where the field is, secrets never. Codes, times and yes or no stand as they
 * are stored, to be put into the reader's own words (`words.ts`); what a record refers to stands by the name that it
 * had then, with its key.
 */
import { kinds } from '../../kinds/kinds.ts'
import { literal } from '../../kinds/sql-text.ts'
import type { Field, FieldKindName } from '../../model/model.ts'
import { value } from './expressions.ts'
import { masked } from './masks.ts'
import { markupWords } from './readable.ts'
import { display, label, plainValue } from './records.ts'
import { all, column, entityNamed, fieldNamed, keyOf, links, type Source, via } from './sources.ts'
import { PARTS } from './words.ts'
import type { Writing } from './writing.ts'

interface Note {
  /** SQL of a column that is not null. */
  readonly say: (writing: Writing, source: Source, field: Field) => string
  /** Null when the column is: nothing need guard it. */
  readonly strict: boolean
  /** As long as people write it: cut. */
  readonly long: boolean
}
type Say = Note['say']

/** Between names. */
const LIST = literal('、')
const STARS = '******'
const LONGEST = 500

const plain: Say = (writing, source, field) => plainValue(writing, source, field)
const short = (say: Say): Note => ({ say, strict: true, long: false })
const long = (say: Say): Note => ({ say, strict: false, long: true })

const decimal = short((writing, source, field) => `round(${value(writing, source, field)}, ${field.scale})`)

/** A code whose label another field decides stands with that field's value. */
const code: Note = {
  say: (writing, source, field) => {
    const by = writing.model.enums[field.enum ?? '']?.variants?.by
    return by === undefined
      ? plainValue(writing, source, field)
      : `${plainValue(writing, source, fieldNamed(source.entity, by))} || ':' || ${plainValue(writing, source, field)}`
  },
  strict: true,
  long: false,
}

/** A line a row, its values in order. */
const rows = long(
  (_, source, { name, rows: parts }) =>
    `(select string_agg(concat_ws(' ', ${parts.map((part) => `item ->> ${literal(part.name)}`).join(', ')}), E'\\n' order by place) from jsonb_array_elements(${column(source, name)}) with ordinality r(item, place))`,
)

const references: Say = (writing, source, field) =>
  namesOf(writing, field, (target) => {
    const link = links(writing, source.entity, field)
    return `${keyOf(target)} in (select ${link.item} from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`])})`
  })

const NOTES: Readonly<Record<FieldKindName, Note>> = {
  key: short(plain),
  string: { ...long(plain), strict: true },
  text: { ...long(plain), strict: true },
  html: long((writing, source, field) => markupWords(value(writing, source, field))),
  integer: short(plain),
  decimal,
  money: decimal,
  energy: decimal,
  volume: decimal,
  boolean: short(plain),
  date: short(plain),
  datetime: short(plain),
  'date-range': short(
    (_, source, { name }) => `${column(source, `${name}_from`)} || ' ~ ' || ${column(source, `${name}_to`)}`,
  ),
  enum: code,
  'enum-set': long((_, source, { name }) => `array_to_string(${column(source, name)}, ${literal(PARTS)})`),
  state: code,
  reference: long(
    (writing, source, field) =>
      `concat_ws(' ', ${label(writing, source, field)}, '#' || ${column(source, field.name)})`,
  ),
  references: long(references),
  files: long(
    (_, source, { name }) =>
      `(select string_agg(item ->> 'name', ${LIST} order by place) from jsonb_array_elements(${column(source, name)}) with ordinality f(item, place))`,
  ),
  rows,
  secret: { say: () => literal(STARS), strict: false, long: false },
}

function namesOf(writing: Writing, field: Field, which: (target: Source) => string): string {
  const target = via(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  return `(select string_agg(${display(writing, target)}::text, ${LIST} order by ${keyOf(target)}) from ${target.from} where ${all([target.where, which(target)])})`
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
  const { say, strict, long: isLong } = NOTES[field.kind]
  const sql = say(writing, source, field)
  const shown = field.mask === null ? sql : masked(field.mask, sql)
  const text = isLong || field.mask !== null ? cut(shown) : `(${shown})::text`
  return strict ? text : `case when ${column(source, first)} is not null then ${text} end`
}

const cut = (sql: string): string => `nullif(left((${sql})::text, ${LONGEST}), '')`

/** The entries that stand are still in the statement's sight; those to come are in its values. */
function listChange(writing: Writing, { before, after }: Sides, field: Field, sent: string | null): Change {
  const keys = (source: Source) => {
    const link = links(writing, source.entity, field)
    return `(select array_agg(${link.item} order by ${link.item}) from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`])})`
  }
  const wanted =
    after === null || sent === null ? 'null::bigint[]' : `(select array_agg(u order by u) from unnest(${sent}) u)`
  return {
    name: field.name,
    differs: `(${before === null ? 'null::bigint[]' : keys(before)} is distinct from ${wanted})`,
    before: before === null ? NOTHING : cut(references(writing, before, field)),
    after:
      after === null || sent === null
        ? NOTHING
        : cut(namesOf(writing, field, (target) => `${keyOf(target)} = any(${sent})`)),
  }
}
