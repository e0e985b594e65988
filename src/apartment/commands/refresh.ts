/** A device reports its state, which also shows that it is reachable. */
import { NetState, SignalStrength } from '../../generated/enums.ts'
import type { Command } from '../../server/commands/command.ts'
import { reachable } from './reachable.ts'

/** What devices may report; each kind reports a part of it. */
const REPORTED = ['battery', 'signal', 'firmware'] as const

export const refresh: Command = {
  asks: true,
  effects: async (work, done) => {
    const devices = await reachable(
      work,
      done.map(({ task }) => task),
    )
    await work.records.of('device').changeAll(
      done.map(({ data }, at) => {
        const { key, online } = devices[at]!
        const told = Object.fromEntries(REPORTED.filter((name) => name in data).map((name) => [name, data[name]]))
        return { key, values: { ...told, ...online } }
      }),
    )
  },
  simulated: ({ payload }, chance) => {
    const known = (payload['known'] ?? {}) as Readonly<Record<string, unknown>>
    const battery = known['battery']
    return {
      net_state: NetState.online,
      signal: known['signal'] ?? Object.values(SignalStrength)[Math.floor(chance('signal') * 3)],
      // Only what runs on a battery was known to have one.
      ...(typeof battery === 'number' && { battery: battery < 0 ? 60 + Math.floor(chance('battery') * 40) : battery }),
    }
  },
}
