/**
 * Random mornings of operators, devices and the network between them: whatever is lost, doubled, late or overtaken,
 * whoever resets a lock, and whenever the server or the broker is gone in between, the console shows what the devices
 * have told, at every step, and what they are like once all is quiet.
 */
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { AbnormalEvent, EventState } from '../../src/generated/enums.ts'
import { errors } from '../../src/generated/errors.ts'
import type { Report } from '../../src/server/commands/link.ts'
import { bound } from '../http/support/bound.ts'
import { loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { BOOKED } from '../http/support/world.ts'
import { describeOne } from '../support/stores.ts'
import { passTime } from './support/fleet.ts'
import { Wire, type Deed } from './support/wire.ts'

/** Together with what a history takes to come to rest, the test ends within a minute. */
const SECONDS = 35
const SETTINGS = { COMMAND_KEY: Buffer.alloc(32, 7).toString('base64') }
const DEVICES = ['lock', 'meter', 'door'] as const
type Name = (typeof DEVICES)[number]

type Step =
  /** A new one, or what the console offers for one that there is. */
  | { readonly is: 'credential'; readonly offer: number | 'new'; readonly which: number; readonly days: number }
  | { readonly is: 'switch'; readonly to: 'on' | 'off' }
  | { readonly is: 'open' }
  | { readonly is: 'retry' | 'cancel'; readonly which: number }
  | {
      readonly is: 'order' | 'answer'
      readonly what: 'comes' | 'is answered' | 'is lost' | 'is doubled' | 'is refused'
      readonly at: number
    }
  | { readonly is: 'away' | 'back' | 'restart'; readonly device: Name }
  | { readonly is: 'reset' | 'set up' }
  | { readonly is: 'says'; readonly what: keyof typeof SAYINGS }
  | { readonly is: 'report'; readonly what: 'comes' | 'is doubled'; readonly at: number }
  | { readonly is: 'broker'; readonly to: 'gone' | 'there' }
  | { readonly is: 'pass'; readonly seconds: number }
  | { readonly is: 'kill' }

/** What devices tell unasked. */
const SAYINGS = {
  opening: { by: 'lock', kind: 'opening', data: { open_way: 2 } },
  full: { by: 'lock', kind: 'status', data: { battery: 90, signal: 3 } },
  fading: { by: 'lock', kind: 'status', data: { battery: 40, signal: 1 } },
  ajar: { by: 'lock', kind: 'alarm', data: { code: AbnormalEvent.ajar } },
  closed: { by: 'lock', kind: 'closed', data: {} },
  pass: { by: 'door', kind: 'pass', data: { way: 1, direction: 2 } },
} as const satisfies Readonly<Record<string, { by: Name; kind: string; data: object }>>

const one = <W extends string>(...words: readonly W[]): fc.Arbitrary<W> => fc.constantFrom(...words)
const which = fc.nat(2)
const at = fc.nat(5)
const device = one(...DEVICES)
const offer = fc.nat(3)
const days = fc.integer({ min: 40, max: 400 })
const ARBITRARIES: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Step>])[] = [
  [6, fc.record({ is: one('credential'), offer, which, days })],
  [1, fc.record({ is: one('credential'), offer: fc.constant('new' as const), which, days })],
  [3, fc.record({ is: one('switch'), to: one('on', 'off') })],
  [1, fc.record({ is: one('open') })],
  [2, fc.record({ is: one('retry', 'cancel'), which })],
  [
    12,
    fc.record({
      is: one('order'),
      what: one('comes', 'comes', 'is answered', 'is answered', 'is lost', 'is doubled', 'is refused'),
      at,
    }),
  ],
  [12, fc.record({ is: one('answer'), what: one('comes', 'comes', 'comes', 'is doubled'), at })],
  [2, fc.record({ is: one('away', 'back', 'restart'), device })],
  [1, fc.record({ is: one('reset') })],
  [1, fc.record({ is: one('set up') })],
  [4, fc.record({ is: one('says'), what: one(...(Object.keys(SAYINGS) as (keyof typeof SAYINGS)[])) })],
  [5, fc.record({ is: one('report'), what: one('comes', 'comes', 'is doubled'), at })],
  [1, fc.record({ is: one('broker'), to: one('gone', 'there', 'there') })],
  [5, fc.record({ is: one('pass'), seconds: fc.constantFrom(31, 200, 200) })],
  [1, fc.record({ is: one('kill') })],
]
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(...ARBITRARIES.map(([weight, arbitrary]) => ({ weight, arbitrary }))),
  { minLength: 30, maxLength: 60, size: 'max' },
)

interface Place {
  readonly id: number
  readonly sn: string
  readonly room: number
}

interface Known {
  readonly credentials: readonly Shown[]
  readonly relay: number | null
  /** Times that somebody went through the door, or was let in from afar. */
  readonly passes: number
  readonly openings: number
  readonly battery: number | null
  readonly signal: number | null
  /** How often the lock said that it is ajar, and whether it still is. */
  readonly ajar: readonly [times: number, stands: boolean]
}

/** What the API shows of a credential, in the words of a lock. */
interface Shown {
  readonly grant: number
  readonly held: 'nothing' | 'stored' | 'frozen'
  /** Where the lock has it. */
  readonly range: string | null
}
const HELD = { 1: 'nothing', 2: 'stored', 5: 'frozen' } as const

describeOne('A fleet', (open) => {
  let server: TestServer
  let admin: Caller
  const wire = new Wire()
  let numbers = 1_000
  beforeAll(async () => {
    server = await startServer(open, SETTINGS, wire.link())
    admin = await loggedIn(server.app)
    await server.store.query({
      text: 'update clients set optional_permissions = $1::jsonb where client_id = 1',
      values: [JSON.stringify([...BOOKED, { resource: 'access_control', action: 'open' }])],
    })
  }, 240_000)

  const serve = async (): Promise<void> => {
    const { app, store } = server
    wire.cut()
    await app.close()
    server = await startServer(() => Promise.resolve(store), SETTINGS, wire.link())
    const { cookie } = admin
    admin = await loggedIn(server.app)
    expect(admin.cookie).not.toBe(cookie)
  }
  const rounds = async (): Promise<void> => {
    while ((await server.app.commands.round()) > 0);
    await server.app.commands.rested()
  }

  class Morning {
    places!: Readonly<Record<Name, Place>>
    grants: number[] = []
    tasks: number[] = []
    /** By credential the last command that was sent to it. */
    readonly latest = new Map<number, number>()

    async begin(): Promise<void> {
      wire.clear()
      await server.app.commands.rested()
      await server.store.query({ text: 'delete from command_tasks', values: [] })
      await server.store.query({ text: 'delete from command_deliveries', values: [] })
      const number = (numbers += 1)
      const place = async (sn: string): Promise<Place> => {
        const { device_id, room_id } = await bound(admin, sn)
        await server.store.query({ text: 'update devices set net_state = 1 where device_id = $1', values: [device_id] })
        return { id: device_id, sn, room: room_id }
      }
      this.places = {
        lock: await place(`lk2403500000000${String(number).padStart(5, '1')}`),
        meter: await place(`41240300${String(number).padStart(4, '1')}`),
        door: await place(`ec240302${String(number).padStart(12, '1')}`),
      }
      // Two credentials are in force.
      for (let made = 0; made < 2; made++) await this.credential({ is: 'credential', offer: 'new', which: 0, days: 30 })
      await this.quiet()
    }

    async call(method: string, url: string, body?: object, of?: number): Promise<void> {
      const { status, json, text } = await admin.call(method, url, body)
      expect([status < 500, text]).toEqual([true, text])
      if (json.err_code !== 0) return
      const [grant, task] = [json.data?.['grant_id'] ?? of, json.data?.['task_id']]
      if (typeof grant === 'number' && !this.grants.includes(grant)) this.grants.push(grant)
      if (typeof task !== 'number') return
      this.tasks.push(task)
      if (typeof grant === 'number') this.latest.set(grant, task)
    }

    async credential({ offer, which, days }: Step & { is: 'credential' }): Promise<void> {
      const { lock } = this.places
      const base = `/v3/rooms/${lock.room}/locks/${lock.id}/passwords`
      const permission_end = new Date(Date.now() + days * 86_400_000).toISOString()
      if (offer === 'new') return this.call('POST', base, { name: '王芳', phone: '13800001234', permission_end })
      const grant_id = this.grants[which % this.grants.length] ?? 0
      const { json } = await admin.call('GET', `/v3/grants/${grant_id}`)
      if (json.err_code !== 0) return
      const offers = json.data['_actions'] as unknown as readonly string[]
      const verb = offers[offer % offers.length]?.replace(/^.*_/, '')
      const url = `${base}/${String(json.data['paas_id'])}`
      if (verb === 'resend') await this.call('POST', `/v3/grants/${grant_id}/resend`, {})
      else if (verb === 'update') await this.call('PUT', url, { grant_id, permission_end })
      else if (verb === 'delete') await this.call('DELETE', `${url}?grant_id=${grant_id}`, undefined, grant_id)
      else if (verb !== undefined) await this.call('POST', `${url}/${verb}`, { grant_id })
    }

    async take(step: Step): Promise<void> {
      const { lock, meter, door } = this.places
      switch (step.is) {
        case 'credential':
          await this.credential(step)
          break
        case 'switch':
          await this.call('POST', `/v3/rooms/${meter.room}/elemeters/${meter.id}/${step.to}`, {})
          break
        case 'open':
          await this.call('POST', `/v3/access_controls/${door.id}/open`, {})
          break
        case 'retry':
        case 'cancel': {
          const task = this.tasks.at(-1 - step.which)
          const { json } = await admin.call('GET', `/v3/command_tasks/${task ?? 0}`)
          if (json.err_code === 0)
            await this.call(
              'POST',
              `/v3/command_tasks/${task}/${step.is}`,
              step.is === 'cancel' ? { version: json.data['version'] } : {},
            )
          break
        }
        case 'order': {
          const at = step.at % wire.orders.length
          if (step.what === 'is lost') wire.orders.splice(at, 1)
          else if (step.what === 'is doubled') wire.orders.push(...wire.orders.slice(at, at + 1))
          else wire.bring(at, step.what === 'is refused')
          if (step.what === 'is answered') await this.tell(wire.answers.length - 1)
          break
        }
        case 'answer': {
          const at = step.at % wire.answers.length
          if (step.what === 'is doubled') wire.answers.push(...wire.answers.slice(at, at + 1))
          else await this.tell(at)
          break
        }
        case 'away':
          wire.away.add(this.places[step.device].sn)
          break
        case 'back':
          await wire.back(this.places[step.device].sn)
          break
        case 'restart':
          wire.restart(this.places[step.device].sn)
          break
        case 'reset':
          wire.reset(lock.sn)
          break
        case 'set up':
          await this.setUp()
          break
        case 'says': {
          const { by, kind, data } = SAYINGS[step.what]
          wire.says(this.places[by].sn, kind, data)
          break
        }
        case 'report': {
          const at = step.at % wire.reports.length
          if (step.what === 'is doubled') wire.reports.push(...wire.reports.slice(at, at + 1))
          else await wire.report(at)
          break
        }
        case 'broker':
          wire.isDown = step.to === 'gone'
          break
        case 'pass':
          await passTime(server.store, step.seconds)
          await rounds()
          break
        case 'kill':
          await serve()
          break
        default:
          step satisfies never
      }
      await server.app.commands.rested()
      await this.learn()
    }

    /** A deletion that waits is sent again by itself once its lock has answered something else. */
    async learn(): Promise<void> {
      const { rows } = await server.store.query({
        text: 'select grant_id, task_id from grants where device_id = $1 and task_id is not null',
        values: [this.places.lock.id],
      })
      for (const { grant_id, task_id } of rows) {
        const grant = Number(grant_id)
        this.latest.set(grant, Math.max(Number(task_id), this.latest.get(grant) ?? 0))
      }
    }

    /** A refusal counts where it ended its command, and nothing was told of the command since. */
    async tell(at: number): Promise<void> {
      await this.learn()
      const lost = await wire.tell(at)
      if (lost === undefined || wire.told.has(lost.task)) return
      const { json } = await admin.call('GET', `/v3/command_tasks/${lost.task}`)
      const failure = String(json.data['failure'])
      if (failure === errors.lock_no_record.message.zh) wire.told.set(lost.task, lost)
      else if (failure === errors.lock_reset.message.zh) this.forget(lost)
    }

    /** Whatever was told of the lock before is no longer so. */
    forget({ task, of, payload }: Deed): void {
      const deleted = of === 'credential_delete' ? Number(payload['grant_id']) : null
      const isDeleted = (grant: number): boolean => grant === deleted && this.latest.get(grant) === task
      this.grants = this.grants.filter((grant) => !this.isGone(grant) && !isDeleted(grant))
      for (const { task, address } of wire.told.values()) if (address === this.places.lock.sn) wire.told.delete(task)
    }

    told({ sn }: Place): readonly Deed[] {
      return [...wire.told.values()].filter(({ address }) => address === sn).toSorted((a, b) => a.task - b.task)
    }

    toldOf(grant: number): readonly Deed[] {
      return this.told(this.places.lock).filter(({ payload }) => payload['grant_id'] === grant)
    }

    /** As long as something newer is on its way to it, it may come back. */
    isGone(grant: number): boolean {
      const last = this.toldOf(grant).at(-1)
      return last?.type === 'credential_delete' && last.task === this.latest.get(grant)
    }

    /** What the server may say, by what it was told: unasked, and of commands that were done or met with nothing. */
    known(): Known {
      const { meter, door } = this.places
      const credentials = this.grants.flatMap((grant): readonly Shown[] => {
        if (this.isGone(grant)) return []
        const its = this.toldOf(grant)
        const last = its.at(-1)
        const isGone = last?.type === 'credential_delete'
        const range = its.findLast(({ payload }) => payload['end'] !== undefined)?.payload['end'] ?? null
        const holds = last?.type === 'credential_freeze' ? 'frozen' : 'stored'
        const held = last === undefined || last.type === 'lost' || isGone ? 'nothing' : holds
        return [{ grant, held, range: held === 'nothing' ? null : String(range) }]
      })
      const switched = this.told(meter).at(-1)
      const relay = switched === undefined ? null : switched.type === 'switch_on' ? 1 : 2
      return { credentials, relay, ...this.unasked([...wire.heardOf], this.told(door).length) }
    }

    unasked(heard: readonly Report[], opened: number): Omit<Known, 'credentials' | 'relay'> {
      const { lock, door } = this.places
      const of = ({ sn }: Place, kind: string): readonly Report[] =>
        heard.filter((one) => one.address === sn && one.kind === kind).toSorted((a, b) => a.at.localeCompare(b.at))
      const [condition, ajar, closed] = [of(lock, 'status').at(-1), of(lock, 'alarm'), of(lock, 'closed').at(-1)]
      const last = ajar.at(-1)
      return {
        passes: opened + of(door, 'pass').length,
        openings: of(lock, 'opening').length,
        battery: Number(condition?.data['battery'] ?? null) || null,
        signal: Number(condition?.data['signal'] ?? null) || null,
        ajar: [ajar.length, last !== undefined && (closed === undefined || closed.at < last.at)],
      }
    }

    async shown(): Promise<Known> {
      const { lock, meter, door } = this.places
      const list = async (url: string) => (await admin.call('GET', `${url}&limit=100`)).json.data.list
      const info = async ({ id }: Place) => (await admin.call('GET', `/v3/devices/${id}`)).json.data
      const [grants, passes, openings, events, its, { relay_state }] = await Promise.all([
        list(`/v3/grants?device_id=${lock.id}&sort=grant_id`),
        list(`/v3/pass_records?device_id=${door.id}`),
        list(`/v3/openings?device_id=${lock.id}`),
        list(`/v3/events?device_id=${lock.id}&code=${AbnormalEvent.ajar}`),
        info(lock),
        info(meter),
      ])
      const number = (value: unknown): number | null => (value == null ? null : Number(value))
      return {
        passes: passes.length,
        openings: openings.length,
        battery: number(its['battery']),
        signal: number(its['signal']),
        ajar: [
          events.reduce((sum, { times }) => sum + Number(times), 0),
          events.some(({ state }) => Number(state) === EventState.open),
        ],
        relay: number(relay_state),
        credentials: grants.map((one) => {
          const held = HELD[Number(one['state']) as keyof typeof HELD]
          return {
            grant: Number(one['grant_id']),
            held,
            range: held === 'nothing' ? null : String(one['permission_end']),
          }
        }),
      }
    }

    /** Whoever sets up again a lock that was reset has seen in the console that it is to be. */
    async setUp(): Promise<void> {
      const device = wire.device(this.places.lock.sn)
      if (!device.isReset) return
      await this.quiet()
      await this.credential({ is: 'credential', offer: 'new', which: 0, days: 50 })
      await this.quiet()
      device.isReset = false
    }

    /** Everything arrives, and everybody answers. */
    async quiet(): Promise<void> {
      wire.isDown = false
      for (const { sn } of Object.values(this.places)) await wire.back(sn)
      for (let turn = 0; turn < 10; turn++) {
        await passTime(server.store, 61)
        await rounds()
        while (wire.orders.length > 0) wire.bring(0, false)
        while (wire.answers.length > 0) await this.tell(0)
        while (wire.reports.length > 0) await wire.report(0)
        await rounds()
        const { rows } = await server.store.query({
          text: 'select 1 from command_deliveries where slot is not null limit 1',
          values: [],
        })
        if (rows.length === 0) return
      }
      throw new Error('it does not come to rest')
    }
  }

  test('shows what its devices have confirmed, and is as they are once all is quiet', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const morning = new Morning()
        await morning.begin()
        for (const [at, step] of history.entries()) {
          await morning.take(step)
          expect([at, await morning.shown()]).toEqual([at, morning.known()])
        }
        await morning.quiet()
        await morning.setUp()
        const { credentials, ...rest } = await morning.shown()
        const { lock, meter, door } = morning.places
        const slots = [...wire.device(lock.sn).slots.values()].map(({ grant, frozen, end }): Shown => ({
          grant,
          held: frozen ? 'frozen' : 'stored',
          range: end,
        }))
        expect(credentials.filter(({ held }) => held !== 'nothing')).toEqual(
          slots.toSorted((a, b) => a.grant - b.grant),
        )
        const reports = [lock, door].flatMap(({ sn }) => wire.device(sn).reports)
        expect(rest).toEqual({
          relay: wire.device(meter.sn).relay,
          ...morning.unasked(reports, wire.device(door.sn).opened),
        })
      }),
      { numRuns: 60, interruptAfterTimeLimit: SECONDS * 1_000 },
    )
  }, 120_000)
})
