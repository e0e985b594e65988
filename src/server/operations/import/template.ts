/**
 * The file to fill in: the columns of an entity with their labels, a row that shows how, and in a workbook what each
 * may hold.
 */
import { Readable } from 'node:stream'
import { placeholderOf } from '../../../kinds/examples.ts'
import { valueSchema } from '../../../kinds/kinds.ts'
import { servers } from '../../../kinds/servers.ts'
import { conditionInWords } from '../../../model/condition-words.ts'
import type { Entity, Expr, Field, Label } from '../../../model/model.ts'
import { isCertain } from '../../../model/usual.ts'
import { hidesNames } from '../../policies/masked.ts'
import { demand, mayOperate } from '../../policies/rights.ts'
import { firstNames } from '../../sql/lookups.ts'
import { headOf } from '../../sql/readable.ts'
import { entityNamed } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { csv, csvCell } from '../export/csv.ts'
import { fileName } from '../export/file-name.ts'
import { xlsx } from '../export/xlsx/xlsx.ts'
import type { Answer, OperationOf } from '../operation.ts'
import { badValue, refuseOthers } from '../parameters/refusal.ts'
import type { Query } from '../parameters/selection.ts'
import { run } from '../write/statements.ts'
import { columnsIn, REQUIRED } from './columns.ts'
import { exampleCells } from './example.ts'
import { type TemplateColumn, templateWorkbook } from './template-workbook.ts'
import { CLEAR } from './texts.ts'

const TITLE: Label = { zh: '导入模板', en: 'Import template' }

export const importTemplate: OperationOf = (context, entity, { query }) => {
  demand(context.actor, entity, 'create')
  return templateOf(context, entity, columnsIn(context, entity), query)
}

/** The empty file with these of its columns. */
export async function templateOf(
  context: Context,
  entity: Entity,
  fields: readonly Field[],
  query: Query = {},
): Promise<Answer> {
  refuseOthers(query, ['format'])
  const { format = 'xlsx' } = query
  const written = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined
  if (written === undefined) throw badValue('format')
  const columns: TemplateColumn[] = []
  const examples = exampleCells(context, fields)
  for (const [at, field] of fields.entries())
    columns.push({ ...(await columnOf(context, entity, field)), example: examples[at] ?? '' })
  const stream = Readable.from(written.write(context, entity, columns), { objectMode: false })
  return {
    kind: 'file',
    file: {
      stream,
      name: fileName(`${entity.label[context.lang]}_${TITLE[context.lang]}`, context.now, format),
      type: written.type,
      rows: 0,
      exact: true,
      size: null,
    },
  }
}

interface Written {
  readonly type: string
  readonly write: (context: Context, entity: Entity, columns: readonly TemplateColumn[]) => AsyncIterable<Buffer>
}
const FORMATS: Readonly<Record<string, Written>> = {
  csv: { type: csv.type, write: (_, __, columns) => filledIn(columns) },
  xlsx: {
    type: xlsx.type,
    write: (context, entity, columns) =>
      templateWorkbook((entity.menu?.label ?? entity.label)[context.lang], columns, context.lang),
  },
}

async function* filledIn(columns: readonly TemplateColumn[]): AsyncGenerator<Buffer> {
  const sheet = { columns: columns.map(({ head }) => ({ head, type: 'text' as const, scale: 0, width: 0 })), title: '' }
  const example = `${columns.map((column) => csvCell(column.example)).join(',')}\n`
  for await (const { bytes } of csv.write(Readable.from([Buffer.from(example)]), sheet)) yield bytes
}

async function columnOf(context: Context, entity: Entity, field: Field): Promise<Omit<TemplateColumn, 'example'>> {
  const { lang } = context
  return {
    head: headOf(field, lang) + (isNeeded(field) ? REQUIRED : ''),
    isChoice: servers[field.kind].cell.choice,
    isRequired: isNeeded(field),
    width: field.width,
    choices: await choicesOf(context, field),
    hint: [
      hintOf(context, field)[lang],
      placeholderOf(valueSchema(field), lang),
      field.help?.[lang],
      ...conditionsOf(context, entity, field),
      field.required || !field.nullable ? undefined : CLEARS[lang],
    ]
      .filter(Boolean)
      .join(lang === 'zh' ? '；' : '; '),
  }
}

/** An empty cell of the others is filled in. */
const isNeeded = ({ required, usual }: Field): boolean => required && (usual === undefined || !isCertain(usual))

/** Of which records the column is, and of which it must be filled in. */
const conditionsOf = (
  { model: { enums }, lang }: Context,
  { fields }: Entity,
  { when, requiredWhen }: Field,
): readonly string[] => {
  const words = (expr: Expr): string => conditionInWords({ fields, enums }, expr, lang)
  return [
    ...(when === null ? [] : [WHEN[lang].replace('{when}', () => words(when))]),
    ...(requiredWhen === null || requiredWhen === true
      ? []
      : [NEEDED[lang].replace('{when}', () => words(requiredWhen))]),
    ...(requiredWhen === true ? [NEEDED_THEN[lang]] : []),
  ]
}
const WHEN: Label = { zh: '仅{when}时填写', en: 'only where {when}' }
const NEEDED: Label = { zh: '{when}时必填', en: 'required where {when}' }
const NEEDED_THEN: Label = { zh: '此时必填', en: 'required there' }

const MOST_NAMES = 200

async function choicesOf(context: Context, field: Field): Promise<readonly string[]> {
  const { model, lang } = context
  if (field.kind === 'boolean') return ['value.yes', 'value.no'].map((key) => model.app.copy[key]?.[lang] ?? key)
  if (field.enum !== null) return model.enums[field.enum]?.values.map(({ label }) => label[lang]) ?? []
  if (field.reference === null || field.reference.within !== null) return []
  const target = entityNamed(model, field.reference.entity)
  if (!mayOperate(context.actor, target, 'list') || hidesNames(target)) return []
  const plan = { entity: target.name, most: MOST_NAMES + 1 }
  const { rows } = await run(context, { name: 'first-names', plan, body: (writing) => firstNames(writing, plan) }, [])
  return rows.length > MOST_NAMES
    ? []
    : [...new Set(rows.map(({ name }) => String(name ?? '')).filter((name) => name !== ''))]
}

const hintOf = ({ model }: Context, field: Field): Label =>
  field.reference !== null && hidesNames(entityNamed(model, field.reference.entity))
    ? BY_NUMBER
    : servers[field.kind].cell.hint(field)

const BY_NUMBER: Label = { zh: '填编号，如 #12（名称已脱敏）', en: 'Its number, such as #12 (names are masked)' }
const CLEARS: Label = {
  zh: `更新时留空表示不修改，填“${CLEAR.zh}”表示清空`,
  en: `when updating, an empty cell changes nothing; "${CLEAR.en}" empties the field`,
}
