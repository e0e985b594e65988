import { GrantType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { adding, changing, freezing, removing, unfreezing } from './verbs.ts'

export const bleKeyCreate: Operation<'ble_key_create'> = adding(GrantType.bluetooth)
export const bleKeyUpdate: Operation<'ble_key_update'> = changing(GrantType.bluetooth)
export const bleKeyDelete: Operation<'ble_key_delete'> = removing(GrantType.bluetooth)
export const bleKeyFreeze: Operation<'ble_key_freeze'> = freezing(GrantType.bluetooth)
export const bleKeyUnfreeze: Operation<'ble_key_unfreeze'> = unfreezing(GrantType.bluetooth)
