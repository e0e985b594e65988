import { beforeAll, expect, test } from 'vitest'
import { password } from '../../src/apartment/demo/logins.ts'
import { describeStores } from '../support/stores.ts'
import { type Caller, loggedIn, startDemo, type TestServer } from './support/server.ts'

describeStores('A report', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startDemo(open)
    admin = await loggedIn(server.app, 'admin', '10.0.9.1', password)
  }, 120_000)
  test('tries', async () => {
    for (const q of ['', '?group=month&period=1y', '?group=home_id,month&period=3m&sort=-used&limit=3', '?group=day&limit=3','/totals','/export?format=csv&group=home_id'] ) {
      const a = await admin.call('GET', `/v3/electric_report${q}`)
      console.log(q, a.status, JSON.stringify(a.json ?? a).slice(0, 900))
    }
    expect(1).toBe(1)
  })
})
