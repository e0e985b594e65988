/**
 * The packages of one folder, linked one by one into another: it has all of them and their commands, and yet caches of
 * its own.
 */
import { mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'

/** What tools have put among the packages is not theirs. */
const isCache = (name: string): boolean => /^\.(cache|vite)/.test(name)

export async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => !isCache(name))
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')))
}
