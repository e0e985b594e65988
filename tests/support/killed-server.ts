/**
 * A server in small, as a process of its own, that stands still at the step that it is told and is killed there. The
 * test starts it by `killAt` (`kill-at.ts`); its file opens its store by `openedStore` and says by `reach` how far it
 * has come.
 */
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'

const [place = '', until = ''] = process.argv.slice(2)

/** Whether this is where it is to be killed. */
export const isLast = (step: string): boolean => step === until

export const openedStore = (): Promise<Store> =>
  openStore({ maintenance: 0, ...(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }) })

export async function reach(step: string): Promise<void> {
  if (!isLast(step)) return
  process.stdout.write(`reached ${step}\n`)
  await new Promise(() => setInterval(() => undefined, 60_000))
}
