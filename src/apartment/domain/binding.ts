/**
 * What can be bound to a room, kind by kind. Spec §7 names the first six; how many a room holds and which gateways fit
 * is assumed. What serves a whole home is bound to its public area, which is a room as well.
 */
import { DeviceType } from '../../generated/enums.ts'
import { DOOR_TYPES } from './doors.ts'

export interface Kind {
  readonly types: readonly DeviceType[]
  /** What devices of the kind may hang on. */
  readonly gateways: readonly DeviceType[]
  /** Of each type, in a room that is let; elsewhere any number. */
  readonly most: number
}

export const KINDS = {
  lock: { types: [DeviceType.lock], gateways: [DeviceType.gateway], most: 1 },
  gateway: { types: [DeviceType.gateway], gateways: [], most: Infinity },
  collector: { types: [DeviceType.collector], gateways: [], most: Infinity },
  elemeter: {
    types: [DeviceType.electricity_meter],
    gateways: [DeviceType.gateway, DeviceType.collector],
    most: 1,
  },
  watergateway: { types: [DeviceType.water_gateway], gateways: [], most: Infinity },
  watermeter: {
    types: [DeviceType.cold_water_meter, DeviceType.hot_water_meter],
    gateways: [DeviceType.water_gateway],
    most: 1,
  },
  repeater: { types: [DeviceType.repeater], gateways: [DeviceType.gateway], most: Infinity },
  accessunit: { types: DOOR_TYPES, gateways: [], most: Infinity },
} as const satisfies Readonly<Record<string, Kind>>
