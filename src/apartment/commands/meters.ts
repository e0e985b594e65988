/** What a meter has done or tells when it is asked is what it would report by itself. */
import { Decimal } from 'decimal.js'
import {
  ReadingSource,
  RelayState,
  ValveSwitch,
  type CommandType,
  type TransformerRatio,
} from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Command, Done } from '../../server/commands/command.ts'
import type { Payload } from '../../server/commands/link.ts'
import type { Behaviour } from '../../server/commands/simulated/fleet.ts'
import type { Changes } from '../../server/records/types.ts'
import { judge, supplyOf } from '../meters/arrears.ts'
import { shown } from '../reports/alarms.ts'
import { switched } from '../reports/condition.ts'
import { takeReading } from '../reports/reading.ts'
import { DEVICE_FIELDS, type Device, type Told } from '../reports/told.ts'
import { ALIKE } from '../operations/meters/switch.ts'
import { markOnline, reachable } from './reachable.ts'

type Reported = (work: Work, told: Told) => Promise<Changes<'device'> | void>

const asReported =
  (handle: Reported, known: Told['data'] = {}) =>
  async (work: Work, { task, data }: Done): Promise<void> => {
    const [found] = await reachable(work, [task])
    const { key, online } = found!
    const devices = work.records.of('device')
    const device = await devices.hold(key, DEVICE_FIELDS)
    const told: Told = { device, at: work.now, data: { ...known, ...(data as Told['data']) } }
    await devices.change(key, { ...online, ...(await handle(work, told)) })
  }

const hasSwitched: Reported = async (work, told) => {
  const { sign, measured } = switched(work, told)
  if (sign != null) await shown(work, told.device, sign, told.at)
  return measured as Changes<'device'>
}

/** Values: the command, types. */
export const LATER_DONE: OwnStatement = {
  name: 'a later command was done',
  text: ({ company, value }) => {
    const [it, later] = [company('command_task'), company('command_task')]
    return `select ${later.key} as task from ${it.from}, ${later.from} where ${it.where} and ${later.where} and ${it.key} = ${value(0, 'bigint')}
      and ${later.column('device_id')} = ${it.column('device_id')} and ${later.key} > ${it.key}
      and ${later.column('command')} = any(${value(1, 'text[]')}) and ${later.column('state')} = 'success' limit 1`
  },
}

/** Commands to one meter are done in the order of their numbers, and answers come in any: the last one tells. */
const lastOf = (types: readonly CommandType[], effect: (work: Work, done: Done) => Promise<void>): Command => ({
  effect: async (work, done) => {
    const later = await work.ask(LATER_DONE, done.task, types)
    if (later.length === 0) await effect(work, done)
  },
  simulated: () => ({}),
})

const switching = (target: keyof typeof ALIKE, to: Told['data']): Command =>
  lastOf(ALIKE[target], asReported(hasSwitched, to))

/** It has gone on counting since it last told. */
const counts: Behaviour = ({ payload }, chance) => {
  const { electric_read, water_read } = payload as { readonly electric_read?: string; readonly water_read?: number }
  if (water_read !== undefined) return { water_read: water_read + Math.floor(chance('water') * 20) }
  return { electric_read: new Decimal(electric_read ?? 0).plus(new Decimal(chance('energy')).times(2)).toFixed(2) }
}

/** What was paid waits for its meter so long. */
const PAID_WAITS_S = 30 * 86_400

/** The money is booked; this says that the meter has heard of it. Nothing follows of what was taken back. */
const charged: Command = {
  effect: async (work, { task }) => {
    await markOnline(work, [task])
    for (const entity of ['charge', 'water_charge'] as const)
      for (const { key } of await work.records.of(entity).find({ task_id: task }, [], 1))
        await work.records.of(entity).change(key, { delivered_at: work.now.toISOString() })
  },
  simulated: () => ({}),
  waits: PAID_WAITS_S,
}

/** The meter has taken what was sent; what remains is judged by it. */
const setting = (type: CommandType, valueOf: (payload: Payload, meter: Device) => Changes<'device'>): Command =>
  lastOf([type], async (work, { task, payload }) => {
    const [found] = await reachable(work, [task])
    const { key, online } = found!
    const devices = work.records.of('device')
    const meter = await devices.hold(key, DEVICE_FIELDS)
    await devices.change(key, { ...online, ...valueOf(payload, meter) })
    await judge(work, await devices.hold(key, DEVICE_FIELDS))
  })

export const meterCommands = {
  meter_charge: charged,
  meter_read: {
    effect: asReported((work, told) => takeReading(work, told, ReadingSource.remote)),
    simulated: counts,
  },
  switch_on: switching('relay', { relay_state: RelayState.closed }),
  switch_off: switching('relay', { relay_state: RelayState.open }),
  meter_clear: { effect: (work, { task }) => markOnline(work, [task]), simulated: () => ({}) },
  meter_reset: {
    effect: asReported((work, told) => takeReading(work, told, ReadingSource.remote), {
      electric_read: '0.00',
      water_read: 0,
    }),
    simulated: () => ({}),
  },
  overdraft_set: setting('overdraft_set', ({ overdraft }, meter) => ({
    [supplyOf(meter).overdraft]: String(overdraft),
  })),
  capacity_set: setting('capacity_set', ({ capacity }) => ({ capacity: Number(capacity) })),
  ratio_set: setting('ratio_set', ({ ratio }) => ({ transformer_ratio: Number(ratio) as TransformerRatio })),
  valve_open: switching('valve', { valve: ValveSwitch.on }),
  valve_close: switching('valve', { valve: ValveSwitch.off }),
} satisfies Readonly<Record<string, Command>>
