/**
 * One run, from its claim to its end: part after part, each in a transaction of its own, with the place that it has
 * reached. A failure is recorded with the job; an interrupted run continues on another server.
 */
import { setInterval } from 'node:timers'
import { AppError } from '../../errors/app-error.ts'
import type { Job as JobDocument } from '../../model/model.ts'
import { systemWork } from '../calls/perform.ts'
import { transacted, type Noting } from '../calls/transacted.ts'
import type { Outgoing } from '../commands/send.ts'
import type { Files } from '../files/blobs.ts'
import { fileCleanUp } from '../files/sweep.ts'
import { errorSentence, unforeseen } from '../messages/error-message.ts'
import type { Context } from '../operations/context.ts'
import { systemContext } from '../operations/system-context.ts'
import type { Reach } from '../outside/post.ts'
import type { OutsidePorts } from '../ports/ports.ts'
import type { Product } from '../product.ts'
import type { InForce } from '../source.ts'
import { isAway, ToldError } from '../store/failures.ts'
import type { Store } from '../store/store.ts'
import { cleanUp } from './clean-up.ts'
import { reportSending } from '../scheduled/sending.ts'
import { monthParts } from './month-parts.ts'
import { settingsApplying } from './settings-applying.ts'
import { settingsChecking, settingsSending } from './settings-sending.ts'
import type { EngineJob, EngineJobs, Job, JobAskingFirst, Part, Turn } from './job.ts'
import { portsUnlessStopped, Stopped, unlessStopped } from './stopped.ts'
import { beat, end, giveBack, hold, Lost, MOST_ATTEMPTS, noteProgress, reached, type Claimed } from './queue.ts'

export interface Here {
  readonly store: Store
  readonly product: Product
  readonly fileHost: string
  readonly files: Files
  /** Where commands go that a job sends. */
  readonly outgoing: Outgoing
  readonly ports: OutsidePorts
  /** Where messages may go to addresses that people write into forms. */
  readonly reach: Reach
  /** Told of the entities whose records were written, once they are. */
  readonly written: (entities: readonly string[]) => void
  readonly warn: (details: object, text: string) => void
  /** Told of every run that has ended here. */
  readonly note?: (ended: Ended) => void
}

export interface Ended {
  readonly job: string
  readonly run: number
  readonly request_id: string | null
  readonly outcome: 'done' | 'failed' | 'given_back'
  readonly seconds: number
}

const ENGINE: EngineJobs = {
  clean_up: cleanUp,
  file_clean_up: fileCleanUp,
  month_parts: monthParts,
  report_send: reportSending,
  settings_apply: settingsApplying,
  settings_check: settingsChecking,
  settings_send: settingsSending,
}

const engineJob = (name: string): EngineJob | undefined =>
  Object.hasOwn(ENGINE, name) ? ENGINE[name as keyof EngineJobs] : undefined

export const hasCode = (product: Product, name: string): boolean =>
  engineJob(name) !== undefined || Object.hasOwn(product.jobs, name)

const BEAT_MS = 10_000
/** While this server stops: of one answer from outside, so that what others gave before it is still written down. */
const ANSWER_MS = 2_000
/** Of all that is asked ahead of a part. */
const AHEAD_MS = 3_000

/** Resolves once the run has ended, was given back, or was taken over. */
export async function carryOut(here: Here, inForce: InForce, claimed: Claimed, stop: AbortSignal): Promise<void> {
  const { store } = here
  const job = inForce.model.jobs[claimed.name]!
  const alive = setInterval(() => void beat(store, claimed).catch(() => undefined), BEAT_MS)
  const begun = performance.now()
  let outcome: Ended['outcome'] = 'failed'
  try {
    if (claimed.attempts > MOST_ATTEMPTS) throw new ToldError(INTERRUPTED)
    outcome = await inParts(here, inForce, { claimed, job, stop })
  } catch (error) {
    await settle(here, claimed, error)
  } finally {
    clearInterval(alive)
    here.note?.({ ...nameOf(claimed), outcome, seconds: (performance.now() - begun) / 1000 })
  }
}

/** By which the log knows it. */
const nameOf = ({ name, run_id, request_id }: Claimed) => ({ job: name, run: run_id, request_id })

interface Running {
  readonly claimed: Claimed
  readonly job: JobDocument
  readonly stop: AbortSignal
}

async function inParts(here: Here, inForce: InForce, { claimed, job, stop }: Running): Promise<Ended['outcome']> {
  // Monotonic time of the process: changes of the system clock must not matter here.
  // A rebuild has no time limit: whoever asked for it waits.
  const last = claimed.since_at === null ? performance.now() + job.minutes * 60_000 : Infinity
  for (;;) {
    if (stop.aborted) {
      await giveBack(here.store, claimed)
      return 'given_back'
    }
    if (performance.now() > last) throw new ToldError(tooLong(job.minutes))
    const isLast = await onePart(here, inForce, claimed, stop).catch((error: unknown) => {
      // Of the part nothing was written: it is given back.
      if (error instanceof Stopped) return false
      throw error
    })
    if (isLast) return 'done'
  }
}

const INTERRUPTED = {
  zh: `连续 ${MOST_ATTEMPTS} 次执行中断，且没有进展`,
  en: `Interrupted ${MOST_ATTEMPTS} times in a row without progress`,
}
const tooLong = (minutes: number) => ({
  zh: `执行超过时限 ${minutes} 分钟`,
  en: `Took longer than its limit of ${minutes} minutes`,
})

/** Answers whether it was the last. */
async function onePart(here: Here, inForce: InForce, claimed: Claimed, stop: AbortSignal): Promise<boolean> {
  const outside = systemContext({ ...here, rules: here.product }, inForce, claimed.client_id)
  const following = {
    written: here.written,
    ports: here.ports,
    warn: (error: unknown) => here.warn({ err: error, ...nameOf(claimed) }, 'what was to follow a job has failed'),
  }
  const carry = await ready(here, inForce, { claimed, stop }, outside)
  return transacted(outside, following, async (within, noting) => {
    const { now, from, since } = await hold(within.connection, claimed)
    const context = { ...within, now, requestId: claimed.request_id }
    const part = await carry(context, { due: claimed.due, from, since }, noting)
    await noteProgress(within.connection, claimed, part)
    const isLast = part.next === null
    if (isLast && !(await end(within.connection, claimed, null))) throw new Lost()
    return isLast
  })
}

type Carry = (context: Context, turn: Turn, noting: Noting) => Promise<Part>

/** What is asked outside the database is answered before the part has its transaction. */
async function ready(
  here: Here,
  inForce: InForce,
  { claimed, stop }: Pick<Running, 'claimed' | 'stop'>,
  outside: Context,
): Promise<Carry> {
  const { store, product, files, outgoing } = here
  const ports = portsUnlessStopped(here.ports, stop, ANSWER_MS)
  const own = engineJob(claimed.name)
  if (own) {
    const found = own.ahead && (await unlessStopped(ahead(own.ahead), stop, AHEAD_MS))
    return (context, turn, noting) =>
      own.part(context, { ...turn, found }, { files, outgoing, receivers: product.receivers, ...noting })
  }
  const given = (product.jobs as Readonly<Record<string, Job | JobAskingFirst>>)[claimed.name]!
  const job = typeof given === 'function' ? given : await unlessStopped(asked(given), stop, AHEAD_MS)
  return (context, turn, noting) => job(systemWork(context, outgoing, { writing: () => context, ...noting }), turn)

  async function ahead(own: NonNullable<EngineJob['ahead']>): Promise<unknown> {
    const place = await reached(store, claimed)
    const warn = (error: unknown): void => here.warn({ err: error, ...nameOf(claimed) }, 'what a job asked has failed')
    const context = { ...outside, now: place.now, reach: here.reach, sealer: outgoing.sealer }
    return own({ ...place, model: inForce.model }, { files, ports, context, stop, warn })
  }

  async function asked({ ahead }: JobAskingFirst): Promise<Job> {
    const { now, from } = await reached(store, claimed)
    return ahead({ ...systemWork({ ...outside, now }, outgoing), ports, stop }, { from })
  }
}

/** A reason is stored once, in one language, for all readers. */
const LANG = 'zh'

/**
 * While the database is away, or a newer server's alone, nothing can be recorded: the claim expires, and a server goes
 * on after the last part.
 */
async function settle({ store, warn }: Here, claimed: Claimed, error: unknown): Promise<void> {
  if (error instanceof Lost) return
  const isBack = isAway(error)
  if (!isBack) warn({ err: error, ...nameOf(claimed) }, 'a job has failed')
  await (isBack ? giveBack(store, claimed) : end(store, claimed, reasonOf(error, claimed))).catch(() => undefined)
}

function reasonOf(error: unknown, { run_id }: Claimed): string {
  if (error instanceof ToldError) return error.text[LANG]
  return error instanceof AppError ? errorSentence(error, LANG) : unforeseen('执行', run_id)
}
