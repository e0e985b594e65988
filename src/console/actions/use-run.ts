/**
 * One call for many records, each by itself: how far it is and what came of each is known at any moment, it can be
 * stopped, and what was not done can be tried again.
 */
import { useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import type { ConsoleAction } from '../../model/console-entity.ts'
import { usePerform } from '../forms/use-call.ts'
import type { RowId } from '../kit/grid/column.ts'
import { messageOf } from '../provider/errors.ts'
import type { Payload } from '../transport/payload.ts'

/** Under way at the same time: the server has others to answer. */
const AT_ONCE = 4

export type Result = { readonly is: 'done' } | { readonly is: 'failed'; readonly message: string }
export type Results = ReadonlyMap<RowId, Result>

export function useRun(action: ConsoleAction) {
  const translate = useTranslate()
  const perform = usePerform(action.call)
  const [results, setResults] = useState<Results>(new Map())
  const [is, setIs] = useState<'ready' | 'running' | 'stopped' | 'over'>('ready')
  const stopped = useRef(false)
  const one = async (id: RowId, values: Payload): Promise<Result> => {
    try {
      await perform(action.record === null ? values : { ...values, [action.record]: id })
      return { is: 'done' }
    } catch (error) {
      return { is: 'failed', message: messageOf(error) ?? translate('ra.notification.http_error') }
    }
  }
  const run = async (ids: readonly RowId[], values: Payload): Promise<Results> => {
    stopped.current = false
    const waiting = [...ids]
    let now = new Map([...results].filter(([id]) => !ids.includes(id)))
    setResults(now)
    setIs('running')
    const work = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined && !stopped.current; id = waiting.shift()) {
        const result = await one(id, values)
        now = new Map(now).set(id, result)
        setResults(now)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    setIs(stopped.current ? 'stopped' : 'over')
    return now
  }
  return {
    results,
    is,
    run,
    stop: () => {
      stopped.current = true
    },
  }
}
