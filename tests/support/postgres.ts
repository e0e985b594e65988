/**
 * A real PostgreSQL for the tests: vitest's global setup. The server starts when the first test asks for a database,
 * and never skips silently: what keeps it from starting is the message of the test that asked.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
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

const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let cluster: Promise<Cluster> | null = null
  const server = createServer((_request, response) => {
    cluster ??= startCluster()
    cluster
      .then((running) => running.database())
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
      )
  })
  project.provide('postgres', `http://127.0.0.1:${await listen(server)}/`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await cluster?.then(
      (running) => running.stop(),
      () => undefined,
    )
  }
}

export default setup
