/** What deleting a record would meet: what forbids it, what goes with it, and what would no longer refer to it. */
import { AppError } from '../../errors/app-error.ts'
import { ARCHIVED, ARCHIVED_MARK } from '../../model/archive.ts'
import { type Incoming, storedIncomingOf } from '../../model/incoming.ts'
import type { Entity, Field, Label, Reference } from '../../model/model.ts'
import { demand } from '../policies/rights.ts'
import { referrers } from '../sql/writes.ts'
import type { Context } from './context.ts'
import { keyFrom } from './info.ts'
import { data, type OperationOf } from './operation.ts'
import { refuseOthers } from './parameters/refusal.ts'
import { asksArchive } from './parameters/selection.ts'
import { absent } from './write/guard.ts'
import { onlyOne } from './write/refused.ts'
import { namesOf, run } from './write/statements.ts'

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

export const impact: OperationOf = async (context, entity, { id, query = {} }) => {
  demand(context.actor, entity, 'remove')
  refuseOthers(query, entity.archive ? [ARCHIVED] : [])
  return data(await impactOf(context, entity, keyFrom(id), asksArchive(context, entity, query)))
}

/** `isArchived`: of a record in the archive, that it is deleted for good. */
export async function impactOf(context: Context, entity: Entity, key: number, isArchived = false): Promise<Impact> {
  const name = (await namesOf(context, entity, [key], isArchived ? 'archived' : 'living')).get(key)
  if (name === undefined) throw isArchived ? new AppError('not_found') : await absent(context, entity, key)
  const found =
    entity.archive && !isArchived
      ? await referring(context, entity, [key], ['cascade'], ['living'])
      : await referring(context, entity, [key], ['restrict', 'cascade', 'null'])
  const of = (onDelete: Effect) =>
    (found.get(key) ?? []).filter((one) => one.onDelete === onDelete).map(({ referrer }) => referrer)
  return { name, blocked: of('restrict'), lost: of('cascade'), emptied: of('null') }
}

/** What forbids the deletion of each of the records; those that nothing holds are missing. */
export async function blocking(
  context: Context,
  entity: Entity,
  keys: readonly number[],
): Promise<ReadonlyMap<number, readonly Referrer[]>> {
  const found = await referring(context, entity, keys, ['restrict'])
  return new Map([...found].map(([key, all]) => [key, all.map(({ referrer }) => referrer)]))
}

type Effect = Reference['onDelete']
interface Referring {
  readonly onDelete: Effect
  readonly referrer: Referrer
}

async function referring(
  context: Context,
  entity: Entity,
  keys: readonly number[],
  effects: readonly Effect[],
  sides: readonly ('living' | 'archived')[] = ['living', 'archived'],
): Promise<ReadonlyMap<number, readonly Referring[]>> {
  const found = new Map<number, Referring[]>()
  const note = (key: number, onDelete: Effect, referrer: Referrer): void => {
    if (referrer.count > 0 && effects.includes(onDelete))
      found.set(key, [...(found.get(key) ?? []), { onDelete, referrer }])
  }
  for (const { from, field } of keys.length === 0
    ? []
    : pointing(context, entity).filter(({ field }) =>
        effects.some((effect) => effect === effectOn(field) || effect === effectOfLast(field)),
      )) {
    for (const which of from.archive ? sides : (['living'] as const)) {
      const plan = { entity: from.name, by: field.name, of: entity.name, which }
      const { rows } = await run(context, { name: 'referrers', plan, body: (writing) => referrers(writing, plan) }, [
        keys,
      ])
      // Nobody would find those in the archive in the list.
      const mark = which === 'archived' ? ARCHIVED_MARK : { zh: '', en: '' }
      const label = { zh: from.label.zh + mark.zh, en: from.label.en + mark.en }
      const told = { entity: from.name, plural: from.plural, label, by: field.name }
      for (const row of rows) {
        const [key, count, only] = [row['key'] as number, row['count'] as number, row['only'] as number]
        note(key, effectOn(field), { ...told, count: count - only })
        // Those that have nothing else in a list which must not lose its last.
        note(key, 'restrict', { ...told, label: onlyOne({ ...from, label }, field), count: only })
      }
    }
  }
  return found
}

const pointing = ({ model }: Context, entity: Entity): readonly Incoming[] =>
  storedIncomingOf(model, entity.name).filter(
    ({ from, field }) => (from.tenant || !entity.tenant) && field.reference?.onDelete !== 'keep',
  )

/** Of several references one goes; the record that held it stays. */
const effectOn = ({ kind, reference }: Field): Effect => {
  const onDelete = reference?.onDelete ?? 'restrict'
  return kind === 'references' && onDelete !== 'restrict' ? 'null' : onDelete
}

const effectOfLast = ({ reference }: Field): Effect | null =>
  reference?.onDelete === 'restrict_last' ? 'restrict' : null
