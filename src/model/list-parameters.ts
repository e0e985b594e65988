/** What the wire calls the parameters of lists; both sides of the product and the rules for names read it. */
import type { Entity, Field } from './model.ts'

/** Parameters that are no field's. */
export const PARAMETERS: ReadonlySet<string> = new Set([
  'offset',
  'limit',
  'sort',
  'q',
  'after',
  'cursor',
  'count',
  'format',
  'columns',
  'actions',
  'archived',
  'top',
])

/** Of a list that is shown as a tree: only what has nothing above it that is in this very list. */
export const TOP = 'top'

/** The field that refers to the record above; null: the list is no tree. */
export const aboveIn = ({ list }: Pick<Entity, 'list'>): string | null =>
  list.views.find((one) => one.view === 'tree')?.by ?? null

/** Endings that make filters of a field's name: from and to where, containing what, empty or not. */
export const ENDINGS = ['_from', '_to', '_like', '_null'] as const
export type Ending = (typeof ENDINGS)[number]

/** Whether lists take it as a filter: a key, what refers to a record, what is searched, and what its document says. */
export const isFilter = ({ filter, kind, reference, search }: Pick<Field, Deciding>): boolean =>
  filter || kind === 'key' || reference !== null || search
type Deciding = 'filter' | 'kind' | 'reference' | 'search'
