/**
 * The server as a process of its own, a broker, and devices behind it, of which server and broker are killed in the
 * middle of whatever they do: once all is there again, each device is as the console shows it, and no credential was
 * ever shown in force that its lock had not taken.
 */
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { Order } from '../../src/server/commands/link.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { WORLD, type Data } from '../http/support/server.ts'
import { createPlaces } from '../support/stores.ts'
import { startBroker } from './support/broker.ts'
import { fleetServerOn, passTime, type Made } from './support/fleet.ts'
import { served } from './support/served.ts'
import { Device } from './support/wire.ts'

type Deed = 'credential' | 'freeze' | 'unfreeze' | 'delete' | 'on' | 'off' | 'opening' | 'status' | 'broker' | 'kill'

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Deed>('credential') },
  { weight: 4, arbitrary: fc.constantFrom<Deed>('freeze', 'unfreeze', 'delete') },
  { weight: 3, arbitrary: fc.constantFrom<Deed>('on', 'off') },
  { weight: 4, arbitrary: fc.constantFrom<Deed>('opening', 'status') },
  { weight: 3, arbitrary: fc.constant<Deed>('broker') },
)
const some = fc.array(deed, { minLength: 6, maxLength: 6, size: 'max' })
/** Starting a server is what takes long: it is killed once among them, and once in the end. */
const history = fc.tuple(some, some).map(([one, other]): readonly Deed[] => [...one, 'kill', ...other])

const place = createPlaces()

test('Server and broker may be killed at any time', { timeout: 300_000 }, async () => {
  await fc.assert(fc.asyncProperty(history, play), { numRuns: 1, endOnFailure: true })
})

async function play(deeds: readonly Deed[]): Promise<void> {
  const databaseUrl = await place('PostgreSQL', WORLD)
  const store = await openStore({ databaseUrl, maintenance: 0 })
  onTestFinished(() => store.close())
  const before = await fleetServerOn(store)
  const [lock, meter] = [await before.device(), await before.device('412403001111')]
  await store.script('update devices set net_state = 1, state = 1')
  await before.app.close()

  const broker = await startBroker()
  onTestFinished(() => broker.close())
  const devices = new Map<string, Device>()
  const told = new Map<string, Awaited<ReturnType<typeof broker.device>>>()
  /** Credentials that the lock has ever had. */
  const taken = new Set<number>()
  for (const { sn } of [lock, meter]) {
    const [device, line] = [new Device(), await broker.device(sn)]
    devices.set(sn, device)
    told.set(sn, line)
    line.client.on('message', (_, payload) => {
      const order = JSON.parse(payload.toString()) as Omit<Order, 'client_id' | 'address'>
      const answer = device.take({ ...order, client_id: 1, address: sn }, false)
      for (const { grant } of device.slots.values()) taken.add(grant)
      void line.say('answers', answer)
    })
  }

  const environment = {
    DATABASE_URL: databaseUrl,
    MQTT_URL: broker.url,
    MQTT_VERSION: '3.1.1',
    MQTT_CLIENT_ID: 'console',
  }
  let server = await served(environment)
  onTestFinished(() => server.kill())
  let isThere = true
  const brokerIs = async (there: boolean): Promise<void> => {
    if (there !== isThere) await (there ? broker.comeBack() : broker.vanish())
    isThere = there
  }
  const base = `/v3/rooms/${lock.room}/locks/${lock.id}/passwords`
  const grants = async (): Promise<readonly Data[]> =>
    (await server.call('GET', `/v3/grants?device_id=${lock.id}&sort=grant_id&limit=100`)).list
  const says = ({ sn }: Made, kind: string, data: object): void => {
    const { client_id: _, address: __, ...report } = devices.get(sn)!.says(sn, kind, data as Order['payload'])
    // Its library tells it again until the broker has it.
    void told.get(sn)!.say('reports', report)
  }
  let battery = 90

  const does: Readonly<Record<Deed, () => Promise<unknown> | void>> = {
    credential: () => server.call('POST', base, { name: '王芳', phone: '13800001234', permission_end: END }),
    freeze: () => onLast('freeze'),
    unfreeze: () => onLast('unfreeze'),
    delete: () => onLast('delete'),
    on: () => server.call('POST', `/v3/rooms/${meter.room}/elemeters/${meter.id}/on`, {}),
    off: () => server.call('POST', `/v3/rooms/${meter.room}/elemeters/${meter.id}/off`, {}),
    opening: () => says(lock, 'opening', { open_way: 2 }),
    status: () => says(lock, 'status', { battery: (battery -= 1) }),
    broker: () => brokerIs(!isThere),
    kill: async () => {
      await server.kill()
      server = await served(environment)
    },
  }
  async function onLast(verb: 'freeze' | 'unfreeze' | 'delete'): Promise<void> {
    const last = (await grants()).at(-1)
    if (last === undefined) return
    const [url, grant_id] = [`${base}/${String(last['paas_id'])}`, Number(last['grant_id'])]
    if (verb === 'delete') await server.call('DELETE', `${url}?grant_id=${grant_id}`)
    else await server.call('POST', `${url}/${verb}`, { grant_id })
  }

  for (const one of deeds) {
    await does[one]()
    const inForce = (await grants()).filter(({ state }) => Number(state) !== NOTHING)
    expect(inForce.map(({ grant_id }) => Number(grant_id)).filter((grant) => !taken.has(grant))).toEqual([])
  }

  await brokerIs(true)
  await passTime(store, 100)
  await does.kill()
  const waiting = async () =>
    Number(await store.text({ text: 'select count(slot) from command_deliveries', values: [] }))
  let session = 0
  const shown = async () => {
    // Whoever is back is given what waits.
    if ((await waiting()) > 0) {
      session += 1
      for (const line of told.values()) await line.say('presence', { state: 'online', session })
    }
    const [{ battery: shows }, { relay_state }, openings, all] = await Promise.all([
      server.call('GET', `/v3/devices/${lock.id}`),
      server.call('GET', `/v3/devices/${meter.id}`),
      server.call('GET', `/v3/openings?device_id=${lock.id}&limit=100`),
      grants(),
    ])
    return {
      waiting: await waiting(),
      ...{ battery: shows, relay: relay_state, openings: openings.list.length },
      held: all
        .filter(({ state }) => Number(state) !== NOTHING)
        .map(({ grant_id, state }) => [Number(grant_id), Number(state) === FROZEN]),
    }
  }
  await expect.poll(shown, { timeout: 120_000, interval: 1_000 }).toEqual({
    waiting: 0,
    battery: devices.get(lock.sn)!.reports.findLast(({ kind }) => kind === 'status')?.data['battery'] ?? null,
    relay: devices.get(meter.sn)!.relay,
    openings: devices.get(lock.sn)!.reports.filter(({ kind }) => kind === 'opening').length,
    held: [...devices.get(lock.sn)!.slots.values()]
      .map(({ grant, frozen }) => [grant, frozen] as const)
      .toSorted(([one], [other]) => one - other),
  })
}

const END = new Date(Date.now() + 30 * 86_400_000).toISOString()
/** States of a credential. */
const [NOTHING, FROZEN] = [1, 5]
