/** What is kept of a record that is archived, and how it is told wherever another one refers to it. */
import type { Label } from './model.ts'

/** Columns of entities that have an archive (`x-archive`): when it was, and how whoever did it was called then. */
export const ARCHIVED_AT = 'archived_at'
export const ARCHIVED_BY = 'archived_by'
export const ARCHIVE_FIELDS: readonly string[] = [ARCHIVED_AT, ARCHIVED_BY]

export const isArchived = (record: Readonly<Record<string, unknown>>): boolean => record[ARCHIVED_AT] != null

/** The parameter by which a call is about what is archived. */
export const ARCHIVED = 'archived'

/** Behind the name of a record that is archived. */
export const ARCHIVED_MARK: Label = { zh: '（已归档）', en: ' (archived)' }
