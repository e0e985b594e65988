/**
 * One row as one call: in a transaction of its own, by the very way of a request. Checked, it is done and undone. What
 * moves money or hardware is known by what it asks for, so that the same file sent twice does it once.
 */
import { createHash } from 'node:crypto'
import type { FileRun } from '../../../model/answers.ts'
import type { Context } from '../../operations/context.ts'
import { digestOf } from '../idempotency.ts'
import { type AnyOperation, perform, type Performance } from '../perform.ts'
import { Previewed } from '../previewed.ts'

export interface Done {
  readonly answer: unknown
  /** It was done before, and was not done again. */
  readonly repeated: boolean
}

type Performed = Extract<AnyOperation, (...all: never) => unknown>

/** `around` stands in for the operation's last step, whatever it asks ahead. */
const wrapped = (operation: AnyOperation, around: (performed: Performed) => Performed): AnyOperation =>
  typeof operation === 'function'
    ? around(operation)
    : { ahead: async (ahead, request) => around(await operation.ahead(ahead, request)) }

export async function doOne(context: Context, mode: FileRun['mode'], asked: Omit<Performance, 'key'>): Promise<Done> {
  let repeated = true
  const operation = wrapped(asked.operation, (performed) => async (work, request) => {
    repeated = false
    const answer = await performed(work, request)
    if (mode === 'check') throw new Previewed(answer)
    return answer
  })
  const answer = await perform(context, { ...asked, operation, key: keyOf(asked) })
  return { answer, repeated }
}

const keyOf = ({ call, payload }: Pick<Performance, 'call' | 'payload'>): string =>
  `file-${createHash('sha256')
    .update(`${call.name} ${digestOf(payload)}`)
    .digest('base64url')}`
