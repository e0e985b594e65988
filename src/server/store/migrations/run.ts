/**
 * Runs one file, piece by piece. What is transactional is noted in its own transaction; what is not can be begun again.
 * A process that was killed anywhere goes on where it was.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { literal } from '../../../kinds/sql-text.ts'
import { briefly } from '../brief-locks.ts'
import { isToDo } from '../differ/large.ts'
import { pagedTable, type How } from '../differ/pieces.ts'
import { ToldError } from '../failures.ts'
import { plain } from '../statements.ts'
import type { Store } from '../store.ts'
import { numberOf, statementsOf, type Migration, type Piece } from './migration.ts'
import { notePlace, noteState, type Note } from './notes.ts'

/** How far it has come, for who watches. */
export type Reached = (migration: Migration, piece: number, page: number | null) => Promise<void> | void

interface Run {
  readonly store: Store
  readonly migration: Migration
  readonly reached: Reached
}

export async function runMigration({ store, migration, reached }: Run, before: Note | undefined): Promise<void> {
  if (before?.state !== 'running') await noteState(store, migration, 'running')
  const { pieces, name } = migration
  for (let at = before?.piece ?? 0; at < pieces.length; at++) {
    const from = at === before?.piece ? before.page : 0
    await told(migration, () => RUN[pieces[at]!.how]({ store, migration, reached }, pieces[at]!, at, from))
    await notePlace(store, name, at + 1, 0)
    await reached(migration, at + 1, null)
  }
  await noteState(store, migration, 'done')
}

/** All of it within the transaction that is open. */
export const runWithin = (store: Store, migration: Migration): Promise<void> =>
  told(migration, async () => {
    for (const { sql } of migration.pieces) await store.script(sql)
    await noteState(store, migration, 'done')
  })

type Way = (run: Run, piece: Piece, at: number, from: number) => Promise<void>

const RUN: Readonly<Record<How, Way>> = {
  together: ({ store, migration: { name } }, { sql }, at) =>
    briefly(store, async (connection) => {
      await store.script(sql)
      await notePlace(connection, name, at + 1, 0)
    }),
  alone: async ({ store }, piece) => {
    for (const sql of statementsOf(piece)) if (await isToDo(store, sql)) await store.script(sql)
  },
  'in pages': async (run, piece, at, from) => {
    for (const sql of statementsOf(piece)) await inPages(run, sql, at, from)
  },
}

/** Pages at a time: some thousand rows. */
const PAGES = 256

/**
 * Over the pages that the table has at the start, as long as a pass finds something: a row that somebody changes
 * meanwhile may move to a page that was seen to.
 */
async function inPages({ store, migration, reached }: Run, sql: string, at: number, from: number): Promise<void> {
  const table = pagedTable(sql)!
  const { kind } = store
  for (let start = from, changed = 1; start > 0 || changed > 0; start = 0) {
    changed = 0
    const pages = Number(
      await store.text(
        plain(`SELECT pg_relation_size(${literal(table)}::regclass) / current_setting('block_size')::int`),
      ),
    )
    for (let page = start; page < pages; page += PAGES) {
      const began = performance.now()
      changed += await briefly(store, async (connection) => {
        const { count } = await connection.query(
          plain(sql.replaceAll(':from', `'(${page},0)'::tid`).replaceAll(':until', `'(${page + PAGES},0)'::tid`)),
        )
        await notePlace(connection, migration.name, at, page + PAGES)
        return count
      })
      await reached(migration, at, page + PAGES)
      // Others come first.
      if (kind === 'postgres') await sleep((performance.now() - began) / 2)
    }
  }
}

async function told(migration: Migration, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    const code = String((error as { code?: unknown } | null)?.code)
    throw /^(?:22|23|42|2B|0A|P0)/.test(code)
      ? new ToldError(failed(migration, error as Error), { cause: error })
      : error
  })
}

const failed = ({ name }: Migration, { message }: Error): ToldError['text'] => ({
  zh: `${name} 无法执行：${message}。未完成的部分没有生效。请修改该文件后运行 npm run migrate -- --seal ${numberOf(name)}；如其内容已由其他方式完成，运行 npm run migrate -- --mark ${numberOf(name)}。`,
  en: `${name} cannot run: ${message}. What it had not finished is undone. Change the file and run npm run migrate -- --seal ${numberOf(name)}; or, if all that it does was done by other means, npm run migrate -- --mark ${numberOf(name)}.`,
})
