/**
 * Which numbers of a device have been dealt with: the highest, and which of the 51 before it. One row for each start of
 * a device, however much it reports.
 */
import type { Connection } from '../store/store.ts'

export interface Numbered {
  readonly address: string
  readonly boot: number
  readonly sequence: number
}

/** Numbers that are told apart: bits of a whole number that JavaScript reads exactly. */
export const WINDOW = 52
const ALL = 2 ** WINDOW - 1

/**
 * Notes the numbers, in the transaction in which the reports have their effect; no two of one address. Answers whose is
 * new: of the others it was dealt with, or is so far behind that nobody can tell.
 */
export async function newOf(
  connection: Connection,
  client: number,
  all: readonly Numbered[],
): Promise<ReadonlySet<string>> {
  if (all.length === 0) return new Set()
  const [ahead, behind] = ['(excluded.highest - w.highest)', '(w.highest - excluded.highest)']
  const { rows } = await connection.query({
    name: 'report numbers',
    text: `insert into report_windows as w (client_id, address, boot, highest, seen)
      select $1, k.address, k.boot, k.sequence, 1 from unnest($2::text[], $3::bigint[], $4::bigint[]) k(address, boot, sequence)
      order by k.address
      on conflict (client_id, address, boot) do update set
        highest = greatest(w.highest, excluded.highest),
        seen = case
          when ${ahead} >= ${WINDOW} then 1
          when ${ahead} > 0 then ((w.seen::bigint << ${ahead}::integer) & ${ALL}) | 1
          else w.seen | (1::bigint << ${behind}::integer) end,
        version = w.version + 1, updated_at = now()
      where ${ahead} > 0 or (${behind} < ${WINDOW} and (w.seen >> least(${behind}, ${WINDOW})::integer) & 1 = 0)
      returning w.address`,
    values: [
      client,
      all.map(({ address }) => address),
      all.map(({ boot }) => boot),
      all.map(({ sequence }) => sequence),
    ],
  })
  return new Set(rows.map(({ address }) => String(address)))
}
