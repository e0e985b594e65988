/**
 * The server's figures in the words of Prometheus. What happens in this process is counted as it happens; what stands
 * in the database is asked when somebody reads, and is the same whichever server is read. Labels are names of the
 * schemas alone, so that no caller can make new ones.
 */
import type { Registry } from 'prom-client'
import type { PortState } from '../ports/ports.ts'
import type { Load } from '../store/store.ts'
import type { Verdict } from '../reports/intake.ts'
import type { Outcome as Sent } from '../events/sender.ts'
import type { Outcome } from '../webhooks/handle.ts'
import type { Figures } from './figures.ts'

export interface Metrics {
  /** A call was answered; null: how long it took says nothing, since its caller decides that. */
  answered(call: string, status: number, seconds: number | null): void
  /** By an entry of the catalogue. */
  refused(error: string): void
  loginRefused(error: string): void
  /** A file has come: so many bytes of it are kept; null: it was refused. */
  uploaded(bytes: number | null): void
  command(outcome: string, count?: number): void
  /** A message from outside was looked at. */
  message(webhook: string, outcome: Outcome): void
  /** An event was to be sent to who wants to be told of it. */
  event(outcome: Sent): void
  /** A device told something by the link. */
  report(verdict: Verdict): void
  /** A run has ended. */
  job(name: string, outcome: 'done' | 'failed' | 'given_back', seconds: number): void
  read(): Promise<{ readonly type: string; readonly text: string }>
}

export interface Read {
  figures(): Promise<Figures>
  load(): Load
  streams(): number
  ports(): readonly PortState[]
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_SECONDS = [0.1, 1, 5, 15, 60, 300, 900, 3_600]
/** Milliseconds between two looks at the event loop: more of them would keep an idle server busy. */
const LOOP_MS = 50

export async function createMetrics({ figures, load, streams, ports }: Read): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LOOP_MS })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `console_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `console_${name}`, help, labelNames, registers })

  const requests = counter('requests_total', 'Requests answered, by call and status', 'call', 'status')
  const durations = new Histogram({
    name: 'console_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by call',
    labelNames: ['call'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const refusals = counter('refusals_total', 'Requests refused, by the error of the catalogue', 'error')
  const logins = counter('logins_refused_total', 'Log-ins refused, by the error of the catalogue', 'error')
  const uploads = counter('uploads_total', 'Files uploaded, by outcome', 'outcome')
  const uploadBytes = counter('upload_bytes_total', 'Bytes of files that were kept')
  const commands = counter('commands_total', 'Results of commands, as seen by this server', 'outcome')
  const messages = counter(
    'webhook_messages_total',
    'Results of incoming messages, as seen by this server, by webhook and outcome',
    'webhook',
    'outcome',
  )
  const events = counter('events_total', 'Attempts to send events to webhooks, as seen by this server', 'outcome')
  const reports = counter('link_reports_total', 'Reports of devices by the link, as seen by this server', 'verdict')
  const runs = new Histogram({
    name: 'console_job_duration_seconds',
    help: 'Runs of jobs that ended on this server, by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const ofProcess = {
    open: gauge('pool_connections', 'Open database connections'),
    busy: gauge('pool_busy', 'Busy database connections'),
    most: gauge('pool_size', 'Limit of database connections'),
    waiting: gauge('pool_waiting', 'Requests waiting for a connection'),
    exports: gauge('exports', 'Exports, by state', 'state'),
    streams: gauge('live_streams', 'Open live streams'),
    ports: gauge('port_healthy', 'Whether an external service was healthy at its last check', 'port', 'provider'),
  }
  const isUp = gauge('database_up', 'Whether the database answered when this was read')
  const ofDatabase = {
    depth: gauge('command_queue', 'Unfinished commands, by state', 'state'),
    oldest: gauge('command_queue_oldest_seconds', 'Age of the oldest command that is not sent yet'),
    late: gauge('command_queue_late_seconds', 'How long the next command has been overdue'),
    inbox: gauge('webhook_queue', 'Incoming messages that are not handled yet'),
    inboxOldest: gauge('webhook_queue_oldest_seconds', 'Age of the oldest incoming message that is not handled yet'),
    inboxLate: gauge('webhook_queue_late_seconds', 'How long the next incoming message has been overdue'),
    events: gauge('event_queue', 'Events that webhooks have not taken yet'),
    eventsOldest: gauge('event_queue_oldest_seconds', 'Age of the oldest event that its webhook has not taken yet'),
    eventsLate: gauge('event_queue_late_seconds', 'How long the next event has been overdue'),
    eventsRetrying: gauge('event_queue_retrying', 'Events that failed and are sent again'),
    eventsFailing: gauge('event_webhooks_failing', 'Webhooks that have taken nothing for an hour'),
    eventsPaused: gauge('event_webhooks_paused', 'Webhooks that were paused after failures'),
    jobs: gauge('jobs', 'Jobs by their latest state; one for each company that has it', 'job', 'state'),
    last: gauge('job_last_run_timestamp_seconds', 'When the job last started', 'job'),
    next: gauge('job_next_run_timestamp_seconds', 'When the job is due', 'job'),
    jobsLate: gauge('jobs_late_seconds', 'How long the next job has been overdue'),
    imports: gauge('imports_running', 'Imports under way'),
  }

  /** Since somebody last read: a counter with labels costs more than all else that is noted of a request. */
  const counts = new Map<string, Map<number, number>>()
  const flush = (): void => {
    for (const [call, found] of counts) for (const [status, count] of found) requests.inc({ call, status }, count)
    counts.clear()
  }
  const setLoad = (): void => {
    const { connections, exports } = load()
    for (const name of ['open', 'busy', 'most', 'waiting'] as const) ofProcess[name].set(connections[name])
    for (const state of ['running', 'waiting'] as const) ofProcess.exports.set({ state }, exports[state])
    ofProcess.streams.set(streams())
    ofProcess.ports.reset()
    for (const { name: port, provider, healthy } of ports())
      if (healthy !== null) ofProcess.ports.set({ port, provider }, healthy ? 1 : 0)
  }
  const setFigures = (found: Figures | null): void => {
    // What is not known must not look as if it were as before.
    for (const one of Object.values(ofDatabase)) one.reset()
    isUp.set(found === null ? 0 : 1)
    if (found === null) return
    const { commands: queue, inbox, events: sending, jobs, late, imports } = found
    for (const state of ['pending', 'sending'] as const) ofDatabase.depth.set({ state }, queue[state])
    ofDatabase.oldest.set(queue.oldest ?? 0)
    ofDatabase.late.set(queue.late ?? 0)
    ofDatabase.inbox.set(inbox.waiting)
    ofDatabase.inboxOldest.set(inbox.oldest ?? 0)
    ofDatabase.inboxLate.set(inbox.late ?? 0)
    ofDatabase.events.set(sending.waiting)
    ofDatabase.eventsOldest.set(sending.oldest ?? 0)
    ofDatabase.eventsLate.set(sending.late ?? 0)
    ofDatabase.eventsRetrying.set(sending.retrying)
    ofDatabase.eventsFailing.set(sending.failing)
    ofDatabase.eventsPaused.set(sending.paused)
    ofDatabase.jobsLate.set(late ?? 0)
    ofDatabase.imports.set(imports)
    for (const { name: job, last_at, next_at, ...counts } of jobs) {
      for (const state of ['queued', 'running', 'failed'] as const) ofDatabase.jobs.set({ job, state }, counts[state])
      if (last_at !== null) ofDatabase.last.set({ job }, Date.parse(last_at) / 1000)
      if (next_at !== null) ofDatabase.next.set({ job }, Date.parse(next_at) / 1000)
    }
  }

  return {
    answered: (call, status, seconds) => {
      const found = counts.get(call) ?? new Map<number, number>()
      if (found.size === 0) counts.set(call, found)
      found.set(status, (found.get(status) ?? 0) + 1)
      if (seconds !== null) durations.observe({ call }, seconds)
    },
    refused: (error) => refusals.inc({ error }),
    loginRefused: (error) => logins.inc({ error }),
    uploaded: (bytes) => {
      uploads.inc({ outcome: bytes === null ? 'refused' : 'kept' })
      uploadBytes.inc(bytes ?? 0)
    },
    command: (outcome, count = 1) => commands.inc({ outcome }, count),
    report: (verdict) => reports.inc({ verdict }),
    event: (outcome) => events.inc({ outcome }),
    message: (webhook, outcome) => messages.inc({ webhook, outcome }),
    job: (job, outcome, seconds) => runs.observe({ job, outcome }, seconds),
    read: async () => {
      flush()
      setLoad()
      setFigures(await figures().catch(() => null))
      return { type: register.contentType, text: await textOf(register) }
    },
  }
}

const textOf = (register: Registry): Promise<string> => register.metrics()
