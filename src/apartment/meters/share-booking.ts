/** A share of a home's energy in the account of a room's meter. */
import { Decimal } from 'decimal.js'
import { LedgerKind } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import { DEVICE_FIELDS } from '../reports/told.ts'
import { judge } from './arrears.ts'
import { book } from './ledger.ts'

export interface Share {
  readonly device_id: number
  /** Where the meter stood, which may have left since. */
  readonly room_id: number
  /** kWh with two decimals: what the room bears more than before, or less. */
  readonly energy: string
  readonly pool_share_id: number
}

/** What remains may then be low, or owed. */
export async function bookShare(work: Work, { device_id, room_id, energy, pool_share_id }: Share): Promise<void> {
  const held = await work.records.of('device').hold(device_id, DEVICE_FIELDS)
  const entry = { kind: LedgerKind.share, pool: true, quantity: new Decimal(energy).neg().toFixed(2), pool_share_id }
  const { meter } = await book(work, { ...held, room_id: held.room_id ?? room_id }, [entry])
  await judge(work, meter)
}
