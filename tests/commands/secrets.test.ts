/** Secrets of commands: encrypted as long as they are kept, plain for the device alone, and gone when it is done. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replaced } from '../../src/server/commands/queue.ts'
import { keyOf, sealerWith } from '../../src/server/commands/secrets.ts'
import { isSharedKey } from '../../src/server/commands/shared-key.ts'
import type { Mood } from '../../src/server/commands/simulated/moods.ts'
import { describeStores } from '../support/stores.ts'
import { fleetServer, passTime, type FleetServer, type Made } from './support/fleet.ts'

const SECRET = '246810'

describe('A key for secrets', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'command-key-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('is made once and kept, unless a setting says another', async () => {
    const made = keyOf('', folder)
    expect(made).toHaveLength(32)
    expect(keyOf('', folder)).toEqual(made)
    expect(Buffer.from(await readFile(path.join(folder, 'command.key'), 'utf8'), 'base64')).toEqual(made)
    expect(keyOf(Buffer.alloc(32, 1).toString('base64'), folder)).toEqual(Buffer.alloc(32, 1))
  })

  test('opens what it has sealed for the same command, and nothing else', () => {
    const [mine, other] = [1, 2].map((byte) => sealerWith(Buffer.alloc(32, byte)))
    const sealed = mine!.seal({ code: SECRET }, '1-5')
    expect(mine!.open(sealed, '1-5')).toEqual({ code: SECRET })
    expect(mine!.seal({ code: SECRET }, '1-5')).not.toBe(sealed)
    expect(() => mine!.open(sealed, '1-6')).toThrow()
    expect(() => other!.open(sealed, '1-5')).toThrow()
    expect(() => mine!.open(`${sealed.slice(0, -8)}AAAAAAA=`, '1-5')).toThrow()
  })
})

/** Everything that the database holds of commands. */
const TABLES = ['command_tasks', 'command_deliveries', 'operation_logs', 'messages', 'call_keys']

describeStores('A command with a secret', (open) => {
  let server: FleetServer
  let device: Made
  beforeAll(async () => {
    server = await fleetServer(open)
  }, 120_000)
  beforeEach(async () => {
    device = await server.device()
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
  })

  const send = (key?: string) =>
    server.send('refresh', {
      record: { device_id: device.id, home_id: 1 },
      address: device.sn,
      secrets: { code: SECRET },
      summary: { zh: '一次', en: 'Once' },
      ...(key !== undefined && { key }),
    })
  const everything = async () =>
    Promise.all(
      TABLES.map((table) =>
        server.store.text({ text: `select coalesce(json_agg(t), '[]')::text from ${table} t`, values: [] }),
      ),
    )
  /** Whether it is kept in any form. */
  const isKept = async (task: number) =>
    (
      await server.store.query({ text: 'select sealed from command_deliveries where task_id = $1', values: [task] })
    ).rows.some(({ sealed }) => sealed !== null)
  const rounds = async () => {
    while ((await server.app.commands.round()) > 0);
  }
  const call = async (task: number, deed: string, body = {}) => {
    const { json } = await server.admin.call('POST', `/v3/command_tasks/${task}/${deed}`, body)
    expect(json.err_code).toBe(0)
  }

  test('is not taken to a database whose secrets were sealed with another key, and that key is not told there', async () => {
    const [mine, other] = [1, 2].map((byte) => Buffer.alloc(32, byte))
    const asked: boolean[] = []
    for (const key of [mine!, mine!, other!, mine!]) asked.push(await isSharedKey(server.store, key))
    expect(asked).toEqual([true, true, false, true])
    const keys = await server.store.text({ text: `select json_agg(k)::text from server_keys k`, values: [] })
    for (const form of ['base64', 'base64url', 'hex'] as const) expect(keys).not.toContain(mine!.toString(form))
  })

  test('keeps it from everybody but the device', async () => {
    server.fleet.away.add(device.sn)
    const task = await send('once')
    expect(await send('once')).toBe(task)
    expect((await everything()).join()).not.toContain(SECRET)
    server.fleet.away.clear()
    await server.settle()
    expect(server.fleet.orders.at(-1)).toMatchObject({ id: `1-${task}`, payload: { code: SECRET } })
    expect(await server.task(task)).toMatchObject({ state: 'success', parameters: '一次', origin: 2 })
  })

  /** How it ends → what happens until then; whether it is kept then, since it can be sent again. */
  const ENDS: Readonly<Record<string, readonly [mood: Mood, (task: number) => Promise<unknown>, kept: boolean]>> = {
    success: ['prompt', () => server.settle(), false],
    fail: ['failing', () => server.settle(), true],
    timeout: [
      'silent',
      async () => {
        await rounds()
        await passTime(server.store, 181)
        await rounds()
      },
      true,
    ],
    expired: [
      'offline',
      async () => {
        await rounds()
        await passTime(server.store, 86_401)
        await rounds()
      },
      false,
    ],
    cancelled: [
      'offline',
      async (task) => {
        await rounds()
        await call(task, 'cancel', { version: (await server.task(task))['version'] })
      },
      false,
    ],
  }
  test.each(Object.entries(ENDS))('holds it in no state in plain text: %s', async (state, [mood, live, kept]) => {
    server.fleet.mood = () => mood
    const task = await send()
    expect(await isKept(task)).toBe(true)
    await live(task)
    expect(await server.task(task)).toMatchObject({ state })
    expect((await everything()).join()).not.toContain(SECRET)
    expect(await isKept(task)).toBe(kept)
  })

  /** It was sent once, so that its device may tell of it still: what is kept for that is no secret. */
  const OVER: Readonly<Record<string, (task: number) => Promise<unknown>>> = {
    cancelled: async (task) => call(task, 'cancel', { version: (await server.task(task))['version'] }),
    expired: async () => {
      await passTime(server.store, 86_401)
      await rounds()
    },
  }
  test.each(Object.entries(OVER))('is gone from what was retried and is %s', async (state, live) => {
    server.fleet.mood = ({ attempt }) => (attempt === 1 ? 'failing' : 'offline')
    const task = await send()
    await server.settle()
    await call(task, 'retry')
    await rounds()
    expect(await server.task(task)).toMatchObject({ state: 'pending', attempts: 1 })
    expect(await isKept(task)).toBe(true)
    await live(task)
    expect(await server.task(task)).toMatchObject({ state })
    expect(await isKept(task)).toBe(false)
    await server.fleet.hear({ id: `1-${task}`, attempt: 1, outcome: 'done' })
    expect(await server.task(task)).toMatchObject({ state: 'success' })
  })

  test.each([
    ['fail', 'failing', 0],
    ['timeout', 'silent', 181],
  ] as const)(
    'is gone from one in the state %s in whose place something newer is sent',
    async (state, mood, seconds) => {
      server.fleet.mood = () => mood
      const task = await send()
      await server.settle()
      await passTime(server.store, seconds)
      await rounds()
      expect(await server.task(task)).toMatchObject({ state })
      expect(await isKept(task)).toBe(true)
      expect(await replaced(server.store, 1, [task], { zh: '已有新的', en: 'Replaced' })).toEqual(new Set([task]))
      expect(await server.task(task)).toMatchObject({ state, resendable: false })
      expect(await isKept(task)).toBe(false)
    },
  )

  /** What can be sent again ends as well: done at last, or a day after it failed. */
  test.each(['retried', 'left alone'])('is gone from what failed once it is %s', async (way) => {
    server.fleet.mood = ({ attempt }) => (attempt === 1 ? 'failing' : 'prompt')
    const task = await send()
    await server.settle()
    expect(await server.task(task)).toMatchObject({ state: 'fail', resendable: true })
    if (way === 'retried') {
      await call(task, 'retry')
      expect((await everything()).join()).not.toContain(SECRET)
      await server.settle()
      expect(server.fleet.orders.at(-1)).toMatchObject({ id: `1-${task}`, attempt: 2, payload: { code: SECRET } })
    } else {
      await passTime(server.store, 86_401)
      await rounds()
    }
    expect(await server.task(task)).toMatchObject({ state: way === 'retried' ? 'success' : 'fail', resendable: false })
    expect(await isKept(task)).toBe(false)
    expect((await everything()).join()).not.toContain(SECRET)
  })
})
