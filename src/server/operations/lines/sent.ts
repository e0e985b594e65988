/** What a body says of a record's rows of other entities, apart from the record's own fields. */
import { isObject } from '../../../values/is-object.ts'
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { REQUIRED } from '../../../kinds/keyword-messages.ts'
import { removedOf } from '../../../model/lines.ts'
import type { Entity, Lines } from '../../../model/model.ts'
import { BOUNDS } from '../../bounds.ts'
import { entityNamed } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import type { Body } from '../write/body.ts'
import { brokenChecks } from '../write/validated.ts'

export interface SentLines {
  readonly lines: Lines
  /** All that the record is to have, in order. */
  readonly rows: readonly SentRow[]
  /** Those that are to go. */
  readonly going: readonly Known[]
}

export interface Known {
  readonly key: number
  readonly version: number
}

export interface SentRow {
  /** Null: a new one. */
  readonly known: Known | null
  readonly values: Body
  /** Where it stands in the body. */
  readonly path: string
}

export interface Apart {
  readonly own: Body
  readonly lines: readonly SentLines[]
}

/** `body`: as the validator has found it good. */
export function apart(entity: Entity, body: Body): Apart {
  if (entity.lines.length === 0) return { own: body, lines: [] }
  const names = new Set(entity.lines.flatMap((one) => [one.field.name, removedOf(one)]))
  return {
    own: Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name))),
    lines: entity.lines.flatMap((one) => linesIn(one, body)),
  }
}

function linesIn(lines: Lines, body: Body): readonly SentLines[] {
  const { field, key } = lines
  const [rows, going] = [body[field.name], body[removedOf(lines)]]
  if (rows === undefined && going === undefined) return []
  const wrong: FieldError[] = []
  const known = (row: Body, path: string): Known | null => {
    const { [key]: number, version } = row
    if (number === undefined && version === undefined) return null
    const missing = number === undefined ? key : 'version'
    if (number === undefined || version === undefined) wrong.push({ field: `${path}.${missing}`, message: REQUIRED })
    return { key: number as number, version: version as number }
  }
  const sent: SentLines = {
    lines,
    rows: ((rows ?? []) as readonly Body[]).map((row, place) => {
      const path = `${field.name}.${place}`
      const values = Object.fromEntries(Object.entries(row).filter(([name]) => name !== key && name !== 'version'))
      return { known: known(row, path), values, path }
    }),
    going: ((going ?? []) as readonly Body[]).map((row, place) => known(row, `${removedOf(lines)}.${place}`)!),
  }
  wrong.push(...namedAgain(sent))
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
  return [sent]
}

const AGAIN = { zh: '重复，每行只能出现一次', en: 'Named twice; each row once' }

function namedAgain({ lines, rows, going }: SentLines): readonly FieldError[] {
  const named = [
    ...rows.flatMap(({ known, path }) => (known === null ? [] : [{ key: known.key, path }])),
    ...going.map(({ key }, place) => ({ key, path: `${removedOf(lines)}.${place}` })),
  ]
  const first = new Map<number, string>()
  return named.flatMap(({ key, path }) => {
    if (!first.has(key)) first.set(key, path)
    return first.get(key) === path ? [] : [{ field: path, message: AGAIN }]
  })
}

/** What `work` refuses of the record comes with what its rows' own rules say of those that are sent with it. */
export async function withRows<T>(context: Context, entity: Entity, body: unknown, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const wrong = error instanceof AppError && error.key === 'invalid' ? error.data?.fields : undefined
    if (!wrong || !isObject(body)) throw error
    const broken: FieldError[] = []
    for (const { lines, row, path } of entity.lines.flatMap((one) => rowsIn(one, body))) {
      if (broken.length >= BOUNDS.answer.fields) break
      const bad = wrong.flatMap(({ field }) =>
        field === path ? [''] : field.startsWith(`${path}.`) ? [field.slice(path.length + 1)] : [],
      )
      const { [lines.key]: key, version: _, ...values } = row
      const of = entityNamed(context.model, lines.entity)
      const number = Number.isSafeInteger(key) ? (key as number) : null
      for (const { field, message } of await brokenChecks(context, of, values, new Set(bad), number))
        broken.push({ field: `${path}.${field}`, message })
    }
    throw broken.length === 0 ? error : new AppError('invalid', {}, { fields: [...wrong, ...broken] })
  }
}

const rowsIn = (lines: Lines, body: Body) => {
  const rows = body[lines.field.name]
  return (Array.isArray(rows) ? (rows as readonly unknown[]) : []).flatMap((row, place) =>
    isObject(row) ? [{ lines, row, path: `${lines.field.name}.${place}` }] : [],
  )
}
