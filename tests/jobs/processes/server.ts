/**
 * A server in small that runs one job of three parts, and stands still at the step that it is told: whoever started it
 * kills it there (`tests/support/killed-server.ts`).
 */
import '../../support/time-zone.ts'
import { loadModel } from '../../../src/model/load.ts'
import { openedStore, reach } from '../../support/killed-server.ts'
import { counting, dueSince, runnerOf } from '../support.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
const store = await openedStore()
const runner = runnerOf(store, built.model, {
  count: {
    code: async (work, turn) => {
      const part = ((turn.from as number | null) ?? 0) + 1
      await reach(`begins ${part}`)
      const answer = await counting(store, 3)(work, turn)
      await reach(`has written ${part}`)
      work.afterCommit(() => reach(`has committed ${part}`))
      return answer
    },
  },
})
await runner.look()
await dueSince(store, 'count', '1 minute')
await reach('has seen it due')
await runner.go()
