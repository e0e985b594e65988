/** What a product's own statement writes: rows that stand already are renewed, and only where something differs. */
import { beforeAll, expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { askIn, type OwnStatement } from '../../src/server/calls/statements.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { systemContext } from '../../src/server/operations/system-context.ts'
import type { Store } from '../../src/server/store/store.ts'
import { projectModel } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'
import { describeStores } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'

const renewing = (kept: readonly string[]): OwnStatement => ({
  name: `renewing but ${kept.join()}`,
  text: ({ value, renewEach }) =>
    `${renewEach(
      'water_count',
      { home_id: 'g.home_id', month: 'g.month', room_count: '1', used: 'g.used', fee: 'g.fee', last_year: 'g.before' },
      `json_to_recordset(${value(0, 'json')}) as g(home_id bigint, month text, used numeric, fee numeric, before numeric)`,
      { by: ['home_id', 'month'], kept },
    )} returning month`,
})

describeStores('rows that are renewed', (open) => {
  let store: Store
  let renew: (client: number, kept: readonly string[], ...rows: readonly object[]) => Promise<readonly unknown[]>
  beforeAll(async () => {
    const model = await projectModel()
    store = await open({}, withTables(model))
    await makeWorld(store)
    const inForce = { model, validators: compiledChecks(model) }
    renew = async (client, kept, ...rows) => {
      const context = systemContext({ store, rules: apartment, fileHost: '/files' }, inForce, client)
      return (await askIn(context)(renewing(kept), JSON.stringify(rows))).map(({ month }) => month)
    }
  })
  const rows = async (client: number) =>
    (
      await store.query({
        text: 'select month, used, fee, last_year, version from water_counts where client_id = $1 order by month',
        values: [client],
      })
    ).rows
  const june = { home_id: 1, month: '2026-06', used: 3, fee: 9, before: null }
  const stored = { month: '2026-06', used: '3', fee: '9', last_year: null, version: 1 }

  test('new ones are entered, and the same ones again change nothing', async () => {
    expect(await renew(1, [], june, { ...june, month: '2026-07' })).toEqual(['2026-06', '2026-07'])
    expect(await renew(1, [], june)).toEqual([])
    expect((await rows(1))[0]).toEqual(stored)
  })

  test('what differs is taken, nothing from a value and a value from nothing; what is kept stays', async () => {
    expect(await renew(1, ['fee'], { ...june, used: 4, fee: 12, before: 2 })).toEqual(['2026-06'])
    expect((await rows(1))[0]).toEqual({ ...stored, used: '4', last_year: '2', version: 2 })
    // Only what is kept would differ.
    expect(await renew(1, ['fee'], { ...june, used: 4, fee: 15, before: 2 })).toEqual([])
    expect(await renew(1, ['fee'], { ...june, used: 4 })).toEqual(['2026-06'])
    expect((await rows(1))[0]).toEqual({ ...stored, used: '4', version: 3 })
  })

  test('rows of the same values in another company are its own', async () => {
    const mine = await rows(1)
    await renew(2, [], { ...june, home_id: 501, used: 8 })
    expect(await rows(1)).toEqual(mine)
    expect(await rows(2)).toEqual([{ ...stored, used: '8' }])
  })
})
