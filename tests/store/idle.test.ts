import { expect, test, vi } from 'vitest'
import { openStore } from '../../src/server/store/open-store.ts'
import { freshDatabase } from '../support/stores.ts'

test('a connection that nobody needed for a minute is the one that answers next: a new one would have to learn every table', async () => {
  const store = await openStore({ databaseUrl: await freshDatabase(), maintenance: 0 })
  const connection = () => store.text({ text: 'select pg_backend_pid()::text', values: [] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await connection()
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    expect(await connection()).toBe(first)
  } finally {
    vi.useRealTimers()
    await store.close()
  }
})
