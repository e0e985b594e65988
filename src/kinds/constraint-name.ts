import { createHash } from 'node:crypto'

/** A name that says what it is of and, by its hash, what exactly it says; within PostgreSQL's 63 bytes. */
export function constraintName(table: string, what: string, kind: string, definition: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 8)
  return `${`${table}_${what}`.slice(0, 63 - kind.length - 10)}_${kind}_${hash}`
}
