/** An instant, said and asked for in the product's time zone. */
import { endOfDay, isRealDate, startOfDay } from '../../values/calendar.ts'
import { formats } from '../formats.ts'
import { cellOf, countedText, dayOf, unlike, value } from '../server-cell.ts'
import { compareOne } from '../server-compare.ts'
import type { ServerKind, SheetCell } from '../server-kind.ts'
import { matching, partText, shortNote } from '../server-words.ts'
import { clock } from '../sql-text.ts'
import { parseInstant } from '../times.ts'

const read: SheetCell['read'] = (cell, field, reading) => {
  const written = countedText(cell, reading).normalize('NFKC').trim()
  if (formats['date-time'].validate(written)) return value(new Date(written).toISOString())
  const [, day = '', hour = '0', minute = '0', second = '0'] =
    /^(.+?)(?:[ T日]\s*(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2}))?\s*秒?)?$/.exec(written) ?? []
  const two = (part: string): string => part.padStart(2, '0')
  const found = parseInstant(`${dayOf(day) ?? ''} ${two(hour)}:${two(minute)}:${two(second)}`)
  return found === null ? unlike(field) : value(found)
}

export const datetimeServer: ServerKind = {
  words: (at, field) => ({
    sql: `date_bin(interval '1 second', ${at.value(field)}, timestamptz 'epoch') at time zone ${clock()}`,
    type: 'datetime',
  }),
  partWords: partText,
  note: shortNote(matching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), undefined, 'instant'),
  compare: compareOne,
  several: false,
  list: false,
  /** A day asked of an instant is the day in that zone. */
  span: (text) => (isRealDate(text) ? [startOfDay(text).toISOString(), endOfDay(text).toISOString()] : null),
  foreseen: true,
  cell: { ...cellOf('日期和时间', 'Date and time', read), counts: 'time' },
  sample: ({ salt, by }) => [`date_trunc('second', now()) - make_interval(secs => ${by.number(salt)} % 31536000)`],
}
