/** The job that settles ledgers and checks them: runs it once, and answers how its run of the first company ended. */
import { meterLedger } from '../../../src/apartment/jobs/meter-ledger.ts'
import { ADDED_ONLY } from '../../../src/kinds/ddl.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { dueSince, runnerOf } from '../../jobs/support.ts'
import type { FleetServer } from './fleet.ts'

export async function ledgerSettled({ store, model }: Pick<FleetServer, 'store' | 'model'>) {
  const runner = runnerOf(store, model, { meter_ledger: { code: meterLedger, each: 'company' } })
  await runner.look()
  await dueSince(store, 'meter_ledger', '1 second')
  await runner.go()
  const { rows } = await store.query({
    text: 'select state, failure from job_runs where client_id = 1 order by id desc limit 1',
    values: [],
  })
  return rows[0]
}

/** As if it had happened otherwise: entries are changed by nobody. */
export const onLedger = (store: Pick<Store, 'script'>, table: string, sql: string): Promise<unknown> =>
  store.script(
    `alter table ${table} disable trigger ${ADDED_ONLY}; ${sql}; alter table ${table} enable trigger ${ADDED_ONLY}`,
  )
