/** Servers that run jobs of a test's own, on one database; nobody waits for a clock: times are moved in the tables. */
import { isAnythingDue } from '../../src/server/jobs/queue.ts'
import { SENDS_NOTHING, type Outgoing } from '../../src/server/commands/send.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { folderBlobs } from '../../src/server/files/folder.ts'
import type { Files } from '../../src/server/files/blobs.ts'
import type { Job, JobAskingFirst } from '../../src/server/jobs/job.ts'
import type { OutsidePorts } from '../../src/server/ports/ports.ts'
import type { Ended, Here } from '../../src/server/jobs/run.ts'
import { createRunner, type Runner } from '../../src/server/jobs/runner.ts'
import type { Job as JobDocument, Model } from '../../src/model/model.ts'
import { apartment } from '../../src/apartment/product.ts'
import { fixedSource } from '../../src/server/source.ts'
import type { Store } from '../../src/server/store/store.ts'

export const document = (name: string, rest: Partial<JobDocument> = {}): JobDocument => ({
  name,
  label: { zh: name, en: name },
  source: 'assumed',
  each: 'installation',
  schedule: '0 2 * * *',
  missed: 'once',
  minutes: 60,
  rebuild: null,
  permission: null,
  ...rest,
})

/** Counts from 1 to `to`, a part each, and leaves a mark of each in the same transaction. */
export const counting =
  (store: Store, to: number, at: (part: number) => void | Promise<void> = () => undefined): Job =>
  async ({ actor }, { from }) => {
    const part = ((from as number | null) ?? 0) + 1
    await store.query({ text: 'insert into marks values ($1, $2, $3)', values: ['count', actor.client_id, part] })
    await at(part)
    return { done: 1, next: part === to ? null : part }
  }

/** A folder in which there never is any. */
const NO_FILES: Files = { files: folderBlobs('/nowhere'), folder: '/nowhere' }

/** On 29 February. */
export const HARDLY_EVER = '0 0 29 2 *'

/** Nothing is due by the clock, which may strike the hour just then: only what a test asks for. */
const unscheduled = (model: Model): Model => ({
  ...model,
  jobs: Object.fromEntries(
    Object.entries(model.jobs).map(([name, job]) => [name, { ...job, schedule: job.schedule && HARDLY_EVER }]),
  ),
})

/** Of which none keeps anything on this machine. */
const NO_PORTS = { mail: {} } as OutsidePorts

interface Beside {
  readonly ports?: OutsidePorts
  readonly warn?: (details: { readonly err?: unknown }) => void
}

const failing = ({ err }: { readonly err?: unknown }): never => {
  throw err
}

/** As a command has it, which does by itself what was asked of it. */
export const alone = (store: Store): Here => ({
  store,
  product: apartment,
  files: NO_FILES,
  fileHost: '/files',
  outgoing: SENDS_NOTHING,
  ports: NO_PORTS,
  reach: 'any',
  written: () => undefined,
  warn: failing,
})

/** One that runs the product's own jobs and the engine's; what fails there fails the test. */
export const runnerOn = (
  store: Store,
  model: Model,
  files: Files = NO_FILES,
  note?: (ended: Ended) => void,
  outgoing: Outgoing = SENDS_NOTHING,
  { ports = NO_PORTS, warn = failing }: Beside = {},
): GoingRunner => {
  const runner = createRunner(
    {
      store,
      product: apartment,
      files,
      fileHost: '/files',
      outgoing,
      ports,
      reach: 'any',
      written: () => undefined,
      warn,
      ...(note && { note }),
    },
    fixedSource({ model: unscheduled(model), validators: compiledChecks(model) }),
  )
  return { ...runner, go: () => goOn(runner, store) }
}

export interface GoingRunner extends Runner {
  /** What is due, and all that follows from it. */
  go(): Promise<void>
}

/** A look begins no more than a few runs, and none of a job before which another stands. */
async function goOn(runner: Runner, store: Store): Promise<void> {
  for (let looks = 0; looks < 10; looks++) {
    await runner.look()
    await runner.idle()
    if (!(await isAnythingDue(store))) return
  }
}

export interface TestJob extends Partial<JobDocument> {
  readonly code: Job | JobAskingFirst
}

export interface TestRunner extends GoingRunner {
  readonly warnings: unknown[]
}

/** `ports`: where such a job asks external services. */
export function runnerOf(
  store: Store,
  model: Model,
  jobs: Readonly<Record<string, TestJob>>,
  ports: OutsidePorts = {} as never,
  outgoing: Outgoing = SENDS_NOTHING,
): TestRunner {
  const documents = Object.fromEntries(
    Object.entries(jobs).map(([name, { code: _, ...rest }]) => [name, document(name, rest)]),
  )
  const inForce = {
    model: { ...model, jobs: documents, hash: Object.keys(jobs).join() },
    validators: compiledChecks(model),
  }
  const warnings: unknown[] = []
  const runner = createRunner(
    {
      store,
      product: {
        ...apartment,
        jobs: Object.fromEntries(Object.entries(jobs).map(([name, { code }]) => [name, code])) as never,
      },
      files: NO_FILES,
      fileHost: '/files',
      outgoing,
      ports,
      reach: 'any',
      written: () => undefined,
      warn: ({ err }: { err?: unknown }) => warnings.push(err),
    },
    fixedSource(inForce),
  )
  return { ...runner, go: () => goOn(runner, store), warnings }
}

/** As if the schedule had been due so long ago. */
export const dueSince = (store: Store, name: string, ago: string): Promise<unknown> =>
  store.query({
    text: `update jobs set next_at = date_trunc('second', now()) - $2::interval where name = $1`,
    values: [name, ago],
  })

export const runs = async (store: Store, columns = 'state, done, failure') =>
  (await store.query({ text: `select ${columns} from job_runs order by client_id, job_id, due_at, id`, values: [] }))
    .rows

export const job = async (store: Store, name: string) =>
  (await store.query({ text: 'select * from jobs where name = $1 order by client_id', values: [name] })).rows
