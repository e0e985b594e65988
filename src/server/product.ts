/**
 * What a product brings beside its documents: the code that these name. Its composition root gives it to the engine,
 * which imports none of it.
 */
import type { Operations } from './calls/operation.ts'
import type { ProductRules } from './operations/product-rules.ts'
import type { Demo } from './seed/demo.ts'

export interface Product extends ProductRules {
  /** What the product's own calls do. */
  readonly operations: Operations
  /** Left out: an empty database gets an administrator and nothing else. */
  readonly demo?: Demo
}
