/** What the product's own calls do: one file each. A call of `schemas/calls` that is not pending must stand here. */
import type { Operations } from '../server/calls/operation.ts'

export const operations: Operations = {}
