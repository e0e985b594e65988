/** A report as a file, as its owner would export it now: with their rights and scope, masked as their rows are. */
import type { Readable } from 'node:stream'
import type { Report } from '../../model/model.ts'
import type { Context } from '../operations/context.ts'
import { operations } from '../operations/table.ts'
import { daysOf, type Query } from '../operations/report-words.ts'

export interface ReportFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  readonly rows: number
}

/** Shortcuts of the period mean the days that they meant when it was due. Null: it is larger than `most` bytes. */
export async function reportFile(
  context: Context,
  report: Report,
  asked: { readonly query: Query; readonly format: string; readonly due: Date },
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<ReportFile | null> {
  const { entity, filter } = report
  const { period: _, ...rest } = asked.query
  const query = { ...rest, ...daysOf(report, asked.query, asked.due), ...filter, format: asked.format }
  const answer = await operations.export(context, entity, { query, signal })
  if (answer.kind !== 'file') throw new Error(`an export of "${entity.plural}" is no file`)
  const { stream, name, type, rows } = answer.file
  const bytes = await upTo(stream, most)
  return bytes === null ? null : { name, type, bytes, rows }
}

async function upTo(stream: Readable, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop ends the stream, and with it the query.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
