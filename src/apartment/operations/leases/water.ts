/**
 * Water at the end of a tenancy: the closing reading. What a water account comes to is settled here as well, once there
 * is one: its lines go with those of electricity.
 */
import { Decimal } from 'decimal.js'
import { water_divisor } from '../../../generated/constants.ts'
import { DeviceType, ReadingSource } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { isBound } from '../../domain/device-states.ts'
import { takeReading } from '../../reports/reading.ts'
import { DEVICE_FIELDS } from '../../reports/told.ts'
import { invalid } from '../devices/refused.ts'
import type { Line } from './settlement.ts'
import { inWords, type Step } from './steps.ts'

const NO_METER: Label = { zh: '该房间没有在用的水表', en: 'The room has no water meter in use' }

interface Settled {
  readonly steps: readonly Step[]
  readonly lines: readonly Line[]
  readonly read: string | null
}

/** Of the cold water, where a room has both. */
async function meterOf({ records }: Pick<Work, 'records'>, room_id: number): Promise<number | null> {
  for (const device_type of [DeviceType.cold_water_meter, DeviceType.hot_water_meter]) {
    const found = await records.of('device').find({ room_id, device_type }, ['state'])
    const meter = found.find(({ state }) => isBound(state))
    if (meter !== undefined) return meter.key
  }
  return null
}

export async function settleWater(work: Work, room_id: number, water_read: string | undefined): Promise<Settled> {
  const meter = await meterOf(work, room_id)
  if (meter === null) {
    if (water_read !== undefined) throw invalid('water_read', NO_METER)
    return { steps: [], lines: [], read: null }
  }
  const device = await work.records.of('device').hold(meter, DEVICE_FIELDS)
  const read = water_read ?? device.water_amount
  if (water_read !== undefined) {
    const last = new Decimal(device.water_amount ?? 0)
    if (last.gt(water_read)) {
      const known = last.toFixed(2)
      throw invalid('water_read', {
        zh: `读数低于最近一次读数${known}吨`,
        en: `It is below the latest reading, ${known} m³`,
      })
    }
    const told = { device, at: work.now, data: { water_read: new Decimal(water_read).times(water_divisor).toNumber() } }
    await work.records.of('device').change(meter, await takeReading(work, told, ReadingSource.manual))
  }
  if (read === null) return { steps: [], lines: [], read }
  const text: Label = { zh: `读数${read}吨`, en: `Reading ${read} m³` }
  return {
    steps: [{ step: 'water_reading', state: 'done', device_id: meter, ...inWords(work, text) }],
    lines: [],
    read,
  }
}
