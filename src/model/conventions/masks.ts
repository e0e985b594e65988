/** The library of masks, with what their patterns leave out. */
import type { MaskDoc, MaskPartDoc } from '../documents.ts'
import type { Linked } from '../linked.ts'
import type { Mask, MaskPart } from '../model.ts'

export const masksOf = ({ masks }: Linked['app']): Readonly<Record<string, Mask>> =>
  Object.fromEntries(Object.entries(masks?.doc.masks ?? {}).map(([name, doc]) => [name, maskNamed(name, doc)]))

/** Rules see to it that there is one of this name. */
export function maskIn({ masks }: Linked['app'], name: string | null): Mask | null {
  const doc = name === null ? undefined : masks?.doc.masks[name]
  return name === null || doc === undefined ? null : maskNamed(name, doc)
}

const maskNamed = (name: string, { before, words, width, ...part }: MaskDoc): Mask => ({
  name,
  ...partOf(part),
  before: before === undefined ? null : { sign: before.sign, ...partOf(before) },
  words: words ?? false,
  width: width ?? USUAL_WIDTH,
})

const partOf = ({ first, last, stars }: MaskPartDoc): MaskPart => ({
  first: first ?? 0,
  last: last ?? 0,
  stars: stars ?? null,
})

/** px of what tells addresses apart; what is longer is clipped, as any text is. */
const USUAL_WIDTH = 110
