/**
 * The one intake of what devices tell unasked: at least once in, once in effect. A report's number is noted in the
 * transaction in which it has its effect; what is unknown, or says what no document knows, is settled quietly.
 */
import { createHash } from 'node:crypto'
import type { Model } from '../../model/model.ts'
import { AppError, entry } from '../../errors/app-error.ts'
import type { Work } from '../calls/operation.ts'
import { systemWork } from '../calls/perform.ts'
import { transacted, type Following } from '../calls/transacted.ts'
import type { Report } from '../commands/link.ts'
import type { Outgoing } from '../commands/send.ts'
import { inSets } from '../commands/lanes.ts'
import type { Context } from '../operations/context.ts'
import type { Connection, Store } from '../store/store.ts'
import { fitting } from '../webhooks/fitting.ts'
import { take } from '../webhooks/inbox.ts'
import type { AnyWebhooks } from '../webhooks/webhook.ts'
import type { Occurred, ProductReports, Told } from './report.ts'
import { newOf } from './window.ts'

/** `repeated`: known by its number, or too far behind to tell; `unknown`: no such device; `kept`: for the inbox. */
export type Verdict = 'taken' | 'repeated' | 'unknown' | 'refused' | 'kept'

type Outcome = 'taken' | 'repeated' | 'unknown'

/** Within the transaction in which they have their effect; no two of one device. */
export async function takeIn(
  connection: Connection,
  work: Work,
  reports: ProductReports,
  all: readonly Told[],
): Promise<readonly Outcome[]> {
  const devices = await reports.devices(
    work,
    all.map(({ address }) => address),
  )
  const known = all.filter(({ address }) => devices.has(address))
  const numbered = known.flatMap(({ address, boot = 0, sequence }) =>
    sequence === undefined ? [] : [{ address, boot, sequence }],
  )
  const fresh = await newOf(connection, work.actor.client_id, numbered)
  const taken = known.filter(({ address, sequence }) => sequence === undefined || fresh.has(address))
  await reports.handle(
    work,
    taken.map((one) => occurred(reports, work.now, devices.get(one.address)!, one)),
  )
  const effective = new Set(taken)
  return all.map((one) => (!devices.has(one.address) ? 'unknown' : effective.has(one) ? 'taken' : 'repeated'))
}

function occurred({ clock }: ProductReports, now: Date, device: number, { at, kind, data }: Told): Occurred {
  const time = new Date(at)
  const late = now.getTime() - time.getTime()
  const isClockOff = late > clock.behind || -late > clock.ahead
  return { device, kind, at: isClockOff ? now : time, isClockOff, data }
}

export interface Taking extends Pick<Following, 'written' | 'ports'> {
  readonly store: Store
  readonly reports: ProductReports | undefined
  readonly webhooks: AnyWebhooks
  readonly outgoing: Outgoing
  readonly asSystem: (client: number) => Context
  /** There is something for the inbox to handle. */
  readonly wake: () => void
  readonly warn: (error: unknown, about: object) => void
  readonly note: (verdict: Verdict, kind: string) => void
}

/**
 * Transactions at a time, and the reports of each: between two of them others have their turn. The embedded database
 * has one connection, for which they wait; elsewhere one is prepared while the other is written.
 */
const SETS: Readonly<Record<Store['kind'], { readonly lanes: number; readonly most: number }>> = {
  pglite: { lanes: 1, most: 25 },
  postgres: { lanes: 2, most: 250 },
}

/** For a link: a report of a device follows the one before it. */
export function createIntake(taking: Taking): (report: Report) => Promise<void> {
  const inLine = inSets<Report, Verdict>(
    { ...SETS[taking.store.kind], keyOf: ({ client_id, address }) => `${client_id} ${address}` },
    (some) => takeAll(taking, some),
  )
  return async (report) => {
    const verdict = await inLine(report)
    taking.note(verdict, report.kind)
  }
}

interface Readable {
  readonly report: Report
  readonly told: Told
}

type Outcomes = Map<Report, PromiseSettledResult<Verdict>>

async function takeAll(taking: Taking, some: readonly Report[]): Promise<readonly PromiseSettledResult<Verdict>[]> {
  const outcomes: Outcomes = new Map()
  const byClient = new Map<number, Readable[]>()
  for (const report of some) {
    const found = readable(taking, report)
    if (typeof found === 'string') outcomes.set(report, { status: 'fulfilled', value: found })
    else byClient.set(report.client_id, [...(byClient.get(report.client_id) ?? []), found])
  }
  for (const [client, all] of byClient) await settle(taking, client, all, outcomes)
  return some.map((report) => outcomes.get(report)!)
}

/** What is refused for what it says undoes none of the others. */
function readable(taking: Taking, report: Report): Readable | Verdict {
  const { reports, webhooks } = taking
  if (reports === undefined) return 'unknown'
  try {
    return { report, told: read(taking.asSystem(report.client_id).model, reports, webhooks, report) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    taking.warn(error, { client: report.client_id, kind: report.kind })
    return 'refused'
  }
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && entry(error.key).status < 500

/** What undoes a set is found by halving it. */
async function settle(taking: Taking, client: number, all: readonly Readable[], outcomes: Outcomes): Promise<void> {
  const [first] = all
  if (all.length === 1) {
    outcomes.set(first!.report, (await Promise.allSettled([alone(taking, first!)]))[0])
    return
  }
  try {
    const verdicts = await together(taking, client, all)
    all.forEach(({ report }, at) => outcomes.set(report, { status: 'fulfilled', value: verdicts[at]! }))
  } catch (reason) {
    if (reason instanceof AppError && !isRefusal(reason)) {
      for (const { report } of all) outcomes.set(report, { status: 'rejected', reason })
      return
    }
    const half = Math.ceil(all.length / 2)
    await settle(taking, client, all.slice(0, half), outcomes)
    await settle(taking, client, all.slice(half), outcomes)
  }
}

function together(taking: Taking, client: number, all: readonly Readable[]): Promise<readonly Verdict[]> {
  const following: Following = { ...taking, warn: (error) => taking.warn(error, {}) }
  return transacted(taking.asSystem(client), following, (within, noting) => {
    const work = systemWork(within, taking.outgoing, { writing: () => within, ...noting })
    return takeIn(
      within.connection,
      work,
      taking.reports!,
      all.map(({ told }) => told),
    )
  })
}

/** As the webhook reads it, so that it means the same whichever way it came. */
function read(model: Model, reports: ProductReports, webhooks: AnyWebhooks, report: Report): Told {
  const { webhook, message } = reports
  const code = webhooks[webhook]!
  const body = fitting(model, model.webhooks[webhook]!, message(report))
  return 'report' in code ? code.report(body as never) : report
}

async function alone(taking: Taking, one: Readable): Promise<Verdict> {
  const { report } = one
  const { client_id, address, boot = 0, sequence, kind } = report
  const about = { client: client_id, kind }
  try {
    const [verdict] = await together(taking, client_id, [one])
    return verdict!
  } catch (error) {
    if (isRefusal(error)) {
      taking.warn(error, about)
      return 'refused'
    }
    // The database is away: it is to be told again.
    if (error instanceof AppError) throw error
    taking.warn(error, about)
    // Told again it would fail again, and keep back what comes after it: it waits where people see it, and is tried
    // from there.
    const { webhook, message } = taking.reports!
    const body = JSON.stringify(message(report))
    await take(taking.store, {
      client: client_id,
      source: webhook,
      // Without a number the same words are the same report.
      number: `${address}/${boot}/${sequence ?? createHash('sha256').update(body).digest('base64url').slice(0, 22)}`,
      body,
      headers: '{}',
      signedAt: null,
    })
    taking.wake()
    return 'kept'
  }
}
