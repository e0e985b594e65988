/**
 * Journeys run against the built console and server, on demo data in an embedded database of their own: as many side by
 * side as there are servers, each of which knows nothing of what happens at the others.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser } from '../scripts/browser.ts'

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
const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: SERVERS,
  // Generous: two cores that also build something else are slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A browser on a busy machine: what passes only at the second try is counted and told as such.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    baseURL: own.url,
    // A click that waits for what is not there says so, instead of using up its test's time.
    actionTimeout: 30_000,
    locale: 'zh-CN',
    timezoneId: 'America/New_York', // times must not follow the browser's zone
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: browser,
  },
  webServer: Array.from({ length: SERVERS }, (_, index) => {
    const { port, url, data } = server(index)
    return {
      command: `${process.execPath} dist/server/main.js`,
      cwd: path.join(import.meta.dirname, '..'),
      url: `${url}/static/time`,
      timeout: 240_000,
      env: { HOST: '127.0.0.1', PORT: port, DATA_DIR: data, BACKUP_KEEP: '0', NODE_ENV: 'production' },
    }
  }),
})
