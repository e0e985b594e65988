/**
 * A server in small of one version of the schemas, which `VERSION` holds: it comes into force, or says why not; then it
 * writes a row for each name that it is told, and says what became of it.
 */
import { createInterface } from 'node:readline'
import { AppError } from '../../../src/errors/app-error.ts'
import type { Table } from '../../../src/kinds/table.ts'
import type { Judgement } from '../../../src/model/judgement.ts'
import { ToldError } from '../../../src/server/store/failures.ts'
import { bringTables } from '../../../src/server/store/migrations/bring.ts'
import { oversee, versionOf } from '../../../src/server/store/migrations/versions.ts'
import { openStore } from '../../../src/server/store/open-store.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const { tables, judges } = JSON.parse(process.env['VERSION']!) as { tables: readonly Table[]; judges: Judgement }
const own = versionOf(tables, judges)
const store = await openStore({ databaseUrl, maintenance: 0, version: own.hash })
const say = (word: string): void => void process.stdout.write(`${word}\n`)

try {
  await bringTables(store, { tables, judges, migrations: [], mode: 'auto' })
  oversee(store, own, (why) => say(`lost: ${why.en}`))
  say('serves')
  for await (const name of createInterface({ input: process.stdin })) {
    const written = await store
      .transaction((connection) => connection.query({ text: 'INSERT INTO homes (name) VALUES ($1)', values: [name] }))
      .then(
        () => 'written',
        (error: unknown) => (error instanceof AppError ? error.key : String(error)),
      )
    say(`${name}: ${written}`)
  }
} catch (error) {
  say(error instanceof ToldError ? error.text.en : String(error))
}
await store.close()
