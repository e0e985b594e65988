/** What a reading is worth beside the one before it. */
import { describe, expect, it } from 'vitest'
import { hourlyOf, isUneven, periodsOf, totalOf, verdictOf } from '../../src/apartment/meters/intake.ts'

const at = (hours: number): Date => new Date(Date.UTC(2026, 2, 1, hours))

const through = (capacity: number | null) => hourlyOf({ device_type: 3, capacity })

describe('A reading', () => {
  it.each([
    ['the first of a meter', null, '99999.00', 6600, 'taken'],
    ['the same again', '100.00', '100.00', 6600, 'taken'],
    ['a full load for a day', '100.00', '258.40', 6600, 'taken'],
    ['a hundredth more than that', '100.00', '258.41', 6600, 'held'],
    ['a step back', '100.00', '99.99', 6600, 'reset'],
    ['a rollover', '99999.99', '0.01', 6600, 'reset'],
    ['by a meter of which nobody knows what it lets through', '100.00', '1684.00', null, 'taken'],
    ['by such a meter, and more than any lets through', '100.00', '1684.01', null, 'held'],
  ] as const)('that is %s', (_, before, read, watts, verdict) => {
    // An hour later: what is measured by clocks that differ is given a day.
    expect(verdictOf(before === null ? null : { read: before, at: at(0) }, { read, at: at(1) }, through(watts))).toBe(
      verdict,
    )
  })

  it('of water is held if more than 5 m³ an hour would have flowed', () => {
    const water = hourlyOf({ device_type: 6, capacity: null })
    const before = { read: '10.00', at: at(0) }
    expect(verdictOf(before, { read: '250.00', at: at(48) }, water)).toBe('taken')
    expect(verdictOf(before, { read: '250.01', at: at(48) }, water)).toBe('held')
  })

  it('has as long for what it shows as has gone by', () => {
    const before = { read: '100.00', at: at(0) }
    expect(verdictOf(before, { read: '416.80', at: at(48) }, through(6600))).toBe('taken')
    expect(verdictOf(before, { read: '416.81', at: at(48) }, through(6600))).toBe('held')
  })

  const PERIODS = { sharp: '1.00', peak: '2.00', shoulder: '3.00', off_peak: '4.00' }
  it('shows its total, else what its four periods come to', () => {
    expect(totalOf({ electric_read: '10.05', ...PERIODS })).toBe('10.05')
    expect(totalOf(PERIODS)).toBe('10.00')
    expect(totalOf({ ...PERIODS, peak: null })).toBeNull()
    expect(periodsOf({ ...PERIODS, peak: null })).toBeNull()
  })

  it('is uneven if its periods are more than 0.05 off the total', () => {
    expect([isUneven(PERIODS, '10.05'), isUneven(PERIODS, '10.06'), isUneven({}, '10.06')]).toEqual([
      ...[false, true, false],
    ])
  })
})
