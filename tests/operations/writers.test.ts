/** A field that needs a key of its own to be written: whichever way it comes, it is refused by name. */
import { beforeAll, expect, test } from 'vitest'
import { csvOf, file, foundByAccount, imported } from '../import/files.ts'
import { describeStores } from '../support/stores.ts'
import { type Company, homeIn, type Outcome, type Row } from './company.ts'

const told = ({ error, details }: Outcome) => [
  error,
  (details?.data?.fields ?? []).map(({ field, message }) => `${field}: ${message.zh}`),
]
const REFUSED = ['forbidden', ['rent: 没有权限填写“挂牌月租”']]

describeStores('The asking rent of a room, without the key of leases', (open) => {
  let company: Company
  let keeper: Company
  let home: Row
  let room: Row

  beforeAll(async () => {
    company = await foundByAccount(open)
    keeper = company.as(company.scope, 'lease_base')
    home = await company.create('home', homeIn(await company.create('store', { name: '城西店' }), '翠苑'))
    room = await company.create('room', { home_id: home['home_id'], room_name: '101', rent: '1200.00' })
  }, 120_000)

  const now = async () => (await company.do('info', 'room', { id: String(room['room_id']) })) as unknown as Row

  test('is read', async () => {
    const { list } = await keeper.list('room', { room_name: '101', columns: 'room_name,rent' })
    expect(list).toMatchObject([{ room_name: '101', rent: '1200.00' }])
  })

  test('is given to no new room, which may be made without one', async () => {
    const body = { home_id: home['home_id'], room_name: '102' }
    expect(told(await keeper.try('create', 'room', { body: { ...body, rent: '1.00' } }))).toEqual(REFUSED)
    expect(await keeper.create('room', body)).toMatchObject({ room_name: '102', rent: null })
  })

  test('is changed neither alone nor among others, while the rest of the room is', async () => {
    const { version } = await now()
    const id = String(room['room_id'])
    expect(told(await keeper.try('update', 'room', { id, body: { version, rent: '1.00', floor: 2 } }))).toEqual(REFUSED)
    const many = { action: 'update', ids: [room['room_id']], data: { rent: '1.00' } }
    expect(told(await keeper.try('batch', 'room', { body: many }))).toEqual(REFUSED)
    expect(await now()).toMatchObject({ rent: '1200.00', floor: null, version })
    await keeper.do('update', 'room', { id, body: { version, floor: 2 } })
    expect(await now()).toMatchObject({ rent: '1200.00', floor: 2 })
    await company.do('update', 'room', { id, body: { version: version + 1, rent: '1300.00' } })
    expect(await now()).toMatchObject({ rent: '1300.00' })
  })

  test('is no column of their import, nor of its template', async () => {
    const heads = async (one: Company) =>
      (await file(one, 'import_template', 'room', { format: 'csv' })).bytes.toString()
    expect(await heads(company)).toContain('挂牌月租')
    expect(await heads(keeper)).not.toContain('挂牌月租')
    const rows = [
      ['home_id', 'room_name', 'rent'],
      ['翠苑', '104', '9.00'],
    ]
    const state = await imported(keeper, 'room', csvOf(rows))
    expect(state.problems).toEqual([])
    const { list } = await company.list('room', { room_name: '104', columns: 'room_name,rent' })
    expect(list).toMatchObject([{ rent: null }])
  })
})
