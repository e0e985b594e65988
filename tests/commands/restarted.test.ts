/**
 * A simulated fleet keeps nothing: whatever had been sent when its server was killed is handed over again by the next
 * one, answered or timed out there, and takes effect once.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Mood } from '../../src/server/commands/simulated/moods.ts'
import { openStore, type StoreOptions } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { WORLD } from '../http/support/server.ts'
import { createPlaces, describeStores } from '../support/stores.ts'
import { fleetServer, fleetServerOn, handFleet, passTime, type FleetServer } from './support/fleet.ts'
import { served } from './support/served.ts'

describeStores('A command under way when its server is replaced', (open) => {
  let first: FleetServer
  beforeAll(async () => {
    first = await fleetServer(open)
  }, 120_000)

  const rounds = async ({ app }: FleetServer) => {
    while ((await app.commands.round()) > 0);
  }
  const effects = async (device: number) =>
    Number(
      await first.store.text({
        text: `select count(*)::text from operation_logs where resource = 'device' and record_id = $1 and action = 'update'`,
        values: [device],
      }),
    )

  /** What the device is like, seconds until the server is killed and until the next one looks, and what comes then. */
  const CASES: readonly (readonly [Mood, before: number, after: number, ends: string])[] = [
    ['prompt', 0, 31, 'success'],
    ['duplicated', 0, 31, 'success'],
    ['late', 0, 31, 'success'],
    ['failing', 0, 31, 'fail'],
    ['silent', 0, 181, 'timeout'],
    ['late', 181, 31, 'timeout'],
    ['offline', 0, 80, 'success'],
    ['asleep', 0, 80, 'success'],
  ]
  test.each(CASES)('for a device that is %s, %i and %i s later: %s', async (mood, before, after, ends) => {
    const device = await first.device()
    first.fleet.mood = () => mood
    const { json } = await first.admin.call('POST', `/v3/devices/${device.id}/refresh`, {})
    const task = Number(json.data['task_id'])
    await first.app.commands.rested()
    await passTime(first.store, before)
    await rounds(first)
    // Its devices never answer to it: it is gone, and what they knew with it.
    const next = await fleetServer(open, { given: first.store, fleet: handFleet() })
    next.fleet.mood = ({ attempt }) => (attempt === 1 ? mood : 'prompt')
    await passTime(first.store, after)
    for (let turn = 0; turn < 3; turn++) await next.settle()
    expect(await next.task(task)).toMatchObject({ state: ends, attempts: 0 })
    expect(await effects(device.id)).toBe(ends === 'success' ? 1 : 0)
    if (ends === 'success') return
    expect((await next.admin.call('POST', `/v3/command_tasks/${task}/retry`, {})).json.err_code).toBe(0)
    await next.settle()
    expect(await next.task(task)).toMatchObject({ state: 'success', attempts: 1 })
    expect(await effects(device.id)).toBe(1)
    expect(next.fleet.done.get(`1-${task}`)).toBe(1)
  })
})

const fresh = createPlaces()
type Place = readonly [options: StoreOptions, environment: Readonly<Record<string, string>>]
const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  PGlite: async () => {
    const dataDir = await fresh('PGlite', WORLD)
    return [{ dataDir }, { DATA_DIR: dataDir }]
  },
  PostgreSQL: async () => {
    const databaseUrl = await fresh('PostgreSQL', WORLD)
    return [{ databaseUrl }, { DATABASE_URL: databaseUrl }]
  },
}

describe.each(Object.entries(PLACES))('A server that is killed on %s', (_, place) => {
  test('leaves its commands to the next, which has them answered once', { timeout: 240_000 }, async () => {
    const [options, environment] = await place()
    const within = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
      const store = await openStore({ ...options, maintenance: 0 })
      return work(store).finally(() => store.close())
    }
    const device = await within(async (store) => {
      const server = await fleetServerOn(store)
      const made = await server.device()
      await store.script('update devices set net_state = 1')
      await server.app.close()
      return made
    })
    const first = await served({ ...environment, FLEET: 'silent=1' })
    const { task_id } = await first.call('POST', `/v3/devices/${device.id}/refresh`, {})
    const task = `/v3/command_tasks/${String(task_id)}`
    const { grant_id } = await first.call('POST', `/v3/rooms/${device.room}/locks/${device.id}/passwords`, {
      ...{ name: '王芳', phone: '13800001234', permission_end: new Date(Date.now() + 86_400_000).toISOString() },
    })
    const grant = `/v3/grants/${String(grant_id)}`
    await expect.poll(async () => (await first.call('GET', task))['state'], { timeout: 30_000 }).toBe('sending')
    expect(await first.call('GET', grant)).toMatchObject({ state: 1, op_status: 1 })
    await first.kill()
    await within((store) => passTime(store, 31))

    const second = await served({ ...environment, FLEET: 'prompt=1' })
    await expect.poll(async () => (await second.call('GET', task))['state'], { timeout: 30_000 }).toBe('success')
    await expect
      .poll(() => second.call('GET', grant), { timeout: 30_000 })
      .toMatchObject({ state: 2, op_status: 3, failure: null })
    await second.kill()
    const [logged] = await within(
      async (store) =>
        (
          await store.query({
            text: `select count(*)::int as n from operation_logs where resource = 'device' and action = 'update'`,
            values: [],
          })
        ).rows,
    )
    expect(logged).toEqual({ n: 1 })
  })
})
