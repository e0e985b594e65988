/** One code of an enum, said by its label. */
import { choiceCell, codeOf, noChoice, value } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind, SheetCell } from '../server-kind.ts'
import { sampleCode } from '../server-sample.ts'
import { codeBack, enumOf, filledBack, labelOf, partLabel, shortNote, withLabels } from '../server-words.ts'
import { literal } from '../sql-text.ts'

const words: ServerKind['words'] = (at, field) => {
  const found = enumOf(at, field)
  const code = at.value(field)
  if (found === undefined) return { sql: code, type: 'text' }
  const { variants } = found
  const usual = labelOf(found, code, at.lang)
  if (variants === null) return { sql: usual, type: 'label', fixed: true }
  const by = at.value(at.field(variants.by))
  const cases = Object.entries(variants.cases).map(
    ([deciding, labels]) => `when ${literal(deciding)} then ${labelOf(withLabels(found, labels), code, at.lang)}`,
  )
  return { sql: `case (${by})::text ${cases.join(' ')} else ${usual} end`, type: 'label', fixed: true }
}

const read: SheetCell['read'] = ({ text: written }, field, reading) => {
  if (enumOf(reading, field) === undefined)
    return value(/^-?\d{1,15}$/.test(written.trim()) ? Number(written) : written.trim())
  const found = codeOf(written, field, reading.model)
  return found === undefined ? noChoice(written, field, reading) : value(found)
}

export const enumServer: ServerKind = {
  words,
  partWords: partLabel,
  /** A code whose label another field decides stands with that field's value. */
  note: shortNote(
    filledBack((text, field) => codeBack(text.slice(text.indexOf(':') + 1), field.schema)),
    (at, field) => {
      const by = enumOf(at, field)?.variants?.by
      return by === undefined ? at.plain(field) : `${at.plain(at.field(by))} || ':' || ${at.plain(field)}`
    },
  ),
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: choiceCell(read),
  sample: sampleCode,
}
