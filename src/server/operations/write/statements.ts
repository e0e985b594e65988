/** Runs the statements of a write within its transaction. */
import { bound } from '../bound.ts'
import type { Context } from '../context.ts'
import { maySee } from '../parameters/fields.ts'
import { written, type Shape } from '../../sql/cache.ts'
import { texts, type TextsPlan } from '../../sql/info.ts'
import { fieldNamed, type Which } from '../../sql/sources.ts'
import { kinds } from '../../../kinds/kinds.ts'
import type { Entity } from '../../../model/model.ts'
import type { AuditedWrite } from '../../sql/journal.ts'
import {
  asksItself,
  circle,
  displays,
  follow,
  type FollowPlan,
  hold,
  type HoldPlan,
  insert,
  judged,
  mostOf,
  link,
  type LinkPlan,
  type RivalPlan,
  rivals,
  takeReferred,
  unlink,
  update,
  verify,
  type VerifyPlan,
  worth,
  type WorthPlan,
  type WritePlan,
} from '../../sql/writes.ts'
import type { Rows } from '../../store/store.ts'
import type { Body } from './body.ts'

export function run(
  context: Context,
  shape: Omit<Shape, 'prepared' | 'ofOne'>,
  values: readonly unknown[],
): Promise<Rows> {
  const [keys] = values
  const ofOne = Array.isArray(keys) && keys.length === 1
  const statement = written(context.model, context.scope, { ...shape, prepared: true, ofOne })
  return context.connection.query(bound(context, statement, values))
}

/** Fields of a body that columns hold, in the model's order, so that one shape has one statement. */
const storedFields = (entity: Entity, body: Body) =>
  entity.fields.filter(({ name, kind, computed }) => name in body && kind !== 'references' && computed === null)
const linkedFields = (entity: Entity, body: Body) =>
  entity.fields.filter(({ name, kind }) => name in body && kind === 'references')

/** Of a set that is told of as a whole, no record has an entry of its own. */
export const told = ({ journal }: Context, deed: Exclude<AuditedWrite, null>): AuditedWrite =>
  journal === 'whole' ? null : deed

export interface Written {
  readonly key: number
  readonly stored: Body
}

interface Alike<T> {
  readonly plan: Pick<WritePlan, 'entity' | 'fields' | 'lists'>
  /** A body's values as the statement takes them: those of its columns, then its lists. */
  readonly valuesOf: (body: Body) => readonly unknown[]
  readonly rows: T[]
}

/** Rows of the same fields are written by one statement. */
function alike<T extends { readonly stored: Body }>(entity: Entity, rows: readonly T[]): readonly Alike<T>[] {
  const shapes = new Map<string, Alike<T>>()
  for (const row of rows) {
    const [columns, linked] = [storedFields(entity, row.stored), linkedFields(entity, row.stored)]
    const plan = { entity: entity.name, fields: columns.map(({ name }) => name), lists: linked.map(({ name }) => name) }
    const key = [...plan.fields, '', ...plan.lists].join()
    const valuesOf = (body: Body) => [
      ...columns.flatMap((field) => kinds[field.kind].write(body[field.name], field)),
      ...linked.map(({ name }) => body[name] ?? []),
    ]
    const shape = shapes.get(key) ?? { plan, valuesOf, rows: [] }
    shapes.set(key, shape)
    shape.rows.push(row)
  }
  return [...shapes.values()]
}

export const asRows = (rows: readonly { readonly key: number; readonly values: readonly unknown[] }[]): string =>
  JSON.stringify(
    rows.map(({ key, values }) => ({
      k: key,
      ...Object.fromEntries(values.map((value, place) => [`c${place}`, value])),
    })),
  )

export type Verdicts = ReadonlyMap<number, readonly boolean[]>

export interface InsertedRows {
  /** In the order of what was given. */
  readonly keys: readonly number[]
  /** As `verdicts` would answer; null: that is still to be asked. */
  readonly found: Verdicts | null
}

/** Writes new records and, where it can be told as they are written, judges them. */
export async function insertRows(
  context: Context,
  entity: Entity,
  records: readonly Body[],
  verify: VerifyPlan | null,
): Promise<InsertedRows> {
  const keys: number[] = []
  // Of very many, the database judges better knowing how many there are.
  const isFew = mostOf(records.length) !== null
  const judging = verify !== null && isFew && isToldAtOnce(context, entity, verify) ? verify : null
  const found = new Map<number, readonly boolean[]>()
  for (const { plan: shape, valuesOf, rows } of alike(
    entity,
    records.map((stored, at) => ({ stored, at })),
  )) {
    const plan = { ...shape, most: mostOf(rows.length), deed: told(context, 'create'), judging }
    const values = asRows(rows.map(({ stored }, place) => ({ key: place, values: valuesOf(stored) })))
    const made = await run(context, { name: 'insert', plan, body: (writing) => insert(writing, plan) }, [values])
    rows.forEach(({ at }, place) => {
      const row = made.rows[place]!
      keys[at] = Number(row['key'])
      if (judging !== null && row['seen'] !== null) found.set(keys[at], conditionsOf(row, judging))
    })
  }
  return { keys, found: judging === null ? null : found }
}

function isToldAtOnce({ model, scope }: Context, entity: Entity, plan: VerifyPlan): boolean {
  const { text } = written(model, scope, { name: 'judged', plan, prepared: false, body: (one) => judged(one, plan) })
  return !asksItself(entity, text)
}

export async function updateRows(
  context: Context,
  entity: Entity,
  records: readonly Written[],
  deed: 'update' | 'transition',
): Promise<void> {
  for (const { plan: shape, valuesOf, rows } of alike(entity, records)) {
    const plan = { ...shape, most: mostOf(rows.length), deed: told(context, deed) }
    await run(context, { name: 'update', plan, body: (writing) => update(writing, plan) }, [
      asRows(rows.map(({ key, stored }) => ({ key, values: valuesOf(stored) }))),
    ])
  }
}

/** `isNew`: the records have no links yet that could go. */
export async function writeLinks(
  context: Context,
  entity: Entity,
  records: readonly Written[],
  isNew: boolean,
): Promise<void> {
  for (const field of entity.fields.filter(({ kind }) => kind === 'references')) {
    const links = ({ stored }: Written): readonly unknown[] => (stored[field.name] ?? []) as readonly unknown[]
    const rows = records.filter((one) => field.name in one.stored && (!isNew || links(one).length > 0))
    if (rows.length === 0) continue
    const plan = { entity: entity.name, field: field.name }
    const values = [asRows(rows.map((one) => ({ key: one.key, values: [links(one)] })))]
    if (!isNew) await run(context, { name: 'unlink', plan, body: (writing) => unlink(writing, plan) }, values)
    if (rows.some((one) => links(one).length > 0))
      await run(context, { name: 'link', plan, body: (writing) => link(writing, plan) }, values)
  }
}

export interface Held {
  readonly version: number
  readonly display: string
  readonly stored: Body
  readonly conditions: readonly boolean[]
}

/** The records as they stand, taken for this transaction; those that the asker has not got are missing. */
export async function takeAll(
  context: Context,
  keys: readonly number[],
  plan: HoldPlan,
): Promise<ReadonlyMap<number, Held>> {
  const { rows } = await run(context, { name: 'hold', plan, body: (writing) => hold(writing, plan) }, [keys])
  return new Map(
    rows.map((row) => [
      row['key'] as number,
      {
        version: row['version'] as number,
        display: String(row['display'] ?? ''),
        stored: row['stored'] as Body,
        conditions: plan.conditions.map((_, place) => row[`c${place}`] === true),
      },
    ]),
  )
}

/** Null when the asker has no such record. */
export const take = async (context: Context, key: number, plan: HoldPlan): Promise<Held | null> =>
  (await takeAll(context, [key], plan)).get(key) ?? null

/** Records that are not within the asker's scope are missing. */
export async function verdicts(context: Context, keys: readonly number[], plan: VerifyPlan): Promise<Verdicts> {
  const { rows } = await run(context, { name: 'verify', plan, body: (writing) => verify(writing, plan) }, [keys])
  return new Map(rows.map((row) => [row['key'] as number, conditionsOf(row, plan)]))
}

const conditionsOf = (
  row: Readonly<Record<string, unknown>>,
  { checks, references, dependants }: VerifyPlan,
): readonly boolean[] =>
  Array.from(
    { length: checks.length + 2 * references.length + dependants.length },
    (_, place) => row[`c${place}`] === true,
  )

/**
 * Until this transaction ends, nobody else changes what the records refer to, or writes another that takes the same.
 */
export async function takeAllReferred(context: Context, keys: readonly number[], plan: LinkPlan): Promise<void> {
  await run(context, { name: 'referred', plan, body: (writing) => takeReferred(writing, plan) }, [keys])
}

export async function moveFollowers(context: Context, keys: readonly number[], plan: FollowPlan): Promise<void> {
  await run(context, { name: 'follow', plan, body: (writing) => follow(writing, plan) }, [keys])
}

/** Who else holds what a record holds. */
export async function rivalsOf(
  context: Context,
  keys: readonly number[],
  plan: RivalPlan,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await run(context, { name: 'rivals', plan, body: (writing) => rivals(writing, plan) }, [keys])
  return new Map(rows.map((row) => [row['key'] as number, (row['rivals'] as readonly unknown[]).map(Number)]))
}

/** Those of the records that refer to themselves along the field, on whatever way. */
export async function circles(context: Context, keys: readonly number[], plan: LinkPlan): Promise<ReadonlySet<number>> {
  const { rows } = await run(context, { name: 'circles', plan, body: (writing) => circle(writing, plan) }, [keys])
  return new Set(rows.map((row) => row['key'] as number))
}

/** What the named expressions are worth for each of the records. */
export async function evaluated(
  context: Context,
  keys: readonly number[],
  plan: WorthPlan,
): Promise<ReadonlyMap<number, Body>> {
  const { rows } = await run(context, { name: 'worth', plan, body: (writing) => worth(writing, plan) }, [keys])
  return new Map(rows.map((row) => [row['key'] as number, row['values'] as Body]))
}

/** What the records are called; those that the asker does not see are missing. */
export async function namesOf(
  context: Context,
  entity: Entity,
  keys: readonly number[],
  which: Which = 'any',
): Promise<ReadonlyMap<number, string>> {
  if (keys.length === 0) return new Map()
  const plan = { entity: entity.name, which }
  const { rows } = await run(context, { name: 'displays', plan, body: (writing) => displays(writing, plan) }, [keys])
  return new Map(rows.map((row) => [row['key'] as number, String(row['display'] ?? `#${String(row['key'])}`)]))
}

/** Values of one record as people read them, by name: those that the asker may see. */
export async function inText(
  context: Context,
  entity: Entity,
  key: number,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const fields = names.map((name) => fieldNamed(entity, name)).filter(maySee(context.actor))
  const plan: TextsPlan = { entity: entity.name, fields: fields.map(({ name }) => name), lang: context.lang }
  const { rows } = await run(context, { name: 'texts', plan, body: (writing) => texts(writing, plan) }, [key])
  return Object.fromEntries(plan.fields.map((name, place) => [name, String(rows[0]?.[`c${place}`] ?? '')]))
}
