/** Whether a list can be sorted by a field. */
import { facts } from '../kinds/facts.ts'
import type { FieldDoc } from './documents.ts'
import { maskOf } from './mask-of.ts'
import type { FieldKindName } from './model.ts'

/** An order by what a mask hides would tell who comes before whom, and where a page ends. */
export const isSortable = (doc: FieldDoc, kind: FieldKindName): boolean =>
  maskOf(doc) === null && (doc['x-sort'] ?? (doc['x-computed'] === undefined && facts[kind].sortable))
