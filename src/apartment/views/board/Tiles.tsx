/** The lines of the board that are in sight. One stop of the Tab key; arrows go from room to room. */
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useWidth } from '../../../console/kit/grid/use-width.ts'
import { HEIGHTS, lineOf, linesOf, STEPS, type Line } from './lines.ts'
import { Tile } from './Tile.tsx'
import type { BoardHome, BoardRoom } from './use-board.ts'
import type { Words } from './words.ts'

/** px: of the narrowest tile, and between two of them. */
const [LEAST, GAP] = [158, 8]
const OVERSCAN = 4

interface TilesProps {
  readonly homes: readonly BoardHome[]
  readonly rooms: readonly BoardRoom[]
  readonly words: Words
  /** Whose home stands above already. */
  readonly ofOneHome: boolean
  /** Where a home leads to; null: the asker may not go there. */
  readonly homeAddress: ((home: BoardHome) => string) | null
  readonly onOpen: (room: BoardRoom) => void
  /** The last rooms are in sight. */
  readonly onEnd: () => void
}

export function Tiles({ homes, rooms, words, ofOneHome, homeAddress, onOpen, onEnd }: TilesProps) {
  const translate = useTranslate()
  const scroller = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)
  const columns = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)))
  const lines = useMemo(() => linesOf(homes, rooms, { columns, ofOneHome }), [homes, rooms, columns, ofOneHome])
  const [chosen, setChosen] = useState<number>()
  const current = rooms.some(({ room_id }) => room_id === chosen) ? chosen! : (rooms[0]?.room_id ?? 0)
  const focused = useMemo(() => lineOf(lines, current), [lines, current])
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => HEIGHTS[lines[at]!.is],
    getItemKey: (at) => lines[at]!.key,
    // Rooms with many states are taller; where nothing is laid out, lines are as tall as they are taken to be.
    measureElement: (element) =>
      Math.ceil(element.getBoundingClientRect().height) ||
      HEIGHTS[lines[Number(element.getAttribute('data-index'))]!.is],
    overscan: OVERSCAN,
    initialRect: { width: 1200, height: innerHeight },
    useFlushSync: false,
    // The room with the focus must not vanish under it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(focused >= 0 ? [focused] : [])])].sort((a, b) => a - b),
  })
  useEffect(() => virtual.measure(), [virtual, lines])
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (lines.length > 0 && last >= lines.length - 1 - OVERSCAN) onEnd()
  }, [last, lines.length, onEnd])
  const onFocus = useCallback(({ room_id }: BoardRoom) => setChosen(room_id), [])
  const step = (event: KeyboardEvent) => {
    const at = rooms.findIndex(({ room_id }) => room_id === current)
    const next = rooms[STEPS[event.key]?.(at, rooms, columns) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next.room_id)
    virtual.scrollToIndex(lineOf(lines, next.room_id))
    // It is drawn by then.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-room="${next.room_id}"]`)?.focus({ preventScroll: true }),
    )
  }
  return (
    <div ref={scroller} className="scroller" role="group" aria-label={translate('board.rooms')} onKeyDown={step}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {items.map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className="line"
            style={{ transform: `translateY(${start}px)` }}
          >
            <LineOf
              line={lines[index]!}
              words={words}
              columns={columns}
              current={current}
              homeAddress={homeAddress}
              onOpen={onOpen}
              onFocus={onFocus}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

interface LineProps extends Pick<TilesProps, 'words' | 'homeAddress' | 'onOpen'> {
  readonly line: Line
  readonly columns: number
  readonly current: number
  readonly onFocus: (room: BoardRoom) => void
}

function LineOf({ line, words, columns, current, homeAddress, onOpen, onFocus }: LineProps) {
  if (line.is === 'store') return <h2 className="store">{line.text}</h2>
  if (line.is === 'home')
    return (
      <h3 className="home">
        {homeAddress === null ? line.home.name : <Link to={homeAddress(line.home)}>{line.home.name}</Link>}
      </h3>
    )
  if (line.is === 'group') return <p className="group">{words.group(line.room, line.home)}</p>
  return (
    <div className="tiles" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {line.rooms.map((room) => (
        <Tile
          key={room.room_id}
          room={room}
          words={words}
          stops={room.room_id === current}
          onOpen={onOpen}
          onFocus={onFocus}
        />
      ))}
    </div>
  )
}
