/** Which fields a request may name, and where a dotted path leads. */
import { AppError } from '../../../errors/app-error.ts'
import type { Entity, Expr, Field } from '../../../model/model.ts'
import { holds } from '../../policies/rights.ts'
import { entityNamed, fieldCalled } from '../../sql/sources.ts'
import type { Actor, Context } from '../context.ts'
import { badValue } from './refusal.ts'

export const maySee =
  (actor: Actor) =>
  (field: Field): boolean =>
    field.permission === null || holds(actor, field.permission)

export const mayWrite =
  (actor: Actor) =>
  ({ writePermission }: Field): boolean =>
    writePermission === undefined || holds(actor, writePermission)

export interface Place {
  readonly path: readonly string[]
  /** The last field of the path, and whose it is. */
  readonly field: Field
  readonly entity: Entity
  /** The entity's list names this very path among its filters. */
  readonly listed: boolean
}

/** Null when there is no such path; what is behind a reference must be readable, or be offered by the list itself. */
export function placeOf(context: Pick<Context, 'model' | 'actor'>, entity: Entity, name: string): Place | null {
  const path = name.split('.')
  const end = path.length > 5 ? null : walk(context, entity, path)
  if (end === null) return null
  const listed = entity.list.filters.includes(name)
  const readable = listed || path.length === 1 || holds(context.actor, end.entity.access.list)
  return readable ? { path, ...end, listed } : null
}

/** Every step must be one that the asker may see. */
function walk(
  context: Pick<Context, 'model' | 'actor'>,
  entity: Entity,
  [first = '', ...rest]: readonly string[],
): Pick<Place, 'field' | 'entity'> | null {
  const field = fieldCalled(entity, first)
  if (field === undefined || field.kind === 'secret' || !maySee(context.actor)(field)) return null
  if (rest.length === 0) return { field, entity }
  return field.reference === null || field.computed !== null
    ? null
    : walk(context, entityNamed(context.model, field.reference.entity), rest)
}

/** Columns that a request chooses, in its order; without a choice, the given ones. */
export function chosenColumns(
  actor: Actor,
  entity: Entity,
  text: string | undefined,
  otherwise: readonly string[],
): readonly Field[] {
  const names = text === undefined ? otherwise : text.split(',')
  if (names.length > Math.max(entity.fields.length, otherwise.length)) throw badValue('columns')
  return names.flatMap((name) => {
    const field = fieldCalled(entity, name)
    if (field !== undefined && field.kind !== 'secret' && maySee(actor)(field)) return [field]
    if (text === undefined) return []
    throw new AppError(
      'bad_value',
      { name: 'columns' },
      { fields: [{ field: name, message: { zh: '没有这一列', en: 'No such column' } }] },
    )
  })
}

/** Characters. */
const LONG = 50_000

/**
 * Stands in a list that does not say its columns: no formatted or very long text, and nothing that is looked up
 * elsewhere for each record, such as what settings say of its place.
 */
export const isListed = ({ kind, schema, computed }: Field): boolean =>
  kind !== 'html' && !(Number(schema['maxLength']) > LONG) && !looksElsewhere(computed)

const looksElsewhere = (expr: Expr): boolean =>
  typeof expr === 'object' &&
  expr !== null &&
  Object.entries(expr).some(
    ([op, operands]) =>
      op === 'in_force' ||
      op === 'value_of' ||
      (Array.isArray(operands) && (operands as readonly Expr[]).some(looksElsewhere)),
  )
