import { GrantType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { adding, changing, freezing, removing, unfreezing } from './verbs.ts'

export const faceCreate: Operation<'face_create'> = adding(GrantType.face)
export const faceUpdate: Operation<'face_update'> = changing(GrantType.face)
export const faceDelete: Operation<'face_delete'> = removing(GrantType.face)
export const faceFreeze: Operation<'face_freeze'> = freezing(GrantType.face)
export const faceUnfreeze: Operation<'face_unfreeze'> = unfreezing(GrantType.face)
