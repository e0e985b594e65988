/**
 * What records say can be done to them, where the guard of accounts and roles has a say: nothing, of those that it lets
 * whoever asks not change at all.
 */
import type { Entity } from '../../model/model.ts'
import { mayRefuse, refusedGrants, untouched } from '../auth/grants.ts'
import { ACTIONS } from '../sql/actions.ts'
import type { Context } from './context.ts'

type Row = Readonly<Record<string, unknown>>

/** `text`: of one record, or of a list, which tell of `actions`; null: they tell nothing. */
export async function foretold(
  context: Context,
  entity: Entity,
  actions: readonly string[] | null,
  text: string,
): Promise<string> {
  if (actions === null || actions.length === 0 || !mayRefuse(context, entity)) return text
  const read = JSON.parse(text) as Row | readonly Row[]
  const rows = [read].flat() as readonly Row[]
  const refused = await refusedGrants(
    context,
    entity,
    rows.map((row) => untouched(row[entity.key] as number)),
  )
  const told = rows.map((row, at) => (refused[at] ? { ...row, [ACTIONS]: null } : row))
  return JSON.stringify(Array.isArray(read) ? told : told[0])
}
