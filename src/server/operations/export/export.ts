/**
 * The whole of a list as one file: the rows, order and rights of the list itself, columns as people read them. In
 * charge of what is written and how much of it is to be expected; formats and the database's part stand beside it. Rows
 * are never held, only passed on.
 */
import type { Readable } from 'node:stream'
import { AppError } from '../../../errors/app-error.ts'
import type { Entity, Field } from '../../../model/model.ts'
import { type ExportPlan, type ExportSelect, exportSelect, isIndexed, sameRows } from '../../sql/export.ts'
import { headOf } from '../../sql/readable.ts'
import { write } from '../../sql/writing.ts'
import type { CopyForm } from '../../store/store.ts'
import { bound } from '../bound.ts'
import type { Context } from '../context.ts'
import { badInput } from '../failures.ts'
import { rowsToExpect } from '../list.ts'
import { note } from '../audit.ts'
import type { OperationOf } from '../operation.ts'
import { chosenColumns } from '../parameters/fields.ts'
import { sortOf } from '../parameters/paging.ts'
import { badValue } from '../parameters/refusal.ts'
import { type Query, selectionOf } from '../parameters/selection.ts'
import { collectValues } from '../parameters/values.ts'
import { begun } from './begun.ts'
import { csv } from './csv.ts'
import { fileName } from './file-name.ts'
import type { Column, Format } from './format.ts'
import { xlsx } from './xlsx/xlsx.ts'

const OWN = ['format', 'columns', 'sort']
export const FORMATS: Readonly<Record<string, Format>> = { csv, xlsx }

export const exportRows: OperationOf = async (context, entity, { query = {}, signal }) => {
  const format = formatOf(query)
  const values = collectValues(0)
  const fields = chosenColumns(context.actor, entity, query['columns'], entity.export.columns)
  if (fields.length === 0) throw badValue('columns')
  const plan: ExportPlan = {
    ...(await selectionOf(context, entity, query, OWN, values)),
    columns: fields.map(({ name }) => name),
    sort: sortOf(context, entity, query['sort']),
    lang: context.lang,
    guarded: format.guarded,
  }
  const expected = await rowsToExpect(context, plan, values.all)
  const { rows, types } = await rowsOf(context, entity, plan, values.all, { many: !expected.exact, signal })
  const columns = fields.map((field, place) => columnOf(context, field, types[place] ?? 'text'))
  const title = (entity.menu?.label ?? entity.label)[context.lang]
  const name = fileName(entity.label[context.lang], context.now, format.ending)
  const file = await begun(rows, format.write(rows, { columns, title }), expected.rows, signal)
  await toldOf(context, entity, file.stream, { name, count: expected.rows })
  return { kind: 'file', file: { ...file, ...expected, name, type: format.type } }
}

/** Nothing leaves that the journal was not told of. */
export async function toldOf(
  context: Context,
  entity: Entity,
  stream: Readable,
  deed: { readonly name: string; readonly count: number },
): Promise<void> {
  try {
    await note(context, { action: 'export', entity, ...deed })
  } catch (error) {
    stream.destroy()
    throw error
  }
}

export function formatOf(query: Query): Format {
  const format = Object.hasOwn(FORMATS, query['format'] ?? 'csv') ? FORMATS[query['format'] ?? 'csv'] : undefined
  if (format === undefined) throw badValue('format')
  return format
}

interface Rows extends Pick<ExportSelect, 'types'> {
  readonly rows: Readable
}

/** The statement is written anew each time: next to what it sets off, that costs nothing. */
export async function rowsOf(
  context: Context,
  entity: Entity,
  plan: ExportPlan,
  values: readonly unknown[],
  { many, signal }: { readonly many: boolean; readonly signal: AbortSignal | undefined },
): Promise<Rows> {
  let select: ExportSelect | undefined
  const written = write(context.model, context.scope, (writing) => (select = exportSelect(writing, plan)).sql, {
    prepared: false,
    bare: plan.bare,
  })
  if (select === undefined) throw new AppError('server')
  const ahead = many
    ? {
        ahead: bound(
          context,
          write(context.model, context.scope, (writing) => sameRows(writing, plan), { prepared: false }),
          values,
        ),
      }
    : {}
  const rows = await badInput('parameter', () =>
    context.store.copy(bound(context, written, values), { ...formOf(entity, plan, select!), ...ahead }, signal),
  )
  return { rows, types: select.types }
}

function formOf(entity: Entity, { columns, sort }: ExportPlan, { order, nullable }: ExportSelect): CopyForm {
  const form: CopyForm = { format: 'csv', columns: columns.map((_, place) => `c${place + 1}`), key: 'k' }
  if (order === null) return form
  const compared = sort.path[0] === entity.key ? ['k'] : ['o1', 'k']
  return {
    ...form,
    order,
    ...(isIndexed(entity, sort) ? { along: { columns: compared, desc: sort.desc, nullable } } : {}),
  }
}

export const columnOf = ({ lang }: Context, field: Field, type: Column['type']): Column => ({
  head: headOf(field, lang),
  type,
  scale: field.kind === 'integer' || field.kind === 'key' ? 0 : field.scale,
  width: field.width,
})
