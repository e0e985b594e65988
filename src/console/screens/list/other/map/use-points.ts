/**
 * The records of a map: the list itself, page after page up to a number beyond which nobody would tell them apart. Of
 * more than that, those in the part that is shown are asked for.
 */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import type { FilterValues } from '../../../../../kinds/input.ts'
import type { ConsoleEntity } from '../../../../../model/console-entity.ts'
import type { MapView, Tone } from '../../../../../model/model.ts'
import type { Sort } from '../../../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../../../provider/data-provider.ts'
import type { ListResult } from '../../../../provider/lists.ts'
import type { EntityView } from '../../../entity-view.ts'
import { neededFields } from '../../columns.tsx'
import { firstRecords } from '../first-records.ts'
import { toneOf } from '../tone-of.ts'
import type { Position } from './camera.ts'
import type { Area } from './plane.ts'

export interface Point extends Position {
  readonly record: CellRecord
  readonly tone: Tone
}

export interface Points {
  readonly points: readonly Point[]
  /** They are more than came. */
  readonly cut: boolean
}

interface Asked {
  readonly filter: FilterValues
  readonly sort: Sort
}

/** `area`: undefined: all of them; null: nothing is asked for. */
export function usePoints(
  { entity }: EntityView,
  map: MapView,
  { filter, sort, area }: Asked & { readonly area: Area | undefined | null },
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const columns = neededFields(entity, [
    map.latitude,
    map.longitude,
    ...map.fields,
    ...(map.tone === null ? [] : [map.tone]),
  ])
  const within = area ? { ...placed(map, filter), ...inside(entity, map, filter, area) } : placed(map, filter)
  return useQuery({
    queryKey: [entity.plural, 'getMap', { filter: within, sort, columns }],
    queryFn: async ({ signal }): Promise<Points> => {
      const { records, cut } = await firstRecords(dataProvider, entity, { filter: within, sort, columns, signal })
      const points = records.map((record) => ({
        record,
        latitude: Number(record[map.latitude]),
        longitude: Number(record[map.longitude]),
        tone: toneOf(entity, map.tone, record),
      }))
      return { points, cut }
    },
    enabled: area !== null && !asksForNone(map, filter),
    placeholderData: (before) => before,
  })
}

/** Without latitude, or with a latitude alone: what leaves these and no other. */
export const unplaced = (map: MapView): readonly FilterValues[] => [
  { [`${map.latitude}_null`]: true },
  { [`${map.latitude}_null`]: false, [`${map.longitude}_null`]: true },
]

/** How many records of the list have no position. */
export function useUnplaced({ entity }: EntityView, map: MapView, filter: FilterValues, of: FilterValues) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const names = Object.keys(of)
  const asked = { ...filter, ...of }
  // Who filters by it already has those, or none.
  const isOther = names.some((name) => name in filter && String(filter[name]) !== String(of[name]))
  const nullable = names.every((name) => of[name] === false || isNullable(entity, name.slice(0, -'_null'.length)))
  const { data } = useQuery({
    queryKey: [entity.plural, 'getMapUnplaced', { filter: asked }],
    queryFn: async ({ signal }) => {
      const { meta } = (await dataProvider.getList(entity.plural, {
        filter: asked,
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
        signal,
        meta: { columns: [map.latitude] },
      })) as unknown as ListResult
      return { count: meta.count ?? 0, estimated: meta.count_kind === 'estimate' }
    },
    enabled: nullable && !isOther,
  })
  return nullable && !isOther ? data : undefined
}

const isNullable = ({ fields }: ConsoleEntity, name: string): boolean =>
  fields.find((field) => field.name === name)?.nullable ?? false

const asksForNone = (map: MapView, filter: FilterValues): boolean =>
  [map.latitude, map.longitude].some((name) => String(filter[`${name}_null`]) === 'true')

const placed = (map: MapView, filter: FilterValues): FilterValues => ({
  ...filter,
  [`${map.latitude}_null`]: false,
  [`${map.longitude}_null`]: false,
})

/** The narrower of what is filtered by and what is shown. */
function inside(entity: ConsoleEntity, map: MapView, filter: FilterValues, area: Area): FilterValues {
  const between = (name: string, [from, to]: readonly [number, number]): FilterValues => {
    const { scale = 0 } = entity.fields.find((field) => field.name === name) ?? {}
    const [least, most] = [filter[`${name}_from`], filter[`${name}_to`]]
    return {
      [`${name}_from`]: isGiven(least) && Number(least) > from ? least : from.toFixed(scale),
      [`${name}_to`]: isGiven(most) && Number(most) < to ? most : to.toFixed(scale),
    }
  }
  return {
    ...between(map.latitude, area.latitude),
    ...(area.longitude && between(map.longitude, area.longitude)),
  }
}
const isGiven = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
