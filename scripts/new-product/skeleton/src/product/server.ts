/** The product's server: the engine's, with what this product brings. The one place where the two are joined. */
import { serve } from '../server/main.ts'
import product from './product.ts'

await serve(product)
