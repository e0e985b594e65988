/** Yes or no, in the words of the texts. */
import { choiceCell, problem, same, value } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind, SheetCell } from '../server-kind.ts'
import { copy, filledBack, shortNote } from '../server-words.ts'
import { says } from '../says.ts'

const NEITHER = says('请填“{yes}”或“{no}”', 'Must be "{yes}" or "{no}"')

const read: SheetCell['read'] = ({ text: written }, _, { model, lang }) => {
  const is = (key: string, ...others: readonly string[]): boolean =>
    [...Object.values(model.app.copy[key] ?? {}), ...others].some((one) => same(one, written))
  if (is('value.yes', 'true', '1', 'y', '√')) return value(true)
  if (is('value.no', 'false', '0', 'n', '×')) return value(false)
  return problem(
    NEITHER({
      yes: model.app.copy['value.yes']?.[lang] ?? 'true',
      no: model.app.copy['value.no']?.[lang] ?? 'false',
    }),
  )
}

export const booleanServer: ServerKind = {
  words: (at, field) => ({
    sql: `case ${at.value(field)} when true then ${copy(at, 'value.yes')} when false then ${copy(at, 'value.no')} end`,
    type: 'label',
    fixed: true,
  }),
  partWords: (at, _, text) =>
    `case ${text} when 'true' then ${copy(at, 'value.yes')} when 'false' then ${copy(at, 'value.no')} end`,
  note: shortNote(
    filledBack((text) => (text === 'true' ? true : text === 'false' ? false : undefined)),
    undefined,
    'yes-no',
  ),
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: choiceCell(read),
  sample: ({ salt, by }) => [`${by.number(salt)} % 2 = 0`],
}
