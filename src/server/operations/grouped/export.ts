/** All groups of a report as one file, by the lists' own formats. */
import omit from 'lodash/omit'
import { AppError } from '../../../errors/app-error.ts'
import { dayOf } from '../../../values/calendar.ts'
import { said } from '../../messages/said.ts'
import type { Entity } from '../../../model/model.ts'
import { groupsCounted, groupsExported } from '../../sql/grouped.ts'
import { headOf } from '../../sql/readable.ts'
import { fieldNamed } from '../../sql/sources.ts'
import { write } from '../../sql/writing.ts'
import type { CellType } from '../../../kinds/server-kind.ts'
import { bound } from '../bound.ts'
import type { Context } from '../context.ts'
import { badInput } from '../failures.ts'
import type { OperationOf } from '../operation.ts'
import { begun } from '../export/begun.ts'
import { columnOf, formatOf, toldOf } from '../export/export.ts'
import type { Notes } from '../export/format.ts'
import { fileName } from '../export/file-name.ts'
import { badValue } from '../parameters/refusal.ts'
import type { Query } from '../parameters/selection.ts'
import { collectValues } from '../parameters/values.ts'
import { daysOf, linesOf } from '../report-words.ts'
import { chosenOf, groupedPlan } from './plan.ts'
import { totalsOf } from './totals.ts'

const OWN = ['format', 'columns', 'sort']
/** Of a number with sign and point that a spreadsheet keeps exactly. */
const EXACT_LENGTH = 15

export const exportGroups: OperationOf = async (context, entity, { query = {}, signal }) => {
  const format = formatOf(query)
  const values = collectValues(0)
  const { plan: whole, order } = await groupedPlan(context, entity, query, OWN, values)
  const shown = whole.columns.filter((name) => !fieldNamed(entity, name).hidden)
  const columns =
    query['columns'] === undefined
      ? shown
      : inOrder(chosenOf(entity, whole.columns, query['columns']), query['columns'])
  if (columns.length === 0) throw badValue('columns')
  const plan = { ...whole, columns: [...new Set([...whole.group, order.field, ...columns])] }
  let types: readonly CellType[] | undefined
  const { scope, model, store, connection, lang } = context
  const statement = write(
    model,
    scope,
    (writing) => {
      const made = groupsExported(writing, entity, plan, {
        ...{ order, lang, isGuarded: format.guarded, today: dayOf(context.now) },
        soFar: (value) => said(model, 'report.so_far')[lang].replace('{value}', value),
      })
      types = made.types
      return made.sql
    },
    { prepared: false },
  )
  if (types === undefined) throw new AppError('server')
  const counted = write(model, scope, (writing) => groupsCounted(writing, entity, plan), { prepared: false })
  const rows = Number(await badInput('parameter', () => connection.text(bound(context, counted, values.all))))
  const places = columns.map((name) => plan.columns.indexOf(name))
  const noted = format.noted ? { notes: await notesOf(context, entity, query, columns) } : {}
  const copied = await badInput('parameter', () =>
    store.copy(
      bound(context, statement, values.all),
      { format: 'csv', columns: places.map((place) => `c${place + 1}`), key: 'k' },
      signal,
    ),
  )
  const heads = places.map((place) =>
    columnOf(context, fieldNamed(entity, plan.columns[place]!), types?.[place] ?? 'text'),
  )
  const title = entity.label[lang]
  const name = fileName([title, ...periodOf(context, entity, query)].join(' '), context.now, format.ending)
  const file = await begun(copied, format.write(copied, { columns: heads, title, ...noted }), rows, signal)
  await toldOf(context, entity, file.stream, { name, count: rows })
  return { kind: 'file', file: { ...file, rows, exact: true, name, type: format.type } }
}

const inOrder = (columns: readonly string[], text: string): readonly string[] =>
  text.split(',').filter((name) => columns.includes(name))

/** Its days; none where it has no period, or no end of it. */
function periodOf({ model, now }: Context, { plural }: Entity, query: Query): readonly string[] {
  const days = Object.entries(daysOf(model.reports[plural]!, query, now) ?? {})
  return days.flatMap(([name, day]) => (name === 'period' ? [] : [day]))
}

/** What the groups are of, and what they come to: in words, for those who have only the file. */
async function notesOf(context: Context, entity: Entity, query: Query, columns: readonly string[]): Promise<Notes> {
  const { model, lang, now } = context
  const report = model.reports[entity.plural]!
  const asked = omit(query, OWN)
  const lines = await linesOf(context, report, omit(asked, Object.keys(report.filter)), now)
  const totals = await totalsOf(context, entity, asked, columns)
  const text = (key: string): string => said(model, key)[lang]
  return {
    title: text('export.notes'),
    lines: [
      ...lines.map((line) => ({ ...line, isNumber: false })),
      ...Object.entries(totals).map(([name, value]) => ({
        label: `${text('list.totals')}${text('settings.colon')}${headOf(fieldNamed(entity, name), lang)}`,
        text: String(value ?? ''),
        isNumber: value !== null && String(value).length <= EXACT_LENGTH,
      })),
    ],
  }
}
