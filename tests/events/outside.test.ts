/** Messages to addresses that people wrote into a form lead to the internet, and nowhere else. */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOutside } from '../../src/server/outside/addresses.ts'
import { postOutside, refusedUrl, type Resolve } from '../../src/server/outside/post.ts'

describe('An address', () => {
  test.each([...['8.8.8.8', '114.114.114.114', '172.15.0.1', '172.32.0.1', '2400:3200::1', '::ffff:8.8.8.8']])(
    '%s is outside',
    (address) => {
      expect(isOutside(address)).toBe(true)
    },
  )

  test.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
    ...['100.100.100.200', '192.0.0.192', '198.18.0.1', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '::ffff:127.0.0.1'],
    ...['::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '::127.0.0.1', 'localhost', ''],
  ])('%j is not', (address) => {
    expect(isOutside(address)).toBe(false)
  })
})

type Answer = (error: null, found: readonly { readonly address: string; readonly family: number }[]) => void
/** A name server that answers as it is told. */
const answering = (addresses: () => readonly string[]): Resolve =>
  ((_name: string, _options: object, answer: Answer) =>
    answer(
      null,
      addresses().map((address) => ({ address, family: 4 })),
    )) as unknown as Resolve

describe('A message to an address', () => {
  let server: Server
  let port: number
  const seen: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.url ?? '')
      if (request.url === '/away') response.writeHead(302, { location: '/elsewhere' }).end()
      else if (request.url === '/endless') {
        const more = setInterval(() => response.write('x'.repeat(3_000)), 1)
        response.on('close', () => clearInterval(more))
      } else if (request.url === '/key')
        response.writeHead(401).end(`expected whsec_${'Ab+/'.repeat(10)}=, had nothing`)
      else if (request.url === '/broken') response.writeHead(200, { 'content-length': '100' }).write('half')
      else if (request.url !== '/silent') response.writeHead(201).end('\0taken\u0007 ')
      if (request.url === '/broken') setTimeout(() => response.destroy(), 20)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const sent = (url: string, reach: 'public' | 'any', resolve?: Resolve, signal?: AbortSignal) =>
    postOutside({ url, body: '{}', headers: {}, ...(signal && { signal }) }, reach, resolve)
  const here = (path: string) => `http://127.0.0.1:${port}${path}`

  test.each([
    ['http://example.com/hook', 'url'],
    ['ftp://example.com/', 'url'],
    ['https://user:pass@example.com/', 'url'],
    ['/hook', 'url'],
    ['https://127.0.0.1/', 'within'],
    ['https://[::1]/', 'within'],
    // What browsers and servers read as 127.0.0.1.
    ['https://2130706433/', 'within'],
    ['https://0x7f.1/', 'within'],
    ['https://169.254.169.254/latest/meta-data', 'within'],
    ['https://example.com:8443/hook?a=1', null],
  ] as const)('%s: %s', async (url, trouble) => {
    expect(refusedUrl(url, 'public')).toBe(trouble)
    if (trouble !== null) expect(await sent(url, 'public')).toMatchObject({ trouble, status: null })
  })

  test('a name that leads within is refused as the connection is made, whatever it led to before', async () => {
    let [asked, address] = [0, '8.8.8.8']
    const resolve = answering(() => {
      asked += 1
      return [address]
    })
    const url = `https://rebinding.example:${port}/hook`
    expect(refusedUrl(url, 'public')).toBeNull()
    address = '127.0.0.1'
    expect(await sent(url, 'public', resolve)).toMatchObject({ trouble: 'within', status: null })
    expect(asked).toBe(1)
    const both = answering(() => ['8.8.8.8', '10.0.0.1'])
    expect(await sent(url, 'public', both)).toMatchObject({ trouble: 'within' })
    expect(await sent(`https://localhost:${port}/hook`, 'public')).toMatchObject({ trouble: 'within' })
    expect(seen).toEqual([])
  })

  test('its answer is told in its beginning, and redirects are not followed', async () => {
    expect(await sent(here('/'), 'any')).toMatchObject({ trouble: null, status: 201, text: 'taken' })
    expect(await sent(here('/away'), 'any')).toMatchObject({ trouble: 'status', status: 302 })
    expect(seen).not.toContain('/elsewhere')
    const { text, ...rest } = await sent(here('/endless'), 'any')
    expect(rest).toMatchObject({ trouble: null, status: 200 })
    expect(text).toBe('x'.repeat(100))
    expect(await sent(here('/key'), 'any')).toMatchObject({ status: 401, text: 'expected whsec_…, had nothing' })
    expect(await sent(here('/broken'), 'any')).toMatchObject({ trouble: null, status: 200, text: 'half' })
  })

  test('without an answer it is told why', async () => {
    const leaving = new AbortController()
    const waiting = sent(here('/silent'), 'any', undefined, leaving.signal)
    await expect.poll(() => seen).toContain('/silent')
    leaving.abort()
    expect(await waiting).toMatchObject({ trouble: 'aborted' })
    expect(await sent(here('/'), 'any', undefined, leaving.signal)).toMatchObject({ trouble: 'aborted' })
    expect(await sent(`https://127.0.0.1:${port}/`, 'any')).toMatchObject({ trouble: 'connection' })
    const nobody = createServer().listen(0, '127.0.0.1')
    await once(nobody, 'listening')
    const { port: closed } = nobody.address() as AddressInfo
    nobody.close()
    await once(nobody, 'close')
    expect(await sent(`http://127.0.0.1:${closed}/`, 'any')).toMatchObject({ trouble: 'connection', status: null })
  })
})
