/**
 * A transaction in which code works on records, and what follows it: listeners are told what was written, and deferred
 * work is done, once it is committed and not before.
 */
import type { Entity } from '../../model/model.ts'
import type { Context } from '../operations/context.ts'
import { inOneTransaction } from '../operations/write/transaction.ts'
import type { OutsidePorts } from '../ports/ports.ts'

/** What follows may ask external services: within the transaction nobody has a way to them. */
type Task = (ports: OutsidePorts) => void | Promise<void>

export interface Following {
  /** Told of the entities whose records were written. */
  readonly written: (entities: readonly string[]) => void
  /** What was to follow has failed; the work itself has not. */
  readonly warn: (error: unknown) => void
  readonly ports: OutsidePorts
}

export interface Noting {
  readonly wrote: (entity: Entity) => void
  readonly later: (task: Task) => void
}

export async function transacted<T>(
  context: Context,
  { written, warn, ports }: Following,
  work: (within: Context, noting: Noting) => Promise<T>,
): Promise<T> {
  const { answer, after, wrote } = await inOneTransaction(context, async (within) => {
    const [after, wrote]: [Task[], Set<string>] = [[], new Set()]
    const answer = await work(within, { wrote: ({ name }) => wrote.add(name), later: (task) => after.push(task) })
    return { answer, after, wrote }
  })
  written([...wrote])
  for (const task of after) await Promise.resolve(ports).then(task).catch(warn)
  return answer
}
