/**
 * From bytes that were received to a file that is known: the bytes first, then the row. Whatever stops it in between
 * leaves bytes without a row, which are removed later; a row without bytes there never is.
 */
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../errors/app-error.ts'
import { FILE_TYPES } from '../../kinds/files/types.ts'
import type { Model } from '../../model/model.ts'
import type { Store } from '../store/store.ts'
import type { Inspected } from './inspect.ts'
import type { Received } from './receive.ts'
import { type FileRow, forgetUnheld, insertFile, isUsed, releaseLost, removeFile, unknownNames } from './rows.ts'
import { addressOf, nameIn, type Whose } from './signing.ts'
import { type Blobs, originalOf, thumbnailOf } from './blobs.ts'

export interface Keeping extends Whose {
  readonly store: Store
  readonly files: Blobs
  readonly now: Date
}

/** What the file is going to be: its name here cannot be guessed, and its ending is that of its bytes. */
export function rowOf({ name, size }: Received, { type }: Inspected): FileRow {
  const [usual, ...others] = FILE_TYPES[type]!.endings
  const ending = /[.](\w{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return {
    url: addressOf(`${randomUUID()}.${usual}`),
    name: [usual, ...others].includes(ending) ? name : `${name.slice(0, 190)}.${usual}`,
    type,
    size,
  }
}

export async function keep(
  { store, files, client_id, staff_id, now }: Keeping,
  row: FileRow,
  { path: place, size, digest }: Received,
  { thumbnail, digest: wiped }: Inspected,
  token: string | null,
): Promise<number> {
  const name = nameIn(row.url)!
  try {
    if (token !== null && (await isUsed(store, client_id, token))) throw new AppError('upload_token_used')
    if (thumbnail !== null) await files.putBytes(thumbnailOf(name), thumbnail)
    await files.putFile(name, place, size)
    const id = await insertFile(store, { ...row, client_id, staff_id, digest: wiped ?? digest, token }, now)
    if (id === null) throw new AppError('upload_token_used')
    return id
  } catch (error) {
    await forget(files, name)
    throw error
  }
}

/** A file that nobody will ask for after all. */
export async function drop({ store, files, client_id }: Keeping, { url }: FileRow): Promise<void> {
  await removeFile(store, client_id, url)
  await forget(files, nameIn(url)!)
}

async function forget(files: Blobs, name: string): Promise<void> {
  await files.remove(name)
  await files.remove(thumbnailOf(name))
}

export interface Sweeping {
  readonly store: Store
  readonly files: Blobs
  readonly model: Model
  /** Where files come in. */
  readonly folder: string
}

export interface Swept {
  /** Files that no record had. */
  readonly files: number
  /** Bytes of which nobody knew. */
  readonly names: number
}

const BATCH = 500

/** Of what is older than a day: files without a record, bytes without a row, and what never came whole. */
export async function removeOrphans({ store, files, model, folder }: Sweeping, now: Date): Promise<Swept> {
  const hours = Number(model.app.constants['file_without_record_hours'])
  const before = new Date(now.getTime() - hours * 3_600_000)
  await releaseLost(store, model, before, now)
  let [forgotten, unknown] = [0, 0]
  for (let some: readonly string[] = []; ;) {
    some = await forgetUnheld(store, before, BATCH)
    for (const name of some) await forget(files, name)
    forgotten += some.length
    if (some.length < BATCH) break
  }
  let names: string[] = []
  const removeUnknown = async (): Promise<void> => {
    const lost = new Set(await unknownNames(store, [...new Set(names.map(originalOf))]))
    for (const name of names.filter((one) => lost.has(originalOf(one)))) {
      await files.remove(name)
      unknown++
    }
    names = []
  }
  for await (const name of files.namesBefore(before)) if (names.push(name) >= BATCH) await removeUnknown()
  await removeUnknown()
  await removeUnfinished(folder, before)
  return { files: forgotten, names: unknown }
}

async function removeUnfinished(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => null)
    if (found !== null && found.isFile() && found.mtime < before) await rm(place, { force: true })
  }
}
