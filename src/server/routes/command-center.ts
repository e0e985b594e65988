/** The center of commands with what a server has: its model in force, its settings, and the product's table. */
import type { FastifyBaseLogger } from 'fastify'
import type { DeviceLink } from '../commands/link.ts'
import { createCommandCenter, type CommandCenter } from '../commands/command-center.ts'
import { createFleet } from '../commands/simulated/fleet.ts'
import { together } from '../commands/simulated/together.ts'
import { standingOf } from '../auth/sessions.ts'
import type { Context } from '../operations/context.ts'
import { systemContext } from '../operations/system-context.ts'
import type { Parts } from './parts.ts'

type Given = Pick<Parts, 'store' | 'source' | 'config' | 'product' | 'written'> & { readonly log: FastifyBaseLogger }

/** `link` left out: a simulated fleet. */
export function commandCenter(
  { store, source, config, product, written, log }: Given,
  link?: DeviceLink,
): CommandCenter {
  const { types, away } = product.commands ?? {}
  const behaviours = Object.fromEntries(
    Object.entries(types ?? {}).map(([type, command]) => [type, command?.simulated]),
  )
  const asSystem = (client: number): Context =>
    systemContext({ store, rules: product, fileHost: config.runtime.hosts.file }, source.current(), client)
  return createCommandCenter({
    store,
    commands: types,
    link: (reading) => {
      const isAway =
        away && eachOf((client: number) => together((addresses: readonly string[]) => away(reading(client), addresses)))
      return (
        link ??
        createFleet({
          seed: config.fleetSeed,
          mood: config.fleet,
          behaviours,
          ...(isAway && { isAway: ({ client_id, address }) => isAway(client_id)(address) }),
        })
      )
    },
    model: () => source.current().model,
    asSystem,
    asAccount: async (connection, client_id, staff_id) => {
      const context = asSystem(client_id)
      const standing = await standingOf(connection, context.model, { client_id, staff_id })
      return standing && { ...context, ...standing, connection }
    },
    key: config.commandKey,
    dataDir: config.dataDir,
    written,
    warn: (error, about) => {
      log.warn({ err: error, ...about }, 'a command to a device met trouble')
    },
  })
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
