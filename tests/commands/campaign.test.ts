/**
 * Servers that are killed between any two steps: the statement that was to come next never comes, and neither does
 * anything after it. Another server takes up what is left. Whatever was cut off, the device does each command once,
 * with the secret that it carries, and the records are told of it once.
 */
import { beforeAll, expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import type { Command, Done } from '../../src/server/commands/command.ts'
import type { CommandCenter } from '../../src/server/commands/command-center.ts'
import { NetState } from '../../src/generated/enums.ts'
import type { Connection, Store } from '../../src/server/store/store.ts'
import { describeStores } from '../support/stores.ts'
import { centersOf, effectsCounted, withCommands } from './support/centers.ts'
import { fleetServer, handFleet, passTime, setNet, type FleetServer, type Made } from './support/fleet.ts'

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
  let effects: Awaited<ReturnType<typeof effectsCounted>>
  let centerOf: ReturnType<typeof centersOf>
  beforeAll(async () => {
    server = await fleetServer(open)
    // The server that is asked sends nothing itself: what is sent, and when, is this test's to say.
    await server.app.commands.stop()
    effects = await effectsCounted(server.store)
    centerOf = centersOf(server)
  }, 120_000)

  /** How often whoever sent a command was told of its failure. */
  const messages = async (task: number): Promise<number> =>
    Number(
      await server.store.text({ text: 'select count(*)::text from messages where record_id = $1', values: [task] }),
    )

  /** Its effects are counted, in whatever transaction settles it. */
  const counted = (type: 'refresh' | 'credential_create'): Command => {
    const command = apartment.commands!.types[type]!
    return {
      ...command,
      effects: async (work, done: readonly Done[]) => {
        await command.effects!(work, done)
        await effects.count(done.map(({ task }) => task))
      },
    } as Command
  }
  const product = withCommands({ refresh: counted('refresh'), credential_create: counted('credential_create') })

  const process = (
    steps: number,
    fleet: ReturnType<typeof handFleet>,
  ): { readonly room: CommandCenter; readonly life: Life } => {
    const one = life(steps)
    const link = {
      connect: fleet.connect,
      deliver: async (order: Parameters<typeof fleet.deliver>[0]) => {
        one.step()
        const taken = await fleet.deliver(order)
        one.step()
        return taken
      },
      close: () => Promise.resolve(),
    }
    return { room: centerOf({ store: dying(server.store, one), product, link }), life: one }
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

  interface Sent {
    readonly task: number
    /** That its device alone may read. */
    readonly secret?: string
    /** Who is told of its failure; else it was the system. */
    readonly isAsked: boolean
  }

  const accepted = async (url: string, body: object) => {
    const { json, text } = await server.admin.call('POST', url, body)
    if (json.err_code !== 0) throw new Error(text)
    return json.data
  }
  /** One by itself, one that carries a secret, and a set of two: they are answered at the same moment. */
  const sends = async ([single, lock, ...set]: readonly Made[], name: string): Promise<readonly Sent[]> => {
    const one = await accepted(`/v3/devices/${single!.id}/refresh`, {})
    const end = new Date(Date.now() + 86_400_000).toISOString()
    const secret = await accepted(`/v3/rooms/${lock!.room}/locks/${lock!.id}/passwords`, {
      ...{ name, phone: '13800001234', permission_end: end },
    })
    const all = await server.sends((commands) =>
      commands.sendAll(
        'refresh',
        set.map(({ id, sn }) => ({ record: { device_id: id, home_id: 1 }, address: sn })),
      ),
    )
    return [
      { task: Number(one['task_id']), isAsked: true },
      { task: Number(secret['task_id']), secret: String(secret['password']), isAsked: true },
      ...all.map((sent) => ({ task: (sent as { readonly task: number }).task, isAsked: false })),
    ]
  }

  const MOODS = ['prompt', 'duplicated', 'failing'] as const
  test.each(MOODS)(
    'a device that is %s does once what it is told, wherever its servers are killed',
    async (mood) => {
      const devices = await Promise.all([server.device(), server.device(), server.device(), server.device()])
      await setNet(server.store, devices[1]!.sn, NetState.online)
      // Until one lives to the end: then there is no further step.
      for (let steps = 0, left = 0; left === 0; steps++) {
        const fleet = handFleet()
        fleet.mood = ({ attempt }) => (mood === 'failing' && attempt > 1 ? 'prompt' : mood)
        const about = `killed after ${steps} steps`
        const sent = await sends(devices, `王芳${steps}`)
        const { room: first, life: cut } = process(steps, fleet)
        await live(first, fleet)
        const { room: second } = process(Infinity, fleet)
        for (let round = 0; round < 4; round++) {
          await passTime(server.store, 31)
          await live(second, fleet)
        }
        for (const { task, isAsked } of sent) {
          if (mood === 'failing') {
            expect(await server.task(task), about).toMatchObject({ state: 'fail' })
            expect(await messages(task), about).toBe(isAsked ? 1 : 0)
            expect((await server.admin.call('POST', `/v3/command_tasks/${task}/retry`, {})).status).toBe(200)
          }
        }
        await live(second, fleet)
        const told = await effects.times()
        for (const { task, secret } of sent) {
          expect(await server.task(task), about).toMatchObject({ state: 'success' })
          expect([fleet.done.get(`1-${task}`), told.get(task)], about).toEqual([1, 1])
          const brought = fleet.orders.filter(({ id }) => id === `1-${task}`).map(({ payload }) => payload['password'])
          expect(new Set(brought), about).toEqual(new Set([secret]))
        }
        left = cut.left
      }
      const { rows } = await server.store.query({
        text: 'select count(*)::int as n from command_deliveries',
        values: [],
      })
      expect(rows).toEqual([{ n: 0 }])
    },
    240_000,
  )

  test('two servers at once hand each command over once', async () => {
    const devices = await Promise.all(Array.from({ length: 40 }, () => server.device()))
    const tasks: number[] = []
    for (const { id } of devices) tasks.push(Number((await accepted(`/v3/devices/${id}/refresh`, {}))['task_id']))
    const fleet = handFleet()
    const [a, b] = [process(Infinity, fleet), process(Infinity, fleet)]
    await Promise.all([live(a.room, fleet), live(b.room, fleet)])
    await fleet.act()
    const told = await effects.times()
    expect(tasks.map((task) => fleet.orders.filter(({ id }) => id === `1-${task}`).length)).toEqual(tasks.map(() => 1))
    expect(tasks.map((task) => [fleet.done.get(`1-${task}`), told.get(task)])).toEqual(tasks.map(() => [1, 1]))
  }, 120_000)
})
