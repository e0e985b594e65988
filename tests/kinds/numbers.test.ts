/** Numbers as the product writes them, and as people type them: what could be either sign follows the product. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatDecimal, numberInBox, setNumberFormat, typedNumber } from '../../src/kinds/numbers.ts'

const ENGLISH = { locale: 'en', grouping: true }
afterEach(() => setNumberFormat(ENGLISH))

describe.each([
  [ENGLISH, '-1,234,567.50', '1234567.5'],
  [{ locale: 'de-DE', grouping: true }, '-1.234.567,50', '1234567,5'],
  [{ locale: 'de-DE', grouping: false }, '-1234567,50', '1234567,5'],
  [{ locale: 'en-IN', grouping: true }, '-12,34,567.50', '1234567.5'],
  [{ locale: 'ar-EG', grouping: false }, '-1234567.50', '1234567.5'],
])('%j', (format, shown, typed) => {
  beforeEach(() => setNumberFormat(format))

  it('is how they are shown, exact however long, and how a box holds them', () => {
    expect(formatDecimal('-1234567.5', 2)).toBe(shown)
    expect(typedNumber(formatDecimal('9007199254740993.25'))).toBe('9007199254740993.25')
    expect(numberInBox('1234567.5')).toBe(typed)
  })
  it('is read back from what is shown', () => {
    expect(typedNumber(shown)).toBe('-1234567.50')
    expect(typedNumber(typed)).toBe('1234567.5')
  })
})

it.each([
  ['en', '1,234', '1234'],
  ['en', '1.234', '1.234'],
  ['en', '860,5', '860.5'],
  ['en', '1.234.567,89', '1234567.89'],
  ['en', '１，２３４．５', '1234.5'],
  ['en', '1.2.3', '1.2.3'],
  ['de-DE', '1.234', '1234'],
  ['de-DE', '1,234', '1.234'],
  ['de-DE', '860.5', '860.5'],
  ['de-DE', '1,234,567.89', '1234567.89'],
  ['de-DE', '1,2,3', '1.2.3'],
])('in %s, %s is taken as %s', (locale, text, wire) => {
  setNumberFormat({ locale, grouping: true })
  expect(typedNumber(text)).toBe(wire)
})
