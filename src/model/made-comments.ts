/**
 * Comments on records: beside an entity that has them (`x-comments`) stands one that no document writes, as a document
 * would write it. So they have a table, calls, rights, scope, journal and screens like any other records, and go with
 * the record that they are about.
 */
import { ACCOUNTS } from './accounts.ts'
import { ARCHIVED_AT } from './archive.ts'
import { AUTHOR, COMMENTED, commentsOf, CONTENT } from './comments.ts'
import type { EntityDoc, FieldDoc, Raw } from './documents.ts'
import type { Label } from './model.ts'
import { accessOf } from './permissions.ts'

type Docs = ReadonlyMap<string, Raw<EntityDoc>>

/** Keywords that comments do not go with, and why. */
export const AGAINST: Readonly<Partial<Record<keyof EntityDoc, string>>> = {
  'x-internal': 'nobody sees what the server alone uses',
  'x-journal': 'the journal tells what was done, and nothing else',
  'x-history': 'records of a history go by whole months',
  'x-inherit': 'settings are looked at where they are in force',
}

const hasComments = (doc: EntityDoc): boolean =>
  Boolean(doc['x-comments']) && !Object.keys(AGAINST).some((keyword) => keyword in doc)

/** A name that a document has already stays that document's: the rules tell of it. */
export const withComments = (entities: Docs): Docs =>
  new Map(
    [...entities.values()].flatMap((raw) => {
      const name = commentsOf(raw.name)
      return !hasComments(raw.doc) || entities.has(name)
        ? [[raw.name, raw] as const]
        : [[raw.name, raw] as const, [name, commentsDoc(entities, raw, name)] as const]
    }),
  )

/** Who may comment: whoever may change the record, unless the document names a key. */
export const commentKey = ({ doc, name }: Pick<Raw<EntityDoc>, 'doc' | 'name'>): string | null => {
  const said = doc['x-comments']
  return typeof said === 'string' ? said : accessOf({ doc, name }).update
}

function commentsDoc(entities: Docs, raw: Raw<EntityDoc>, name: string): Raw<EntityDoc> {
  const { doc } = raw
  const label = doc['x-label']
  const key = commentKey(raw)
  const former = doc['x-renamed-from']
  const belongs = personWays(entities, doc)
  const made: EntityDoc = {
    'x-label': { zh: `${label.zh}评论`, en: `${label.en} comment` },
    'x-source': 'assumed',
    'x-display': `{${COMMENTED}}`,
    'x-comments-of': raw.name,
    'x-tenant': doc['x-tenant'] ?? true,
    ...(former !== undefined && { 'x-renamed-from': commentsOf(former) }),
    'x-access': { read: accessOf(raw).info ?? 'every', write: key, export: accessOf(raw).export },
    'x-scope': { owner: AUTHOR, seen: true, ...shared(doc) },
    'x-menu': false,
    // Listeners are told of what is new.
    'x-indexes': [['updated_at']],
    ...(belongs !== null && belongs.length > 0 && { 'x-of-person': belongs }),
    required: [COMMENTED, CONTENT],
    properties: {
      [COMMENTED]: {
        type: 'integer',
        'x-reference': raw.name,
        'x-on-delete': 'cascade',
        'x-write': 'create',
        'x-label': label,
        'x-width': 200,
      },
      [CONTENT]: {
        type: 'string',
        'x-kind': 'text',
        maxLength: 2000,
        'x-label': { zh: '评论内容', en: 'Comment' },
        ...(belongs !== null && { 'x-personal': '内容已随个人信息删除' }),
      },
      [AUTHOR]: {
        type: 'integer',
        'x-reference': ACCOUNTS,
        'x-on-delete': 'null',
        'x-write': 'never',
        'x-label': { zh: '评论人', en: 'By' },
        'x-width': 110,
      },
    },
    ...erasedChecks(doc, label),
    ...whereArchived(doc, label),
    'x-list': {
      columns: ['created_at', COMMENTED, CONTENT, AUTHOR],
      filters: [COMMENTED, AUTHOR, 'created_at'],
      sort: '-created_at',
    },
  }
  // What is wrong with it is the keyword's doing.
  const origin = () => ({ raw: raw as unknown as Raw, path: ['x-comments'] })
  return { ...raw, file: `entities/${name}.json`, name, doc: made, origin }
}

const shared = ({ 'x-scope': scope }: EntityDoc): { readonly shared?: 'see' | 'change' } =>
  scope?.shared === undefined ? {} : { shared: scope.shared }

/**
 * How a comment belongs to people: to those whom the record is of. A person's own are found by their reference (none
 * said); null: such records are of nobody.
 */
function personWays(entities: Docs, doc: EntityDoc): NonNullable<EntityDoc['x-of-person']> | null {
  if (doc['x-person'] !== undefined) return []
  if (doc['x-of-person'] !== undefined) return [{ by: [COMMENTED] }]
  const isOf = (field: FieldDoc): boolean =>
    field.type === 'integer' &&
    field['x-computed'] === undefined &&
    entities.get(field['x-reference'] ?? '')?.doc['x-person'] !== undefined
  const ways = Object.entries(doc.properties).filter(([, field]) => isOf(field))
  return ways.length === 0 ? null : ways.map(([name]) => ({ by: [COMMENTED, name] }))
}

/** What was said of a record that is put away stays as it was said. */
function whereArchived({ 'x-archive': archive }: EntityDoc, label: Label): Pick<EntityDoc, 'x-locked'> {
  if (archive !== true) return {}
  const lock = {
    when: { not: [{ is_null: [`$${COMMENTED}.${ARCHIVED_AT}`] }] },
    message: {
      zh: `该${label.zh}已归档，评论不能再修改或删除`,
      en: `This ${label.en.toLowerCase()} is archived; its comments can no longer be changed or deleted`,
    },
  }
  return { 'x-locked': { update: lock, remove: lock } }
}

/** What was erased of a person is not written down again. */
function erasedChecks({ 'x-person': person }: EntityDoc, label: Label): Pick<EntityDoc, 'x-checks'> {
  if (person === undefined) return {}
  return {
    'x-checks': [
      {
        name: 'not_erased',
        field: CONTENT,
        expr: { is_null: [`$${COMMENTED}.${person.erased}`] },
        message: {
          zh: `该${label.zh}的个人信息已删除，不能再添加或修改评论`,
          en: `The personal data of this ${label.en.toLowerCase()} was erased; comments can no longer be added or changed`,
        },
      },
    ],
  }
}
