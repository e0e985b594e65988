/** What a serial number says: a device that is bound by it is of the type and model that the specification gives. */
import { beforeAll, expect, test } from 'vitest'
import { LOCKS, OTHERS } from '../specification/serials.ts'
import { describeOne } from '../support/stores.ts'
import { bound } from './support/bound.ts'
import { loggedIn, startServer, type Caller } from './support/server.ts'

const NUMBERS = [
  ...Object.entries(LOCKS).map(([code, model]) => [`lk2601${code}000000000001`, 2, model] as const),
  ...OTHERS,
]

describeOne('A device that is bound', (open) => {
  let admin: Caller
  beforeAll(async () => {
    const { app } = await startServer(open)
    admin = await loggedIn(app)
  }, 120_000)

  test.each(NUMBERS)('by %s is of type %i, and of model %s', async (sn, device_type, model) => {
    const { device_id } = await bound(admin, sn)
    expect((await admin.call('GET', `/v3/devices/${device_id}`)).json.data).toMatchObject({ sn, device_type, model })
  })
})
