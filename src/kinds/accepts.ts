/** Which texts of an address a kind of field can be asked for: anything else is no value of it. */
import { isWholeText } from '../values/whole.ts'
import { decimalPattern } from './decimal-pattern.ts'
import type { FieldUi } from './cell.ts'

type Accepts = FieldUi['accepts']

const LONGEST_TEXT = 200

export const isYesNo: Accepts = (text) => text === 'true' || text === 'false'
export const isText: Accepts = (text) => text.trim() !== '' && text.length <= LONGEST_TEXT && !text.includes('\0')
export const isWhole: Accepts = (text) => isWholeText(text)
export const isKey: Accepts = (text) => isWholeText(text) && Number(text) >= 1
export const isDecimal: Accepts = (text, { scale }) => new RegExp(decimalPattern(scale)).test(text)
export const isDay: Accepts = (text) =>
  /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text) && !Number.isNaN(Date.parse(text))
export const isNothing: Accepts = () => false
