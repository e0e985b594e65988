/** The table of operations on records: complete by its type. Each goes rights → validation → rules → write → after-effects, in one transaction. */
import { batch } from './batch.ts'
import { create } from './create.ts'
import { exportRows } from './export/export.ts'
import { impact } from './impact.ts'
import { info } from './info.ts'
import { list } from './list.ts'
import type { OperationOf } from './operation.ts'
import { remove } from './remove.ts'
import { totals } from './totals.ts'
import { transition } from './transition.ts'
import { update } from './update.ts'

export type OperationName = 'list' | 'info' | 'create' | 'update' | 'remove' | 'batch' | 'export' | 'impact' | 'transition' | 'totals'

export const operations: Readonly<Record<OperationName, OperationOf>> = {
  list,
  info,
  create,
  update,
  remove,
  batch,
  export: exportRows,
  impact,
  transition,
  totals,
}
