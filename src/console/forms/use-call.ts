/**
 * A call of the catalogue for dialogs and views of their own, typed by its document. What it refuses is thrown with the
 * fields to blame (`FieldsForm` tells it). Whoever asks the same again because no answer came is given the answer of
 * the first time, where the call does something that must not be done twice.
 */
import { useCallback, useState } from 'react'
import { useDataProvider } from 'ra-core'
import type { CallTypes } from '../../generated/call-types.ts'
import type { ConsoleDataProvider } from '../provider/data-provider.ts'
import type { CallName } from '../provider/verbs.ts'
import type { Payload } from '../transport/payload.ts'

/** `key`: of a request that outlives the page, and may have arrived already. */
export type Perform<Name extends CallName> = (
  request: CallTypes[Name]['request'],
  key?: string,
) => Promise<CallTypes[Name]['response']>

export function useCall<Name extends CallName>(name: Name): Perform<Name> {
  const perform = usePerform(name)
  return useCallback(
    (request, key) => perform(request as Payload, key) as Promise<CallTypes[Name]['response']>,
    [perform],
  )
}

/** The same where the call's name comes from a document. */
export function usePerform(name: string): (request: Payload, key?: string) => Promise<unknown> {
  const provider = useDataProvider<ConsoleDataProvider>()
  const [keys] = useState(() => new Map<string, string>())
  return useCallback(
    async (request, given) => {
      const same = JSON.stringify(request)
      const key = given ?? keys.get(same) ?? newKey()
      keys.set(same, key)
      const answer = await provider.perform(name, { request, key })
      // It is done: the same once more is another one.
      keys.delete(same)
      return answer
    },
    [provider, name, keys],
  )
}

/** `crypto.randomUUID` is there on secure pages only; a console in an office's own network may not be one. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
