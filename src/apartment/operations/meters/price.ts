/** What is paid ahead on a meter buys at this price: CNY for a kWh or a m³, with up to four decimals. */
import { FeeRuleType, type SettingLevel } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { ledgerOf, type Ledger, type Meter } from '../../meters/ledgers.ts'
import { tariffOf, waterPriceOf } from '../../meters/tariff.ts'
import { refused } from '../devices/refused.ts'

/** Which price that is, and the level of the settings that say it: by the meter's record. */
interface Origin {
  readonly price_level: SettingLevel | null
  readonly price_rule?: string | null
  readonly price_type?: FeeRuleType
}

interface Priced {
  readonly of: (work: Work, room: number, meter: Meter) => Promise<string | null>
  readonly missing: 'price_missing' | 'water_price_missing'
  readonly from: (work: Pick<Work, 'records'>, device_id: number) => Promise<Origin>
}

const PRICES: Readonly<Record<Ledger['name'], Priced>> = {
  energy: {
    // Assumed: by time of use, what is paid ahead is worth its energy at the shoulder price.
    of: async (work, room) => {
      const tariff = await tariffOf(work, room)
      return tariff?.price ?? tariff?.shoulder_price ?? null
    },
    missing: 'price_missing',
    from: async ({ records }, device_id) => {
      const [meter] = await records.of('device').find({ device_id }, ['price', 'price_rule', 'price_level'], 1)
      const { price, price_rule, price_level } = meter!
      return { price_rule, price_level, price_type: price === null ? FeeRuleType.time_of_use : FeeRuleType.single }
    },
  },
  water: {
    of: (work, room, { device_type }) => waterPriceOf(work, room, device_type),
    missing: 'water_price_missing',
    from: async ({ records }, device_id) => {
      const [meter] = await records.of('device').find({ device_id }, ['water_price_level'], 1)
      return { price_level: meter!.water_price_level }
    },
  },
}

/** `at`: the request's field that is to blame where there is none. */
export async function priceOf(work: Work, meter: Meter, at: string): Promise<string> {
  const price = await knownPrice(work, meter)
  if (price === null) throw refused(work.lang, PRICES[ledgerOf(meter).name].missing, at)
  return price
}

/** Null: nobody has said one. */
export const knownPrice = (work: Work, meter: Meter): Promise<string | null> =>
  PRICES[ledgerOf(meter).name].of(work, meter.room_id!, meter)

/** Only where there is one. */
export const originOfPrice = (work: Work, meter: Meter): Promise<Origin> =>
  PRICES[ledgerOf(meter).name].from(work, meter.key)
