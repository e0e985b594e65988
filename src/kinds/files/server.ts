/** Uploaded files, said by their names. */
import { problem, textCell } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { emptyBack, items, longNote, NAMES, partText } from '../server-words.ts'
import { says } from '../says.ts'
import { literal } from '../sql-text.ts'

const NO_FILES = says('文件不能通过导入添加，请在详情中上传', 'Files cannot be imported; upload them in the record')

export const filesServer: ServerKind = {
  words: (at, field) => ({
    sql: `(select string_agg(f.item ->> 'name', E'\\n' order by f.place) from ${items(at.value(field))} with ordinality f(item, place))`,
    type: 'text',
    costly: true,
  }),
  partWords: partText,
  note: longNote(
    emptyBack,
    (at, { name }) =>
      `(select string_agg(item ->> 'name', ${literal(NAMES)} order by place) from jsonb_array_elements(${at.column(name)}) with ordinality f(item, place))`,
  ),
  compare: compareOne,
  several: false,
  list: true,
  span: noSpan,
  foreseen: false,
  cell: textCell(() => problem(NO_FILES())),
  sample: () => [`'[]'::jsonb`],
}
