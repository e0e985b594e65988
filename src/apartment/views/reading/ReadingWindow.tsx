/** The reading report of meters that were chosen in the console, or that a refused operation waits for. */
import { useGetMany, useTranslate } from 'ra-core'
import type { WindowProps } from '../../../console/actions/windows.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import { FailureWindow } from './FailureWindow.tsx'
import { meterOf, type DeviceRow } from './meter-of.ts'
import ReadingReport from './ReadingReport.tsx'

export default function ReadingWindow({ ids, data, onDone, onClose }: WindowProps) {
  const translate = useTranslate()
  const named = Array.isArray(data['devices']) ? (data['devices'] as readonly number[]) : ids.map(Number)
  const { data: devices, error } = useGetMany<DeviceRow>('devices', { ids: [...named] })
  if (error)
    return <FailureWindow text={messageOf(error) ?? translate('ra.notification.http_error')} onClose={onClose} />
  if (devices === undefined || devices.length === 0) return null
  return <ReadingReport meters={devices.map(meterOf)} onDone={onDone} onClose={onClose} />
}
