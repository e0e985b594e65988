/**
 * Journeys run against the built console and server, on demo data in an embedded database of their own: as many side by
 * side as there are servers, each of which knows nothing of what happens at the others.
 */
import path from 'node:path'
import { walks } from './base.ts'
import { server, SERVERS } from './support/servers.ts'

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
  globalSetup: './support/servers.ts',
})
