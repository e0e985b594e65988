/**
 * Whether a regular expression may take for ever on a text that does not fit: what is repeated without end repeats
 * something without end itself, and nothing that must be there tells where one ends and the next begins, as in
 * `(a+)+` and `(\w+\s?)*`.
 */
interface Atom {
  /** It may match nothing at all. */
  readonly optional: boolean
  /** Repeated without end. */
  readonly endless: boolean
  /** A group's own alternatives; null: one character. */
  readonly inner: readonly Alternative[] | null
}
type Alternative = readonly Atom[]

export const backtracks = (pattern: string): boolean => read(pattern).some(isBad)

const isBad = (alternative: Alternative): boolean =>
  alternative.some(
    ({ inner, endless }) => inner !== null && ((endless && inner.some(isAmbiguous)) || inner.some((one) => isBad(one))),
  )

/** Told apart from its next repetition by nothing: all but one of its parts may be missing, and that one is endless. */
const isAmbiguous = (alternative: Alternative): boolean =>
  alternative.some(
    (atom, at) => hasEndless(atom) && alternative.every((other, place) => place === at || other.optional),
  )

const hasEndless = ({ endless, inner }: Atom): boolean => endless || (inner?.some(isAmbiguous) ?? false)

/** A class, an escaped sign, a group's begin or end, an alternative, or one sign; with how often it comes. */
const TOKEN =
  /(\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\.|\(\?(?:<?[=!]|:|<[^>]*>)|[()|]|[^])([*+?]|\{\d+(?:,\d*)?\})?\??/gu

const HOW_OFTEN: Readonly<Record<string, Pick<Atom, 'optional' | 'endless'>>> = {
  '*': { optional: true, endless: true },
  '+': { optional: false, endless: true },
  '?': { optional: true, endless: false },
}

const timesOf = (text: string | undefined): Pick<Atom, 'optional' | 'endless'> =>
  HOW_OFTEN[text ?? ''] ?? { optional: /^\{0\b/.test(text ?? ''), endless: /,\}$/.test(text ?? '') }

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
        .push({ ...timesOf(times), inner: group })
    } else if (sign !== '^' && sign !== '$') group.at(-1)!.push({ ...timesOf(times), inner: null })
  }
  return open[0]!
}
