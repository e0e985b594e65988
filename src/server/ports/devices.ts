/** The way to devices: a simulated fleet, as long as none is joined to the installation. */
import { createFleet } from '../commands/simulated/fleet.ts'
import { LANES, lanes } from '../commands/lanes.ts'
import type { DeviceLink } from '../commands/link.ts'
import type { Port } from './port.ts'

export const devices: Port<DeviceLink> = {
  seconds: 15,
  choose: () => 'fleet',
  adapters: {
    fleet: {
      simulated: true,
      open: (_, { config, commands, reading }) => {
        const isAway = commands?.isAway
        const inTurn = lanes(LANES)
        const types = Object.entries(commands?.types ?? {})
        const fleet = createFleet({
          seed: config.fleetSeed,
          mood: config.fleet,
          behaviours: Object.fromEntries(types.map(([type, command]) => [type, command?.simulated])),
          ...(isAway && { isAway: (order) => inTurn(() => isAway(reading(order.client_id), order)) }),
        })
        return { contract: fleet, check: () => Promise.resolve() }
      },
    },
  },
}
