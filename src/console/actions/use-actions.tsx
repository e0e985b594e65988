/**
 * What a list lets one do beside its own tools: by a row's words, above the list, and with the rows that are chosen.
 */
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useEvent, useTranslate } from 'ra-core'
import type { CellRecord } from '../../kinds/cell.ts'
import type { ConsoleAction } from '../../model/console-entity.ts'
import type { RowId } from '../kit/grid/column.ts'
import type { EntityView } from '../screens/entity-view.ts'
import type { Deed, Offer } from './offers.ts'
import { hasRowActions, RowActions, rowActionsWidth, type Things } from './RowActions.tsx'

const DeedDialog = lazy(() => import('./DeedDialog.tsx'))
const RowMenu = lazy(() => import('./RowMenu.tsx'))
const RunDialog = lazy(() => import('./RunDialog.tsx'))
const RunWindow = lazy(() => import('./RunWindow.tsx'))

interface Options {
  /** Those that are shown. */
  readonly rows: readonly CellRecord[] | undefined
  readonly things?: Things
  readonly onDelete?: (record: CellRecord) => void
}

interface Actions {
  /** For the grid; undefined: its rows have nothing to do. */
  readonly actions: ((record: CellRecord) => ReactNode) | undefined
  readonly actionsWidth: number
  /** Above the list: to no record. */
  readonly onAct: (action: ConsoleAction) => void
  readonly onRun: (action: ConsoleAction, ids: readonly RowId[], onDone: () => void) => void
  /** What is open. */
  readonly windows: ReactNode
}

type Open =
  | { readonly is: 'menu'; readonly record: CellRecord; readonly anchor: HTMLElement }
  | { readonly is: 'deed'; readonly record: CellRecord | undefined; readonly deed: Deed }

interface Run {
  readonly key: number
  readonly action: ConsoleAction
  readonly ids: readonly RowId[]
  readonly onDone: () => void
}

export function useActions(view: EntityView, { rows, things = 'all', onDelete: given }: Options): Actions {
  const translate = useTranslate()
  const [open, setOpen] = useState<Open>()
  const [runs, setRuns] = useState<readonly Run[]>([])
  const nextRun = useRef(0)
  const close = useCallback(() => setOpen(undefined), [])
  const onDelete = useEvent((record: CellRecord) => given?.(record))
  const actOn = useCallback((record: CellRecord, { deed }: Offer) => setOpen({ is: 'deed', record, deed }), [])
  const onMore = useCallback((record: CellRecord, anchor: HTMLElement) => setOpen({ is: 'menu', record, anchor }), [])
  const actionsWidth = useMemo(
    () => rowActionsWidth(view, rows ?? [], things, translate),
    [view, rows, things, translate],
  )
  const actions = useCallback(
    (record: CellRecord) => (
      <RowActions view={view} record={record} things={things} onAct={actOn} onDelete={onDelete} onMore={onMore} />
    ),
    [view, things, actOn, onDelete, onMore],
  )
  const windows = (open !== undefined || runs.length > 0) && (
    <Suspense>
      {open?.is === 'menu' && (
        <RowMenu
          view={view}
          record={open.record}
          things={things}
          anchor={open.anchor}
          onAct={actOn}
          onDelete={onDelete}
          onClose={close}
        />
      )}
      {open?.is === 'deed' && <DeedDialog view={view} deed={open.deed} record={open.record} inPart onClose={close} />}
      {runs.map(({ key, ...run }) => {
        const Window = run.action.view === null ? RunDialog : RunWindow
        const onClose = () => setRuns((all) => all.filter((one) => one.key !== key))
        return <Window key={key} view={view} {...run} onClose={onClose} />
      })}
    </Suspense>
  )
  return {
    actions: hasRowActions(view, things) ? actions : undefined,
    actionsWidth,
    onAct: useCallback(
      (call: ConsoleAction) => setOpen({ is: 'deed', record: undefined, deed: { is: 'call', call } }),
      [],
    ),
    onRun: useCallback((action: ConsoleAction, ids: readonly RowId[], onDone: () => void) => {
      nextRun.current += 1
      const run = { key: nextRun.current, action, ids, onDone }
      setRuns((all) => [...all, run])
    }, []),
    windows,
  }
}
