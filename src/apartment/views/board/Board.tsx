/** The board of rooms: states with their counts, which filter it, and the rooms as tiles or as a table. */
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Notice } from '../../../console/kit/Notice.tsx'
import { toneVariables } from '../../../console/kit/tones.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import { useEntityView } from '../../../console/screens/entity-view.ts'
import type { BoardState } from '../../../generated/enums.ts'
import { Tiles } from './Tiles.tsx'
import { useBoard, useRoom, type BoardRoom, type Narrowing } from './use-board.ts'
import { useStates } from './use-states.ts'
import { useWords } from './words.ts'

const RoomTable = lazy(() => import('./RoomTable.tsx'))
const RoomPanel = lazy(() => import('./RoomPanel.tsx'))

interface BoardProps {
  readonly narrowing: Narrowing
  readonly state: BoardState | undefined
  readonly onState: (state: BoardState | undefined) => void
  readonly asTable: boolean
  readonly onLook: (asTable: boolean) => void
  /** Further filters, beside the way to show it. */
  readonly filters?: ReactNode
  readonly onClear?: () => void
}

export function Board({ narrowing, state, onState, asTable, onLook, filters, onClear }: BoardProps) {
  const theme = useTheme()
  const translate = useTranslate()
  const words = useWords()
  const homesView = useEntityView('devices')
  const { pages, counts } = useBoard(narrowing, state)
  const [opened, setOpened] = useState<BoardRoom>()
  const homes = useMemo(() => pages.data?.pages.flatMap((page) => page.homes) ?? [], [pages.data])
  const rooms = useMemo(() => pages.data?.pages.flatMap((page) => page.rooms), [pages.data])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const room = useRoom(opened)
  const ofOneHome = narrowing.home_id !== undefined
  // The screen of a home asks for the key of devices (spec §2).
  const homeAddress = useMemo(
    () =>
      homesView.may(homesView.entity.access.list)
        ? ({ home_id }: { readonly home_id: number }) => `/tenancy-device/${home_id}`
        : null,
    [homesView],
  )
  return (
    <Place style={toneVariables(theme)} data-one={ofOneHome || undefined}>
      <States counts={counts.data} state={state} onState={onState} />
      <div className="bar">
        {filters}
        <span style={{ flex: 1 }} />
        <span role="group" aria-label={translate('board.look')} className="looks">
          {[false, true].map((table) => (
            <button key={String(table)} type="button" aria-pressed={asTable === table} onClick={() => onLook(table)}>
              {translate(table ? 'board.as_table' : 'board.as_tiles')}
            </button>
          ))}
        </span>
      </div>
      <p role="status" className="k-hidden">
        {isFetchingNextPage ? translate('board.more') : ''}
      </p>
      {pages.error && !rooms ? (
        <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(pages.error)}>
          <Button variant="outlined" onClick={() => void pages.refetch()}>
            {translate('action.retry')}
          </Button>
        </Notice>
      ) : !rooms ? (
        <span className="k-bone" style={{ width: '60%' }} />
      ) : rooms.length === 0 ? (
        <Notice icon="empty" title={translate('board.none')}>
          {onClear && (
            <Button variant="outlined" onClick={onClear}>
              {translate('board.clear')}
            </Button>
          )}
        </Notice>
      ) : asTable ? (
        <Suspense fallback={<span className="k-bone" style={{ width: '60%' }} />}>
          <RoomTable {...{ homes, rooms, words, ofOneHome, onOpen: setOpened, onEnd }} busy={pages.isFetching} />
        </Suspense>
      ) : (
        <Tiles {...{ homes, rooms, words, ofOneHome, homeAddress, onOpen: setOpened, onEnd }} />
      )}
      <Suspense>{room && <RoomPanel room={room} words={words} onClose={() => setOpened(undefined)} />}</Suspense>
    </Place>
  )
}

interface StatesProps extends Pick<BoardProps, 'state' | 'onState'> {
  readonly counts: ReturnType<typeof useBoard>['counts']['data']
}

function States({ counts, state, onState }: StatesProps) {
  const translate = useTranslate()
  const states = useStates()
  const chip = (key: BoardState | undefined, text: string, tone: string, count: number | undefined) => (
    <button
      key={key ?? 'all'}
      type="button"
      className={`k-chip-${tone}`}
      aria-pressed={state === key}
      onClick={() => onState(state === key ? undefined : key)}
    >
      {text} <b>{count === undefined ? '–' : count.toLocaleString('en-US')}</b>
    </button>
  )
  return (
    <div className="chips" role="group" aria-label={translate('board.states')}>
      {chip(undefined, translate('board.all'), 'neutral', counts?.rooms)}
      {counts?.states.map(({ state: code, count }) => {
        const one = code as BoardState
        const { text, tone } = states(one)
        return chip(one, text, tone, count)
      })}
    </div>
  )
}

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  flex: 1,
  minHeight: 0,
  '&[data-one]': { height: '70vh', minHeight: 320 },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6, flex: 'none' },
  '& .bar': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingTop: 4, flex: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& .chips': { flexWrap: 'nowrap', overflowX: 'auto', paddingBottom: 4 },
    '& .chips > button': { flex: 'none' },
  },
  '& .chips > button, & .looks > button': {
    '--tone': theme.palette.text.secondary,
    minHeight: 32,
    padding: '0 12px',
    borderRadius: 6,
    border: `1px solid ${theme.palette.divider}`,
    background: theme.palette.background.paper,
    color: theme.palette.text.primary,
    font: 'inherit',
    fontSize: 13,
    cursor: 'pointer',
  },
  '& .chips > button > b': { color: 'var(--tone)', marginLeft: 4, fontWeight: 600 },
  '& .chips > .k-chip-success': { '--tone': theme.palette.success.main },
  '& .chips > .k-chip-warning': { '--tone': theme.palette.warning.main },
  '& .chips > .k-chip-error': { '--tone': theme.palette.error.main },
  '& .chips > .k-chip-info': { '--tone': theme.palette.info.main },
  '& button[aria-pressed=true]': {
    borderColor: theme.palette.primary.main,
    // Above paper, and not in its place: the counts' colours are chosen for light surfaces.
    backgroundImage: `linear-gradient(${theme.palette.action.selected}, ${theme.palette.action.selected})`,
    fontWeight: 600,
  },
  '& .looks': { display: 'inline-flex', gap: 4 },
  '& .scroller': { flex: 1, minHeight: 240, overflowY: 'auto', overflowX: 'hidden', position: 'relative' },
  '& .line': { position: 'absolute', top: 0, left: 0, width: '100%' },
  '& .store': { margin: 0, fontSize: 16, lineHeight: '44px', fontWeight: 600 },
  '& .home': { margin: 0, fontSize: 14, lineHeight: '40px', fontWeight: 600 },
  '& .home a': { color: theme.palette.primary.main, textDecoration: 'none' },
  '& .group': { margin: 0, fontSize: 12, lineHeight: '30px', color: theme.palette.text.secondary },
  '& .tiles': { display: 'grid', gap: 8, padding: '0 2px 8px' },
  '& .tile': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 3,
    minHeight: 100,
    minWidth: 0,
    padding: '7px 10px',
    textAlign: 'left',
    font: 'inherit',
    fontSize: 13,
    color: theme.palette.text.primary,
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderLeft: '4px solid var(--tone)',
    borderRadius: 6,
    cursor: 'pointer',
    overflow: 'hidden',
  },
  '& .tile:hover': { background: theme.palette.action.hover },
  '& .tile:focus-visible': { outlineOffset: -2 },
  '& .tile > .k-small': { color: theme.palette.text.secondary, fontSize: 12, lineHeight: '18px' },
  '& .states': { display: 'flex', flexWrap: 'wrap', gap: 3, minHeight: 22 },
  // A row of the table is one line.
  '& td .states': { flexWrap: 'nowrap', overflow: 'hidden' },
  '& .states .k-chip': { flex: '0 1 auto', margin: 0, padding: '0 3px' },
  '& .devices': { display: 'flex', gap: 5, alignItems: 'center', minHeight: 16 },
  '& .devices svg': { width: 16, height: 16, fill: 'none', stroke: 'var(--tone)', strokeWidth: 1.8, flex: 'none' },
  '& .tile.k-chip-neutral, & .devices .k-chip-neutral': { '--tone': theme.palette.text.secondary },
  '& .tile.k-chip-success': { '--tone': theme.palette.success.main },
  '& .tile.k-chip-warning, & .devices .k-chip-warning': { '--tone': theme.palette.warning.main },
  '& .tile.k-chip-error, & .devices .k-chip-error': { '--tone': theme.palette.error.main },
  '& .tile.k-chip-info': { '--tone': theme.palette.info.main },
}))
