/**
 * The template as a workbook: a sheet to fill in with lists to choose from, one that explains its columns, and one that
 * holds the lists.
 */
import type { Label, Lang } from '../../../model/model.ts'
import { HINT_STYLE, partsOf, sheetFile, sheetHead, STRINGS_FILE, textCell } from '../export/xlsx/parts.ts'
import { SharedStrings } from '../export/xlsx/shared-strings.ts'
import { columnName, sheetName } from '../export/xlsx/text.ts'
import { escaped } from '../../../values/markup.ts'
import { deflated, Zip } from '../export/xlsx/zip.ts'
import type { Column } from '../export/format.ts'
import { MOST_ROWS } from './file.ts'

export interface TemplateColumn {
  readonly head: string
  /** One of its choices stands in a cell; of several no list can offer any. */
  readonly isChoice: boolean
  readonly isRequired: boolean
  readonly width: number
  readonly hint: string
  readonly choices: readonly string[]
  /** What the row says that shows how it is filled in. */
  readonly example: string
}

const GUIDE: Label = { zh: '填写说明', en: 'How to fill in' }
const LISTS: Label = { zh: '可选值', en: 'Choices' }
const GUIDE_HEADS: Readonly<Record<Lang, readonly string[]>> = {
  zh: ['列', '必填', '怎么填', '可选值'],
  en: ['Column', 'Required', 'How to fill it in', 'Choices'],
}
const YES: Label = { zh: '必填', en: 'Required' }

export async function* templateWorkbook(
  title: string,
  columns: readonly TemplateColumn[],
  lang: Lang,
): AsyncGenerator<Buffer> {
  const sheets = [sheetName(title, 1), GUIDE[lang], LISTS[lang]]
  const plain = columns.map(plainColumn)
  const files = [
    { name: sheetFile(1), xml: fillSheet(plain, columns, LISTS[lang]) },
    { name: sheetFile(2), xml: guideSheet(columns, lang) },
    { name: sheetFile(3), xml: listSheet(columns) },
    { name: STRINGS_FILE, xml: [...new SharedStrings().xml()].map(String).join('') },
    ...partsOf(sheets, plain),
  ]
  const zip = new Zip()
  for (const { name, xml } of files) {
    yield zip.begin(name)
    yield zip.add(Buffer.from(xml), await deflated(Buffer.from(xml)))
    yield zip.end()
  }
  yield zip.directory()
}

const plainColumn = ({ head, width }: TemplateColumn): Column => ({ head, type: 'text', scale: 0, width })

function fillSheet(plain: readonly Column[], columns: readonly TemplateColumn[], lists: string): string {
  const rules = columns.flatMap(({ isChoice, choices }, at) =>
    choices.length === 0 || !isChoice
      ? []
      : [rule(columnName(at), `'${lists}'!$${columnName(at)}$2:$${columnName(at)}$${choices.length + 1}`)],
  )
  const example = row(
    2,
    columns.map((column) => column.example),
    HINT_STYLE,
  )
  return `${sheetHead(plain, true)}${example}</sheetData>${rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`}</worksheet>`
}

/** A warning only: numbers of records, and the word that empties a cell, stand in no list. */
const rule = (column: string, list: string): string =>
  `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${column}2:${column}${MOST_ROWS + 1}"><formula1>${escaped(list)}</formula1></dataValidation>`

function guideSheet(columns: readonly TemplateColumn[], lang: Lang): string {
  const heads = GUIDE_HEADS[lang].map((head, at): Column => ({
    head,
    type: 'text',
    scale: 0,
    width: [160, 60, 360, 480][at] ?? 120,
  }))
  const separator = lang === 'zh' ? '、' : ', '
  const rows = columns.map(({ head, isRequired, hint, choices }) => [
    head,
    isRequired ? YES[lang] : '',
    hint,
    choices.slice(0, 50).join(separator) + (choices.length > 50 ? ' …' : ''),
  ])
  return `${sheetHead(heads, false)}${rows.map((cells, at) => row(at + 2, cells)).join('')}</sheetData></worksheet>`
}

function listSheet(columns: readonly TemplateColumn[]): string {
  const most = Math.max(0, ...columns.map(({ choices }) => choices.length))
  const rows = Array.from({ length: most }, (_, at) =>
    row(
      at + 2,
      columns.map(({ choices }) => choices[at] ?? ''),
    ),
  )
  return `${sheetHead(columns.map(plainColumn), false)}${rows.join('')}</sheetData></worksheet>`
}

const row = (number: number, cells: readonly string[], style = 0): string =>
  `<row r="${number}">${cells.map((text, at) => (text === '' ? '' : textCell(`${columnName(at)}${number}`, text, style))).join('')}</row>`
