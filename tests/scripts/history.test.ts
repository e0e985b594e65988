/** `npm run history` on a database of a real server: it says what would go, and does it only when it is told to. */
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadModel } from '../../src/model/load.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { createFolders, freshDatabase } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { onDatabase } from '../support/on-database.ts'

const newFolder = createFolders()
let url: string
let store: Store

beforeAll(async () => {
  url = await freshDatabase()
  store = await openStore({ databaseUrl: url })
  await makeTables(store, (await loadModel('schemas')).model!)
  await store.script(`insert into clients (client_id, name) values (1, '一号');
    insert into operation_logs (client_id, action, created_at) select 1, 'create', timestamptz '2020-01-15' + n * interval '1 day' from generate_series(1, 40) n`)
}, 60_000)
afterAll(() => store.close())

const history = (...words: readonly string[]) => onDatabase(url, 'scripts/history.ts', ...words)
const rows = async () => Number(await store.text({ text: 'select count(*) from operation_logs', values: [] }))

it('lists the months of every history', async () => {
  const { said, code } = await history()
  expect(code).toBe(0)
  expect(said).toEqual(expect.arrayContaining(['command_task: kept 36 months', 'opening: kept 36 months']))
  expect(said.slice(said.indexOf('operation_log: kept for good'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^ {2}2020-01 {2}/), expect.stringMatching(/^ {2}2020-02 {2}/)]),
  )
}, 30_000)

it('archives what it has said, once it is told to', async () => {
  const folder = await newFolder()
  const asked = ['archive', 'operation_log', folder, '--before', '2020-02']
  const { said } = await history(...asked)
  expect(said).toEqual([
    expect.stringMatching(/^Would archive and drop 2020-01 /),
    'Nothing has been changed: run it with --apply to do so.',
  ])
  expect([await rows(), await readdir(folder)]).toEqual([40, []])
  expect((await history(...asked, '--apply')).said).toEqual(['Archived and dropped 2020-01: 16 rows'])
  expect([await rows(), await readdir(folder)]).toEqual([24, ['operation_logs_2020_01.csv.gz']])
}, 60_000)

it('drops what it has said, once it is told to, and nothing after it', async () => {
  const asked = ['drop', 'operation_log', '--before', '2020-03']
  expect((await history(...asked)).said).toEqual([
    expect.stringMatching(/^Would drop 2020-02 /),
    'Nothing has been changed: run it with --apply to do so.',
  ])
  expect(await rows()).toBe(24)
  await store.script(`insert into operation_logs (client_id, action, created_at) values (1, 'create', '2020-03-02')`)
  expect((await history(...asked, '--apply')).said).toEqual([expect.stringMatching(/^Dropped 2020-02 /)])
  expect(await rows()).toBe(1)
  expect((await history(...asked, '--apply')).said).toEqual([
    'Nothing of operation_log ends before 2020-02-29T16:00:00.000Z.',
  ])
}, 60_000)

it.each([
  [['drop', 'evnt'], /^"evnt" is no history; these are: command_task, electricity_reading, event/],
  [['drop', 'operation_log'], /^It is kept for good: name a month/],
  [['drop', 'opening', '--before', '2999-01'], /^It is kept 36 months at least; 2999-01 is not that old\.$/],
  [['drop', 'operation_log', '--before', '2999-01'], /^2999-01 has not come to its end\.$/],
  [['drop', 'opening', '--before', 'May'], /^--before takes a month/],
  [['empty', 'opening'], /npm run history -- drop/],
])(
  'refuses %j',
  async (words, sentence) => {
    const { mistake, code } = await history(...words)
    expect(mistake).toMatch(sentence)
    expect(code).toBe(1)
  },
  30_000,
)
