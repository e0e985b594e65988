/**
 * The texts that records hold (names of people and places, articles, notes): taken from the server's answers by the
 * kinds of their fields. They stand in the language in which they were written; everything else on a page is the
 * console's to translate.
 */
import type { Entity, Field, FieldKindName } from '../../../src/model/model.ts'
import { model } from './model.ts'
import type { Answer } from './watch.ts'

type Row = Readonly<Record<string, unknown>>
const WRITTEN: ReadonlySet<FieldKindName> = new Set(['string', 'text', 'html', 'secret', 'files'])
/** Where answers that are no entity's bring what somebody wrote. */
const IN_CALLS: ReadonlySet<string> = new Set([
  'name',
  'label',
  'value',
  'role',
  'last_text',
  'text',
  'author',
  'own',
  'own_label',
  'building',
  'household',
  'tenant',
])
/** Their names are the console's own words. */
const OWN_WORDS: ReadonlySet<string> = new Set(['permission_groups', 'permission_list', 'openapi_operations_types'])

const byPlural = new Map(Object.values(model.entities).map((entity) => [entity.plural, entity]))
const lastOf = (template: string): string => template.split('/').at(-1)!
const ownWords = new Set([...OWN_WORDS].map((name) => lastOf(model.calls[name]?.path ?? name)))

/** What the records in an answer say; none of an answer that has no records. */
export function textsIn({ address, body }: Answer): readonly string[] {
  const { pathname } = new URL(address)
  if (!pathname.startsWith('/v3/') || body === '') return []
  const { data } = JSON.parse(body) as { data?: unknown }
  const entity = byPlural.get(pathname.split('/')[2] ?? '')
  if (entity && isRows(data)) return rowsOf(data).flatMap((row) => ofRow(entity, row))
  return ownWords.has(lastOf(pathname)) ? [] : writtenIn(data)
}

const isRows = (data: unknown): data is Row => typeof data === 'object' && data !== null && !Array.isArray(data)
const rowsOf = (data: Row): readonly Row[] => (Array.isArray(data['list']) ? (data['list'] as Row[]) : [data])

function ofRow(entity: Entity, row: Row): readonly string[] {
  const labels = Object.values((row['_labels'] ?? {}) as Row)
  return [...labels.flatMap(strings), ...entity.fields.flatMap((field) => ofField(field, row[field.name]))]
}

function ofField(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'rows') {
    // Of a change, what the field is called is the console's word; what it held is not.
    const parts = field.changesOf === null ? field.rows : field.rows.filter(({ name }) => name !== 'field')
    return ((value ?? []) as readonly Row[]).flatMap((row) => parts.flatMap((part) => ofField(part, row[part.name])))
  }
  return WRITTEN.has(field.kind) ? strings(value) : []
}

function writtenIn(value: unknown, key = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => writtenIn(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => (name === '_labels' ? strings(one) : writtenIn(one, name)))
  return IN_CALLS.has(key) ? strings(value) : []
}

/** Every string inside, and of formatted text each run between its marks and its placeholders. */
function strings(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(strings)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(strings)
  if (typeof value !== 'string') return []
  return [value, ...value.split(/<[^>]*>|\n|\{\{[^}]*\}\}/)].map((text) => text.trim()).filter(Boolean)
}
