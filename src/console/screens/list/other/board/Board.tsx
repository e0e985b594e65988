/**
 * A list as a board. Its columns are the list itself, asked for each code; a card goes where its record can, by the
 * mouse, by a long press, or by the menu on it.
 */
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import { displayOf } from '../../../../../kinds/display.ts'
import type { FilterValues } from '../../../../../kinds/input.ts'
import type { BoardView } from '../../../../../model/model.ts'
import MoreMenu from '../../../../actions/MoreMenu.tsx'
import type { Deed } from '../../../../actions/offers.ts'
import type { Sort } from '../../../../kit/grid/column.ts'
import { LinkArea } from '../../../../kit/LinkArea.tsx'
import { messageOf } from '../../../../provider/errors.ts'
import { seen, type EntityView } from '../../../entity-view.ts'
import { neededFields } from '../../columns.tsx'
import { RecordFields } from '../RecordFields.tsx'
import { Column } from './Column.tsx'
import { columnsIn } from './columns.ts'
import { decidingMoves, movesOf, type Code, type Move } from './moves.ts'

const DeedDialog = lazy(() => import('../../../../actions/DeedDialog.tsx'))

interface BoardProps {
  readonly view: EntityView
  readonly board: BoardView
  readonly filter: FilterValues
  readonly sort: Sort
}

type Open =
  | { readonly is: 'menu'; readonly record: CellRecord; readonly moves: readonly Move[]; readonly anchor: HTMLElement }
  | { readonly is: 'deed'; readonly record: CellRecord; readonly deed: Deed }

/** What is moved by keys goes by the menu, and each change is told where all are told. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

export default function Board({ view, board, filter, sort }: BoardProps) {
  const { entity, may } = view
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const dataProvider = useDataProvider()
  const columns = useMemo(() => columnsIn(view, board, filter), [view, board, filter])
  const codes = useMemo(() => columns.map(({ code }) => code), [columns])
  const fields = useMemo(
    () => board.fields.flatMap((name) => seen(entity, may).filter((field) => field.name === name)),
    [board, entity, may],
  )
  const asked = useMemo(
    () => neededFields(entity, [board.by, ...board.fields, ...decidingMoves(view, board)]),
    [entity, board, view],
  )
  const [open, setOpen] = useState<Open>()
  const [dragged, setDragged] = useState<CellRecord>()
  const [moving, setMoving] = useState<CellRecord['id']>()
  const arriving = useRef<CellRecord['id'] | undefined>(undefined)
  const arrives = useCallback(({ id }: CellRecord) => {
    if (arriving.current !== id) return false
    arriving.current = undefined
    return true
  }, [])
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  )
  const movesFor = useCallback((record: CellRecord) => movesOf(view, board, record, codes), [view, board, codes])
  const reachable = useMemo(() => new Set(dragged && movesFor(dragged).map(({ to }) => to)), [dragged, movesFor])

  const write = async (record: CellRecord, to: Code): Promise<void> => {
    setMoving(record.id)
    try {
      await dataProvider.update(entity.plural, {
        id: record.id,
        data: { ...record, [board.by]: to },
        previousData: record,
      })
      notify('list_board.moved', {
        type: 'success',
        messageArgs: { name: displayOf(entity, record), column: titleOf(to) },
      })
    } catch (error) {
      notify(messageOf(error) ?? 'ra.notification.http_error', { type: 'error' })
    }
    setMoving(undefined)
    refresh()
  }
  const titleOf = (code: Code | undefined): string =>
    columns.find((column) => column.code === code)?.label ??
    entity.enums[entity.fields.find(({ name }) => name === board.by)?.enum ?? '']?.values
      .filter(({ value }) => value === code)
      .map(({ label }) => view.say(label))[0] ??
    translate('list_board.none')
  const take = (record: CellRecord, { deed, to }: Move): void => {
    arriving.current = record.id
    if (deed !== null) setOpen({ is: 'deed', record, deed })
    else if (to !== undefined) void write(record, to)
  }
  const onMove = (record: CellRecord, anchor: HTMLElement): void =>
    setOpen({ is: 'menu', record, moves: movesFor(record), anchor })
  const onDragEnd = ({ over, active }: DragEndEvent): void => {
    setDragged(undefined)
    const record = active.data.current?.['record'] as CellRecord | undefined
    if (!over || !record) return
    const moves = movesFor(record).filter(({ to }) => String(to) === String(over.id))
    const [only] = moves
    const anchor = document.querySelector<HTMLElement>(`.b-column[data-code="${CSS.escape(String(over.id))}"] h2`)
    if (moves.length === 1 && only) take(record, only)
    else if (moves.length > 1 && anchor) setOpen({ is: 'menu', record, moves, anchor })
  }
  const close = () => setOpen(undefined)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: translate('list_board.move') } }}
      onDragStart={({ active }) => setDragged(active.data.current?.['record'] as CellRecord)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={onDragEnd}
    >
      <LinkArea className="k-fill">
        <Columns role="group" aria-label={translate('list.as_board')}>
          {columns.map((column) => (
            <Column
              key={String(column.code)}
              view={view}
              column={column}
              title={column.label ?? translate('list_board.none')}
              fields={fields}
              asked={asked}
              sort={sort}
              takes={dragged && reachable.has(column.code)}
              isMovable={(record) => movesFor(record).length > 0}
              moving={moving}
              onMove={onMove}
              arrives={arrives}
            />
          ))}
        </Columns>
      </LinkArea>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Lifted className="b-card">
            <strong>{displayOf(entity, dragged)}</strong>
            <RecordFields view={view} record={dragged} fields={fields} />
          </Lifted>
        )}
      </DragOverlay>
      <Suspense>
        {open?.is === 'menu' && (
          <MoreMenu
            anchor={open.anchor}
            label={translate('list_board.move_of', { name: displayOf(entity, open.record) })}
            entries={open.moves.map((move) => ({
              key: move.key,
              label:
                move.label === null
                  ? titleOf(move.to)
                  : move.to === undefined
                    ? move.label
                    : `${move.label} → ${titleOf(move.to)}`,
              icon: null,
              run: () => take(open.record, move),
            }))}
            onClose={close}
          />
        )}
        {open?.is === 'deed' && <DeedDialog view={view} deed={open.deed} record={open.record} inPart onClose={close} />}
      </Suspense>
    </DndContext>
  )
}

const CARD = {
  padding: '8px 10px',
  borderRadius: 6,
  fontSize: 13,
  '& dl': { margin: '4px 0 0', display: 'grid', gap: 2 },
  '& dl > div': { display: 'flex', gap: 8, minWidth: 0 },
  '& dd': { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const

const Columns = styled('div')(({ theme: { palette, breakpoints } }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  gap: 12,
  overflowX: 'auto',
  paddingBottom: 4,
  '& .b-column': {
    flex: '1 0 240px',
    maxWidth: 360,
    minHeight: 200,
    display: 'flex',
    flexDirection: 'column',
    background: palette.action.hover,
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
  },
  '& .b-column[data-takes=false]': { opacity: 0.5 },
  '& .b-column[data-takes=true]': { outline: `2px dashed ${palette.primary.main}`, outlineOffset: -2 },
  '& .b-column[data-over]': { background: palette.action.selected },
  '& h2': {
    margin: 0,
    padding: '8px 10px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    fontSize: 13,
    fontWeight: 500,
  },
  '& .b-cards': { flex: 1, minHeight: 0, overflowY: 'auto', padding: '2px 8px 8px' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .b-note': { margin: '6px 4px', fontSize: 13, color: palette.text.secondary },
  '& .b-card': {
    ...CARD,
    marginBottom: 8,
    background: palette.background.paper,
    border: `1px solid ${palette.divider}`,
  },
  '& .b-card[data-movable]': { cursor: 'grab' },
  '& .b-card[data-dragged], & .b-card[aria-busy]': { opacity: 0.45 },
  '& .b-name': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 4 },
  '& .b-name button': { margin: '-4px -6px -4px 0' },
  '& dt': { flex: 'none', color: palette.text.secondary },
  [breakpoints.down('sm')]: {
    scrollSnapType: 'x proximity',
    '& .b-column': { flex: '0 0 82%', scrollSnapAlign: 'start' },
  },
}))
const Lifted = styled('div')(({ theme: { palette, shadows } }) => ({
  ...CARD,
  cursor: 'grabbing',
  background: palette.background.paper,
  border: `1px solid ${palette.primary.main}`,
  boxShadow: shadows[6],
  '& dt': { flex: 'none', color: palette.text.secondary },
}))
