/** A list that goes on while it is scrolled: the rows behind its first page, by cursor, so that depth costs nothing. */
import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import type { Sort } from '../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import type { ListResult } from '../../provider/lists.ts'

interface Asked {
  readonly on: boolean
  readonly first: readonly CellRecord[] | undefined
  /** Cursor behind the first page; null: there is no more. */
  readonly next: string | null
  readonly filter: FilterValues
  readonly sort: Sort
  readonly columns: readonly string[]
  /** Each row says what can be done to it. */
  readonly actions: boolean
  /** Most rows of one call. */
  readonly limit: number
}

const LOT = 200

export function useMoreRows(resource: string, { on, first, next, filter, sort, columns, actions, limit }: Asked) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const more = useInfiniteQuery({
    // react-admin keeps such lists in step with what is changed and deleted.
    queryKey: [resource, 'getInfiniteList', { filter, sort, columns, next }],
    queryFn: async ({ pageParam, signal }) =>
      (await dataProvider.getList(resource, {
        filter,
        sort,
        pagination: { page: 1, perPage: Math.min(LOT, limit) },
        signal,
        meta: { columns, count: 'none', after: pageParam, ...(actions && { actions }) },
      })) as unknown as ListResult,
    initialPageParam: next,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    enabled: on && next !== null,
  })
  const pages = on ? more.data?.pages : undefined
  const rows = useMemo(() => {
    if (!first || !pages) return first
    return [
      ...new Map(
        [...first, ...pages.flatMap(({ data }) => data as unknown as readonly CellRecord[])].map((row) => [
          row.id,
          row,
        ]),
      ).values(),
    ]
  }, [first, pages])
  const load = () => {
    if (on && more.hasNextPage && !more.isFetching) void more.fetchNextPage()
  }
  return { rows, load, loading: on && more.isFetching }
}
