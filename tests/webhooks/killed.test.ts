/** A server that is killed between storing a message and having handled it loses none, and handles none twice. */
import { expect, test } from 'vitest'
import { WebhookState } from '../../src/generated/enums.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { bound } from '../http/support/bound.ts'
import { loggedIn, WORLD } from '../http/support/server.ts'
import { killAt } from '../support/kill-at.ts'
import { createPlaces, type Prepared } from '../support/stores.ts'
import { appOn, MESSAGE, post } from './support.ts'

const place = createPlaces()
const SERVER = 'tests/webhooks/processes/server.ts'
const STEPS = ['has stored', 'begins to handle', 'has written', 'has committed']

const BOUND: Prepared = {
  name: 'world with the device of the message',
  fill: async (store) => {
    await WORLD.fill(store)
    const app = await appOn(store)
    await bound(await loggedIn(app), MESSAGE.sn)
    await app.close()
  },
}

const count = async (store: Store, table: string) =>
  Number(await store.text({ text: `select count(*)::text from ${table}`, values: [] }))

async function goesOn(store: Store): Promise<void> {
  const app = await appOn(store)
  // Its sender had no answer, perhaps, and sends it again.
  expect(await post(app, MESSAGE, { number: 'the_one' })).toEqual({ status: 200, code: 0 })
  // PostgreSQL ends what a killed process has begun as soon as it notices.
  await expect
    .poll(
      async () => {
        // Time passes, in the table.
        await store.query({ text: 'update webhook_deliveries set next_at = now()', values: [] })
        while ((await app.inbox.round()) > 0);
        return count(store, 'webhook_deliveries')
      },
      { timeout: 30_000 },
    )
    .toBe(0)
  await app.close()
  expect(await count(store, 'openings')).toBe(1)
  const { rows } = await store.query({ text: 'select number, state from webhook_messages', values: [] })
  expect(rows).toEqual([{ number: 'the_one', state: WebhookState.handled }])
}

test.each(STEPS)('PostgreSQL: killed when it %s', { timeout: 120_000 }, async (step) => {
  const databaseUrl = await place('PostgreSQL', BOUND)
  const store = await openStore({ databaseUrl, maintenance: 0 })
  try {
    await killAt(SERVER, databaseUrl, step)
    await goesOn(store)
  } finally {
    await store.close()
  }
})

test.each(['has stored', 'has written'])('PGlite: killed when it %s', { timeout: 120_000 }, async (step) => {
  const dataDir = await place('PGlite', BOUND)
  await killAt(SERVER, dataDir, step)
  const store = await openStore({ dataDir, maintenance: 0 })
  try {
    await goesOn(store)
  } finally {
    await store.close()
  }
})
