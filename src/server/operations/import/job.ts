/** What stays the same from the first row of a file to its last, and what becomes of each row. */
import type { AppError } from '../../../errors/app-error.ts'
import type { Entity, Field, Label, Lang } from '../../../model/model.ts'
import { errorMessage } from '../../messages/error-message.ts'
import { headOf } from '../../sql/readable.ts'
import { fieldCalled } from '../../sql/sources.ts'
import type { Body } from '../write/body.ts'
import type { CellReading } from '../../../kinds/server-kind.ts'
import { type Columns, unmarked } from './columns.ts'
import type { FileRow } from './file.ts'
import type { Key } from './key.ts'
import type { Remembered } from './names.ts'
import type { Seen } from './seen.ts'

export interface Job {
  readonly entity: Entity
  readonly heads: readonly string[]
  readonly columns: Columns
  readonly key: Key
  readonly reading: CellReading
  /** Language of what is said to the person. */
  readonly lang: Lang
  readonly remembered: Remembered
  /** Unique values that the file has given so far, by the fields that are unique. */
  readonly seen: Map<string, Seen>
}

export interface Problem {
  /** Head of its column, without the template's mark; null: the whole row. */
  readonly column: string | null
  readonly text: string
}

export interface Wrong {
  readonly row: FileRow
  readonly problems: readonly Problem[]
}

/** A row that can be written: prepared values, and those that were sent. */
export type Ready =
  | { readonly row: FileRow; readonly key: null; readonly sent: Body; readonly stored: Body }
  | {
      readonly row: FileRow
      readonly key: number
      readonly sent: Body
      readonly stored: Body
      readonly written: ReadonlySet<string>
    }

export const headIn = ({ columns, lang, entity }: Job, name: string): string | null => {
  const field = fieldCalled(entity, name)
  const given = columns.known.find((column) => column.field.name === name)
  return given !== undefined ? unmarked(given.head) : field === undefined ? null : headOf(field, lang)
}

export const at = (job: Job, field: Pick<Field, 'name'>, label: Label): Problem => ({
  column: headIn(job, field.name),
  text: label[job.lang],
})

/** An error of the catalogue as it concerns one row. */
export function problemsOf(job: Job, error: AppError): readonly Problem[] {
  const fields = error.data?.fields ?? []
  if (fields.length > 0)
    return fields.map(({ field, message }) => ({
      column: headIn(job, field.split('.')[0] ?? ''),
      text: message[job.lang],
    }))
  return [{ column: null, text: errorMessage(error, job.lang) }]
}

export const messageOf = (problems: readonly Problem[], lang: Lang): string =>
  problems
    .map(({ column, text }) => (column === null ? text : lang === 'zh' ? `${column}：${text}` : `${column}: ${text}`))
    .join(lang === 'zh' ? '；' : '; ')
