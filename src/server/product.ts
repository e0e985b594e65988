/**
 * What a product brings beside its documents: the code that these name, and what the engine's own calls answer of it.
 * Its composition root gives it to the engine, which imports none of it.
 */
import type { CallTypes } from '../generated/call-types.ts'
import type { EngineClient, EngineUserInfo } from './auth/user-info.ts'
import type { Operations, Work } from './calls/operation.ts'
import type { Receivers } from './calls/settings-receivers.ts'
import type { ProductCommands } from './commands/command.ts'
import type { Setting } from './config.ts'
import type { Topics } from './messages/live.ts'
import type { Actor, Rules } from './operations/context.ts'
import type { Jobs } from './jobs/job.ts'
import type { ProductReports } from './reports/report.ts'
import type { ProductPortTable } from './ports/port.ts'
import type { Webhooks } from './webhooks/webhook.ts'
import type { Demo } from './seed/demo.ts'

export interface Product extends Rules {
  /** What the product's own calls do. */
  readonly operations: Operations
  /** What its jobs do. */
  readonly jobs: Jobs
  /** What the document of `user_info` promises beyond the engine's own part: a field left out does not compile. */
  readonly userInfo: (work: Work) => Promise<OwnUserInfo>
  /** What commands to devices come to; left out: it has none. */
  readonly commands?: ProductCommands
  /** Which devices stand at places, and take the settings in force there; left out: none. */
  readonly receivers?: Receivers
  /** What devices tell unasked comes to; left out: nothing does. */
  readonly reports?: ProductReports
  /** External services, beside the engine's: one for each line that it adds to `ProductPorts`. */
  readonly ports: ProductPortTable
  /** What messages from outside come to. */
  readonly webhooks: Webhooks
  /** What else is told to who listens, by the names that the console's product knows. */
  readonly topics: Topics
  /** Variables of the environment beside the engine's, checked with them at the start. */
  readonly settings: Readonly<Record<string, Setting<unknown>>>
  /** Headers that `user_info` is answered with. */
  readonly headers?: (actor: Actor, settings: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
  /** Left out: an empty database gets an administrator and nothing else. */
  readonly demo?: Demo
}

type UserInfo = CallTypes['user_info']['response']

export type OwnUserInfo = Omit<UserInfo, keyof EngineUserInfo> & {
  readonly client: Omit<UserInfo['client'], keyof EngineClient>
}
