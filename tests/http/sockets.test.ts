/**
 * Connections of people who ask badly, late or too often: each is told so, and none keeps a descriptor of the server's.
 */
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { networkOf } from '../../src/server/plugins/connections.ts'
import { fixedSource } from '../../src/server/source.ts'
import { describeOne } from '../support/stores.ts'
import { startServer, testConfig, type TestServer } from './support/server.ts'

/** What every answer tells browsers, whoever made it. */
const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
]

describeOne('A connection', (open) => {
  let server: TestServer
  const opened: Socket[] = []
  beforeAll(async () => {
    server = await startServer(open, { REQUEST_SECONDS: '1', CONNECTIONS_PER_ADDRESS: '60' })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    for (const socket of opened) socket.destroy()
    await server.app.close()
  })

  const port = (): number => (server.app.server.address() as AddressInfo).port
  const count = () =>
    new Promise<number>((resolve, reject) => {
      server.app.server.getConnections((error, n) => {
        if (error) reject(error)
        else resolve(n)
      })
    })
  /** Half of a connection that its owner never closes. */
  const hold = async (text: string): Promise<Socket> => {
    const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true })
    opened.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    if (text !== '') socket.write(text)
    return socket
  }
  const said = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let all = ''
      socket
        .on('data', (chunk) => {
          all += chunk.toString()
        })
        .on('close', () => resolve(all))
        .on('end', () => resolve(all))
    })
  const headersOf = (text: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      text
        .split('\r\n\r\n', 1)[0]!
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )

  it.each([
    ['nothing at all', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [
      'a body that stops',
      'POST /passport/api/v2/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name"',
    ],
    ['no HTTP', 'NOTHING OF THE KIND\r\n\r\n'],
  ])('on which came %s is closed, though its owner never lets go', { timeout: 30_000 }, async (_, text) => {
    const before = await count()
    const sockets = await Promise.all(Array.from({ length: 20 }, () => hold(text)))
    const answers = await Promise.all(sockets.map(said))
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
      new Set([text.startsWith('NOTHING') ? 'HTTP/1.1 400 Bad Request' : 'HTTP/1.1 408 Request Timeout']),
    )
    for (const answer of answers) expect(Object.keys(headersOf(answer))).toEqual(expect.arrayContaining(SECURITY))
    await vi.waitFor(async () => expect(await count()).toBe(before), 10_000)
    for (const socket of sockets) socket.destroy()
  })

  it(
    'beyond the number that one address may hold is refused, and those of before go on',
    { timeout: 30_000 },
    async () => {
      const held: Socket[] = []
      const kept = 'GET /static/time HTTP/1.1\r\nHost: x\r\n\r\n'
      for (let n = await count(); n < 60; n++) {
        const socket = await hold(kept)
        await once(socket, 'data')
        held.push(socket)
      }
      expect(await said(await hold(kept))).toMatch(/^HTTP\/1\.1 429 /)
      const again = held[0]!
      again.write(kept)
      expect(String((await once(again, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
      for (const socket of held) socket.destroy()
      await vi.waitFor(
        async () =>
          expect(await said(await hold(kept.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')))).toMatch(
            /^HTTP\/1\.1 200 /,
          ),
        10_000,
      )
    },
  )

  it.each([
    ['an address that cannot be read', 'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '404'],
    ['one that is cut in a character', 'GET /v3/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '404'],
    [
      'an endless part of a path',
      `GET /v3/${'x'.repeat(3_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      '404',
    ],
    ['no host', 'GET /static/time HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    [
      'an expectation that nobody knows',
      'GET /static/time HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
      '200',
    ],
    ['a head too large', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['no HTTP', 'NOTHING OF THE KIND\r\n\r\n', '400'],
    ['a method that nobody has', 'PROPFIND /v3/homes HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '404'],
  ])('on which came %s is answered with the headers of every answer', async (_, text, status) => {
    const answer = await said(await hold(text))
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(Object.keys(headersOf(answer))).toEqual(expect.arrayContaining(SECURITY))
    expect(headersOf(answer)['content-security-policy']).toContain("default-src 'self'")
  })

  it('is not counted behind a proxy, from which all of them come', async () => {
    const { store, model } = server
    const app = await createApp({
      store,
      source: fixedSource({ model, validators: compiledChecks(model) }),
      product: apartment,
      config: testConfig({ CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: '1' }),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const sockets = Array.from({ length: 5 }, () => connect((app.server.address() as AddressInfo).port, '127.0.0.1'))
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        socket.write('GET /static/time HTTP/1.1\r\nHost: x\r\n\r\n')
        return String((await once(socket, 'data'))[0])
      }),
    )
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    for (const socket of sockets) socket.destroy()
    await app.close()
  })
})

describe('The network of an address', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})
