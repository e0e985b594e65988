/** One record of another entity, said by its name. Names in files are looked up for many rows at once, elsewhere. */
import { choiceCell, readText } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { filledBack, longNote, partText } from '../server-words.ts'

export const referenceServer: ServerKind = {
  words: (at, field) =>
    field.computed !== null ? { sql: at.value(field), type: 'number' } : { ...at.name(field), type: 'label' },
  partWords: partText,
  note: longNote(
    filledBack((text) => {
      const key = /(?:^| )#(\d{1,16})$/.exec(text)?.[1]
      return key === undefined ? undefined : Number(key)
    }),
    (at, field) => `concat_ws(' ', ${at.name(field)}, '#' || ${at.column(field.name)})`,
  ),
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: {
    ...choiceCell(readText),
    hint: () => ({
      zh: '填名称；重名时填编号，如 #12',
      en: 'Its name; where several have the same, its number, such as #12',
    }),
  },
  sample: ({ reference }) => [reference ?? 'null'],
}
