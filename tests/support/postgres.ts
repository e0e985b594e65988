/**
 * What all test files share, vitest's global setup: a real PostgreSQL, databases that were filled once, to be copied by
 * whoever needs the same, and built programs. The server starts when the first test asks for a database, and never
 * skips silently: what keeps it from starting is the message of the test that asked. Programs are built likewise.
 */
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { buildPrograms, type BuiltPrograms } from './built-programs.ts'
import { startCluster, type Cluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** Who asks first for a thing is told to make it, by an empty answer; all others wait for what they say they made. */
const createOnces = (): { ask(key: string): Promise<string>; made(key: string, place: string): void } => {
  const places = new Map<string, Promise<string>>()
  const tellers = new Map<string, (place: string) => void>()
  const ask = async (key: string): Promise<string> => {
    const place = await places.get(key)
    // Nobody began yet, or whoever did has failed: their own test says why.
    if (place !== undefined && place !== '') return place
    if (tellers.has(key)) return ask(key)
    places.set(key, new Promise((resolve) => tellers.set(key, resolve)))
    return ''
  }
  return {
    ask,
    made: (key, place) => {
      const tell = tellers.get(key)
      tellers.delete(key)
      tell?.(place)
    },
  }
}

const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let cluster: Promise<Cluster> | null = null
  let programs: Promise<BuiltPrograms> | null = null
  const onces = createOnces()
  const folder = await mkdtemp(join(tmpdir(), 'console-prepared-'))
  const answer = async (request: IncomingMessage): Promise<string> => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    const key = searchParams.get('key') ?? ''
    if (pathname === '/programs') return JSON.stringify((await (programs ??= buildPrograms())).files)
    if (pathname === '/folder') return mkdtemp(join(folder, 'database-'))
    if (pathname === '/once' && request.method === 'GET') return onces.ask(key)
    if (pathname === '/once') {
      onces.made(key, await text(request))
      return ''
    }
    return (await (cluster ??= startCluster())).database(searchParams.get('from') ?? undefined)
  }
  const server = createServer((request, response) => {
    // A connection kept for the next question may be closed just as that is asked.
    response.setHeader('connection', 'close')
    answer(request).then(
      (found) => response.end(found),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  project.provide('postgres', `http://127.0.0.1:${await listen(server)}/`)
  return async () => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
    await programs?.then(
      (built) => built.remove(),
      () => undefined,
    )
    await cluster?.then(
      (running) => running.stop(),
      () => undefined,
    )
  }
}

export default setup
