/** Bounds leave room: the least is not above the greatest, and each is a value of its field. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { allFields } from '../lookup.ts'
import { mistake } from '../mistake.ts'

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const
const FORMAT_BOUNDS = ['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'] as const

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) && !isNaN(Date.parse(text))

const PRECISE: Readonly<Record<string, { readonly fits: (text: string) => boolean; readonly expected: string }>> = {
  decimal: { fits: (text) => /^-?\d+(\.\d+)?$/.test(text), expected: 'a decimal number as a string' },
  date: { fits: isDay, expected: 'a day such as "2026-01-31"' },
  'date-time': { fits: isMoment, expected: 'a moment such as "2026-01-31T08:00:00Z"' },
}

export const bounds: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    const doc = field.doc as Readonly<Record<string, unknown>>
    for (const [least, most] of PAIRS) {
      if (typeof doc[least] === 'number' && typeof doc[most] === 'number' && doc[least] > doc[most]) {
        yield mistake(entity.raw, [...field.path, least], {
          message: `"${least}" ${doc[least]} is above "${most}" ${doc[most]}`,
        })
      }
    }
    for (const keyword of FORMAT_BOUNDS) {
      const bound = doc[keyword]
      const form = PRECISE[field.doc.format ?? '']
      if (form !== undefined && typeof bound === 'string' && !form.fits(bound)) {
        yield mistake(entity.raw, [...field.path, keyword], {
          message: `"${keyword}" is ${JSON.stringify(bound)}`,
          expected: form.expected,
        })
      }
    }
  }
}
