/**
 * A server that is killed while meters are charged, arrears cleared and charges taken back: each is there as a whole or
 * not at all, is there once when it is asked again under its key, and its meter is told once.
 */
import { expect, test } from 'vitest'
import { WORLD, type Data } from '../http/support/server.ts'
import type { Store } from '../../src/server/store/store.ts'
import { killAt } from '../support/kill-at.ts'
import { storePlaces } from '../support/places.ts'
import { accountsOf, type Meter } from './support/accounts.ts'
import { type Asked, keepAsked, SERVER, STEPS } from './support/asked.ts'
import { fleetServer, fleetServerOn, handFleet, passTime, type FleetServer } from './support/fleet.ts'
import { ledgerSettled } from './support/ledger-job.ts'

const HOUR = 3_600_000

/** What is asked, and what remains before and then, in kWh. */
const KINDS = {
  bill: { body: { mode: 2, money: '65.00', number: 'WX' }, before: '-2.50', left: '97.50' },
  clear: { body: { mode: 4 }, before: '-2.50', left: '0.00' },
  back: { body: { reason: '误充' }, before: '100.00', left: '0.00' },
} as const
type Kind = keyof typeof KINDS

interface Planned extends Asked {
  readonly kind: Kind
  readonly one: Meter
  /** Before it: how many. */
  readonly charges: number
}

/** A meter for each step and kind: in arrears, or charged with what is to be taken back. */
async function plan(server: FleetServer): Promise<readonly Planned[]> {
  const of = await accountsOf(server, 'energy')
  const planned: Planned[] = []
  for (const [step] of STEPS)
    for (const kind of Object.keys(KINDS) as Kind[]) {
      const one = await of.meter()
      await of.tells(one, 10_000, new Date(Date.now() - 2 * HOUR))
      let url = `/v3/rooms/${one.room}/elemeters/${one.id}/charge`
      if (kind === 'back') {
        const { json } = await of.pay(one, { money: '65.00' })
        url = `/v3/charges/${Number(json.data['charge_id'])}/reverse`
      } else await of.tells(one, 10_250, new Date(Date.now() - HOUR))
      const key = `${step} ${kind}`.replaceAll(' ', '-')
      const { body } = KINDS[kind]
      const made = { ...body, ...('number' in body && { number: `${body.number}-${key}` }) }
      planned.push({ step, kind, one, url, body: made, key, charges: (await of.charges(one)).length })
    }
  await server.settle()
  await keepAsked(server.store, planned)
  return planned
}

/** Another server has what the killed one left. */
async function judged(store: Store, planned: readonly Planned[], there: 0 | 1): Promise<void> {
  const server = await fleetServer(() => Promise.resolve(store), { given: store, fleet: handFleet() })
  const asked = async (path: string) => (await server.admin.call('GET', `/v3/${path}`)).json.data
  const state = async ({ one: { id }, kind, ...before }: Planned) => {
    const { list: charges } = await asked(`charges?device_id=${id}`)
    const { list } = await asked(`energy_entries?device_id=${id}`)
    const entries = list.toSorted((one, other) => Number(one['id']) - Number(other['id']))
    const { remaining } = await asked(`devices/${id}`)
    return {
      charges: charges.length - before.charges + (kind === 'back' ? charges.filter(reversed).length : 0),
      entries: entries.length,
      sum: entries.at(-1)?.['balance'],
      remaining,
    }
  }
  const told = async ({ one }: Planned) => {
    const { rows } = await store.query({
      text: `select id, state from command_tasks where device_id = $1 and command = 'meter_charge' order by id desc`,
      values: [one.id],
    })
    return rows
  }
  for (const each of planned) {
    const { kind, url, body, key } = each
    const left = await state(each)
    expect(left.charges, key).toBe(there)
    if (there === 1) expect([left.remaining, left.sum], key).toEqual([KINDS[kind].left, KINDS[kind].left])
    else expect(left.remaining, key).toBe(KINDS[kind].before)
    const asks = async (): Promise<Data> => {
      const { json, text } = await server.admin.call('POST', url, body, { headers: { 'idempotency-key': key } })
      if (json.err_code !== 0) throw new Error(text)
      return json.data
    }
    const again = [await asks(), await asks()]
    expect(again[1], key).toEqual(again[0])
    const now = await state(each)
    expect(now, key).toMatchObject({ charges: 1, sum: KINDS[kind].left, remaining: KINDS[kind].left })
    if (there === 1) expect(now, key).toEqual(left)
    expect((await told(each))[0]!['id'], key).toBe(Number(again[0]!['task_id']))
  }
  // What was handed over to nobody is handed over once more, when it is due again.
  await passTime(store, 31)
  await server.settle()
  for (const each of planned) {
    const tasks = await told(each)
    expect(tasks, each.key).toMatchObject(
      Array.from({ length: each.kind === 'back' ? 2 : 1 }, () => ({ state: 'success' })),
    )
    expect(server.fleet.done.get(`1-${String(tasks[0]!['id'])}`), each.key).toBe(1)
  }
  expect(await ledgerSettled(server)).toMatchObject({ state: 3, failure: null })
  await server.app.close()
}

const reversed = ({ reversed_money }: Data): boolean => Number(reversed_money) > 0

test.each(Object.entries(storePlaces(WORLD)))('on %s', { timeout: 240_000 }, async (_, make) => {
  const { name, within } = await make()
  const planned = await within(async (store) => {
    const server = await fleetServerOn(store)
    return plan(server).finally(() => server.app.close())
  })
  for (const [step, there] of STEPS) {
    await killAt(SERVER, name, step)
    await within((store) =>
      judged(
        store,
        planned.filter((one) => one.step === step),
        there,
      ),
    )
  }
})
