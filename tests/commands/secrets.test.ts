/** Secrets of commands: encrypted as long as they are kept, plain for the device alone, and gone when it is done. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { keyOf, sealerWith } from '../../src/server/commands/secrets.ts'
import { commandsIn } from '../../src/server/commands/send.ts'
import { systemContext } from '../../src/server/operations/system-context.ts'
import { recordsOf } from '../../src/server/records/records.ts'
import { describeStores } from '../support/stores.ts'
import { fleetServer, type FleetServer } from './support/fleet.ts'

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

describeStores('A command with a secret', (open) => {
  let server: FleetServer
  beforeAll(async () => {
    server = await fleetServer(open)
  }, 120_000)

  test('keeps it from everybody but the device', async () => {
    const { store, model } = server
    const device = await server.device()
    server.fleet.away.add(device.sn)
    const inForce = { model, validators: compiledChecks(model) }
    const context = systemContext({ store, rules: apartment, fileHost: '' }, inForce, 1)
    const send = () =>
      store.transaction(async (connection) => {
        const within = { ...context, connection }
        const writing = () => within
        const hooks = { writing, known: () => null, wrote: () => undefined }
        const records = recordsOf(within, { ...hooks, told: (error) => error })
        return commandsIn({ writing, records, outgoing: server.app.commands.outgoing, later: () => undefined }).send(
          'refresh',
          {
            record: { device_id: device.id, home_id: 1 },
            address: device.sn,
            secrets: { code: SECRET },
            summary: '一次',
            key: 'once',
          },
        )
      })
    const task = await send()
    expect(await send()).toBe(task)
    const everything = async () =>
      Promise.all(
        ['command_tasks', 'command_deliveries', 'operation_logs'].map((table) =>
          store.text({ text: `select coalesce(json_agg(t), '[]')::text from ${table} t`, values: [] }),
        ),
      )
    expect((await everything()).join()).not.toContain(SECRET)
    server.fleet.away.clear()
    await server.settle()
    expect(server.fleet.orders.at(-1)).toMatchObject({ id: `1-${task}`, payload: { code: SECRET } })
    expect(await server.task(task)).toMatchObject({ state: 'success', parameters: '一次', origin: 2 })
    expect((await everything()).slice(1, 2)).toEqual(['[]'])
    expect((await everything()).join()).not.toContain(SECRET)
  })
})
