import { describe, expect, it } from 'vitest'
import { addMonths, dayOf, daysBetween, endOfDay, isRealDate } from '../../src/values/calendar.ts'
import { leaseStatusOf } from '../../src/apartment/domain/lease-status.ts'
import { masks } from '../../src/generated/masks.ts'
import { masked } from '../../src/values/mask.ts'
import { trafficStatusOf } from '../../src/apartment/domain/traffic-status.ts'
import { derivations } from '../../src/apartment/domain/derivations.ts'
import { maskCases } from './cases/masks.ts'

describe('the state of a data plan', () => {
  const now = new Date('2026-11-21T04:00:00Z')
  it.each([
    ['2026-11-21', 1, 'lasts to the end of its day'],
    ['2026-11-20', 2, 'is expired the day after'],
    ['2026-05-21', 2, 'stays expired for six months'],
    ['2026-05-20', 3, 'is cancelled after that'],
  ])('with expiry %s is %d: %s', (expiry, status) => {
    expect(trafficStatusOf(expiry, now)).toBe(status)
  })
})

describe('a lease', () => {
  const range = ['2026-03-01', '2026-08-31'] as const
  it.each([
    ['2026-02-28', 1],
    ['2026-03-01', 2],
    ['2026-08-31', 2],
    ['2026-09-01', 3],
  ])('is on %s in state %d', (today, status) => {
    expect(leaseStatusOf(range, today)).toBe(status)
  })
  it('is expired from the day of check-out', () => {
    expect(leaseStatusOf(range, '2026-05-01', '2026-05-01')).toBe(3)
    expect(leaseStatusOf(range, '2026-04-30', '2026-05-01')).toBe(2)
  })
})

describe('a day', () => {
  it('is that of Shanghai', () => {
    expect([dayOf(new Date('2026-11-20T15:59:59Z')), dayOf(new Date('2026-11-20T16:00:00Z'))]).toEqual([
      '2026-11-20',
      '2026-11-21',
    ])
    expect(endOfDay('2026-11-21').toISOString()).toBe('2026-11-21T15:59:59.999Z')
  })
  it('moves by months to the end of a shorter one', () => {
    expect([addMonths('2026-08-31', 1), addMonths('2024-03-31', -1), addMonths('2026-11-15', 2)]).toEqual([
      '2026-09-30',
      '2024-02-29',
      '2027-01-15',
    ])
  })
  it('must exist', () => {
    expect(['2024-02-29', '2026-02-29', '2026-13-01', '20260101'].map(isRealDate)).toEqual([true, false, false, false])
  })
  it('is so many days from another', () => {
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
  })
})

describe('a mask', () => {
  it.each(maskCases)('of $mask shows "$value" as "$shown"', ({ mask, value, shown }) => {
    expect(masked(masks[mask], value)).toBe(shown)
  })
  it.each(maskCases)('of $mask leaves what is masked already ("$shown") as it is', ({ mask, shown }) => {
    expect(masked(masks[mask], shown)).toBe(shown)
  })
})

describe('a derivation', () => {
  const app = { constants: { serials: [{ prefix: 'cn', length: 20, code: null, device_type: 1, model: null }] } }
  it('takes the device type from the serial number', () => {
    expect(derivations['device_type_of_sn']?.({ sn: 'cn230101000000000001' }, app)).toEqual({ is: 'known', value: 1 })
    expect(derivations['device_type_of_sn']?.({ sn: null }, app)).toEqual({ is: 'known', value: null })
  })
})
