/** Apart from `support.ts`, which programs of their own import too: there is no `expect` in them. */
import { expect } from 'vitest'
import type { Store } from '../../src/server/store/store.ts'
import type { GoingRunner } from './support.ts'

/** One of the first company's, now; answers how much it did. */
export async function ran(store: Store, runner: Pick<GoingRunner, 'go'>, name: string): Promise<number> {
  await store.query({
    text: `update jobs set next_at = date_trunc('second', now()) where name = $1 and client_id = 1`,
    values: [name],
  })
  await runner.go()
  const { rows } = await store.query({
    text: `select r.done, r.failure from job_runs r join jobs t on t.client_id = r.client_id and t.id = r.job_id where t.name = $1 order by r.id desc limit 1`,
    values: [name],
  })
  expect(rows[0]!['failure']).toBeNull()
  return rows[0]!['done'] as number
}
