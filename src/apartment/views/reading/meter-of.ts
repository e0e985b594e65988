/** A meter of the report by its record. */
import type { RaRecord } from 'ra-core'
import type { Meter } from './entry.ts'

export interface DeviceRow extends RaRecord<number> {
  readonly sn: string
  readonly room_id: number
  readonly model: string | null
  readonly _labels?: Readonly<Record<string, string>>
}

/** The model that counts by periods of the day. */
const BY_PERIODS = 'TOU'

export const meterOf = ({ id, room_id, sn, model, _labels: labels }: DeviceRow): Meter => ({
  device_id: Number(id),
  room_id,
  sn,
  name: labels?.['room_id'] ?? sn,
  tou: model === BY_PERIODS,
})
