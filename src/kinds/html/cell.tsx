import { lazy, Suspense } from 'react'
import type { Cell } from '../cell.ts'

const CleanHtml = lazy(() => import('./CleanHtml.tsx'))

/** A list shows the words only. */
export const htmlCell: Cell = ({ value, context }) =>
  context.place === 'list' ? (
    <span className="k-clip">{wordsOf(String(value))}</span>
  ) : (
    <Suspense>
      <CleanHtml html={String(value)} />
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
