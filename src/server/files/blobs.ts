/**
 * Where the bytes of files are: the contract, whichever store stands behind it. Names are this server's own, made of
 * letters, digits, points and hyphens; what a person calls a file stands in its row.
 */
import type { Readable } from 'node:stream'

export interface Blobs {
  /** What an upload token names. */
  readonly bucket: string
  readonly region: string
  /** Rejected: nothing can be kept there now. */
  reach(): Promise<void>
  /** Of one by its name, on this machine; null: they are somewhere else. */
  readonly placeOf: ((name: string) => string) | null
  /** All of it under its name, or nothing. What lies at `path` may be moved there, and is nobody else's afterwards. */
  putFile(name: string, path: string, size: number): Promise<void>
  putBytes(name: string, bytes: Buffer): Promise<void>
  /** From a byte to another, both of them included; null: there is none of the name. */
  open(name: string, span?: Span): Promise<Readable | null>
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>
  /** Of the next so many names behind this one, in their order: those of what was put before then. */
  namesBefore(time: Date, after: string, many: number): Promise<Names>
}

export interface Names {
  readonly names: readonly string[]
  /** Behind which to go on; null: there are no more. */
  readonly next: string | null
}

export interface Files {
  readonly files: Blobs
  /** Where files come in, on this machine, whatever store they go to. */
  readonly folder: string
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** Of a picture, beside it. */
export const thumbnailOf = (name: string): string => `${name}.thumbnail`
export const originalOf = (name: string): string => name.replace(/\.thumbnail$/, '')
