/**
 * A cell as people write it → the value as the wire has it. One entry a kind, the way back of what exports write
 * (`sql/readable.ts`): labels in either language, days of the sheet's own count, numbers with or without separators.
 * References come by name, elsewhere.
 */
import type { Enum, EnumValue, Field, FieldKindName, Label, Lang, Model } from '../../../model/model.ts'
import { isBroken } from '../../../values/broken-text.ts'
import { DAY_MS } from '../../../values/calendar.ts'
import { formats } from '../../../kinds/formats.ts'
import { expected, keywordMessage } from '../../../kinds/keyword-messages.ts'
import { valueSchema } from '../../../kinds/kinds.ts'
import { typedNumber } from '../../../kinds/numbers.ts'
import { cased } from '../../../kinds/tidying.ts'
import { parseInstant } from '../../../kinds/times.ts'
import type { Cell } from './file.ts'
import { SAYS } from './texts.ts'

export interface Reading {
  readonly model: Model
  readonly lang: Lang
  readonly from1904: boolean
}

export type Value = { readonly value: unknown } | { readonly problem: Label }
type Read = (cell: Cell, field: Field, reading: Reading) => Value

const value = (found: unknown): Value => ({ value: found })
const problem = (label: Label): Value => ({ problem: label })
/** What forms and the server say of the same. */
const other = (field: Field): Value => problem(expected(valueSchema(field)))

export function valueOf(cell: Cell, field: Field, reading: Reading): Value {
  const wrong = notTaken(cell)
  return wrong === null ? KINDS[field.kind](cell, field, reading) : problem(wrong)
}

export function notTaken({ kind, text }: Cell): Label | null {
  if (kind === 'formula') return SAYS.formula()
  if (kind === 'error') return SAYS.error({ text })
  return isBroken(text) ? keywordMessage('not', true, {}) : null
}

/** A long number has lost digits before anybody could look at it. */
const text: Read = ({ kind, text: written }) =>
  kind === 'number' && written.replaceAll(/\D/g, '').length > 15 ? problem(SAYS.digits()) : value(written.trim())

const line: Read = (cell, field, reading) => {
  const found = text(cell, field, reading)
  return 'value' in found && typeof found.value === 'string' ? value(cased(field.letters, found.value)) : found
}

/** Blanks at the ends of a password are part of it. */
const secret: Read = (cell, field, reading) =>
  'problem' in text(cell, field, reading) ? text(cell, field, reading) : value(cell.text)

const html: Read = ({ text: written }) =>
  value(
    written
      .trim()
      .split(/\r?\n/)
      .map((line) => `<p>${escaped(line)}</p>`)
      .join(''),
  )
const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const integer: Read = ({ text: written }) => {
  const typed = typedNumber(written).replace(/\.0+$/, '')
  return /^-?\d{1,15}$/.test(typed) ? value(Number(typed)) : problem(keywordMessage('type', 'integer', {}))
}

/** As many digits after the point as the field has; more are for the validator to refuse. */
const decimal: Read = ({ text: written }, field) => {
  const [, sign = '', whole = '', fraction = ''] =
    /^([-+]?)(\d+)(?:\.(\d*))?$/.exec(typedNumber(written).replace(/^[¥￥]/, '')) ?? []
  if (whole === '') return other(field)
  const digits = fraction.replace(/0+$/, '').padEnd(field.scale, '0')
  return value(`${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '')}${digits === '' ? '' : `.${digits}`}`)
}

const boolean: Read = ({ text: written }, _, { model, lang }) => {
  const is = (key: string, ...others: readonly string[]): boolean =>
    [...Object.values(model.app.copy[key] ?? {}), ...others].some((one) => same(one, written))
  if (is('value.yes', 'true', '1', 'y', '√')) return value(true)
  if (is('value.no', 'false', '0', 'n', '×')) return value(false)
  return problem(
    SAYS.boolean({
      yes: model.app.copy['value.yes']?.[lang] ?? 'true',
      no: model.app.copy['value.no']?.[lang] ?? 'false',
    }),
  )
}

// ---------------------------------------------------------------- days and times

/** Spreadsheets count a 29 February 1900 that never was: their days before March 1900 are not to be trusted. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const FIRST_SERIAL = 61
const LAST_SERIAL = 2_958_466

/** As it would be shown, in China's clock: `2026-01-31 09:30:00`. */
export function serialText(written: string, from1904: boolean): string | null {
  const serial = Number(written)
  if (!(serial >= (from1904 ? 0 : FIRST_SERIAL)) || serial >= LAST_SERIAL) return null
  const seconds = Math.round((serial * DAY_MS) / 1000)
  return new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

const dayOf = (written: string): string | null => {
  const [, year, month = '', day = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[ T]0{1,2}:00(?::00)?)?$/.exec(
      written.normalize('NFKC').trim(),
    ) ?? []
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return formats.date.validate(found) ? found : null
}

const asText = (cell: Cell, { from1904 }: Reading): string =>
  cell.kind === 'number' ? (serialText(cell.text, from1904) ?? cell.text) : cell.text

const date: Read = (cell, field, reading) => {
  const found = dayOf(asText(cell, reading))
  return found === null ? other(field) : value(found)
}

const datetime: Read = (cell, field, reading) => {
  const written = asText(cell, reading).normalize('NFKC').trim()
  if (formats['date-time'].validate(written)) return value(new Date(written).toISOString())
  const [, day = '', hour = '0', minute = '0', second = '0'] =
    /^(.+?)(?:[ T日]\s*(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2}))?\s*秒?)?$/.exec(written) ?? []
  const two = (part: string): string => part.padStart(2, '0')
  const found = parseInstant(`${dayOf(day) ?? ''} ${two(hour)}:${two(minute)}:${two(second)}`)
  return found === null ? other(field) : value(found)
}

const range: Read = ({ text: written }) => {
  const days = written.split(/\s*[~～至到]\s*|\s+[-–—]\s+/).map(dayOf)
  return days.length === 2 && !days.includes(null) ? value(days) : problem(SAYS.range())
}

// ---------------------------------------------------------------- codes

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
const same = (a: string, b: string): boolean => plain(a) === plain(b)

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

const codeOf = (written: string, field: Field, model: Model): EnumValue['value'] | undefined => {
  const found = enumOf(field, model)
  if (found === undefined) return undefined
  const { byLabel, byCode } = choicesOf(found)
  // A label that looks like another's code is a label first.
  return byLabel.get(plain(written)) ?? byCode.get(plain(written))
}

const noChoice = (written: string, field: Field, { model, lang }: Reading): Value =>
  problem(
    SAYS.choice({
      text: written.slice(0, 50),
      choices: (enumOf(field, model)?.values ?? [])
        .slice(0, 12)
        .map(({ label }) => label[lang])
        .join(lang === 'zh' ? '、' : ', '),
    }),
  )

const code: Read = ({ text: written }, field, reading) => {
  if (enumOf(field, reading.model) === undefined)
    return value(/^-?\d{1,15}$/.test(written.trim()) ? Number(written) : written.trim())
  const found = codeOf(written, field, reading.model)
  return found === undefined ? noChoice(written, field, reading) : value(found)
}

/** Labels may hold the very signs that stand between them: the whole is looked for first. */
const codes: Read = ({ text: written }, field, reading) => {
  const parts = codeOf(written, field, reading.model) === undefined ? listed(written) : [written]
  const found = parts.map((part) => codeOf(part, field, reading.model))
  const wrong = found.indexOf(undefined)
  return wrong < 0 ? value([...new Set(found)]) : noChoice(parts[wrong]!, field, reading)
}

export const listed = (written: string): readonly string[] =>
  written
    .split(/[、,，;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

// ---------------------------------------------------------------- rows inside a record

const rows: Read = ({ text: written }, field, reading) => {
  const lines = written
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => rowOf(line, field, reading))
  return lines.some((line) => line === null) ? problem(SAYS.rows()) : value(lines)
}

function rowOf(line: string, field: Field, reading: Reading): Readonly<Record<string, unknown>> | null {
  const pairs = line.split(/[;；]/).map((part) => /^\s*([^:：]+)[:：]\s*(.*?)\s*$/.exec(part))
  const made = pairs.map((pair) => {
    const part = field.rows.find(
      ({ label, name }) => pair !== null && [...Object.values(label), name].some((one) => same(one, pair[1]!)),
    )
    if (pair === null || part === undefined) return null
    const found = pair[2] === '' ? value(null) : valueOf({ kind: 'text', text: pair[2]! }, part, reading)
    return 'value' in found ? ([part.name, found.value] as const) : null
  })
  return made.includes(null) ? null : Object.fromEntries(made.filter((one) => one !== null))
}

const KINDS: Readonly<Record<FieldKindName, Read>> = {
  key: (cell, field, reading) => integer({ ...cell, text: cell.text.replace(/^\s*#/, '') }, field, reading),
  string: line,
  text,
  html,
  integer,
  decimal,
  money: decimal,
  energy: decimal,
  volume: decimal,
  boolean,
  date,
  datetime,
  'date-range': range,
  enum: code,
  'enum-set': codes,
  state: code,
  // Names are looked up for many rows at once: `names.ts`.
  reference: text,
  references: ({ text: written }) => value(listed(written)),
  files: () => problem(SAYS.files()),
  rows,
  secret,
}

/** As it is written into the file of problems: days in words, whatever the sheet counted. */
export const shown = (cell: Cell, field: Field | undefined, { from1904 }: Pick<Reading, 'from1904'>): string => {
  if (field?.kind === 'secret' || cell.kind === 'formula') return ''
  if (cell.kind !== 'number' || (field?.kind !== 'date' && field?.kind !== 'datetime')) return cell.text
  const found = serialText(cell.text, from1904) ?? cell.text
  return field.kind === 'date' ? found.replace(/ 00:00:00$/, '') : found
}
