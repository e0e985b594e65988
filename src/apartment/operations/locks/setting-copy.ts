import { AppError } from '../../../errors/app-error.ts'
import { settingKeysOf, settingOf } from '../../../model/settings-keys.ts'
import { changeSettings } from '../../../server/calls/settings-change.ts'
import type { Operation } from '../../../server/calls/operation.ts'

const NOTHING = { zh: '该房间没有自定义的门锁设置', en: 'This room sets nothing of its locks itself' }

/** The room says afterwards what the other one says itself, and inherits everything else. */
export const roomLockSettingCopy: Operation<'room_lock_setting_copy'> = async (work, { room_id, from_room_id }) => {
  const keys = settingKeysOf(work.model.entities['lock_setting']!)
  const fields = keys.flatMap((key) => key.fields.map(({ name }) => name as 'alarm_unlock'))
  const [said] = await work.records.of('lock_setting').find({ room_id: from_room_id }, fields)
  const settings = Object.fromEntries(
    keys.map((key) => [key.name, said === undefined ? null : settingOf(key, { ...said })]),
  )
  if (Object.values(settings).every((value) => value === null))
    throw new AppError('invalid', {}, { fields: [{ field: 'from_room_id', message: NOTHING }] })
  return changeSettings(work, { resource: 'lock_setting', type: 'room', value: room_id, settings })
}
