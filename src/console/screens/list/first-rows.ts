/**
 * A list's first rows, asked for while the console still starts, in the very words in which the list itself will ask:
 * it finds them in the cache and is drawn once, with its rows. Where a view or a mended address comes first, nothing is
 * asked.
 */
import type { QueryClient } from '@tanstack/react-query'
import {
  getQuery,
  parseQueryFromLocation,
  type DataProvider,
  type GetListParams,
  type ListParams,
  type SortPayload,
  type Store,
} from 'ra-core'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { asksActions } from '../../actions/offers.ts'
import { DEFAULT_LAYOUT, visible, type ColumnLayout } from '../../kit/grid/column-layout.ts'
import { mayUse, type ConsoleIdentity } from '../../provider/auth-provider.ts'
import type { Reader } from '../entity-view.ts'
import { listFields, neededFields } from './columns.tsx'
import { shownIn } from './shown-as.ts'
import { DEFAULT_PER_PAGE } from './views/arrangement.ts'
import { viewIn } from './views/repair.ts'
import { layoutKey } from './views/use-chosen-view.ts'
import { openingOf } from './views/use-opening.ts'

/** Where react-admin keeps what was looked at. */
export const paramsKeyOf = (list: string): string => `${list}.listParams`

/** What a list begins with. */
export const startOf = ({
  list: { sort },
}: ConsoleEntity): { readonly perPage: number; readonly sort: SortPayload } => ({
  perPage: DEFAULT_PER_PAGE,
  sort: { field: sort.field, order: sort.desc ? 'DESC' : 'ASC' },
})

export interface Starting {
  readonly entity: ConsoleEntity
  readonly identity: ConsoleIdentity
  readonly search: string
  readonly store: Store
  readonly queryClient: QueryClient
  readonly dataProvider: DataProvider
}

export async function askFirstRows({
  entity,
  identity,
  search,
  store,
  queryClient,
  dataProvider,
}: Starting): Promise<void> {
  const { plural } = entity
  const may: Reader['may'] = (key) => mayUse(key, identity.user.permissions)
  const paramsKey = paramsKeyOf(plural)
  const opening = openingOf({
    reader: { entity, may },
    list: plural,
    paramsKey,
    search,
    getItem: store.getItem,
    identity,
    isPending: false,
  })
  if (
    opening.is !== 'ready' ||
    viewIn(search) !== undefined ||
    shownIn({ entity, may }, search) !== undefined ||
    (entity.menu?.index != null && search === '') ||
    !may(entity.access.list)
  )
    return
  const { filter, page, perPage, sort, order } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem<Partial<ListParams>>(paramsKey, {}),
    filterDefaultValues: undefined,
    ...startOf(entity),
  })
  const placed = listFields({ entity, may }).map(({ field, hidden }) => ({ key: field.name, hidden, width: 0 }))
  const shown = visible(
    placed,
    store.getItem<ColumnLayout>(layoutKey(identity.id, plural), DEFAULT_LAYOUT) ?? DEFAULT_LAYOUT,
  ).map(({ key }) => key)
  const params = {
    pagination: { page, perPage },
    sort: { field: sort, order },
    filter: { ...filter },
    meta: { columns: neededFields(entity, shown), ...(asksActions({ entity, may }) && { actions: true }) },
  }
  await askRows({ queryClient, dataProvider }, plural, params)
}

type RowsAsked = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter' | 'meta'>>

/** Rows on their way before the list itself asks for them, in its own words: react-admin's. */
export const askRows = (
  { queryClient, dataProvider }: Pick<Starting, 'queryClient' | 'dataProvider'>,
  plural: string,
  asked: RowsAsked,
): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: [plural, 'getList', asked],
    queryFn: ({ signal }) =>
      dataProvider
        .getList(plural, { ...asked, signal })
        .then(({ data, total, pageInfo, meta }) => ({ data, total, pageInfo, meta })),
  })
