/** A device reports its state, which also shows that it is reachable. */
import { NetState, SignalStrength } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Command } from '../../server/commands/command.ts'
import type { Payload } from '../../server/commands/link.ts'
import type { Change } from '../../server/records/types.ts'
import { status } from '../reports/condition.ts'
import { shown } from '../reports/shown.ts'
import { DEVICE_FIELDS, type Device, type Shows, type Told } from '../reports/told.ts'
import { forgetReset } from './lock-reset.ts'
import { reachable } from './reachable.ts'
import { unlessReset } from './simulated-lock.ts'

export const refresh: Command = {
  asks: true,
  effects: async (work, done) => {
    const reached = await reachable(
      work,
      done.map(({ task }) => task),
    )
    const devices = await work.records.of('device').holdAll([...new Set(reached.map(({ key }) => key))], DEVICE_FIELDS)
    const answers = done.map(({ data }, at) => {
      const { key, online } = reached[at]!
      const device = devices.get(key)!
      return { key, online, data, device, at: work.now, shows: conditionOf(work, device, data) }
    })
    await work.records.of('device').changeAll(
      answers.map(({ key, online, data, shows: { measured } }) => ({
        key,
        values: { ...('firmware' in data && { firmware: data['firmware'] }), ...measured, ...online },
      })) as readonly Change<'device'>[],
    )
    await shown(work, answers)
  },
  refused: forgetReset,
  simulated: unlessReset(({ payload }, chance) => {
    const known = (payload['known'] ?? {}) as Readonly<Record<string, unknown>>
    const battery = known['battery']
    return {
      net_state: NetState.online,
      signal: known['signal'] ?? Object.values(SignalStrength)[Math.floor(chance('signal') * 3)],
      // Only what runs on a battery was known to have one.
      ...(typeof battery === 'number' && { battery: battery < 0 ? 60 + Math.floor(chance('battery') * 40) : battery }),
    }
  }),
}

/** As a report of its condition: the same values, with their times, raise and end the same alarms. */
const conditionOf = (work: Work, device: Device, { battery, signal, rs485_state }: Payload): Shows =>
  status(work, { device, at: work.now, data: { battery, signal, rs485_state } as Told['data'] })
