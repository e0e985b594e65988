/** What the routes work with. */
import type { Sessions } from '../auth/sessions.ts'
import type { Outgoing } from '../commands/send.ts'
import type { Config } from '../config.ts'
import type { Files } from '../files/blobs.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Loop } from '../loop.ts'
import type { Live } from '../messages/live.ts'
import type { OpenPorts } from '../ports/open-ports.ts'
import type { Product } from '../product.ts'
import type { ModelSource } from '../source.ts'
import type { Store } from '../store/store.ts'

export interface Parts {
  readonly store: Store
  readonly source: ModelSource
  readonly sessions: Sessions
  readonly config: Config
  readonly ports: OpenPorts
  readonly live: Live
  readonly product: Product
  readonly files: Files
  readonly outgoing: Outgoing
  readonly runner: Pick<Runner, 'wake'>
  readonly inbox: Pick<Loop, 'wake'>
}
