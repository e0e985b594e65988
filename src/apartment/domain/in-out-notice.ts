/** What is said of something that a rule on passes has found. */
import { fill } from '../../errors/fill.ts'
import { InOutKind } from '../../generated/enums.ts'
import type { App, Lang } from '../../model/model.ts'
import { escaped } from '../../values/markup.ts'

export interface ToldInOut {
  readonly id: number
  readonly kind: InOutKind
  readonly label: string
  readonly place: string
  readonly person: string
  readonly rule: string
  readonly times: number
}

/** A message's title is no longer. */
const MOST = 100
const NAMES = { [InOutKind.quiet]: 'quiet', [InOutKind.night]: 'night', [InOutKind.frequent]: 'frequent' } as const

export function inOutNotice(
  copy: App['copy'],
  lang: Lang,
  { id, kind, label, place, person, rule, times }: ToldInOut,
): { readonly title: string; readonly content: string } {
  const text = (name: string, values: Readonly<Record<string, string | number>>): string =>
    fill(copy[`in_out.${name}`]?.[lang] ?? '', values)
  const rest = text('title', { kind: label, place: '', person }).length
  return {
    title: text('title', { kind: label, place: [...place].slice(0, MOST - rest).join(''), person }),
    content: text('content', { id, rule: escaped(rule), detail: text(NAMES[kind], { times }) }),
  }
}
