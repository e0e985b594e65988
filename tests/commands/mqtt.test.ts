/** Devices behind an MQTT broker: what leaves, what comes, and what is well when the broker is not. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import type { Answer, Heard, Order, Report } from '../../src/server/commands/link.ts'
import { NetState } from '../../src/generated/enums.ts'
import { createMqttLink, type Broker, type MqttLink } from '../../src/server/commands/mqtt/link.ts'
import { read } from '../../src/server/commands/mqtt/messages.ts'
import { openPorts } from '../../src/server/ports/open-ports.ts'
import { Answered } from '../../src/server/ports/trouble.ts'
import { readSettings } from '../../src/server/ports/settings.ts'
import { bound } from '../http/support/bound.ts'
import { loggedIn, startServer } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { pemPath, startBroker, type Rules, type TestBroker } from './support/broker.ts'
import { startScripted } from './support/scripted-broker.ts'
import { passTime, SETTINGS } from './support/fleet.ts'

const [SN, OTHER] = ['lk240350000000000001', 'lk240350000000000002']
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

interface Linked {
  readonly isAway?: boolean
  readonly version?: Broker['version']
  readonly now?: () => Date
}

async function linked(url: string, { isAway = false, version = 4, now = () => new Date() }: Linked = {}) {
  const log: { readonly text: string; readonly details: object }[] = []
  const link = await createMqttLink(
    { ...settingsOf(url), version },
    {
      isAway: () => Promise.resolve(isAway),
      now,
      warn: (details, text) => void log.push({ details, text }),
      again: 20,
    },
  )
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
    const { link } = await linked(on.url, { isAway: true })
    link.connect(listener().heard)
    await isWell(link)
    const device = await on.device(SN)
    expect(await link.deliver(ORDER)).toBe('away')
    expect(device.orders).toEqual([])
  })

  it('tells of who comes and goes, also by the last will, once for each connection', async () => {
    const on = await broker()
    const standing = new Date()
    const { link } = await linked(on.url, { now: () => standing })
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
    // Of the same moment the one that came later is the later one.
    expect(offline!.at > online!.at).toBe(true)
    // The broker keeps the last of them, and tells it again to whoever comes: the same numbers, so that it counts once.
    await on.vanish()
    await on.comeBack()
    await seen(() => expect(reports).toHaveLength(3))
    expect(reports[2]).toMatchObject({ kind: 'offline', boot: offline!.boot, sequence: 18 })
  })

  it('takes what comes without an acknowledgement, and tries again until it is stored', async () => {
    const on = await broker()
    const { link, log } = await linked(on.url)
    const { reports, heard } = listener()
    let isStoring = false
    const reported: Heard['reported'] = (report) =>
      isStoring ? heard.reported(report) : Promise.reject(new Error('the database is away'))
    link.connect({ ...heard, reported })
    await isWell(link)
    const device = await on.device(SN)
    const message = { kind: 'alive', at: '2026-06-01T08:00:00.000Z', sequence: 1 }
    await device.client.publishAsync(`devices/1/${SN}/reports`, JSON.stringify(message), { qos: 0 })
    await seen(() => expect(log).toHaveLength(1))
    isStoring = true
    await seen(() => expect(reports).toMatchObject([{ sequence: 1 }]))
  })

  it('leaves to the broker what it could not store before the connection was lost', async () => {
    const on = await broker()
    const { link, log } = await linked(on.url)
    const { reports, heard } = listener()
    let isStoring = false
    const reported: Heard['reported'] = (report) =>
      isStoring ? heard.reported(report) : Promise.reject(new Error('the database is away'))
    link.connect({ ...heard, reported })
    await isWell(link)
    const device = await on.device(SN)
    await device.say('reports', { kind: 'alive', at: '2026-06-01T08:00:00.000Z', sequence: 1 })
    await seen(() => expect(log).toHaveLength(1))
    await on.vanish()
    isStoring = true
    await on.comeBack()
    await isWell(link)
    await seen(() => expect(reports).toMatchObject([{ sequence: 1 }]))
    await link.close()
    // It was told as a message of the new connection, and acknowledged there.
    const after = listener()
    const next = await linked(on.url)
    next.link.connect(after.heard)
    await isWell(next.link)
    await device.say('reports', { kind: 'alive', at: '2026-06-01T08:00:00.000Z', sequence: 2 })
    await seen(() => expect(after.reports.map(({ sequence }) => sequence)).toEqual([2]))
  })

  it('fills no log, however much comes that is of no use', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00.000Z') })
    ended.push(() => Promise.resolve(void vi.useRealTimers()))
    const on = await broker()
    const { link, log } = await linked(on.url)
    const { reports, heard } = listener()
    link.connect(heard)
    await isWell(link)
    const device = await on.device(SN)
    for (let at = 0; at < 30; at++) await device.say('reports', '?')
    const alive = { kind: 'alive', at: '2026-06-01T08:00:00.000Z' }
    await device.say('reports', alive)
    await seen(() => expect(reports).toHaveLength(1))
    expect(log).toHaveLength(20)
    vi.setSystemTime(new Date('2026-06-01T08:01:00.000Z'))
    await device.say('reports', '?')
    await seen(() => expect(log).toHaveLength(21))
    expect(log[20]!.details).toMatchObject({ left_out: 10 })
  })

  it('takes no orders where it may not hear the answers, and asks again until it may', async () => {
    const on = await broker()
    let isAllowed = false
    on.aedes.authorizeSubscribe = (_, subscription, done) => done(null, isAllowed ? subscription : null)
    const { link, log } = await linked(on.url)
    link.connect(listener().heard)
    await seen(() => expect(log).toHaveLength(1))
    await expect(link.check()).rejects.toBeInstanceOf(Answered)
    await expect(link.deliver(ORDER)).rejects.toBeInstanceOf(Answered)
    isAllowed = true
    await isWell(link)
    expect(await link.deliver(ORDER)).toBe('accepted')
    expect(log).toHaveLength(1)
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

describe('A message of a device', () => {
  const said = (topic: string, message: unknown) =>
    read('devices', { topic, payload: Buffer.from(JSON.stringify(message)), at: '2026-06-01T08:00:00.000Z' })
  const answer = { id: '1-5', attempt: 1, outcome: 'done' }
  const report = { kind: 'opening', at: '2026-06-01T08:00:00.000Z' }

  it.each([
    ['answers', { ...answer, id: 5 }, 'it names no command and attempt'],
    ['answers', { ...answer, attempt: 0 }, 'it names no command and attempt'],
    ['answers', { ...answer, attempt: '1' }, 'it names no command and attempt'],
    ['answers', { ...answer, outcome: 'perhaps' }, 'its outcome is neither done nor failed'],
    ['answers', [answer], 'it is no JSON object, or holds what is no text'],
    ['reports', { ...report, at: 1_780_000_000 }, 'it names no kind and time'],
    ['reports', { ...report, boot: -1 }, 'boot is no whole number'],
    ['reports', { ...report, boot: 1.5 }, 'boot is no whole number'],
    ['reports', { ...report, sequence: 0 }, 'sequence is no whole number from 1'],
    ['reports', { ...report, sequence: '7' }, 'sequence is no whole number from 1'],
    ['reports', { ...report, data: [1] }, 'data is no object'],
    [
      'reports',
      { ...report, data: { __proto__: null, constructor: {} } },
      'it is no JSON object, or holds what is no text',
    ],
    ['presence', { state: 'online' }, 'session is no whole number from 1'],
    ['presence', { state: 'online', session: Number.MAX_SAFE_INTEGER }, 'session is no whole number from 1'],
    ['presence', null, 'it is no JSON object, or holds what is no text'],
  ])('among %s: %j is of no use: %s', (kind, message, why) => {
    expect(said(`devices/1/${SN}/${kind}`, message)).toEqual({ is: 'unusable', why })
  })

  it.each([
    `devices/1/${SN}/orders`,
    `devices/1/${SN}/reports/more`,
    `devices/0/${SN}/reports`,
    `devices/01/${SN}/reports`,
    `devices/1//reports`,
    `devices/1/%E0%A4%A/reports`,
    `devices/1/reports`,
    `others/1/${SN}/reports`,
  ])('is of no device at %s', (topic) => {
    expect(said(topic, report)).toEqual({ is: 'unusable', why: 'no device has such a topic' })
  })

  it('says no more than it may: what is none of its words is left out', () => {
    const more = { reason: 5, code: '5108', data: 'all', from: { client_id: 2, address: 'another' } }
    const from = { client_id: 1, address: SN }
    expect(said(`devices/1/${SN}/answers`, { ...answer, ...more })).toEqual({
      is: 'answer',
      answer: { ...answer, from },
    })
    expect(said(`devices/1/${SN}/reports`, { ...report, client_id: 2, address: 'another' })).toEqual({
      is: 'report',
      report: { ...from, ...report, data: {} },
    })
  })
})

describe('A link by MQTT 5', () => {
  const scripted = async () => {
    const on = await startScripted()
    ended.push(() => on.close())
    return on
  }

  it('asks the broker to keep what comes for a day, and to tell nothing twice nor what is too large', async () => {
    const on = await scripted()
    const { link } = await linked(on.url, { version: 5 })
    link.connect(listener().heard)
    await isWell(link)
    expect(on.connects).toMatchObject([
      {
        ...{ protocolVersion: 5, clean: false, clientId: 'server' },
        properties: { sessionExpiryInterval: 86_400, receiveMaximum: 1_000, maximumPacketSize: 66_560 },
      },
    ])
    expect(on.subscriptions.map(({ topic, qos, rh }) => [topic, qos, rh])).toEqual([
      ['devices/+/+/answers', 1, 1],
      ['devices/+/+/reports', 1, 1],
      ['devices/+/+/presence', 1, 1],
    ])
  })

  it('gives an order as long as its answer is waited for, and knows where nobody listens or it is not taken', async () => {
    const on = await scripted()
    const { link } = await linked(on.url, { version: 5 })
    link.connect(listener().heard)
    await isWell(link)
    expect(await link.deliver(ORDER)).toBe('accepted')
    expect(on.published).toMatchObject([
      { topic: `devices/1/${SN}/orders`, qos: 1, properties: { messageExpiryInterval: 180 } },
    ])
    on.says.order = 0x10
    expect(await link.deliver(ORDER)).toBe('away')
    on.says.order = 0
    expect(await link.deliver(ORDER)).toBe('accepted')
    // Over its quota: as if the broker were away, so that it is tried again.
    on.says.order = 0x97
    await expect(link.deliver(ORDER)).rejects.toThrow()
    expect(await link.check()).toBeUndefined()
  })

  it('acknowledges again, after a broken connection, only what it has stored', async () => {
    const on = await scripted()
    const { link } = await linked(on.url, { version: 5 })
    const { reports, heard } = listener()
    const stored: (() => void)[] = []
    const reported: Heard['reported'] = async (report) => {
      await new Promise<void>((resolve) => stored.push(resolve))
      return heard.reported(report)
    }
    link.connect({ ...heard, reported })
    await isWell(link)
    const topic = `devices/1/${SN}/reports`
    const report = (sequence: number) => ({ kind: 'alive', at: '2026-06-01T08:00:00.000Z', sequence })
    on.send(topic, report(1), 7)
    on.send(topic, report(2), 8)
    await seen(() => expect(stored).toHaveLength(2))
    on.drop()
    await seen(() => expect(on.connects).toHaveLength(2))
    await isWell(link)
    // What was stored meanwhile is of the connection before: this one has not brought it yet.
    for (const store of stored.splice(0)) store()
    await seen(() => expect(reports).toHaveLength(2))
    on.send(topic, report(2), 8)
    on.send(topic, report(1), 7)
    await seen(() => expect(stored).toHaveLength(2))
    expect(on.acknowledged).toEqual([])
    stored[1]!()
    await seen(() => expect(reports).toHaveLength(3))
    stored[0]!()
    await seen(() => expect(on.acknowledged).toEqual([8, 7]))
  })

  it('says that it is refused, until the broker knows it', async () => {
    const on = await scripted()
    on.says.connect = 0x87
    const { link, log } = await linked(on.url, { version: 5 })
    link.connect(listener().heard)
    await seen(() => expect(on.connects.length).toBeGreaterThan(1))
    await expect(link.check()).rejects.toBeInstanceOf(Answered)
    on.says.connect = 0
    await isWell(link)
    on.says.subscribe = 0x87
    on.drop()
    await seen(() => expect(link.check()).rejects.toBeInstanceOf(Answered))
    on.says.subscribe = 1
    await isWell(link)
    expect(log).toHaveLength(2)
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
    // Its authority is no public one, nor the one that is named.
    for (const other of ['', pemPath('server.pem')]) {
      const stranger = await ports({ ...all, MQTT_CA: other, MQTT_CLIENT_ID: 'third' })
      await seen(async () => expect(await stranger.state()).toMatchObject({ healthy: false, trouble: 'untrusted' }))
    }
  })

  it('are refused by a broker that wants a certificate of its own authority', async () => {
    const on = await broker({ secure: true, demands: true })
    const own = { MQTT_CERT: pemPath('server.pem'), MQTT_KEY: pemPath('server.key') }
    const all = { MQTT_URL: on.url, MQTT_CA: pemPath('ca.pem') }
    const known = await ports({ ...all, ...own })
    await seen(async () => expect(await known.state()).toMatchObject({ healthy: true }))
    const nobody = await ports({ ...all, MQTT_CLIENT_ID: 'nobody' })
    await seen(async () => expect(await nobody.state()).toMatchObject({ healthy: false, trouble: 'refused' }))
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

describeOne('A server whose devices speak MQTT', (open) => {
  const served = async () => {
    const on = await broker()
    const { link } = await linked(on.url)
    const { app, store } = await startServer(open, SETTINGS, link)
    ended.push(() => app.close())
    const admin = await loggedIn(app, 'admin')
    await isWell(link)
    const { device_id } = await bound(admin, SN)
    return { on, link, app, store, admin, device_id }
  }

  it('takes what they tell once, of themselves alone, and their last will as that they are away', async () => {
    const { on, admin, device_id } = await served()
    const neighbour = await bound(admin, OTHER)
    const openings = async (id: number) =>
      (await admin.call('GET', `/v3/openings?device_id=${id}`)).json.data.list.map(({ open_way }) => open_way)
    const netState = async () => (await admin.call('GET', `/v3/devices/${device_id}`)).json.data['net_state']
    const presence = `devices/1/${SN}/presence`
    const willOf = (session: number) => ({
      will: {
        ...{ topic: presence, payload: Buffer.from(JSON.stringify({ state: 'offline', session })) },
        ...{ qos: 1 as const, retain: true },
      },
      reconnectPeriod: 0,
    })
    const device = await on.device(SN, willOf(5))
    const other = await on.device(OTHER)
    const at = new Date(Date.now() - 60_000).toISOString()
    const opening = (sequence: number, open_way: number, data = {}) => ({
      ...{ kind: 'opening', at, boot: 1, sequence },
      data: { open_way, ...data },
    })
    await device.say('presence', { state: 'online', session: 5 })
    await device.say('reports', opening(2, 3))
    await device.say('reports', opening(1, 2))
    await device.say('reports', opening(2, 3))
    // Whose it is the topic says, and no word in it.
    await other.say('reports', opening(9, 1, { sn: SN, client_id: 1 }))
    await device.client.publishAsync(`devices/2/${SN}/reports`, JSON.stringify(opening(8, 1)), { qos: 1 })
    await device.say('reports', { kind: 'status', at, sequence: 3, data: { battery: 61 } })
    await seen(async () =>
      expect((await admin.call('GET', `/v3/devices/${device_id}`)).json.data).toMatchObject({ battery: 61 }),
    )
    expect((await openings(device_id)).toSorted()).toEqual([2, 3])
    await seen(async () => expect(await openings(neighbour.device_id)).toEqual([1]))
    expect(await netState()).toBe(NetState.online)
    device.client.stream.destroy()
    await seen(async () => expect(await netState()).toBe(NetState.offline))
    const back = await on.device(SN, willOf(6))
    await back.say('presence', { state: 'online', session: 6 })
    await seen(async () => expect(await netState()).toBe(NetState.online))
    // What is left of the connection before tells nothing of this one.
    await other.client.publishAsync(presence, JSON.stringify({ state: 'offline', session: 5 }), { qos: 1 })
    await back.say('reports', { kind: 'status', at: new Date().toISOString(), sequence: 4, data: { battery: 60 } })
    await seen(async () =>
      expect((await admin.call('GET', `/v3/devices/${device_id}`)).json.data).toMatchObject({ battery: 60 }),
    )
    expect(await netState()).toBe(NetState.online)
  }, 90_000)

  it('has each command take effect once, however often, late and by whomever it is answered', async () => {
    const { on, link, app, store, admin, device_id } = await served()
    const device = await on.device(SN)
    const other = await on.device(OTHER)
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
  }, 90_000)
})
