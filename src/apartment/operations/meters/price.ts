/** What is paid ahead on a meter buys at this price: CNY for a kWh or a m³, with up to four decimals. */
import type { Work } from '../../../server/calls/operation.ts'
import { ledgerOf, type Ledger, type Meter } from '../../meters/ledgers.ts'
import { tariffOf, waterPriceOf } from '../../meters/tariff.ts'
import { refused } from '../devices/refused.ts'

interface Priced {
  readonly of: (work: Work, room: number, meter: Meter) => Promise<string | null>
  readonly missing: 'price_missing' | 'water_price_missing'
}

const PRICES: Readonly<Record<Ledger['name'], Priced>> = {
  energy: {
    // Assumed: by time of use, what is paid ahead is worth its energy at the shoulder price.
    of: async (work, room) => {
      const tariff = await tariffOf(work, room)
      return tariff?.price ?? tariff?.shoulder_price ?? null
    },
    missing: 'price_missing',
  },
  water: { of: (work, room, { device_type }) => waterPriceOf(work, room, device_type), missing: 'water_price_missing' },
}

/** `at`: the request's field that is to blame where there is none. */
export async function priceOf(work: Work, meter: Meter, at: string): Promise<string> {
  const { of, missing } = PRICES[ledgerOf(meter).name]
  const price = await of(work, meter.room_id!, meter)
  if (price === null) throw refused(work.lang, missing, at)
  return price
}
