/** Formatted text. Markup is for screens: a sheet and the journal are given the words. */
import { escapedText } from '../../values/markup.ts'
import { textCell, value } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { longNote, partText } from '../server-words.ts'
import { literal } from '../sql-text.ts'

export const htmlServer: ServerKind = {
  words: (at, field) => ({ sql: markupWords(at.value(field)), type: 'text', costly: true }),
  partWords: partText,
  // Markup without words is not nothing.
  note: longNote(
    () => undefined,
    (at, field) => markupWords(at.value(field)),
  ),
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: false,
  cell: textCell(({ text: written }) =>
    value(
      written
        .trim()
        .split(/\r?\n/)
        .map((line) => `<p>${escapedText(line)}</p>`)
        .join(''),
    ),
  ),
  sample: ({ salt, by }) => [`'<p>' || ${by.words(8, salt)} || '</p>'`],
}

const markupWords = (text: string): string =>
  [
    ['&nbsp;', ' '],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&amp;', '&'],
  ].reduce(
    (sql, [entity, sign]) => `replace(${sql}, ${literal(entity!)}, ${literal(sign!)})`,
    `btrim(regexp_replace(regexp_replace(${text}, '<(/p|br|/li|/div|/h[1-6]|/tr)[^>]*>', E'\\n', 'gi'), '<[^>]*>', '', 'g'), E' \\n')`,
  )
