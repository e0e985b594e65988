/**
 * What a list lets one do beside its own tools: by a row's words, above the list, and with the rows that are chosen.
 */
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useEvent, useTranslate } from 'ra-core'
import type { CellRecord } from '../../kinds/cell.ts'
import type { ConsoleAction } from '../../model/console-entity.ts'
import type { RowId } from '../kit/grid/column.ts'
import type { EntityView } from '../screens/entity-view.ts'
import type { Offer } from './offers.ts'
import { hasRowActions, RowActions, rowActionsWidth, type Things } from './RowActions.tsx'
import { useDeeds } from './use-deeds.ts'

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

interface Menu {
  readonly record: CellRecord
  readonly anchor: HTMLElement
}

interface Run {
  readonly key: number
  readonly action: ConsoleAction
  readonly ids: readonly RowId[]
  readonly onDone: () => void
}

export function useActions(view: EntityView, { rows, things = 'all', onDelete: given }: Options): Actions {
  const translate = useTranslate()
  const [menu, setMenu] = useState<Menu>()
  const { doing, begin, end } = useDeeds()
  const [runs, setRuns] = useState<readonly Run[]>([])
  const nextRun = useRef(0)
  const close = useCallback(() => setMenu(undefined), [])
  const onDelete = useEvent((record: CellRecord) => given?.(record))
  const actOn = useCallback((record: CellRecord, { deed }: Offer) => begin(deed, record), [begin])
  const onMore = useCallback((record: CellRecord, anchor: HTMLElement) => setMenu({ record, anchor }), [])
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
  const windows = (menu !== undefined || doing.length > 0 || runs.length > 0) && (
    <Suspense>
      {menu && (
        <RowMenu
          view={view}
          record={menu.record}
          things={things}
          anchor={menu.anchor}
          onAct={actOn}
          onDelete={onDelete}
          onClose={close}
        />
      )}
      {doing.map(({ key, deed, record }) => (
        <DeedDialog key={key} view={view} deed={deed} record={record} inPart onClose={() => end(key)} />
      ))}
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
    onAct: useCallback((call: ConsoleAction) => begin({ is: 'call', call }, undefined), [begin]),
    onRun: useCallback((action: ConsoleAction, ids: readonly RowId[], onDone: () => void) => {
      nextRun.current += 1
      const run = { key: nextRun.current, action, ids, onDone }
      setRuns((all) => [...all, run])
    }, []),
    windows,
  }
}
