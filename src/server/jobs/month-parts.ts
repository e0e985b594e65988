/** Makes the parts of coming months before rows arrive in them; a database that keeps tables in one piece has none. */
import { tablesOf } from '../../kinds/tables.ts'
import { makeMonths } from '../store/months.ts'
import type { EngineJob } from './job.ts'

export const monthParts: EngineJob = {
  part: async ({ connection, model }) => ({ done: await makeMonths(connection, tablesOf(model)), next: null }),
}
