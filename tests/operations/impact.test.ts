import { expect, test } from 'vitest'
import { describeStores } from '../support/stores.ts'
import { found, homeIn, model, type Row } from './company.ts'

describeStores('what a deletion would do', (open) => {
  test('a record that refers to several stays when one of them goes: it is emptied of it, not lost', async () => {
    const company = await found(open)
    const store = await company.create('store', { name: '东店' })
    const sun = await company.create('home', homeIn(store, '阳光'))
    const moon = await company.create('home', homeIn(store, '月光'))
    const role = await company.create('role', { name: '管家', permissions: [model.app.permissions[0]!.key] })
    const staff = await company.create('staff', {
      name: '小王',
      account: 'xiaowang',
      phone: '13800002222',
      password: 'Correct-horse-9',
      role_id: role['id'],
      store_ids: [store['id']],
      home_ids: [sun['home_id'], moon['home_id']],
    })
    const impact = await company.do<{ lost: Row[]; emptied: Row[] }>('impact', 'home', { id: String(sun['home_id']) })
    expect([impact.lost, impact.emptied]).toEqual([
      [expect.objectContaining({ entity: 'room', count: 1 })],
      [expect.objectContaining({ entity: 'staff', by: 'home_ids', count: 1 })],
    ])
    await company.do('remove', 'home', { id: String(sun['home_id']), query: { version: '1' } })
    expect(await company.do('info', 'staff', { id: String(staff['staff_id']) })).toMatchObject({
      home_ids: [moon['home_id']],
    })
  }, 60_000)

  test('a list where empty means all keeps its last: no way of removing makes an account see more', async () => {
    const company = await found(open)
    const store = await company.create('store', { name: '东店' })
    const [sun, moon, star] = [
      await company.create('home', homeIn(store, '阳光')),
      await company.create('home', homeIn(store, '月光')),
      await company.create('home', homeIn(store, '星光')),
    ]
    const role = await company.create('role', { name: '管家', permissions: [model.app.permissions[0]!.key] })
    const staff = await company.create('staff', {
      name: '小王',
      account: 'xiaowang',
      phone: '13800002222',
      password: 'Correct-horse-9',
      role_id: role['id'],
      home_ids: [sun['home_id'], moon['home_id']],
    })
    const homes = async () => (await company.do('info', 'staff', { id: String(staff['staff_id']) }))['home_ids']
    const remove = (home: Row) => company.try('remove', 'home', { id: String(home['home_id']) })

    const atOnce = await Promise.all([remove(sun), remove(moon)])
    expect(atOnce.map(({ error }) => error).sort()).toEqual(['in_use', null])
    const [kept] = (await homes()) as [number]
    const impact = await company.do<{ blocked: Row[]; emptied: Row[] }>('impact', 'home', { id: String(kept) })
    expect(impact).toMatchObject({
      blocked: [{ entity: 'staff', by: 'home_ids', count: 1, label: { zh: '员工（“管理房源”中只有这一项）' } }],
      emptied: [],
    })
    expect((await company.try('remove', 'home', { id: String(kept) })).details?.params['used']).toBe(
      '1条员工（“管理房源”中只有这一项）',
    )
    for (const each of [true, false])
      await company.try('batch', 'home', { body: { action: 'remove', ids: [kept], each } })
    await expect(
      company.store.query({ text: 'delete from homes where home_id = $1', values: [kept] }),
    ).rejects.toMatchObject({ code: '23503' })
    expect(await homes()).toEqual([kept])

    await company.do('update', 'staff', {
      id: String(staff['staff_id']),
      body: { home_ids: [star['home_id']], version: 1 },
    })
    expect((await remove(kept === sun['home_id'] ? sun : moon)).error).toBeNull()
    await company.do('remove', 'staff', { id: String(staff['staff_id']) })
    expect((await remove(star)).error).toBeNull()
  }, 60_000)

  test('a message for one store does not become one for all when the store goes', async () => {
    const company = await found(open)
    const store = await company.create('store', { name: '东店' })
    const message = await company.create('message', {
      title: '停水',
      type: 1,
      content: '今晚',
      store_ids: [store['id']],
    })
    expect((await company.try('remove', 'store', { id: String(store['id']) })).error).toBe('in_use')
    await company.do('remove', 'message', { id: String(message['id']) })
    expect((await company.try('remove', 'store', { id: String(store['id']) })).error).toBeNull()
  }, 60_000)
})
