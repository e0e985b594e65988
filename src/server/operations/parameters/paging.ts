/** Order, page and cursor of a list's address. */
import { AppError } from '../../../errors/app-error.ts'
import type { Entity } from '../../../model/model.ts'
import { isWholeText } from '../../../values/whole.ts'
import { LIMIT, OFFSET, CURSOR, type ListPlan, type Start } from '../../sql/list.ts'
import { cursorSize, type Sort, sortPath } from '../../sql/sorting.ts'
import type { Context } from '../context.ts'
import { placeOf } from './fields.ts'
import { badValue } from './refusal.ts'
import type { Query } from './selection.ts'
import type { Values } from './values.ts'
import { sortingOf, type Sorting } from '../../../model/sorting.ts'

export const DEFAULT_LIMIT = 20
/** Rows that may be skipped; to page further, use cursors. */
const DEEPEST = 10_000_000
/** From here on, keys are walked before rows are fetched. */
const DEEP = 1000

export interface Paging extends Pick<ListPlan, 'sort' | 'start'> {
  readonly limit: number
  readonly offset: number
}

export function pagingOf(context: Context, entity: Entity, query: Query, values: Values): Paging {
  const sort = sortOf(context, entity, query['sort'])
  const limit = number(query['limit'], DEFAULT_LIMIT, 1, entity.list.limit)
  const offset = number(query['offset'], 0, 0, DEEPEST)
  values.set(LIMIT, limit)
  values.set(OFFSET, offset)
  if (query['after'] === undefined) return { sort, limit, offset, start: offset >= DEEP ? 'deep' : 'offset' }
  if (offset > 0) throw new AppError('bad_page')
  return { sort, limit, offset, start: behind(context, entity, sort, query['after'], values) }
}

export function sortOf(context: Context, entity: Entity, text: string | undefined): Sort {
  if (text === undefined) return pathOf(context, entity, entity.list.sort) ?? { path: [entity.key], desc: false }
  const sort = pathOf(context, entity, sortingOf(text))
  if (sort === null) throw badValue('sort')
  return sort
}

function pathOf(context: Context, entity: Entity, { field, desc }: Sorting): Sort | null {
  const place = placeOf(context, entity, field)
  if (place === null || !(place.field.sort || place.field.kind === 'key')) return null
  if (
    place.path
      .slice(0, -1)
      .some((step) => entity.fields.some((field) => field.name === step && field.kind === 'references'))
  )
    return null
  return { path: [...place.path.slice(0, -1), ...sortPath(context.model, place.entity, place.field)], desc }
}

export function number(text: string | undefined, otherwise: number, least: number, most: number): number {
  if (text === undefined) return otherwise
  const value = Number(text)
  if (!isWholeText(text) || value < least || value > most) throw new AppError('bad_page')
  return value
}

/** A cursor says which order it belongs to, so that it is not read under another. */
const stamp = ({ path, desc }: Sort): string => `${desc ? '-' : ''}${path.join('.')}`

export const cursorText = (sort: Sort, next: string): string =>
  Buffer.from(JSON.stringify([stamp(sort), ...(JSON.parse(next) as (string | null)[])])).toString('base64url')

function behind(context: Context, entity: Entity, sort: Sort, text: string, values: Values): Start {
  const parts = read(text)
  const size = cursorSize(context.model, entity, sort.path)
  if (parts === null || parts[0] !== stamp(sort) || parts.length !== size + 1) throw new AppError('bad_cursor')
  parts.slice(1).forEach((part, place) => {
    values.set(CURSOR + place, part)
  })
  if (parts[size] === null) throw new AppError('bad_cursor')
  return parts[1] === null ? 'after-null' : 'after'
}

function read(text: string): readonly (string | null)[] | null {
  try {
    const parts: unknown = text.length > 2000 ? null : JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parts) && parts.every((part) => part === null || typeof part === 'string') ? parts : null
  } catch {
    return null
  }
}
