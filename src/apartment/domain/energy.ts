/** Electricity: the prepaid balance and what charges and tariffs make of it. All in kWh with two decimals, exact. */
import { Decimal } from 'decimal.js'

export interface Counters {
  readonly electric_amount: string
  readonly electric_read: string
  readonly pool_amount: string
  readonly pool_read: string
}

/** 剩余电量 = 充值 − 读数 + 公摊充值 − 公摊用量. */
export const remaining = (of: Counters): string =>
  round(new Decimal(of.electric_amount).minus(of.electric_read).plus(of.pool_amount).minus(of.pool_read))

/** What a payment buys: 元 ÷ (元/度). */
export const chargedEnergy = (yuan: string, price: string): string => round(new Decimal(yuan).div(price))

/** What so much energy costs: 度 × 元/度. */
export const energyFee = (energy: string, price: string): string => round(new Decimal(energy).times(price))

/** What clears the arrears: the energy owed and its price; nothing when the balance is not negative. */
export function arrears(balance: string, price: string): { readonly energy: string; readonly fee: string } {
  const energy = Decimal.max(0, new Decimal(balance).neg())
  return { energy: round(energy), fee: energyFee(round(energy), price) }
}

/** The periods of a time-of-use tariff, by the registers that count them (DL/T 645: tariff 1 to 4). */
export const TARIFFS = ['sharp', 'peak', 'shoulder', 'off_peak'] as const
export type Tariffs = Readonly<Record<(typeof TARIFFS)[number], string>>

export const tariffTotal = (energy: Tariffs): string =>
  round(TARIFFS.reduce((sum, name) => sum.plus(energy[name]), new Decimal(0)))

export const tariffFee = (energy: Tariffs, price: Tariffs): string =>
  round(TARIFFS.reduce((sum, name) => sum.plus(new Decimal(energy[name]).times(price[name])), new Decimal(0)))

/** Whether the four tariff registers agree with the meter's total (DL/T 645: 00010100…0400 against 00010000). */
export const tariffsAgree = (energy: Tariffs, total: string): boolean =>
  new Decimal(tariffTotal(energy)).minus(total).abs().lte('0.05')

const round = (value: Decimal): string => value.toFixed(2, Decimal.ROUND_HALF_UP)
