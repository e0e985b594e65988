/** A report and the device that it is of, for those who make something of it. */
import type { WebhookTypes } from '../../generated/webhook-types.ts'
import type { Changes, Keyed, Values } from '../../server/records/types.ts'
import type { Work } from '../../server/calls/operation.ts'

export const DEVICE_FIELDS = [
  'battery_at',
  'clock_off',
  'device_type',
  'electric_amount',
  'electric_read',
  'gateway_id',
  'home_id',
  'net_state',
  'net_state_at',
  'pool_amount',
  'pool_read',
  'read_time',
  'room_id',
  'reported_at',
  'signal_at',
  'sn',
  'state',
  'switched_at',
  'water_amount',
] as const

export type Device = Values<'device', (typeof DEVICE_FIELDS)[number]> & Keyed
export type DeviceReport = WebhookTypes['device_report']

export interface Told {
  readonly device: Device
  readonly at: Date
  readonly data: Omit<DeviceReport, 'type' | 'sn' | 'at' | 'boot' | 'sequence'>
}

/** Answers what changes of the device; nothing: it stays as it is. */
export type ReportHandler = (work: Work, told: Told) => Promise<Changes<'device'> | void>

/** Something later is known already. */
export const isOlder = (at: Date, known: string | null): boolean => known !== null && new Date(known) >= at
