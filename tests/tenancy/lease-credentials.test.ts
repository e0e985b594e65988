/** What opens the door during a lease: added to it, extended to its end, and missed where it is gone. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { refuses } from '../http/support/refuses.ts'
import type { Answer, Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { brief, lettingOn, stepsOf, term, today, type Letting, type Room } from './support/rooms.ts'

const SPOUSE = { name: '赵某', phone: '13800018012', relation: 'spouse' }
const endsOn = (day: string): string => `${day}T15:59:59.999Z`

describeOne('The credentials of a lease', (open) => {
  let server: FleetServer
  let letting: Letting
  let room: Room
  let lease = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    letting = lettingOn(server)
  }, 240_000)
  beforeEach(async () => {
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
    room = await letting.room()
    lease = Number(letting.data(await letting.checkIn(room, { grant_types: [1] }))['lease_id'])
    await server.settle()
  })

  const post = (path: string, body: object = {}): Promise<Answer> => server.admin.call('POST', `/v3/${path}`, body)
  const add = (more: object = {}, to = lease) => post(`leases/${to}/credentials`, { grant_types: [1], ...more })
  const extend = (more: object = {}, of = lease) => post(`leases/${of}/credentials/extend`, more)
  const grants = (of = lease) => letting.list(`grants?lease_id=${of}&sort=grant_id&limit=100`)
  const page = (of = lease) => letting.record(`leases/${of}`)
  const beside = async (more: object = {}): Promise<number> =>
    Number(letting.data(await post(`leases/${lease}/co_tenants`, { ...SPOUSE, ...more }))['co_tenant_id'])
  /** As long as a lock fails, a renewal leaves its credentials as they were. */
  const renewedInVain = async (days = 500): Promise<void> => {
    server.fleet.mood = () => 'failing'
    letting.data(await post(`leases/${lease}/renew`, { lease_range: term(0, days) }))
    await server.settle()
    server.fleet.mood = () => 'prompt'
  }

  test('are added for the tenant, until the last day, by the room’s lock', async () => {
    const data = letting.data(await add({ grant_types: [1, 3], password: '739154' }))
    expect(brief(data)).toEqual(['credential sent', 'credential sent'])
    expect(stepsOf(data).every(({ task_id }) => task_id !== undefined)).toBe(true)
    expect(data['passwords']).toMatch(/^\S+ 739154$/)
    await server.settle()
    const [first, ...added] = await grants()
    expect(added).toMatchObject([
      { grant_type: 1, state: 2, device_id: room.lock, name: first!['name'], permission_end: endsOn(term()[1]) },
      { grant_type: 3, state: 2, device_id: room.lock, name: first!['name'], permission_end: endsOn(term()[1]) },
    ])
  })

  test('are added for who lives with the tenant, and for nobody who has left or belongs to another lease', async () => {
    const co_tenant_id = await beside()
    expect(letting.data(await add({ co_tenant_id }))['passwords']).toMatch(/^赵\* \d{6}$/)
    expect((await grants()).map(({ name }) => name)).toContain('赵*')
    const other = await letting.room()
    const stranger = Number(letting.data(await letting.checkIn(other))['lease_id'])
    refuses(await add({ co_tenant_id }, stranger), 'invalid', 'co_tenant_id')
    letting.data(await post(`co_tenants/${co_tenant_id}/leave`, { left_on: today() }))
    const gone = await add({ co_tenant_id })
    refuses(gone, 'invalid', 'co_tenant_id')
    expect(gone.text).toContain('该同住人已搬离')
    expect(await letting.list(`co_tenants?lease_id=${lease}&living=true`)).toEqual([])
  })

  test('are previewed, and nothing comes of it', async () => {
    const before = await grants()
    const data = letting.data(await add({ preview: true }))
    expect(brief(data)).toEqual(['credential planned'])
    expect(data['passwords']).toBeUndefined()
    expect(await grants()).toEqual(before)
  })

  test('are refused for a frozen lease, for one that is over, and with four equal digits', async () => {
    const equal = await add({ password: '811112' })
    refuses(equal, 'invalid', 'password')
    letting.data(await post(`leases/${lease}/freeze`))
    await server.settle()
    const frozen = await add()
    refuses(frozen, 'lease_frozen')
    expect(frozen.text).toContain('租约已冻结，解冻后才能下发授权')
    letting.data(await post(`leases/${lease}/unfreeze`))
    await server.settle()
    letting.data(await post(`leases/${lease}/check_out`, { check_out_date: today(), balance: 1 }))
    refuses(await add(), 'not_possible')
  })

  test('that a renewal did not reach are told apart, and extended by a second try', async () => {
    expect(await page()).toMatchObject({ short_credentials: 0, doors: 2 })
    await renewedInVain()
    expect(await grants()).toMatchObject([{ term_gap: 1, permission_end: endsOn(term()[1]) }])
    expect(await page()).toMatchObject({ short_credentials: 1 })
    expect(brief(letting.data(await extend({ preview: true })))).toEqual(['credential planned'])
    expect(brief(letting.data(await extend()))).toEqual(['credential sent'])
    await server.settle()
    expect(await grants()).toMatchObject([{ term_gap: null, permission_end: endsOn(term(0, 500)[1]), state: 2 }])
    expect(await page()).toMatchObject({ short_credentials: 0 })
    refuses(await extend(), 'not_possible')
  })

  test('go to another room until the end of the lease, whatever the old lock had', async () => {
    await renewedInVain()
    const other = await letting.room()
    const moved = letting.data(await post(`leases/${lease}/move`, { room_id: other.room, balance: 1 }))
    await server.settle()
    expect(await grants(Number(moved['lease_id']))).toMatchObject([
      { device_id: other.lock, permission_end: endsOn(term(0, 500)[1]), term_gap: null },
    ])
  })

  test('that were deleted before a check-out was undone are missed, and added again', async () => {
    const left = letting.data(await post(`leases/${lease}/check_out`, { check_out_date: today(), balance: 1 }))
    await server.settle()
    const undone: Data = letting.data(await post(`check_outs/${Number(left['check_out_id'])}/undo`))
    expect(undone['lease_id']).toBe(lease)
    expect(stepsOf(undone).find(({ step }) => step === 'credential')).toMatchObject({
      state: 'todo',
      text: '1个授权已从门锁删除；请在租约的“授权”页重新添加',
    })
    expect(await page()).toMatchObject({ status: 2, doors: 1 })
    letting.data(await add())
    await server.settle()
    expect(await page()).toMatchObject({ doors: 2 })
  })

  test('are nothing to be missed while the lease is frozen', async () => {
    letting.data(await post(`leases/${lease}/freeze`))
    await server.settle()
    expect(await page()).toMatchObject({ frozen: true, doors: null })
  })
})
