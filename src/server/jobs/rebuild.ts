/**
 * What jobs have made of other records, made again from a month on: a run in the queue like any other, in parts that
 * are committed one by one. Whoever asked for it does it; a server that comes first does it as well, and where one is
 * ended on the way, whoever asks for the same goes on after its last part.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, Model } from '../../model/model.ts'
import type { InForce } from '../source.ts'
import { plain } from '../store/statements.ts'
import type { Connection } from '../store/store.ts'
import { askAgain, claim, endOf, type Again } from './queue.ts'
import { carryOut, type Here } from './run.ts'

/** Milliseconds, while a server does it. */
const POLL = 500

/** Those that can be made again, each after those that it adds up. */
export function rebuiltJobs({ jobs }: Model): readonly Job[] {
  const ordered = new Set<Job>()
  const add = (job: Job): void => {
    for (const name of job.rebuild?.after ?? []) add(jobs[name]!)
    ordered.add(job)
  }
  for (const job of Object.values(jobs)) if (job.rebuild !== null) add(job)
  return [...ordered]
}

/** Whose jobs run: of one for the whole installation, the first company's. */
export async function companiesOf(connection: Connection, { each }: Pick<Job, 'each'>): Promise<readonly number[]> {
  const { rows } = await connection.query(plain('select client_id from clients order by client_id'))
  const all = rows.map((row) => row['client_id'] as number)
  return each === 'installation' ? all.slice(0, 1) : all
}

export interface Rebuilt {
  readonly done: number
  readonly failure: string | null
}

/** Null: it was stopped, and is given back. */
export async function rebuild(here: Here, inForce: InForce, asked: Again, stop: AbortSignal): Promise<Rebuilt | null> {
  const run = await here.store.transaction((connection) => askAgain(connection, asked))
  return ended(here, inForce, { ...asked, run }, stop)
}

interface Going extends Again {
  readonly run: number
}

async function ended(here: Here, inForce: InForce, going: Going, stop: AbortSignal): Promise<Rebuilt | null> {
  for (;;) {
    const outcome = await endOf(here.store, going)
    if (outcome !== null) return outcome
    if (stop.aborted) return null
    const claimed = await claim(here.store, [going.name], randomUUID())
    if (claimed === null) await sleep(POLL, undefined, { signal: stop }).catch(() => undefined)
    else await carryOut(here, inForce, claimed, stop)
  }
}
