/**
 * What a database says of a change: it is only read, each question has its time, and one that it cannot answer (its
 * tables are of other schemas) is left out.
 */
import { existsSync } from 'node:fs'
import { effect, type Effect } from '../../generators/effects/effect.ts'
import type { Vanished } from '../../generators/effects/model.ts'
import { ident } from '../../src/kinds/sql-text.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Step } from '../../src/server/store/differ/plan.ts'
import { codeOf } from '../../src/server/store/failures.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { plain } from '../../src/server/store/statements.ts'
import type { Connection } from '../../src/server/store/store.ts'
import { rowsOf } from '../migrate/report.ts'
import type { Question } from './questions.ts'

export interface Counted {
  readonly rows: ReadonlyMap<string, number>
  /** By `<list> <field>`, how many saved views name it. */
  readonly views: ReadonlyMap<string, number>
  readonly effects: readonly Effect[]
  /** Not all was answered in its time. */
  readonly late: boolean
}

/** For one question, and for all of them. */
const QUESTION_MS = 5_000
const ALL_MS = 30_000
/** Records that are named; of more it is told that there are. */
const NAMED = 5

export interface Asked {
  readonly steps: readonly Step[]
  readonly gone: readonly Vanished[]
  readonly questions: readonly Question[]
}

/** `place`: an address or a folder in place of the settings'. Null: no database is there, or another process has it. */
export async function countedIn(asked: Asked, place: string | null): Promise<Counted | null> {
  const at = placeOf(place)
  if (at === null) return null
  const store = await openStore({ ...at, maintenance: 0, poolSize: 1, statementTimeout: QUESTION_MS }).catch(() => null)
  if (store === null) return null
  try {
    return await store.transaction(async (connection) => {
      await connection.query(plain('SET TRANSACTION READ ONLY'))
      return answered(connection, asked)
    })
  } catch {
    return null
  } finally {
    await store.close()
  }
}

function placeOf(place: string | null) {
  if (place !== null)
    return /^postgres(ql)?:/.test(place) ? { databaseUrl: place } : existsSync(place) ? { dataDir: place } : null
  const read = readConfig(process.env)
  if ('mistakes' in read) return null
  const { databaseUrl, dataDir } = read.config
  return databaseUrl === '' && !existsSync(dataDir) ? null : { databaseUrl, dataDir }
}

async function answered(connection: Connection, { steps, gone, questions }: Asked): Promise<Counted> {
  const ends = performance.now() + ALL_MS
  let late = false
  /** Null: it cannot be told. */
  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
    if (performance.now() > ends) {
      late = true
      return null
    }
    await connection.query(plain('SAVEPOINT question'))
    try {
      return await work()
    } catch (error) {
      const code = codeOf(error) ?? ''
      if (code === '57014') late = true
      else if (!/^(22|42)/.test(code)) throw error
      await connection.query(plain('ROLLBACK TO SAVEPOINT question'))
      return null
    }
  }
  const rows = (await ask(() => rowsOf(connection, { steps }))) ?? new Map<string, number>()
  const views = (await ask(() => viewsOf(connection, gone))) ?? new Map<string, number>()
  const effects: Effect[] = []
  for (const question of questions) effects.push(...((await ask(() => effectOf(connection, question))) ?? []))
  return { rows, views, effects, late }
}

async function effectOf(
  connection: Connection,
  { area, breaking, table, where, named, text, place }: Question,
): Promise<readonly Effect[]> {
  const from = `FROM ${ident(table)} WHERE ${where}`
  const count = Number(await connection.text(plain(`SELECT count(*) ${from}`)))
  if (count === 0) return []
  const { zh, en } = text(count)
  if (named === undefined) return [effect(area, breaking, zh, en, [place])]
  const { rows } = await connection.query(plain(`SELECT ${named} AS name ${from} ORDER BY 1 LIMIT ${NAMED}`))
  const more = count > NAMED ? [`${place}: ${count}`] : []
  return [effect(area, breaking, zh, en, [...rows.map(({ name }) => `${place} ${String(name)}`), ...more])]
}

const VIEWS = 'saved_views'

async function viewsOf(connection: Connection, gone: readonly Vanished[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  if ((await connection.text({ text: 'SELECT to_regclass($1)::text', values: [VIEWS] })) === null) return counts
  for (const { entity, field } of gone) {
    const count = await connection.text({
      text: `SELECT count(*) FROM ${VIEWS} WHERE split_part(list, '.', 1) = $1 AND ($2 = '' OR concat(filters, layout, sorting) LIKE '%' || $2 || '%')`,
      values: [entity.plural, field?.name ?? ''],
    })
    counts.set(`${entity.plural} ${field?.name ?? ''}`, Number(count))
  }
  return counts
}
