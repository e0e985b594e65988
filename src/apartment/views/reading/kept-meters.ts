/**
 * The meters of which somebody has opened the report, and what each had shown last: kept in this browser for a week, or
 * until its reading has arrived, so that the report opens where there is no network.
 */
import type { CallTypes } from '../../../generated/call-types.ts'
import { kept } from '../../../console/provider/browser-store.ts'
import { storedOwner } from '../../../console/provider/session.ts'
import { isLike } from '../../../values/is-like.ts'
import type { Meter } from './entry.ts'

/** Whose fields name the registers of a meter. */
export const READINGS = 'electricity_readings'

export type Last = CallTypes['get_last_meter_record']['response']

export interface KeptMeter extends Meter {
  readonly why?: string
  /** When it was kept, ms since 1970. */
  readonly at: number
  readonly last: Last | null
}

const PREFIX = 'meters-to-read '
const WEEK_MS = 7 * 24 * 3_600_000
const SHAPE = { device_id: 0, room_id: 0, name: '', sn: '', tou: false, at: 0 }

export function keptMeters(owner: string): readonly KeptMeter[] {
  try {
    const found = JSON.parse(kept.get(PREFIX + owner) ?? '[]') as readonly KeptMeter[]
    return found.filter(({ why: _, last: __, ...meter }) => isLike(meter, SHAPE) && Date.now() - meter.at < WEEK_MS)
  } catch {
    return []
  }
}

function write(owner: string, meters: readonly KeptMeter[]): void {
  if (meters.length === 0) kept.remove(PREFIX + owner)
  else kept.set(PREFIX + owner, JSON.stringify(meters))
}

/** Beside those that are kept already. */
export function keepMeters(owner: string, meters: readonly (Meter & { readonly why?: string })[]): void {
  const known = keptMeters(owner)
  const lastOf = (id: number): Last | null => known.find(({ device_id }) => device_id === id)?.last ?? null
  const rest = known.filter(({ device_id }) => !meters.some((one) => one.device_id === device_id))
  const added = meters.map(({ device_id, room_id, name, sn, tou, why }) => ({
    ...{ device_id, room_id, name, sn, tou, at: Date.now(), last: lastOf(device_id) },
    ...(why !== undefined && { why }),
  }))
  write(owner, [...rest, ...added])
}

export const keepLast = (owner: string, id: number, last: Last): void =>
  write(
    owner,
    keptMeters(owner).map((one) => (one.device_id === id ? { ...one, last } : one)),
  )

/** Its reading has arrived. */
export const dropMeter = (owner: string, id: number): void =>
  write(
    owner,
    keptMeters(owner).filter(({ device_id }) => device_id !== id),
  )

/** Of whoever is logged in. */
export const isAnyKept = (): boolean => keptMeters(storedOwner() ?? '').length > 0
