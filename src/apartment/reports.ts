/** What reports of devices come to: one handler for each type of `schemas/webhooks/device_report.json`. */
import memoize from 'lodash/memoize'
import { clock_ahead_minutes, clock_behind_days, seen_minutes } from '../generated/constants.ts'
import { judged } from '../model/conditions.ts'
import { perModel } from '../model/per-model.ts'
import type { Work } from '../server/calls/operation.ts'
import type { OwnStatement } from '../server/calls/statements.ts'
import type { Changes } from '../server/records/types.ts'
import type { ProductReports } from '../server/reports/report.ts'
import { alarm } from './reports/alarm.ts'
import { alive, besides, closed, locked, showingBy, status, switched } from './reports/condition.ts'
import { offline, online } from './reports/connection.ts'
import { opening } from './reports/opening.ts'
import { pass } from './reports/pass.ts'
import { readings } from './reports/readings.ts'
import { shown } from './reports/shown.ts'
import {
  DEVICE_FIELDS,
  MEASURED_FIELDS,
  MEASURED_TYPES,
  type Device,
  type DeviceReport,
  type Made,
  type Measured,
  type ReportHandler,
  type ReportsHandler,
  type ShowingHandler,
  type Shows,
  type Told,
} from './reports/told.ts'

/** `besides`: how the device is, where such a report tells that as well. */
type Handler =
  { shows: ShowingHandler } | { handle: ReportHandler } | { together: ReportsHandler; besides: typeof besides }

/** What only says how the device is, and what makes records: each report by itself, or those of a set together. */
const handlers: { readonly [Type in DeviceReport['type']]: Handler } = {
  alarm: { handle: alarm },
  alive: { shows: alive },
  closed: { shows: closed },
  locked: { shows: locked },
  offline: { shows: offline },
  online: { shows: online },
  opening: { handle: opening },
  pass: { handle: pass },
  reading: { together: readings, besides },
  status: { shows: status },
  switched: { shows: switched },
}

const MINUTE_MS = 60_000

/** Values: addresses. */
export const ADDRESSED: OwnStatement = {
  name: 'devices by their addresses',
  text: ({ company, value }) => {
    const { from, where, key, column } = company('device')
    return `select ${key} as device, ${column('sn')} as sn from ${from} where ${where} and ${column('sn')} = any(${value(0, 'text[]')}) and ${column('former')} = 0`
  },
}

/**
 * Values: devices, and of each field that is measured its values; null: it stays. Nobody has done it, so that nobody's
 * edit meets another version of the record because of it, and no log tells of it.
 */
export const MEASURED: OwnStatement = {
  name: 'what devices have measured',
  text: ({ company, value }) => {
    const { from, where, key, column } = company('device')
    const arrays = MEASURED_FIELDS.map((field, at) => value(at + 1, `${MEASURED_TYPES[field]}[]`))
    return `update ${from} set ${MEASURED_FIELDS.map((field) => `${field} = coalesce(k.${field}, ${column(field)})`).join(', ')}
      from unnest(${[value(0, 'bigint[]'), ...arrays].join(', ')}) k(device, ${MEASURED_FIELDS.join(', ')})
      where ${where} and ${key} = k.device`
  },
}

interface Change {
  readonly device: Device
  readonly measured: Measured
}

/** By its type: whether a device has a field. */
const fieldsBy = perModel(({ entities }) =>
  memoize((device_type: number | null) => judged(entities['device']!.fields, { device_type }).has),
)

/** Of each device all that it shows; of a field what comes last. */
function byDevice(changes: readonly Change[]): readonly Change[] {
  const found = new Map<number, Change>()
  for (const { device, measured } of changes)
    found.set(device.key, { device, measured: { ...found.get(device.key)?.measured, ...measured } })
  return [...found.values()]
}

async function write({ ask, records, model }: Work, changes: readonly Change[]): Promise<void> {
  const some = byDevice(changes).filter(({ measured }) => Object.keys(measured).length > 0)
  if (some.length === 0) return
  const has = fieldsBy(model)
  for (const { device, measured } of some) {
    // Refused, as every value of what such a device has not.
    if (!Object.keys(measured).every(has(device.device_type)))
      await records.of('device').change(device.key, measured as Changes<'device'>)
  }
  await ask(
    MEASURED,
    some.map(({ device }) => device.key),
    ...MEASURED_FIELDS.map((field) => some.map(({ measured }) => measured[field] ?? null)),
  )
}

interface Showing extends Told {
  readonly shows: Shows
}

/** What shows how devices are, written in a few statements, however many they are. */
async function shownAll(work: Work, all: readonly Showing[]): Promise<void> {
  await write(
    work,
    all.map(({ device, shows: { measured } }) => ({ device, measured })),
  )
  await shown(work, all)
  for (const { device, shows } of all) if (shows.isBack === true) work.commands.online(device.sn)
}

interface Seen extends Told {
  readonly seen: Measured
}

const shownBy = ({ seen, ...told }: Seen, shows: Shows): Showing => ({
  ...told,
  shows: { ...shows, measured: { ...shows.measured, ...seen } },
})

const eachOf = memoize((handle: ReportHandler): ReportsHandler => async (work, all) => {
  const made: Made[] = []
  for (const told of all) made.push((await handle(work, told)) ?? { measured: {} })
  return made
})

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
  devices: async ({ ask }, addresses) => {
    const found = await ask(ADDRESSED, addresses)
    return new Map(found.map(({ device, sn }) => [String(sn), Number(device)]))
  },
  handle: async (work, all) => {
    const held = await work.records.of('device').holdAll(
      all.map(({ device }) => device),
      DEVICE_FIELDS,
    )
    const has = fieldsBy(work.model)
    const showing: Showing[] = []
    const making = new Map<ReportsHandler, Seen[]>()
    for (const { device: key, kind, at, isClockOff, data } of all) {
      const device = held.get(key)
      // Removed since it was found.
      if (device === undefined) continue
      const told: Told = { device, at, data: data as Told['data'] }
      const seen = seenOf(device, work.now, isClockOff)
      const handler = handlers[kind as DeviceReport['type']]
      if ('shows' in handler) showing.push(shownBy({ ...told, seen }, handler.shows(work, told)))
      else {
        const together = 'together' in handler ? handler.together : eachOf(handler.handle)
        const more = 'besides' in handler ? handler.besides(work, told, has(device.device_type)) : []
        showing.push(...more.map((shows) => ({ ...told, shows })))
        making.set(together, [...(making.get(together) ?? []), { ...told, device: showingBy(device, more), seen }])
      }
    }
    await shownAll(work, showing)
    const made: Showing[] = []
    for (const [together, some] of making) {
      const shows = await together(work, some)
      made.push(...some.map((one, at) => shownBy(one, shows[at]!)))
    }
    await shownAll(work, made)
  },
}

const seenOf = ({ reported_at, clock_off }: Device, now: Date, isClockOff: boolean): Measured => ({
  ...(isClockOff !== clock_off && { clock_off: isClockOff }),
  ...(now.getTime() - (reported_at === null ? 0 : Date.parse(reported_at)) > seen_minutes * MINUTE_MS && {
    reported_at: now.toISOString(),
  }),
})
