/** By what an uploaded file is called for: the last part of its address. */
import { AppError } from '../../../errors/app-error.ts'

export function nameOfUpload([file]: readonly { readonly url: string }[]): string {
  if (file === undefined) throw new AppError('upload_missing')
  return file.url.split('?', 1)[0]!.split('/').at(-1)!
}
