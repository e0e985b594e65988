/** What is said of a lease that ends soon. */
import { fill } from '../../errors/fill.ts'
import type { App, Lang } from '../../model/model.ts'
import { titleOf } from './message-title.ts'

export interface EndingLease {
  readonly lease_id: number
  /** The home and where in it. */
  readonly place: string
  readonly ends_on: string
  /** Days until then; 0: today is the last one. */
  readonly left: number
}

export function leaseEnding(
  copy: App['copy'],
  lang: Lang,
  { lease_id, place, ends_on, left }: EndingLease,
): { readonly title: string; readonly content: string } {
  const text = (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(copy[`lease_ending.${name}`]?.[lang] ?? '', values)
  const when = text(left === 0 ? 'today' : left === 1 ? 'tomorrow' : 'in_days', { days: left })
  return {
    title: titleOf(place, (shown) => text('title', { place: shown, when })),
    content: text('content', { lease: lease_id, date: ends_on }),
  }
}
