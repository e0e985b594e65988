/**
 * A server that is killed while somebody checks in: tenant, lease and credentials are there together or not at all, are
 * there once when it is asked again under its key, and the lock is told of each credential once.
 */
import { expect, test } from 'vitest'
import type { Store } from '../../src/server/store/store.ts'
import { type Asked, keepAsked, SERVER, STEPS } from '../commands/support/asked.ts'
import { fleetServer, fleetServerOn, handFleet, passTime } from '../commands/support/fleet.ts'
import { WORLD, type Data } from '../http/support/server.ts'
import { killAt } from '../support/kill-at.ts'
import { storePlaces } from '../support/places.ts'
import { lettingOn, stepsOf } from './support/rooms.ts'

const CHECK_IN = '/v3/leases/check_in'
const TYPES = [1, 2, 3, 4]

interface Planned extends Asked {
  readonly room: number
  readonly lock: number
  readonly phone: string
}

async function judged(store: Store, { room, lock, phone, body, key }: Planned, there: 0 | 1): Promise<void> {
  const server = await fleetServer(() => Promise.resolve(store), { given: store, fleet: handFleet() })
  const { data } = lettingOn(server)
  const count = async (text: string, value: unknown): Promise<number> =>
    Number((await store.query({ text: `select count(*) as count from ${text}`, values: [value] })).rows[0]!['count'])
  const state = async () => [
    await count('tenants where phone = $1', phone),
    await count('leases where room_id = $1', room),
    await count('grants where room_id = $1', room),
    await count(`command_tasks where device_id = $1 and command <> 'setting_write'`, lock),
  ]
  const whole = [1, 1, TYPES.length, TYPES.length]
  expect(await state(), key).toEqual(there === 1 ? whole : [0, 0, 0, 0])
  const asks = async (): Promise<Data> =>
    data(await server.admin.call('POST', CHECK_IN, body, { headers: { 'idempotency-key': key } }))
  const again = [await asks(), await asks()]
  expect(again[1], key).toEqual(again[0])
  expect(await state(), key).toEqual(whole)
  // What was handed over to nobody is handed over once more, when it is due again.
  await passTime(store, 31)
  await server.settle()
  const tasks = stepsOf(again[0]!).flatMap(({ task_id }) => task_id ?? [])
  expect(tasks).toHaveLength(TYPES.length)
  for (const task of tasks) expect(server.fleet.done.get(`1-${task}`), key).toBe(1)
  await server.app.close()
}

test.each(Object.entries(storePlaces(WORLD)))('on %s', { timeout: 240_000 }, async (_, make) => {
  const { name, within } = await make()
  const planned = await within(async (store) => {
    const server = await fleetServerOn(store)
    const letting = lettingOn(server)
    const all: Planned[] = []
    for (const [step] of STEPS) {
      const { room, lock } = await letting.room()
      const person = letting.person() as { readonly phone: string }
      const body = { room_id: room, ...person, lease_range: ['2020-01-01', '2099-12-31'], rent: '2500.00' }
      all.push({
        ...{ step, url: CHECK_IN },
        room,
        lock,
        phone: person.phone,
        body: { ...body, grant_types: TYPES },
        key: step.replace(' ', '-'),
      })
    }
    await server.settle()
    await keepAsked(store, all)
    return server.app.close().then(() => all)
  })
  for (const [step, there] of STEPS) {
    await killAt(SERVER, name, step)
    await within((store) =>
      judged(
        store,
        planned.find((one) => one.step === step)!,
        there,
      ),
    )
  }
})
