import { beforeAll, expect, test } from 'vitest'
import { scopeOf } from '../support/scopes.ts'
import { describeStores } from '../support/stores.ts'
import { type Company, found, type Row } from './company.ts'

describeStores('what somebody has read', (open) => {
  let company: Company
  let notice: Row
  const eyes: Company[] = []

  beforeAll(async () => {
    company = await found(open)
    const role = await company.create('role', { name: '文员', permissions: [] })
    const store = await company.create('store', { name: '城西店' })
    for (const [place, phone] of ['13800000001', '13800000002'].entries()) {
      const member = await company.create('staff', {
        name: '文员',
        account: `clerk${place}`,
        phone,
        password: 'Correct-horse-9',
        role_id: role['id'],
        store_ids: [store['id']],
      })
      eyes.push(
        company.as(
          scopeOf({
            client_id: 1,
            staff_id: member['staff_id'] as number,
            role_id: 2,
            type: 1,
            store_ids: [store['id'] as number],
            home_ids: [],
            home_store_ids: [],
          }),
        ),
      )
    }
    notice = await company.create('message', { title: '系统升级通知', type: 1, content: '<p>今晚升级</p>' })
    await company.create('message', { title: '放假安排', type: 1, content: '<p>春节</p>' })
  }, 60_000)

  const unread = async (who: Company) => (await who.list('message', { read: 'false', count: 'exact' })).count

  test('is each account’s own, and known from the first look on', async () => {
    const [one, two] = eyes as [Company, Company]
    const id = String(notice['id'])
    expect([await unread(one), await unread(two)]).toEqual([2, 2])
    expect(await one.do('info', 'message', { id })).toMatchObject({ title: '系统升级通知', read: false })
    expect([await unread(one), await unread(two)]).toEqual([1, 2])
    expect(await one.do('info', 'message', { id })).toMatchObject({ read: true })
    expect((await one.list('message', { read: 'true' })).list.map(({ title }) => title)).toEqual(['系统升级通知'])
    expect((await two.list('message', { sort: 'id' })).list.map(({ read }) => read)).toEqual([false, false])
  })

  test('goes with the message', async () => {
    await company.do('remove', 'message', { id: String(notice['id']) })
    expect(await company.store.text({ text: 'select count(*)::text from message_reads', values: [] })).toBe('0')
  })

  test('is nobody’s to write by a call', async () => {
    expect(await eyes[0]!.try('create', 'message_read', { body: { message_id: 1, staff_id: 1 } })).toMatchObject({
      error: 'forbidden',
    })
  })
})
