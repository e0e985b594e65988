/** Operators let, renew, freeze and end leases in any order, locks come and go: what must hold, holds always. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { fleetServer, setNet, type FleetServer } from '../commands/support/fleet.ts'
import { describeOne } from '../support/stores.ts'
import { lettingOn, term, today, type Letting, type Room } from './support/rooms.ts'

const RUNS = 4
const STEPS = 14
type Step = (server: FleetServer, letting: Letting, room: Room) => Promise<unknown>

const leaseIn = async (letting: Letting, { room }: Room): Promise<number> => {
  const open = (await letting.list(`leases?room_id=${room}`)).filter(({ check_out_date }) => check_out_date === null)
  return Number(open[0]?.['lease_id'] ?? 0)
}
const act =
  (verb: string, body: () => object = () => ({})): Step =>
  async ({ admin }, letting, room) =>
    admin.call('POST', `/v3/leases/${await leaseIn(letting, room)}/${verb}`, body())
const checkIn =
  (grant_types: readonly number[]): Step =>
  (_, letting, room) =>
    letting.checkIn(room, { grant_types, forced: true, uncleared: true })
const net =
  (state: 1 | 2): Step =>
  async ({ fleet, store }, _, { lockSn }) => {
    fleet.away[state === 2 ? 'add' : 'delete'](lockSn)
    await setNet(store, lockSn, state)
  }

/** Each may be refused: then nothing has happened. */
const STEPS_OF: Readonly<Record<string, Step>> = {
  'check in': checkIn([1, 3]),
  'check in without credentials': checkIn([]),
  'check out': act('check_out', () => ({ check_out_date: today(), balance: 1 })),
  'undo the check-out': async ({ admin }, letting, { room }) => {
    const [last] = await letting.list(`check_outs?room_id=${room}&sort=-id&limit=1`)
    return admin.call('POST', `/v3/check_outs/${Number(last?.['id'] ?? 0)}/undo`, { notify: false })
  },
  'check out and leave the balance': act('check_out', () => ({ check_out_date: today(), balance: 2 })),
  renew: act('renew', () => ({ lease_range: term(0, 500) })),
  freeze: act('freeze'),
  unfreeze: act('unfreeze'),
  charge: ({ admin }, _, { room, meter }) =>
    admin.call('POST', `/v3/rooms/${room}/elemeters/${meter}/charge`, { mode: 2, money: '13.00' }),
  'the lock goes': net(2),
  'the lock is back': net(1),
  'devices answer': (server) => server.settle(),
}

describeOne('Random operators', (open) => {
  let server: FleetServer
  let letting: Letting
  let rule = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    letting = lettingOn(server)
    rule = await letting.rule()
  }, 240_000)

  const rows = async (text: string, values: readonly unknown[]) =>
    (await server.store.query({ text, values: [...values] })).rows

  const holds = async ({ room, meter }: Room): Promise<void> => {
    const overlaps = await rows(
      `select a.lease_id from leases a join leases b on a.room_id = b.room_id and a.lease_id < b.lease_id
        where a.room_id = $1 and daterange(a.lease_range_from, least(a.lease_range_to + 1, a.check_out_date))
          && daterange(b.lease_range_from, least(b.lease_range_to + 1, b.check_out_date))`,
      [room],
    )
    expect(overlaps).toEqual([])
    // What opens a door is somebody's, or about to be taken away.
    const strays = await rows(
      `select g.grant_id from grants g left join leases l on l.client_id = g.client_id and l.lease_id = g.lease_id
        where g.room_id = $1 and g.staff_id is null and g.paas_id not in (999, 3000) and not g.pending_removal
          and (l.lease_id is null or l.check_out_date is not null)`,
      [room],
    )
    expect(strays).toEqual([])
    const [account] = await rows(
      `select d.electric_amount - d.settled_read = coalesce(sum(e.energy) filter (where not e.pool), 0) as own,
          d.electric_amount - d.electric_read as left
        from devices d left join energy_entries e on e.client_id = d.client_id and e.device_id = d.device_id
        where d.device_id = $1 group by d.client_id, d.device_id`,
      [meter],
    )
    expect(account).toMatchObject({ own: true })
    const open = await leaseIn(letting, { room } as Room)
    const ended = await letting.list(`check_outs?room_id=${room}&state=1,2,3`)
    const isCharged = (await letting.list(`charges?device_id=${meter}&limit=100`)).length > 0
    if (open === 0 && ended.length > 0 && !isCharged) expect(Number(account!['left'])).toBe(0)
    const done = await rows(
      `select c.id from check_outs c where c.room_id = $1 and not exists (select from operation_logs o
        where o.client_id = c.client_id and o.resource = 'check_out' and o.record_id = c.id and o.action = 'create')`,
      [room],
    )
    expect(done).toEqual([])
  }

  test('never let a room twice, never leave a key behind, and close every account at nothing', async () => {
    const names = fc.array(fc.constantFrom(...Object.keys(STEPS_OF)), { minLength: STEPS, maxLength: STEPS })
    await fc.assert(
      fc.asyncProperty(names, async (story) => {
        const room = await letting.room('500.00')
        await letting.made('/v3/elemeter_settings', { level: 4, home_id: 1, room_id: room.room, fee_rule_id: rule })
        for (const name of ['check in', ...story]) {
          await STEPS_OF[name]!(server, letting, room)
          await holds(room)
        }
        // Whatever happened: everybody leaves, the lock comes back, and nothing is left.
        await STEPS_OF['check out']!(server, letting, room)
        await STEPS_OF['the lock is back']!(server, letting, room)
        for (let again = 0; again < 3; again++) await server.settle()
        await holds(room)
        expect(await leaseIn(letting, room)).toBe(0)
      }),
      { numRuns: RUNS, seed: 17 },
    )
  }, 300_000)
})
