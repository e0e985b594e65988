import { GrantType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { adding, changing, freezing, removing, unfreezing } from './verbs.ts'

export const fingerprintCreate: Operation<'fingerprint_create'> = adding(GrantType.fingerprint)
export const fingerprintUpdate: Operation<'fingerprint_update'> = changing(GrantType.fingerprint)
export const fingerprintDelete: Operation<'fingerprint_delete'> = removing(GrantType.fingerprint)
export const fingerprintFreeze: Operation<'fingerprint_freeze'> = freezing(GrantType.fingerprint)
export const fingerprintUnfreeze: Operation<'fingerprint_unfreeze'> = unfreezing(GrantType.fingerprint)
