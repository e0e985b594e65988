/** Runs the statements of a write within its transaction. */
import { bound, type Context } from '../context.ts'
import { written, type Shape } from '../../sql/cache.ts'
import { kinds } from '../../../fields/kinds.ts'
import type { Entity } from '../../../model/model.ts'
import type { Deed } from '../../sql/journal.ts'
import { hold, type HoldPlan, link, unlink, verify, type VerifyPlan, type WritePlan } from '../../sql/writes.ts'
import type { Rows } from '../../store/store.ts'
import type { Body } from './prepare.ts'

export const run = (context: Context, shape: Omit<Shape, 'prepared'>, values: readonly unknown[]): Promise<Rows> =>
  context.connection.query(bound(context, written(context.model, context.scope, { ...shape, prepared: true }), values))

/** Fields of a body that columns hold, in the model's order, so that one shape has one statement. */
export const storedFields = (entity: Entity, body: Body) =>
  entity.fields.filter(({ name, kind, computed }) => name in body && kind !== 'references' && computed === null)
export const linkedFields = (entity: Entity, body: Body) => entity.fields.filter(({ name, kind }) => name in body && kind === 'references')

/** A body as a statement is to write it, with the values behind the key. */
export function writeOf(context: Context, entity: Entity, body: Body, deed: Exclude<Deed, null>): { readonly plan: WritePlan; readonly values: readonly unknown[] } {
  const lists = linkedFields(entity, body).map(({ name }) => name)
  return {
    plan: { entity: entity.name, fields: storedFields(entity, body).map(({ name }) => name), lists, deed: told(context, deed) },
    values: [...columnValues(entity, body), ...lists.map((name) => body[name] ?? [])],
  }
}

/** Of a set that is told of as a whole, no record has an entry of its own. */
export const told = ({ journal }: Context, deed: Exclude<Deed, null>): Deed => (journal === 'whole' ? null : deed)

const columnValues = (entity: Entity, body: Body): readonly unknown[] =>
  storedFields(entity, body).flatMap((field) => kinds[field.kind].write(body[field.name], field))

export async function writeLinks(context: Context, entity: Entity, key: number, body: Body): Promise<void> {
  for (const field of linkedFields(entity, body)) {
    const plan = { entity: entity.name, field: field.name }
    const values = [key, body[field.name] ?? []]
    await run(context, { name: 'unlink', plan, body: (writing) => unlink(writing, plan) }, values)
    await run(context, { name: 'link', plan, body: (writing) => link(writing, plan) }, values)
  }
}

export interface Held {
  readonly version: number
  readonly display: string
  readonly stored: Body
  readonly conditions: readonly boolean[]
}

/** The record as it stands, taken for this transaction; null when the asker has none such. */
export async function take(context: Context, key: number, plan: HoldPlan): Promise<Held | null> {
  const { rows: [row] } = await run(context, { name: 'hold', plan, body: (writing) => hold(writing, plan) }, [key])
  if (row === undefined) return null
  return {
    version: row['version'] as number,
    display: String(row['display'] ?? ''),
    stored: row['stored'] as Body,
    conditions: plan.conditions.map((_, place) => row[`c${place}`] === true),
  }
}

/** Null when the record is not within the asker's scope. */
export async function verdicts(context: Context, key: number, plan: VerifyPlan): Promise<readonly boolean[] | null> {
  const { rows: [row] } = await run(context, { name: 'verify', plan, body: (writing) => verify(writing, plan) }, [key])
  if (row === undefined) return null
  return Array.from({ length: plan.checks.length + 2 * plan.references.length }, (_, place) => row[`c${place}`] === true)
}
