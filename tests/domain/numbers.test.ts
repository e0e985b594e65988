import { describe, expect, it } from 'vitest'
import {
  businessCheckCharacter,
  hasBusinessCheckCharacter,
  isBusinessNumber,
} from '../../src/apartment/domain/business-number.ts'
import { chineseNumeral } from '../../src/apartment/domain/chinese-numeral.ts'
import { hasEqualRun, isTooSimilar } from '../../src/apartment/domain/credential-similarity.ts'
import { hasIdCardCheckDigit, idCard18, isIdCard } from '../../src/values/id-card.ts'

describe('an ID number', () => {
  it.each([
    '11010519491231002X',
    '440524188001010014',
    '110101199003074514',
    '310104198808123629',
    '44030619950623104X',
    '51010719921105203X',
    '11010519491231002x',
  ])('%s is right', (text) => {
    expect([isIdCard(text), hasIdCardCheckDigit(text)]).toEqual([true, true])
  })

  it('with a wrong check digit is right in form only', () => {
    expect(isIdCard('110101199003074515')).toBe(true)
    expect(hasIdCardCheckDigit('110101199003074515')).toBe(false)
  })

  it.each([
    '110101199002304514',
    '11010119900307451',
    'A10101199003074514',
    '010101199003074514',
    '110101991331451',
    '',
  ])('%s is none', (text) => {
    expect(isIdCard(text)).toBe(false)
  })

  it('of 15 digits becomes one of 18', () => {
    expect(idCard18('110105491231002')).toBe('11010519491231002X')
    expect(idCard18('11010519491231002x')).toBe('11010519491231002X')
    expect(idCard18('110105')).toBeNull()
  })
})

describe('a business number', () => {
  it.each(['91350100M000100Y43', '91350100m000100y43'])('%s has the right check character', (text) => {
    expect(hasBusinessCheckCharacter(text)).toBe(true)
  })
  it('is refused with another check character', () => {
    expect(isBusinessNumber('91350100M000100Y44')).toBe(true)
    expect(hasBusinessCheckCharacter('91350100M000100Y44')).toBe(false)
  })
  it('may be the old one of 15 digits', () => {
    expect(hasBusinessCheckCharacter('110108000000016')).toBe(true)
  })
  it.each(['91350100I000100Y43', '9135010', ''])('%s is none', (text) => {
    expect(isBusinessNumber(text)).toBe(false)
  })
  it('has weights that are powers of 3 modulo 31', () => {
    expect(businessCheckCharacter('91350100M000100Y4')).toBe('3')
  })
})

describe('a Chinese numeral', () => {
  it.each([
    [1, '一'],
    [10, '十'],
    [11, '十一'],
    [20, '二十'],
    [21, '二十一'],
    [99, '九十九'],
  ])('of %d is %s', (number, text) => {
    expect(chineseNumeral(number)).toBe(text)
  })
  it.each([0, 100, -1, 1.5, NaN])('does not exist for %d', (number) => {
    expect(chineseNumeral(number)).toBeNull()
  })
})

describe('a new lock password', () => {
  it.each(['123467', '723457', '903456'])('%s is too similar to 123456', (next) => {
    expect(isTooSimilar(next, '123456')).toBe(true)
  })
  it.each(['123056', '456123', '654321'])('%s is not', (next) => {
    expect(isTooSimilar(next, '123456')).toBe(false)
  })
  it('is compared with nothing when there was none', () => {
    expect(isTooSimilar('123456', '')).toBe(false)
  })
  it('may not have four equal digits in a row', () => {
    expect([hasEqualRun('811115'), hasEqualRun('811151')]).toEqual([true, false])
  })
})
