/** Chance that is the same for the same words: a fleet that is started again behaves as before. */
import { createHash } from 'node:crypto'

/** From 0 up to, and without, 1. */
export const chanceOf = (...words: readonly (number | string)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32

/** One of the names, by its weight. */
export function chosen<Name extends string>(weights: Readonly<Record<Name, number>>, chance: number): Name {
  const entries = Object.entries(weights) as [Name, number][]
  let left = chance * entries.reduce((sum, [, weight]) => sum + weight, 0)
  return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!)[0]
}
