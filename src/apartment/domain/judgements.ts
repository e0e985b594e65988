/**
 * Rules of one record that no expression can say (`x-judged`): each is given the record's own values and tells what is
 * wrong with which field. A value that is not of its type is none of their business: it has been refused before. Pure.
 */
import type { FieldError } from '../../errors/app-error.ts'
import { said } from '../../errors/said.ts'
import { FeeRuleType } from '../../generated/enums.ts'
import { coverOf, type Segment, type Span } from './day-cover.ts'

export type Judgement = (values: Readonly<Record<string, unknown>>) => readonly FieldError[]

export const judgements: Readonly<Record<string, Judgement>> = {
  /** Every hour has one price. */
  day_covered: ({ type, segments }) => {
    if (type !== FeeRuleType.time_of_use) return []
    const { gaps, overlaps } = coverOf((Array.isArray(segments) ? segments : []) as readonly Segment[])
    const texts = [
      ...(gaps.length > 0 ? [said('day_gap', spans(gaps))] : []),
      ...(overlaps.length > 0 ? [said('day_overlap', spans(overlaps))] : []),
    ]
    return texts.length === 0
      ? []
      : [
          {
            field: 'segments',
            message: { zh: texts.map(({ zh }) => zh).join('；'), en: texts.map(({ en }) => en).join('; ') },
          },
        ]
  },
}

const spans = (list: readonly Span[]) => {
  const hours = list.map(([from, to]) => `${from}:00–${to}:00`)
  return { zh: { hours: hours.join('、') }, en: { hours: hours.join(', ') } }
}
