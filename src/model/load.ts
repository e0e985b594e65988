/**
 * Reads `schemas/` from disk; the only file of the model that does I/O. What the documents mean is `build.ts`'
 * business.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buildFrom, read, type Built, type Read } from './build.ts'
import type { Document } from './documents.ts'
import type { Model } from './model.ts'

export const loadModel = async (dir: string): Promise<Built> => buildFrom((await readDocuments(dir)).map(read))

/**
 * Keeps what it has read of each document, and what became of it: one saved file costs one file, and what it leaves as
 * it was stays the same object in the next model.
 */
export function createLoader(dir: string): () => Promise<Built> {
  let known: ReadonlyMap<string, Kept> = new Map()
  let before: Model | null = null
  return async () => {
    const kept = await Promise.all((await filesOf(dir)).map((file) => readAgain(dir, file, known.get(file))))
    known = new Map(kept.flatMap((one) => (one ? [[one.read.document.file, one]] : [])))
    const built = buildFrom(
      kept.flatMap((one) => one?.read ?? []),
      before,
    )
    before = built.model ?? before
    return built
  }
}

interface Kept {
  readonly stamp: string
  readonly read: Read
}

/** A file that is gone by the time it is read was never there: its removal is the next event. */
async function readAgain(dir: string, file: string, before: Kept | undefined): Promise<Kept | null> {
  const found = await stat(join(dir, file), { bigint: true }).catch(() => null)
  if (!found) return null
  const stamp = `${found.mtimeNs} ${found.size} ${found.ino}`
  if (before?.stamp === stamp) return before
  const document = await readDocument(dir, file).catch(() => null)
  return document && { stamp, read: before?.read.document.text === document.text ? before.read : read(document) }
}

export const readDocuments = async (dir: string): Promise<readonly Document[]> =>
  Promise.all((await filesOf(dir)).map((file) => readDocument(dir, file)))

const readDocument = async (dir: string, file: string): Promise<Document> => ({
  file,
  text: await readFile(join(dir, file), 'utf8'),
})

/**
 * Every JSON document below `dir` but the meta-schemas; hidden files, which editors make while saving, are no
 * documents.
 */
async function filesOf(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.startsWith('.'))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('meta/'))
    .sort()
}
