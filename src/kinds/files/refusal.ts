/** Why a file is not even tried, in words; the server looks at its bytes. */
import { endingsOf, FILE_TYPES, isPicture, MEGABYTE, type Limits } from './types.ts'

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

export const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10

export function refusal(file: File, { types, bytes }: Limits, translate: Translate): string | null {
  if (!isOf(file, types))
    return types.every(isPicture)
      ? translate('upload.image_only')
      : translate('upload.type', { types: endingsOf(types) })
  return file.size > bytes ? translate('upload.max', { max: megabytes(bytes) }) : null
}

/** By what the browser takes it for, else by its ending. */
const isOf = (file: File, types: readonly string[]): boolean =>
  types.includes(file.type) ||
  (file.type === '' &&
    types.some((type) => FILE_TYPES[type]?.endings.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`))))

/** For the window in which a person chooses. */
export const acceptOf = (types: readonly string[]): string =>
  types.flatMap((type) => [type, ...FILE_TYPES[type]!.endings.map((ending) => `.${ending}`)]).join(',')
