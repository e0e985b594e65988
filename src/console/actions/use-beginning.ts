/** What stands in a call's form beforehand, once the newest records are read that some of it is taken from. */
import { useMemo } from 'react'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CellRecord } from '../../kinds/cell.ts'
import { latestIn } from '../../model/actions.ts'
import type { CallForm, ConsoleAction } from '../../model/console-entity.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { beginningOf, type Beginning, type Latest } from './request.ts'

/** Suspends. What the user may not see, or what cannot be read just now, is left to be typed. */
export function useBeginning(
  form: CallForm,
  action: ConsoleAction,
  record: CellRecord | undefined,
  { may }: Pick<EntityView, 'may'>,
): Beginning {
  const provider = useDataProvider()
  const latest = useSuspenseQueries({
    queries: Object.entries(latestIn(action)).flatMap(([entity, columns]) => {
      const peer = form.peers[entity]
      if (peer === undefined || !may(peer.read)) return []
      return {
        queryKey: [peer.plural, 'latest', columns],
        // A window that opens again asks again.
        gcTime: 0,
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
          const read = provider.getList<CellRecord>(peer.plural, {
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'id', order: 'DESC' },
            meta: { columns, count: 'none' },
            signal,
          })
          return read.then(
            ({ data: [found] }) => [entity, found] as const,
            () => [entity, undefined] as const,
          )
        },
      }
    }),
    combine: (answers): Latest => Object.fromEntries(answers.map(({ data }) => data)),
  })
  return useMemo(() => beginningOf(form, action, record, latest), [form, action, record, latest])
}
