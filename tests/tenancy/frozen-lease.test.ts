/** Nothing of a frozen lease opens the door, whichever way it would come to the lock. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { NetState } from '../../src/generated/enums.ts'
import { runnerOn } from '../jobs/support.ts'
import { fleetServer, setNet, type FleetServer } from '../commands/support/fleet.ts'
import { refuses } from '../http/support/refuses.ts'
import { describeOne } from '../support/stores.ts'
import { lettingOn, term, type Letting, type Room } from './support/rooms.ts'

const END = `${term()[1]}T10:00:00.000Z`

describeOne('A frozen lease', (open) => {
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

  const post = (path: string, body: object = {}) => server.admin.call('POST', `/v3/${path}`, body)
  const freeze = async () => {
    letting.data(await post(`leases/${lease}/freeze`))
    await server.settle()
  }
  const grants = () => letting.list(`grants?room_id=${room.room}&sort=grant_id&limit=100`)
  const effective = async () => (await grants()).filter(({ state }) => [2, 3].includes(Number(state)))
  const add = (more: object) =>
    post(`rooms/${room.room}/locks/${room.lock}/passwords`, {
      ...{ name: '王某', phone: '13800019077', permission_end: END },
      ...more,
    })

  test('takes no credential of its people or of nobody, and until it is unfrozen', async () => {
    await freeze()
    const own = await add({ lease_id: lease })
    refuses(own, 'invalid', 'lease_id')
    expect(own.text).toContain('租约已冻结，解冻后才能下发授权')
    refuses(await add({}), 'invalid', 'device_id')
    const person = { name: '赵某', phone: '13800019078', relation: 'spouse' }
    refuses(await post(`leases/${lease}/co_tenants`, { ...person, grant_types: [1] }), 'invalid', 'grant_types')
    letting.data(await post(`leases/${lease}/co_tenants`, person))
    expect(await effective()).toEqual([])
    letting.data(await post(`leases/${lease}/unfreeze`))
    await server.settle()
    letting.data(await add({ lease_id: lease }))
    await server.settle()
    expect(await effective()).toHaveLength(2)
  })

  test('is refused in a batch with its reason, and the other rooms are granted', async () => {
    await freeze()
    const other = await letting.room()
    const { batch_id } = await letting.made('/v3/grants/batch_grant', {
      ...{ room_ids: [room.room, other.room], grant_type: 1, permission_end: END },
      people: [{ name: '王某', phone: '13800019079' }],
    })
    await runnerOn(server.store, server.model, undefined, undefined, server.app.commands.outgoing).go()
    await server.settle()
    const items = await letting.list(`grant_batch_items?batch_id=${Number(batch_id)}&limit=10`)
    const refusals = new Map(items.map(({ room_id, refusal }) => [Number(room_id), refusal]))
    expect(refusals.get(room.room)).toBe(11)
    expect(refusals.get(other.room)).toBeNull()
    expect(await effective()).toEqual([])
  })

  test('sends no credential again, changes and releases none by itself', async () => {
    server.fleet.mood = () => 'failing'
    letting.data(await add({ lease_id: lease }))
    await server.settle()
    server.fleet.mood = () => 'prompt'
    await freeze()
    const [stored, failed] = await grants()
    expect([stored, failed].map((one) => Number(one!['state']))).toEqual([5, 1])
    refuses(await post(`grants/${Number(failed!['grant_id'])}/resend`), 'not_possible')
    const at = (one: typeof stored) => `rooms/${room.room}/locks/${room.lock}/passwords/${Number(one!['paas_id'])}`
    const released = await post(`${at(stored)}/unfreeze`, { grant_id: stored!['grant_id'] })
    refuses(released, 'not_possible')
    expect(released.text).toContain('租约已冻结，请先解冻租约')
    const changed = await server.admin.call('PUT', `/v3/${at(failed)}`, {
      grant_id: failed!['grant_id'],
      password: '739154',
    })
    refuses(changed, 'invalid', 'permission_end')
    expect(await effective()).toEqual([])
    letting.data(await post(`leases/${lease}/unfreeze`))
    await server.settle()
    expect((await grants()).map(({ state }) => Number(state))).toEqual([2, 1])
    letting.data(await post(`grants/${Number(failed!['grant_id'])}/resend`))
    await server.settle()
    expect(await effective()).toHaveLength(2)
  })

  test('brings nothing to the lock that takes the place of one that was away when it was frozen', async () => {
    server.fleet.away.add(room.lockSn)
    await setNet(server.store, room.lockSn, NetState.offline)
    await freeze()
    expect(await grants()).toMatchObject([{ state: 2, pending_freeze: 1 }])
    const sn = `lk24035099${String(room.lock).padStart(10, '0')}`
    letting.data(await post(`devices/${room.lock}/replace`, { sn, code: sn.slice(-6) }))
    await server.settle()
    expect(await effective()).toEqual([])
    expect(await grants()).toMatchObject([{ lease_id: lease }])
  })
})
