/**
 * Journeys run against the built console and server, on demo data in an embedded database of their own: as many side by
 * side as there are servers, each of which knows nothing of what happens at the others.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { walks } from './base.ts'
import { WEBHOOK_SECRETS } from './support/fleet.ts'

// Workers read this file again: what was chosen first stays.
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'console-journeys-'))
const SERVERS = 2
const server = (index: number): { readonly port: string; readonly url: string; readonly data: string } => {
  const port = String(Number(process.env['E2E_PORT']) + index)
  return { port, url: `http://127.0.0.1:${port}`, data: path.join(process.env['E2E_DATA']!, String(index)) }
}
/** Of the worker that reads this; who starts them has none. */
const own = server(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))
process.env['E2E_OUTBOX'] = path.join(own.data, 'outbox.jsonl')

export default walks({
  testDir: '.',
  outputDir: '../test-results',
  workers: SERVERS,
  use: {
    baseURL: own.url,
    timezoneId: 'America/New_York', // times must not follow the browser's zone
  },
  webServer: Array.from({ length: SERVERS }, (_, index) => {
    const { port, url, data } = server(index)
    return {
      command: `${process.execPath} dist/server/main.js`,
      cwd: path.join(import.meta.dirname, '..'),
      url: `${url}/static/time`,
      timeout: 240_000,
      env: {
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: data,
        BACKUP_KEEP: '0',
        NODE_ENV: 'production',
        OUTGOING: 'any',
        WEBHOOK_SECRETS,
      },
    }
  }),
})
