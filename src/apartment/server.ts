/**
 * The product's server: the engine's, with what this product's own calls do. The one place where the two are joined.
 */
import { serve } from '../server/main.ts'
import { operations } from './operations.ts'

await serve(operations)
