/**
 * A cell as people write it → the value as the wire has it, by its field's kind: the way back of what exports write.
 * References come by name, elsewhere.
 */
import { isBroken } from '../../../values/broken-text.ts'
import { keywordMessage } from '../../../kinds/keyword-messages.ts'
import { countedText } from '../../../kinds/server-cell.ts'
import type { Cell, CellReading, CellValue } from '../../../kinds/server-kind.ts'
import { servers } from '../../../kinds/servers.ts'
import type { Field, Label } from '../../../model/model.ts'
import { SAYS } from './texts.ts'

export function valueOf(cell: Cell, field: Field, reading: CellReading): CellValue {
  const wrong = notTaken(cell)
  return wrong === null ? servers[field.kind].cell.read(cell, field, reading) : { problem: wrong }
}

export function notTaken({ kind, text }: Cell): Label | null {
  if (kind === 'formula') return SAYS.formula()
  if (kind === 'error') return SAYS.error({ text })
  return isBroken(text) ? keywordMessage('not', true, {}) : null
}

/** As it is written into the file of problems: days in words, whatever the sheet counted. */
export const shown = (cell: Cell, field: Field | undefined, reading: Pick<CellReading, 'from1904'>): string => {
  if (field?.kind === 'secret' || cell.kind === 'formula') return ''
  const counts = field === undefined ? null : servers[field.kind].cell.counts
  if (counts === null) return cell.text
  const found = countedText(cell, reading)
  return counts === 'days' && cell.kind === 'number' ? found.replace(/ 00:00:00$/, '') : found
}
