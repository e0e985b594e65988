/** Devices of a map in the order in which they are drawn: each gateway with what is connected to it. */
import type { CellRecord } from '../../../kinds/cell.ts'
import { DeviceType, Reach } from '../../../generated/enums.ts'

/** To which others are connected. */
export const GATEWAYS: readonly number[] = [DeviceType.gateway, DeviceType.collector, DeviceType.water_gateway]

export interface Star {
  /** Null: these are connected without one. */
  readonly gateway: CellRecord | null
  readonly children: readonly CellRecord[]
}

export const labelOf = (record: CellRecord, field: string): string | undefined =>
  (record['_labels'] as Readonly<Record<string, string | undefined>> | undefined)?.[field]

export const isAway = (device: CellRecord): boolean => device['reach'] !== Reach.online

/** What needs a look comes first. */
const inOrder = (one: CellRecord, other: CellRecord): number =>
  Number(isAway(other)) - Number(isAway(one)) ||
  (labelOf(one, 'room_id') ?? '').localeCompare(labelOf(other, 'room_id') ?? '', 'zh', { numeric: true }) ||
  Number(one['device_type']) - Number(other['device_type'])

export function starsOf(devices: readonly CellRecord[]): readonly Star[] {
  const gateways = devices.filter((device) => GATEWAYS.includes(Number(device['device_type'])))
  const known = new Set(gateways.map(({ id }) => Number(id)))
  const others = devices.filter(({ id }) => !known.has(Number(id)))
  const childrenOf = (id: number | null) =>
    others
      .filter((device) => (known.has(Number(device['gateway_id'])) ? Number(device['gateway_id']) : null) === id)
      .sort(inOrder)
  const direct = childrenOf(null)
  return [
    ...gateways.sort(inOrder).map((gateway) => ({ gateway, children: childrenOf(Number(gateway.id)) })),
    ...(direct.length > 0 ? [{ gateway: null, children: direct }] : []),
  ]
}
