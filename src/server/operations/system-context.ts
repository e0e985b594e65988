/**
 * What no account does: the system itself, in one company. Nothing there is out of its reach, and nobody is named for
 * what it does.
 */
import type { Model } from '../../model/model.ts'
import { ADMINISTRATOR, systemScope } from '../policies/scope.ts'
import type { InForce, ModelSource } from '../source.ts'
import type { Store } from '../store/store.ts'
import type { Context, Rules } from './context.ts'
import { validateWith } from './write/validate-with.ts'

export interface SystemParts {
  readonly store: Store
  readonly rules: Rules
  readonly fileHost: string
}

export const systemContext = ({ store, rules, fileHost }: SystemParts, inForce: InForce, client: number): Context => ({
  model: inForce.model,
  rules,
  store,
  connection: store,
  actor: { staff_id: 0, client_id: client, role_id: ADMINISTRATOR, permissions: everyKey(inForce.model) },
  scope: systemScope(client),
  lang: 'zh',
  now: store.now(),
  address: null,
  requestId: null,
  fileHost,
  reach: 'public',
  sealer: () => {
    throw new Error('the system sends no files')
  },
  journal: 'each',
  validate: validateWith(inForce),
})

/** By company, whatever model is in force when it is asked. */
export const systemContexts =
  (parts: SystemParts, source: ModelSource) =>
  (client: number): Context =>
    systemContext(parts, source.current(), client)

const everyKey = ({ app: { permissions } }: Model): ReadonlySet<string> => new Set(permissions.map(({ key }) => key))
