/**
 * What was done for each row, kept until the account's next file: encrypted, since an answer may tell what nobody looks
 * up afterwards. What has come of how many rows is counted where they are kept, and nowhere else.
 */
import type { FileRun, RowOutcome } from '../../../model/answers.ts'
import type { Context } from '../../operations/context.ts'
import { seal, unseal } from '../../operations/import/sealed.ts'

export interface Kept extends RowOutcome {
  /** The row as it was sent. */
  readonly cells: readonly string[]
}

const placeOf = (row: number): string => `outcome ${row}`

/** Within the row's transaction: it is told if it is done, and only then. Without the run it is neither. */
export async function keepOutcome(context: Context, run: number, kept: Kept): Promise<void> {
  const { row, repeated, ...told } = kept
  await context.connection.query({
    text: 'insert into import_outcomes (run_id, row, repeated, sealed) values ($1, $2, $3, $4)',
    values: [run, row, repeated, seal(context, run, placeOf(row), told)],
  })
}

export type Counts = Pick<FileRun, 'rows' | 'done' | 'repeated' | 'refused'>

export async function countsOf({ store }: Context, run: number): Promise<Counts> {
  const { rows } = await store.query({
    text: `select count(*) filter (where not repeated) as done, count(*) filter (where repeated) as repeated,
      (select count(*) from import_problems where run_id = $1) as refused from import_outcomes where run_id = $1`,
    values: [run],
  })
  const count = (name: string): number => Number(rows[0]?.[name] ?? 0)
  const [done, repeated, refused] = [count('done'), count('repeated'), count('refused')]
  return { rows: done + repeated + refused, done, repeated, refused }
}

const PAGE = 500

/** In the file's order, a page at a time, at most so many. */
export async function* keptOutcomes(
  context: Context,
  run: number,
  most = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<readonly Kept[]> {
  for (let last = 0, left = most; left > 0;) {
    const { rows } = await context.store.query({
      text: `select row, repeated, sealed from import_outcomes where run_id = $1 and row > $2 order by row limit ${Math.min(PAGE, left)}`,
      values: [run, last],
    })
    if (rows.length === 0) return
    yield rows.flatMap(({ row: number, repeated, sealed }) => {
      const row = Number(number)
      const told = unseal<Omit<Kept, 'row' | 'repeated'>>(context, run, placeOf(row), sealed)
      return told === null ? [] : [{ ...told, row, repeated: repeated === true }]
    })
    last = Number(rows.at(-1)!['row'])
    left -= rows.length
  }
}
