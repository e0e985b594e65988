import { GrantType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { adding, changing, freezing, removing, unfreezing } from './verbs.ts'

export const passwordCreate: Operation<'lock_password_create'> = adding(GrantType.password)
export const passwordUpdate: Operation<'lock_password_update'> = changing(GrantType.password)
export const passwordDelete: Operation<'lock_password_delete'> = removing(GrantType.password)
export const passwordFreeze: Operation<'lock_password_freeze'> = freezing(GrantType.password)
export const passwordUnfreeze: Operation<'lock_password_unfreeze'> = unfreezing(GrantType.password)
