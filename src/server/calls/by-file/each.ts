/**
 * One row as one call: in a transaction of its own, by the very way of a request. Checked, it is done and undone, and
 * nobody outside is asked about it.
 */
import type { Context } from '../../operations/context.ts'
import type { OutsidePorts } from '../../ports/ports.ts'
import { type AnyOperation, perform, type Performance } from '../perform.ts'
import { Previewed } from '../previewed.ts'

export type Asked = Omit<Performance, 'key' | 'within'>

/** `keep` is done within the row's transaction, with the call's answer. */
export const doOne = (
  context: Context,
  asked: Asked,
  keep: (within: Context, answer: unknown) => Promise<void>,
): Promise<unknown> => perform(context, { ...asked, key: null, within: keep })

/** A call that can preview itself does, and says of what it leaves to others that it would ask them. */
export const checkOne = (context: Context, asked: Asked): Promise<unknown> => {
  const preview = asked.call.action?.preview ?? null
  return perform(context, {
    ...asked,
    payload: preview === null ? asked.payload : { ...asked.payload, [preview]: true },
    operation: undone(asked.operation),
    ports: NOBODY,
    key: null,
  })
}

type Performed = Extract<AnyOperation, (...all: never) => unknown>

/** Whatever the operation asks ahead, its last step is taken back. */
const undone = (operation: AnyOperation): AnyOperation => {
  const around =
    (performed: Performed): Performed =>
    async (work, request) => {
      throw new Previewed(await performed(work, request))
    }
  return typeof operation === 'function'
    ? around(operation)
    : { ahead: async (ahead, request) => around(await operation.ahead(ahead, request)) }
}

/** An outside service may count a question, or charge for it. */
const NOBODY = new Proxy({} as OutsidePorts, {
  get: (_, name) => {
    throw new Error(`a check asks nobody outside, and the call asks "${String(name)}"`)
  },
})
