/**
 * `system_status`: how the server and the work behind its calls stand, for people who may see it. Commands and jobs are
 * the asker's own company's; what belongs to the process or the installation is the same for all.
 */
import path from 'node:path'
import packageFile from '../../../package.json' with { type: 'json' }
import { fill } from '../../errors/fill.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import { JobRunState } from '../../generated/enums.ts'
import { lastingText } from '../../values/lasting.ts'
import { backupFolder, type Config } from '../config.ts'
import type { Live } from '../messages/live.ts'
import type { Context } from '../operations/context.ts'
import type { PortState } from '../ports/ports.ts'
import type { Product } from '../product.ts'
import { backupsIn } from '../store/backup/automatic.ts'
import type { Store } from '../store/store.ts'
import { type Figures, figuresOf, type JobFigures } from './figures.ts'
import { portName, reasonText, textOf } from '../ports/spoken.ts'
import { type Health, isLate, LATEST, LONGEST_WAIT, partsWithout } from './health.ts'

type Status = CallTypes['system_status']['response']

export interface Seen {
  readonly store: Store
  readonly config: Config
  readonly product: Product
  readonly live: Pick<Live, 'count'>
  readonly health: Pick<Health, 'ports'>
  /** When the console was made that this server gives out. */
  readonly released: Date
}

const HOUR = 3_600
/** Hours without a back-up, of which there is one every night. */
const BACKUP_OLD = 36
const HASH = 12

export async function systemStatus(
  context: Context,
  { store, config, product, live, health, released }: Seen,
): Promise<Status> {
  const [figures, backups, ports] = await Promise.all([
    figuresOf(store, context.scope.client_id),
    backupsOf(context, store, config),
    health.ports(),
  ])
  const {
    connections: { waited, ...connections },
    exports,
  } = store.load()
  const without = partsWithout(product)
  const say = sayer(context)
  return {
    asked_at: context.now.toISOString(),
    started_at: new Date(performance.timeOrigin).toISOString(),
    versions: {
      server: packageFile.version,
      console: released.toISOString(),
      schemas: context.model.hash.slice(0, HASH),
      node: process.versions.node,
      database: store.kind === 'pglite' ? `PGlite (PostgreSQL ${figures.database})` : `PostgreSQL ${figures.database}`,
    },
    queue: queueOf(context, figures, !without.has('commands')),
    inbox: inboxOf(context, figures, !without.has('inbox')),
    events: eventsOf(context, figures),
    jobs: {
      failure: failureOfJobs(context, figures),
      list: figures.jobs.map((job) => jobIn(context, job)),
    },
    store: {
      failure: isLate(waited, LONGEST_WAIT)
        ? say('waiting', { count: connections.waiting, time: lasting(context, waited) })
        : null,
      ...connections,
    },
    exports: {
      failure: exports.waiting > 0 ? say('exports', { count: exports.waiting }) : null,
      ...exports,
      most: config.exports,
      imports: figures.imports,
      streams: live.count(),
    },
    backups,
    ports: portsOf(context, ports),
  }
}

type Say = (key: string, params: Readonly<Record<string, string | number>>) => string

/** A text of the console in the reader's language; null: there is none of that name. */

const sayer =
  (context: Context): Say =>
  (key, params) =>
    fill(textOf(context, `status.failure.${key}`) ?? '', params)

const lasting = (context: Context, seconds: number): string =>
  lastingText((key, params) => fill(textOf(context, key) ?? '', params), seconds)

const queueOf = (context: Context, { commands }: Figures, used: boolean): Status['queue'] => ({
  failure:
    used && isLate(commands.late, LATEST.commands)
      ? sayer(context)('late_commands', { time: lasting(context, commands.late!) })
      : null,
  used,
  pending: commands.pending,
  sending: commands.sending,
  oldest_seconds: commands.oldest,
})

const inboxOf = (context: Context, { inbox }: Figures, used: boolean): Status['inbox'] => ({
  failure: used ? failureOfInbox(context, inbox) : null,
  used,
  waiting: inbox.waiting,
  oldest_seconds: inbox.oldest,
  refused: inbox.refused,
  failed: inbox.failed,
})

function failureOfInbox(context: Context, { late, failed }: Figures['inbox']): string | null {
  const say = sayer(context)
  if (isLate(late, LATEST.inbox)) return say('late_messages', { time: lasting(context, late!) })
  return failed > 0 ? say('failed_messages', { count: failed }) : null
}

function eventsOf(context: Context, { events }: Figures): Status['events'] {
  const { webhooks, paused, failing, waiting, oldest, retrying } = events
  const say = sayer(context)
  const failure =
    paused > 0
      ? say('paused_webhooks', { count: paused })
      : failing > 0
        ? say('failing_webhooks', { count: failing })
        : null
  return { failure, used: webhooks > 0, waiting, oldest_seconds: oldest, retrying, paused }
}

function failureOfJobs(context: Context, { late, jobs }: Figures): string | null {
  const say = sayer(context)
  if (isLate(late, LATEST.jobs)) return say('late_jobs', { time: lasting(context, late!) })
  const count = jobs.filter(({ failed }) => failed > 0).length
  return count > 0 ? say('failed_jobs', { count }) : null
}

function jobIn({ model, lang }: Context, job: JobFigures): Status['jobs']['list'][number] {
  const { id, name, last_at, last_seconds, next_at, failure } = job
  const states = model.enums['job_run_state']?.values ?? []
  const state = states.find(({ value }) => value === stateOf(job))
  return {
    id,
    // A document that is gone has left its row.
    name: model.jobs[name]?.label[lang] ?? name,
    state: state?.label[lang] ?? null,
    last_at: instant(last_at),
    last_seconds,
    next_at: instant(next_at),
    failure,
  }
}

const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString())

const stateOf = ({ queued, running, failed, last_at }: JobFigures): number | null =>
  running > 0
    ? JobRunState.running
    : queued > 0
      ? JobRunState.queued
      : failed > 0
        ? JobRunState.failed
        : last_at !== null
          ? JobRunState.done
          : null

function portsOf(context: Context, ports: readonly PortState[]): Status['ports'] {
  const count = ports.filter(({ healthy }) => healthy === false).length
  return {
    failure: count > 0 ? sayer(context)('ports', { count }) : null,
    list: ports.map(({ name, provider, simulated, healthy, checked_at, trouble }) => ({
      name: portName(context, name),
      provider,
      simulated,
      healthy,
      checked_at: checked_at?.toISOString() ?? null,
      failure: trouble === null ? null : reasonText(context, trouble),
    })),
  }
}

/** A PostgreSQL server has its own ways, of which nothing is known here. */
async function backupsOf(context: Context, { kind }: Store, config: Config): Promise<Status['backups']> {
  if (kind !== 'pglite' || config.backupKeep === 0) return null
  const { last, kept } = await backupsIn(path.resolve(backupFolder(config)))
  const isOld = last !== null && context.now.getTime() - last.at.getTime() > BACKUP_OLD * HOUR * 1000
  return {
    failure: isOld ? sayer(context)('backup_old', { hours: BACKUP_OLD }) : null,
    last_at: last?.at.toISOString() ?? null,
    bytes: last?.bytes ?? null,
    kept,
    keep: config.backupKeep,
  }
}
