/** What the fleet gives to the engine's server. */
import type { Product } from '../server/product.ts'
import { commands } from './commands.ts'
import { demo } from './demo.ts'
import { derivations } from './domain/places.ts'
import { judgements } from './domain/plates.ts'
import { jobs } from './jobs.ts'
import { operations } from './operations.ts'
import { hooks } from './operations/hooks.ts'
import { pager } from './ports/pager.ts'
import { webhooks } from './webhooks.ts'

/** Nothing is told of the user's company beyond what the engine tells. */
const userInfo: Product['userInfo'] = () => Promise.resolve({ client: {} })

const fleet: Product = {
  operations,
  hooks,
  commands,
  jobs,
  ports: { pager },
  webhooks,
  derivations,
  judgements,
  userInfo,
  topics: {},
  settings: {},
  demo,
}

export default fleet
