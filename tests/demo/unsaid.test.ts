/** What the rows of a demo need not say, and what is told of one that lacks something. */
import { expect, it } from 'vitest'
import { derivations } from '../../src/apartment/domain/derivations.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import type { DemoRow } from '../../src/server/seed/demo.ts'
import { seed } from '../../src/server/seed/seed.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { describeOne } from '../support/stores.ts'

const { model } = await loadModel('schemas')
if (model === undefined) throw new Error('The schemas do not load')

const NOW = '2026-11-21T00:00:00.000Z'
const PLACE = { province: '浙江省', city: '杭州市', district: '西湖区' }
const VISIT = { service_target: 1, contact_name: '某人', contact_phone: '13800000001', appointment_date: '2026-11-21' }

const madeOf = (rows: Readonly<Record<string, readonly DemoRow[]>>) => ({
  derivations,
  demo: {
    account: { name: 'nobody', password: 'Nobody-2026' },
    history: {},
    records: () => Promise.resolve({ entities: Object.keys(rows), rows: (entity: string) => rows[entity] ?? [] }),
  },
})
const row = (create: DemoRow['create'], server: DemoRow['server'] = {}): DemoRow => ({ create, server })

describeOne('a demo', (open) => {
  it('says no more than a user would: keys, company, times and first states come by themselves', async () => {
    const store = await open()
    await applyTables(store, tablesOf(model), { mode: 'auto' })
    const rows = {
      client: [row({ name: '甲公司' })],
      role: [row({ name: '管理员', permissions: [] }, { id: 100, built_in: true })],
      store: [row({ name: '一店' }), row({ name: '二店' })],
      home: [row({ ...PLACE, name: '小区', home_type: 1, store_id: 2 })],
      ticket: [row({ ...VISIT, home_id: 1, service_type: 2, fault: '门打不开' })],
    }
    await seed(store, model, madeOf(rows), { scale: 1, now: NOW })
    const told = (text: string) => store.text({ text, values: [] })
    const stamps = `client_id, id, created_at = '${NOW}', updated_at = '${NOW}'`
    expect(await told(`select concat_ws(' ', ${stamps}) from stores where name = '二店'`)).toBe('1 2 t t')
    const { initial } = model.workflows['ticket']!
    const first = typeof initial === 'object' ? initial.cases['2'] : initial
    expect(await told('select state::text from tickets')).toBe(String(first))

    const half = madeOf({ staff: [row({ name: '某人', account: 'someone' })] })
    await expect(seed(store, model, half, { scale: 1, now: NOW })).rejects.toThrow(
      /^a demo record of staff lacks .*phone.*: \{/,
    )
    const lost = madeOf({ home: [row({ ...PLACE, name: '别处', home_type: 1, store_id: 77 }, { home_id: 50 })] })
    await expect(seed(store, model, lost, { scale: 1, now: NOW })).rejects.toThrow(
      /^a demo record of home is refused: .*stores.*: \{.*"name":"别处".*"store_id":77/,
    )
    const twice = madeOf({ store: [row({ name: '三店' }, { id: 9 }), row({ name: '三店' }, { id: 10 })] })
    await expect(seed(store, model, twice, { scale: 1, now: NOW })).rejects.toThrow(
      /^a demo record of store is refused: .*三店/,
    )
  })
})
