/** What the ways of drawing a calendar are given. */
import type { CalendarView } from '../../../../../model/model.ts'
import type { EntityView } from '../../../entity-view.ts'
import type { DayItem } from './use-days.ts'
import type { Span } from './weeks.ts'
import type { DayWords } from './words.ts'

export interface CalendarParts {
  readonly view: EntityView
  readonly calendar: CalendarView
  readonly items: readonly DayItem[]
  readonly weeks: readonly (readonly string[])[]
  readonly at: string
  readonly span: Span
  readonly today: string
  /** The list of a day's records: its address's search. */
  readonly listOf: (day: string) => string
  readonly words: DayWords
}
