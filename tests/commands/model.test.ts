/**
 * Random histories of the queue beside a model of it: after each step every command stands as the model says, and no
 * device has two commands under way.
 */
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { describeStores } from '../support/stores.ts'
import { fleetServer, passTime, type FleetServer, type Made } from './support/fleet.ts'

const DEVICES = 2
const DAY = 86_400
/** Far enough from every limit, whatever the machine takes for the steps themselves. */
const PASSES = [100, 200, DAY + 200] as const

type Step =
  | { readonly is: 'send'; readonly device: number }
  | { readonly is: 'away' | 'back'; readonly device: number }
  | { readonly is: 'pass'; readonly seconds: number }
  | { readonly is: 'cancel' | 'retry'; readonly task: number }
  | { readonly is: 'answer'; readonly task: number; readonly attempt: number; readonly outcome: 'done' | 'failed' }

const device = fc.nat(DEVICES - 1)
/** Counted from the newest. */
const task = fc.nat(3)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ is: fc.constant('send' as const), device }) },
    { weight: 2, arbitrary: fc.record({ is: fc.constantFrom('away' as const, 'back' as const), device }) },
    { weight: 3, arbitrary: fc.record({ is: fc.constant('pass' as const), seconds: fc.constantFrom(...PASSES) }) },
    { weight: 1, arbitrary: fc.record({ is: fc.constant('cancel' as const), task }) },
    { weight: 3, arbitrary: fc.record({ is: fc.constant('retry' as const), task }) },
    {
      weight: 4,
      arbitrary: fc.record({
        is: fc.constant('answer' as const),
        task,
        attempt: fc.integer({ min: 0, max: 3 }),
        outcome: fc.constantFrom('done' as const, 'failed' as const),
      }),
    },
  ),
  { maxLength: 30 },
)

interface Known {
  readonly device: number
  state: string
  attempts: number
  resendable: boolean
  /** Seconds since it was sent, since it entered, and since it ended. */
  sent: number
  entered: number
  ended: number
}

/** What the queue is to do, said once more and plainly. */
class Model {
  readonly tasks = new Map<number, Known>()
  readonly away = new Set<number>()

  isBusy(of: number): boolean {
    return [...this.tasks.values()].some(
      ({ device: one, state }) => one === of && (state === 'pending' || state === 'sending'),
    )
  }
  enter(id: number, of: number): void {
    this.tasks.set(id, { device: of, state: 'pending', attempts: 0, resendable: true, sent: 0, entered: 0, ended: 0 })
    this.dispatch(of)
  }
  dispatch(of: number): void {
    for (const one of this.tasks.values())
      if (one.device === of && one.state === 'pending' && !this.away.has(of)) {
        one.state = 'sending'
        one.sent = 0
      }
  }
  pass(seconds: number): void {
    for (const one of this.tasks.values()) {
      one.sent += seconds
      one.entered += seconds
      one.ended += seconds
      const isEnded = one.state === 'fail' || one.state === 'timeout'
      if (isEnded && one.ended >= DAY) one.resendable = false
      if (one.state === 'sending' && one.sent >= 180) {
        one.state = 'timeout'
        one.ended = 0
      }
      if (one.state === 'pending' && one.entered >= DAY) {
        one.state = 'expired'
        one.resendable = false
      }
    }
    for (let of = 0; of < DEVICES; of++) this.dispatch(of)
  }
  retry(one: Known): void {
    Object.assign(one, { state: 'pending', attempts: one.attempts + 1, entered: 0 })
    this.dispatch(one.device)
  }
  answer(one: Known, attempt: number, outcome: 'done' | 'failed'): void {
    if (attempt < 1 || attempt > one.attempts + 1) return
    const isPresent = attempt === one.attempts + 1
    if (outcome === 'failed') {
      if (!isPresent || (one.state !== 'sending' && one.state !== 'timeout')) return
      one.state = 'fail'
      one.ended = 0
    } else if (['pending', 'sending', 'timeout'].includes(one.state) || (one.state === 'fail' && !isPresent)) {
      one.state = 'success'
      one.resendable = false
    }
  }
}

describeStores('The queue of commands', (open) => {
  let server: FleetServer
  beforeAll(async () => {
    server = await fleetServer(open)
    server.fleet.mood = () => 'silent'
  }, 120_000)

  async function take(step: Step, model: Model, devices: readonly Made[]): Promise<void> {
    const id = 'task' in step ? [...model.tasks.keys()].at(-1 - step.task) : undefined
    const one = model.tasks.get(id ?? -1)
    switch (step.is) {
      case 'send': {
        const { status, json } = await server.admin.call('POST', `/v3/devices/${devices[step.device]!.id}/refresh`, {})
        expect(status).toBe(model.isBusy(step.device) ? 409 : 200)
        if (status === 200) model.enter(Number(json.data['task_id']), step.device)
        break
      }
      case 'away':
        server.fleet.away.add(devices[step.device]!.sn)
        model.away.add(step.device)
        break
      case 'back':
        server.fleet.away.delete(devices[step.device]!.sn)
        model.away.delete(step.device)
        await server.fleet.online(1, devices[step.device]!.sn)
        model.dispatch(step.device)
        break
      case 'pass':
        await passTime(server.store, step.seconds)
        while ((await server.app.commands.round()) > 0);
        model.pass(step.seconds)
        break
      case 'cancel': {
        if (one === undefined) break
        const { version } = (await server.task(id!)) as unknown as { version: number }
        const { status } = await server.admin.call('POST', `/v3/command_tasks/${id}/cancel`, { version })
        expect(status).toBe(one.state === 'pending' ? 200 : 409)
        if (one.state === 'pending') one.state = 'cancelled'
        break
      }
      case 'retry': {
        if (one === undefined) break
        const may = (one.state === 'fail' || one.state === 'timeout') && one.resendable && !model.isBusy(one.device)
        const { status } = await server.admin.call('POST', `/v3/command_tasks/${id}/retry`, {})
        expect(status).toBe(may ? 200 : 409)
        if (may) model.retry(one)
        break
      }
      case 'answer':
        if (one === undefined) break
        await server.fleet.hear({ id: `1-${id}`, attempt: step.attempt, outcome: step.outcome })
        model.answer(one, step.attempt, step.outcome)
        break
      default:
        step satisfies never
    }
    await server.app.commands.rested()
  }

  const standing = async (first: number) =>
    (
      await server.store.query({
        text: 'select id, state, attempts, resendable from command_tasks where id >= $1 order by id',
        values: [first],
      })
    ).rows.map((row) => ({ ...row, id: Number(row['id']) }))
  const slots = async () =>
    (
      await server.store.query({
        text: 'select count(slot)::int as n from command_deliveries where slot is not null',
        values: [],
      })
    ).rows[0]!['n']

  test('goes as its model goes', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        server.fleet.away.clear()
        await server.store.query({ text: 'delete from command_tasks', values: [] })
        const devices = await Promise.all(Array.from({ length: DEVICES }, () => server.device()))
        const model = new Model()
        for (const step of history) {
          await take(step, model, devices)
          const known = [...model.tasks].map(([id, { state, attempts, resendable }]) => ({
            id,
            state,
            attempts,
            resendable,
          }))
          expect(await standing(known[0]?.id ?? Number.MAX_SAFE_INTEGER)).toEqual(known)
          expect(await slots()).toBe(known.filter(({ state }) => state === 'pending' || state === 'sending').length)
        }
      }),
      { numRuns: 25 },
    )
  }, 300_000)
})
