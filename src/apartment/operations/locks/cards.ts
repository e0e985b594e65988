import { GrantType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { adding, changing, freezing, removing, unfreezing } from './verbs.ts'

export const nfcCreate: Operation<'nfc_create'> = adding(GrantType.card)
export const nfcUpdate: Operation<'nfc_update'> = changing(GrantType.card)
export const nfcDelete: Operation<'nfc_delete'> = removing(GrantType.card)
export const nfcFreeze: Operation<'nfc_freeze'> = freezing(GrantType.card)
export const nfcUnfreeze: Operation<'nfc_unfreeze'> = unfreezing(GrantType.card)
