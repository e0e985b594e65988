import type { Cell } from './cell.ts'
import { recordLink } from './record-link.tsx'

/** The value as it is, on one line; the column clips it. Some texts name a record of another entity, and lead to it. */
export const textCell: Cell = ({ value, field: { link }, record, context }) => {
  const key = link && record[link.key]
  return link && key ? recordLink(context.peers[String(record[link.entity])], key, String(value), context) : String(value)
}
