/** How cells of files are read: what several kinds share. */
import { DAY_MS } from '../values/calendar.ts'
import type { Enum, EnumValue, Field, Label, Model } from '../model/model.ts'
import { formats } from './formats.ts'
import { expected, keywordMessage } from './keyword-messages.ts'
import { valueSchema } from './kinds.ts'
import { typedNumber } from './numbers.ts'
import { says } from './says.ts'
import type { Cell, CellReading, CellValue, SheetCell } from './server-kind.ts'

type Read = SheetCell['read']

export const value = (found: unknown): CellValue => ({ value: found })
export const problem = (label: Label): CellValue => ({ problem: label })
/** What forms and the server say of the same. */
export const unlike = (field: Field): CellValue => problem(expected(valueSchema(field)))

const DIGITS = says(
  '数字超过15位，Excel 已丢失精度，请把该列设为文本后重新填写',
  'More than 15 digits: Excel has lost some; format the column as text and type it again',
)

/** A long number has lost digits before anybody could look at it. */
export const readText: Read = ({ kind, text: written }) =>
  kind === 'number' && written.replaceAll(/\D/g, '').length > 15 ? problem(DIGITS()) : value(written.trim())

export const readInteger: Read = ({ text: written }) => {
  const typed = typedNumber(written).replace(/\.0+$/, '')
  return /^-?\d{1,15}$/.test(typed) ? value(Number(typed)) : problem(keywordMessage('type', 'integer', {}))
}

const hinted =
  (hint: Label, rest: Pick<SheetCell, 'choice' | 'counts'> = { choice: false, counts: null }) =>
  (read: Read): SheetCell => ({ read, hint: () => hint, ...rest })

export const textCell = hinted({ zh: '文字', en: 'Text' })
export const numberCell = hinted({ zh: '数字', en: 'Number' })
export const choiceCell = hinted({ zh: '从可选值中选择', en: 'One of the choices' }, { choice: true, counts: null })
export const cellOf = (zh: string, en: string, read: Read): SheetCell => hinted({ zh, en })(read)

// ---------------------------------------------------------------- days and times

/** Spreadsheets count a 29 February 1900 that never was: their days before March 1900 are not to be trusted. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const FIRST_SERIAL = 61
const LAST_SERIAL = 2_958_466

/** As it would be shown, by the product's clock: `2026-01-31 09:30:00`. */
function serialText(written: string, from1904: boolean): string | null {
  const serial = Number(written)
  if (!(serial >= (from1904 ? 0 : FIRST_SERIAL)) || serial >= LAST_SERIAL) return null
  const seconds = Math.round((serial * DAY_MS) / 1000)
  return new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

/** A number of the sheet, counted in days, as a text. */
export const countedText = (cell: Cell, { from1904 }: Pick<CellReading, 'from1904'>): string =>
  cell.kind === 'number' ? (serialText(cell.text, from1904) ?? cell.text) : cell.text

export const dayOf = (written: string): string | null => {
  const [, year, month = '', day = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[ T]0{1,2}:00(?::00)?)?$/.exec(
      written.normalize('NFKC').trim(),
    ) ?? []
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return formats.date.validate(found) ? found : null
}

// ---------------------------------------------------------------- codes

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
export const same = (a: string, b: string): boolean => plain(a) === plain(b)

interface Choices {
  /** Its labels in both languages and those of each case. */
  readonly byLabel: ReadonlyMap<string, EnumValue['value']>
  readonly byCode: ReadonlyMap<string, EnumValue['value']>
}
/** Files name the same few over and over. */
const known = new WeakMap<Enum, Choices>()

function choicesOf(found: Enum): Choices {
  const before = known.get(found)
  if (before !== undefined) return before
  const cases = Object.values(found.variants?.cases ?? {})
  const labelled = found.values.flatMap(({ value: code, label }) =>
    [label, ...cases.flatMap((labels) => labels[String(code)] ?? [])].flatMap((labels) =>
      Object.values(labels).map((text) => [plain(text), code] as const),
    ),
  )
  // What stands first wins.
  const made = {
    byLabel: new Map(labelled.toReversed()),
    byCode: new Map(found.values.map(({ value: code }) => [plain(String(code)), code] as const).toReversed()),
  }
  known.set(found, made)
  return made
}

const enumOf = (field: Field, model: Model): Enum | undefined => model.enums[field.enum ?? '']

export const codeOf = (written: string, field: Field, model: Model): EnumValue['value'] | undefined => {
  const found = enumOf(field, model)
  if (found === undefined) return undefined
  const { byLabel, byCode } = choicesOf(found)
  // A label that looks like another's code is a label first.
  return byLabel.get(plain(written)) ?? byCode.get(plain(written))
}

const NO_CHOICE = says('“{text}”不在可选值中，可选：{choices}', '"{text}" is not one of the choices: {choices}')

export const noChoice = (written: string, field: Field, { model, lang }: CellReading): CellValue =>
  problem(
    NO_CHOICE({
      text: written.slice(0, 50),
      choices: (enumOf(field, model)?.values ?? [])
        .slice(0, 12)
        .map(({ label }) => label[lang])
        .join(lang === 'zh' ? '、' : ', '),
    }),
  )

/** Several values in one cell. */
export const listed = (written: string): readonly string[] =>
  written
    .split(/[、,，;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
