/** What a kind of device looks like: a path on a grid of 24 units. */
import { DeviceType } from '../../../generated/enums.ts'

const GATEWAY =
  'M5 14h14v5H5zM8 16.500v.01M11 16.500v.01M8.500 10.500a5 5 0 0 1 7 0M6 7.500a8.500 8.500 0 0 1 12 0M12 14v-1'
const DOOR = 'M6 20V4h9v16M15 6h3v14M3.500 20h17M12 12v.01'
const DROP = 'M12 3.500s6 6.500 6 10.500a6 6 0 0 1-12 0c0-4 6-10.500 6-10.500Z'
const SHAPES: Readonly<Record<number, string>> = {
  [DeviceType.gateway]: GATEWAY,
  [DeviceType.lock]: 'M7 11V8.500a5 5 0 0 1 10 0V11M5.500 11h13v8.500h-13zM12 14.500v2',
  [DeviceType.electricity_meter]: 'M13 3 5.500 13.500H11L10 21l7.500-10.500H12z',
  [DeviceType.collector]: GATEWAY,
  [DeviceType.water_gateway]: GATEWAY,
  [DeviceType.cold_water_meter]: DROP,
  [DeviceType.hot_water_meter]: DROP,
  [DeviceType.repeater]: 'M4 12h5M15 12h5M6.500 9.500 4 12l2.500 2.500M17.500 9.500 20 12l-2.500 2.500M12 8v8',
  [DeviceType.face_access]: DOOR,
  [DeviceType.m3_access]: DOOR,
}

export const shapeOf = (type: number): string => SHAPES[type] ?? DOOR
