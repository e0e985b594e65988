/**
 * Writes several records at once and finds out which of them the database or the rules refuse. Those are undone, each
 * by itself if need be, and told; the others stay.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { Context } from '../context.ts'

export interface EachWrite<T> {
  /** Answers what is wrong with each, null for nothing. */
  readonly write: (context: Context, items: readonly T[]) => Promise<readonly (AppError | null)[]>
  /** What the database's refusal means for one; null: nothing that the writer caused. */
  readonly refusal: (item: T, error: unknown) => AppError | null
}

/** Must stand in a transaction. Answers what was refused, in the order in which that was found out. */
export async function writeEach<T>(
  context: Context,
  items: readonly T[],
  settling: EachWrite<T>,
): Promise<ReadonlyMap<T, AppError>> {
  if (items.length === 0) return new Map()
  await say(context, 'savepoint several')
  const wrong = await attempt(context, items, settling)
  if (wrong?.size === 0) {
    await say(context, 'release savepoint several')
    return wrong
  }
  await say(context, 'rollback to savepoint several')
  await say(context, 'release savepoint several')
  if (wrong === null) {
    const half = Math.ceil(items.length / 2)
    return new Map([
      ...(await writeEach(context, items.slice(0, half), settling)),
      ...(await writeEach(context, items.slice(half), settling)),
    ])
  }
  return new Map([
    ...wrong,
    ...(await writeEach(
      context,
      items.filter((item) => !wrong.has(item)),
      settling,
    )),
  ])
}

/** Null: one of several is to blame, and nothing tells which. */
async function attempt<T>(
  context: Context,
  items: readonly T[],
  { write, refusal }: EachWrite<T>,
): Promise<ReadonlyMap<T, AppError> | null> {
  try {
    const errors = await write(context, items)
    return new Map(items.flatMap((item, place) => (errors[place] ? [[item, errors[place]] as const] : [])))
  } catch (error) {
    const refused = error instanceof AppError ? null : refusal(items[0]!, error)
    if (refused === null) throw error
    return items.length > 1 ? null : new Map([[items[0]!, refused]])
  }
}

const say = (context: Context, text: string): Promise<unknown> => context.connection.query({ text, values: [] })
