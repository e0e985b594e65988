/**
 * A server in small that is asked to charge, to check in or to check out, all at once, and stands still at the step
 * that it is told: whoever started it kills it there (`tests/support/killed-server.ts`). What it is asked stands in the
 * table `planned`.
 */
import '../../support/time-zone.ts'
import { apartment } from '../../../src/apartment/product.ts'
import { elemeterCharge } from '../../../src/apartment/operations/meters/charge.ts'
import { leaseCheckIn } from '../../../src/apartment/operations/leases/check-in.ts'
import { leaseCheckOut } from '../../../src/apartment/operations/leases/check-out.ts'
import { chargeReverse } from '../../../src/apartment/operations/meters/reverse.ts'
import type { Work } from '../../../src/server/calls/operation.ts'
import { createApp } from '../../../src/server/app.ts'
import { compiledChecks } from '../../../src/server/compiled-checks.ts'
import { fixedSource } from '../../../src/server/source.ts'
import { loggedIn, projectModel, testConfig } from '../../http/support/server.ts'
import { isLast, openedStore, reach } from '../../support/killed-server.ts'
import { SETTINGS } from '../support/fleet.ts'

const store = await openedStore()
const { rows: planned } = await store.query({ text: 'select * from planned order by key', values: [] })
const requests = planned.filter(({ step }) => isLast(String(step)))

/** All of them have come so far: where there is one connection, one of them has while the others wait for it. */
const together = (step: string, wanted: number) => {
  let arrived = 0
  return async (): Promise<void> => {
    if (!isLast(step)) return
    arrived += 1
    if (arrived === wanted) await reach(step)
    await new Promise(() => undefined)
  }
}
const written = together('has written', store.kind === 'pglite' ? 1 : requests.length)
const committed = together('has committed', requests.length)

const standing =
  <Asked, Answer>(operation: (work: Work, asked: Asked) => Promise<Answer>) =>
  async (work: Work, asked: Asked): Promise<Answer> => {
    const answer = await operation(work, asked)
    await written()
    work.afterCommit(committed)
    return answer
  }

let answered: Promise<unknown> = Promise.resolve()
const model = await projectModel()
const app = await createApp({
  store,
  source: fixedSource({ model, validators: compiledChecks(model) }),
  config: testConfig(SETTINGS),
  product: {
    ...apartment,
    operations: {
      ...apartment.operations,
      room_elemeter_charge: standing(elemeterCharge),
      charge_reverse: standing(chargeReverse),
      lease_check_in: {
        ...leaseCheckIn,
        ahead: async (ahead, asked) => standing(await leaseCheckIn.ahead(ahead, asked)),
      },
      lease_check_out: standing(leaseCheckOut),
    },
  },
  ports: {
    devices: {
      connect: () => undefined,
      deliver: async () => {
        await answered
        await reach('has answered')
        return new Promise(() => undefined)
      },
      close: () => Promise.resolve(),
    },
  },
})
const admin = await loggedIn(app)
answered = Promise.all(
  requests.map(async ({ url, body, key }) => {
    const { json, text } = await admin.call('POST', String(url), body, {
      headers: { 'idempotency-key': String(key) },
    })
    if (json.err_code !== 0) throw new Error(text)
  }),
)
await answered
// The devices are told in the dispatcher's own time.
await new Promise(() => setInterval(() => undefined, 60_000))
