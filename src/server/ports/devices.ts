/** The link to devices: a simulated fleet until a real one is connected to the installation. */
import { createFleet } from '../commands/simulated/fleet.ts'
import { together } from '../commands/simulated/together.ts'
import type { DeviceLink } from '../commands/link.ts'
import type { Port } from './port.ts'

export const devices: Port<DeviceLink> = {
  seconds: 15,
  choose: () => 'fleet',
  adapters: {
    fleet: {
      simulated: true,
      open: (_, { config, commands, reading }) => {
        const away = commands?.away
        const isAway =
          away &&
          eachOf((client: number) => together((addresses: readonly string[]) => away(reading(client), addresses)))
        const types = Object.entries(commands?.types ?? {})
        const fleet = createFleet({
          seed: config.fleetSeed,
          mood: config.fleet,
          behaviours: Object.fromEntries(types.map(([type, command]) => [type, command?.simulated])),
          ...(isAway && { isAway: ({ client_id, address }) => isAway(client_id)(address) }),
        })
        return { contract: fleet, check: () => Promise.resolve() }
      },
    },
  },
}

/** Made once for each company. */
function eachOf<T>(make: (client: number) => T): (client: number) => T {
  const made = new Map<number, T>()
  return (client) => {
    const known = made.get(client) ?? make(client)
    made.set(client, known)
    return known
  }
}
