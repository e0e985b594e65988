/**
 * The table of operations on records: complete by its type. Each goes rights → validation → rules → write →
 * after-effects, in one transaction.
 */
import type { EntityOperation } from '../../model/entity-calls.ts'
import { asOf } from './as-of.ts'
import { batch } from './batch.ts'
import { exportRows } from './export/export.ts'
import { exportGroups } from './grouped/export.ts'
import { groups } from './grouped/list.ts'
import { totalsOfGroups } from './grouped/totals.ts'
import { impact } from './impact.ts'
import { importRows, importState, importStop } from './import/import.ts'
import { importProblems } from './import/problems.ts'
import { importTemplate } from './import/template.ts'
import { info } from './info.ts'
import { list } from './list.ts'
import type { OperationOf } from './operation.ts'
import { remove } from './remove.ts'
import { restore } from './restore.ts'
import { create, update } from './save.ts'
import { totals } from './totals.ts'
import { transition } from './transition.ts'

export type OperationName = EntityOperation | 'transition'

/** A report that adds records up answers in groups. */
const either =
  (ofRecords: OperationOf, ofGroups: OperationOf): OperationOf =>
  (context, entity, input) =>
    entity.grouping === undefined ? ofRecords(context, entity, input) : ofGroups(context, entity, input)

export const operations: Readonly<Record<OperationName, OperationOf>> = {
  list: either(list, groups),
  info,
  create,
  update,
  remove,
  batch,
  export: either(exportRows, exportGroups),
  import: importRows,
  import_state: importState,
  import_stop: importStop,
  import_problems: importProblems,
  import_template: importTemplate,
  impact,
  restore,
  as_of: asOf,
  transition,
  totals: either(totals, totalsOfGroups),
}
