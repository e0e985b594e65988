/**
 * Runs the files of a folder in a process of its own, and stands still after the piece or statement that it is told.
 */
import { readFileSync } from 'node:fs'
import { bringTables } from '../../../src/server/store/migrations/bring.ts'
import { migrationsIn } from '../../../src/server/store/migrations/folder.ts'
import type { Table } from '../../../src/kinds/table.ts'
import { isLast, openedStore, reach } from '../../support/killed-server.ts'
import { stepping } from '../stepping.ts'

const folder = process.env['MIGRATIONS']!
const store = await openedStore()
const tables = JSON.parse(readFileSync(`${folder}/tables.json`, 'utf8')) as readonly Table[]
const reached = (_: unknown, piece: number, page: number | null) => reach(`${piece} ${page ?? ''}`.trim())
const told = (statement: number) => reach(`statement ${statement}`)
await bringTables(stepping(store, told), { tables, migrations: await migrationsIn(folder), mode: 'auto', reached })
await store.close()
if (!isLast('end')) process.exitCode = 1
