/** What the database refuses of a write, in the catalogue's words and at its fields. */
import { expected } from '../../../kinds/keyword-messages.ts'
import { valueSchema } from '../../../kinds/kinds.ts'
import type { Constraint, Table } from '../../../kinds/table.ts'
import { tablesOf } from '../../../kinds/tables.ts'
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { facts } from '../../../kinds/facts.ts'
import type { Entity, Field, Label, Model } from '../../../model/model.ts'
import { TENANT } from '../../../model/tenant.ts'
import { fieldCalled } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { sqlState } from '../failures.ts'
import type { Body } from './body.ts'

interface Known {
  readonly entity: string
  readonly fields: readonly string[]
  /** It keeps the last of this list. */
  readonly last?: string
  /** It keeps settings at one for each place. */
  readonly onePlace?: true
}
/** What no two records hold, or no two that are not archived. */
const uniqueOf = ({ unique, indexes }: Table): readonly Pick<Constraint, 'name' | 'columns'>[] => [
  ...unique,
  ...indexes.flatMap(({ name, living }) => (living === undefined ? [] : [{ name, columns: living }])),
]

const known = new WeakMap<Model, ReadonlyMap<string, Known>>()

/** Constraint → the entity and the fields that it is about. */
function constraintsOf(model: Model): ReadonlyMap<string, Known> {
  const before = known.get(model)
  if (before !== undefined) return before
  const made = new Map<string, Known>(
    tablesOf(model).flatMap((table) => [
      ...uniqueOf(table).map(
        ({ name, columns }) =>
          [name, { entity: table.entity, fields: columns.filter((column) => column !== TENANT) }] as const,
      ),
      ...table.indexes.flatMap(({ name, onePlace }) =>
        onePlace === undefined ? [] : [[name, { entity: table.entity, fields: onePlace, onePlace: true }] as const],
      ),
      ...table.checks.map(({ name, field }) => [name, { entity: table.entity, fields: [field] }] as const),
      ...table.foreignKeys.map(({ name, field }) => [name, { entity: table.entity, fields: [field] }] as const),
      ...(table.keepsLast === null
        ? []
        : [[table.keepsLast.name, { entity: table.entity, fields: [], last: table.keepsLast.field }] as const]),
    ]),
  )
  known.set(model, made)
  return made
}

/** Errors that a write's input can cause; null for what is not the writer's doing. */
export function refusal(context: Context, entity: Entity, body: Body, error: unknown): AppError | null {
  const state = sqlState(error)
  const found = constraintsOf(context.model).get(String((error as { constraint?: unknown }).constraint))
  const named = found?.entity === entity.name ? found.fields : []
  // What the server alone writes is not for the writer to mend, where there is something else.
  const theirs = named.filter((name) => fieldCalled(entity, name)?.write !== 'never')
  const fields = theirs.length > 0 ? theirs : named
  const at = (message: Label): { fields: FieldError[] } => ({ fields: fields.map((field) => ({ field, message })) })
  const options = { cause: error }
  if (state === '23505' && found?.onePlace) return new AppError('settings_taken', {}, at(TAKEN))
  if (state === '23505')
    return new AppError(
      'duplicate',
      {
        value:
          spoken(entity, fields)
            .map((name) => text(body[name]))
            .filter(Boolean)
            .join(' ') || labels(context, entity, fields),
      },
      at(TAKEN),
    )
  if (state === '23503') return new AppError('foreign', { label: labels(context, entity, fields) }, at(GONE))
  if (state === '23514' || state === '23502')
    return new AppError(
      'invalid',
      {},
      { fields: fields.map((field) => ({ field, message: expectation(entity, field) })) },
      options,
    )
  if (state.startsWith('22')) return new AppError('invalid', {}, null, options)
  return null
}

export const TAKEN: Label = { zh: '已存在', en: 'Already exists' }
export const GONE: Label = { zh: '所选记录不存在或已被删除', en: 'The chosen record does not exist or was deleted' }
const expectation = (entity: Entity, name: string): Label => {
  const field = fieldCalled(entity, name)
  return expected(field ? valueSchema(field) : {})
}

/** What rows stand in the way of a deletion. */
export function refusedBy(model: Model, error: unknown): { readonly label: Label } | null {
  const found = constraintsOf(model).get(String((error as { constraint?: unknown }).constraint))
  const entity = found === undefined ? undefined : model.entities[found.entity]
  const last = entity === undefined ? undefined : fieldCalled(entity, found?.last ?? '')
  return entity === undefined ? null : last === undefined ? entity : { label: onlyOne(entity, last) }
}

/** Records that have nothing else in the list. */
export const onlyOne = ({ label }: Entity, { label: list }: Field): Label => ({
  zh: `${label.zh}（“${list.zh}”中只有这一项）`,
  en: `${label.en} (the only one under "${list.en}")`,
})

/** Codes and keys say nothing to a person; the field that they stand in is marked all the same. */
const spoken = (entity: Entity, names: readonly string[]): readonly string[] =>
  names.filter((name) => {
    const kind = fieldCalled(entity, name)?.kind
    return kind !== undefined && facts[kind].spoken
  })

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const labels = ({ lang }: Context, entity: Entity, names: readonly string[]): string =>
  names.map((name) => fieldCalled(entity, name)?.label[lang] ?? name).join('、') || entity.label[lang]
