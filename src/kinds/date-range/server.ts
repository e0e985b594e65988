/** A span of days, in two columns. */
import { cellOf, dayOf, problem, value } from '../server-cell.ts'
import { noSpan } from '../server-compare.ts'
import type { ServerKind, SheetCell, ValueAt } from '../server-kind.ts'
import { filledBack, partText, shortNote } from '../server-words.ts'
import { says } from '../says.ts'

const NO_RANGE = says(
  '请输入起止日期，例如 2026-01-01 ~ 2026-01-31',
  'Must be two dates, such as 2026-01-01 ~ 2026-01-31',
)

const read: SheetCell['read'] = ({ text: written }) => {
  const days = written.split(/\s*[~～至到]\s*|\s+[-–—]\s+/).map(dayOf)
  return days.length === 2 && !days.includes(null) ? value(days) : problem(NO_RANGE())
}

const ends = (at: ValueAt, name: string): readonly [string, string] => [
  at.column(`${name}_from`),
  at.column(`${name}_to`),
]
const said = (at: ValueAt, name: string): string => ends(at, name).join(` || ' ~ ' || `)

/** A span holds a day, or meets another span. */
const compare: ServerKind['compare'] = (at, { name }) => {
  const [from, to] = ends(at, name)
  if (at.comparison === 'is-null') return `${from} is null`
  if (at.comparison === 'not-null') return `${from} is not null`
  const day = at.slot('date')
  if (at.comparison === 'from') return `${to} >= ${day}`
  return at.comparison === 'to' ? `${from} <= ${day}` : `(${from} <= ${day} and ${to} >= ${day})`
}

export const dateRangeServer: ServerKind = {
  words: (at, { name }) => ({ sql: said(at, name), type: 'text' }),
  partWords: partText,
  note: shortNote(
    filledBack((text) => (/^\d{4}-\d\d-\d\d ~ \d{4}-\d\d-\d\d$/.test(text) ? text.split(' ~ ') : undefined)),
    (at, { name }) => said(at, name),
  ),
  compare,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: cellOf('起止日期，如 2026-01-01 ~ 2026-01-31', 'Two dates, such as 2026-01-01 ~ 2026-01-31', read),
  sample: ({ salt, by }) => [
    `current_date - ${by.number(salt)} % 700`,
    `current_date - ${by.number(salt)} % 700 + 364`,
  ],
}
