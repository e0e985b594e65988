/**
 * Whether a regular expression may take for ever on a text that does not fit: what is repeated often can be read in
 * more than one way, and nothing that must be there tells where one repetition ends and the next begins, as in `(a+)+`,
 * `(\w+\s?)*`, `(\d\d?)+` and `(\w|\d)*`.
 */
interface Atom {
  readonly sign: string
  /** It may match nothing at all. */
  readonly optional: boolean
  /** It may match more or less of the same. */
  readonly varies: boolean
  /** Repeated so often that reading each repetition in two ways takes for ever. */
  readonly often: boolean
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

/** Two alternatives of one character each that one character fits. */
function overlaps(group: readonly Alternative[]): boolean {
  const fits = group.filter(isShort).map(([atom]) => new RegExp(`^(?:${atom!.sign})$`, 'u'))
  return CHARACTERS.some((one) => fits.filter((fit) => fit.test(one)).length > 1)
}
const CHARACTERS = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\n', 'é', '中']

/** A class, an escaped sign, a group's begin or end, an alternative, or one sign; with how often it comes. */
const TOKEN =
  /(\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\.|\(\?(?:<?[=!]|:|<[^>]*>)|[()|]|[^])([*+?]|\{\d+(?:,\d*)?\})?\??/gu

/** So many repetitions that can be read in two ways each are tried a thousand times over. */
const MANY = 10

type Times = Pick<Atom, 'optional' | 'varies' | 'often'>

function timesOf(text = ''): Times {
  const [least, most] = SIGNS[text] ?? bounds(text)
  return { optional: least === 0, varies: least !== most, often: most >= MANY }
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
