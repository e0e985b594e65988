/** Amounts of money in sentences, as lists and figures write them: `3,147.23`, and with the currency `3,147.23元`. */
import { Decimal } from 'decimal.js'
import { currency } from '../../generated/constants.ts'
import { amountIn, formatDecimal } from '../../kinds/numbers.ts'
import type { Label } from '../../model/model.ts'

const DIGITS = 2

/** For a text that says the currency itself. */
export const moneyText = (amount: Decimal.Value): string => formatDecimal(new Decimal(amount).toFixed(DIGITS))

export const moneyWords = (amount: Decimal.Value): Label => {
  const number = new Decimal(amount).toFixed(DIGITS)
  const { zh, en } = currency.unit
  return { zh: amountIn('zh', number, zh), en: amountIn('en', number, en) }
}
