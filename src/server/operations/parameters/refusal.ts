/** Refused parameters of an address, always with their name. */
import { AppError } from '../../../errors/app-error.ts'
import { isWholeText } from '../../../values/whole.ts'

export const badValue = (name: string): AppError =>
  new AppError(
    'bad_value',
    { name },
    {
      fields: [{ field: name, message: { zh: '参数值不正确', en: 'Not a valid value' } }],
    },
  )

export const unknownParameter = (name: string, allowed: readonly string[]): AppError =>
  new AppError(
    'unknown_parameter',
    { name, allowed: allowed.join(', ') },
    {
      fields: [{ field: name, message: { zh: '不支持的参数', en: 'Unknown parameter' } }],
      allowed,
    },
  )

/** An address that says more than these. */
export function refuseOthers(query: Readonly<Record<string, unknown>>, allowed: readonly string[]): void {
  const [unknown] = Object.keys(query).filter((name) => !allowed.includes(name))
  if (unknown !== undefined) throw unknownParameter(unknown, allowed)
}

/** A whole number in an address, or a refusal that names its parameter. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!isWholeText(text) || value < least || value > most) throw badValue(name)
  return value
}
