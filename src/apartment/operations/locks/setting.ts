import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation } from '../../../server/calls/operation.ts'

/** What a room says itself, or inherits from its home, its store or the company. */
export const lockSetting: Operation<'lock_setting'> = async ({ settingsShown }, { type, value }) =>
  (await settingsShown('lock_setting', type, value)) as CallTypes['lock_setting']['response']
