/** What the smart-apartment console gives to the engine's server. */
import type { Product } from '../server/product.ts'
import { commands } from './commands.ts'
import { receivers } from './commands/settings.ts'
import { demo } from './demo/contract.ts'
import { derivations } from './domain/derivations.ts'
import { judgements } from './domain/judgements.ts'
import { grayHeaders, settings } from './gray-clients.ts'
import { jobs } from './jobs.ts'
import { operations } from './operations.ts'
import { hooks } from './operations/hooks.ts'
import { identity } from './ports/identity.ts'
import { lockCodes } from './ports/lock-codes.ts'
import { maps } from './ports/maps.ts'
import { payment } from './ports/payment.ts'
import { registry } from './ports/registry.ts'
import { reports } from './reports.ts'
import { topics } from './topics.ts'
import { userInfo } from './user-info.ts'
import { webhooks } from './webhooks.ts'

export const apartment: Product = {
  operations,
  hooks,
  commands,
  receivers,
  jobs,
  ports: { registry, lock_codes: lockCodes, identity, payment, maps },
  webhooks,
  reports,
  derivations,
  judgements,
  userInfo,
  topics,
  settings,
  headers: grayHeaders,
  demo,
}

export default apartment
