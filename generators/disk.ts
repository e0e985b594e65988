/** Generated files on disk: written only where their bytes changed, removed when nothing makes them any more. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './output.ts'

/** Everything below these belongs to the generator. */
export const OWNED = ['src/generated', 'docs/reference'] as const

export interface Difference {
  readonly changed: readonly string[]
  readonly stale: readonly string[]
}

export async function compare(out: string, files: Files, owned: readonly string[] = OWNED): Promise<Difference> {
  const changed = await Promise.all(
    [...files].map(async ([path, text]) => ((await textOf(join(out, path))) === text ? [] : [path])),
  )
  const present = (await Promise.all(owned.map((folder) => filesBelow(out, folder)))).flat()
  return { changed: changed.flat().sort(), stale: present.filter((path) => !files.has(path)).sort() }
}

export async function write(out: string, files: Files, owned: readonly string[] = OWNED): Promise<Difference> {
  const difference = await compare(out, files, owned)
  for (const path of difference.changed) await put(join(out, path), files.get(path) ?? '')
  for (const path of difference.stale) await rm(join(out, path))
  return difference
}

export interface Writer {
  /** Answers the paths whose bytes changed. */
  write(files: Files): Promise<readonly string[]>
  removeOthers(files: Files): Promise<readonly string[]>
}

/** Writes again and again, and knows what it has written: only the first time costs reading the disk. */
export function createWriter(out: string): Writer {
  const known = new Map<string, string>()
  return {
    async write(files) {
      const written: string[] = []
      for (const [path, text] of files) {
        if ((known.get(path) ?? (await textOf(join(out, path)))) !== text) {
          await put(join(out, path), text)
          written.push(path)
        }
        known.set(path, text)
      }
      return written
    },
    async removeOthers(files) {
      const present =
        known.size > files.size
          ? [...known.keys()]
          : (await Promise.all(OWNED.map((folder) => filesBelow(out, folder)))).flat()
      const gone = present.filter((one) => !files.has(one))
      for (const path of gone) {
        await rm(join(out, path), { force: true })
        known.delete(path)
      }
      return gone
    },
  }
}

/** By way of a second name: who watches the folder never reads half a file. */
async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const passing = `${path}.${process.pid}.tmp`
  await writeFile(passing, text)
  await rename(passing, path)
}

const textOf = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

async function filesBelow(out: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(out, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
}
