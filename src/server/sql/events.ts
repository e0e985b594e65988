/**
 * A statement's part for those who want to be told of what it does: one row for each of its records and each webhook
 * that asked for such, written by the very statement, so that nothing is told that did not happen, and nothing is
 * lost that did. Whether somebody may be told of a record is judged as it is sent (`events/payload.ts`).
 */
import { ident, literal } from '../../kinds/sql-text.ts'
import { WebhookEvent, WebhookSendingState, WebhookTargetState } from '../../generated/enums.ts'
import type { Entity, Model } from '../../model/model.ts'
import { WEBHOOK_DUE, WEBHOOK_SENDING, WEBHOOK_TARGET } from '../../model/system-needs.ts'
import { placesOfLevels } from './journal.ts'
import { all, column, entityCalled, entityNamed, keyOf, type Source, via } from './sources.ts'
import type { Writing } from './writing.ts'

/** By which a deleted record's own account stands among its places. */
export const OWNER_PLACE = '#owner'

export interface Happened {
  readonly event: keyof typeof WebhookEvent
  /** What it happened to; a deleted record's places are kept, since nobody can ask for them any more. */
  readonly record: Source
  /** SQL. */
  readonly from: string
}

/** Those of whose records others can be told. */
const told = new WeakMap<Model, ReadonlySet<number | string>>()

export function isTold({ name }: Entity, model: Model): boolean {
  const names = told.get(model) ?? new Set(model.enums['told_entity']?.values.map(({ value }) => value))
  told.set(model, names)
  return names.has(name)
}

/** Parts of a WITH, each with its name; none where nobody can be told. */
export function eventsOf(writing: Writing, happenings: readonly Happened[]): readonly string[] {
  const some = happenings.filter(
    ({ event, record: { entity } }) => isTold(entity, writing.model) && !(event === 'deleted' && isVeiled(entity)),
  )
  if (some.length === 0 || !hasWebhooks(writing.model)) return []
  const target = via(writing, entityNamed(writing.model, WEBHOOK_TARGET))
  const [client, now] = (['client', 'now'] as const).map((is) => writing.slot({ is }))
  const selects = some.map(
    ({ event, record, from }) =>
      `select ${literal(record.entity.name)} as resource, ${WebhookEvent[event]} as event, ${keyOf(record)} as key, ${event === 'deleted' ? placesOf(writing, record) : 'null::text'} as places${from}`,
  )
  const wants = all([
    target.where,
    `${column(target, 'state')} = ${WebhookTargetState.active}`,
    `happened.resource = any(${column(target, 'resources')})`,
    `happened.event = any(${column(target, 'events')})`,
  ])
  return [
    `happened as (${selects.join(' union all ')})`,
    `sending as (insert into ${ident(tableOf(writing, WEBHOOK_SENDING))} (client_id, target_id, event, resource, record_id, state, attempts, next_at, created_at, updated_at)` +
      ` select ${client}, ${keyOf(target)}, happened.event, happened.resource, happened.key, ${WebhookSendingState.pending}, 0, now(), ${now}, ${now} from happened, ${target.from} where ${wants} returning id, target_id, resource, record_id)`,
    `due as (insert into ${ident(tableOf(writing, WEBHOOK_DUE))} (client_id, sending_id, target_id, attempts, next_at, places)` +
      ` select ${client}, sending.id, sending.target_id, 0, now(), happened.places from sending join happened on happened.resource = sending.resource and happened.key = sending.record_id)`,
  ]
}

const hasWebhooks = (model: Model): boolean =>
  [WEBHOOK_TARGET, WEBHOOK_SENDING, WEBHOOK_DUE].every((name) => entityCalled(model, name) !== undefined)
const tableOf = ({ model }: Writing, name: string): string => entityNamed(model, name).plural

/** Who sees a record is said by the record itself: once it is gone, nobody can tell who did. */
const isVeiled = ({ scope }: Entity): boolean => scope.seen !== null

function placesOf(writing: Writing, record: Source): string {
  const { owner } = record.entity.scope
  const places = [
    ...placesOfLevels(writing, record),
    ...(owner === null ? [] : [[OWNER_PLACE, column(record, owner.by)] as const]),
  ]
  return `jsonb_build_object(${places.flatMap(([name, sql]) => [literal(name), sql]).join(', ')})::text`
}
