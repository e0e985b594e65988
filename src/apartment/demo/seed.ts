/** The engine's seeding with this demo, for commands and tests. */
import type { Model } from '../../model/model.ts'
import type { DemoOptions } from '../../server/seed/demo.ts'
import { isEmpty as isEmptyOf, seed as seedWith } from '../../server/seed/seed.ts'
import type { Store } from '../../server/store/store.ts'
import { derivations } from '../domain/derivations.ts'
import { demo } from './contract.ts'

/** True when nobody has used the database yet. */
export const isEmpty = async (store: Store, model: Model): Promise<boolean> =>
  isEmptyOf(store, model, await demo.records())

/** Records written, by entity. */
export const seed = (store: Store, model: Model, options: DemoOptions): Promise<Readonly<Record<string, number>>> =>
  seedWith(store, model, { demo, derivations }, options)
