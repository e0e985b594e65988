/** A report as somebody asks for it by name: whether they may, and whether it would answer. */
import { AppError } from '../../errors/app-error.ts'
import type { Report } from '../../model/model.ts'
import { PARAMETERS } from '../../model/list-parameters.ts'
import { said } from '../messages/said.ts'
import type { Context } from '../operations/context.ts'
import { badValue } from '../operations/parameters/refusal.ts'
import { operations } from '../operations/table.ts'
import { mayOperate } from '../policies/rights.ts'
import { linesOf, type Query } from '../operations/report-words.ts'

/** Of the parameters that belong to lists alone, those that a file has as well. */
const OF_FILES: ReadonlySet<string> = new Set(['sort', 'q', 'columns'])
const MOST = 1000

export const reportCalled = ({ model }: Pick<Context, 'model'>, name: string): Report | undefined =>
  Object.hasOwn(model.reports, name) ? model.reports[name] : undefined

/** What it shows, in the asker's language, where it would answer; else the refusal of its own address. */
export async function reportAsked(context: Context, name: string, query: Query): Promise<string> {
  const report = reportCalled(context, name)
  if (report === undefined) throw badValue('report')
  if (!mayOperate(context.actor, report.entity, 'export')) throw new AppError('forbidden')
  for (const one of Object.keys(query)) if (PARAMETERS.has(one) && !OF_FILES.has(one)) throw badValue(one)
  await operations.list(context, report.entity, { query: { ...query, ...report.filter, limit: '1' } })
  const lines = await linesOf(context, report, query, null)
  if (lines.length === 0) return said(context.model, 'report.schedule_all')[context.lang]
  const colon = said(context.model, 'settings.colon')[context.lang]
  return lines
    .map(({ label, text }) => `${label}${colon}${text}`)
    .join(context.lang === 'zh' ? '；' : '; ')
    .slice(0, MOST)
}
