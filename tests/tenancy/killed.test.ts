/**
 * A server that is killed while somebody checks in, and somebody out: what belongs together is there together or not at
 * all, is there once when it is asked again under its key, and the lock is told of each credential once.
 */
import { expect, test } from 'vitest'
import type { Store } from '../../src/server/store/store.ts'
import { type Asked, keepAsked, SERVER, STEPS } from '../commands/support/asked.ts'
import { fleetServer, fleetServerOn, handFleet, passTime, type FleetServer } from '../commands/support/fleet.ts'
import { WORLD, type Data } from '../http/support/server.ts'
import { killAt } from '../support/kill-at.ts'
import { storePlaces } from '../support/places.ts'
import { lettingOn, stepsOf, today, type Letting, type Room } from './support/rooms.ts'

const CHECK_IN = '/v3/leases/check_in'
const TYPES = [1, 2, 3, 4]

interface Planned extends Asked {
  /** Rows of the database, each with how many there are once it has been done; before, none. */
  readonly comes: readonly (readonly [rows: string, values: readonly unknown[], count: number])[]
  /** So many commands are followed. */
  readonly tasks: number
}

const keyOf = (step: string, what: string): string => `${step.replace(' ', '-')}-${what}`

function movingIn(letting: Letting, { room, lock }: Room, step: string): Planned {
  const person = letting.person() as { readonly phone: string }
  const lease = { room_id: room, ...person, lease_range: ['2020-01-01', '2099-12-31'], rent: '2500.00' }
  return {
    ...{ step, url: CHECK_IN, body: { ...lease, grant_types: TYPES }, key: keyOf(step, 'in') },
    tasks: TYPES.length,
    comes: [
      ['tenants where phone = $1', [person.phone], 1],
      ['leases where room_id = $1', [room], 1],
      ['grants where room_id = $1', [room], TYPES.length],
      [`command_tasks where device_id = $1 and command = 'credential_create'`, [lock], TYPES.length],
    ],
  }
}

async function movingOut(server: FleetServer, letting: Letting, one: Room, step: string): Promise<Planned> {
  const { room, lock, meter } = one
  const rule = await letting.rule()
  const lease = { deposit: '2500.00', grant_types: TYPES, fee_rule_id: rule, reading: '1000.00' }
  const id = Number(letting.data(await letting.checkIn(one, lease))['lease_id'])
  await server.settle()
  await letting.made(`/v3/rooms/${room}/elemeters/${meter}/charge`, { mode: 2, money: '65.00' })
  await server.settle()
  return {
    ...{ step, url: `/v3/leases/${id}/check_out`, key: keyOf(step, 'out') },
    body: { check_out_date: today(), balance: 1, reading: '1000.00' },
    // The meter is cleared as well.
    tasks: TYPES.length + 1,
    comes: [
      ['leases where lease_id = $1 and check_out_date is not null', [id], 1],
      ['check_outs where lease_id = $1', [id], 1],
      ['energy_entries where device_id = $1 and energy < 0', [meter], 1],
      [`command_tasks where device_id = $1 and command = 'credential_delete'`, [lock], TYPES.length],
    ],
  }
}

async function judged(store: Store, { url, body, key, comes, tasks }: Planned, there: 0 | 1): Promise<void> {
  const server = await fleetServer(() => Promise.resolve(store), { given: store, fleet: handFleet() })
  const { data } = lettingOn(server)
  const state = () =>
    Promise.all(
      comes.map(async ([rows, values]) => {
        const found = await store.query({ text: `select count(*) as count from ${rows}`, values })
        return Number(found.rows[0]!['count'])
      }),
    )
  const whole = comes.map(([, , count]) => count)
  expect(await state(), key).toEqual(there === 1 ? whole : whole.map(() => 0))
  const asks = async (): Promise<Data> =>
    data(await server.admin.call('POST', url, body, { headers: { 'idempotency-key': key } }))
  const again = [await asks(), await asks()]
  expect(again[1], key).toEqual(again[0])
  expect(await state(), key).toEqual(whole)
  // What was handed over to nobody is handed over once more, when it is due again.
  await passTime(store, 31)
  await server.settle()
  const told = stepsOf(again[0]!).flatMap(({ task_id }) => task_id ?? [])
  expect(told, key).toHaveLength(tasks)
  for (const task of told) expect(server.fleet.done.get(`1-${task}`), key).toBe(1)
  await server.app.close()
}

test.each(Object.entries(storePlaces(WORLD)))('on %s', { timeout: 240_000 }, async (_, make) => {
  const { name, within } = await make()
  const planned = await within(async (store) => {
    const server = await fleetServerOn(store)
    const letting = lettingOn(server)
    const all: Planned[] = []
    for (const [step] of STEPS) {
      all.push(movingIn(letting, await letting.room(), step))
      all.push(await movingOut(server, letting, await letting.room(), step))
    }
    await server.settle()
    await keepAsked(store, all.slice(0, 1))
    return server.app.close().then(() => all)
  })
  for (const [at, one] of planned.entries()) {
    await killAt(SERVER, name, one.step)
    await within(async (store) => {
      await judged(store, one, STEPS.find(([step]) => step === one.step)![1])
      await keepAsked(store, planned.slice(at + 1, at + 2))
    })
  }
})
