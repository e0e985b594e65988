/**
 * What was done for each row, kept until the account's next file: encrypted, since an answer may tell what nobody looks
 * up afterwards.
 */
import type { RowOutcome } from '../../../model/answers.ts'
import type { Outgoing } from '../../commands/send.ts'
import type { Context } from '../../operations/context.ts'

export interface Kept extends RowOutcome {
  /** The row as it was sent. */
  readonly cells: readonly string[]
}

type Sealing = Pick<Outgoing, 'sealer'>

const ownerOf = ({ actor }: Context, run: number, row: number): string =>
  `import ${actor.client_id} ${actor.staff_id} ${run} ${row}`

export async function keepOutcome(context: Context, { sealer }: Sealing, run: number, kept: Kept): Promise<void> {
  const sealed = sealer().seal({ kept: JSON.stringify(kept) }, ownerOf(context, run, kept.row))
  await context.store.query({
    text: 'insert into import_outcomes (run_id, row, sealed) values ($1, $2, $3)',
    values: [run, kept.row, sealed],
  })
}

const PAGE = 500

/** In the file's order, a page at a time, at most so many. */
export async function* keptOutcomes(
  context: Context,
  { sealer }: Sealing,
  run: number,
  most = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<readonly Kept[]> {
  for (let last = 0, left = most; left > 0;) {
    const { rows } = await context.store.query({
      text: `select row, sealed from import_outcomes where run_id = $1 and row > $2 order by row limit ${Math.min(PAGE, left)}`,
      values: [run, last],
    })
    if (rows.length === 0) return
    yield rows.map((row) => {
      const owner = ownerOf(context, run, row['row'] as number)
      return JSON.parse(sealer().open(String(row['sealed']), owner)['kept']!) as Kept
    })
    last = rows.at(-1)!['row'] as number
    left -= rows.length
  }
}
