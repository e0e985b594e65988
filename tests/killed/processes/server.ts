/**
 * A whole server as a process of its own that, from SIGUSR2 on, counts the steps of one kind of work, and right before
 * the one that it is told is killed (SIGKILL) or told to stop (SIGTERM): a statement about it, its commit, an order
 * that is handed over, bytes that are put away. What it says of itself are lines: its address, and that step.
 */
import '../../support/time-zone.ts'
import { writeSync } from 'node:fs'
import path from 'node:path'
import { apartment } from '../../../src/apartment/product.ts'
import { createApp } from '../../../src/server/app.ts'
import { createFleet } from '../../../src/server/commands/simulated/fleet.ts'
import { compiledChecks } from '../../../src/server/compiled-checks.ts'
import type { Blobs } from '../../../src/server/files/blobs.ts'
import { folderBlobs } from '../../../src/server/files/folder.ts'
import type { Product } from '../../../src/server/product.ts'
import { fixedSource } from '../../../src/server/source.ts'
import { openStore } from '../../../src/server/store/open-store.ts'
import type { Connection, Statement, Store } from '../../../src/server/store/store.ts'
import { projectModel, testConfig } from '../../http/support/server.ts'
import { counting } from '../../jobs/support.ts'
import { SETTINGS } from '../../webhooks/support.ts'

export type Work = 'command' | 'job' | 'upload' | 'webhook'

const [place = '', folder = '', work = '', nth = '0', end = 'SIGKILL'] = process.argv.slice(2)
/** As long as a server may take to stop. */
const STOP_MS = 10_000

/** By the tables that a statement is about; of several kinds, the first. */
const ABOUT: readonly (readonly [Work, RegExp])[] = [
  ['command', /\bcommand_(tasks|deliveries)\b|\beffects\b/],
  ['webhook', /\bwebhook_(messages|deliveries)\b|\bopenings\b/],
  ['upload', /\b(?:into|from|update) files\b/],
  ['job', /\bjobs\b|\bjob_runs\b|\bmarks\b/],
]
/** Asked again and again where nothing is done. */
const IDLE = /^select \(extract\(epoch from min/
const workOf = ({ text }: Statement): Work | null =>
  IDLE.test(text) ? null : (ABOUT.find(([, tables]) => tables.test(text))?.[0] ?? null)

let left = Number(nth)
let isArmed = false
function step(of: Work | null, what: string): void {
  if (!isArmed || of !== work) return
  left -= 1
  if (left > 0) return
  isArmed = false
  writeSync(1, `${end} before ${what}\n`)
  process.kill(process.pid, end)
}

const stepping = (real: Connection, noted: (of: Work | null) => void = () => undefined): Connection => {
  const before = (statement: Statement): void => {
    const of = workOf(statement)
    if (of !== null) noted(of)
    step(of, statement.text.replace(/\s+/g, ' ').slice(0, 60))
  }
  return {
    query: (statement) => {
      before(statement)
      return real.query(statement)
    },
    text: (statement) => {
      before(statement)
      return real.text(statement)
    },
  }
}

function mortal(store: Store): Store {
  return {
    ...store,
    ...stepping(store),
    transaction: (inside) =>
      store.transaction(async (real) => {
        let about: Work | null = null
        const done = await inside(stepping(real, (of) => (about ??= of)))
        step(about, 'its commit')
        return done
      }),
  }
}

function mortalBlobs(blobs: Blobs): Blobs {
  const around =
    <Args extends unknown[]>(name: string, put: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      step('upload', `${name} begins`)
      await put(...args)
      step('upload', `what follows ${name}`)
    }
  return { ...blobs, putFile: around('putFile', blobs.putFile), putBytes: around('putBytes', blobs.putBytes) }
}

/** The product, with each effect of a command counted where it is written, and a job that counts its parts. */
function counted(store: Store): Product {
  const { types } = apartment.commands!
  const refresh = types.refresh!
  return {
    ...apartment,
    commands: {
      ...apartment.commands!,
      types: {
        ...types,
        refresh: {
          ...refresh,
          effects: async (does, done) => {
            await refresh.effects!(does, done)
            const values = [done.map(({ task }) => task)]
            await store.query({ text: 'insert into effects (task) select unnest($1::bigint[])', values })
          },
        },
      },
    },
    jobs: { ...apartment.jobs!, lease_ending: counting(store, 3) } as never,
  }
}

const store = mortal(
  await openStore({ maintenance: 0, ...(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }) }),
)
// What the killed one had taken is anybody's: time has passed, in the tables.
for (const text of [
  `update command_deliveries set next_at = now() where slot is not null`,
  `update webhook_deliveries set next_at = now()`,
  `update jobs set held_until = now() - interval '1 second' where held_until is not null`,
])
  await store.query({ text, values: [] })

const model = await projectModel()
const fleet = createFleet({
  seed: 7,
  mood: () => 'prompt',
  behaviours: Object.fromEntries(
    Object.entries(apartment.commands!.types).map(([type, command]) => [type, command?.simulated]),
  ),
  after: (_, act) => void setTimeout(act, 20),
})
const app = await createApp({
  store,
  source: fixedSource({ model, validators: compiledChecks(model) }),
  config: testConfig({ DATA_DIR: folder, ...SETTINGS }),
  product: counted(store),
  ports: {
    files: mortalBlobs(folderBlobs(path.join(folder, 'files'))),
    devices: Object.assign(Object.create(fleet) as typeof fleet, {
      deliver: async (order: Parameters<typeof fleet.deliver>[0]) => {
        step('command', 'an order')
        const taken = await fleet.deliver(order)
        step('command', 'what follows an order')
        return taken
      },
    }),
  },
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.on('SIGUSR2', () => (isArmed = true))
const address = app.server.address()
process.stdout.write(`open http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
let isStopping = false
// Told twice is told once: by itself, and by whoever grew tired of waiting for its step.
process.on('SIGTERM', () => {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_MS).unref()
  void app
    .close()
    .then(() => store.close())
    .then(() => process.exit(0))
})
