/** The fields of one entity: declared, merged with the fragments that they refer to, and those that every table has. */
import { addressOf, fileAt, written } from './addresses.ts'
import { kindOf } from './kind-of.ts'
import {
  SYSTEM_FOLDER,
  type CallDoc,
  type EntityDoc,
  type FieldDoc,
  type ItemsDoc,
  type JsonObject,
  type Path,
  type Raw,
  type RuleDoc,
} from './documents.ts'
import type { LinkedEntity, LinkedEnum, LinkedField } from './linked.ts'
import { mistake, type Mistake } from './mistake.ts'
import { ARCHIVED_AT, ARCHIVED_BY } from './archive.ts'
import { SYSTEM_FIELDS, type SystemField } from './system-fields.ts'

/** What a field can refer to, by its address: `/enums/book_type.json`. */
export type Fragments = ReadonlyMap<string, Fragment>
export interface Fragment {
  readonly folder: 'enums' | 'rules' | 'kinds' | 'entities'
  readonly name: string
  readonly doc: FieldDoc | null
  /** An entity's field that a call refers to: all that it says, but who writes it and how it is kept. */
  readonly field?: LinkedField
}

export function fragmentsOf(
  enums: ReadonlyMap<string, LinkedEnum>,
  rules: ReadonlyMap<string, Raw<RuleDoc>>,
  kinds: ReadonlyMap<string, Raw<FieldDoc>>,
  broken: ReadonlySet<string>,
): Fragments {
  const at = (files: readonly string[], fragment: Fragment) =>
    files.map((file): [string, Fragment] => [addressOf(file), fragment])
  return new Map([
    ...[...broken]
      .map((place) => place.split('/'))
      .filter(([folder]) => folder === 'enums' || folder === 'rules' || folder === 'kinds')
      .flatMap(([folder, name = '']) =>
        at(bothFiles(`${folder}/${name}`), { folder: folder as Fragment['folder'], name, doc: null }),
      ),
    ...[...enums.values()].flatMap(({ name, doc, raw }) =>
      at(raw ? filesOf(raw) : bothFiles(`enums/${name}`), { folder: 'enums', name, doc: enumFragment(doc) }),
    ),
    ...[...rules.values()].flatMap((raw) =>
      at(filesOf(raw), { folder: 'rules', name: raw.name, doc: withoutHead(raw.doc) }),
    ),
    ...[...kinds.values()].flatMap((raw) =>
      at(filesOf(raw), { folder: 'kinds', name: raw.name, doc: withoutHead(raw.doc) }),
    ),
  ])
}

/** Of an enum that follows from the others, or a document that could not be read. */
const bothFiles = (place: string): readonly string[] => [`${SYSTEM_FOLDER}/${place}.json`, `${place}.json`]

export const filesOf = (raw: Raw<unknown>): readonly string[] => (raw.parts ?? [raw]).map(({ file }) => file)

const enumFragment = (doc: LinkedEnum['doc']): FieldDoc => ({ type: doc.type, 'x-label': doc['x-label'] })

const HEAD = new Set(['$schema', '$comment', 'title', 'description', 'x-source', 'x-message', 'x-severity', 'x-doubt'])
const withoutHead = (doc: FieldDoc): FieldDoc =>
  Object.fromEntries(Object.entries(doc).filter(([key]) => !HEAD.has(key)))

interface Found {
  readonly field: LinkedField
  readonly mistakes: readonly Mistake[]
}
interface Place {
  readonly raw: Raw<unknown>
  readonly key: string | null
  readonly state: string | null
  readonly fragments: Fragments
}

export function linkFields(raw: Raw<EntityDoc>, key: string, state: string | null, fragments: Fragments) {
  const place: Place = { raw, key, state, fragments }
  const declared = Object.entries(raw.doc.properties).map(([name, doc]) =>
    linkField(place, name, ['properties', name], doc),
  )
  const names = new Set(declared.map(({ field }) => field.name))
  const made = (docs: readonly (readonly [string, FieldDoc])[]) =>
    docs
      .filter(([name]) => !names.has(name))
      .map(([name, doc]): LinkedField => ({ ...linkField(place, name, [], doc).field, declared: false }))
  const fields = [
    ...made([[key, KEY]]),
    ...declared.map(({ field }) => withConvention(field, key)),
    ...made(raw.doc['x-archive'] ? ARCHIVE : []),
    ...made(SYSTEM),
  ]
  return {
    fields: new Map(fields.map((field) => [field.name, field])),
    mistakes: declared.flatMap(({ mistakes }) => mistakes),
  }
}

const KEY: FieldDoc = {
  type: 'integer',
  'x-label': { zh: '编号', en: 'ID' },
  'x-write': 'never',
  'x-hidden': true,
  'x-width': 90,
}

const SYSTEM_DOCS: Readonly<Record<SystemField, FieldDoc>> = {
  version: {
    type: 'integer',
    'x-label': { zh: '版本', en: 'Version' },
    'x-write': 'never',
    'x-hidden': true,
    'x-filter': false,
    'x-sort': false,
  },
  created_at: {
    type: 'string',
    format: 'date-time',
    'x-label': { zh: '创建时间', en: 'Created' },
    'x-write': 'never',
    'x-filter': true,
    'x-sort': true,
  },
  updated_at: {
    type: 'string',
    format: 'date-time',
    'x-label': { zh: '更新时间', en: 'Updated' },
    'x-write': 'never',
    'x-filter': true,
    'x-sort': true,
  },
}
const ARCHIVE: readonly (readonly [string, FieldDoc])[] = [
  [
    ARCHIVED_AT,
    {
      type: 'string',
      format: 'date-time',
      'x-label': { zh: '归档时间', en: 'Archived' },
      'x-write': 'never',
      'x-hidden': true,
      'x-filter': false,
    },
  ],
  [
    ARCHIVED_BY,
    {
      type: 'string',
      maxLength: 50,
      'x-label': { zh: '归档人', en: 'Archived by' },
      'x-write': 'never',
      'x-hidden': true,
      'x-filter': false,
      'x-sort': false,
    },
  ],
]
export const SYSTEM = SYSTEM_FIELDS.map((name) => [name, SYSTEM_DOCS[name]] as const)

/** A declared key or system field needs to say only what differs. */
function withConvention(field: LinkedField, key: string): LinkedField {
  const convention = field.name === key ? KEY : SYSTEM.find(([name]) => name === field.name)?.[1]
  return convention ? { ...field, doc: { ...convention, ...field.doc } } : field
}

/**
 * What a call is sent, or answers, as fields: what it refers to, or gives a label. Anything else is plain JSON, judged
 * by its schema alone: a moment in milliseconds, an object, one fixed value.
 */
export function linkBody(
  raw: Raw<CallDoc>,
  part: 'request' | 'response',
  fragments: Fragments,
): ReadonlyMap<string, LinkedField> {
  const properties = (raw.doc[part]?.['properties'] ?? {}) as JsonObject
  const place: Place = { raw, key: null, state: null, fragments }
  const said = Object.entries(properties).filter(([, doc]) => SAID.some((keyword) => keyword in (doc as object)))
  const found = said.map(([name, doc]) => linkField(place, name, [part, 'properties', name], doc as FieldDoc).field)
  return new Map(
    found.filter(({ doc, kind }) => kind !== null && !('const' in doc)).map((field) => [field.name, field]),
  )
}

const SAID = ['$ref', 'x-label', 'x-reference'] as const

/** `/entities/<name>.json#/properties/<field>`: a call asks for what the entity holds, in the entity's words. */
export const entityFragments = (entities: readonly LinkedEntity[]): Fragments =>
  new Map(
    entities.flatMap(({ name, raw, fields }) =>
      [...fields.values()]
        .filter(({ declared }) => declared)
        .map((field): [string, Fragment] => [
          `${addressOf(fileAt(raw, field.path))}#/properties/${field.name}`,
          { folder: 'entities', name, doc: asAsked(field.doc), field },
        ]),
    ),
  )

/** How a record keeps it means nothing where it is only asked for. */
const KEPT = new Set([
  'x-write',
  'x-default',
  'x-when',
  'x-required-when',
  'x-derived',
  'x-computed',
  'x-mask',
  'x-unmasked',
  'x-unique',
  'x-search',
  'x-filter',
  'x-sort',
  'x-permission',
  'x-write-permission',
  'x-hidden',
  'x-renamed-from',
  'x-on-delete',
  'x-follows',
])
const asAsked = (doc: FieldDoc): FieldDoc => Object.fromEntries(Object.entries(doc).filter(([key]) => !KEPT.has(key)))

function linkField(place: Place, name: string, path: Path, own: FieldDoc): Found {
  const top = follow(place, path, own)
  const items = own.items ? follow(place, [...path, 'items'], own.items) : null
  const doc = merged(top.fragment?.doc ?? {}, own, items?.fragment ?? null)
  const enumName = enumOf(own, top.fragment, items?.fragment ?? null)
  const from = top.fragment?.field
  const rows = Object.entries(own.items?.properties ?? {}).map(([row, rowDoc]) =>
    linkField({ ...place, key: null, state: null }, row, [...path, 'items', 'properties', row], rowDoc),
  )
  const field: LinkedField = {
    name,
    path,
    doc,
    declared: true,
    enum: enumName,
    rule: top.fragment?.folder === 'rules' ? top.fragment.name : (from?.rule ?? null),
    kind: kindOf(doc, { isKey: name === place.key, isState: name === place.state, enum: enumName }),
    rows: rows.length === 0 && from !== undefined ? from.rows : new Map(rows.map((row) => [row.field.name, row.field])),
  }
  return { field, mistakes: [...top.mistakes, ...(items?.mistakes ?? []), ...rows.flatMap((row) => row.mistakes)] }
}

function enumOf(own: FieldDoc, top: Fragment | null, items: Fragment | null): string | null {
  if (own['x-enum'] !== undefined) return own['x-enum']
  return [top, items].find((fragment) => fragment?.folder === 'enums')?.name ?? top?.field?.enum ?? null
}

function merged(fragment: FieldDoc, own: FieldDoc, items: Fragment | null): FieldDoc {
  const { $ref: _, ...rest } = own
  if (!items?.doc) return { ...fragment, ...rest }
  return {
    ...fragment,
    ...label(items.doc),
    ...rest,
    items: { ...items.doc, ...own.items, $ref: undefined } as ItemsDoc,
  }
}

const label = (doc: FieldDoc): FieldDoc => (doc['x-label'] ? { 'x-label': doc['x-label'] } : {})

function follow(
  { raw, fragments }: Place,
  path: Path,
  own: { readonly $ref?: string },
): { fragment: Fragment | null; mistakes: readonly Mistake[] } {
  if (own.$ref === undefined) return { fragment: null, mistakes: [] }
  const fragment = fragments.get(own.$ref) ?? null
  return { fragment, mistakes: fragment ? [] : [brokenReference(raw, [...path, '$ref'], own.$ref, fragments)] }
}

/** The same folder is offered first; a name that stands in another folder is offered from there. */
export function brokenReference(
  raw: Raw<unknown>,
  path: Path,
  address: string,
  fragments: ReadonlyMap<string, unknown>,
): Mistake {
  const source = fileAt(raw, path)
  const name = /[^/]*(#.*)?$/.exec(address)?.[0] ?? ''
  const elsewhere = [...fragments.keys()].find((known) => known.endsWith(`/${name}`))
  const [file = ''] = address.split('#')
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const ref = address.startsWith('/') ? written(source, address) : address
  const found = mistake(raw, path, {
    message: `no document at "${ref}"`,
    expected: 'an existing file, relative to this one',
    word: ref,
    words: [...fragments.keys()].filter((known) => known.startsWith(folder)).map((known) => written(source, known)),
  })
  return elsewhere ? { ...found, nearest: written(source, elsewhere) } : found
}
