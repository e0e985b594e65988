/** How rows of a file are told to be records that are there already: by their number, or by what is unique of them. */
import { AppError } from '../../../errors/app-error.ts'
import type { Entity } from '../../../model/model.ts'
import { badValue } from '../parameters/refusal.ts'
import { type Columns, isWritable } from './columns.ts'
import { headOf } from '../../sql/readable.ts'

/** Field names; none: every row is a new record. */
export type Key = readonly string[]

/** What a caller may ask for: `none`, `id` or the key's own name, or the fields of something unique. */
export function keyOf(entity: Entity, asked: string | undefined, { known, lang }: Columns): Key {
  const has = (name: string): boolean => known.some(({ field }) => field.name === name)
  if (asked === 'none') return []
  if (asked === undefined || asked === 'auto') return keysOf(entity).find((names) => names.every(has)) ?? []
  const names = asked === 'id' ? [entity.key] : asked.split(',')
  const key = keysOf(entity).find((one) => one.length === names.length && one.every((name) => names.includes(name)))
  if (key === undefined) throw badValue('key')
  const missing = entity.fields.filter(({ name }) => key.includes(name) && !has(name))
  if (missing.length > 0)
    throw new AppError('import_missing_heads', { heads: missing.map((field) => `“${headOf(field, lang)}”`).join('、') })
  return key
}

const keysOf = (entity: Entity): readonly Key[] => [[entity.key], ...uniqueOf(entity)]

/**
 * Unique combinations that a person writes; those of the server's own fields cannot collide through a file, but for
 * what begins alike for every record.
 */
export const uniqueOf = (entity: Entity): readonly Key[] =>
  entity.unique.flatMap((names) => {
    const fields = entity.fields.filter(({ name }) => names.includes(name))
    const given = fields.filter(isWritable)
    const isGiven = given.length > 0 && fields.every((field) => isWritable(field) || field.default !== undefined)
    return isGiven ? [names.filter((name) => given.some((field) => field.name === name))] : []
  })
