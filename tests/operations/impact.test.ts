import { expect, test } from 'vitest'
import { describeStores } from '../support/stores.ts'
import { found, homeIn, model, type Row } from './company.ts'

describeStores('what a deletion would do', (open) => {
  test('a record that refers to several stays when one of them goes: it is emptied of it, not lost', async () => {
    const company = await found(await open())
    const store = await company.create('store', { name: '东店' })
    const sun = await company.create('home', homeIn(store, '阳光'))
    const role = await company.create('role', { name: '管家', permissions: [model.app.permissions[0]!.key] })
    const staff = await company.create('staff', { name: '小王', account: 'xiaowang', phone: '13800002222', password: 'secret123!', role_id: role['id'], store_ids: [store['id']], home_ids: [sun['home_id']] })
    const impact = await company.do<{ lost: Row[]; emptied: Row[] }>('impact', 'home', { id: String(sun['home_id']) })
    expect([impact.lost, impact.emptied]).toEqual([[expect.objectContaining({ entity: 'room', count: 1 })], [expect.objectContaining({ entity: 'staff', by: 'home_ids', count: 1 })]])
    await company.do('remove', 'home', { id: String(sun['home_id']), query: { version: '1' } })
    expect(await company.do('info', 'staff', { id: String(staff['staff_id']) })).toMatchObject({ home_ids: [] })
  }, 60_000)
})
