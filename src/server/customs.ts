/** What the schemas say of a place, and all code goes by: its time zone, and how numbers are written there. */
import { setNumberFormat, type NumberFormat } from '../kinds/numbers.ts'
import type { Model } from '../model/model.ts'
import { setTimeZone } from '../values/calendar.ts'

export function followCustoms({ app: { constants } }: Model): void {
  setTimeZone(constants['time_zone'])
  setNumberFormat(constants['number_format'] as unknown as NumberFormat)
}
