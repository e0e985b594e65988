import { describe, expect, test } from 'vitest'
import {
  accepted,
  dynamicCode,
  dynamicEnd,
  functionCode,
  keypad,
  offlineCode,
} from '../../src/apartment/domain/lock-codes.ts'

const hour = (text: string): Date => new Date(`2026-03-05T${text}Z`)
const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
const RANGE = { begin: hour('08:00:00'), end: hour('11:00:00') }

describe('An offline password', () => {
  const digits = offlineCode('a', RANGE, 'guest')

  test('is ten digits, and holds in its hours and at no other time', () => {
    expect(digits).toMatch(/^\d{10}$/)
    const taken = { is: 'offline', as: 'guest', ...RANGE }
    expect(accepted('a', digits, hour('07:59:59'))).toBeNull()
    expect(accepted('a', digits, hour('08:00:00'))).toEqual(taken)
    expect(accepted('a', digits, hour('10:59:59'))).toEqual(taken)
    expect(accepted('a', digits, hour('11:00:00'))).toBeNull()
  })

  test('is not good again when its digits come round, nor at another lock', () => {
    for (const hours of [1000, 2000, -1000]) expect(accepted('a', digits, after(RANGE.begin, hours * 3600))).toBeNull()
    expect(accepted('b', digits, RANGE.begin)).toBeNull()
  })

  test('holds for any number of hours up to the longest, wherever they begin', () => {
    for (let hours = 1; hours <= 744; hours += 13) {
      const begin = after(RANGE.begin, hours * 7 * 3600)
      const range = { begin, end: after(begin, hours * 3600) }
      const code = offlineCode('a', range, 'admin')
      expect(accepted('a', code, after(range.end, -1))).toEqual({ is: 'offline', as: 'admin', ...range })
      expect(accepted('a', code, range.end)).toBeNull()
    }
  })

  test('is hardly ever guessed', () => {
    let taken = 0
    for (let guess = 0; guess < 20_000; guess++)
      if (accepted('a', String((guess * 499_979) % 10_000_000_000).padStart(10, '0'), RANGE.begin)) taken++
    expect(taken).toBeLessThan(20)
  })
})

describe('A dynamic password and a function code', () => {
  const at = hour('08:00:59')

  test('hold for five minutes at least and six at most', () => {
    const digits = dynamicCode('a', at)
    expect(digits).toMatch(/^\d{8}$/)
    expect(accepted('a', digits, at)).toMatchObject({ is: 'dynamic' })
    expect(accepted('a', digits, after(dynamicEnd(at), -1))).toMatchObject({ is: 'dynamic' })
    expect(accepted('a', digits, after(at, -60))).toBeNull()
    expect(accepted('a', digits, after(at, 361))).toBeNull()
  })

  test('of a function tells which', () => {
    const digits = functionCode('a', '08', at)
    expect(digits).toMatch(/^08\d{7}$/)
    expect(accepted('a', digits, after(at, 120))).toMatchObject({ is: 'function', code: '08' })
    expect(accepted('a', digits.replace(/^08/, '04'), after(at, 120))).toBeNull()
  })

  test('are taken once at a keypad, each by itself; those of another minute are others', () => {
    const type = keypad('a')
    const digits = dynamicCode('a', at)
    expect(type(digits, at)).toMatchObject({ is: 'dynamic' })
    expect(type(digits, after(at, 60))).toBeNull()
    expect(type(functionCode('a', '08', at), at)).toMatchObject({ is: 'function' })
    expect(type(functionCode('a', '08', at), at)).toBeNull()
    expect(type(dynamicCode('a', after(at, 60)), after(at, 60))).toMatchObject({ is: 'dynamic' })
    expect(keypad('a')(digits, at)).toMatchObject({ is: 'dynamic' })
    const offline = offlineCode('a', RANGE, 'guest')
    expect([type(offline, at), type(offline, at)]).toMatchObject([{ is: 'offline' }, { is: 'offline' }])
  })
})
