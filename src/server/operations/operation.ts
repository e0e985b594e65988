/** What an operation is asked and what it answers; routes turn both into HTTP. */
import type { Readable } from 'node:stream'
import type { Entity } from '../../model/model.ts'
import type { Context } from './context.ts'

export interface Input {
  /** From the address, as text. */
  readonly id?: string
  readonly query?: Readonly<Record<string, string>>
  /** Parsed JSON, not yet judged. */
  readonly body?: unknown
  /** Name of the workflow's transition. */
  readonly transition?: string
  /** Aborted when the caller goes away before the answer. */
  readonly signal?: AbortSignal
}

export type Answer =
  /** JSON text for the envelope's data, made by the database as it is. */
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'file'; readonly file: Download }

export interface Download {
  readonly stream: Readable
  /** With its ending. */
  readonly name: string
  readonly type: string
  /** Rows to come, as far as known: for progress. */
  readonly rows: number
  readonly exact: boolean
  /** Bytes to come, about; null when nothing tells. */
  readonly size: number | null
}

export type OperationOf = (context: Context, entity: Entity, input: Input) => Promise<Answer>

export const json = (text: string): Answer => ({ kind: 'json', text })
export const data = (value: unknown): Answer => ({ kind: 'data', data: value })
