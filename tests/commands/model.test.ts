/**
 * Random histories of the queue beside a model of it (`support/queue-model.ts`). Two servers take from one database,
 * each by a clock of its own that is minutes off; they die with what they hold, or give it back. After each step every
 * command stands as the model says, a server was given what the model gives it and nothing else, and each success has
 * had its effect once.
 */
import * as fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CommandCenter } from '../../src/server/commands/command-center.ts'
import type { DeviceLink, Heard, Order, Taken } from '../../src/server/commands/link.ts'
import { Late } from '../../src/server/ports/trouble.ts'
import { describeStores } from '../support/stores.ts'
import { centersOf, effectsCounted, withCommands } from './support/centers.ts'
import { fleetServer, passTime, type FleetServer, type Made } from './support/fleet.ts'
import { DAY, QueueModel, type Command, type Outcome } from './support/queue-model.ts'

const DEVICES = 2
const SERVERS = 2
/** Sums of these are far from every limit, whatever the machine takes for the steps themselves. */
const PASSES = [50, 50, 50, 100, 100, 200, 200, DAY + 200] as const
const MINUTES = [-47, 0, 47] as const
/** How a link answers: as it should, not at all, or too late to be heard although the device may have the order. */
const HOW = ['answers', 'broken', 'late'] as const
const ANSWERERS = ['its device', 'nobody known', 'another device', 'another company'] as const

type Step =
  | { readonly is: 'send' | 'away' | 'back'; readonly device: number }
  | { readonly is: 'pass'; readonly seconds: number }
  | { readonly is: 'look'; readonly server: number }
  | { readonly is: 'die' | 'stop'; readonly nth: number }
  | { readonly is: 'look at once' }
  | { readonly is: 'hand over'; readonly nth: number; readonly how: (typeof HOW)[number] }
  | { readonly is: 'cancel' | 'retry'; readonly nth: number }
  | {
      readonly is: 'answer'
      readonly server: number
      readonly nth: number
      /** The present one: 0. */
      readonly attemptsAgo: number
      readonly outcome: Outcome
      readonly by: (typeof ANSWERERS)[number]
    }
  | { readonly is: 'unknown answer'; readonly server: number; readonly id: string }

const one = <W extends string>(...words: readonly W[]): fc.Arbitrary<W> => fc.constantFrom(...words)
const device = fc.nat(DEVICES - 1)
const server = fc.nat(SERVERS - 1)
/** Mostly of those with whom it comes to something (`oneOf`). */
const nth = fc.nat(11)
const ARBITRARIES: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Step>])[] = [
  [4, fc.record({ is: one('send'), device })],
  [2, fc.record({ is: one('away', 'back'), device })],
  [5, fc.record({ is: one('pass'), seconds: fc.constantFrom(...PASSES) })],
  [8, fc.record({ is: one('look'), server })],
  [1, fc.record({ is: one('look at once') })],
  [7, fc.record({ is: one('hand over'), nth, how: one('answers', 'answers', 'answers', ...HOW) })],
  [2, fc.record({ is: one('die', 'stop'), nth })],
  [1, fc.record({ is: one('cancel'), nth })],
  [3, fc.record({ is: one('retry'), nth })],
  [
    5,
    fc.record({
      is: one('answer'),
      server,
      nth,
      attemptsAgo: fc.constantFrom(0, 0, 0, 1, 1, 2, -1),
      outcome: one('done', 'failed', 'failed'),
      by: one('its device', 'its device', ...ANSWERERS),
    }),
  ],
  [1, fc.record({ is: one('unknown answer'), server, id: one('1-999999999', '0-0', 'none') })],
]
const histories = fc.record({
  retries: fc.nat(1),
  off: fc.tuple(fc.constantFrom(...MINUTES), fc.constantFrom(...MINUTES)),
  steps: fc.array(fc.oneof(...ARBITRARIES.map(([weight, arbitrary]) => ({ weight, arbitrary }))), {
    minLength: 20,
    maxLength: 60,
  }),
})

const [SEND, CANCEL] = [{ is: 'send', device: 0 } as const, { is: 'cancel', nth: 0 } as const]
const look = (of: number): Step => ({ is: 'look', server: of })
const handOver = (of: number): Step => ({ is: 'hand over', nth: of, how: 'answers' })
const pass = (seconds: number): Step => ({ is: 'pass', seconds })
const answer = (outcome: Outcome, attemptsAgo = 0, by: (typeof ANSWERERS)[number] = 'its device'): Step => ({
  is: 'answer',
  server: 1,
  nth: 0,
  attemptsAgo,
  outcome,
  by,
})
/** What must be met whatever is drawn. */
const EXAMPLES: readonly (readonly Step[])[] = [
  // Taken over by the other, which brings it to the device: the first finds the device away then.
  [SEND, look(0), pass(50), look(1), handOver(1), { is: 'away', device: 0 }, handOver(0), CANCEL, answer('done')],
  // Not heard of in time, it may be at the device: it cannot be cancelled, and is done once.
  [SEND, look(0), { is: 'hand over', nth: 0, how: 'late' }, CANCEL, answer('done'), pass(50), look(1)],
  // Left alone while the first has it, and given back when that one stops; it dies, and time gives it back.
  [SEND, look(0), look(1), { is: 'stop', nth: 0 }, look(1), { is: 'die', nth: 1 }, look(0), pass(50), look(0)],
  // Of strangers, and of an attempt that is over: nothing of the present follows.
  [SEND, look(0), answer('done', 0, 'another device'), answer('failed', 0, 'another company'), answer('failed')],
  [SEND, look(0), answer('failed'), { is: 'retry', nth: 0 }, look(1), answer('failed', 1), answer('done', 1)],
]

/** What a server hands over waits here until the history says what becomes of it. */
class Hands implements DeviceLink {
  readonly held: { readonly order: Order; say(said: Promise<Taken>): void }[] = []
  heard!: Heard
  private filled: () => void = () => undefined

  connect(heard: Heard): void {
    this.heard = heard
  }
  deliver(order: Order): Promise<Taken> {
    return new Promise((resolve) => {
      this.held.push({ order, say: resolve })
      this.filled()
    })
  }
  close(): Promise<void> {
    return Promise.resolve()
  }
  /** Something was put into them. */
  full(): Promise<void> {
    return new Promise((resolve) => (this.filled = resolve))
  }
}

/** One of those to whom it matters, and now and then of all. */
function oneOf<T>(all: readonly T[], nth: number, matters: (one: T) => boolean): T | undefined {
  const some = nth % 4 === 3 ? [] : all.filter(matters)
  const among = some.length === 0 ? all : some
  return among[nth % among.length]
}

/** Orders without what of them does not matter here. */
const plain = (orders: readonly Order[]) =>
  orders.map(({ id, attempt }) => ({ id, attempt })).toSorted((a, b) => a.id.localeCompare(b.id))

describeStores('The queue of commands', (open) => {
  let app: FleetServer
  let effects: Awaited<ReturnType<typeof effectsCounted>>
  let centerOf: ReturnType<typeof centersOf>
  beforeAll(async () => {
    app = await fleetServer(open)
    // It is asked, and sends nothing itself.
    await app.app.commands.stop()
    effects = await effectsCounted(app.store)
    centerOf = centersOf(app)
  }, 120_000)

  class Server {
    hands!: Hands
    private center!: CommandCenter
    private looking: Promise<unknown> = Promise.resolve()

    constructor(
      private readonly off: number,
      private readonly retries: number,
    ) {
      this.begin()
    }

    begin(): void {
      this.hands = new Hands()
      const refresh = {
        effects: (_: unknown, done: readonly { readonly task: number }[]) =>
          effects.count(done.map(({ task: id }) => id)),
        retries: this.retries,
      }
      this.center = centerOf({ store: app.store, product: withCommands({ refresh }), link: this.hands })
    }

    /** By its own clock. */
    async does(work: () => Promise<unknown>): Promise<void> {
      vi.setSystemTime(Date.now() + this.off * 60_000)
      try {
        await work()
      } finally {
        vi.useRealTimers()
      }
    }

    /** Until it has something to hand over, or there was nothing. */
    async look(): Promise<readonly Order[]> {
      const full = this.hands.full()
      this.looking = this.center.round()
      await this.does(() => Promise.race([this.looking, full]))
      return this.hands.held.map(({ order }) => order)
    }

    async handOver(said: Promise<Taken>): Promise<void> {
      await this.does(async () => {
        this.hands.held.shift()!.say(said)
        await (this.hands.held.length === 0 ? this.looking : new Promise(setImmediate))
      })
    }

    stop = (): Promise<void> => this.does(() => this.center.stop())
  }

  class History {
    readonly model: QueueModel
    private readonly away = new Set<number>()
    private readonly servers: readonly Server[]

    constructor(
      off: readonly number[],
      retries: number,
      private readonly devices: readonly Made[],
    ) {
      this.model = new QueueModel(SERVERS, retries)
      this.servers = off.map((minutes) => new Server(minutes, retries))
    }

    private command(nth: number, matters: (one: Command) => boolean): Command | undefined {
      return oneOf([...this.model.commands.values()], nth, matters)
    }

    /** Mostly one that has something to hand over. */
    private server(nth: number): number {
      return oneOf([...this.servers.keys()], nth, (at) => this.servers[at]!.hands.held.length > 0)!
    }

    async take(step: Step): Promise<void> {
      switch (step.is) {
        case 'send': {
          const url = `/v3/devices/${this.devices[step.device]!.id}/refresh`
          const { status, json } = await app.admin.call('POST', url, {})
          expect(status).toBe(this.model.underWay(step.device) === undefined ? 200 : 409)
          if (status === 200) this.model.enter(Number(json.data['task_id']), step.device)
          break
        }
        case 'away':
          this.away.add(step.device)
          break
        case 'back':
          this.away.delete(step.device)
          await app.fleet.online(1, this.devices[step.device]!.sn)
          this.model.isBack(step.device)
          break
        case 'pass':
          await passTime(app.store, step.seconds)
          await app.store.query({
            text: "update command_tasks set finished_at = finished_at - $1 * interval '1 second'",
            values: [step.seconds],
          })
          this.model.pass(step.seconds)
          break
        case 'look':
          await this.look([step.server])
          break
        case 'look at once':
          await this.look([0, 1])
          break
        case 'hand over':
          await this.handOver(this.server(step.nth), step.how)
          break
        case 'die':
        case 'stop':
          await this.ends(this.server(step.nth), step.is)
          break
        case 'cancel':
        case 'retry':
          await this.ask(step.is, step.nth)
          break
        case 'answer':
          await this.answer(step)
          break
        case 'unknown answer':
          await this.hear(step.server, { id: step.id, attempt: 1, outcome: 'done' })
          break
        default:
          step satisfies never
      }
    }

    /** Who has its hands full hands over first. */
    private async look(all: readonly number[]): Promise<void> {
      const idle = all.filter((at) => this.servers[at]!.hands.held.length === 0)
      const orders = await Promise.all(idle.map((at) => this.servers[at]!.look()))
      const taken = idle.length === 0 ? [] : this.model.look()
      const known = taken.map(({ command: { id }, attempt }) => ({ id: `1-${id}`, attempt }))
      expect(plain(orders.flat())).toEqual(known.toSorted((a, b) => a.id.localeCompare(b.id)))
      for (const [at, some] of orders.entries())
        this.model.take(
          idle[at]!,
          taken.filter(({ command: { id } }) => some.some((order) => order.id === `1-${id}`)),
        )
    }

    private async handOver(at: number, how: (typeof HOW)[number]): Promise<void> {
      const [held] = this.servers[at]!.hands.held
      if (held === undefined) return
      const id = Number(held.order.id.split('-')[1])
      const isAway = this.away.has(this.model.commands.get(id)!.device)
      const said = how === 'answers' && isAway ? 'away' : 'accepted'
      const ways = {
        answers: () => Promise.resolve<Taken>(said),
        broken: () => Promise.reject(new Error('the link is not there')),
        late: () => Promise.reject(new Late('no answer in time')),
      }
      await this.servers[at]!.handOver(ways[how]())
      this.model.handOver(at, id, how === 'broken' ? 'away' : said)
    }

    /** Another takes its place. */
    private async ends(at: number, how: 'die' | 'stop'): Promise<void> {
      if (how === 'stop') await this.servers[at]!.stop()
      this.servers[at]!.begin()
      if (how === 'stop') this.model.stops(at)
      else this.model.dies(at)
    }

    private async ask(what: 'cancel' | 'retry', nth: number): Promise<void> {
      const possible = (one: Command): boolean =>
        what === 'retry' ? this.model.mayBeRetried(one) : one.state === 'pending'
      const command = this.command(nth, possible)
      if (command === undefined) return
      const may = possible(command)
      const version = what === 'cancel' ? (await app.task(command.id))['version'] : undefined
      const { status } = await app.admin.call('POST', `/v3/command_tasks/${command.id}/${what}`, { version })
      expect(status).toBe(may ? 200 : 409)
      if (may) this.model[what](command)
    }

    private async answer({
      server: at,
      nth,
      attemptsAgo,
      outcome,
      by,
    }: Extract<Step, { is: 'answer' }>): Promise<void> {
      const command = this.command(nth, ({ due }) => due !== null)
      if (command === undefined) return
      const attempt = command.attempts + 1 - attemptsAgo
      const [own, other] = [this.devices[command.device]!.sn, this.devices[1 - command.device]!.sn]
      const from = {
        'its device': { client_id: 1, address: own },
        'nobody known': undefined,
        'another device': { client_id: 1, address: other },
        'another company': { client_id: 2, address: own },
      }[by]
      await this.hear(at, { id: `1-${command.id}`, attempt, outcome, ...(from && { from }) })
      if (by === 'its device' || by === 'nobody known') this.model.answer(command, attempt, outcome)
    }

    private async hear(at: number, answer: Parameters<Heard['answered']>[0]): Promise<void> {
      await this.servers[at]!.does(() => this.servers[at]!.hands.heard.answered(answer))
    }
  }

  const standing = async () =>
    (
      await app.store.query({
        text: `select t.id, t.state, t.attempts, t.resendable, d.id is not null as kept, d.slot is not null as holds
          from command_tasks t left join command_deliveries d on d.client_id = t.client_id and d.task_id = t.id order by t.id`,
        values: [],
      })
    ).rows.map((row) => ({ ...row, id: Number(row['id']) }))

  test('goes as its model goes', async () => {
    const devices = await Promise.all(Array.from({ length: DEVICES }, () => app.device()))
    await fc.assert(
      fc.asyncProperty(histories, async ({ off, retries, steps }) => {
        await app.store.query({ text: 'delete from command_tasks', values: [] })
        const history = new History(off, retries, devices)
        for (const step of steps) {
          await history.take(step)
          const known = [...history.model.commands.values()]
          expect(await standing()).toEqual(
            known.map(({ id, state, attempts, resendable, due }) => ({
              ...{ id, state, attempts, resendable, kept: due !== null },
              holds: state === 'pending' || state === 'sending',
            })),
          )
          const told = await effects.times()
          expect(known.filter(({ id }) => told.has(id)).map(({ id }) => [id, told.get(id)])).toEqual(
            known.filter(({ state }) => state === 'success').map(({ id }) => [id, 1]),
          )
        }
      }),
      { numRuns: 25, examples: EXAMPLES.map((some) => [{ retries: 0, off: [0, 0], steps: [...some] }]) },
    )
  }, 300_000)
})
