/** Amounts in sentences are written as lists and figures write them. */
import { expect, it } from 'vitest'
import { moneyText, moneyWords } from '../../src/apartment/domain/money-text.ts'
import { number_format } from '../../src/generated/constants.ts'
import { setNumberFormat } from '../../src/kinds/numbers.ts'

it.each([
  ['3147.23', '3,147.23', '3,147.23元', '3,147.23 CNY'],
  ['-1234567.5', '-1,234,567.50', '-1,234,567.50元', '-1,234,567.50 CNY'],
  ['0', '0.00', '0.00元', '0.00 CNY'],
])('%s is said as %s', (amount, text, zh, en) => {
  setNumberFormat(number_format)
  expect(moneyText(amount)).toBe(text)
  expect(moneyWords(amount)).toEqual({ zh, en })
})
