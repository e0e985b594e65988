/** Repeatable chance: dice thrown for the same key fall the same way on every machine, whatever was thrown before. */
export interface Dice {
  /** A whole number from `from` to `to`, both possible. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

export function dice(...key: readonly (string | number)[]): Dice {
  const next = stream(hash(key.join('/')))
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)]
    if (found === undefined) throw new RangeError('Nothing to pick from')
    return found
  }
  return { int, pick, chance: (probability) => next() < probability }
}

/** FNV-1a, 32 bits, with a final stir so that neighbouring keys part ways. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return stir(state)
}

/** SplitMix32: numbers from 0 to below 1. */
function stream(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x9e3779b9) | 0
    return (stir(state) >>> 0) / 2 ** 32
  }
}

function stir(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
  return twice ^ (twice >>> 15)
}
