/**
 * The figures of a dashboard: counts of lists, each asked as the list itself would be, with its rights and scope, and
 * sums by day. What the asker may not list is left out, as is what is meant for other roles.
 */
import { AppError } from '../../errors/app-error.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import { isMeantFor } from '../../model/dashboard.ts'
import type { Counted, DashboardFigure, DashboardPart } from '../../model/model.ts'
import { addDays, dayOf } from '../../values/calendar.ts'
import type { Context } from '../operations/context.ts'
import { holds } from '../policies/rights.ts'
import { entityCalled, fieldNamed } from '../sql/sources.ts'
import { listsIn } from './lists.ts'
import { rememberedIn } from './remembered.ts'

type Figures = CallTypes['dashboard']['response']
type Filter = Counted['filter']

export async function dashboardFigures(
  context: Context,
  { name }: CallTypes['dashboard']['request'],
): Promise<Figures> {
  const dashboard = Object.hasOwn(context.model.dashboards, name) ? context.model.dashboards[name] : undefined
  if (dashboard === undefined) throw new AppError('bad_value', { name: 'name' })
  if (!holds(context.actor, dashboard.permission)) throw new AppError('forbidden')
  const parts = dashboard.parts.filter((part) => isMeantFor(part, (key) => holds(context.actor, key)))
  return rememberedIn(context)(`dashboard ${name}`, async () => {
    const count = counting(context)
    const [counts, days] = await Promise.all([
      Promise.all(parts.map((part) => countsOf(context, count, part))),
      Promise.all(parts.map((part) => daysOf(context, part))),
    ])
    return { counts: counts.flat(), days: days.flat() }
  })
}

function countsOf(context: Context, count: Counting, part: DashboardPart): Promise<Figures['counts']> {
  if (part.part === 'figures')
    return joined(
      part.figures
        .filter((figure) => isMeantFor(figure, (key) => holds(context.actor, key)))
        .map((figure) => summed(context, count, figure)),
    )
  if (part.part === 'list') return counted(context, count, part)
  if (part.part !== 'groups') return Promise.resolve([])
  const { by, apart } = part
  return joined(
    codesOf(context, part.entity, by).flatMap((value) => {
      const group = { ...part, filter: { ...part.filter, [by]: value } }
      const some = { ...group, filter: { ...group.filter, ...apart?.filter } }
      return [
        counted(context, count, group, value),
        ...(apart === null ? [] : [counted(context, count, some, value, true)]),
      ]
    }),
  )
}

type Counting = ReturnType<typeof listsIn>['count']

/** What several parts count alike is counted once. */
function counting(context: Context): Counting {
  const { count } = listsIn(context)
  const asked = new Map<string, ReturnType<Counting>>()
  return (entity, filter) => {
    const key = JSON.stringify([entity, filter])
    const found = asked.get(key) ?? count(entity, filter)
    asked.set(key, found)
    return found
  }
}

const joined = async <T>(all: readonly Promise<readonly T[]>[]): Promise<T[]> => (await Promise.all(all)).flat()

async function counted(
  context: Context,
  count: Counting,
  part: Counted,
  value: string | null = null,
  apart = false,
): Promise<Figures['counts']> {
  const { name, entity, filter } = part
  const range = narrowing(context, part)
  const found = await count(entity, { ...filter, ...range })
  return found === null ? [] : [{ name, value, apart, range, ...found, sum: null }]
}

/** Counted and added up side by side. */
async function summed(context: Context, count: Counting, figure: DashboardFigure): Promise<Figures['counts']> {
  const { entity, filter, sum: field } = figure
  if (field === null) return counted(context, count, figure)
  const [counts, sum] = await Promise.all([
    counted(context, count, figure),
    listsIn(context).total(entity, { ...filter, ...narrowing(context, figure) }, field),
  ])
  return counts.map((one) => ({ ...one, sum }))
}

/** What depends on the day, and on who asks. */
const narrowing = ({ now, actor }: Context, { within, own }: Counted): Filter => ({
  ...(within !== null && rangeOf(within, dayOf(now))),
  ...(own !== null && { [own]: String(actor.staff_id) }),
})

const rangeOf = ({ field, from, to }: NonNullable<Counted['within']>, today: string): Filter => ({
  ...(from !== undefined && { [`${field}_from`]: addDays(today, from) }),
  ...(to !== undefined && { [`${field}_to`]: addDays(today, to) }),
})

function codesOf({ model }: Context, name: string, by: string): readonly string[] {
  const entity = entityCalled(model, name)
  const codes = entity && model.enums[fieldNamed(entity, by).enum ?? '']
  return (codes?.values ?? []).map(({ value }) => String(value))
}

async function daysOf(context: Context, part: DashboardPart): Promise<Figures['days']> {
  if (part.part !== 'days') return []
  const today = dayOf(context.now)
  const sums = await listsIn(context).sumsByDay(part.entity, part, addDays(today, -part.days - 2))
  return sums === null ? [] : [{ name: part.name, sums: settledDays(sums, today, part.days) }]
}

/**
 * What a day comes to stands some time after its midnight: until then the days end one earlier, so that there are
 * always as many.
 */
export function settledDays(
  sums: ReadonlyMap<string, string>,
  today: string,
  days: number,
): Figures['days'][number]['sums'] {
  if (sums.size === 0) return []
  const last = addDays(today, sums.has(addDays(today, -1)) ? -1 : -2)
  return Array.from({ length: days }, (_, at) => addDays(last, at + 1 - days)).map((day) => ({
    day,
    sum: sums.get(day) ?? null,
  }))
}
