/** Rows being read: cells → values, references by name for all rows at once, what stays as it is left out. */
import type { Field } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import type { Held } from '../write/statements.ts'
import { notTaken, shown, valueOf } from './cells.ts'
import type { Column } from './columns.ts'
import type { FileRow } from './file.ts'
import { at, type Job, type Problem } from './job.ts'
import { keysOf, type Named, type Wanted } from './names.ts'
import { CLEARED, SAYS } from './texts.ts'

export interface Draft {
  readonly row: FileRow
  readonly problems: Problem[]
  readonly sent: Record<string, unknown>
  /** The record that is there already, and how its fields read in an export. */
  existing: Existing | null
}
export interface Existing {
  readonly key: number
  readonly held: Held
  readonly texts: ReadonlyMap<string, string>
}

export const begun = (job: Job, row: FileRow): Draft => ({
  row,
  sent: {},
  existing: null,
  problems: headless(job, row),
})

const headless = ({ heads, lang }: Job, { cells }: FileRow): Problem[] =>
  [...cells.keys()]
    .filter((column) => (heads[column] ?? '') === '')
    .slice(0, 1)
    .map((column) => ({ column: null, text: SAYS.noHead({ column: column + 1 })[lang] }))

/** Fills what the columns say into the drafts. What a choice must agree with is read before the choice. */
export async function read(
  context: Context,
  job: Job,
  drafts: readonly Draft[],
  columns: readonly Column[],
): Promise<void> {
  const isReference = ({ field }: Column): boolean => field.kind === 'reference' || field.kind === 'references'
  for (const draft of drafts) for (const column of columns) if (!isReference(column)) readCell(job, draft, column)
  const referring = columns
    .filter(isReference)
    .sort((a, b) => Number(a.field.reference?.within != null) - Number(b.field.reference?.within != null))
  for (const column of referring) await readNames(context, job, drafts, column)
}

function readCell(job: Job, draft: Draft, column: Column): void {
  const value = said(job, draft, column)
  if (value !== undefined) put(job, draft, column.field, value)
}

async function readNames(context: Context, job: Job, drafts: readonly Draft[], column: Column): Promise<void> {
  const { field } = column
  const wanting = drafts.flatMap((draft) => {
    const value = said(job, draft, column)
    return value === undefined
      ? []
      : [
          {
            draft,
            wanted: [value].flat().map((text): Wanted => ({ text: String(text), within: withinOf(draft, field) })),
          },
        ]
  })
  const keyOf = await keysOf(
    context,
    job.entity,
    field,
    wanting.flatMap(({ wanted }) => wanted),
    job.remembered,
  )
  for (const { draft, wanted } of wanting) {
    const found = wanted.map(keyOf)
    const wrong = found.find((one) => 'problem' in one)
    if (wrong !== undefined && 'problem' in wrong) draft.problems.push(at(job, field, wrong.problem))
    else put(job, draft, field, keysIn(found, field))
  }
}

/** What the cell says; undefined: nothing that is still to be done. */
function said(job: Job, draft: Draft, { at: place, field }: Column): unknown {
  const cell = draft.row.cells.get(place)
  if (cell === undefined || stays(job, draft, field, place) || cleared(job, draft, field, place)) return undefined
  const found = valueOf(cell, field, job.reading)
  if ('value' in found) return found.value
  draft.problems.push(at(job, field, found.problem))
  return undefined
}

function keysIn(found: readonly Named[], { kind }: Field): unknown {
  const keys = found.flatMap((one) => ('key' in one ? [one.key] : []))
  return kind === 'reference' ? keys[0] : [...new Set(keys)].sort((a, b) => a - b)
}

/** The key that the choice must agree with, as the row gives it or the record has it. */
function withinOf({ sent, existing }: Draft, { reference }: Field): number | null {
  const name = reference?.within
  const found = name == null ? null : (sent[name] ?? existing?.held.stored[name])
  return typeof found === 'number' ? found : null
}

/** The cell reads as an export of the record reads. */
function stays({ reading }: Job, { row, existing }: Draft, field: Field, place: number): boolean {
  const cell = row.cells.get(place)
  const text = existing?.texts.get(field.name)
  return (
    cell !== undefined &&
    text !== undefined &&
    notTaken(cell) === null &&
    lines(shown(cell, field, reading)) === lines(text)
  )
}
const lines = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

function cleared(job: Job, draft: Draft, field: Field, place: number): boolean {
  if (!CLEARED.has(draft.row.cells.get(place)?.text.trim() ?? '')) return false
  if (draft.existing === null) {
    // A new record has nothing to clear but what it would be filled in with.
    if (field.usual !== undefined && field.nullable) put(job, draft, field, null)
    return true
  }
  if (field.kind === 'references') put(job, draft, field, [])
  else if (field.nullable) put(job, draft, field, null)
  else draft.problems.push(at(job, field, SAYS.notClearable()))
  return true
}

/** What is behind a mask is never compared: that would tell whoever guesses. */
function put(job: Job, { sent, existing, problems }: Draft, field: Field, value: unknown): void {
  if (existing === null) sent[field.name] = value
  else if (field.mask === null && field.kind !== 'secret' && alike(existing.held.stored[field.name] ?? null, value))
    return
  else if (field.write === 'create') problems.push(at(job, field, SAYS.createOnly()))
  else sent[field.name] = value
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object') ? [...value].sort() : value
