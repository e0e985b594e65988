/** Rows beyond the page: one after the other by cursor, up to a limit. */
import type { RaRecord } from 'ra-core'
import type { FilterValues } from '../../../kinds/input.ts'
import type { Sort } from '../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import type { ListResult } from '../../provider/lists.ts'

interface Asked {
  readonly filter: FilterValues
  readonly columns: readonly string[]
  readonly sort?: Sort
  readonly most: number
  /** Rows of one call. */
  readonly size: number
}

export async function everyRow(
  dataProvider: ConsoleDataProvider,
  resource: string,
  { filter, columns, sort, most, size }: Asked,
): Promise<readonly RaRecord[]> {
  const rows: RaRecord[] = []
  for (let after: string | undefined; ;) {
    const { data, meta } = (await dataProvider.getList(resource, {
      filter,
      pagination: { page: 1, perPage: Math.min(size, most - rows.length) },
      ...(sort && { sort }),
      meta: { columns, count: 'none', ...(after !== undefined && { after }) },
    })) as unknown as ListResult
    rows.push(...data)
    if (meta.next === null || rows.length >= most) return rows
    after = meta.next
  }
}
