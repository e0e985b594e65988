/** What the routes work with. */
import type { ApiTokens } from '../auth/api-tokens.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Outgoing } from '../commands/send.ts'
import type { Config } from '../config.ts'
import type { Files } from '../files/blobs.ts'
import type { Live } from '../messages/live.ts'
import type { OpenPorts } from '../ports/open-ports.ts'
import type { Product } from '../product.ts'
import type { ModelSource } from '../source.ts'
import type { Health } from '../watch/health.ts'
import type { Store } from '../store/store.ts'

export interface Parts {
  readonly store: Store
  readonly source: ModelSource
  readonly sessions: Sessions
  readonly apiTokens: ApiTokens
  /** Told of the entities whose records were written, once they stand: whoever remembers them looks again. */
  readonly written: (entities: readonly string[]) => void
  readonly config: Config
  readonly ports: OpenPorts
  readonly health: Health
  readonly live: Live
  readonly product: Product
  readonly files: Files
  readonly outgoing: Outgoing
}
