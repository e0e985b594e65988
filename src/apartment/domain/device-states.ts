/** States of a device: bound ones are in use, and are online or not; the others are records of what was. */
import { DeviceState, NetState } from '../../generated/enums.ts'

export const BOUND: readonly DeviceState[] = [
  DeviceState.awaiting_online,
  DeviceState.delivered,
  DeviceState.awaiting_offline,
]

/** The condition of a statement: it is bound, and no record of what was. */
export const boundIn = (column: (name: string) => string): string =>
  `${column('state')} in (${BOUND.join(', ')}) and ${column('former')} = 0`

export const isBound = (state: number | null): boolean => (BOUND as readonly (number | null)[]).includes(state)

const AWAITING: Readonly<Record<NetState, DeviceState>> = {
  [NetState.online]: DeviceState.awaiting_online,
  [NetState.offline]: DeviceState.awaiting_offline,
}

/** Who has been online is activated: assumed, the specification says only what tells it. */
export const ACTIVATED = { is_actived: true } as const

/** Of a device that goes on or off: one that awaits its delivery says so by its state as well. */
export const stateWhen = (net_state: NetState, state: DeviceState | null): { readonly state?: DeviceState } =>
  state !== null && state !== AWAITING[net_state] && Object.values(AWAITING).includes(state)
    ? { state: AWAITING[net_state] }
    : {}
