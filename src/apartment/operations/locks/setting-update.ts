import { changeSettings } from '../../../server/calls/settings-change.ts'
import type { Operation } from '../../../server/calls/operation.ts'

/** What a place says of its locks, by the settings' names; null: it inherits again. */
export const lockSettingUpdate: Operation<'lock_setting_update'> = (work, request) =>
  changeSettings(work, { ...request, resource: 'lock_setting' })
