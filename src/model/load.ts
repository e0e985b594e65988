/** Reads `schemas/` from disk; the only file of the model that does I/O. What the documents mean is `build.ts`' business. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFrom, read, type Built, type Read } from './build.ts'
import type { Document } from './documents.ts'

export const loadModel = async (dir: string): Promise<Built> => buildFrom((await readDocuments(dir)).map(read))

/** Keeps what it has read of each document, so that one saved file costs one file. */
export function createLoader(dir: string): () => Promise<Built> {
  let known: ReadonlyMap<string, Read> = new Map()
  return async () => {
    const documents = await readDocuments(dir)
    const reads = documents.map((document) => {
      const before = known.get(document.file)
      return before?.document.text === document.text ? before : read(document)
    })
    known = new Map(reads.map((one) => [one.document.file, one]))
    return buildFrom(reads)
  }
}

/** Every JSON document below `dir` but the meta-schemas; hidden files, which editors make while saving, are no documents. */
export async function readDocuments(dir: string): Promise<readonly Document[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/').replace(/^\/+/, ''))
    .filter((file) => !file.startsWith('meta/'))
    .sort()
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(dir, file), 'utf8') })))
}
