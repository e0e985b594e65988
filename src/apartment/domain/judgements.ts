/** What is wrong with a tariff that no expression can say. */
import { said } from '../../errors/said.ts'
import { FeeRuleType } from '../../generated/enums.ts'
import type { Judgements } from '../../server/operations/product-rules.ts'
import { coverOf, type Segment, type Span } from './day-cover.ts'

export const judgements: Judgements = {
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
            message: { zh: texts.map(({ zh }) => zh).join('；'), en: texts.map(({ en }) => en).join('. ') },
          },
        ]
  },
}

const spans = (list: readonly Span[]) => {
  const hours = list.map(([from, to]) => `${from}:00–${to}:00`)
  return { zh: { hours: hours.join('、') }, en: { hours: hours.join(', ') } }
}
