/**
 * Servers of one database whose own clocks differ by more than what they hand out lasts: each takes what the other has
 * given, for as long as the database says.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClock } from '../../src/server/store/clock.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { fleetServer, handFleet, type FleetServer } from '../commands/support/fleet.ts'
import { picture, send, tokenFor } from '../files/support.ts'
import { caller, loggedIn } from '../http/support/server.ts'
import { newNumber, SETTINGS } from '../webhooks/support.ts'
import { freshDatabase } from '../support/stores.ts'
import { signatureOf } from '../../src/server/webhooks/signature.ts'
import { secrets } from '../webhooks/support.ts'

const MINUTES = [-47, 47] as const
const MINUTE = 60_000

describe.each(MINUTES)('A server whose clock is %i minutes off', (off) => {
  const stores: Store[] = []
  let folder: string
  let right: FleetServer
  let wrong: FleetServer
  const isOff = (): unknown => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off * MINUTE })
  afterEach(() => vi.useRealTimers())
  /** By the clock of the one that is wrong; what others do meanwhile would go by it, too. */
  const there = async <T>(work: () => Promise<T>): Promise<T> => {
    isOff()
    try {
      return await work()
    } finally {
      vi.useRealTimers()
    }
  }
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clocks-'))
    const databaseUrl = await freshDatabase()
    const opened = async () => {
      const store = await openStore({ databaseUrl, maintenance: 0 })
      stores.push(store)
      return store
    }
    const settings = {
      DATA_DIR: folder,
      SMS_OUTBOX: path.join(folder, 'sms.jsonl'),
      SESSION_MINUTES: '10',
      ...SETTINGS,
    }
    const first = await opened()
    right = await fleetServer(
      async (_, prepared) => {
        await prepared!.fill(first)
        return first
      },
      { settings },
    )
    const second = await there(opened)
    wrong = await there(() =>
      fleetServer(() => Promise.resolve(second), { given: second, fleet: handFleet(), settings }),
    )
    wrong.fleet.mood = () => 'silent'
    right.fleet.mood = () => 'silent'
    for (const { app } of [right, wrong]) await app.commands.stop()
  }, 120_000)
  afterAll(() => Promise.all(stores.map((store) => store.close())))

  it('knows the time', async () => {
    const told = await there(() => Promise.resolve(wrong.store.now().getTime()))
    expect(Math.abs(told - Date.now())).toBeLessThan(5_000)
  })

  it('takes an upload that the other has given leave for, and opens what was addressed there; and the other its', async () => {
    const bytes = await picture()
    const [from, to] = [await loggedIn(right.app), await there(() => loggedIn(wrong.app))]
    to.cookie = from.cookie
    const leave = await tokenFor(from, 'ticket.pictures')
    const kept = await there(() => send(to, leave, { bytes, name: 'a.png' }))
    expect(kept.status).toBe(200)
    const opened = await right.app.inject({ url: String(kept.json.data['url']), headers: { cookie: from.cookie } })
    expect(opened.statusCode).toBe(200)
    const given = await there(() => tokenFor(to, 'ticket.pictures'))
    const { status, json } = await send(from, given, { bytes: await picture(), name: 'b.png' })
    expect(status).toBe(200)
    const url = String(json.data['url'])
    expect((await there(async () => wrong.app.inject({ url, headers: { cookie: from.cookie } }))).statusCode).toBe(200)
  })

  it('takes a code that the other has sent', async () => {
    const phone = '13800001001'
    const there1 = caller(right.app, '10.3.0.1')
    await there1.call('POST', '/passport/api/v2/send_login_sms', { phone })
    await right.app.followed()
    const sent = await readFile(path.join(folder, 'sms.jsonl'), 'utf8')
    const code = /\d{6}/.exec((JSON.parse(sent.trim().split('\n').at(-1)!) as { text: string }).text)![0]
    const { json } = await there(() =>
      caller(wrong.app, '10.3.0.1').call('POST', '/passport/api/v2/login_by_sms', { phone, code, from: 2 }),
    )
    expect(json.ErrNo).toBe(0)
  })

  it('goes on with a session of the other, and leaves it its time', async () => {
    const from = await loggedIn(right.app)
    const to = caller(wrong.app)
    to.cookie = from.cookie
    expect((await there(() => to.call('GET', '/v3/user_info'))).status).toBe(200)
    const ends = await right.store.text({
      text: `select bool_and(expires_at between now() + interval '9 minutes' and now() + interval '11 minutes')::text from sessions`,
      values: [],
    })
    expect(ends).toBe('true')
  })

  it('sends what the other has put into the queue, once, and gives up nothing', async () => {
    const device = await right.device()
    const { json } = await right.admin.call('POST', `/v3/devices/${device.id}/refresh`, {})
    const task = Number(json.data['task_id'])
    await there(async () => {
      while ((await wrong.app.commands.round()) > 0);
    })
    expect(await right.task(task)).toMatchObject({ state: 'sending' })
    expect([wrong.fleet.orders.length, right.fleet.orders.length]).toEqual([1, 0])
    while ((await right.app.commands.round()) > 0);
    await there(async () => {
      while ((await wrong.app.commands.round()) > 0);
    })
    expect([wrong.fleet.orders.length, right.fleet.orders.length]).toEqual([1, 0])
    expect(await right.task(task)).toMatchObject({ state: 'sending' })
  })

  it('takes a message that was signed just now, and none that is old by the database', async () => {
    const body = JSON.stringify({
      type: 'connection',
      sn: 'lk240350000000088001',
      at: new Date().toISOString(),
      online: true,
    })
    const signed = (age: number) => {
      const [number, time] = [newNumber(), Math.floor(Date.now() / 1_000) - age]
      return {
        method: 'POST' as const,
        url: '/hooks/device_report/1',
        payload: body,
        headers: {
          ...{ 'content-type': 'application/json', 'webhook-id': number, 'webhook-timestamp': String(time) },
          'webhook-signature': signatureOf(secrets.first, number, time, body),
        },
      }
    }
    const [now, old] = [signed(0), signed(off * -60)]
    expect((await there(async () => wrong.app.inject(now))).statusCode).toBe(200)
    expect((await there(async () => wrong.app.inject(old))).statusCode).toBe(401)
  })
})

describe('The database’s time', () => {
  it('is asked for now and then, and known in between, also while the database is away', async () => {
    const answers: (() => Promise<number>)[] = [
      () => Promise.resolve(1_000_000),
      () => Promise.reject(new Error('away')),
    ]
    let asked = 0
    const clock = createClock(() => answers[Math.min(asked++, 1)]!())
    await clock.compare()
    const first = clock.now().getTime()
    expect(first).toBeGreaterThanOrEqual(1_000_000)
    expect(first).toBeLessThan(1_000_000 + 5_000)
    await expect(clock.compare()).rejects.toThrow('away')
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(first)
    expect(asked).toBe(2)
  })

  it('stays as it is known where the answer agrees with it, and moves no further than it must', async () => {
    let told = 1_000_000
    const clock = createClock(() => Promise.resolve(told))
    await clock.compare()
    told = clock.now().getTime() + 3_000
    await clock.compare()
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(told)
    told -= 6_000
    await clock.compare()
    expect(clock.now().getTime()).toBeLessThan(told + 1_000)
  })
})
