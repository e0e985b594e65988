/**
 * A record newly refers only to what may be chosen (`x-choices`), and to nothing that is archived: no work goes to
 * somebody whose account is switched off. What it holds already stays.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import type { Entity, Field, Label, Model } from '../../../model/model.ts'
import { isObject } from '../../../values/is-object.ts'
import { unoffered } from '../../sql/lookups.ts'
import type { Context } from '../context.ts'
import type { Body } from './body.ts'
import { GONE } from './refused.ts'
import { namesOf, run } from './statements.ts'

/** Fields whose stored value is needed to tell newly chosen records from those kept. */
export const limitedReferences = (model: Model, { fields }: Entity, body: Body): readonly Field[] =>
  fields.filter((field) => {
    const { name, kind, computed, reference } = field
    if (partsOf(field).length > 0) return Array.isArray(body[name])
    const target = model.entities[reference?.entity ?? '']
    const isLimited = target?.archive === true || (kind === 'reference' && (target?.choices ?? null) !== null)
    return isLimited && computed === null && keysIn(body[name]).length > 0
  })

/** References within rows, which no foreign key of the database holds. */
const partsOf = ({ kind, write, rows }: Field): readonly Field[] =>
  kind === 'rows' && write !== 'never' ? rows.filter((part) => part.kind === 'reference') : []

/** Of one reference, or of a list of them. */
const keysIn = (value: unknown): readonly number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number')

const ARCHIVED: Label = { zh: '所选记录已归档', en: 'The chosen record is archived' }

/** Askers may always name themselves: they are there. */
export async function refuseUnoffered(context: Context, entity: Entity, body: Body, before: Body): Promise<void> {
  const wrong: FieldError[] = []
  for (const field of limitedReferences(context.model, entity, body)) {
    const { name, reference } = field
    const parts = partsOf(field)
    for (const part of parts) wrong.push(...(await wrongInRows(context, part, [name, body[name], before[name]])))
    const target = context.model.entities[reference?.entity ?? '']
    if (parts.length > 0 || target === undefined) continue
    const held = keysIn(before[name])
    const fresh = keysIn(body[name]).filter((key) => !held.includes(key))
    const why = await unchosen(context, target, fresh, Array.isArray(body[name]))
    const [message] = why.values()
    if (message !== undefined) wrong.push({ field: name, message })
  }
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
}

/** By key, of those that may not be chosen. */
async function unchosen(
  context: Context,
  target: Entity,
  fresh: readonly number[],
  several: boolean,
): Promise<ReadonlyMap<number, Label>> {
  const archived = target.archive ? await namesOf(context, target, fresh, 'archived') : new Map<number, string>()
  const why = new Map([...archived.keys()].map((key) => [key, ARCHIVED] as const))
  if (target.choices === null || several) return why
  const plan = { entity: target.name }
  for (const key of fresh) {
    if (why.has(key) || key === context.scope.staff_id) continue
    const { rows } = await run(context, { name: 'unoffered', plan, body: (writing) => unoffered(writing, plan) }, [
      [key],
    ])
    if (rows.length > 0) why.set(key, target.choices.message)
  }
  return why
}

/** One reference of every row, with the name of the rows' field, what is sent of them, and what was there. */
async function wrongInRows(
  context: Context,
  { name, reference }: Field,
  [field, sent, was]: readonly [string, unknown, unknown],
): Promise<readonly FieldError[]> {
  const target = context.model.entities[reference?.entity ?? '']
  if (target === undefined) return []
  const keys = (rows: unknown): readonly unknown[] =>
    Array.isArray(rows) ? rows.map((row) => (isObject(row) ? row[name] : null)) : []
  const held = new Set(keys(was))
  const fresh = [...new Set(keysIn(keys(sent)).filter((key) => !held.has(key)))]
  if (fresh.length === 0) return []
  const why = await unchosen(context, target, fresh, false)
  const there = await namesOf(context, target, fresh)
  return keys(sent).flatMap((key, at) => {
    if (typeof key !== 'number' || !fresh.includes(key)) return []
    const message = why.get(key) ?? (there.has(key) ? undefined : GONE)
    return message === undefined ? [] : [{ field: `${field}.${at}.${name}`, message }]
  })
}
