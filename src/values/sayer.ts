/**
 * English texts in another language, by its texts. A text that was filled in before is known by the one that it was
 * made from: `Must be at least 5` by `Must be at least {limit}`. What the language does not say stays English.
 */
export type Say = (text: string) => string

export const asItIs: Say = (text) => text

/** Of fewer letters of its own, a text with places to fill in would be found in what somebody else wrote. */
const LETTERS = 12
const MOST_KNOWN = 5_000
const PLACE = /\{(\w+)\}/g

interface Pattern {
  readonly like: RegExp
  readonly names: readonly string[]
  readonly said: string
}

/** What was filled in: anything, or only what has no letters, where labels are said as well, which are no messages. */
const FILLED = { messages: '(.+?)', labels: '([^\\p{L}]+?)' } as const

export function sayer(texts: Readonly<Record<string, string>>, what: keyof typeof FILLED): Say {
  const patterns = Object.entries(texts).flatMap(([english, said]) => patternOf(english, said, FILLED[what]))
  const known = new Map<string, string>()
  const found = (text: string): string => {
    for (const { like, names, said } of patterns) {
      const values = like.exec(text)?.slice(1)
      if (values) return said.replaceAll(PLACE, (place, name: string) => values[names.indexOf(name)] ?? place)
    }
    return text
  }
  return (text) => {
    if (Object.hasOwn(texts, text)) return texts[text]!
    const before = known.get(text)
    if (before !== undefined) return before
    const said = found(text)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(text, said)
    return said
  }
}

function patternOf(english: string, said: string, filled: string): readonly Pattern[] {
  const [names, own] = [[...english.matchAll(PLACE)].map(([, name]) => name!), english.split(PLACE)]
  // Names of places stand between what is the text's own.
  const literals = own.filter((_, at) => at % 2 === 0)
  if (names.length === 0 || literals.join('').replaceAll(/\P{L}/gu, '').length < LETTERS) return []
  return [{ like: new RegExp(`^${literals.map(escaped).join(filled)}$`, 'su'), names, said }]
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
