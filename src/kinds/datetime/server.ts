/** An instant, said and asked for in China's time. */
import { OFFSET } from '../../values/calendar.ts'
import { formats } from '../formats.ts'
import { cellOf, countedText, dayOf, unlike, value } from '../server-cell.ts'
import { compareOne } from '../server-compare.ts'
import type { ServerKind, SheetCell } from '../server-kind.ts'
import { partText, shortNote } from '../server-words.ts'
import { CHINA } from '../sql-text.ts'
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
    sql: `date_bin(interval '1 second', ${at.value(field)}, timestamptz 'epoch') at time zone ${CHINA}`,
    type: 'datetime',
  }),
  partWords: partText,
  note: shortNote(undefined, 'instant'),
  compare: compareOne,
  several: false,
  list: false,
  /** A day asked of an instant is the day in China. */
  span: (text) =>
    /^\d{4}-\d\d-\d\d$/.test(text) ? [`${text}T00:00:00${OFFSET}`, `${text}T23:59:59.999${OFFSET}`] : null,
  foreseen: true,
  cell: { ...cellOf('日期和时间', 'Date and time', read), counts: 'time' },
  sample: ({ salt, by }) => [`date_trunc('second', now()) - make_interval(secs => ${by.number(salt)} % 31536000)`],
}
