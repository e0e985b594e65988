/** What a person may note of a meter, what is said of it, and what of it is sent. */
import { describe, expect, it } from 'vitest'
import {
  blank,
  isTouched,
  problemsOf,
  requestOf,
  totalOf,
  typedPart,
  withDamage,
  withPart,
  type Entry,
  type Part,
} from '../../../src/apartment/views/reading/entry.ts'

const METER = { device_id: 7, room_id: 3, name: 'B栋-房间312', sn: '421000000167', tou: false }
const noted = (parts: Partial<Record<Part, string>>, more: Partial<Entry> = {}): Entry =>
  Object.entries(parts).reduce((entry, [part, text]) => withPart(entry, part as Part, text), {
    ...blank(METER),
    photo: '2026-11-24T09:00:00.000Z',
    ...more,
  })
const BY_PERIODS = { sharp: '10.5', peak: '20', shoulder: '30.25', off_peak: '40' }

it.each([
  ['integer', '1234567890', '1234567890'],
  ['integer', '12345678901', null],
  ['integer', '４６３', '463'],
  ['integer', '4a', null],
  ['integer', '-1', null],
  ['decimal', '27', '27'],
  ['decimal', '275', null],
  ['sharp', '12.', '12.'],
  ['sharp', '12。5', '12.5'],
  ['sharp', '12.345', null],
  ['sharp', '.5', null],
  ['peak', '', ''],
] as const)('of %s takes %s as %s', (part, text, typed) => {
  expect(typedPart(part, text)).toBe(typed)
})

describe('what is missing', () => {
  const said = (entry: Entry) => problemsOf(entry).map(({ at, text }) => `${at} ${text}`)

  it.each<readonly [string, Entry, readonly string[]]>([
    [
      'everything',
      blank(METER),
      ['photo reading.no_photo', 'integer reading.integer_empty', 'decimal reading.decimal_empty'],
    ],
    ['a decimal part', noted({ integer: '463' }), ['decimal reading.decimal_empty']],
    ['more than nothing', noted({ integer: '0', decimal: '00' }), ['integer reading.too_small']],
    ['nothing', noted({ integer: '0', decimal: '01' }), []],
    ['a period', noted({ ...BY_PERIODS, peak: '' }, { tou: true }), ['peak reading.period_empty']],
    ['no period', noted(BY_PERIODS, { tou: true }), []],
    ['a photo alone of a damaged screen', withDamage(blank(METER), true), ['photo reading.no_photo']],
    ['nothing of a damaged screen', withDamage(noted({ integer: '5' }), true), []],
  ])('is %s', (_, entry, problems) => {
    expect(said(entry)).toEqual(problems)
  })
})

it('takes what stands behind the point as it is read', () => {
  expect(totalOf(noted({ integer: '88', decimal: '8' }))).toBe('88.80')
  expect(totalOf(noted(BY_PERIODS, { tou: true }))).toBe('100.75')
})

it('clears what a damaged screen cannot show', () => {
  const damaged = withDamage(noted({ integer: '463', decimal: '27' }), true)
  expect([damaged.integer, damaged.decimal, totalOf(damaged)]).toEqual(['', '', null])
  expect(requestOf(damaged, 'a.jpg')).toEqual({ device_id: 7, pic_name: 'a.jpg', damaged: true })
})

it('sends the total or the periods, and when it was confirmed', () => {
  const sent = { at: '2026-11-24T09:00:00.000Z', key: 'k' }
  expect(requestOf(noted({ integer: '463', decimal: '27' }, { sent }), 'a.jpg')).toEqual({
    device_id: 7,
    pic_name: 'a.jpg',
    amount: '463.27',
    read_at: sent.at,
  })
  expect(requestOf(noted(BY_PERIODS, { tou: true }), 'a.jpg')).toEqual({
    device_id: 7,
    pic_name: 'a.jpg',
    ...{ sharp: '10.50', peak: '20.00', shoulder: '30.25', off_peak: '40.00' },
  })
})

it('keeps nothing of a meter of which nothing was noted', () => {
  expect(isTouched(blank(METER))).toBe(false)
  expect(isTouched(withDamage(blank(METER), true))).toBe(true)
})
