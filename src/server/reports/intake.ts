/**
 * The one intake of what devices tell unasked: at least once in, once in effect. A report's number is noted in the
 * transaction in which it has its effect; what is unknown, or says what no document knows, is settled quietly.
 */
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
import type { ProductReports, Told } from './report.ts'
import { isNew } from './window.ts'

/** `repeated`: known by its number, or too far behind to tell; `unknown`: no such device; `kept`: for the inbox. */
export type Verdict = 'taken' | 'repeated' | 'unknown' | 'refused' | 'kept'

/** Within the transaction in which it has its effect. */
export async function takeIn(
  connection: Connection,
  work: Work,
  reports: ProductReports,
  { address, boot = 0, sequence, at: said, kind, data }: Told,
): Promise<'taken' | 'repeated' | 'unknown'> {
  const device = await reports.device(work, address)
  if (device === null) return 'unknown'
  const client = work.actor.client_id
  if (sequence !== undefined && !(await isNew(connection, { client, address, boot, sequence }))) return 'repeated'
  const time = new Date(said)
  const late = work.now.getTime() - time.getTime()
  const isClockOff = late > reports.clock.behind || -late > reports.clock.ahead
  await reports.handle(work, device, { kind, at: isClockOff ? work.now : time, isClockOff, data })
  return 'taken'
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

/** Reports of one transaction: between two of them others have their turn. */
const SET = 25

/** For a link: a report of a device follows the one before it. */
export function createIntake(taking: Taking): (report: Report) => Promise<void> {
  const inLine = inSets<Report, Verdict>(
    { lanes: 1, most: SET, keyOf: ({ client_id, address }) => `${client_id} ${address}` },
    (some) => takeAll(taking, some),
  )
  return async (report) => {
    const verdict = await inLine(report)
    taking.note(verdict, report.kind)
  }
}

async function takeAll(taking: Taking, some: readonly Report[]): Promise<readonly PromiseSettledResult<Verdict>[]> {
  const [first] = some
  if (some.length > 1 && some.every(({ client_id }) => client_id === first!.client_id))
    try {
      const verdicts = await together(taking, first!.client_id, some)
      return verdicts.map((value) => ({ status: 'fulfilled', value }))
    } catch {
      // What undid it is found by taking each by itself.
    }
  const outcomes: PromiseSettledResult<Verdict>[] = []
  for (const one of some) outcomes.push(...(await Promise.allSettled([alone(taking, one)])))
  return outcomes
}

async function together(taking: Taking, client: number, some: readonly Report[]): Promise<readonly Verdict[]> {
  const { reports, webhooks } = taking
  if (reports === undefined) return some.map(() => 'unknown')
  const following: Following = { ...taking, warn: (error) => taking.warn(error, {}) }
  return transacted(taking.asSystem(client), following, async (within, noting) => {
    const work = systemWork(within, taking.outgoing, { writing: () => within, ...noting })
    const verdicts: Verdict[] = []
    for (const report of some)
      verdicts.push(await takeIn(within.connection, work, reports, read(work.model, reports, webhooks, report)))
    return verdicts
  })
}

/** As the webhook reads it, so that it means the same whichever way it came. */
function read(model: Model, reports: ProductReports, webhooks: AnyWebhooks, report: Report): Told {
  const { webhook, message } = reports
  const code = webhooks[webhook]!
  const body = fitting(model, model.webhooks[webhook]!, message(report))
  return 'report' in code ? code.report(body as never) : report
}

async function alone(taking: Taking, report: Report): Promise<Verdict> {
  const { client_id, address, boot = 0, sequence, kind } = report
  const about = { client: client_id, kind }
  try {
    const [verdict] = await together(taking, client_id, [report])
    return verdict!
  } catch (error) {
    if (error instanceof AppError && entry(error.key).status < 500) {
      taking.warn(error, about)
      return 'refused'
    }
    // The database is away: it is to be told again.
    if (error instanceof AppError || sequence === undefined) throw error
    taking.warn(error, about)
    // Told again it would fail again: it waits where people see it, and is tried from there.
    const { webhook, message } = taking.reports!
    await take(taking.store, {
      client: client_id,
      source: webhook,
      number: `${address}/${boot}/${sequence}`,
      body: JSON.stringify(message(report)),
      headers: '{}',
      signedAt: null,
    })
    taking.wake()
    return 'kept'
  }
}
