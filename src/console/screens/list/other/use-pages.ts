/** The records of one place of a view, such as a column: the list itself, asked for these alone, page after page. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { FilterValues } from '../../../../kinds/input.ts'
import type { Sort } from '../../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { ListResult } from '../../../provider/lists.ts'
import { turns } from './turns.ts'

interface Asked {
  readonly filter: FilterValues
  readonly sort: Sort
  readonly columns: readonly string[]
}

const LOT = 20
/** A view of many places leaves the server, and the browser's few connections, to others as well. */
const inTurn = turns(4)

export function usePages(resource: string, { filter, sort, columns }: Asked) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const query = useInfiniteQuery({
    // react-admin keeps such lists in step with what is changed and deleted.
    queryKey: [resource, 'getInfiniteList', { place: true, filter, sort, columns }],
    queryFn: async ({ pageParam, signal }) =>
      (await inTurn(signal, () =>
        dataProvider.getList(resource, {
          filter,
          sort,
          pagination: { page: 1, perPage: LOT },
          signal,
          meta: { columns, actions: true, ...(pageParam !== null && { after: pageParam, count: 'none' }) },
        }),
      )) as unknown as ListResult,
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    placeholderData: (before) => before,
  })
  const [first] = query.data?.pages ?? []
  const all = query.data?.pages.flatMap(({ data }) => data as unknown as readonly CellRecord[])
  return {
    // A record that moved between two pages stands in both.
    records: all && [...new Map(all.map((record) => [record.id, record])).values()],
    count: first?.meta.count ?? null,
    estimated: first?.meta.count_kind === 'estimate',
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loading: query.isFetchingNextPage,
  }
}
