import { isNothing } from '../accepts.ts'
import { lazy, Suspense } from 'react'
import type { Cell, FieldUi } from '../cell.ts'

const CleanHtml = lazy(() => import('./CleanHtml.tsx'))

/** A list shows the words only. */
const htmlCell: Cell = ({ value, record, field, context }) =>
  context.place === 'list' ? (
    <span className="k-clip">{wordsOf(String(value))}</span>
  ) : (
    <Suspense>
      <CleanHtml html={String(value)} {...(field.placeholders && { template: { field, record, context } })} />
    </Suspense>
  )

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

export const htmlUi: FieldUi = {
  Cell: htmlCell,
  align: 'start',
  wide: true,
  listed: false,
  leads: false,
  shortest: 80,
  enough: 1,
  accepts: isNothing,
  copied: true,
  drafted: true,
}
