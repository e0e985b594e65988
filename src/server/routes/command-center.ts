/** The center of commands with what a server has: its model in force, its settings, and the product's table. */
import type { FastifyBaseLogger } from 'fastify'
import { createCommandCenter, type CommandCenter } from '../commands/command-center.ts'
import { asAccountWith } from '../auth/as-account.ts'
import type { Context } from '../operations/context.ts'
import type { Ports } from '../ports/ports.ts'
import type { Metrics } from '../watch/metrics.ts'
import { createIntake } from '../reports/intake.ts'
import type { Parts } from './parts.ts'

type Given = Pick<Parts, 'store' | 'source' | 'config' | 'product' | 'written'> & {
  readonly asSystem: (client: number) => Context
  readonly ports: Ports
  readonly log: FastifyBaseLogger
  readonly metrics?: Metrics | null
  /** There is something for the inbox to handle. */
  readonly wakeInbox?: () => void
}

export const commandCenter = ({
  store,
  source,
  config,
  product,
  asSystem,
  written,
  ports,
  log,
  metrics,
  wakeInbox = () => undefined,
}: Given): CommandCenter =>
  createCommandCenter({
    store,
    commands: product.commands?.types,
    link: ports.devices,
    ports,
    model: () => source.current().model,
    asSystem,
    asAccount: asAccountWith(asSystem),
    key: config.commandKey,
    dataDir: config.dataDir,
    filesUrl: config.filesUrl,
    written,
    reported: (outgoing) =>
      createIntake({
        store,
        reports: product.reports,
        webhooks: product.webhooks,
        outgoing,
        asSystem,
        ports,
        written,
        wake: wakeInbox,
        warn: (error, about) => log.warn({ err: error, ...about }, 'a report of a device met trouble'),
        note: (verdict) => metrics?.report(verdict),
      }),
    note: ({ outcome, ...about }) => {
      metrics?.command(outcome)
      log.info({ ...about, outcome }, 'a command to a device')
    },
    warn: (error, about) => {
      log.warn({ err: error, ...about }, 'a command to a device met trouble')
    },
  })
