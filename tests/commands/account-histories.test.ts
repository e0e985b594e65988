/**
 * Accounts of meters over histories that are drawn, alike for energy and water: whatever happens, the entries add up to
 * what remains, the order in which readings arrive does not matter, and the use by days is what the readings say.
 */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn } from '../http/support/server.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { bookShares } from '../../src/apartment/meters/share-booking.ts'
import { elemeterCharge, watermeterCharge } from '../../src/apartment/operations/meters/charge.ts'
import type { Work } from '../../src/server/calls/operation.ts'
import type { Connection } from '../../src/server/store/store.ts'
import { accountsOf, type Meter } from './support/accounts.ts'
import { fleetServer, type FleetServer } from './support/fleet.ts'
import { ledgerSettled, onLedger } from './support/ledger-job.ts'

const HOUR = 3_600_000
const RUNS = { numRuns: 5 }
const KILLED = 'The connection is gone'

interface Step {
  readonly does: 'read' | 'pay' | 'back' | 'reset' | 'clear' | 'share' | 'leave'
  readonly by: number
}

const step = (does: Step['does'], max: number, weight: number) => ({
  weight,
  arbitrary: fc.record({ does: fc.constant(does), by: fc.integer({ min: 1, max }) }),
})
const history = fc.array(
  fc.oneof(
    step('read', 2500, 4),
    step('pay', 9000, 3),
    ...[step('back', 5, 2), step('reset', 500, 1), step('clear', 1, 1), step('share', 300, 1), step('leave', 900, 2)],
  ),
  { minLength: 4, maxLength: 14 },
)

describeOne('Accounts of meters', (open) => {
  let server: FleetServer
  beforeAll(async () => {
    server = await fleetServer(open)
  }, 240_000)

  describe.each(['energy', 'water'] as const)('of %s', (name) => {
    let of: Awaited<ReturnType<typeof accountsOf>>
    beforeAll(async () => {
      of = await accountsOf(server, name)
    }, 60_000)

    /** Each entry holds what remained after it, and the last one, with what was read since, what remains. */
    const replayed = async (one: Meter): Promise<Decimal> => {
      let sum = new Decimal(0)
      for (const entry of await of.entries(one)) {
        sum = sum.plus(String(entry[of.kind.quantity]))
        expect(entry['balance']).toBe(sum.toFixed(2))
      }
      return sum
    }

    const done = async (path: string, body: object) => {
      const { json, text } = await server.admin.call('POST', path, body)
      if (json.err_code !== 0) throw new Error(text)
      return json.data
    }
    const today = () => dayOf(new Date())
    /** Somebody lives there from now on; nothing of the account is older than so many hours. */
    const letTo = async ({ id, room }: Meter, ago: number): Promise<number> => {
      const lease_range = [today(), '2099-12-31']
      const person = { name: '沈清', phone: '13800017001' }
      const { lease_id } = await done('/v3/leases/check_in', { room_id: room, ...person, lease_range, rent: '1800.00' })
      await onLedger(
        server.store,
        of.kind.entries,
        `update ${of.kind.entries} set at = least(at, now() - ${ago} * interval '1 hour') where device_id = ${id}`,
      )
      return Number(lease_id)
    }
    const leaves = async (lease: number): Promise<number> => {
      const { check_out_id } = await done(`/v3/leases/${lease}/check_out`, { check_out_date: today(), balance: 1 })
      return Number(check_out_id)
    }
    const undone = (check_out: number) => done(`/v3/check_outs/${check_out}/undo`, {})

    test('add up to what remains, whatever happened', async () => {
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          const one = await of.meter()
          const start = Date.now() - 60 * HOUR
          let [former, read, left, hour] = [10_000, 10_000, new Decimal(0), 0]
          const bought: { id: number; quantity: Decimal }[] = []
          const next = (to: number) => {
            ;[former, read] = [read, to]
            return of.tells(one, read, new Date(start + (hour += 1) * HOUR))
          }
          await next(read)
          const lease = await letTo(one, 59)
          for (const { does, by } of steps) {
            if (does === 'read') {
              await next(read + by)
              left = left.minus(new Decimal(by).div(100))
            } else if (does === 'reset') await next(Math.min(read, by))
            else if (does === 'pay') {
              const { json } = await of.pay(one, { money: new Decimal(by).div(100).toFixed(2) })
              if (json.err_code !== 0) continue
              const quantity = new Decimal(String(json.data[of.kind.quantity]))
              bought.push({ id: Number(json.data['charge_id']), quantity })
              left = left.plus(quantity)
            } else if (does === 'back') {
              const charge = bought.splice(by % Math.max(1, bought.length), 1)[0]
              if (charge === undefined) continue
              const { json } = await of.reverse(charge.id)
              expect(json.err_code === 0).toBe(charge.quantity.lte(left))
              if (json.err_code === 0) left = left.minus(charge.quantity)
            } else if (does === 'clear') {
              const { json } = await of.pay(one, { mode: 4 })
              expect(json.err_code === 0).toBe(left.isNegative())
              if (left.isNegative()) left = new Decimal(0)
            } else if (does === 'leave') {
              if (hour === 1) continue
              const left_ = await leaves(lease)
              const late = read + by
              await of.tells(one, late, new Date(start + (hour - 0.5) * HOUR))
              await undone(left_)
              left = left.minus(new Decimal(Math.max(0, late - Math.max(former, read))).div(100))
              former = late
            } else if (name === 'energy') {
              const energy = new Decimal(by).div(100)
              const { id } = await shareOf(one, energy.toFixed(2))
              await server.works((work) =>
                bookShares(work, [
                  { device_id: one.id, room_id: one.room, energy: energy.toFixed(2), pool_share_id: id },
                ]),
              )
              left = left.minus(energy)
            }
            expect((await of.info(one))[of.kind.remaining]).toBe(left.toFixed(2))
          }
          await replayed(one)
          expect(await ledgerSettled(server)).toMatchObject({ state: 3, failure: null })
          expect((await replayed(one)).toFixed(2)).toBe(left.toFixed(2))
        }),
        RUNS,
      )
    }, 180_000)

    const shareOf = async ({ room }: Meter, energy: string): Promise<{ readonly id: number }> => {
      const { rows } = await server.store.query({
        text: `insert into pool_shares (client_id, home_id, room_id, period_from, period_to, pool_type, energy, revision) values (1, 1, $1, '2026-01-01', '2026-01-31', 1, $2, 1) returning id`,
        values: [room, energy],
      })
      return { id: Number(rows[0]!['id']) }
    }

    const told = (reads: fc.Arbitrary<readonly number[]>) =>
      reads
        .map((all) => all.map((read, at) => ({ at, read })))
        .chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all.slice(1), { minLength: all.length - 1 }),
            fc.subarray(all),
          ),
        )
    /** In hundredths, each more than the one before. */
    const rising = fc
      .array(fc.integer({ min: 0, max: 900 }), { minLength: 3, maxLength: 8 })
      .map((steps) => steps.map((_, at) => 10_000 + steps.slice(0, at + 1).reduce((a, b) => a + b, 0)))
    /** With as many resets as chance has it; no step is more than a meter can make in a day. */
    const resetting = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 3, maxLength: 8 })

    test.each([
      ['', rising],
      [', with resets among them', resetting],
    ])(
      'and use by days are the same in whatever order readings arrive%s, and however often',
      async (_, reads) => {
        await fc.assert(
          fc.asyncProperty(told(reads), async ([all, order, again]) => {
            const [one, other] = [await of.meter(), await of.meter()]
            const base = Date.now() - 200 * HOUR
            const when = (at: number) => new Date(base + at * 20 * HOUR)
            for (const { at, read } of all) await of.tells(one, read, when(at))
            for (const { at, read } of [all[0]!, ...order, ...again]) await of.tells(other, read, when(at))
            const [first, second] = [await of.info(one), await of.info(other)]
            for (const field of [of.kind.read, of.kind.remaining, 'read_time'])
              expect(second[field], field).toEqual(first[field])
            expect(first[of.kind.remaining]).toBe(used(all).neg().toFixed(2))
            const resets = async (meter: Meter) => (await of.readings(meter)).map(({ is_reset }) => is_reset)
            expect(await resets(other)).toEqual(await resets(one))
            const runner = runnerOn(server.store, server.model)
            await runner.look()
            await dueSince(server.store, of.kind.job, '1 second')
            await runner.go()
            const days = async (meter: Meter) =>
              (await of.usage(meter)).map(({ day, used: quantity, begin_read, end_read }) => [
                day,
                begin_read,
                end_read,
                quantity,
              ])
            expect(await days(other)).toEqual(await days(one))
            const sum = (await of.usage(one)).reduce(
              (all_, { used: quantity }) => all_.plus(String(quantity)),
              new Decimal(0),
            )
            expect(sum.toFixed(2)).toBe(
              used(name === 'energy' ? all.filter(({ at }) => isOver(when(at))) : all).toFixed(2),
            )
            expect(await ledgerSettled(server)).toMatchObject({ state: 3, failure: null })
            expect((await replayed(other)).toFixed(2)).toBe(first[of.kind.remaining])
          }),
          RUNS,
        )
      },
      180_000,
    )

    /** What the register has gone forward, in kWh or m³. */
    const used = (all: readonly { readonly read: number }[]): Decimal =>
      all
        .slice(1)
        .reduce((sum, { read }, at) => sum.plus(Math.max(0, read - all[at]!.read)), new Decimal(0))
        .div(100)
    const isOver = (at: Date): boolean => dayOf(at) < dayOf(new Date())
    const dayOf = (at: Date): string => new Date(at.getTime() + 8 * HOUR).toISOString().slice(0, 10)

    test('count a late reading where a check-out was undone, and not where it stands', async () => {
      const one = await of.meter()
      const then = (ago: number) => new Date(Date.now() - ago * HOUR)
      const left = async () => (await of.info(one))[of.kind.remaining]
      await of.tells(one, 10_000, then(5))
      const lease = await letTo(one, 4)
      await of.pay(one, { money: '97.00' })
      await of.tells(one, 10_100, then(3))
      await of.tells(one, 10_400, then(1))
      const before = new Decimal(String(await left()))
      const first = await leaves(lease)
      expect(await left()).toBe('0.00')
      await undone(first)
      expect(await left()).toBe(before.toFixed(2))
      // It has gone to 106 before it began anew on the way to 104.
      await of.tells(one, 10_600, then(2))
      expect(await left()).toBe(before.minus(2).toFixed(2))
      const second = await leaves(lease)
      // While nobody knows whether the check-out stands, it is nobody's, and can be seen.
      await of.tells(one, 10_900, then(1.5))
      expect(await left()).toBe('0.00')
      const noted = { kind: 'late', [of.kind.quantity]: '0.00', register_from: '106.00', register_to: '109.00' }
      expect((await of.entries(one)).at(-1)).toMatchObject(noted)
      await undone(second)
      expect(await left()).toBe(before.minus(5).toFixed(2))
      const counted = { kind: 'late', [of.kind.quantity]: '-3.00', register_from: '106.00', register_to: '109.00' }
      expect((await of.entries(one)).at(-1)).toMatchObject(counted)
      await leaves(lease)
      await of.tells(one, 11_000, then(1.5))
      expect(await left()).toBe('0.00')
      await replayed(one)
    })

    test('keep the room that was used and paid for, so that reports of past months stay as they were', async () => {
      const one = await of.meter()
      const [ago, url] = [(days: number) => new Date(Date.now() - days * 24 * HOUR), `/v3/rooms/${one.room}`]
      await of.tells(one, 10_000, ago(40))
      await of.tells(one, 10_400, ago(39))
      await of.tells(one, 10_900, ago(2))
      const runner = runnerOn(server.store, server.model)
      await runner.look()
      await dueSince(server.store, of.kind.job, '1 second')
      await runner.go()
      const report = async () => {
        const { json, text } = await server.admin.call(
          'GET',
          `/v3/${of.kind.report}?group=room_id&room_id=${one.room}&day_from=${dayOf(ago(60))}&day_to=${today()}`,
        )
        if (json.err_code !== 0) throw new Error(text)
        return json.data['list']
      }
      const before = await report()
      expect(before).toMatchObject([{ used: '9.00' }])
      const freed = await server.admin.call('DELETE', `${url}/${of.kind.meters}/${one.id}?reading=109`)
      expect(freed.json.err_code, freed.text).toBe(0)
      const refused = await server.admin.call('DELETE', url)
      expect(refused.json).toMatchObject({ err_code: 4092, err_msg: expect.stringContaining(of.kind.used) as string })
      expect(await report()).toEqual(before)
      const paid = await of.meter()
      await of.pay(paid, { money: '97.00' })
      await server.admin.call('DELETE', `/v3/rooms/${paid.room}/${of.kind.meters}/${paid.id}?forced=true`)
      expect((await server.admin.call('DELETE', `/v3/rooms/${paid.room}`)).json.err_code).toBe(4092)
      expect(await of.charges(paid)).toHaveLength(1)
    })

    test('have a payment once that two people book by one number at the same moment', async () => {
      const one = await of.meter()
      await addAccount(server, `cashier_${name}`, ['device_base'])
      const other = await loggedIn(server.app, `cashier_${name}`)
      const body = { money: '65.00', number: `TWICE-${name}` }
      const answers = await Promise.all([of.pay(one, body), of.pay(one, body, other), of.pay(one, body)])
      expect(answers.map(({ json }) => json.err_code)).toEqual([0, 0, 0])
      expect(new Set(answers.map(({ json }) => json.data['charge_id'])).size).toBe(1)
      expect(await of.charges(one)).toHaveLength(1)
      await replayed(one)
    })

    test('have all of a charge or nothing, at whichever statement it ends, and once when it is asked again', async () => {
      const one = await of.meter()
      const request = {
        room_id: one.room,
        device_id: one.id,
        mode: 2,
        money: '65.00',
        number: `KILLED-${name}`,
      } as const
      const permissions = new Set(server.model.app.permissions.map(({ key }) => key))
      const actor = { staff_id: 1, client_id: 1, role_id: 100, permissions }
      const charge = name === 'energy' ? elemeterCharge : watermeterCharge
      const killedAt = async (last: number): Promise<boolean> => {
        let asked = 0
        const dying = (connection: Connection): Connection =>
          new Proxy(connection, {
            get: (target, key, receiver) => {
              const found: unknown = Reflect.get(target, key, receiver)
              if (typeof found !== 'function') return found
              return (...given: unknown[]) => {
                if ((key === 'query' || key === 'text') && (asked += 1) > last) throw new Error(KILLED)
                return (found as (...all: unknown[]) => unknown).apply(target, given)
              }
            },
          })
        const charges = async (work: Work): Promise<void> => {
          await charge(work, request)
        }
        return server.works(charges, { actor }, dying).then(
          () => false,
          (error: unknown) => {
            if (error instanceof Error && error.message === KILLED) return true
            throw error
          },
        )
      }
      let died = 0
      while (await killedAt(died)) {
        died += 1
        expect(await of.charges(one)).toEqual([])
        expect(await of.entries(one)).toEqual([])
        if (died > 60) throw new Error('It never ends')
      }
      expect(died).toBeGreaterThan(5)
      // The answer was lost.
      expect(await killedAt(1000)).toBe(false)
      expect(await of.charges(one)).toHaveLength(1)
      await server.settle()
      expect(await of.charges(one)).toMatchObject([{ state: 'success' }])
      await replayed(one)
    }, 60_000)
  })
})
