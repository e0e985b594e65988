/**
 * Servers at work on commands, jobs, uploads and messages all at once, each killed or told to stop at a step of one of
 * them, drawn by a seed; on PostgreSQL two at a time are killed. A server that stops gives back what it holds. In the
 * end everything that was accepted was done, and done once.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderBlobs } from '../../src/server/files/folder.ts'
import { thumbnailOf } from '../../src/server/files/blobs.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { signatureOf } from '../../src/server/webhooks/signature.ts'
import { below, formOf, picture, UPLOAD, type Token } from '../files/support.ts'
import { bound } from '../http/support/bound.ts'
import { LOGIN, loggedIn, projectModel, WORLD } from '../http/support/server.ts'
import { PASSWORD } from '../http/support/world.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { createFolders, createPlaces } from '../support/stores.ts'
import { appOn, MESSAGE, SECRET } from '../webhooks/support.ts'
import type { Work } from './processes/server.ts'
import { program } from '../support/program.ts'

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const SERVER = 'tests/killed/processes/server.ts'
/** How many steps of each there are in a load, from its first to its last. */
const STEPS: Readonly<Record<Work, number>> = { command: 28, job: 24, upload: 21, webhook: 22 }
const EACH = 3
/** Two steps and more of each are in any load, even where another server has the work, or has died with it. */
const LOADS = 30

/** The same numbers for the same seed (mulberry32). */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

interface Spot {
  readonly place: string
  readonly folder: string
}

interface Place extends Spot {
  /** So many at a time. */
  readonly beside: number
  /** Of each kind of work. */
  readonly lives: number
}

interface Life {
  readonly address: string
  readonly process: ChildProcess
  readonly said: string[]
  readonly ended: Promise<unknown>
}

type End = 'SIGKILL' | 'SIGTERM'

async function born(place: string, folder: string, work = '', nth = 0, end: End = 'SIGKILL'): Promise<Life> {
  const process_ = spawn(process.execPath, [...program(SERVER), place, folder, work, String(nth), end], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(process_, 'close')
  const said: string[] = []
  const lines = createInterface({ input: process_.stdout })
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line)
      const [, found] = /^open (\S+)/.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`ended before it was open: ${said.join()}`)))
  })
  return { address, process: process_, said, ended }
}

interface Answered {
  readonly status: number
  readonly data: Readonly<Record<string, unknown>>
}

/** Null: it was killed before it answered. */
async function ask({ address }: Life, method: string, url: string, init: RequestInit = {}): Promise<Answered | null> {
  try {
    const answer = await fetch(address + url, { method, ...init })
    const { data } = (await answer.json()) as { data: Answered['data'] }
    return { status: answer.status, data }
  } catch {
    return null
  }
}

class Campaign {
  cookie = ''
  /** Of what was answered as accepted. */
  readonly tasks: number[] = []
  readonly files: string[] = []
  readonly messages = new Set<string>()
  /** Messages whose sender has no answer yet. */
  readonly unanswered = new Set<string>()
  runs = 0
  private made = 0

  constructor(private readonly devices: number[]) {}

  private readonly json = (body: unknown): RequestInit => ({
    headers: { cookie: this.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  async logIn({ address }: Life): Promise<void> {
    const answer = await fetch(address + LOGIN, {
      method: 'POST',
      ...this.json({ name: 'admin', pass: PASSWORD, from: 2 }),
    })
    this.cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
  }

  /** As much as every kind of work has steps for. */
  async load(life: Life): Promise<void> {
    await Promise.all([
      ...Array.from({ length: EACH }, () => this.refresh(life)),
      ...Array.from({ length: EACH }, () => this.tell(life, `message_${(this.made += 1)}`)),
      ...Array.from({ length: EACH }, () => this.upload(life)),
      this.run(life),
    ])
  }

  private async refresh(life: Life): Promise<void> {
    const device = this.devices.shift()!
    this.devices.push(device)
    const answer = await ask(life, 'POST', `/v3/devices/${device}/refresh`, this.json({}))
    if (answer?.status === 200) this.tasks.push(Number(answer.data['task_id']))
  }

  async tell(life: Life, number: string): Promise<void> {
    this.messages.add(number)
    const [body, time] = [JSON.stringify(MESSAGE), Math.floor(Date.now() / 1_000)]
    const answer = await ask(life, 'POST', '/hooks/device_report/1', {
      headers: {
        ...{ 'content-type': 'application/json', 'webhook-id': number, 'webhook-timestamp': String(time) },
        'webhook-signature': signatureOf(SECRET, number, time, body),
      },
      body,
    })
    if (answer?.status === 200) this.unanswered.delete(number)
    else this.unanswered.add(number)
  }

  private async upload(life: Life): Promise<void> {
    const leave = await ask(life, 'GET', '/v3/upload_token/ticket.pictures', this.json(undefined))
    if (leave?.status !== 200) return
    const { policy, signature, SecurityToken } = leave.data as unknown as Token
    const { payload, headers } = await formOf(
      { policy, signature, SecurityToken },
      { bytes: await picture(), name: 'a.png' },
    )
    const answer = await ask(life, 'POST', UPLOAD, {
      headers: { cookie: this.cookie, ...headers },
      body: new Uint8Array(payload),
    })
    if (answer?.status === 200) this.files.push(/[^/?]+[.]png/.exec(String(answer.data['url']))![0])
  }

  private async run(life: Life): Promise<void> {
    const found = await ask(life, 'GET', '/v3/jobs?name=lease_ending', this.json(undefined))
    const [job] = (found?.data['list'] ?? []) as readonly { readonly id: number }[]
    if (job === undefined) return
    const answer = await ask(life, 'POST', `/v3/jobs/${job.id}/run`, this.json({}))
    if (answer?.status === 200) this.runs += 1
  }

  /** Nothing is under way any more. */
  async rest(life: Life): Promise<void> {
    for (const number of [...this.unanswered]) await this.tell(life, number)
    const count = async (url: string) =>
      Number((await ask(life, 'GET', url, this.json(undefined)))?.data['count'] ?? -1)
    const under = () =>
      Promise.all(
        ['command_tasks?state=pending,sending', 'webhook_messages?state=1', 'job_runs?state=1,2'].map((url) =>
          count(`/v3/${url}&count=exact`),
        ),
      )
    await expect.poll(under, { timeout: 60_000, interval: 200 }).toEqual([0, 0, 0])
  }
}

/** What a server says when it has come there. */
const STEP = /^SIG(?:KILL|TERM) before /

const [newFolder, place] = [createFolders(), createPlaces()]
const WORKS = Object.keys(STEPS) as Work[]
const rowsOf = async (store: Store, text: string) => (await store.query({ text, values: [] })).rows

/** `lives`: of each kind of work. */
async function prepared(store: Store, lives: number): Promise<number[]> {
  await store.script(
    'create table effects (task bigint not null); create table marks (job text, client_id bigint, part integer)',
  )
  const app = await appOn(store)
  const admin = await loggedIn(app)
  await bound(admin, MESSAGE.sn)
  const devices: number[] = []
  for (let made = 0; made < 2 * EACH * WORKS.length * lives; made++)
    devices.push((await bound(admin, `lk2403500000001${String(made).padStart(5, '0')}`)).device_id)
  await store.script('update devices set net_state = 1')
  await app.close()
  return devices
}

/** Loads, until it has come to its step, of which the first is after the first load; answers at which it ended. */
async function lived(campaign: Campaign, life: Life, work: Work, end: End): Promise<string> {
  await campaign.load(life)
  life.process.kill('SIGUSR2')
  for (let load = 0; load < LOADS && !STEP.test(life.said.at(-1)!); load++) {
    await campaign.load(life)
    // What follows an answer takes its time.
    await Promise.race([life.ended, new Promise((resolve) => setTimeout(resolve, 500))])
  }
  // For whoever has not come to its step, which is told then.
  life.process.kill(end)
  await life.ended
  return `${work} ${life.said.at(-1)}`
}

/** Each kills itself at its step; answers at which. */
async function killed(campaign: Campaign, { place, folder, beside, lives: each }: Place): Promise<readonly string[]> {
  const draw = drawing(SEED)
  const deaths: string[] = []
  const lives = WORKS.flatMap((work) =>
    Array.from({ length: each }, () => ({ work, nth: 1 + draw(STEPS[work]) })),
  ).sort(() => draw(2) - 0.5)
  while (lives.length > 0) {
    const turn = await Promise.all(
      lives.splice(0, beside).map(async ({ work, nth }) => {
        const life = await born(place, folder, work, nth)
        if (campaign.cookie === '') await campaign.logIn(life)
        return { life, work }
      }),
    )
    deaths.push(...(await Promise.all(turn.map(({ life, work }) => lived(campaign, life, work, 'SIGKILL')))))
  }
  return deaths
}

/** Each stops at its step, of half of the kinds of work on either database; answers at which. */
async function stopped(
  campaign: Campaign,
  { place, folder }: Spot,
  half: number,
  held: Held,
): Promise<readonly string[]> {
  const draw = drawing(SEED + 1)
  const stops: string[] = []
  for (const work of WORKS.filter((_, at) => (at + SEED) % 2 === half)) {
    const life = await born(place, folder, work, 1 + draw(STEPS[work]), 'SIGTERM')
    const said = await lived(campaign, life, work, 'SIGTERM')
    stops.push(said)
    expect(life.process.exitCode, said).toBe(0)
    expect(await held(), said).toEqual([{ runs: 0, messages: 0, commands: 0 }])
  }
  return stops
}

type Held = () => Promise<unknown>
/** What no other server would take up at once: a run that is somebody's, a message, a command that is not sent. */
const HELD = `select (select count(*)::int from jobs where holder is not null) as runs,
  (select count(*)::int from webhook_deliveries where next_at > now()) as messages,
  (select count(*)::int from command_deliveries d join command_tasks t on t.client_id = d.client_id and t.id = d.task_id
    where t.state = 'pending' and d.slot is not null and d.next_at > now()) as commands`

async function judged(campaign: Campaign, store: Store, folder: string, about: string): Promise<void> {
  const tasks = await rowsOf(
    store,
    `select t.id, t.state, (select count(*)::int from effects e where e.task = t.id) as effects from command_tasks t order by id`,
  )
  expect(tasks, about).toEqual(tasks.map(({ id }) => ({ id, state: 'success', effects: 1 })))
  const known = new Set(tasks.map(({ id }) => Number(id)))
  expect(
    campaign.tasks.filter((task) => !known.has(task)),
    about,
  ).toEqual([])
  expect(await rowsOf(store, 'select count(*)::int as n from command_deliveries'), about).toEqual([{ n: 0 }])

  const [messages] = await rowsOf(
    store,
    `select count(*)::int as n, count(*) filter (where state = 2)::int as handled, (select count(*)::int from openings) as openings from webhook_messages`,
  )
  const { size } = campaign.messages
  expect(messages, about).toEqual({ n: size, handled: size, openings: size })

  const runs = await rowsOf(
    store,
    "select r.state, r.done, r.failure from job_runs r join jobs j on j.id = r.job_id where j.name = 'lease_ending'",
  )
  expect(runs, about).toEqual(runs.map(() => ({ state: 3, done: 3, failure: null })))
  expect(runs.length, about).toBeGreaterThanOrEqual(campaign.runs)
  expect(await rowsOf(store, 'select part, count(*)::int as n from marks group by part order by part'), about).toEqual(
    [1, 2, 3].map((part) => ({ part, n: runs.length })),
  )

  // A day goes by, and what nobody holds is gone with it.
  const root = path.join(folder, 'files')
  const before = new Date(Date.now() - 25 * 3_600_000)
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), before, before)
  const runner = runnerOn(store, await projectModel(), {
    files: folderBlobs(root),
    folder: path.join(root, 'incoming'),
  })
  await runner.go()
  await dueSince(store, 'file_clean_up', '1 second')
  await runner.go()
  const names = (await rowsOf(store, 'select url from files order by url')).map(({ url }) =>
    String(url).split('/').at(-1)!,
  )
  expect(await below(root), about).toEqual(names.flatMap((name) => [name, thumbnailOf(name)]).sort())
  expect(
    campaign.files.filter((name) => !names.includes(name)),
    about,
  ).toEqual([])
}

const counts = ({ tasks, messages, files, runs }: Campaign): string =>
  `${tasks.length} commands, ${messages.size} messages, ${files.length} uploads, ${runs} runs`

test(
  `PostgreSQL: two servers killed, and others stopped, at steps drawn by ${SEED}`,
  { timeout: 600_000 },
  async () => {
    const [databaseUrl, folder] = [await place('PostgreSQL', WORLD), await newFolder()]
    const store = await openStore({ databaseUrl, maintenance: 0 })
    try {
      const campaign = new Campaign(await prepared(store, 3))
      const deaths = await killed(campaign, { place: databaseUrl, folder, beside: 2, lives: 2 })
      const stops = await stopped(campaign, { place: databaseUrl, folder }, 0, () => rowsOf(store, HELD))
      const last = await born(databaseUrl, folder)
      await campaign.rest(last)
      last.process.kill('SIGTERM')
      await last.ended
      await judged(campaign, store, folder, `seed ${SEED}; ${counts(campaign)}; ${[...deaths, ...stops].join('; ')}`)
      if (process.env['SEED'] !== undefined) console.log(counts(campaign), deaths, stops)
      expect(campaign.tasks.length * campaign.files.length * campaign.runs).toBeGreaterThan(0)
      expect([...deaths, ...stops].filter((end) => !/^\w+ SIG/.test(end))).toEqual([])
    } finally {
      await store.close()
    }
  },
)

test(`PGlite: servers killed and stopped at steps drawn by ${SEED}`, { timeout: 600_000 }, async () => {
  const [dataDir, folder] = [await place('PGlite', WORLD), await newFolder()]
  const first = await openStore({ dataDir, maintenance: 0 })
  const campaign = new Campaign(await prepared(first, 2))
  await first.close()
  const deaths = await killed(campaign, { place: dataDir, folder, beside: 1, lives: 1 })
  const held = async (): Promise<unknown> => {
    const store = await openStore({ dataDir, maintenance: 0 })
    return rowsOf(store, HELD).finally(store.close)
  }
  const stops = await stopped(campaign, { place: dataDir, folder }, 1, held)
  const last = await born(dataDir, folder)
  await campaign.rest(last)
  last.process.kill('SIGTERM')
  await last.ended
  const store = await openStore({ dataDir, maintenance: 0 })
  try {
    await judged(campaign, store, folder, `seed ${SEED}; ${counts(campaign)}; ${[...deaths, ...stops].join('; ')}`)
    if (process.env['SEED'] !== undefined) console.log(counts(campaign), deaths, stops)
    expect(campaign.tasks.length * campaign.files.length * campaign.runs).toBeGreaterThan(0)
    expect([...deaths, ...stops].filter((end) => !/^\w+ SIG/.test(end))).toEqual([])
  } finally {
    await store.close()
  }
})
