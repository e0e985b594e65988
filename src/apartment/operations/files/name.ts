/** By what an uploaded file is called for: its name here. */
import { AppError } from '../../../errors/app-error.ts'
import { nameIn } from '../../../server/files/signing.ts'

export function nameOfUpload([file]: readonly { readonly url: string }[]): string {
  const name = file === undefined ? null : nameIn(file.url)
  if (name === null) throw new AppError('upload_missing')
  return name
}
