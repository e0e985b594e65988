import { describe, expect, it } from 'vitest'
import {
  arrears,
  chargedEnergy,
  remaining,
  tariffFee,
  tariffTotal,
  tariffsAgree,
} from '../../src/apartment/domain/energy.ts'
import {
  divideByRatio,
  divideEqually,
  sharedByOwnMeters,
  sharedByTotalMeter,
} from '../../src/apartment/domain/shared-fee.ts'
import { tons, waterUsed } from '../../src/apartment/domain/water.ts'

describe('remaining energy', () => {
  it('is charged minus read plus shared charge minus shared use', () => {
    expect(
      remaining({ electric_amount: '500.00', electric_read: '463.27', pool_amount: '20.00', pool_read: '12.31' }),
    ).toBe('44.42')
  })
  it('is exact where floating point is not', () => {
    expect(remaining({ electric_amount: '0.30', electric_read: '0.10', pool_amount: '0', pool_read: '0.20' })).toBe(
      '0.00',
    )
  })
})

describe('a charge', () => {
  it('buys energy at the price, half a hundredth rounded up', () => {
    expect(chargedEnergy('100', '0.8')).toBe('125.00')
    expect(chargedEnergy('0.01', '2')).toBe('0.01')
  })
  it('that clears arrears is what is owed, and nothing for a balance in credit', () => {
    expect(arrears('-12.34', '0.65')).toEqual({ energy: '12.34', fee: '8.02' })
    expect(arrears('3.00', '0.65')).toEqual({ energy: '0.00', fee: '0.00' })
  })
})

describe('time of use', () => {
  const energy = { sharp: '10.10', peak: '20.20', shoulder: '30.30', off_peak: '40.40' }
  it('adds up its four tariffs', () => {
    expect(tariffTotal(energy)).toBe('101.00')
    expect(tariffFee(energy, { sharp: '1.2', peak: '1', shoulder: '0.7', off_peak: '0.3' })).toBe('65.65')
  })
  it('agrees with the total register up to 0.05', () => {
    expect([tariffsAgree(energy, '101.05'), tariffsAgree(energy, '101.06'), tariffsAgree(energy, '100.94')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('shared energy', () => {
  it('is what the total meter counts beyond the rooms', () => {
    expect(sharedByTotalMeter('356.40', ['82.10', '101.35', '64.20'])).toBe('108.75')
    expect(sharedByTotalMeter('10', ['8', '7'])).toBe('-5.00')
  })
  it('is the sum of the public meters where they are separate', () => {
    expect(sharedByOwnMeters(['1.10', '2.20'])).toBe('3.30')
  })
  it('is divided by ratio, the cents left over to the largest remainders', () => {
    expect(divideByRatio('108.75', [3, 7, 2])).toEqual(['27.19', '63.44', '18.12'])
  })
  it('gives a cent that remains to the first of those with equal remainders', () => {
    expect(divideByRatio('1.00', [7, 4, 1])).toEqual(['0.59', '0.33', '0.08'])
    expect(divideByRatio('1.00', [5, 38, 2])).toEqual(['0.11', '0.85', '0.04'])
  })
  it('is divided equally to the last cent', () => {
    expect(divideEqually('100.00', 3)).toEqual(['33.34', '33.33', '33.33'])
    expect(divideEqually('0.02', 3)).toEqual(['0.01', '0.01', '0.00'])
  })
  it('is not divided when negative or without weights', () => {
    expect(() => divideByRatio('-0.01', [1])).toThrow(RangeError)
    expect(() => divideByRatio('1', [0, 0])).toThrow(RangeError)
    expect(() => divideEqually('1', 0)).toThrow(RangeError)
  })
})

describe('water', () => {
  it('is counted in hundredths of a ton', () => {
    expect(tons(12345)).toBe('123.45')
  })
  it('that goes backwards is a reset and not billed', () => {
    expect([waterUsed('10.00', '12.50'), waterUsed('12.50', '0.10')]).toEqual(['2.50', null])
  })
})
