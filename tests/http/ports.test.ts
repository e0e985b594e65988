/** The external services: who stands behind each, how they are, and who may ask them when. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { afterEach, expect, it, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { setting, text } from '../../src/server/config.ts'
import { enginePorts } from '../../src/server/ports/table.ts'
import { outbox } from '../../src/server/messages/sms.ts'
import { openPorts } from '../../src/server/ports/open-ports.ts'
import type { Port } from '../../src/server/ports/port.ts'
import { Answered, troubleOf } from '../../src/server/ports/trouble.ts'
import { readSettings } from '../../src/server/ports/settings.ts'
import { createFolders, describeOne } from '../support/stores.ts'
import { caller, projectModel, startServer } from './support/server.ts'

const newFolder = createFolders()
const servers: Server[] = []
const coded = (code: string) => new Error('x', { cause: Object.assign(new Error('y'), { code }) })
const TROUBLES = [
  [coded('ENOTFOUND'), 'unreachable'],
  [coded('CERT_HAS_EXPIRED'), 'untrusted'],
  [coded('ETIMEDOUT'), 'timed_out'],
  [coded('AccessDenied'), 'refused'],
  [new Answered(502), 'broken'],
  [coded('ENOSPC'), 'disk_full'],
  [coded('EROFS'), 'no_access'],
  [new Answered(302), 'failed'],
  ['anything', 'failed'],
  [new Answered(422), null],
] as const

afterEach(() => {
  log.length = 0
  for (const server of servers.splice(0)) server.closeAllConnections()
})

interface Got {
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

/** A service that answers with these, one after the other, and then with the last. 0: hangs up; -1: never answers. */
async function service(...statuses: readonly number[]): Promise<{ readonly url: string; readonly got: Got[] }> {
  const got: Got[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      got.push({ headers: request.headers, body: JSON.parse(body) })
      const status = statuses[Math.min(got.length, statuses.length) - 1]!
      if (status === 0) request.socket.destroy()
      else if (status > 0) response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`, got }
}

const log: object[] = []

async function opened(
  variables: Readonly<Record<string, string>> = {},
  own: Readonly<Record<string, Port<never>>> = {},
) {
  const read = readSettings({ DATA_DIR: await newFolder(), ...variables }, { ...apartment, ports: own as never })
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return openPorts(own as never, {
    config: read.config,
    commands: undefined,
    reading: () => {
      throw new Error('nobody looks')
    },
    holding: () => Promise.reject(new Error('nobody asks')),
    now: () => new Date(),
    log: { warn: (details, said) => void log.push({ ...details, said }) },
  })
}
type Ports = Awaited<ReturnType<typeof opened>>
const stateOf = ({ states }: Ports, name: string) => states().find((one) => one.name === name)!
const MESSAGE = { key: 'sms-1-1', phone: '13800001001', text: '您的验证码是123456', at: new Date() }

it('tells of each who stands behind it, and nothing of its health before it was asked', async () => {
  const ports = await opened()
  expect(ports.states().map(({ name, provider, simulated, healthy }) => [name, provider, simulated, healthy])).toEqual([
    ['sms', 'outbox', true, null],
    ['mail', 'outbox', true, null],
    ['files', 'folder', false, null],
    ['devices', 'fleet', true, null],
  ])
  const checked = await ports.check()
  expect(checked.map(({ healthy }) => healthy)).toEqual([true, true, true, true])
  expect(checked.every(({ checked_at }) => checked_at instanceof Date)).toBe(true)
})

it('tells of a folder that is none any more, and of its return', async () => {
  const folder = await newFolder()
  const ports = await opened({ FILES_DIR: path.join(folder, 'files') })
  await writeFile(path.join(folder, 'files'), 'no folder')
  await ports.check()
  expect(stateOf(ports, 'files')).toMatchObject({ healthy: false, trouble: 'no_access' })
  await rm(path.join(folder, 'files'))
  await ports.check()
  expect(stateOf(ports, 'files')).toMatchObject({ healthy: true, trouble: null, last_failure_at: expect.any(Date) })
})

test.each([
  ['at once', [200], 1, null, null],
  ['after it was busy and broke off', [503, 0, 200], 3, null, null],
  ['not, of a number that it does not like: asked once, and it is well', [400], 1, 'answered 400', null],
  ['not, as often as this number has had one, and it is well', [429], 3, 'answered 429', null],
  ['not, from who has no key', [401], 1, 'answered 401', 'refused'],
  ['not, from who has no right', [403], 1, 'answered 403', 'refused'],
  ['not, when it stays broken: asked three times', [500], 3, 'answered 500', 'broken'],
  ['not, when it hangs up', [0], 3, 'fetch failed', 'unreachable'],
])('a service takes a text message %s', async (_, statuses, count, error, trouble) => {
  const { url, got } = await service(...statuses)
  const ports = await opened({ SMS_URL: url, SMS_KEY: 'service-key' })
  expect(stateOf(ports, 'sms')).toMatchObject({ provider: 'http', simulated: false, healthy: null })
  const sent = ports.all.sms.send(MESSAGE)
  await (error === null ? expect(sent).resolves.toEqual({ parts: null }) : expect(sent).rejects.toThrow(error))
  expect(got).toHaveLength(count)
  expect(got[0]!.body).toEqual({ phone: MESSAGE.phone, text: MESSAGE.text })
  expect(got[0]!.headers.authorization).toBe('Bearer service-key')
  // The same message whichever attempt it is.
  expect(new Set(got.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([MESSAGE.key]))
  expect(stateOf(ports, 'sms')).toMatchObject({ healthy: trouble === null, trouble })
  expect(JSON.stringify(ports.states())).not.toContain('service-key')
})

it('has the words of a trouble in both languages, and what exactly happened once in the log', async () => {
  const { app } = await projectModel()
  const copy = (trouble: string) => app.copy[`status.reason.${trouble}`]
  const { url } = await service(0)
  const ports = await opened({ SMS_URL: url, SMS_KEY: 'service-key' })
  for (let i = 0; i < 2; i++) await expect(ports.all.sms.send(MESSAGE)).rejects.toThrow('fetch failed')
  expect(log).toMatchObject([
    {
      port: 'sms',
      provider: 'http',
      said: 'an external service is not healthy',
      reason: expect.stringMatching(/fetch failed/),
    },
  ])
  const { trouble } = stateOf(ports, 'sms')
  expect(copy(trouble!)).toEqual({ zh: expect.stringMatching(/连接不上/), en: expect.stringMatching(/reached/) })
  const found = TROUBLES.map(([thrown]) => troubleOf(thrown))
  expect(found).toEqual(TROUBLES.map(([, expected]) => expected))
  expect(found.filter((one) => one !== null && copy(one) === undefined)).toEqual([])
})

test.each([
  [{ SMS_URL: 'https://sms.example.com/send' }, 'SMS_URL and SMS_KEY go together: one of them is missing.'],
  [{ SMS_KEY: 'x' }, 'SMS_URL and SMS_KEY go together: one of them is missing.'],
  [
    { SMS_URL: 'sms.example.com', SMS_KEY: 'x' },
    'SMS_URL must be an address, such as https://example.com/messages; it is "sms.example.com".',
  ],
])('settings %j are a mistake of one sentence', (variables, sentence) => {
  expect(readSettings(variables, apartment)).toEqual({ mistakes: [sentence] })
})

it('waits for an answer as long as the port says, and tells of it', async () => {
  const settings = { slowName: setting('SLOW_NAME', 'never', text) } as const
  const slow: Port<{ ask(): Promise<string>; name: string }, typeof settings> = {
    settings,
    seconds: 0.05,
    choose: () => 'only',
    adapters: {
      only: {
        simulated: true,
        open: ({ slowName }) => ({ contract: { name: slowName, ask: () => new Promise(() => undefined) } }),
      },
    },
  }
  const ports = await opened({}, { slow: slow as unknown as Port<never> })
  const contract = (ports.all as unknown as { slow: { ask(): Promise<string>; name: string } }).slow
  expect(contract.name).toBe('never')
  await expect(contract.ask()).rejects.toThrow('no answer within 0.05 s')
  expect(stateOf(ports, 'slow')).toMatchObject({ healthy: false, trouble: 'timed_out' })
})

it("has one behind each, the product's as well, that needs no external service", async () => {
  const ports = await opened({}, apartment.ports as never)
  const states = await ports.check()
  expect(states.map(({ name }) => name)).toEqual(Object.keys({ ...enginePorts, ...apartment.ports }))
  // The folder is this machine's own.
  const away = states.filter(({ simulated, provider }) => !simulated && provider !== 'folder')
  expect([away, states.filter(({ healthy }) => healthy === false)]).toEqual([[], []])
})

describeOne('Ports of a server', (open) => {
  it('send codes by the service that the settings name', async () => {
    const { url, got } = await service(200)
    const { app } = await startServer(open, { SMS_URL: url, SMS_KEY: 'service-key' })
    const { json } = await caller(app).call('POST', '/passport/api/v2/send_login_sms', { phone: MESSAGE.phone })
    expect(json.ErrNo).toBe(0)
    await app.followed()
    expect(got.map(({ body }) => body)).toEqual([
      { phone: MESSAGE.phone, text: expect.stringMatching(/验证码是\d{6}/) },
    ])
    expect(app.ports.states().find(({ name }) => name === 'sms')).toMatchObject({ healthy: true, provider: 'http' })
  })

  it.each([
    ['known', MESSAGE.phone, 1],
    ['unknown', '19900000000', 0],
  ])(
    'answer for %s numbers without waiting for the service, so that its time tells nothing',
    async (_, phone, count) => {
      const { url, got } = await service(-1)
      const { app } = await startServer(open, { SMS_URL: url, SMS_KEY: 'service-key' })
      const { status, json } = await caller(app).call('POST', '/passport/api/v2/send_login_sms', { phone })
      expect([status, json]).toMatchObject([200, { ErrNo: 0, wait_seconds: 60 }])
      await (count === 0 ? app.followed() : expect.poll(() => got.length).toBe(count))
      expect(got).toHaveLength(count)
    },
  )

  it('say in the log that the service took no message, and answer all the same', async () => {
    const { url } = await service(400)
    const log: string[] = []
    const settings = { SMS_URL: url, SMS_KEY: 'service-key', LOG_LEVEL: 'warn' }
    const { app } = await startServer(open, settings, undefined, { write: (line) => void log.push(line) })
    const { json } = await caller(app).call('POST', '/passport/api/v2/send_login_sms', { phone: MESSAGE.phone })
    expect(json.ErrNo).toBe(0)
    await app.followed()
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
      { call: 'send_login_sms', err: { message: 'answered 400' } },
    ])
  })
})

test('each port has a name that people read', async () => {
  const { app } = await projectModel()
  const names = Object.keys({ ...enginePorts, ...apartment.ports })
  expect(names.filter((name) => app.copy[`status.port.${name}`] === undefined)).toEqual([])
})

test('a text message stands once in the outbox, however often and at whatever time it is sent', async () => {
  const file = path.join(await newFolder(), 'outbox.jsonl')
  const port = outbox(file, { warn: () => undefined })
  const message = { key: 'one', phone: '13800001234', text: '您好', at: new Date() }
  await Promise.all([port.send(message), port.send(message), port.send({ ...message, key: 'other' })])
  await port.send(message)
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { readonly key: string }).key)).toEqual(['one', 'other'])
  // What could not be kept keeps back nothing that comes after it.
  const nowhere = outbox(path.join(file, 'no-folder', 'outbox.jsonl'), { warn: () => undefined })
  await expect(nowhere.send(message)).rejects.toThrow()
  await expect(nowhere.send(message)).rejects.toThrow()
})
