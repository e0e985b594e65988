/**
 * Changes or deletes many records in small lots, so that one sees how far it is and can stop; each record stands by
 * itself.
 */
import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { FilterValues } from '../../../../kinds/input.ts'
import type { ConsoleEntity } from '../../../../model/console-entity.ts'
import type { RowId } from '../../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import { messageOf } from '../../../provider/errors.ts'
import type { BatchResult } from '../../../provider/verbs.ts'
import { everyRow } from '../every-row.ts'

/** Records of one go; more wants an import. */
export const MOST_AT_ONCE = 1000
const LOT = 50

export interface BulkState {
  /** Null while the records are still being looked up. */
  readonly total: number | null
  readonly done: number
  readonly failed: readonly BatchResult[]
  readonly is: 'running' | 'stopped' | 'done' | 'broken'
  /** Why it ended early. */
  readonly message?: string
}

/** Some records are no longer as they were. */
export const hasChanged = ({ done, failed }: BulkState): boolean => done > failed.length
export const isWhole = ({ is, failed }: BulkState): boolean => is === 'done' && failed.length === 0

type Which = { readonly ids: readonly RowId[] } | { readonly filter: FilterValues }

export function useBulk({ plural, key, list }: ConsoleEntity) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const client = useQueryClient()
  const translate = useTranslate()
  const stopped = useRef(false)
  const [state, setState] = useState<BulkState>()
  const run = async (which: Which, change: FilterValues | 'remove'): Promise<BulkState> => {
    const ask = (ids: readonly RowId[]) =>
      change === 'remove'
        ? dataProvider.deleteEach(plural, { ids })
        : dataProvider.changeEach(plural, { ids, data: change })
    stopped.current = false
    let now: BulkState = { total: null, done: 0, failed: [], is: 'running' }
    const tell = (change: Partial<BulkState>) => setState((now = { ...now, ...change }))
    tell({})
    try {
      const ids =
        'ids' in which
          ? which.ids
          : (
              await everyRow(dataProvider, plural, {
                filter: which.filter,
                columns: [key],
                most: MOST_AT_ONCE,
                size: list.limit,
              })
            ).map(({ id }) => id as RowId)
      tell({ total: ids.length })
      for (let at = 0; at < ids.length && !stopped.current; at += LOT) {
        const { data: results } = await ask(ids.slice(at, at + LOT))
        tell({ done: now.done + results.length, failed: [...now.failed, ...results.filter(({ ok }) => !ok)] })
      }
      tell({ is: stopped.current && now.done < ids.length ? 'stopped' : 'done' })
    } catch (error) {
      tell({ is: 'broken', message: messageOf(error) ?? translate('ra.notification.http_error') })
    }
    await client.invalidateQueries({ queryKey: [plural] })
    return now
  }
  return {
    state,
    running: state?.is === 'running',
    run,
    stop: () => {
      stopped.current = true
    },
  }
}
