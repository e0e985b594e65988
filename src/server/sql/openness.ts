/** Whether a record takes changes as it stands, whoever makes them: as `operations/write/guard.ts` has it. */
import { literal } from '../../kinds/sql-text.ts'
import { expression, value } from './expressions.ts'
import { archiveOf, fieldNamed, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

/** Conditions of the record, `true` where nothing is in the way. */
export interface Openness {
  /** It is not archived. */
  readonly living: string
  readonly unlocked: string
  /** The workflow lets it be changed in its state. */
  readonly state: string
}

export function openness(writing: Writing, source: Source): Openness {
  const { entity } = source
  const locked = entity.locked.update
  const workflow = writing.model.workflows[entity.workflow ?? '']
  const states = workflow?.allow.update.map(literal).join(', ')
  return {
    living: archiveOf(entity, 'living', source.alias),
    unlocked: locked === null ? 'true' : `not coalesce(${expression(writing, source, locked.when)}, false)`,
    state:
      workflow === undefined
        ? 'true'
        : states === ''
          ? 'false'
          : `${value(writing, source, fieldNamed(entity, workflow.field))} in (${states})`,
  }
}
