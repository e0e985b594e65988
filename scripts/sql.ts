/**
 * `npm run sql -- "update cars set …"`, or statements from the standard input: by hand, on the database that the
 * settings name, the embedded one too. All of them in one transaction; without `--apply` it is undone in the end, so
 * that a change is first looked at.
 */
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { codeOf } from '../src/server/store/failures.ts'
import { plain } from '../src/server/store/statements.ts'
import type { Rows } from '../src/server/store/store.ts'
import { onStore, told } from './database.ts'

const USAGE = `npm run sql -- "select …"
npm run sql -- --apply "update …"
npm run sql -- --apply < file.sql`

/** Shown at most; the count tells of all. */
const SHOWN = 200

class Undone extends Error {}

await onStore(USAGE, async ({ store }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: 'boolean', default: false } },
  })
  const sql = (positionals.length > 0 ? positionals.join(' ') : await text(process.stdin)).trim()
  if (sql === '') throw told(`Say a statement:\n${USAGE}`)
  if (/^\s*(?:begin|commit|rollback|start\s+transaction)\b[^;]*(?:;|$)/im.test(sql))
    throw told("The transaction is the command's own: --apply keeps what was done, without it it is undone.")
  const run = store.transaction(async (connection) => {
    show(await connection.query(plain(sql)))
    if (!values.apply) throw new Undone()
  })
  await run.catch((error: unknown) => {
    if (error instanceof Undone) return console.log('Undone: run it with --apply to keep what it changes.')
    throw codeOf(error) === null ? error : told(`${(error as Error).message}. Nothing was changed.`)
  })
})

function show({ rows, count }: Rows): void {
  if (rows.length > 0) console.table(rows.slice(0, SHOWN))
  console.log(`${count.toLocaleString('en')} rows`)
}
