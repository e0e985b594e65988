import { text } from '../console/kit/lang.ts'
import type { Cell } from './cell.ts'
import { recordLink } from './record-link.tsx'
import { webLink } from './web-link.tsx'

/** The value as it is, on one line; the column clips it. Some texts name a record of another entity, and lead to it. */
export const textCell: Cell = ({ value, field: { link, words, schema }, record, context }) => {
  const word = words?.[String(value)]
  if (word) return text(word, context.lang)
  if (schema['format'] === 'uri') return webLink(String(value))
  const key = link && record[link.key]
  return link && key
    ? recordLink(context.peers[String(record[link.entity])], key, String(value), context)
    : String(value)
}
