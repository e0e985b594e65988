/** Looks from time to time for files that nobody has, as long as the server runs. */
import type { FastifyInstance } from 'fastify'
import type { ModelSource } from '../source.ts'
import { removeOrphans, type Sweeping } from './keep.ts'

/** A server that is only looked at, or ends at once, does not begin. */
const FIRST_LOOK = 10 * 60_000
const NEXT_LOOK = 6 * 3_600_000

export function installSweep(
  app: FastifyInstance,
  { store, files, folder, source }: Omit<Sweeping, 'model'> & { readonly source: ModelSource },
): void {
  let timer: NodeJS.Timeout
  let running: Promise<unknown> = Promise.resolve()
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      running = removeOrphans({ store, files, folder, model: source.current().model }, new Date())
        .catch((error: unknown) => {
          app.log.warn({ err: error }, 'files that nobody has were not removed; it is tried again')
        })
        .finally(() => wait(NEXT_LOOK))
    }, ms).unref()
  }
  wait(FIRST_LOOK)
  app.addHook('preClose', async () => {
    await running
    clearTimeout(timer)
  })
}
