/**
 * A list as somebody arranged it: filters, order, page size and columns. What a saved view keeps of it, what of a saved
 * view can still be used, and whether two arrangements are the same.
 */
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { FilterValues } from '../../../../kinds/input.ts'
import type { Column, Sort } from '../../../kit/grid/column.ts'
import { DEFAULT_LAYOUT, isShown, ordered, type ColumnLayout } from '../../../kit/grid/column-layout.ts'
import type { EntityView } from '../../entity-view.ts'
import { active, textOf } from '../filter-values.ts'
import { viewNamed, type ShownAs } from '../shown-as.ts'
import { parsed, repairedFilter, repairedPerPage, repairedSort } from './repair.ts'
import { sortingOf } from '../../../../model/sorting.ts'

export interface Arrangement {
  readonly filter: FilterValues
  readonly sort: Sort
  readonly perPage: number
  readonly layout: ColumnLayout
  readonly shownAs: ShownAs
}

/** A row of `saved_views`. */
export interface SavedView {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly name_en: string | null
  readonly list: string
  readonly sharing: number
  readonly role_id: number | null
  readonly staff_id: number
  readonly sorting: string | null
  readonly page_size: number | null
  /** Null: as a table. */
  readonly view_type: ShownAs | null
  readonly filters: readonly { readonly name: string; readonly value: string }[] | null
  readonly layout: readonly { readonly name: string; readonly shown: boolean; readonly width?: number }[] | null
  readonly _labels?: Readonly<Record<string, string>>
}

/** As it is called for whoever reads. */
export const calledOf = ({ name, _labels }: SavedView): string => _labels?.['name'] ?? name

type Columns = readonly Column<CellRecord>[]
type Kept = Pick<SavedView, 'sorting' | 'page_size' | 'view_type' | 'filters' | 'layout'>

export const DEFAULT_PER_PAGE = 20

export const usualArrangement = ({
  entity: {
    list: { sort },
  },
}: EntityView): Arrangement => ({
  filter: {},
  sort: { field: sort.field, order: sort.desc ? 'DESC' : 'ASC' },
  perPage: DEFAULT_PER_PAGE,
  layout: DEFAULT_LAYOUT,
  shownAs: 'table',
})

/** What is written of it; values keep their types as JSON. */
export const toKept = (columns: Columns, { filter, sort, perPage, layout, shownAs }: Arrangement): Kept => ({
  filters: Object.entries(active(filter)).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
  sorting: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
  page_size: perPage,
  view_type: shownAs === 'table' ? null : shownAs,
  layout: ordered(columns, layout).map((column) => ({
    name: column.key,
    shown: isShown(column, layout),
    ...(layout.widths[column.key] === undefined ? {} : { width: layout.widths[column.key]! }),
  })),
})

/** What of it still holds for the list as it is now and for the person who opens it. */
export function fromKept(
  view: EntityView,
  columns: Columns,
  { filters, sorting, page_size, view_type, layout }: Kept,
): Arrangement {
  const usual = usualArrangement(view)
  const filter = Object.fromEntries((filters ?? []).map(({ name, value }) => [name, parsed(value)]))
  const asked = sorting ? sortingOf(sorting) : null
  return {
    filter: repairedFilter(view, filter),
    sort: (asked && repairedSort(view, asked.field, asked.desc ? 'DESC' : 'ASC')) || usual.sort,
    perPage: repairedPerPage(view, page_size) ?? usual.perPage,
    layout: layoutOf(columns, layout ?? []),
    shownAs: viewNamed(view, view_type)?.view ?? usual.shownAs,
  }
}

function layoutOf(columns: Columns, rows: NonNullable<SavedView['layout']>): ColumnLayout {
  const known = rows.filter(({ name }) => columns.some(({ key }) => key === name))
  return {
    order: known.map(({ name }) => name),
    shown: Object.fromEntries(known.map(({ name, shown }) => [name, shown])),
    widths: Object.fromEntries(
      known.flatMap(({ name, width }) => (width === undefined || width === null ? [] : [[name, width]])),
    ),
  }
}

export const isSame = (columns: Columns, one: Arrangement, other: Arrangement): boolean =>
  JSON.stringify(comparable(columns, one)) === JSON.stringify(comparable(columns, other))

const comparable = (columns: Columns, arrangement: Arrangement): Record<keyof Kept, unknown> => ({
  ...toKept(columns, arrangement),
  filters: textOf(arrangement.filter),
})

/** The list's parameters in its address, and the view that they come from. */
export const searchOf = ({ filter, sort, perPage, shownAs }: Omit<Arrangement, 'layout'>, view?: number): string =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order, page: '1', perPage: String(perPage), ...(shownAs === 'table' ? {} : { as: shownAs }), ...(view === undefined ? {} : { view: String(view) }) })}`
