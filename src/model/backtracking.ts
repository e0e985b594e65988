/**
 * Whether a regular expression may take for ever on a text that does not fit: what is repeated often can be read in
 * more than one way, and nothing that must be there tells where one repetition ends and the next begins, as in `(a+)+`,
 * `(\w+\s?)*`, `(\d\d?)+`, `(\w|\d)*` and `(a|aa)+`.
 */
interface Atom {
  readonly sign: string
  /** It may match nothing at all. */
  readonly optional: boolean
  /** It may match more or less of the same. */
  readonly varies: boolean
  /** Repeated so often that reading each repetition in two ways takes for ever. */
  readonly often: boolean
  /** How often it must match at least. */
  readonly times: number
  /** A group's own alternatives; null: one character. */
  readonly inner: readonly Alternative[] | null
}
type Alternative = readonly Atom[]

export const backtracks = (pattern: string): boolean => read(pattern).some(isBad)

const isBad = (alternative: Alternative): boolean =>
  alternative.some(
    ({ inner, often }) => inner !== null && ((often && isAmbiguous(inner)) || inner.some((one) => isBad(one))),
  )

const isAmbiguous = (group: readonly Alternative[]): boolean => group.some(isLoose) || overlaps(group)

/** Told apart from its next repetition by nothing: beside what varies all may be missing, or is the same. */
const isLoose = (alternative: Alternative): boolean =>
  alternative.some(
    (atom, at) =>
      isElastic(atom) &&
      alternative.every((other, place) => place === at || other.optional || (!other.inner && other.sign === atom.sign)),
  )

const isElastic = ({ varies, inner }: Atom): boolean =>
  inner === null ? varies : (varies && inner.every(isShort)) || inner.some(isLoose)

/** One character, once. */
const isShort = (alternative: Alternative): boolean =>
  alternative.length === 1 && alternative[0]!.inner === null && !alternative[0]!.varies

/**
 * Whether some text can be split into alternatives in two ways, as `aa` by `(a|aa)*` (Sardinas–Patterson: follow what
 * is left of a longer word after a shorter prefix until nothing is left). Only alternatives of fixed length are looked
 * at.
 */
function overlaps(group: readonly Alternative[]): boolean {
  const words = group.filter(isPlain).map(spelled)
  const left: (readonly Fits[])[] = words.flatMap((one, at) =>
    words.flatMap((other, place) => (at !== place && begins(one, other) ? [other.slice(one.length)] : [])),
  )
  const seen = new Set<string>()
  for (let rest = left.pop(); rest !== undefined; rest = left.pop()) {
    if (rest.length === 0) return true
    const known = rest.map((fits) => fits.join('')).join('\n')
    if (seen.has(known)) continue
    seen.add(known)
    for (const word of words) {
      if (begins(word, rest)) left.push(rest.slice(word.length))
      else if (begins(rest, word)) left.push(word.slice(rest.length))
    }
  }
  return false
}

/** Characters that fit one place. */
type Fits = readonly string[]

/** Longer ones are told apart by what they begin with, or are not worth their time. */
const LONGEST = 40

const isPlain = (alternative: Alternative): boolean =>
  alternative.length > 0 &&
  alternative.every(({ inner, varies }) => inner === null && !varies) &&
  alternative.reduce((sum, { times }) => sum + times, 0) <= LONGEST

const spelled = (alternative: Alternative): readonly Fits[] =>
  alternative.flatMap(({ sign, times }) => {
    const fit = new RegExp(`^(?:${sign})$`, 'u')
    const fits = CHARACTERS.filter((one) => fit.test(one))
    return Array.from({ length: times }, () => fits)
  })

const begins = (one: readonly Fits[], other: readonly Fits[]): boolean =>
  one.length <= other.length && one.every((fits, at) => fits.some((character) => other[at]!.includes(character)))

const CHARACTERS = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\n', 'é', '中']

/** A class, an escaped sign, a group's begin or end, an alternative, or one sign; with how often it comes. */
const TOKEN =
  /(\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\.|\(\?(?:<?[=!]|:|<[^>]*>)|[()|]|[^])([*+?]|\{\d+(?:,\d*)?\})?\??/gu

/** So many repetitions that can be read in two ways each are tried a thousand times over. */
const MANY = 10

type Times = Pick<Atom, 'optional' | 'varies' | 'often' | 'times'>

function timesOf(text = ''): Times {
  const [least, most] = SIGNS[text] ?? bounds(text)
  return { optional: least === 0, varies: least !== most, often: most >= MANY, times: least }
}
const SIGNS: Readonly<Record<string, readonly [number, number]>> = {
  '': [1, 1],
  '?': [0, 1],
  '*': [0, Infinity],
  '+': [1, Infinity],
}
function bounds(text: string): readonly [number, number] {
  const [, least = '1', comma = '', most = ''] = /^\{(\d+)(,?)(\d*)\}$/.exec(text) ?? []
  return [Number(least), comma === '' ? Number(least) : most === '' ? Infinity : Number(most)]
}

function read(pattern: string): readonly Alternative[] {
  const open: Atom[][][] = [[[]]]
  for (const [, sign = '', times] of pattern.matchAll(TOKEN)) {
    const group = open.at(-1)!
    if (sign.startsWith('(')) open.push([[]])
    else if (sign === '|') group.push([])
    else if (sign === ')' && open.length > 1) {
      open.pop()
      open
        .at(-1)!
        .at(-1)!
        .push({ sign: '', ...timesOf(times), inner: group })
    } else if (sign !== '^' && sign !== '$') group.at(-1)!.push({ sign, ...timesOf(times), inner: null })
  }
  return open[0]!
}
