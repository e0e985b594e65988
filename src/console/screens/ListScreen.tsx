/**
 * The list of any entity: filters, grid, pages, export, deletion. Its parameters stand in the address; react-admin's list controller fetches.
 * It knows fields and kinds, no entity.
 */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useListController, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../fields/cell.ts'
import { displayOf } from '../../fields/display.ts'
import type { FilterValues } from '../../fields/input.ts'
import type { RowId } from '../kit/grid/column.ts'
import { visible } from '../kit/grid/column-layout.ts'
import { Grid } from '../kit/grid/Grid.tsx'
import { LinkArea } from '../kit/LinkArea.tsx'
import { Notice } from '../kit/Notice.tsx'
import { messageOf } from '../provider/errors.ts'
import { useEntityView, type EntityView } from './entity-view.ts'
import { ActiveFilters } from './list/ActiveFilters.tsx'
import { columnsOf, neededFields, withTotals } from './list/columns.tsx'
import { active, flat } from './list/filter-values.ts'
import { Pager } from './list/Pager.tsx'
import { RowActions } from './list/RowActions.tsx'
import { Toolbar } from './list/Toolbar.tsx'
import { useColumnLayout } from './list/use-columns.ts'

const FilterBar = lazy(() => import('./list/FilterBar.tsx'))
const ExportDialog = lazy(() => import('./list/ExportDialog.tsx'))
const DeleteDialog = lazy(() => import('./record/DeleteDialog.tsx'))

const PER_PAGE = 20
/** px of the actions column. */
const ACTIONS = { zh: 148, en: 172 }
/** One more word, where records are people. */
const CARD_ACTION = 44

interface ListScreenProps {
  readonly plural: string
  /** What the address itself narrows; filters come on top. */
  readonly fixed?: FilterValues
}

export default function ListScreen({ plural, fixed }: ListScreenProps) {
  const view = useEntityView(plural)
  const { entity, lang, path, label } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  const [layout, setLayout] = useColumnLayout(plural)
  const [countedFor, setCountedFor] = useState<string>()
  const [dialog, setDialog] = useState<'export' | readonly CellRecord[]>()

  const columns = useMemo(() => columnsOf(view), [view])
  const shown = useMemo(() => visible(columns, layout).map(({ key }) => key), [columns, layout])
  const fields = useMemo(() => neededFields(entity, shown), [entity, shown])
  const { sort } = entity.list
  const list = useListController<CellRecord>({
    resource: plural, perPage: PER_PAGE, sort: { field: sort.field, order: sort.desc ? 'DESC' : 'ASC' }, disableAuthentication: true, exporter: false, ...(fixed && { filter: fixed, storeKey: `${plural}.${Object.values(fixed).join('.')}` }),
    queryOptions: { meta: { columns: fields, ...(countedFor === undefined ? {} : { count: 'exact' }) } },
  })
  const { data, meta, error, isFetching, isPending, filterValues, setFilters, refetch, selectedIds, onSelect, onUnselectItems } = list
  const values = useMemo(() => active(flat(filterValues as FilterValues)), [filterValues])
  const asked = JSON.stringify(values)
  // An exact count was asked for this filter only.
  if (countedFor !== undefined && countedFor !== asked) setCountedFor(undefined)

  const count = (meta?.count as number | null | undefined) ?? list.total ?? null
  const estimated = meta?.count_kind === 'estimate'
  const rows = error && !data ? undefined : data
  const summed = useMemo(() => withTotals(columns, entity, rows ?? []), [columns, entity, rows])
  const apply = (next: FilterValues) => setFilters(next, undefined, false)
  const nameOf = useCallback((record: CellRecord) => displayOf(entity, record), [entity])
  const askDelete = useCallback((record: CellRecord) => setDialog([record]), [])
  const actions = useCallback((record: CellRecord) => <RowActions view={view} record={record} onDelete={askDelete} />, [view, askDelete])
  const chosen = () => selectedIds.map((id) => data?.find((record) => record.id === id) ?? { id })
  const failed = error !== null && error !== undefined && data === undefined
  const notice = failed
    ? <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)}><Button variant="outlined" onClick={() => void refetch()}>{translate('action.retry')}</Button></Notice>
    : !isPending && data?.length === 0 && !isFetching ? <EmptyNotice view={view} filtered={Object.keys(values).length > 0} onClear={() => apply({})} /> : undefined

  return (
    <Screen>
      <Suspense fallback={<Place />}><FilterBar view={view} values={values} onApply={apply} /></Suspense>
      <ActiveFilters view={view} values={values} onApply={apply} />
      <Toolbar
        view={view} columns={columns} layout={layout} onLayout={setLayout} selected={selectedIds as readonly RowId[]} onUnselect={() => onUnselectItems()}
        onDelete={() => setDialog(chosen())} onRefresh={() => void refetch()} onExport={() => setDialog('export')}
      />
      <LinkArea className="k-fill">
        <Grid
          fill label={label} columns={summed} rows={rows} nameOf={nameOf} layout={layout} onLayout={setLayout} sort={list.sort} onSort={list.setSort} busy={isFetching}
          selected={selectedIds as readonly RowId[]} onSelect={(ids) => onSelect([...ids])} onOpen={(record) => void navigate(`${path}/${record.id}`)}
          actions={actions} actionsWidth={ACTIONS[lang] + (entity.card.length > 0 ? CARD_ACTION : 0)} notice={notice} totalsLabel={entity.list.totals.length > 0 ? translate('list.page_totals') : undefined}
        />
      </LinkArea>
      <Pager
        page={list.page} perPage={list.perPage} most={entity.list.limit} rows={rows?.length ?? 0} count={count} estimated={estimated} hasNext={list.hasNextPage === true}
        counting={countedFor !== undefined && isFetching === true} onPage={list.setPage} onPerPage={list.setPerPage} onCount={() => setCountedFor(asked)}
      />
      <Suspense>
        {dialog === 'export' && (
          <ExportDialog
            view={view} columns={columns} shown={shown} filter={{ ...values, ...fixed }} sort={list.sort} selected={selectedIds as readonly RowId[]} count={count}
            estimated={estimated} onClose={() => setDialog(undefined)}
          />
        )}
        {dialog !== undefined && dialog !== 'export' && (
          <DeleteDialog view={view} records={dialog} onClose={() => setDialog(undefined)} onDone={() => { setDialog(undefined); onUnselectItems() }} />
        )}
      </Suspense>
    </Screen>
  )
}

/** Nothing matches, or nothing is there yet: each has its own way on. */
function EmptyNotice({ view, filtered, onClear }: { readonly view: EntityView; readonly filtered: boolean; readonly onClear: () => void }) {
  const { entity, may, path, label } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  if (filtered) {
    return <Notice icon="search" title={translate('list.no_match', { label })} hint={translate('list.no_match_hint')}><Button variant="outlined" onClick={onClear}>{translate('list.clear_filters')}</Button></Notice>
  }
  const mayCreate = may(entity.access.create)
  return (
    <Notice icon="empty" title={translate('list.empty', { label })} hint={mayCreate ? translate('list.empty_hint') : undefined}>
      {mayCreate && <Button variant="contained" onClick={() => void navigate(`${path}/create`)}>{translate('action.create')}</Button>}
    </Notice>
  )
}

const Screen = styled('div')({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 12 })
/** Keeps the filter bar's place while it loads. */
const Place = styled('div')(({ theme }) => ({ height: 60, flex: 'none', background: theme.palette.background.paper, border: `1px solid ${theme.palette.divider}`, borderRadius: 8 }))
