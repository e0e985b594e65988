/**
 * The servers of the journeys, Playwright's global setup: started side by side, each on demo data of its own in an
 * embedded database, and ended with the run.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { WEBHOOK_SECRETS } from './fleet.ts'
import { end } from './process.ts'

/** As many journeys are walked side by side. */
export const SERVERS = 2

// Workers read this file again: what was chosen first stays.
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'console-journeys-'))

interface Place {
  readonly port: string
  readonly url: string
  readonly data: string
}

export const server = (index: number): Place => {
  const port = String(Number(process.env['E2E_PORT']) + index)
  return { port, url: `http://127.0.0.1:${port}`, data: path.join(process.env['E2E_DATA']!, String(index)) }
}

const ENVIRONMENT = { HOST: '127.0.0.1', BACKUP_KEEP: '0', NODE_ENV: 'production', OUTGOING: 'any', WEBHOOK_SECRETS }
/** A demo is made by each; on a slow machine that takes a while. */
const PATIENCE_MS = 240_000

export default async function startServers(): Promise<() => Promise<void>> {
  const places = Array.from({ length: SERVERS }, (_, index) => server(index))
  const servers = places.map(({ port, data }) =>
    spawn(process.execPath, ['dist/server/main.js'], {
      cwd: path.join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...ENVIRONMENT, PORT: port, DATA_DIR: data },
    }),
  )
  const stop = async (): Promise<void> => void (await Promise.all(servers.map(end)))
  try {
    await Promise.all(places.map(({ url }, index) => opened(url, servers[index]!)))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function opened(url: string, server: ChildProcess): Promise<void> {
  const last = Date.now() + PATIENCE_MS
  while (Date.now() < last) {
    if (server.exitCode !== null) throw new Error(`The server at ${url} ended with code ${server.exitCode}.`)
    const answer = await fetch(`${url}/static/time`).catch(() => null)
    if (answer?.ok) return
    await later(200)
  }
  throw new Error(`The server at ${url} is not open after ${PATIENCE_MS / 1000} s.`)
}
