/**
 * The figures of the home page: counts of lists that `constants.json` names, each asked as the list itself would be, with its rights and scope;
 * and the energy of thirty days. A figure that the asker may not see is left out.
 */
import { mayOperate } from '../policies/rights.ts'
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
  readonly figures: readonly { readonly key: string; readonly value: string | null; readonly filter: Readonly<Record<string, string>>; readonly count: number; readonly exact: boolean }[]
  readonly energy: readonly { readonly day: string; readonly used: string }[]
}

const DAY_MS = 86_400_000
const CHINA_MS = 8 * 3_600_000
const dayOf = (time: number): string => new Date(time + CHINA_MS).toISOString().slice(0, 10)

export async function overview(context: Context): Promise<Overview> {
  const figures = (context.model.app.constants['overview'] ?? []) as unknown as readonly Figure[]
  const [counted, energy] = await Promise.all([Promise.all(figures.map((figure) => counts(context, figure))), energyOf(context)])
  return { figures: counted.flat(), energy }
}

async function counts(context: Context, { key, entity: name, filter, by, until }: Figure): Promise<Overview['figures']> {
  const entity = context.model.entities[name]
  if (!entity || !mayOperate(context.actor, entity, 'list')) return []
  const values = by === undefined ? [null] : (context.model.enums[entity.fields.find((field) => field.name === by)?.enum ?? '']?.values ?? []).map(({ value }) => String(value))
  const last = until === undefined ? {} : { [`${until.field}_to`]: dayOf(context.now.getTime() + until.days * DAY_MS) }
  return Promise.all(values.map(async (value) => {
    const whole = { ...filter, ...last, ...(by !== undefined && value !== null && { [by]: value }) }
    const answer = await operations.list(context, entity, { query: { ...whole, limit: '1', columns: entity.key } })
    const { count, count_kind: kind } = JSON.parse(answer.kind === 'json' ? answer.text : '{}') as { count?: number | null; count_kind?: string }
    return { key, value, filter: whole, count: count ?? 0, exact: kind === 'exact' }
  }))
}

const ENERGY_KEY = 'electric_usage'
const DAYS = 30

async function energyOf({ model, store, actor, scope, now }: Context): Promise<Overview['energy']> {
  const entity = model.entities[ENERGY_KEY]
  if (!entity || !mayOperate(actor, entity, 'list')) return []
  const { rows } = await store.query({
    text: `select to_char(u.day, 'YYYY-MM-DD') as day, sum(u.used)::text as used from electric_usages u
      where u.client_id = $1 and u.day > $4::date and ($2::bigint[] is null or u.home_id in (select h.home_id from homes h where h.client_id = $1 and h.store_id = any($2::bigint[])))
        and ($3::bigint[] is null or u.home_id = any($3::bigint[]))
      group by u.day order by u.day`,
    values: [scope.client_id, scope.stores, scope.homes, dayOf(now.getTime() - DAYS * DAY_MS)],
  })
  return rows as unknown as Overview['energy']
}
