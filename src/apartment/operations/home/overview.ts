/**
 * The figures of the home page: counts of lists that `constants.json` names, each asked as the list itself would be,
 * with its rights and scope; and the energy of thirty days. A figure that the asker may not see is left out.
 */
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { addDays, dayOf } from '../../../values/calendar.ts'

type Overview = CallTypes['home_overview']['response']

interface Figure {
  readonly key: string
  readonly entity: string
  readonly filter: Readonly<Record<string, string>>
  /** One count for each value of this enum field. */
  readonly by?: string
  /** Only those whose day comes within so many days. */
  readonly until?: { readonly field: string; readonly days: number }
}

export const homeOverview: Operation<'home_overview'> = async (work) => {
  const figures = (work.model.app.constants['overview'] ?? []) as unknown as readonly Figure[]
  const [counted, energy] = await Promise.all([
    Promise.all(figures.map((figure) => counts(work, figure))),
    energyOf(work),
  ])
  return { figures: counted.flat(), energy }
}

async function counts(
  { lists, model, now }: Work,
  { key, entity, filter, by, until }: Figure,
): Promise<Overview['figures']> {
  const last = until === undefined ? {} : { [`${until.field}_to`]: addDays(dayOf(now), until.days) }
  const found = await Promise.all(
    (by === undefined ? [null] : valuesOf(model, entity, by)).map(async (value) => {
      const whole = { ...filter, ...last, ...(by !== undefined && value !== null && { [by]: value }) }
      const counted = await lists.count(entity, whole)
      return counted === null ? [] : [{ key, value, filter: whole, ...counted }]
    }),
  )
  return found.flat()
}

function valuesOf({ entities, enums }: Work['model'], entity: string, field: string): readonly string[] {
  const name = entities[entity]?.fields.find((one) => one.name === field)?.enum
  return (enums[name ?? '']?.values ?? []).map(({ value }) => String(value))
}

const DAYS = 30

async function energyOf({ lists, now }: Work): Promise<Overview['energy']> {
  const today = dayOf(now)
  const used = await lists.sumsByDay('electric_usage', { day: 'day', sum: 'used' }, addDays(today, -DAYS - 2))
  return settledDays(used ?? new Map(), today)
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
