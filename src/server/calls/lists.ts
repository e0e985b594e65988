/** Lists as an operation's code asks them: what the caller would see there, counted and summed. */
import { bound } from '../operations/bound.ts'
import type { Context } from '../operations/context.ts'
import { operations } from '../operations/table.ts'
import { maySee } from '../operations/parameters/fields.ts'
import { mayOperate } from '../policies/rights.ts'
import type { EntityName } from '../records/types.ts'
import { written } from '../sql/cache.ts'
import { entityCalled, entityNamed, fieldNamed } from '../sql/sources.ts'
import { reportAsked } from '../scheduled/asked.ts'
import { sumsByDay } from '../sql/sums.ts'

export interface Count {
  readonly count: number
  /** False: there are more, and this is about how many. */
  readonly exact: boolean
}

export interface Lists {
  /** Whether the asker may see the list at all. */
  sees(entity: EntityName): boolean
  /** Filters as the list's call takes them. Null: the asker may not see the list, or there is none. */
  count(entity: string, filter: Readonly<Record<string, string>>): Promise<Count | null>
  /** What the list adds up of a field under these filters. Null: the asker may not see it. */
  total(entity: string, filter: Readonly<Record<string, string>>, field: string): Promise<string | null>
  /**
   * What a report shows that is asked so, in words. Whoever may not have it as a file, or asks what it does not know,
   * is refused.
   */
  report(name: string, query: Readonly<Record<string, string>>): Promise<string>
  /** Of a decimal field, for each day after the given one that has any. */
  sumsByDay(
    entity: string,
    fields: { readonly day: string; readonly sum: string },
    after: string,
  ): Promise<ReadonlyMap<string, string> | null>
}

export const listsIn = (context: Context): Lists => ({
  sees: (name) => mayOperate(context.actor, entityNamed(context.model, name), 'list'),
  count: async (name, filter) => {
    const entity = entityCalled(context.model, name)
    if (!entity || !mayOperate(context.actor, entity, 'list')) return null
    const answer = await operations.list(context, entity, { query: { ...filter, limit: '1', columns: entity.key } })
    const { count, count_kind: kind } = JSON.parse(answer.kind === 'json' ? answer.text : '{}') as {
      count?: number | null
      count_kind?: string
    }
    return { count: count ?? 0, exact: kind === 'exact' }
  },
  total: async (name, filter, field) => {
    const entity = entityCalled(context.model, name)
    if (!entity || !mayOperate(context.actor, entity, 'list')) return null
    if (!maySee(context.actor)(fieldNamed(entity, field))) return null
    const answer = await operations.totals(context, entity, { query: { ...filter, columns: field } })
    const { totals = {} } = JSON.parse(answer.kind === 'json' ? answer.text : '{}') as {
      totals?: Readonly<Record<string, string>>
    }
    return totals[field] ?? null
  },
  report: (name, query) => reportAsked(context, name, query),
  sumsByDay: async (name, { day, sum }, after) => {
    const entity = entityCalled(context.model, name)
    if (!entity || !mayOperate(context.actor, entity, 'list')) return null
    if (![day, sum].map((field) => fieldNamed(entity, field)).every(maySee(context.actor))) return null
    const plan = { entity: name, day, sum }
    const statement = written(context.model, context.scope, {
      name: 'sums by day',
      plan,
      prepared: true,
      body: (writing) => sumsByDay(writing, plan),
    })
    const { rows } = await context.connection.query(bound(context, statement, [after]))
    return new Map(rows.map((row) => [String(row['day']), String(row['sum'])]))
  },
})
