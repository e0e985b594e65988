/** The small files of a workbook around its rows: everything but the rows and the shared strings. */
import type { CellType } from '../../../../kinds/server-kind.ts'
import type { Column, NoteLine } from '../format.ts'
import { columnName, stringItem } from './text.ts'
import { escaped } from '../../../../values/markup.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export interface Part {
  readonly name: string
  readonly xml: string
}

export const sheetFile = (number: number): string => `xl/worksheets/sheet${number}.xml`
export const STRINGS_FILE = 'xl/sharedStrings.xml'

/** They follow the rows: only then is it known how many sheets there are. */
export const partsOf = (sheets: readonly string[], columns: readonly Column[]): readonly Part[] => [
  { name: 'xl/workbook.xml', xml: workbook(sheets) },
  {
    name: 'xl/_rels/workbook.xml.rels',
    xml: relations([
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
  },
  { name: 'xl/styles.xml', xml: styles(columns) },
  { name: '_rels/.rels', xml: relations([['officeDocument', 'xl/workbook.xml']]) },
  { name: '[Content_Types].xml', xml: contentTypes(sheets.length) },
]

const workbook = (sheets: readonly string[]): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`

const relations = (all: readonly (readonly [type: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`).join('')}</Relationships>`

function contentTypes(sheets: number): string {
  const parts = [
    ['/xl/workbook.xml', 'sheet.main'],
    ['/xl/styles.xml', 'styles'],
    ['/xl/sharedStrings.xml', 'sharedStrings'],
    ...Array.from({ length: sheets }, (_, at) => [`/${sheetFile(at + 1)}`, 'worksheet']),
  ]
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
    `${parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${TYPES}.${type}+xml"/>`).join('')}</Types>`
  )
}

// ---------------------------------------------------------------- styles

const FORMATS: Readonly<Record<CellType, (column: Column) => string | null>> = {
  text: () => null,
  label: () => null,
  number: ({ scale }) => (scale === 0 ? '0' : `#,##0.${'0'.repeat(scale)}`),
  date: () => 'yyyy-mm-dd',
  datetime: () => 'yyyy-mm-dd hh:mm:ss',
}

export const HEAD_STYLE = 1
/** What is only shown how. */
export const HINT_STYLE = 2
const FIRST_FORMAT_STYLE = 3
/** Numbers below are Excel's own formats. */
const FIRST_FORMAT = 164

const formatsOf = (columns: readonly Column[]): readonly string[] => [
  ...new Set(columns.flatMap((column) => FORMATS[column.type](column) ?? [])),
]

/** The style of each column's cells; 0 has no format. */
export function stylesOf(columns: readonly Column[]): readonly number[] {
  const formats = formatsOf(columns)
  return columns.map((column) => {
    const format = FORMATS[column.type](column)
    return format === null ? 0 : FIRST_FORMAT_STYLE + formats.indexOf(format)
  })
}

function styles(columns: readonly Column[]): string {
  const formats = formatsOf(columns)
  const font = '<sz val="10"/><name val="Microsoft YaHei"/><family val="2"/>'
  return (
    `${HEAD}<styleSheet xmlns="${MAIN}">` +
    (formats.length === 0
      ? ''
      : `<numFmts count="${formats.length}">${formats.map((format, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escaped(format)}"/>`).join('')}</numFmts>`) +
    `<fonts count="3"><font>${font}</font><font><b/>${font}</font><font><i/><sz val="10"/><color rgb="FF7A8699"/><name val="Microsoft YaHei"/><family val="2"/></font></fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF6"/><bgColor indexed="64"/></patternFill></fill></fills>' +
    '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"><color rgb="FF9AA9BD"/></bottom><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${FIRST_FORMAT_STYLE + formats.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center"/></xf>' +
    '<xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    formats
      .map(
        (_, at) =>
          `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
      )
      .join('') +
    '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  )
}

// ---------------------------------------------------------------- a sheet around its rows

/** Up to the first row of data: a head that stays while one scrolls, columns as wide as in the list. */
export const sheetHead = (columns: readonly Column[], isFirst: boolean): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
  `<sheetFormatPr defaultRowHeight="16"/><cols>${columns.map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" customWidth="1"/>`).join('')}</cols>` +
  `<sheetData><row r="1" ht="20" customHeight="1">${columns.map(({ head }, at) => textCell(`${columnName(at)}1`, head, HEAD_STYLE)).join('')}</row>`

/** Long numbers that are texts (phones, cards) are meant to be. */
export const sheetTail = (columns: number, rows: number): string =>
  `</sheetData><ignoredErrors><ignoredError sqref="A1:${columnName(columns - 1)}${rows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`

const NOTE_WIDTHS = [24, 48]

/** Labels and what they say, without a head. Numbers are left beside texts, as these are. */
export const notesSheet = (lines: readonly NoteLine[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetFormatPr defaultRowHeight="16"/>` +
  `<cols>${NOTE_WIDTHS.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>` +
  `<sheetData>${lines
    .map(
      ({ label, text, isNumber }, at) =>
        `<row r="${at + 1}">${textCell(`A${at + 1}`, label)}${isNumber ? `<c r="B${at + 1}"><v>${text}</v></c>` : textCell(`B${at + 1}`, text)}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** A text that is not shared, at `A1`. */
export const textCell = (at: string, text: string, style = 0): string =>
  `<c r="${at}"${style === 0 ? '' : ` s="${style}"`} t="inlineStr"><is>${stringItem(text)}</is></c>`

const PX_PER_CHARACTER = 7
const LEAST: Readonly<Record<CellType, number>> = { text: 8, label: 8, number: 8, date: 12, datetime: 20 }

/** Chinese characters take the room of two. */
const widthOf = ({ head, width, type }: Column): number =>
  Math.max(
    LEAST[type],
    Math.round(width / PX_PER_CHARACTER),
    [...head].reduce((sum, sign) => sum + (sign > '\u2E7F' ? 2 : 1), 2),
  )
