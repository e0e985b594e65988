/** What jobs have made, made again: from a month on, in runs that go on where they were ended, beside a server. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Job } from '../../src/server/jobs/job.ts'
import { rebuild, rebuiltJobs } from '../../src/server/jobs/rebuild.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import type { InForce } from '../../src/server/source.ts'
import type { Store } from '../../src/server/store/store.ts'
import { projectModel } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'
import { describeStores } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { alone, document, runs } from './support.ts'

const SINCE = new Date('2025-01-31T16:00:00.000Z')

describeStores('rebuilding', (open) => {
  let store: Store
  let inForce: InForce
  let turns: { readonly since: Date | null; readonly from: unknown }[] = []
  let stopAfter: { readonly parts: number; readonly stop: AbortController } | null = null
  /** Three parts. */
  const counting: Job = async (_, { since, from }) => {
    turns.push({ since, from })
    if (turns.length === stopAfter?.parts) stopAfter.stop.abort()
    const part = ((from as number | null) ?? 0) + 1
    return { done: 10, next: part === 3 ? null : part }
  }
  const here = () => ({ ...alone(store), product: { ...alone(store).product, jobs: { count: counting } as never } })
  const again = (stop = new AbortController()) =>
    rebuild(here(), inForce, { client: 1, name: 'count', since: SINCE }, stop.signal)

  beforeAll(async () => {
    const model = await projectModel()
    store = await open()
    await makeTables(store, model)
    await makeWorld(store)
    inForce = {
      model: { ...model, jobs: { count: document('count', { rebuild: { after: [] } }) } },
      validators: compiledChecks(model),
    }
  }, 120_000)
  beforeEach(async () => {
    await store.script('delete from job_runs; delete from jobs')
    ;[turns, stopAfter] = [[], null]
  })

  it('does all that is since then, part after part, and is a run that people see', async () => {
    await again()
    turns = []
    expect(await again()).toEqual({ done: 30, failure: null })
    expect(turns).toEqual([null, 1, 2].map((from) => ({ since: SINCE, from })))
    expect(await runs(store, 'state, done, since_at')).toEqual([
      { state: 3, done: 30, since_at: SINCE },
      { state: 3, done: 30, since_at: SINCE },
    ])
  })

  it('does all there is where the job has never been done', async () => {
    await again()
    expect(turns.map(({ since }) => since)).toEqual([null, null, null])
  })

  it('leaves out nothing that the job has not come to yet, though the month is a later one', async () => {
    await again()
    const earlier = new Date('2024-06-01T00:00:00.000Z')
    await store.query({ text: 'update job_runs set begun_at = $1', values: [earlier] })
    turns = []
    await again()
    expect(turns[0]!.since).toEqual(earlier)
  })

  it('goes on after its last part where it was stopped, and is the same run', async () => {
    const stop = new AbortController()
    stopAfter = { parts: 2, stop }
    expect(await again(stop)).toBeNull()
    expect(turns.map(({ from }) => from)).toEqual([null, 1])
    stopAfter = null
    expect(await again()).toEqual({ done: 30, failure: null })
    expect(turns.map(({ from }) => from)).toEqual([null, 1, 2])
    expect(await runs(store, 'state, done')).toEqual([{ state: 3, done: 30 }])
  })

  it('is not done twice where somebody else does it already', async () => {
    let go: () => void = () => undefined
    const both = new Promise<void>((resolve) => (go = resolve))
    const asking = (then: () => unknown) => {
      const transaction: Store['transaction'] = async (work) => {
        const answer = await store.transaction(work)
        await then()
        return answer
      }
      const asked = { client: 1, name: 'count', since: SINCE }
      return rebuild({ ...here(), store: { ...store, transaction } }, inForce, asked, new AbortController().signal)
    }
    // Neither begins before the other has asked for the same.
    const ended = await Promise.all([asking(() => both), asking(() => go())])
    expect(ended).toEqual([
      { done: 30, failure: null },
      { done: 30, failure: null },
    ])
    expect(turns).toHaveLength(3)
  })

  it('comes after what it adds up', async () => {
    const names = rebuiltJobs(await projectModel()).map(({ name }) => name)
    expect(names.toSorted()).toEqual([
      'electric_count',
      'electric_month',
      'electric_usage',
      'open_door_count',
      'water_count',
      'water_month',
      'water_usage',
    ])
    for (const kind of ['electric', 'water'])
      for (const of of ['month', 'count'])
        expect(names.indexOf(`${kind}_${of}`)).toBeGreaterThan(names.indexOf(`${kind}_usage`))
  })
})
