/**
 * The types of files that are told apart by their bytes, and so can be taken; a field's document says which of them it
 * takes, and how large.
 */
import type { Field } from '../../model/model.ts'

export interface FileType {
  /** The first is the usual one. */
  readonly endings: readonly [string, ...string[]]
  /** `picture`: it is looked into, and has a thumbnail. */
  readonly shown: 'picture' | 'video' | 'download'
}

export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  'image/png': { endings: ['png'], shown: 'picture' },
  'image/jpeg': { endings: ['jpg', 'jpeg'], shown: 'picture' },
  'application/pdf': { endings: ['pdf'], shown: 'download' },
  'video/mp4': { endings: ['mp4'], shown: 'video' },
}

export const isPicture = (type: string): boolean => FILE_TYPES[type]?.shown === 'picture'

export const MEGABYTE = 1 << 20

export interface Limits {
  readonly types: readonly string[]
  readonly bytes: number
}

interface Items {
  readonly items?: {
    readonly properties?: {
      readonly type?: { readonly enum?: readonly string[] }
      readonly size?: { maximum?: number }
    }
  }
}

/** Pictures that a text shows; its own limits are those of its words. */
const IN_TEXT: Limits = { types: Object.keys(FILE_TYPES).filter(isPicture), bytes: 4 * MEGABYTE }

/** Of which the document does not say them, nothing is taken. */
export function limitsOf({ kind, schema }: Pick<Field, 'kind' | 'schema'>): Limits {
  if (kind === 'html') return IN_TEXT
  const { type, size } = (schema as Items).items?.properties ?? {}
  return { types: (type?.enum ?? []).filter((one) => one in FILE_TYPES), bytes: size?.maximum ?? 0 }
}

/** `png/jpg`: what a person is asked for. */
export const endingsOf = (types: readonly string[]): string =>
  types.map((type) => FILE_TYPES[type]?.endings[0] ?? '').join('/')

const PICTURE = { zh: '图片', en: 'image' }
const FILE = { zh: '文件', en: 'file' }
export const whatOf = (types: readonly string[]) => (types.every(isPicture) ? PICTURE : FILE)

/** A name as a person reads it: no path, nothing that is not seen, and nothing that turns the rest around. */
export const isFileName = (name: string): boolean =>
  name.length <= 200 && name.trim() !== '' && !/[/\\\p{Cc}\p{Cf}\u2028\u2029]/u.test(name) && !/^\.+$/.test(name)
