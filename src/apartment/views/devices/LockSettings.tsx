/** On a lock's page: the settings in force for it, which are those of its room. */
import { useTranslate } from 'ra-core'
import SettingsOfRecord from '../../../console/screens/settings/SettingsOfRecord.tsx'
import type { SlotProps } from '../../../console/screens/detail/slots.ts'
import { labelOf } from '../map/devices.ts'

export default function LockSettings({ record }: SlotProps) {
  const translate = useTranslate()
  const room = Number(record['room_id'])
  return (
    <>
      <p className="k-soft k-none">
        {translate('lock_settings.of_room', { room: labelOf(record, 'room_id') ?? `#${room}` })}
      </p>
      <SettingsOfRecord plural="lock_settings" type="room" id={room} />
    </>
  )
}
