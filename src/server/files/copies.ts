/** A file in a second place: one with two names where the disk allows it, else a copy, named once it is whole. */
import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** True: it is there, or was before. False: there is none to begin with. Null: not on this disk. */
async function linked(from: string, to: string): Promise<boolean | null> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (code === 'EEXIST') return true
    if (code === 'ENOENT') return false
    if (NOT_HERE.has(code)) return null
    throw error
  }
}
/** Another disk, one that knows no links, one whose owner allows none, or one file with too many. */
const NOT_HERE = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES'])

/** From the first of the places that has it; answers whether any has. Places of which no disk is shared are copied. */
export async function same(places: readonly string[], to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  const others: string[] = []
  for (const from of places) {
    const is = await linked(from, to)
    if (is === true) return true
    if (is === null) others.push(from)
  }
  if (others.length === 0) return false
  if (await isThere(to)) return true
  for (const from of others) {
    if (!(await isThere(from))) continue
    await copied(from, to)
    return true
  }
  return false
}

/** Has its name when it is whole, not before. */
async function copied(from: string, to: string): Promise<void> {
  const unfinished = path.join(path.dirname(to), `.${randomUUID()}`)
  try {
    await copyFile(from, unfinished, constants.COPYFILE_FICLONE)
    await rename(unfinished, to)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** The other place may be on another disk. */
export async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copied(from, to)
    await rm(from, { force: true })
  }
}

export const isThere = (place: string): Promise<boolean> =>
  access(place).then(
    () => true,
    () => false,
  )
