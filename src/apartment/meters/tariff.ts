/** What energy costs in a room: the fee rule in force for it. */
import type { Work } from '../../server/calls/operation.ts'
import { TARIFFS } from '../domain/energy.ts'

const PRICES = TARIFFS.map((name) => `${name}_price` as const)

/** CNY/kWh with up to four decimals: one price, or one for each period of the day. */
export interface Tariff {
  readonly fee_rule_id: number
  readonly price: string | null
  readonly sharp_price: string | null
  readonly peak_price: string | null
  readonly shoulder_price: string | null
  readonly off_peak_price: string | null
}

/** Null: no rule is in force, and nothing can be billed. */
export async function tariffOf({ settings, records }: Pick<Work, 'settings' | 'records'>, room: number) {
  const rule = (await settings('elemeter_setting', 'room', room)).get('fee_rule_id')
  if (typeof rule !== 'number') return null
  const [found] = await records.of('fee_rule').find({ id: rule }, ['price', ...PRICES], 1)
  if (found === undefined) return null
  const { key, ...prices } = found
  return { fee_rule_id: key, ...prices } satisfies Tariff
}
