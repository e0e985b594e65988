/** The user's choice of columns, kept per entity and user. */
import { useGetIdentity, useStore } from 'ra-core'
import { DEFAULT_LAYOUT, type ColumnLayout } from '../../kit/grid/column-layout.ts'

export function useColumnLayout(plural: string): readonly [ColumnLayout, (layout: ColumnLayout) => void] {
  const { identity } = useGetIdentity()
  const [layout, setLayout] = useStore<ColumnLayout>(`columns.${identity?.id ?? 0}.${plural}`, DEFAULT_LAYOUT)
  return [layout, setLayout]
}
