/** A report and the device that it is of, for those who make something of it. */
import type { WebhookTypes } from '../../generated/webhook-types.ts'
import type { Changes, Keyed, Values } from '../../server/records/types.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Sign } from '../domain/alarms.ts'
import type { Label } from '../../model/model.ts'
import { ACCOUNT_FIELDS } from '../meters/account.ts'

export const DEVICE_FIELDS = [
  ...ACCOUNT_FIELDS,
  'battery',
  'battery_at',
  'capacity',
  'clock_off',
  'gateway_id',
  'model',
  'net_state',
  'net_state_at',
  'read_time',
  'reported_at',
  'rs485_at',
  'signal_at',
  'state',
  'switched_at',
] as const

export type Device = Values<'device', (typeof DEVICE_FIELDS)[number]> & Keyed
export type DeviceReport = WebhookTypes['device_report']

export interface Told {
  readonly device: Device
  readonly at: Date
  readonly data: Omit<DeviceReport, 'type' | 'sn' | 'at' | 'boot' | 'sequence'>
}

/** What the device has measured, with the time of each. */
export type Measured = Partial<Readonly<Record<(typeof MEASURED_FIELDS)[number], string | number | boolean>>>

/** By the type that the database knows each by. */
export const MEASURED_TYPES = {
  battery: 'integer',
  battery_at: 'timestamptz',
  clock_off: 'boolean',
  electric_read: 'numeric',
  is_actived: 'boolean',
  net_state: 'integer',
  net_state_at: 'timestamptz',
  off_peak: 'numeric',
  peak: 'numeric',
  read_time: 'timestamptz',
  relay_state: 'integer',
  reported_at: 'timestamptz',
  rs485_at: 'timestamptz',
  rs485_state: 'integer',
  sharp: 'numeric',
  shoulder: 'numeric',
  signal: 'integer',
  signal_at: 'timestamptz',
  switched_at: 'timestamptz',
  valve: 'integer',
  water_amount: 'numeric',
} as const
export const MEASURED_FIELDS = Object.keys(MEASURED_TYPES) as readonly (keyof typeof MEASURED_TYPES)[]

export interface SignAt {
  readonly sign: Sign
  readonly at: Date
}

/** What a report shows that says how the device is, and no more. */
export interface Shows {
  readonly measured: Measured
  readonly sign?: Sign | null
  /** Of an alarm that starts with the sign. */
  readonly detail?: Label
  /** Signs to be kept; left out: the one that it shows. */
  readonly kept?: readonly SignAt[]
  /** What of the record follows besides. */
  readonly follows?: Changes<'device'>
  /** It is there for its commands. */
  readonly isBack?: boolean
}

/** Of what a report shows of the device alone: many are taken in by the same few statements. */
export type ShowingHandler = (work: Work, told: Told) => Shows

/** What a report that makes records shows of the device besides. */
export type Made = Pick<Shows, 'measured' | 'sign'>
export type ReportHandler = (work: Work, told: Told) => Promise<Made | void>

/** The same of many, no two of one device: of each in its place. */
export type ReportsHandler = (work: Work, all: readonly Told[]) => Promise<readonly Made[]>

/** Something of then is known already, or something later. */
export const isOlder = (at: Date, known: string | null): boolean => known !== null && new Date(known) >= at

/** Something later is known already. */
export const isEarlier = (at: Date, known: string | null): boolean => known !== null && new Date(known) > at
