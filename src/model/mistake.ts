/** What a developer is told about a document: where, what is wrong, what was expected, the nearest valid name. */
import { distance } from 'fastest-levenshtein'
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Path, Raw } from './documents.ts'

export interface Mistake {
  /** Relative to `schemas/`. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
  readonly expected: string | null
  readonly nearest: string | null
}

export interface Remark {
  readonly message: string
  readonly expected?: string
  /** The word that is wrong, and the words that would be right: the nearest is offered. */
  readonly word?: string
  readonly words?: Iterable<string>
  /** Points at the name of the property instead of its value. */
  readonly key?: boolean
}

type Place = Pick<Raw<unknown>, 'file' | 'text' | 'tree' | 'origin'>

export function mistake(raw: Place, path: Path, remark: Remark): Mistake {
  const words = remark.words ? [...remark.words] : null
  const at = raw.origin?.(path) ?? { raw, path }
  return {
    ...placeOf(at.raw, at.path, remark.key ?? false),
    message: remark.message,
    expected:
      remark.expected ?? (words && words.length > 0 && words.length <= 12 ? `one of ${words.join(', ')}` : null),
    nearest: words && remark.word !== undefined ? nearest(remark.word, words) : null,
  }
}

/** The closest word, when it is close enough that the writer may have meant it; a beginning counts as one step. */
export function nearest(word: string, words: Iterable<string>): string | null {
  const limit = word.length < 3 ? 0 : word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3))
  let best: { word: string; away: number; steps: number } | null = null
  for (const candidate of words) {
    const [written, known] = [word.toLowerCase(), candidate.toLowerCase()]
    const away = stepsBetween(written, known)
    if (away > limit || (best !== null && away > best.away)) continue
    // Of two that are as close, one beginning alone and one whole, the whole word was meant.
    const steps = distance(written, known)
    if (best === null || away < best.away || steps < best.steps) best = { word: candidate, away, steps }
  }
  return best?.word ?? null
}

const stepsBetween = (a: string, b: string): number =>
  a.length >= 3 && b.length >= 3 && a !== b && (a.startsWith(b) || b.startsWith(a)) ? 1 : distance(a, b)

export function printMistake(mistake: Mistake, folder = 'schemas/'): string {
  const expected = mistake.expected ? `; expected ${mistake.expected}` : ''
  const hint = mistake.nearest ? `; did you mean "${mistake.nearest}"?` : ''
  return `${folder}${mistake.file}:${mistake.line}:${mistake.column} ${mistake.message}${expected}${hint}`
}

export const sortMistakes = (mistakes: readonly Mistake[]): readonly Mistake[] => {
  const seen = new Map(mistakes.map((one) => [printMistake(one), one]))
  return [...seen.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - (before.lastIndexOf('\n') + 1) + 1 }
}

/** Where a path stands; a path that is not in the document (a missing keyword) stands at its nearest parent. */
function placeOf(raw: Place, path: Path, key: boolean): Pick<Mistake, 'file' | 'line' | 'column'> {
  const [node, found] = deepest(raw.tree(), path)
  const target = key && found && node.parent?.type === 'property' ? node.parent : node
  return { file: raw.file, ...lineAndColumn(raw.text, target.offset) }
}

function deepest(tree: Node, path: Path): readonly [Node, boolean] {
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return [node, length === path.length]
  }
  return [tree, false]
}
