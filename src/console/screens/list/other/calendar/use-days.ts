/**
 * The records of the days that a calendar shows: the list itself, between two days, page after page up to a number
 * beyond which nobody would read them.
 */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import type { FilterValues } from '../../../../../kinds/input.ts'
import type { CalendarView, Field, Tone } from '../../../../../model/model.ts'
import { clockOf, endOfDay, isRealDate, startOfDay } from '../../../../../values/calendar.ts'
import type { Sort } from '../../../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../../../provider/data-provider.ts'
import type { EntityView } from '../../../entity-view.ts'
import { neededFields } from '../../columns.tsx'
import { firstRecords } from '../first-records.ts'
import { toneOf } from '../tone-of.ts'
import type { Spanned } from './weeks.ts'

export interface DayItem extends Spanned {
  readonly record: CellRecord
  readonly tone: Tone
}

export interface Days {
  readonly items: readonly DayItem[]
  /** They are more than are shown: how many these are, and the day up to which none is missing; null: not known. */
  readonly cut: { readonly count: number; readonly until: string | null } | null
}

interface Asked {
  readonly filter: FilterValues
  readonly sort: Sort
  readonly from: string
  readonly to: string
}

export function useDays({ entity }: EntityView, calendar: CalendarView, { filter, sort, from, to }: Asked) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const field = entity.fields.find(({ name }) => name === calendar.by)
  const order: Sort = field?.sort ? { field: calendar.by, order: 'ASC' } : sort
  const columns = neededFields(entity, [
    calendar.by,
    ...calendar.fields,
    ...(calendar.tone === null ? [] : [calendar.tone]),
  ])
  const within = { ...filter, ...between(filter, calendar.by, from, to) }
  return useQuery({
    queryKey: [entity.plural, 'getCalendar', { filter: within, sort: order, columns }],
    queryFn: async ({ signal }): Promise<Days> => {
      const asked = { filter: within, sort: order, columns, signal }
      const { records, cut } = await firstRecords(dataProvider, entity, asked)
      const items = field
        ? records.flatMap((record) => itemOf(record, field, toneOf(entity, calendar.tone, record)))
        : []
      // The last day may have more than came; of spans nothing is told by the order in which they begin.
      const until = field?.sort && field.kind !== 'date-range' ? (items.at(-1)?.from ?? null) : null
      return { items, cut: cut ? { count: records.length, until } : null }
    },
    placeholderData: (before) => before,
  })
}

/** The narrower of what is filtered by and what is shown. */
function between(filter: FilterValues, by: string, from: string, to: string): FilterValues {
  const [begin, end] = [`${by}_from`, `${by}_to`]
  const [asked, until] = [filter[begin], filter[end]]
  return {
    [begin]: typeof asked === 'string' && startOf(asked) > startOfDay(from) ? asked : from,
    [end]: typeof until === 'string' && endOf(until) < endOfDay(to) ? until : to,
  }
}
const startOf = (text: string): Date => (isRealDate(text) ? startOfDay(text) : new Date(text))
const endOf = (text: string): Date => (isRealDate(text) ? endOfDay(text) : new Date(text))

function itemOf(record: CellRecord, { name, kind }: Field, tone: Tone): readonly DayItem[] {
  const value = record[name]
  if (kind === 'date-range' && Array.isArray(value)) {
    const [from = '', to = ''] = value as readonly string[]
    return [{ record, tone, from, to, time: null }]
  }
  if (typeof value !== 'string') return []
  if (kind === 'date') return [{ record, tone, from: value, to: value, time: null }]
  const [day = '', time = ''] = clockOf(new Date(value)).split(' ')
  return [{ record, tone, from: day, to: day, time: time.slice(0, 5) }]
}
