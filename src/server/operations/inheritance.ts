/**
 * Who inherits what, over many records at once: pure, from the places that each stands in and what settings say there.
 * `sql/effective-settings.ts` answers the same for one record.
 */
import { DEEPEST } from '../sql/levels.ts'

/** A record of the narrowest level. */
export interface Standing {
  readonly key: number
  /** The keys of its levels from itself outwards; null: it stands in no such place. */
  readonly places: readonly (number | null)[]
}

/** What settings say, by the level (null: the whole company) and the place that they are of. */
export interface Said<Record> {
  readonly level: number | null
  readonly place: number
  readonly record: Record
}

/** By level, of a place those of its kind directly above it; null: there are none of this level. */
export type Above = readonly (ReadonlyMap<number, readonly number[]> | null)[]

export interface Place {
  readonly level: number | null
  readonly place: number
}

/** From the narrowest to the widest, where something is said. */
export type Lines<Record> = (standing: Standing) => readonly Said<Record>[]

export function linesOf<Record>(said: readonly Said<Record>[], above: Above): Lines<Record> {
  const levels: Map<number, Said<Record>>[] = above.map(() => new Map())
  const whole: Said<Record>[] = []
  // Of two of one place, which an old database may hold, the newest counts.
  for (const one of said) {
    if (one.level === null) whole[0] = one
    else levels[one.level]?.set(one.place, one)
  }
  const over = above.map((level) => (level === null ? null : ancestry(level)))
  return ({ places }) => [
    ...places.flatMap((place, level) => {
      const found = levels[level]!
      if (place === null || found.size === 0) return []
      const own = found.get(place)
      const higher = (over[level]?.(place) ?? []).flatMap((one) => found.get(one) ?? [])
      return own === undefined ? higher : [own, ...higher]
    }),
    ...whole,
  ]
}

/**
 * Those above a place, the nearest first, by the longest way to each; of those as near as each other the one that was
 * made last. A circle ends after `DEEPEST` steps.
 */
export function ancestry(above: ReadonlyMap<number, readonly number[]>): (place: number) => readonly number[] {
  const known = new Map<number, readonly number[]>()
  const find = (place: number): readonly number[] => {
    const depths = new Map<number, number>()
    let next = new Set(above.get(place))
    for (let depth = 1; depth <= DEEPEST && next.size > 0; depth++) {
      for (const one of next) depths.set(one, depth)
      next = new Set([...next].flatMap((one) => above.get(one) ?? []))
    }
    depths.delete(place)
    return [...depths].toSorted(([a, near], [b, far]) => near - far || b - a).map(([one]) => one)
  }
  return (place) => {
    const found = known.get(place) ?? find(place)
    known.set(place, found)
    return found
  }
}

/** Whether a record stands in a place, or in one that stands below it. */
export function standsIn({ level, place }: Place, above: Above): (standing: Standing) => boolean {
  if (level === null) return () => true
  const own = above[level]
  const over = own === null || own === undefined ? null : ancestry(own)
  return ({ places }) => {
    const at = places[level] ?? null
    return at !== null && (at === place || (over?.(at).includes(place) ?? false))
  }
}

/** What is said by whom narrower than the place. */
export function narrowerThan<Record>(
  { level, place }: Place,
  above: Above,
): (standing: Standing, line: readonly Said<Record>[]) => readonly Said<Record>[] {
  const own = level === null ? null : above[level]
  const over = own === null || own === undefined ? null : ancestry(own)
  return ({ places }, line) => {
    if (level === null) return line.filter((one) => one.level !== null)
    const at = places[level] ?? null
    const order = at === null ? [] : [at, ...(over?.(at) ?? [])]
    const rank = order.indexOf(place)
    return line.filter(
      (one) => one.level !== null && (one.level < level || (one.level === level && order.indexOf(one.place) < rank)),
    )
  }
}
