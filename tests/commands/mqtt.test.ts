/** Devices behind an MQTT broker: what leaves, what comes, and what is well when the broker is not. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import type { Answer, Heard, Order, Report } from '../../src/server/commands/link.ts'
import { createMqttLink, type Broker, type MqttLink } from '../../src/server/commands/mqtt/link.ts'
import { openPorts } from '../../src/server/ports/open-ports.ts'
import { readSettings } from '../../src/server/ports/settings.ts'
import { bound } from '../http/support/bound.ts'
import { loggedIn, startServer } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { pemPath, startBroker, type Rules, type TestBroker } from './support/broker.ts'
import { passTime } from './support/fleet.ts'

const SN = 'lk240350000000000001'
const ORDER: Order = {
  ...{ id: '1-5', attempt: 1, client_id: 1, type: 'refresh', address: SN },
  ...{ target: '*', payload: { password: '482913' } },
}

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

async function broker(rules?: Rules): Promise<TestBroker> {
  const started = await startBroker(rules)
  ended.push(() => started.close())
  return started
}

const settingsOf = (url: string): Broker => ({
  ...{ url, version: 4, username: '', password: '', ca: null, cert: null, key: null },
  ...{ clientId: 'server', root: 'devices' },
})

async function linked(url: string, isAway: (order: Order) => boolean = () => false) {
  const log: { readonly text: string; readonly details: object }[] = []
  const link = await createMqttLink(settingsOf(url), {
    isAway: (order) => Promise.resolve(isAway(order)),
    now: () => new Date(),
    warn: (details, text) => void log.push({ details, text }),
    again: 20,
  })
  ended.push(() => link.close())
  return { link, log }
}

const isWell = (link: MqttLink): Promise<unknown> => vi.waitFor(() => link.check(), { timeout: 10_000 })
const seen = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 10_000 })

function listener() {
  const answers: Answer[] = []
  const reports: Report[] = []
  const heard: Heard = {
    answered: (answer) => Promise.resolve(void answers.push(answer)),
    reported: (report) => Promise.resolve(void reports.push(report)),
    online: () => Promise.resolve(),
  }
  return { answers, reports, heard }
}

describe('A link by MQTT', () => {
  it('brings orders to their device, and its answers and reports back', async () => {
    const on = await broker()
    const { link } = await linked(on.url)
    const { answers, reports, heard } = listener()
    link.connect(heard)
    await isWell(link)
    const device = await on.device(SN)
    expect(await link.deliver(ORDER)).toBe('accepted')
    const { client_id: _, address: __, ...order } = ORDER
    await seen(() => expect(device.orders).toEqual([order]))
    await device.say('answers', { id: '1-5', attempt: 1, outcome: 'done', data: { battery: 60 } })
    const report = { kind: 'opening', at: '2026-06-01T08:00:00.000Z', boot: 3, sequence: 7, data: { open_way: 2 } }
    await device.say('reports', report)
    const from = { client_id: 1, address: SN }
    await seen(() => expect(reports).toEqual([{ ...from, ...report }]))
    expect(answers).toEqual([{ id: '1-5', attempt: 1, outcome: 'done', data: { battery: 60 }, from }])
  })

  it('sends nothing to who is away', async () => {
    const on = await broker()
    const { link } = await linked(on.url, () => true)
    link.connect(listener().heard)
    await isWell(link)
    const device = await on.device(SN)
    expect(await link.deliver(ORDER)).toBe('away')
    expect(device.orders).toEqual([])
  })

  it('tells of who comes and goes, also by the last will, once for each connection', async () => {
    const on = await broker()
    const { link } = await linked(on.url)
    const { reports, heard } = listener()
    link.connect(heard)
    await isWell(link)
    const will = {
      ...{ topic: `devices/1/${SN}/presence`, payload: Buffer.from(JSON.stringify({ state: 'offline', session: 9 })) },
      ...{ qos: 1 as const, retain: true },
    }
    const device = await on.device(SN, { will, reconnectPeriod: 0 })
    await device.say('presence', { state: 'online', session: 9 })
    await seen(() => expect(reports).toMatchObject([{ kind: 'online', address: SN }]))
    device.client.stream.destroy()
    await seen(() => expect(reports).toMatchObject([{ kind: 'online' }, { kind: 'offline', address: SN }]))
    const [online, offline] = reports
    expect([online!.sequence, offline!.sequence]).toEqual([17, 18])
    expect(offline!.at > online!.at).toBe(true)
  })

  it('keeps at the broker what could not be stored, and what came while no server was there', async () => {
    const on = await broker()
    const first = await linked(on.url)
    const tries: Report[] = []
    first.link.connect({ ...listener().heard, reported: (report) => (tries.push(report), Promise.reject(new Error())) })
    await isWell(first.link)
    const device = await on.device(SN)
    const report = (sequence: number) => ({ kind: 'alive', at: '2026-06-01T08:00:00.000Z', sequence })
    await device.say('reports', report(1))
    await seen(() => expect(tries).toHaveLength(1))
    await first.link.close()
    await device.say('reports', report(2))
    const { reports, heard } = listener()
    const second = await linked(on.url)
    second.link.connect(heard)
    await seen(() => expect(reports.map(({ sequence }) => sequence)).toEqual([1, 2]))
    await second.link.close()
    // What was stored is forgotten.
    const third = await linked(on.url)
    const after = listener()
    third.link.connect(after.heard)
    await isWell(third.link)
    await device.say('reports', report(3))
    await seen(() => expect(after.reports.map(({ sequence }) => sequence)).toEqual([3]))
  })

  it('takes many at the same time and acknowledges each when it is stored', async () => {
    const on = await broker()
    const { link } = await linked(on.url)
    const stored: (() => void)[] = []
    link.connect({ ...listener().heard, reported: () => new Promise((resolve) => stored.push(resolve)) })
    await isWell(link)
    const device = await on.device(SN)
    for (let sequence = 1; sequence <= 30; sequence++)
      await device.say('reports', { kind: 'alive', at: '2026-06-01T08:00:00.000Z', sequence })
    await seen(() => expect(stored).toHaveLength(30))
    // The first is not stored, and no other is acknowledged before it.
    for (const done of stored.slice(1)) done()
    await link.close()
    const { reports, heard } = listener()
    const next = await linked(on.url)
    next.link.connect(heard)
    await seen(() => expect(reports).toHaveLength(30))
  })

  it('says of what it cannot use why, and goes on', async () => {
    const on = await broker()
    const { link, log } = await linked(on.url)
    const { reports, heard } = listener()
    link.connect(heard)
    await isWell(link)
    const device = await on.device(SN)
    await device.say('reports', '{"kind":')
    await device.say('reports', { kind: 'opening' })
    await device.say('reports', { kind: 'opening', at: 'now', data: 'x'.repeat(70_000) })
    await device.say('answers', { id: '1-5', outcome: 'done' })
    await device.say('presence', { state: 'asleep', session: 1 })
    await device.client.publishAsync('devices/x/y/reports', '{}', { qos: 1 })
    // What no database takes would be told again for ever.
    await device.say('reports', { kind: 'alarm', at: '2026-06-01T08:00:00.000Z', data: { detail: 'a\0' } })
    await device.client.publishAsync('devices/1/lk%00/reports', '{}', { qos: 1 })
    await device.say('reports', { kind: 'alive', at: '2026-06-01T08:00:00.000Z' })
    await seen(() => expect(reports).toHaveLength(1))
    expect(log.map(({ details }) => (details as { why: string }).why)).toEqual([
      'it is no JSON object, or holds what is no text',
      'it names no kind and time',
      expect.stringMatching(/^70\d{3} bytes, of 65536 at most$/),
      'it names no command and attempt',
      'its state is neither online nor offline',
      'no device has such a topic',
      'it is no JSON object, or holds what is no text',
      'no device has such a topic',
    ])
  })

  it('finds its way back to a broker that vanished, and says once that it was away', async () => {
    const on = await broker()
    const { link, log } = await linked(on.url)
    const { reports, heard } = listener()
    link.connect(heard)
    await isWell(link)
    await on.vanish()
    await seen(() => expect(link.check()).rejects.toThrow())
    await expect(link.deliver(ORDER)).rejects.toThrow()
    await on.comeBack()
    await isWell(link)
    const device = await on.device(SN)
    expect(await link.deliver(ORDER)).toBe('accepted')
    await seen(() => expect(device.orders).toHaveLength(1))
    await device.say('reports', { kind: 'alive', at: '2026-06-01T08:00:00.000Z' })
    await seen(() => expect(reports).toHaveLength(1))
    expect(log.filter(({ text }) => text.includes('broker is away'))).toHaveLength(1)
  })
})

describe('The settings of MQTT', () => {
  async function ports(variables: Readonly<Record<string, string>>) {
    const read = readSettings({ DATA_DIR: 'nowhere', MQTT_VERSION: '3.1.1', ...variables }, apartment)
    if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
    const opened = await openPorts({} as never, {
      config: read.config,
      commands: undefined,
      reading: () => {
        throw new Error('nobody looks')
      },
      holding: () => Promise.reject(new Error('nobody asks')),
      now: () => new Date(),
      log: { warn: () => undefined },
    })
    ended.push(() => opened.all.devices.close())
    opened.all.devices.connect(listener().heard)
    const state = async () => (await opened.check()).find(({ name }) => name === 'devices')
    return { state }
  }

  it('lead to a broker by TLS, with a certificate, a name and a password', async () => {
    const on = await broker({ secure: true, knows: (name, pass) => name === 'console' && pass === 'secret' })
    const own = { MQTT_CERT: pemPath('server.pem'), MQTT_KEY: pemPath('server.key'), MQTT_USERNAME: 'console' }
    const all = { MQTT_URL: on.url, MQTT_CA: pemPath('ca.pem'), MQTT_PASSWORD: 'secret', ...own }
    const { state } = await ports(all)
    await seen(async () => expect(await state()).toMatchObject({ provider: 'mqtt', healthy: true }))
    const wrong = await ports({ ...all, MQTT_PASSWORD: 'guessed', MQTT_CLIENT_ID: 'another' })
    await seen(async () => expect(await wrong.state()).toMatchObject({ healthy: false, trouble: 'refused' }))
    const stranger = await ports({ ...all, MQTT_CA: '', MQTT_CLIENT_ID: 'third' })
    await seen(async () => expect(await stranger.state()).toMatchObject({ healthy: false, trouble: 'untrusted' }))
  })

  it.each([
    [{ MQTT_URL: 'http://broker' }, 'MQTT_URL must be the address of a broker'],
    [{ MQTT_URL: 'mqtts://user:pass@broker' }, 'MQTT_URL must be the address of a broker'],
    [{ MQTT_USERNAME: 'me' }, 'MQTT_URL is missing'],
    [{ MQTT_URL: 'mqtt://broker', MQTT_PASSWORD: 'x' }, 'MQTT_PASSWORD needs MQTT_USERNAME'],
    [{ MQTT_URL: 'mqtts://broker', MQTT_CERT: pemPath('server.pem') }, 'MQTT_CERT and MQTT_KEY go together'],
    [{ MQTT_CA: 'no/such/file' }, 'MQTT_CA must be a file that this server can read'],
    [{ MQTT_VERSION: '4' }, 'MQTT_VERSION must be 5 or 3.1.1'],
    [{ MQTT_TOPICS: 'a/#' }, 'MQTT_TOPICS must be the beginning of topics'],
  ])('%o: %s', (variables, sentence) => {
    expect(readSettings(variables, apartment)).toMatchObject({ mistakes: [expect.stringContaining(sentence)] })
  })
})

describeOne('Commands by MQTT', (open) => {
  it('take effect once, however often, late and by whomever they are answered', async () => {
    const on = await broker()
    const { link } = await linked(on.url)
    const { app, store } = await startServer(open, { COMMAND_KEY: Buffer.alloc(32, 7).toString('base64') }, link)
    ended.push(() => app.close())
    const admin = await loggedIn(app, 'admin')
    await isWell(link)
    const { device_id } = await bound(admin, SN)
    const device = await on.device(SN)
    const other = await on.device('lk240350000000000002')
    const refresh = async () =>
      Number((await admin.call('POST', `/v3/devices/${device_id}/refresh`, {})).json.data['task_id'])
    const state = async (id: number) => (await admin.call('GET', `/v3/command_tasks/${id}`)).json.data['state']
    const sent = async () => {
      while ((await app.commands.round()) > 0);
    }

    const task = await refresh()
    await sent()
    await seen(() => expect(device.orders).toHaveLength(1))
    const done = { id: `1-${task}`, attempt: 1, outcome: 'done', data: { battery: 61 } }
    // Of another device's command nobody else can say anything.
    await other.say('answers', done)
    await device.say('answers', { ...done, id: '2-1' })
    await device.say('reports', { kind: 'status', at: new Date().toISOString(), sequence: 1, data: { signal: 2 } })
    await seen(async () =>
      expect((await admin.call('GET', `/v3/devices?sn=${SN}`)).json.data.list).toMatchObject([{ signal: 2 }]),
    )
    expect(await state(task)).toBe('sending')
    // Without an answer it is handed over again, the same attempt; the device answers both.
    await passTime(store, 31)
    await sent()
    await seen(() => expect(device.orders).toHaveLength(2))
    expect(device.orders[1]).toEqual(device.orders[0])
    await device.say('answers', done)
    await device.say('answers', done)
    await seen(async () => expect(await state(task)).toBe('success'))

    // The broker is gone: the command waits in the database, and is sent once when it is back.
    await on.vanish()
    await seen(() => expect(link.check()).rejects.toThrow())
    const waiting = await refresh()
    await sent()
    await app.commands.rested()
    await seen(async () => expect(await state(waiting)).toBe('pending'))
    await on.comeBack()
    await isWell(link)
    await seen(() => expect(device.client.connected).toBe(true))
    await passTime(store, 100)
    await sent()
    await seen(() => expect(device.orders).toHaveLength(3))
    await device.say('answers', { ...done, id: `1-${waiting}` })
    await seen(async () => expect(await state(waiting)).toBe('success'))
  })
})
