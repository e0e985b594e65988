/** What deleting a record would meet: what forbids it, what goes with it, and what would no longer refer to it. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity, Field, Label, Reference } from '../../model/model.ts'
import { mayOperate } from '../policies/rights.ts'
import { displayOf, referrers } from '../sql/writes.ts'
import type { Context } from './context.ts'
import { keyFrom } from './info.ts'
import { data, type OperationOf } from './operation.ts'
import { onlyOne } from './write/refused.ts'
import { run } from './write/statements.ts'

export interface Referrer {
  readonly entity: string
  readonly plural: string
  readonly label: Label
  readonly by: string
  readonly count: number
}

export interface Impact {
  /** The record as it is shown. */
  readonly name: string
  /** These forbid it. */
  readonly blocked: readonly Referrer[]
  /** These are deleted with it. */
  readonly lost: readonly Referrer[]
  /** These stay, and refer to nothing. */
  readonly emptied: readonly Referrer[]
}

export const impact: OperationOf = async (context, entity, { id }) => {
  if (!mayOperate(context.actor, entity, 'remove')) throw new AppError('forbidden')
  return data(await impactOf(context, entity, keyFrom(id)))
}

export async function impactOf(context: Context, entity: Entity, key: number): Promise<Impact> {
  const plan = { entity: entity.name }
  const { rows: [row] } = await run(context, { name: 'display', plan, body: (writing) => displayOf(writing, plan) }, [key])
  if (row === undefined) throw new AppError('not_found')
  const found: { readonly onDelete: Effect; readonly referrer: Referrer }[] = []
  for (const { from, field } of pointing(context, entity)) {
    const [referrer, only] = await countOf(context, entity, key, from, field)
    found.push({ onDelete: effectOn(field), referrer }, { onDelete: 'restrict', referrer: only })
  }
  const of = (onDelete: Effect) => found.filter((one) => one.onDelete === onDelete && one.referrer.count > 0).map(({ referrer }) => referrer)
  return { name: String(Object.values(row)[0] ?? key), blocked: of('restrict'), lost: of('cascade'), emptied: of('null') }
}

const pointing = ({ model }: Context, entity: Entity) => Object.values(model.entities).filter((from) => from.tenant || !entity.tenant).flatMap((from) =>
  from.fields.filter(({ reference, computed }) => reference?.entity === entity.name && reference.onDelete !== 'keep' && computed === null)
    .map((field) => ({ from, field })))

/** Of several references one goes; the record that held it stays. */
const effectOn = ({ kind, reference }: Field): Effect => {
  const onDelete = reference?.onDelete ?? 'restrict'
  return kind === 'references' && onDelete !== 'restrict' ? 'null' : onDelete
}
type Effect = Reference['onDelete']

/** Those that it goes from, and those that have nothing else in a list which must not lose its last. */
async function countOf(context: Context, entity: Entity, key: number, from: Entity, field: Field): Promise<readonly [Referrer, Referrer]> {
  const plan = { entity: from.name, by: field.name, of: entity.name }
  const { rows: [row] } = await run(context, { name: 'referrers', plan, body: (writing) => referrers(writing, plan) }, [key])
  const [count, only] = [Number(row?.['count'] ?? 0), Number(row?.['only'] ?? 0)]
  const told = { entity: from.name, plural: from.plural, label: from.label, by: field.name }
  return [{ ...told, count: count - only }, { ...told, label: onlyOne(from, field), count: only }]
}
