/** What reports of devices come to: one handler for each type of `schemas/webhooks/device_report.json`. */
import { clock_ahead_minutes, clock_behind_days, seen_minutes } from '../generated/constants.ts'
import type { OwnStatement } from '../server/calls/statements.ts'
import type { ProductReports } from '../server/reports/report.ts'
import { alarm } from './reports/alarm.ts'
import { alive, closed, locked, status, switched } from './reports/condition.ts'
import { offline, online } from './reports/connection.ts'
import { opening } from './reports/opening.ts'
import { pass } from './reports/pass.ts'
import { reading } from './reports/reading.ts'
import { DEVICE_FIELDS, type DeviceReport, type ReportHandler, type Told } from './reports/told.ts'

const handlers: { readonly [Type in DeviceReport['type']]: ReportHandler } = {
  alarm,
  alive,
  closed,
  locked,
  offline,
  online,
  opening,
  pass,
  reading,
  status,
  switched,
}

const MINUTE_MS = 60_000

/** Values: the device, and now. Nobody's edit meets another version of the record because of it. */
export const SEEN: OwnStatement = {
  name: 'a device was heard of',
  text: ({ company, value }) => {
    const { from, where, key } = company('device')
    return `update ${from} set reported_at = ${value(1, 'timestamptz')} where ${where} and ${key} = ${value(0)}`
  },
}

export const reports: ProductReports = {
  webhook: 'device_report',
  message: ({ address, boot, sequence, at, kind, data }) => ({
    ...data,
    type: kind,
    sn: address,
    at,
    ...(boot !== undefined && { boot }),
    ...(sequence !== undefined && { sequence }),
  }),
  clock: { ahead: clock_ahead_minutes * MINUTE_MS, behind: clock_behind_days * 24 * 60 * MINUTE_MS },
  device: async ({ records }, address) => {
    const [found] = await records.of('device').find({ sn: address, former: 0 }, [], 1)
    return found?.key ?? null
  },
  handle: async (work, key, { kind, at, isClockOff, data }) => {
    const devices = work.records.of('device')
    const device = await devices.hold(key, DEVICE_FIELDS)
    const told: Told = { device, at, data: data as Told['data'] }
    const changes = {
      ...(await handlers[kind as DeviceReport['type']](work, told)),
      ...(isClockOff !== device.clock_off && { clock_off: isClockOff }),
    }
    if (Object.keys(changes).length > 0) await devices.change(key, changes)
    const before = device.reported_at === null ? 0 : Date.parse(device.reported_at)
    if (work.now.getTime() - before > seen_minutes * MINUTE_MS) await work.ask(SEEN, key, work.now.toISOString())
  },
}
