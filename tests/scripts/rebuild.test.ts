/** `npm run rebuild` on a database of a real server: it says what it would do, and does it only when it is told to. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadModel } from '../../src/model/load.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { makeWorld } from '../http/support/world.ts'
import { freshDatabase } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { onDatabase } from '../support/on-database.ts'

let url: string
let store: Store

beforeAll(async () => {
  url = await freshDatabase()
  store = await openStore({ databaseUrl: url })
  await makeTables(store, (await loadModel('schemas')).model!)
  await makeWorld(store)
  await store.script(`insert into devices (client_id, device_id, home_id, device_type, sn) overriding system value values (1, 9000, 1, 10, '430000009000');
    insert into pass_records (client_id, home_id, device_id, direction, way, result, passed_at) values
      (1, 1, 9000, 1, 1, 1, '2025-01-10T04:00Z'), (1, 1, 9000, 1, 1, 1, '2025-02-10T04:00Z'), (1, 1, 9000, 2, 1, 1, '2025-02-10T05:00Z');
    update pass_records set created_at = passed_at`)
}, 60_000)
afterAll(() => store.close())

const rebuild = (...words: readonly string[]) => onDatabase(url, 'scripts/rebuild.ts', ...words)
const counted = async () =>
  (
    await store.query({
      text: 'select day::text, passes_in, passes_out from open_door_counts where client_id = 1 order by day',
      values: [],
    })
  ).rows

it('lists what can be made again', async () => {
  const { said, code } = await rebuild()
  expect([code, said]).toEqual([0, expect.arrayContaining(['open_door_count: Door statistics'])])
}, 30_000)

it('makes it again from that month on, once it is told to', async () => {
  const asked = ['open_door_count', '2025-02']
  expect((await rebuild(...asked)).said).toEqual([
    'Would rebuild from 2025-02 on: open_door_count',
    'Nothing has been changed: run it with --apply to do so.',
  ])
  expect(await counted()).toEqual([])
  expect((await rebuild(...asked, '--apply')).said).toEqual([
    'open_door_count, company 1: 2 records',
    'open_door_count, company 2: 0 records',
  ])
  const months = [
    { day: '2025-01-10', passes_in: 1, passes_out: 0 },
    { day: '2025-02-10', passes_in: 1, passes_out: 1 },
  ]
  expect(await counted()).toEqual(months)
  await store.script('update open_door_counts set passes_in = 50')
  expect((await rebuild(...asked, '--apply')).said[0]).toBe('open_door_count, company 1: 1 records')
  expect(await counted()).toEqual([{ ...months[0], passes_in: 50 }, months[1]])
}, 120_000)

it.each([
  [['door_count', '2025-01'], /^"door_count" cannot be rebuilt; these can: /],
  [['open_door_count'], /^Name a month/],
  [['open_door_count', 'May'], /^Name a month/],
  [['all', '2999-01'], /^2999-01 has not begun\.$/],
  [['all', '2025-01', 'x'], /npm run rebuild -- all/],
])(
  'refuses %j',
  async (words, sentence) => {
    const { mistake, code } = await rebuild(...words)
    expect(mistake).toMatch(sentence)
    expect(code).toBe(1)
  },
  30_000,
)
