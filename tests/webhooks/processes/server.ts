/**
 * A server in small that takes one message and stands still at the step that it is told: whoever started it kills it
 * there (`tests/support/killed-server.ts`).
 */
import '../../support/time-zone.ts'
import { apartment } from '../../../src/apartment/product.ts'
import { isLast, openedStore, reach } from '../../support/killed-server.ts'
import { appOn, MESSAGE, post } from '../support.ts'

const store = await openedStore()
const app = await appOn(store, {
  ...apartment,
  reports: {
    ...apartment.reports!,
    handle: async (work, all) => {
      await reach('begins to handle')
      await apartment.reports!.handle(work, all)
      await reach('has written')
      work.afterCommit(() => reach('has committed'))
    },
  },
})
// Else it would begin to handle at once.
if (isLast('has stored')) await app.inbox.stop()
await post(app, MESSAGE, { number: 'the_one' })
await reach('has stored')
await app.inbox.rested()
