/**
 * A server in small that runs one job of three parts, and stands still at the step that it is told: whoever started it
 * kills it there. Its place is a database's address or a folder.
 */
import '../../support/time-zone.ts'
import { loadModel } from '../../../src/model/load.ts'
import { openStore } from '../../../src/server/store/open-store.ts'
import { counting, dueSince, runnerOf } from '../support.ts'

const [place = '', until = ''] = process.argv.slice(2)
const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
const store = await openStore({
  maintenance: 0,
  ...(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }),
})
const reach = async (step: string): Promise<void> => {
  if (step !== until) return
  process.stdout.write(`reached ${step}\n`)
  await new Promise(() => setInterval(() => undefined, 60_000))
}
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
