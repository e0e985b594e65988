/**
 * Where a document says what a record's page is made of: at its top, or tab by tab; and what the page reads of others.
 */
import type { DetailPartsDoc, EntityDoc, Path } from './documents.ts'
import type { DetailSpec, RelatedList } from './model.ts'

export const DETAIL_PARTS = [
  'sections',
  'related',
  'charts',
  'slots',
  'explained',
] as const satisfies readonly (keyof DetailPartsDoc)[]

export interface DetailPlace {
  readonly path: Path
  readonly parts: DetailPartsDoc
}

export const detailPlaces = ({ 'x-detail': detail }: EntityDoc): readonly DetailPlace[] =>
  detail === undefined
    ? []
    : [
        { path: ['x-detail'], parts: detail },
        ...(detail.tabs ?? []).map((parts, index) => ({ path: ['x-detail', 'tabs', index], parts })),
      ]

export const figuresOf = ({ 'x-detail': detail }: EntityDoc): readonly string[] =>
  (detail?.figures ?? []).map((figure) => (typeof figure === 'string' ? figure : figure.field))

/** Lists and charts of a record's page: what they read of others. */
export const listsOf = ({ tabs }: DetailSpec): readonly Pick<RelatedList, 'entity' | 'by'>[] =>
  tabs.flatMap(({ parts }) => parts.flatMap((part) => (part.part === 'related' || part.part === 'chart' ? [part] : [])))
