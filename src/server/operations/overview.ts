/**
 * The figures of the home page: counts of lists that `constants.json` names, each asked as the list itself would be,
 * with its rights and scope; and the energy of thirty days. A figure that the asker may not see is left out.
 */
import { addDays, dayOf } from '../../values/calendar.ts'
import { mayOperate } from '../policies/rights.ts'
import { written } from '../sql/cache.ts'
import { fieldCalled } from '../sql/sources.ts'
import { type SumPlan, sumsByDay } from '../sql/sums.ts'
import { bound } from './bound.ts'
import type { Context } from './context.ts'
import { operations } from './table.ts'

interface Figure {
  readonly key: string
  readonly entity: string
  readonly filter: Readonly<Record<string, string>>
  /** One count for each value of this enum field. */
  readonly by?: string
  /** Only those whose day comes within so many days. */
  readonly until?: { readonly field: string; readonly days: number }
}

export interface Overview {
  /** `filter`: of the list that shows what was counted. */
  readonly figures: readonly {
    readonly key: string
    readonly value: string | null
    readonly filter: Readonly<Record<string, string>>
    readonly count: number
    readonly exact: boolean
  }[]
  /** Day after day; null: nothing was settled of it. */
  readonly energy: readonly { readonly day: string; readonly used: string | null }[]
}

export async function overview(context: Context): Promise<Overview> {
  const figures = (context.model.app.constants['overview'] ?? []) as unknown as readonly Figure[]
  const [counted, energy] = await Promise.all([
    Promise.all(figures.map((figure) => counts(context, figure))),
    energyOf(context),
  ])
  return { figures: counted.flat(), energy }
}

async function counts(
  context: Context,
  { key, entity: name, filter, by, until }: Figure,
): Promise<Overview['figures']> {
  const entity = context.model.entities[name]
  if (!entity || !mayOperate(context.actor, entity, 'list')) return []
  const values =
    by === undefined
      ? [null]
      : (context.model.enums[fieldCalled(entity, by)?.enum ?? '']?.values ?? []).map(({ value }) => String(value))
  const last = until === undefined ? {} : { [`${until.field}_to`]: addDays(dayOf(context.now), until.days) }
  return Promise.all(
    values.map(async (value) => {
      const whole = { ...filter, ...last, ...(by !== undefined && value !== null && { [by]: value }) }
      const answer = await operations.list(context, entity, { query: { ...whole, limit: '1', columns: entity.key } })
      const { count, count_kind: kind } = JSON.parse(answer.kind === 'json' ? answer.text : '{}') as {
        count?: number | null
        count_kind?: string
      }
      return { key, value, filter: whole, count: count ?? 0, exact: kind === 'exact' }
    }),
  )
}

const ENERGY: SumPlan = { entity: 'electric_usage', day: 'day', sum: 'used' }
const DAYS = 30

async function energyOf(context: Context): Promise<Overview['energy']> {
  const entity = context.model.entities[ENERGY.entity]
  if (!entity || !mayOperate(context.actor, entity, 'list')) return []
  const statement = written(context.model, context.scope, {
    name: 'sums by day',
    plan: ENERGY,
    prepared: true,
    body: (writing) => sumsByDay(writing, ENERGY),
  })
  const today = dayOf(context.now)
  const { rows } = await context.connection.query(bound(context, statement, [addDays(today, -DAYS - 2)]))
  return settledDays(new Map(rows.map((row) => [String(row['day']), String(row['sum'])])), today)
}

/**
 * The use of a day stands some time after its midnight: until then the thirty days end one day earlier, so that there
 * are always thirty.
 */
export function settledDays(used: ReadonlyMap<string, string>, today: string): Overview['energy'] {
  if (used.size === 0) return []
  const last = addDays(today, used.has(addDays(today, -1)) ? -1 : -2)
  return Array.from({ length: DAYS }, (_, at) => addDays(last, at + 1 - DAYS)).map((day) => ({
    day,
    used: used.get(day) ?? null,
  }))
}
