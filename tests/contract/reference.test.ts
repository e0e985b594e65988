/** The reference server does what its own documents say, as an outside caller sees it. */
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { checkContract } from '../../scripts/contract/check.ts'
import { hostAt } from '../../scripts/contract/host.ts'
import { told } from '../../scripts/contract/told.ts'
import { startDemo, type TestServer } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'

const PASS = 'Demo-2026'

describeOne('The contract of the reference server', (open) => {
  let server: TestServer
  let base: string
  beforeAll(async () => {
    server = await startDemo(open)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
    return () => server.app.close()
  })

  it('is kept, for those who may do everything and for those who may not', async () => {
    const findings = await checkContract(server.model, hostAt(base), {
      accounts: ['admin', 'keeper'].map((name) => ({ name, pass: PASS })),
      write: false,
      only: [],
    })
    expect(told(findings)).toMatch(/No deviation\.$/)
    expect(findings.deviations).toEqual([])
    expect(findings.calls.size).toBeGreaterThan(700)
  }, 300_000)

  it('is kept by what writes, and leaves nothing behind', async () => {
    const { model, store } = server
    const only = ['store', 'tenant_tag', 'cost']
    const tables = only.map((name) => model.entities[name]!.plural)
    const rows = () =>
      Promise.all(tables.map((table) => store.text({ text: `select count(*)::text from ${table}`, values: [] })))
    const before = await rows()
    const findings = await checkContract(model, hostAt(base), {
      accounts: [{ name: 'admin', pass: PASS }],
      write: true,
      only,
    })
    expect(told(findings)).toMatch(/No deviation\.$/)
    expect([...findings.calls]).toContain('DELETE /v3/stores/{id}')
    expect(await rows()).toEqual(before)
  }, 120_000)
})
