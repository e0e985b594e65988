/**
 * The end of what nobody has, a day after: files without a record, bytes without a row, and what never came whole. The
 * rows go first; their bytes are then among those without a row, so that whatever stops it, no row is ever without its
 * bytes. Mails that were written to this machine's outbox go by their age alone.
 */
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Model } from '../../model/model.ts'
import type { EngineJobs, Part } from '../jobs/job.ts'
import { type Names, originalOf } from './blobs.ts'
import { holdsFiles } from './held.ts'
import { forgetUnheld, releaseLost, unknownNames } from './rows.ts'

/** Rows or names at a time. */
const PIECE = 500

/** Fields whose records may have let files go; then rows; then bytes, behind a name. */
type Place =
  | { readonly fields: readonly (readonly [entity: string, field: string])[] }
  | { readonly rows: true }
  | { readonly after: string }

const firstOf = (from: unknown, model: Model): Place => (from as Place | null) ?? { fields: fieldsOfFiles(model) }

export const fileCleanUp: EngineJobs['file_clean_up'] = {
  // A store may take long to say what it has.
  ahead: async ({ from, now, model }, { files: { files }, ports, warn }) => {
    if (from === null) await ports.mail.sweep?.(mailsBefore(model, now)).catch(warn)
    const place = firstOf(from, model)
    return 'after' in place ? files.namesBefore(dayBefore(model, now), place.after, PIECE) : null
  },
  part: async ({ connection, model, now }, { from, found }, { files: { files, folder }, later }) => {
    const before = dayBefore(model, now)
    const place = firstOf(from, model)
    if ('fields' in place) {
      const [field, ...fields] = place.fields
      const done = field === undefined ? 0 : await releaseLost(connection, model, field, before, now)
      return part(done, fields.length === 0 ? { rows: true } : { fields })
    }
    if ('rows' in place) {
      const forgotten = await forgetUnheld(connection, before, PIECE)
      return part(forgotten, forgotten < PIECE ? { after: '' } : place)
    }
    const { names, next } = found as Names
    const unknown = new Set(await unknownNames(connection, [...new Set(names.map(originalOf))]))
    const lost = names.filter((name) => unknown.has(originalOf(name)))
    later(async () => {
      for (const name of lost) await files.remove(name)
    })
    if (next !== null) return part(lost.length, { after: next })
    later(() => removeUnfinished(folder, before))
    return part(lost.length, null)
  },
}

const part = (done: number, next: Place | null): Part => ({ done, next: next as Part['next'] })

const mailsBefore = (model: Model, now: Date): Date =>
  new Date(now.getTime() - Number(model.app.constants['mail_outbox_days']) * 24 * 3_600_000)

export const dayBefore = (model: Model, now: Date): Date =>
  new Date(now.getTime() - Number(model.app.constants['file_without_record_hours']) * 3_600_000)

const fieldsOfFiles = ({ entities }: Model): readonly (readonly [string, string])[] =>
  Object.values(entities).flatMap(({ name, fields }) =>
    fields.filter(holdsFiles).map((field) => [name, field.name] as const),
  )

/** Pieces of uploads that came to this machine, of a process that was killed meanwhile. */
export async function removeUnfinished(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => null)
    if (found !== null && found.isFile() && found.mtime < before) await rm(place, { force: true })
  }
}
