/** Which records of a level have others below them: one question for all of them. */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import type { FilterValues } from '../../../../../kinds/input.ts'
import type { ConsoleDataProvider } from '../../../../provider/data-provider.ts'
import type { ListResult } from '../../../../provider/lists.ts'

const MOST = 100

/** Of one about which nothing is known, there may be some. */
export function useAbove(
  resource: string,
  by: string,
  { ids, filter }: { readonly ids: readonly CellRecord['id'][]; readonly filter: FilterValues },
): (id: CellRecord['id']) => boolean {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data } = useQuery({
    queryKey: [resource, 'getTreeAbove', { by, ids, filter }],
    queryFn: async ({ signal }) => {
      const { data: found, meta } = (await dataProvider.getList(resource, {
        filter: { ...filter, [by]: ids },
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: MOST },
        signal,
        meta: { columns: [by], count: 'none' },
      })) as unknown as ListResult
      return {
        above: new Set(found.map((record) => (record as unknown as CellRecord)[by] as CellRecord['id'])),
        whole: meta.next === null,
      }
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
  return (id) => data === undefined || !data.whole || data.above.has(id)
}
