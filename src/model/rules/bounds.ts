/** Bounds leave room: the least is not above the greatest, and each is a value of its field. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { FieldDoc, Path, Raw } from '../documents.ts'
import type { LinkedEntity, LinkedField } from '../linked.ts'
import { allFields } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

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
  for (const raw of [...linked.rules.values(), ...linked.kinds.values()]) yield* boundsOf(raw, [], raw.doc, raw.doc)
  for (const { entity, field } of allFields(linked))
    yield* boundsOf(entity.raw, field.path, field.doc, said(entity, field))
}

/** What a rule or a kind brings along was told where it stands, unless it does not go with what the field says. */
function* boundsOf(raw: Raw<unknown>, path: Path, doc: FieldDoc, own: FieldDoc): Iterable<Mistake> {
  const bound = (keyword: (typeof PAIRS)[number][number]) => doc[keyword as keyof FieldDoc] as number | undefined
  for (const [least, most] of PAIRS) {
    const [low, high] = [bound(least), bound(most)]
    if (low !== undefined && high !== undefined && low > high && (least in own || most in own))
      yield mistake(raw, [...path, least], { message: `"${least}" ${low} is above "${most}" ${high}` })
  }
  const form = PRECISE[doc.format ?? '']
  for (const keyword of FORMAT_BOUNDS) {
    const said = own[keyword as keyof FieldDoc]
    if (form !== undefined && typeof said === 'string' && !form.fits(said))
      yield mistake(raw, [...path, keyword], {
        message: `"${keyword}" is ${JSON.stringify(said)}`,
        expected: form.expected,
      })
  }
}

const said = ({ doc }: LinkedEntity, { path, declared }: LinkedField): FieldDoc =>
  declared
    ? (path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], doc) as FieldDoc)
    : {}
