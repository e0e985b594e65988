/** What may be offered for a record: by the user's keys, the workflow's state and the schema's locks. */
import { isArchived } from '../../../model/archive.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { isMet } from '../../../model/conditions.ts'
import type { Field, Label, Transition } from '../../../model/model.ts'

export type May = (key: string | null) => boolean
type Row = Readonly<Record<string, unknown>>
type Change = 'update' | 'remove'

export const mayChange = (entity: ConsoleEntity, record: Row, change: Change, may: May): boolean =>
  may(entity.access[change]) &&
  record['_actions'] !== null &&
  !isArchived(record) &&
  refusal(entity, record, change) === null

/** Of a field, whatever its record says. */
export const mayWrite = ({ writePermission }: Field, may: May): boolean =>
  writePermission === undefined || may(writePermission)

/**
 * Why the record's state forbids it; null: it does not. `undefined` label: the workflow does, without words of its own.
 */
export function refusal(
  entity: ConsoleEntity,
  record: Row,
  change: Change,
): { readonly message: Label | undefined } | null {
  const lock = entity.locked[change]
  if (lock && isMet(lock.when, record) === true) return { message: lock.message }
  const { workflow } = entity
  const state = workflow && record[workflow.field]
  if (workflow && state !== undefined && !workflow.allow[change].some((allowed) => allowed === state))
    return { message: undefined }
  return null
}

/** Transitions from the record's state that the user may take. */
export function transitionsOf({ workflow }: ConsoleEntity, record: Row, may: May): readonly Transition[] {
  if (!workflow) return []
  const state = record[workflow.field]
  return workflow.transitions.filter(
    ({ from, permission, pending, when }) =>
      !pending &&
      from.some((one) => one === state) &&
      may(permission) &&
      (when === null || isMet(when, record) !== false),
  )
}

/** The state that a step leads to; undefined: what decides it is not known of the record. */
export const targetOf = ({ to }: Transition, record: Row): unknown =>
  typeof to === 'object' ? to.cases[String(record[to.by])] : to
