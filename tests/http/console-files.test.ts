import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import cookies from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { installConsoleFiles } from '../../src/server/plugins/console-files.ts'
import { installErrorHandler } from '../../src/server/plugins/error-handler.ts'
import { installSecurityHeaders } from '../../src/server/plugins/security-headers.ts'
import { installMetrics } from '../../src/server/routes/watched.ts'

describe('The console', () => {
  let folder: string
  let app: FastifyInstance
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'console-files-'))
    await mkdir(path.join(folder, 'console/assets'), { recursive: true })
    const files = {
      'secret.txt': 'secret',
      'console/index.html': '<html>page</html>',
      'console/icon.svg': '<svg/>',
      'console/.env': 'x',
      'console/assets/main-1a2b.js': 'run()',
      'settings.json': '{"hotline":"400-000-0000","hosts":{"passport":"https://login.example"}}',
    }
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
    await writeFile(path.join(folder, 'console/assets/main-1a2b.js.br'), brotliCompressSync('run()'))
    const read = readConfig({
      CONSOLE_DIR: path.join(folder, 'console'),
      CONFIG_FILE: path.join(folder, 'settings.json'),
    })
    if ('mistakes' in read) throw new Error(read.mistakes.join())
    app = Fastify()
    await app.register(cookies)
    installSecurityHeaders(app, {
      hosts: { main: '', passport: 'http://login.example.com/passport', file: 'https://files.example.com/of' },
      brands: [{ key: 'own', logo: 'https://pictures.example.com/sign.svg' }],
    })
    installErrorHandler(app)
    installMetrics(app, null, read.config.metricsToken)
    await installConsoleFiles(app, read.config.consoleDir, read.config.runtime)
  })
  afterAll(() => rm(folder, { recursive: true }))
  const get = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } })

  it('keeps files with a hash in their name for ever, and the page for no time', async () => {
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
  })

  it('sends what was compressed beforehand to who can read it', async () => {
    const packed = await get('/assets/main-1a2b.js', 'br, gzip')
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/)
    expect((await get('/assets/main-1a2b.js')).body).toBe('run()')
  })

  it.each(['bytes=0-1', 'bytes=999-', 'bytes=5-1', 'nonsense'])(
    'gives the whole file to who asks for a part of it: %s',
    async (range) => {
      const { statusCode, body } = await app.inject({ url: '/assets/main-1a2b.js', headers: { range } })
      expect([statusCode, body]).toEqual([200, 'run()'])
    },
  )

  it.each(['/', '/index.html', '/house/home-list', '/ticket/list/1?x=1', '/staff/%E5%BC%A0'])(
    'gives the page at %s',
    async (url) => {
      const { statusCode, body, headers } = await get(url)
      expect([statusCode, body, headers['content-type']]).toEqual([
        200,
        '<html>page</html>',
        'text/html; charset=utf-8',
      ])
    },
  )

  it.each([
    '/assets/main-old.js',
    '/nothing.png',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.env',
    '/assets/.hidden/x.js',
    '/metrics',
  ])('gives nothing at %s', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('secret')
  })

  it.each([
    ['application/json', 404],
    ['application/problem+json', 404],
    ['application/json, text/plain, */*', 200],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 200],
    ['*/*', 200],
  ])('gives who asks for %s at an address of no call: %i', async (accept, status) => {
    const { statusCode, headers } = await app.inject({ url: '/v2/rooms', headers: { accept } })
    expect([statusCode, String(headers['content-type']).split(';', 1)[0]]).toEqual([
      status,
      status === 404 ? 'application/json' : 'text/html',
    ])
  })

  it('lets no script run that is not its own, and no page frame it', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(/img-src [^;]*/.exec(policy)?.[0]).toBe(
      `img-src 'self' data: blob: https://files.example.com https://pictures.example.com`,
    )
  })

  it('is told its settings, those of the file over the defaults', async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      hotline: '400-000-0000',
      hosts: { main: '', passport: 'https://login.example', file: '/files' },
      copyright_start: 2014,
      private_deployment: false,
      demo: null,
    })
  })
})
