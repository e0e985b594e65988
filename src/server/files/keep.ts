/**
 * From bytes that were received to a file that is known: the bytes first, then the row. Whatever stops it in between
 * leaves bytes without a row, which are removed later; a row without bytes there never is.
 */
import { randomUUID } from 'node:crypto'
import { AppError } from '../../errors/app-error.ts'
import { FILE_TYPES } from '../../kinds/files/types.ts'
import type { Store } from '../store/store.ts'
import type { Inspected } from './inspect.ts'
import type { Received } from './receive.ts'
import { type FileRow, insertFile, isUsed, type NewFile, removeFile } from './rows.ts'
import { addressOf, nameIn, type Whose } from './signing.ts'
import { type Blobs, thumbnailOf } from './blobs.ts'

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
  { token, purpose }: Pick<NewFile, 'token' | 'purpose'>,
): Promise<number> {
  const name = nameIn(row.url)!
  try {
    if (token !== null && (await isUsed(store, client_id, token))) throw new AppError('upload_token_used')
    if (thumbnail !== null) await files.putBytes(thumbnailOf(name), thumbnail)
    await files.putFile(name, place, size)
    const id = await insertFile(store, { ...row, client_id, staff_id, digest: wiped ?? digest, token, purpose }, now)
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
