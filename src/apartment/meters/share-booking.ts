/** Shares of homes' energy in the accounts of rooms' meters. */
import { Decimal } from 'decimal.js'
import { LedgerKind } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import { DEVICE_FIELDS } from '../reports/told.ts'
import { judge } from './arrears.ts'
import { bookAll } from './ledger.ts'
import { ENERGY } from './ledgers.ts'

export interface Share {
  readonly device_id: number
  /** Where the meter stood, which may have left since. */
  readonly room_id: number
  /** kWh with two decimals: what the room bears more than before, or less. */
  readonly energy: string
  readonly pool_share_id: number
}

/** Each meter once. What remains may then be low, or owed. The account of a meter that is gone went with it. */
export async function bookShares(work: Work, shares: readonly Share[]): Promise<void> {
  const keys = shares.map(({ device_id }) => device_id)
  const held = await work.records.of('device').holdAll(keys, DEVICE_FIELDS)
  const bookings = shares.flatMap(({ device_id, room_id, energy, pool_share_id }) => {
    const meter = held.get(device_id)
    if (meter === undefined) return []
    const entry = { kind: LedgerKind.share, pool: true, quantity: new Decimal(energy).neg().toFixed(2), pool_share_id }
    return [{ meter: { ...meter, room_id: meter.room_id ?? room_id }, entries: [entry] }]
  })
  for (const { meter } of await bookAll(work, ENERGY, bookings)) await judge(work, meter)
}
