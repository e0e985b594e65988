/**
 * Conditions of a list: filters by kind and operator, along paths through references, and the search. Values are
 * parameters throughout.
 */
import type { Entity, Field } from '../../model/model.ts'
import { kinds } from '../../kinds/kinds.ts'
import { gramsOf, searchFields, searchText } from '../../kinds/search.ts'
import type { CompareAt, Comparison } from '../../kinds/server-kind.ts'
import { servers } from '../../kinds/servers.ts'
import { expression, valueAt } from './expressions.ts'
import { implied } from './implied.ts'
import { masked } from './masks.ts'
import { withinScope } from './scoped.ts'
import { all, any, column, entityNamed, fieldNamed, keyOf, links, referred, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

/** One filter; its value is the nth of the request. */
export interface Filter {
  /** Field names: references, then the field that is compared. */
  readonly path: readonly string[]
  readonly comparison: Comparison
  readonly at: number
}

/** One word of a search. */
export interface Word {
  readonly at: number
  /** The same word as a LIKE pattern. */
  readonly pattern: number
  /** How it is found: as one or two characters, by trigrams, or by pairs of characters. */
  readonly by: 'gram' | 'trigrams' | 'pairs'
}

export const lookup = (word: string): Word['by'] =>
  [...word].length < 3 ? 'gram' : /^[ -~]+$/.test(word) ? 'trigrams' : 'pairs'

export const hasPattern = (filters: readonly Filter[], words: readonly Word[]): boolean =>
  words.length > 0 || filters.some(({ comparison }) => comparison === 'like' || comparison === 'short-like')

export function filterCondition(writing: Writing, source: Source, filter: Filter): string {
  const [first = '', ...rest] = filter.path
  const field = fieldNamed(source.entity, first)
  if (rest.length === 0) return leafCondition({ writing, source, field, filter })
  const next = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  // A list may reach beyond what the asker sees: what lies there is not found by its values.
  const reach = field.kind === 'references' ? withinScope(writing, next) : 'true'
  const keys = `select ${keyOf(next)} from ${next.from} where ${all([next.where, reach, filterCondition(writing, next, { ...filter, path: rest })])}`
  return field.kind === 'references'
    ? linkedTo(writing, source, field, `in (${keys})`)
    : `${column(source, first)} in (${keys})`
}

interface Leaf {
  readonly writing: Writing
  readonly source: Source
  readonly field: Field
  readonly filter: Filter
}

/**
 * Where a computed field applies is asked beside its comparison, not within: the database asks first what costs least,
 * and settings that are in force cost more than a sum.
 */
function leafCondition(leaf: Leaf): string {
  const { writing, source, field, filter } = leaf
  const { when, computed, kind } = field
  const compared = (one: Field): string => servers[kind].compare(compareAt({ ...leaf, field: one }), one)
  if (when === null || computed === null || filter.comparison === 'is-null')
    return all([...ahead(leaf), compared(field)])
  return all([...ahead(leaf), compared({ ...field, when: null }), `(${expression(writing, source, when)})`])
}

/** Of what is to hold, what can be told from the record alone. */
function ahead({ writing, source, field: { computed, kind }, filter }: Leaf): readonly string[] {
  const known = computed === null || kind !== 'boolean' ? null : implied(source.entity, computed)
  if (known === null || filter.comparison !== 'eq') return []
  const wanted = writing.slot({ is: 'value', at: filter.at, type: 'boolean' })
  return [`(not ${wanted} or ${expression(writing, source, known)})`]
}

/** What a kind is handed to compare its values with. */
const compareAt = (leaf: Leaf): CompareAt => {
  const { writing, source, field, filter } = leaf
  return {
    ...valueAt(writing, source),
    comparison: filter.comparison,
    type: columnType(field),
    slot: (type) => writing.slot({ is: 'value', at: filter.at, type }),
    like: (left) => like(leaf, left),
    linked: (fits) => linkedTo(writing, source, field, fits),
  }
}

/**
 * The search text holds the field's: its index finds the few records on which the field itself, as it is shown, is then
 * looked at.
 */
function like({ writing, source, field, filter }: Leaf, left: string): string {
  const pattern = writing.slot({ is: 'value', at: filter.at, type: 'text' })
  const text = searchFields(source.entity).includes(field) ? searchText(source.entity, source.alias) : null
  const shown = field.mask === null ? left : `(${masked(field.mask, left)})`
  if (text === null || filter.comparison === 'short-like') return `${shown} ilike ${pattern}`
  return `(${text} ilike ${pattern} and ${shown} ilike ${pattern})`
}

function linkedTo(writing: Writing, source: Source, field: Field, items: string | null): string {
  const link = links(writing, source.entity, field)
  return `exists (select 1 from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`, ...(items === null ? [] : [`${link.item} ${items}`])])})`
}

/** The type that a parameter is compared as; computed fields have no column to ask. */
const columnType = (field: Field): string => kinds[field.kind].columns({ ...field, computed: null })[0]?.type ?? 'text'

/** What is searched for, and what of it the asker may see. */
export interface Search {
  readonly words: readonly Word[]
  readonly unseen: readonly string[]
}

/**
 * Every word must be found in the search text. Masked fields are found by their whole value, or by a part that the mask
 * shows: otherwise a search, letter by letter, would read what it hides, and no reveal would be noted. Fields that the
 * asker may not see are not searched for them.
 */
export const searchCondition = (writing: Writing, source: Source, search: Search): string =>
  all(search.words.map((word) => wordCondition(writing, source, word, search)))

function wordCondition(writing: Writing, source: Source, word: Word, search: Search): string {
  const text = searchText(source.entity, source.alias)
  if (text === null) return 'true'
  const contains = (where: string) => `${where} ilike ${writing.slot({ is: 'value', at: word.pattern, type: 'text' })}`
  const found = FOUND[word.by](
    text,
    () => contains(text),
    () => plain(writing, word),
  )
  return all([found, ...openly(writing, source, word, search, contains)])
}

const FOUND: Readonly<Record<Word['by'], (text: string, contains: () => string, plain: () => string) => string>> = {
  gram: (text, _, plain) => `${gramsOf(text)} @> array[lower(${plain()})]`,
  trigrams: (_, contains) => contains(),
  pairs: (text, contains, plain) => `(${gramsOf(text)} @> pairs_of(${plain()}) and ${contains()})`,
}

/** Nothing more to ask where every searched field is open to the asker. */
function openly(
  writing: Writing,
  source: Source,
  word: Word,
  { unseen }: Search,
  contains: (where: string) => string,
): readonly string[] {
  const fields = searchFields(source.entity)
  const seen = fields.filter(({ name }) => !unseen.includes(name))
  const open = seen.filter(({ mask }) => mask === null)
  if (open.length === fields.length) return []
  const shown = searchText(withFields(source.entity, open), source.alias)
  const hidden = seen.flatMap(({ name, mask }) =>
    mask === null
      ? []
      : [`${column(source, name)} = ${plain(writing, word)}`, contains(`(${masked(mask, column(source, name))})`)],
  )
  const ways = [...(shown === null ? [] : [contains(shown)]), ...hidden]
  return [any(ways)]
}

const plain = (writing: Writing, word: Word): string => writing.slot({ is: 'value', at: word.at, type: 'text' })
const withFields = (entity: Entity, fields: readonly Field[]): Entity => ({ ...entity, fields })

/** What a LIKE reads as itself. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
