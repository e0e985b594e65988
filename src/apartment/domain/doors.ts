import { DeviceType } from '../../generated/enums.ts'

/** Access units: doors that know people, not a room's lock. */
export const DOOR_TYPES: readonly DeviceType[] = [DeviceType.face_access, DeviceType.m3_access]

export const isDoor = (type: DeviceType | null): boolean => type !== null && DOOR_TYPES.includes(type)
