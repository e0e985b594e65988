/** The records of a list, page after page, up to a number beyond which nobody would read them or tell them apart. */
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { FilterValues } from '../../../../kinds/input.ts'
import type { ConsoleEntity } from '../../../../model/console-entity.ts'
import type { Sort } from '../../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { ListResult } from '../../../provider/lists.ts'

const MOST = 1000

interface Asked {
  readonly filter: FilterValues
  readonly sort: Sort
  readonly columns: readonly string[]
  readonly signal: AbortSignal
}

export interface FirstRecords {
  readonly records: readonly CellRecord[]
  /** They are more than came. */
  readonly cut: boolean
}

export async function firstRecords(
  dataProvider: ConsoleDataProvider,
  { plural, list }: ConsoleEntity,
  { filter, sort, columns, signal }: Asked,
): Promise<FirstRecords> {
  const records: CellRecord[] = []
  let after: string | null = null
  do {
    const page = (await dataProvider.getList(plural, {
      filter,
      sort,
      pagination: { page: 1, perPage: list.limit },
      signal,
      meta: { columns, count: 'none', ...(after !== null && { after }) },
    })) as unknown as ListResult
    records.push(...(page.data as unknown as readonly CellRecord[]))
    after = page.meta.next
  } while (after !== null && records.length < MOST)
  return { records, cut: after !== null }
}
