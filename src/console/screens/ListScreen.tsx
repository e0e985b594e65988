/**
 * The list of any entity: filters, grid, pages, export, deletion. Its parameters stand in the address; react-admin's
 * list controller fetches. It knows fields and kinds, no entity.
 */
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListController, useStore, useTranslate } from 'ra-core'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import type { FilterValues } from '../../kinds/input.ts'
import { formatDecimal } from '../../kinds/numbers.ts'
import type { CallByFile, ConsoleAction } from '../../model/console-entity.ts'
import { asksActions } from '../actions/offers.ts'
import { useActions } from '../actions/use-actions.tsx'
import type { Column, RowId, Sort } from '../kit/grid/column.ts'
import { visible } from '../kit/grid/column-layout.ts'
import { Grid } from '../kit/grid/Grid.tsx'
import { LinkArea } from '../kit/LinkArea.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useHandlers } from '../kit/use-handlers.ts'
import { messageOf } from '../provider/errors.ts'
import { ARCHIVED } from '../../model/archive.ts'
import { useEntityView, type EntityView } from './entity-view.ts'
import { readOnly, showsArchive } from './record/archive.ts'
import { columnIn, groupName } from './report/grouping.ts'
import { ActiveFilters } from './list/ActiveFilters.tsx'
import { createAddress, newAt } from './list/create-address.ts'
import { columnsOf, neededFields, withTotals } from './list/columns.tsx'
import { flatten } from '../provider/query.ts'
import { active } from './list/filter-values.ts'
import { mayShow } from './list/narrowed.ts'
import { Pager } from './list/Pager.tsx'
import { Toolbar } from './list/Toolbar.tsx'
import { useInlineEdit } from './list/inline/use-inline-edit.tsx'
import { Opening } from './list/Opening.tsx'
import { useListKeys } from './list/use-list-keys.ts'
import { shownIn } from './list/shown-as.ts'
import { useMoreRows } from './list/use-more-rows.ts'
import { summable } from '../../model/narrowed.ts'
import { useTotals, type Totals } from './list/use-totals.ts'
import { askRows, paramsKeyOf, startOf } from './list/first-rows.ts'
import type { Arrangement } from './list/views/arrangement.ts'
import { useChosenView } from './list/views/use-chosen-view.ts'
import { viewIn } from './list/views/repair.ts'

// Comes after the rows, its script too: reading it would hold them up.
const FilterBar = lazy(() => import('./list/FilterBar.tsx'))
const ReportBar = lazy(() => import('./report/ReportBar.tsx'))
const SummaryBar = lazy(() => import('./report/SummaryBar.tsx'))
const ScheduleDialog = lazy(() => import('./report/ScheduleDialog.tsx'))
const RecordsLink = lazy(() => import('./report/RecordsLink.tsx'))
const ExportDialog = lazy(() => import('./list/ExportDialog.tsx'))
const BulkDialog = lazy(() => import('./list/bulk/BulkDialog.tsx'))
const PrintDialog = lazy(() => import('./list/print/PrintDialog.tsx'))
const OtherView = lazy(() => import('./list/other/OtherView.tsx'))
const KeysHelp = lazy(() => import('./list/KeysHelp.tsx'))
const ImportDialog = lazy(() => import('./list/import/ImportDialog.tsx'))
const ByFileDialog = lazy(() => import('./list/by-file/ByFileDialog.tsx'))
const DeleteDialog = lazy(() => import('./record/DeleteDialog.tsx'))

const NOTHING: FilterValues = {}
const NONE: readonly RowId[] = []
/** px of the way from a group to its records. */
const RECORDS_WIDTH = 100
interface ListScreenProps {
  readonly plural: string
  /** What the address itself narrows; filters come on top. */
  readonly fixed?: FilterValues
  /** What it shows at first, where that is not the entity's own. */
  readonly shows?: readonly string[] | null
}

export default function ListScreen({ plural, fixed = NOTHING, shows = null }: ListScreenProps) {
  const view = useEntityView(plural)
  const columns = useMemo(() => columnsOf(view, shows ?? undefined), [view, shows])
  const list = [plural, ...Object.values(fixed)].join('.')
  const paramsKey = paramsKeyOf(list)
  // Another view is another list: nothing of the former stays.
  const shown = viewIn(useLocation().search)
  return (
    <Opening
      view={view}
      list={list}
      paramsKey={paramsKey}
      columns={columns}
      place={
        <Screen>
          <Place />
        </Screen>
      }
    >
      <EntityList key={shown ?? ''} view={view} columns={columns} list={list} paramsKey={paramsKey} fixed={fixed} />
    </Opening>
  )
}

interface EntityListProps {
  readonly view: EntityView
  readonly columns: readonly Column<CellRecord>[]
  readonly list: string
  readonly paramsKey: string
  readonly fixed: FilterValues
}

function EntityList({ view: whole, columns, list: name, paramsKey, fixed }: EntityListProps) {
  const { entity, path, label } = whole
  const { plural } = entity
  const translate = useTranslate()
  const navigate = useNavigate()
  const [rowsAreThere, setRowsAreThere] = useState(false)
  const { chosen, layout, setLayout } = useChosenView(whole, name, columns, rowsAreThere)
  const other = shownIn(whole, useLocation().search)
  const [countedFor, setCountedFor] = useState<string>()
  const [dialog, setDialog] = useState<
    'export' | 'schedule' | 'import' | 'bulk' | 'print' | 'keys' | readonly CellRecord[]
  >()

  const shown = useMemo(() => visible(columns, layout).map(({ key }) => key), [columns, layout])
  const fields = useMemo(() => neededFields(entity, shown), [entity, shown])
  const asks = asksActions(whole)
  const words = {
    columns: fields,
    ...(asks && { actions: true }),
    ...(countedFor === undefined ? {} : { count: 'exact' }),
  }
  const list = useListController<CellRecord>({
    resource: plural,
    storeKey: paramsKey,
    ...startOf(entity),
    disableAuthentication: true,
    exporter: false,
    filter: fixed,
    queryOptions: { meta: words, enabled: other === undefined },
  })
  const {
    data,
    meta,
    error,
    isFetching,
    isPending,
    filterValues,
    setFilters,
    refetch,
    selectedIds: chosenIds,
    onSelect,
    onUnselectItems,
  } = list
  const asked = JSON.stringify(active(flatten(filterValues as FilterValues)))
  // The same object for the same filters: another page draws nothing of them again.
  const values = useMemo(() => JSON.parse(asked) as FilterValues, [asked])
  const isArchive = showsArchive(values)
  const view = useMemo(() => (isArchive ? readOnly(whole) : whole), [isArchive, whole])
  const selectedIds = other === undefined && !isArchive ? chosenIds : NONE
  // An exact count was asked for this filter only.
  if (countedFor !== undefined && countedFor !== asked) setCountedFor(undefined)

  // Rows first: the filters are drawn in the moment after.
  const rowsAreShown = useDeferredValue(rowsAreThere || error !== null, other !== undefined)
  const [continuous, setContinuous] = useStore(`continuous.${plural}`, false)
  const more = useMoreRows(plural, {
    on: continuous,
    first: error && !data ? undefined : data,
    next: (meta?.next as string | null | undefined) ?? null,
    filter: { ...values, ...fixed },
    sort: list.sort,
    columns: fields,
    actions: asks,
    limit: entity.list.limit,
  })
  const { rows } = more
  const shows = useMemo(() => {
    const [may, says] = [mayShow(entity, { ...values, ...fixed }), columnIn(entity, values)]
    return (name: string) => may(name) && says(name)
  }, [entity, values, fixed])
  const fitting = useMemo(() => columns.filter(({ key }) => shows(key)), [columns, shows])
  const inline = useInlineEdit(view, rows)
  const place = useRef<HTMLDivElement>(null)
  const [byFile, setByFile] = useState<CallByFile>()
  const close = useCallback(() => setDialog(undefined), [])
  useListKeys(place, { on: other === undefined, onHelp: () => setDialog('keys'), onPrint: () => setDialog('print') })
  if (!rowsAreThere && (rows !== undefined || other !== undefined)) setRowsAreThere(true)
  const summing = useMemo(() => {
    const sums = summable(entity.list, { ...values, ...fixed })
    return shown.filter((key) => sums.includes(key) && shows(key))
  }, [shown, entity, values, fixed, shows])
  const totals = useTotals(plural, { columns: summing, filter: { ...values, ...fixed }, rows })
  // Summing counts as well: what it found is no estimate any more.
  const isGuess = meta?.count_kind === 'estimate'
  const estimated = isGuess && totals.count === undefined
  const count = (isGuess ? totals.count : undefined) ?? (meta?.count as number | null | undefined) ?? list.total ?? null
  const summed = useMemo(
    () => withTotals(fitting, entity, summing, totals.sums),
    [fitting, entity, summing, totals.sums],
  )
  const now = useMemo<Arrangement>(
    () => ({ filter: values, sort: list.sort, perPage: list.perPage, layout, shownAs: other?.view ?? 'table' }),
    [values, list.sort, list.perPage, layout, other],
  )
  const views = useMemo(() => ({ view, list: name, columns, chosen, now }), [view, name, columns, chosen, now])
  // What will be asked for, before the address has changed and all has been drawn that hangs on it.
  const [queryClient, dataProvider] = [useQueryClient(), useDataProvider()]
  const ask = (
    page: number,
    { perPage = list.perPage, sort = list.sort }: { readonly perPage?: number; readonly sort?: Sort } = {},
  ): void =>
    void askRows({ queryClient, dataProvider }, plural, {
      pagination: { page, perPage },
      sort,
      filter: { ...filterValues, ...fixed },
      meta: words,
    })
  const { apply, onSort, ...forPager } = useHandlers({
    apply: (next: FilterValues) => setFilters(next, undefined, false),
    onSort: (sort: Sort) => {
      ask(1, { sort })
      list.setSort(sort)
    },
    onAhead: (page: number) => ask(page),
    onPage: (page: number) => {
      ask(page)
      list.setPage(page)
    },
    onPerPage: (perPage: number) => {
      ask(1, { perPage })
      list.setPerPage(perPage)
    },
    onCount: () => setCountedFor(asked),
    onContinuous: (on: boolean) => {
      setContinuous(on)
      if (on) list.setPage(1)
    },
  })
  const forToolbar = useHandlers({
    onUnselect: () => onUnselectItems(),
    onRun: (action: ConsoleAction) => onRun(action, selectedIds as readonly RowId[], () => onUnselectItems()),
    onDelete: () => setDialog(selectedIds.map((id) => rows?.find((record) => record.id === id) ?? { id })),
    onRefresh: () => void refetch(),
    onExport: () => setDialog('export'),
    onSchedule: () => setDialog('schedule'),
    onImport: () => setDialog('import'),
    onByFile: (call: CallByFile) => setByFile(call),
    onBulk: () => setDialog('bulk'),
    onPrint: () => setDialog('print'),
    onKeys: () => setDialog('keys'),
    onArchive: () =>
      void navigate(
        isArchive ? path : `${path}?${new URLSearchParams({ filter: JSON.stringify({ [ARCHIVED]: 'true' }) })}`,
      ),
  })
  const { grouping } = entity
  const nameOf = useCallback(
    (record: CellRecord) => (grouping ? groupName(view, values, record) : displayOf(entity, record)),
    [view, entity, grouping, values],
  )
  const records = useMemo(
    () =>
      grouping?.drill
        ? {
            actionsWidth: RECORDS_WIDTH,
            actions: (record: CellRecord) => (
              <Suspense>
                <RecordsLink view={view} grouping={grouping} values={values} fixed={fixed} record={record} />
              </Suspense>
            ),
          }
        : undefined,
    [grouping, view, values, fixed],
  )
  const { actions, actionsWidth, onAct, onRun, windows } = useActions(view, {
    rows,
    onDelete: (record) => setDialog([record]),
  })
  const create = useMemo(() => createAddress(view, fixed), [view, fixed])
  const failed = error !== null && error !== undefined && data === undefined
  const notice = failed ? (
    <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)}>
      <Button variant="outlined" onClick={forToolbar.onRefresh}>
        {translate('action.retry')}
      </Button>
    </Notice>
  ) : !isPending && data?.length === 0 && !isFetching ? (
    isArchive && Object.keys(values).length === 1 ? (
      <Notice icon="empty" title={translate('archive.empty', { label })} hint={undefined} />
    ) : (
      <EmptyNotice view={view} create={create} filtered={Object.keys(values).length > 0} onClear={() => apply({})} />
    )
  ) : undefined

  return (
    <Screen ref={place}>
      {grouping && (
        <Suspense fallback={<Place />}>
          <ReportBar view={view} values={values} fixed={fixed} onApply={apply} />
        </Suspense>
      )}
      {entity.summed && (
        <Suspense fallback={<Place />}>
          {rowsAreShown ? <SummaryBar summed={entity.summed} values={values} onApply={apply} /> : <Place />}
        </Suspense>
      )}
      <Suspense fallback={<Place />}>
        {rowsAreShown ? <FilterBar view={view} values={values} fixed={fixed} onApply={apply} /> : <Place />}
      </Suspense>
      <ActiveFilters view={view} values={values} fixed={fixed} onApply={apply} />
      <Toolbar
        view={view}
        create={create}
        columns={fitting}
        layout={layout}
        onLayout={setLayout}
        other={other}
        views={views}
        selected={selectedIds as readonly RowId[]}
        onAct={onAct}
        {...forToolbar}
        onArchive={whole.entity.archive && whole.may(entity.access.remove) ? forToolbar.onArchive : undefined}
        isArchive={isArchive}
      />
      {other !== undefined && (
        <Suspense fallback={<div className="k-fill" />}>
          <OtherView view={view} other={other} values={values} fixed={fixed} sort={list.sort} />
        </Suspense>
      )}
      {other === undefined && (
        <>
          <LinkArea className="k-fill">
            <Grid
              fill
              label={label}
              columns={summed}
              rows={rows}
              nameOf={nameOf}
              layout={layout}
              onLayout={setLayout}
              sort={list.sort}
              onSort={onSort}
              busy={isFetching || more.loading}
              {...(grouping === undefined &&
                !isArchive && {
                  selected: selectedIds as readonly RowId[],
                  onSelect: (ids: readonly RowId[]) => onSelect([...ids]),
                })}
              {...(view.opens && { onOpen: (record: CellRecord) => void navigate(`${path}/${record.id}`) })}
              editable={inline.editable}
              {...(inline.onEdit && { onEdit: inline.onEdit })}
              onEnd={more.load}
              focusKey={name}
              {...(actions && { actions, actionsWidth })}
              {...records}
              notice={notice}
              totalsLabel={summing.length > 0 ? <TotalsLabel {...totals} /> : undefined}
            />
          </LinkArea>
          {inline.editor}
          <Pager
            continuous={continuous}
            page={list.page}
            perPage={list.perPage}
            most={entity.list.limit}
            rows={rows?.length ?? 0}
            count={count}
            estimated={estimated}
            hasNext={list.hasNextPage === true}
            counting={countedFor !== undefined && isFetching === true}
            {...forPager}
          />
        </>
      )}
      {windows}
      <Suspense>
        {dialog === 'export' && (
          <ExportDialog
            view={view}
            columns={fitting}
            shown={shown.filter(shows)}
            filter={{ ...values, ...fixed }}
            sort={list.sort}
            selected={selectedIds as readonly RowId[]}
            count={count}
            estimated={estimated}
            onClose={close}
          />
        )}
        {dialog === 'schedule' && (
          <ScheduleDialog
            view={view}
            columns={entity.export.declared ? entity.export.columns : shown.filter(shows)}
            values={values}
            fixed={fixed}
            sort={list.sort}
            onClose={close}
          />
        )}
        {dialog === 'bulk' && (
          <BulkDialog
            view={view}
            selected={selectedIds as readonly RowId[]}
            filter={{ ...values, ...fixed }}
            count={estimated ? null : count}
            onClose={close}
            onDone={() => onUnselectItems()}
          />
        )}
        {dialog === 'print' && (
          <PrintDialog
            view={view}
            columns={visible(fitting, layout)}
            rows={rows ?? []}
            values={values}
            fixed={fixed}
            sort={list.sort}
            count={estimated ? null : count}
            totals={totals.sums}
            onClose={close}
          />
        )}
        {dialog === 'keys' && <KeysHelp onClose={close} />}
        {typeof dialog === 'object' && (
          <DeleteDialog
            view={view}
            records={dialog}
            onClose={close}
            onDone={() => {
              close()
              onUnselectItems()
            }}
          />
        )}
        {dialog === 'import' && <ImportDialog view={view} onWritten={() => void refetch()} onClose={close} />}
        {byFile && (
          <ByFileDialog view={view} of={byFile} onWritten={() => void refetch()} onClose={() => setByFile(undefined)} />
        )}
      </Suspense>
    </Screen>
  )
}

/** How many records are summed, or that it failed. */
function TotalsLabel({ count, failed, retry }: Totals) {
  const translate = useTranslate()
  if (failed)
    return (
      <span role="alert">
        {translate('list.totals_failed')}{' '}
        <button type="button" className="k-link" onClick={retry}>
          {translate('action.retry')}
        </button>
      </span>
    )
  return count === undefined
    ? translate('list.totals')
    : translate('list.totals_all', { count: formatDecimal(String(count)) })
}

/** Nothing matches, or nothing is there yet: each has its own way on. */
function EmptyNotice({
  view,
  create,
  filtered,
  onClear,
}: {
  readonly view: EntityView
  readonly create: string
  readonly filtered: boolean
  readonly onClear: () => void
}) {
  const { label } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  if (filtered) {
    return (
      <Notice icon="search" title={translate('list.no_match', { label })} hint={translate('list.no_match_hint')}>
        <Button variant="outlined" onClick={onClear}>
          {translate('list.clear_filters')}
        </Button>
      </Notice>
    )
  }
  const ways = newAt(view, create)
  return (
    <Notice
      icon="empty"
      title={translate('list.empty', { label })}
      hint={ways.length > 0 ? translate('list.empty_hint') : undefined}
    >
      {ways.map(({ to, label: said }) => (
        <Button key={to} variant="contained" onClick={() => void navigate(to)}>
          {said === null ? translate('action.create') : view.say(said)}
        </Button>
      ))}
    </Notice>
  )
}

/** Where there is too little height the page scrolls: bars keep theirs, or what wraps in them would lie on the rows. */
const Screen = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& > *': { flexShrink: 0 },
})
/** Keeps the filter bar's place while it loads. */
const Place = styled('div')(({ theme }) => ({
  height: 60,
  flex: 'none',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
}))
