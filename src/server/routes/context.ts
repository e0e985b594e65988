/** What an operation is given, made from the request: the model in force, the asker and their scope, the validators. */
import type { Context } from '../operations/context.ts'
import { validateWith } from '../operations/write/validate-with.ts'
import type { Outgoing } from '../commands/send.ts'
import type { Config } from '../config.ts'
import type { Session } from '../auth/sessions.ts'
import type { Product } from '../product.ts'
import type { Store } from '../store/store.ts'
import type { Asked } from './asked.ts'

export function contextOf(
  {
    store,
    config,
    product,
    outgoing,
  }: {
    readonly store: Store
    readonly config: Pick<Config, 'runtime' | 'outgoing'>
    readonly product: Product
    readonly outgoing: Pick<Outgoing, 'sealer'>
  },
  { inForce, lang, now, address, requestId }: Asked,
  { actor, scope }: Session,
): Context {
  return {
    model: inForce.model,
    rules: product,
    store,
    connection: store,
    actor,
    scope,
    lang,
    now,
    address,
    requestId,
    fileHost: config.runtime.hosts.file,
    reach: config.outgoing,
    sealer: outgoing.sealer,
    journal: 'each',
    validate: validateWith(inForce),
  }
}
