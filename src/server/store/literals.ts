/** Writes a statement's values into its text: COPY and other utility statements take no parameters. */
import { createRequire } from 'node:module'
import pg from 'pg'
import type { Statement } from './store.ts'

/** The driver's own way from a value to the text that the server reads, which it does not export by name. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  prepareValue(value: unknown): string | Buffer | null
}

/** Quoted and with no type of its own, a literal is resolved exactly as a parameter is. */
const literal = (value: unknown): string => {
  const text = prepareValue(value)
  if (text === null) return 'NULL'
  return Buffer.isBuffer(text) ? `'\\x${text.toString('hex')}'` : pg.escapeLiteral(text).trimStart()
}

/** Strings, quoted names, comments (kept as they are), or a parameter. */
const PIECES = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\d+)/g

export const inlined = ({ text, values }: Statement): string =>
  text.replace(PIECES, (piece, index: string | undefined) => {
    if (index === undefined) return piece
    if (Number(index) > values.length) throw new Error(`the statement has no value for $${index}`)
    return literal(values[Number(index) - 1])
  })
