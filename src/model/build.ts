/**
 * Documents in memory → Model, or every mistake at once. Pure; `load.ts` does the reading.
 * Each step has its own type: Document → Raw → (shape, join) → Linked → Model.
 */
import { createHash } from 'node:crypto'
import { withAddresses } from './addresses.ts'
import { check } from './check.ts'
import { withCurrency } from './currency.ts'
import type { Document, Raw } from './documents.ts'
import { handedOver, type HandedOver } from './handed-over.ts'
import { join } from './join.ts'
import { link } from './link.ts'
import { sortMistakes, type Mistake } from './mistake.ts'
import type { Model } from './model.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'
import { shape } from './shape.ts'

export type Built =
  | {
      readonly model: Model
      readonly mistakes?: undefined
      /** What the documents leave to a product's code. */
      readonly handedOver: readonly HandedOver[]
    }
  | { readonly model?: undefined; readonly mistakes: readonly Mistake[]; readonly handedOver?: undefined }

/** One document, parsed and with its shape checked; depends on nothing else, so that a watcher keeps it. */
export interface Read {
  readonly document: Document
  readonly raw: Raw | null
  readonly mistakes: readonly Mistake[]
}

export function read(document: Document): Read {
  const parsed = parse(document)
  if (!parsed.raw) return { document, ...parsed }
  const shaped = shape(parsed.raw)
  return { document, raw: shaped.raw && withAddresses(shaped.raw), mistakes: shaped.mistakes }
}

export const buildModel = (documents: readonly Document[]): Built => buildFrom(documents.map(read))

/** `before`: the model of an earlier run, whose parts stand again where they are the same. */
export function buildFrom(reads: readonly Read[], before: Model | null = null): Built {
  const sorted = [...reads].sort((a, b) => (a.document.file < b.document.file ? -1 : 1))
  const broken = new Set(
    sorted.filter(({ raw }) => raw === null).map(({ document }) => document.file.replace(/\.json$/, '')),
  )
  const joined = join(
    sorted.flatMap(({ raw }) => raw ?? []),
    broken,
  )
  const filled = withCurrency(joined.raws)
  const { linked, mistakes } = link(filled.raws, joined.broken)
  const told = [...joined.mistakes, ...filled.mistakes, ...mistakes]
  const all = [...sorted.flatMap((one) => one.mistakes), ...told, ...check(linked)]
  return all.length > 0
    ? { mistakes: sortMistakes(all) }
    : {
        model: normalise(linked, hashOf(sorted.map(({ document }) => document)), before),
        handedOver: handedOver(linked),
      }
}

function hashOf(documents: readonly Document[]): string {
  const hash = createHash('sha256')
  for (const { file, text } of documents) hash.update(`${file}\n${text.length}\n${text}\n`)
  return hash.digest('hex')
}
