/**
 * A server in small that takes one message and stands still at the step that it is told: whoever started it kills it
 * there. Its place is a database's address or a folder.
 */
import '../../support/time-zone.ts'
import { apartment } from '../../../src/apartment/product.ts'
import { openStore } from '../../../src/server/store/open-store.ts'
import { appOn, MESSAGE, post } from '../support.ts'

const [place = '', until = ''] = process.argv.slice(2)
const store = await openStore({
  maintenance: 0,
  ...(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }),
})
const reach = async (step: string): Promise<void> => {
  if (step !== until) return
  process.stdout.write(`reached ${step}\n`)
  await new Promise(() => setInterval(() => undefined, 60_000))
}
const app = await appOn(store, {
  ...apartment,
  webhooks: {
    device_report: {
      handle: async (work, message) => {
        await reach('begins to handle')
        await apartment.webhooks.device_report.handle(work, message)
        await reach('has written')
        work.afterCommit(() => reach('has committed'))
      },
    },
  },
})
// Else it would begin to handle at once.
if (until === 'has stored') await app.inbox.stop()
await post(app, MESSAGE, { number: 'the_one' })
await reach('has stored')
await app.inbox.rested()
