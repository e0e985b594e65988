/** A server whose devices do what the test says, when the test says it; time passes by moving the queue's own times. */
import { apartment } from '../../../src/apartment/product.ts'
import type { Work } from '../../../src/server/calls/operation.ts'
import { systemWork } from '../../../src/server/calls/perform.ts'
import type { Answer, Heard, Order, Report } from '../../../src/server/commands/link.ts'
import type { NetState } from '../../../src/generated/enums.ts'
import { createFleet, type Fleet } from '../../../src/server/commands/simulated/fleet.ts'
import type { Mood } from '../../../src/server/commands/simulated/moods.ts'
import type { Commands } from '../../../src/server/commands/types.ts'
import { compiledChecks } from '../../../src/server/compiled-checks.ts'
import type { Context } from '../../../src/server/operations/context.ts'
import { systemContext } from '../../../src/server/operations/system-context.ts'
import type { Connection, Store } from '../../../src/server/store/store.ts'
import { bound } from '../../http/support/bound.ts'
import { loggedIn, startServer, type Caller } from '../../http/support/server.ts'
import type { Open } from '../../support/stores.ts'

export interface HandFleet extends Fleet {
  /** What the devices are about to do, they do; answers how much it was. */
  act(): Promise<number>
  /** An answer that no device of the fleet gives. */
  hear(answer: Answer): Promise<void>
  online: Heard['online']
  /** What a device tells unasked. */
  report: Heard['reported']
  mood: (order: Order) => Mood
  away: Set<string>
}

export function handFleet(): HandFleet {
  const waiting: (() => void)[] = []
  const away = new Set<string>()
  let server: Heard | undefined
  const { types } = apartment.commands!
  const fleet = createFleet({
    seed: 7,
    mood: (order) => hand.mood(order),
    behaviours: Object.fromEntries(Object.entries(types).map(([type, command]) => [type, command?.simulated])),
    isAway: ({ address }) => Promise.resolve(away.has(address)),
    after: (_, task) => void waiting.push(task),
  })
  const hand: HandFleet = Object.assign(Object.create(fleet) as Fleet, {
    mood: (): Mood => 'prompt',
    connect: (to: Heard) => {
      server = to
      fleet.connect(to)
    },
    hear: (answer: Answer) => server!.answered(answer),
    online: (client: number, address: string) => server!.online(client, address),
    report: (report: Report) => server!.reported(report),
    away,
    act: async () => {
      const tasks = waiting.splice(0)
      for (const task of tasks) task()
      await fleet.rested()
      return tasks.length
    },
  })
  return hand
}

/** As if so many seconds had passed for the queue. */
export const passTime = (store: Store, seconds: number): Promise<unknown> =>
  store.query({
    text: `update command_deliveries set sent_at = sent_at - $1 * interval '1 second', next_at = next_at - $1 * interval '1 second',
      expires_at = expires_at - $1 * interval '1 second'`,
    values: [seconds],
  })

/** As the device would tell of itself. */
export const setNet = (store: Store, sn: string, state: NetState): Promise<unknown> =>
  store.query({ text: 'update devices set net_state = $2 where sn = $1', values: [sn, state] })

interface Parts {
  readonly fleet?: HandFleet
  /** A database with its records, which another server may have left. */
  readonly given?: Store
  /** Of the administrator. */
  readonly pass?: string
  readonly settings?: Readonly<Record<string, string>>
  readonly log?: { write(line: string): void }
}

export const SETTINGS = { COMMAND_KEY: Buffer.alloc(32, 7).toString('base64') }

/** On a store that is opened already, and holds the world. */
export const fleetServerOn = (store: Store): Promise<FleetServer> => fleetServer(() => Promise.resolve(store))

export async function fleetServer(open: Open, { fleet = handFleet(), given, pass, settings, log }: Parts = {}) {
  const from = given === undefined ? open : () => Promise.resolve(given)
  const { app, store, model } = await startServer(from, { ...SETTINGS, ...settings }, fleet, log)
  const admin = await loggedIn(app, 'admin', undefined, pass)
  let devices = 0
  /** Work by itself: in a transaction of its own, as the system if not said otherwise. */
  const works = <T>(
    work: (work: Work) => Promise<T>,
    as: Partial<Context> = {},
    through = (connection: Connection): Connection => connection,
  ): Promise<T> =>
    store.transaction((real) => {
      const parts = { store, rules: apartment, fileHost: '' }
      const system = systemContext(parts, { model, validators: compiledChecks(model) }, 1)
      const within = { ...system, ...as, connection: through(real) }
      const { outgoing } = app.commands
      const allowed = { writing: () => within, wrote: () => undefined, later: () => undefined }
      return work(systemWork(within, outgoing, allowed))
    })
  /** What an operation's code sends. */
  const sends = <T>(
    work: (commands: Commands) => Promise<T>,
    as?: Partial<Context>,
    through?: (connection: Connection) => Connection,
  ): Promise<T> => works(({ commands }) => work(commands), as, through)
  return {
    app,
    store,
    model,
    fleet,
    admin,
    /** A lock in a room of the first home. */
    device: async (sn = `lk2403500000000${String((devices += 1)).padStart(5, '0')}`, home = 1) => made(admin, home, sn),
    /** Everything that is due is sent, and the devices do what they are about to. */
    settle: async () => {
      await app.commands.rested()
      while ((await app.commands.round()) > 0);
      await fleet.act()
      await app.commands.rested()
    },
    works,
    sends,
    send: (...[type, sending]: Parameters<Commands['send']>) => sends((commands) => commands.send(type, sending)),
    task: async (id: number) => (await admin.call('GET', `/v3/command_tasks/${id}`)).json.data,
  }
}

export type FleetServer = Awaited<ReturnType<typeof fleetServer>>

export interface Made {
  readonly id: number
  readonly sn: string
  readonly room: number
}

async function made(admin: Caller, home: number, sn: string): Promise<Made> {
  const { device_id, room_id } = await bound(admin, sn, { home_id: home })
  return { id: device_id, sn, room: room_id }
}
