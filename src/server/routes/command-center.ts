/** The center of commands with what a server has: its model in force, its settings, and the product's table. */
import type { FastifyBaseLogger } from 'fastify'
import type { DeviceLink } from '../commands/link.ts'
import { createCommandCenter, type CommandCenter } from '../commands/command-center.ts'
import { createFleet } from '../commands/simulated/fleet.ts'
import { systemContext } from '../operations/system-context.ts'
import type { Parts } from './parts.ts'

type Given = Pick<Parts, 'store' | 'source' | 'config' | 'product' | 'written'> & { readonly log: FastifyBaseLogger }

/** `link` left out: a simulated fleet. */
export function commandCenter(
  { store, source, config, product, written, log }: Given,
  link?: DeviceLink,
): CommandCenter {
  const { types, isAway } = product.commands ?? {}
  const behaviours = Object.fromEntries(
    Object.entries(types ?? {}).map(([type, command]) => [type, command?.simulated]),
  )
  return createCommandCenter({
    store,
    commands: types,
    link: (reading) =>
      link ??
      createFleet({
        seed: config.fleetSeed,
        mood: config.fleet,
        behaviours,
        ...(isAway && { isAway: (order) => isAway(reading(order.client_id), order) }),
      }),
    model: () => source.current().model,
    asSystem: (client) =>
      systemContext({ store, rules: product, fileHost: config.runtime.hosts.file }, source.current(), client),
    key: config.commandKey,
    dataDir: config.dataDir,
    written,
    warn: (error, about) => {
      log.warn({ err: error, ...about }, 'a command to a device met trouble')
    },
  })
}
