/**
 * Sums of the columns that are shown, over all that matches. They are asked for when the rows are there, and again when
 * a record changed.
 */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { FilterValues } from '../../../kinds/input.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { TOTALS } from '../../provider/query-client.ts'

export interface Totals {
  readonly count: number | undefined
  /** Null: of a report, nothing that could be said. */
  readonly sums: Readonly<Record<string, string | number | null>>
  readonly failed: boolean
  readonly retry: () => void
}

interface Asked {
  readonly columns: readonly string[]
  readonly filter: FilterValues
  /** The rows that are shown; undefined: they are not there yet. */
  readonly rows: unknown
}

export function useTotals(resource: string, { columns, filter, rows }: Asked): Totals {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data, isError, refetch } = useQuery({
    queryKey: [resource, TOTALS, { columns, filter }],
    queryFn: ({ signal }) => dataProvider.totals(resource, { columns, filter, signal }),
    enabled: columns.length > 0 && rows !== undefined,
    select: ({ data: answer }) => answer,
  })
  return { count: data?.count, sums: data?.totals ?? {}, failed: isError, retry: () => void refetch() }
}
