import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { checkConfig, DEFAULT_CONFIG, loadConfig } from '../../../src/console/transport/config.ts'
import { ORIGIN, server } from '../support/server.ts'

describe('the runtime configuration', () => {
  it('has defaults where there is none', async () => {
    server.use(http.get('*/config.json', () => new HttpResponse('', { status: 404 })))
    expect(await loadConfig(`${ORIGIN}/config.json`)).toEqual(DEFAULT_CONFIG)
  })

  it('is what is known of it where nobody answers', async () => {
    server.use(http.get('*/config.json', () => HttpResponse.error()))
    const known = (): string => JSON.stringify({ hotline: '400-1' })
    expect((await loadConfig(`${ORIGIN}/config.json`, known)).hotline).toBe('400-1')
  })

  it("says when the page was loaded, by the server's clock", async () => {
    server.use(
      http.get('*/config.json', () => HttpResponse.json({}, { headers: { date: 'Mon, 15 Jun 2026 08:00:00 GMT' } })),
    )
    expect((await loadConfig(`${ORIGIN}/config.json`)).loaded_at).toBe(Date.parse('2026-06-15T08:00:00Z'))
  })

  it('names other hosts, without their last slash', () => {
    expect(checkConfig({ hosts: { main: 'https://api.example.com/', passport: '' } }).hosts).toEqual({
      main: 'https://api.example.com',
      passport: '',
      file: '/files',
    })
  })

  it.each(['javascript:alert(1)', 'api.example.com', '//evil.example', '/\\evil.example', 5, null])(
    'keeps the default instead of %j, which is no address',
    (main) => {
      expect(checkConfig({ hosts: { main } }).hosts.main).toBe('')
    },
  )

  it.each([
    null,
    'text',
    [],
    { brands: 'x', links: { privacy: 'javascript:alert(1)' }, downloads: [], private_deployment: 'yes' },
    { demo: 5, company: 'x', copyright_start: '2014' },
  ])('survives %j', (json) => {
    expect(checkConfig(json)).toEqual(DEFAULT_CONFIG)
  })
})
