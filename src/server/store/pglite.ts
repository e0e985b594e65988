/**
 * The Store on PGlite: PostgreSQL in a thread of this process, on a folder that this process alone may use. It joins
 * the parts that make up for what PGlite lacks (folder lock, queue, time-out, maintenance); it must not know SQL of
 * ours.
 */
import { claimFolder } from './folder/folder.ts'
import type { ReserveOptions } from './folder/reserve.ts'
import { startMaintenance } from './maintenance.ts'
import { startEngine } from './pglite-engine.ts'
import { exported } from './pglite-export.ts'
import { storeOn } from './transactions.ts'
import { createTurns, type TurnsOptions } from './turns.ts'
import { waitOf, type Store } from './store.ts'

export interface PgliteOptions {
  readonly folder: string
  /** Milliseconds after which a statement is ended, and the database's thread with it. */
  readonly statementTimeout: number
  /** Milliseconds between two rounds of maintenance; 0: none. */
  readonly maintenance: number
  readonly worker: URL
  readonly reserve: ReserveOptions
  readonly companions: readonly string[]
  readonly exports: TurnsOptions
}

export const openPglite = async (options: PgliteOptions): Promise<Store> => {
  const folder = await claimFolder(options.folder, options.worker, options.reserve, options.companions)
  const engine = await startEngine(folder, options.statementTimeout).catch(async (error: unknown) => {
    await folder.release()
    throw error
  })
  const maintenance = startMaintenance(engine, options.maintenance)
  return storeOn({
    kind: 'pglite',
    guardsRows: false,
    now: () => new Date(),
    // The folder is this process's alone.
    others: () => Promise.resolve([]),
    lease: engine.lease,
    turns: createTurns(options.exports),
    copy: (select, form, over) => Promise.resolve(exported(engine, select, form, over)),
    connections: () => ({ open: 1, busy: engine.idle() ? 0 : 1, most: 1, ...waitOf(engine.waiting()) }),
    close: async () => {
      maintenance.stop()
      await engine.end().finally(folder.release)
    },
  })
}
