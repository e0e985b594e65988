/**
 * Which numbers of a device have been dealt with: the highest, and which of the 51 before it. One row for each start of
 * a device, however much it reports.
 */
import type { Connection } from '../store/store.ts'

export interface Numbered {
  readonly client: number
  readonly address: string
  readonly boot: number
  readonly sequence: number
}

/** Numbers that are told apart: bits of a whole number that JavaScript reads exactly. */
export const WINDOW = 52
const ALL = 2 ** WINDOW - 1

/**
 * Notes the number, in the transaction in which the report has its effect. False: it was dealt with, or is so far
 * behind that nobody can tell.
 */
export async function isNew(connection: Connection, { client, address, boot, sequence }: Numbered): Promise<boolean> {
  const [ahead, behind] = ['($4::bigint - w.highest)', '(w.highest - $4::bigint)']
  const { count } = await connection.query({
    name: 'report number',
    text: `insert into report_windows as w (client_id, address, boot, highest, seen) values ($1, $2, $3, $4, 1)
      on conflict (client_id, address, boot) do update set
        highest = greatest(w.highest, excluded.highest),
        seen = case
          when ${ahead} >= ${WINDOW} then 1
          when ${ahead} > 0 then ((w.seen::bigint << ${ahead}::integer) & ${ALL}) | 1
          else w.seen | (1::bigint << ${behind}::integer) end,
        version = w.version + 1, updated_at = now()
      where ${ahead} > 0 or (${behind} < ${WINDOW} and (w.seen >> least(${behind}, ${WINDOW})::integer) & 1 = 0)`,
    values: [client, address, boot, sequence],
  })
  return count > 0
}
