/**
 * Servers that are killed between any two steps: the statement that was to come next never comes, and neither does
 * anything after it. Another server takes up what is left. Whatever was cut off, the device does each command once, and
 * the records are told of it once.
 */
import { beforeAll, expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import type { Order } from '../../src/server/commands/link.ts'
import type { Done } from '../../src/server/commands/command.ts'
import type { CommandCenter } from '../../src/server/commands/command-center.ts'
import { commandCenter } from '../../src/server/routes/command-center.ts'
import type { Product } from '../../src/server/product.ts'
import { systemContexts } from '../../src/server/operations/system-context.ts'
import { fixedSource } from '../../src/server/source.ts'
import type { Connection, Store } from '../../src/server/store/store.ts'
import { testConfig } from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'
import { fleetServer, handFleet, passTime, type FleetServer } from './support/fleet.ts'

class Killed extends Error {}

/** A process that lives for so many steps; a step is a statement, a commit, or an order that is handed over. */
interface Life {
  left: number
  step(): void
}

const life = (left: number): Life => ({
  left,
  step() {
    if (this.left <= 0) throw new Killed('killed')
    this.left -= 1
  },
})

/** What the process asks of the database: as long as it lives. What it had not committed is lost with it. */
function dying(store: Store, one: Life): Store {
  const connection = (real: Connection): Connection => ({
    query: async (statement) => {
      one.step()
      return real.query(statement)
    },
    text: async (statement) => {
      one.step()
      return real.text(statement)
    },
  })
  return {
    ...store,
    ...connection(store),
    transaction: (work) =>
      store.transaction(async (real) => {
        one.step()
        const done = await work(connection(real))
        // Before its commit.
        one.step()
        return done
      }),
  }
}

describeStores('Commands and servers that are killed', (open) => {
  let server: FleetServer
  /** How often the effect of each command was written to the records, by the very transaction that settles it. */
  const effects = async (): Promise<ReadonlyMap<number, number>> =>
    new Map(
      (
        await server.store.query({ text: 'select task, count(*)::int as times from effects group by task', values: [] })
      ).rows.map(({ task, times }) => [Number(task), Number(times)]),
    )
  beforeAll(async () => {
    server = await fleetServer(open)
    // The server that is asked sends nothing itself: what is sent, and when, is this test's to say.
    await server.app.commands.stop()
    await server.store.script('create table effects (task bigint not null)')
    if (server.store.guardsRows) await server.store.script('grant all on effects to console_tenant')
  }, 120_000)

  /** How often whoever sent a command was told of its failure. */
  const messages = async (task: number): Promise<number> =>
    Number(
      await server.store.text({ text: 'select count(*)::text from messages where record_id = $1', values: [task] }),
    )

  /** The product, with its effects counted. */
  const counted = (): Product => {
    const { types } = apartment.commands!
    const refresh = types.refresh!
    const count = (done: readonly Done[]) =>
      server.store.query({
        text: 'insert into effects (task) select unnest($1::bigint[])',
        values: [done.map(({ task }) => task)],
      })
    return {
      ...apartment,
      commands: {
        types: {
          ...types,
          refresh: {
            ...refresh,
            effects: async (work, done) => {
              await refresh.effects!(work, done)
              await count(done)
            },
          },
        },
      },
    }
  }

  const process = (
    steps: number,
    fleet: ReturnType<typeof handFleet>,
  ): { readonly room: CommandCenter; readonly life: Life } => {
    const one = life(steps)
    const [store, product] = [dying(server.store, one), counted()]
    const source = fixedSource({ model: server.model, validators: compiledChecks(server.model) })
    const room = commandCenter({
      store,
      source,
      config: testConfig(),
      product,
      asSystem: systemContexts({ store, rules: product, fileHost: '/files' }, source),
      written: () => undefined,
      log: { warn: () => undefined, info: () => undefined } as never,
      ports: {
        devices: {
          connect: fleet.connect,
          deliver: async (order: Order) => {
            one.step()
            const taken = await fleet.deliver(order)
            one.step()
            return taken
          },
          close: () => Promise.resolve(),
        },
      } as never,
    })
    return { room, life: one }
  }

  /** As much as one process does before it is killed, or all that there is. */
  const live = async (room: CommandCenter, fleet: ReturnType<typeof handFleet>): Promise<void> => {
    try {
      while ((await room.round()) > 0);
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
    await fleet.act()
  }

  const MOODS = ['prompt', 'duplicated', 'failing'] as const
  /** More than a command takes from its first look to its end. */
  const STEPS = 30

  test.each(MOODS)(
    'a device that is %s does once what it is told, wherever its servers are killed',
    async (mood) => {
      // Three answer at the same moment, and are settled together.
      const devices = await Promise.all([server.device(), server.device(), server.device()])
      for (let steps = 0; steps < STEPS; steps++) {
        const fleet = handFleet()
        fleet.mood = ({ attempt }) => (mood === 'failing' && attempt > 1 ? 'prompt' : mood)
        const tasks = []
        for (const { id } of devices) {
          const { json } = await server.admin.call('POST', `/v3/devices/${id}/refresh`, {})
          tasks.push(Number(json.data['task_id']))
        }
        const { room: first } = process(steps, fleet)
        await live(first, fleet)
        const { room: second } = process(Infinity, fleet)
        for (let round = 0; round < 4; round++) {
          await passTime(server.store, 31)
          await live(second, fleet)
        }
        for (const task of tasks) {
          if (mood === 'failing') {
            expect(await server.task(task), `killed after ${steps} steps`).toMatchObject({ state: 'fail' })
            expect(await messages(task), `killed after ${steps} steps`).toBe(1)
            expect((await server.admin.call('POST', `/v3/command_tasks/${task}/retry`, {})).status).toBe(200)
          }
        }
        await live(second, fleet)
        const told = await effects()
        for (const task of tasks) {
          expect(await server.task(task), `killed after ${steps} steps`).toMatchObject({ state: 'success' })
          expect([fleet.done.get(`1-${task}`), told.get(task)], `killed after ${steps} steps`).toEqual([1, 1])
        }
      }
      const left = await server.store.query({ text: 'select count(*)::int as n from command_deliveries', values: [] })
      expect(left.rows).toEqual([{ n: 0 }])
    },
    180_000,
  )

  test('two servers at once hand each command over once', async () => {
    const devices = await Promise.all(Array.from({ length: 40 }, () => server.device()))
    const tasks: number[] = []
    for (const { id } of devices)
      tasks.push(Number((await server.admin.call('POST', `/v3/devices/${id}/refresh`, {})).json.data['task_id']))
    const fleet = handFleet()
    const [a, b] = [process(Infinity, fleet), process(Infinity, fleet)]
    await Promise.all([live(a.room, fleet), live(b.room, fleet)])
    await fleet.act()
    const told = await effects()
    expect(tasks.map((task) => fleet.orders.filter(({ id }) => id === `1-${task}`).length)).toEqual(tasks.map(() => 1))
    expect(tasks.map((task) => [fleet.done.get(`1-${task}`), told.get(task)])).toEqual(tasks.map(() => [1, 1]))
  }, 120_000)
})
