/** What the product gives to the engine's server: the code that its documents name. */
import type { Product } from '../server/product.ts'
import { operations } from './operations.ts'

/** Nothing is told of the user's company beyond what the engine tells. */
const userInfo: Product['userInfo'] = () => Promise.resolve({ client: {} })

const product: Product = {
  operations,
  jobs: {},
  ports: {},
  webhooks: {},
  derivations: {},
  judgements: {},
  userInfo,
  topics: {},
  settings: {},
}

export default product
