/** The center of commands with what a server has: its model in force, its settings, and the product's table. */
import type { FastifyBaseLogger } from 'fastify'
import { createCommandCenter, type CommandCenter } from '../commands/command-center.ts'
import { systemContext } from '../operations/system-context.ts'
import type { Ports } from '../ports/ports.ts'
import type { Parts } from './parts.ts'

type Given = Pick<Parts, 'store' | 'source' | 'config' | 'product' | 'written'> & {
  readonly ports: Ports
  readonly log: FastifyBaseLogger
}

export const commandCenter = ({ store, source, config, product, written, ports, log }: Given): CommandCenter =>
  createCommandCenter({
    store,
    commands: product.commands?.types,
    link: ports.devices,
    ports,
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
