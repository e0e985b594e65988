/** What belongs to a tenant through their leases: found by its lists, within their rights and scope, and counted. */
import { beforeAll, expect, test } from 'vitest'
import { fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { lettingOn, type Letting, type Room } from './support/rooms.ts'

describeOne('The page of a tenant', (open) => {
  let server: FleetServer
  let letting: Letting
  let room: Room
  let tenant = 0
  let lease = 0
  let grant = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    letting = lettingOn(server)
    room = await letting.room()
    const asked = { grant_types: [1], fee_rule_id: await letting.rule(), reading: '1000.00' }
    const data = letting.data(await letting.checkIn(room, asked))
    await server.settle()
    ;[tenant, lease] = [Number(data['tenant_id']), Number(data['lease_id'])]
    const other = await letting.room()
    letting.data(await letting.checkIn(other, { grant_types: [1] }))
    await server.settle()
    const [own] = await letting.list(`grants?lease_id=${lease}`)
    grant = Number(own!['grant_id'])
    await letting.made(`/v3/rooms/${room.room}/elemeters/${room.meter}/charge`, { mode: 2, money: '65.00' })
    await server.fleet.report({
      ...{ client_id: 1, address: room.lockSn, at: new Date().toISOString(), kind: 'opening' },
      data: { paas_id: own!['paas_id'], open_way: 2, result: 1 },
    })
  }, 240_000)

  const figures = () => letting.record(`tenants/${tenant}`)

  test('lists credentials, openings and charges of their leases, and nobody else’s', async () => {
    const ids = async (path: string, key: string) => (await letting.list(path)).map((one) => Number(one[key]))
    expect(await ids(`grants?lease_id.tenant_id=${tenant}`, 'grant_id')).toEqual([grant])
    expect(await letting.list(`charges?lease_id.tenant_id=${tenant}`)).toMatchObject([
      { lease_id: lease, money: '65.00' },
    ])
    expect(await letting.list(`openings?grant_id.lease_id.tenant_id=${tenant}`)).toMatchObject([{ grant_id: grant }])
    expect(await letting.list(`water_charges?lease_id.tenant_id=${tenant}`)).toEqual([])
  })

  test('counts what is in force: leases, credentials, arrears', async () => {
    expect(await figures()).toMatchObject({ current_leases: 1, effective_grants: 1, in_arrears: false })
    letting.data(await server.admin.call('POST', `/v3/leases/${lease}/freeze`, {}))
    await server.settle()
    expect(await figures()).toMatchObject({ current_leases: 1, effective_grants: 0 })
    await letting.tells(room.meterSn, '2500.00')
    expect(await figures()).toMatchObject({ in_arrears: true })
  })

  test('shows none of it to who may not see these lists, nor beyond a scope', async () => {
    await addAccount(server, 'leases', ['homes_view', 'lease_base'])
    const leases = await loggedIn(server.app, 'leases')
    expect((await leases.call('GET', `/v3/grants?lease_id.tenant_id=${tenant}`)).status).toBe(403)
    const { home_id } = await letting.record(`rooms/${room.room}`)
    const homes = await letting.list('homes?limit=20')
    const far = Number(homes.find((one) => one['home_id'] !== home_id)!['home_id'])
    await addAccount(server, 'far', ['homes_view', 'lease_base', 'device_base'], { type: 1, homes: [far] })
    const elsewhere = await loggedIn(server.app, 'far')
    for (const path of [`grants?lease_id.tenant_id=${tenant}`, `openings?grant_id.lease_id.tenant_id=${tenant}`])
      expect(letting.data(await elsewhere.call('GET', `/v3/${path}`)).list).toEqual([])
  })
})
