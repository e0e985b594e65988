/**
 * The plane with its points: pushed by dragging and by arrow keys, nearer and farther by the wheel, two fingers,
 * buttons and keys. Its points are for who sees them; the list beside it says the same to all.
 */
import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import { displayOf } from '../../../../../kinds/display.ts'
import { formatDecimal } from '../../../../../kinds/numbers.ts'
import type { MapView, Tone } from '../../../../../model/model.ts'
import { Icon } from '../../../../kit/icons.tsx'
import type { EntityView } from '../../../entity-view.ts'
import type { Camera } from './camera.ts'
import { barOf, clustersOf, placeOf, type Place, type Size } from './plane.ts'
import { PointItem } from './PointList.tsx'
import { Sign } from './Sign.tsx'
import { TONES } from './tones.ts'
import type { Point } from './use-points.ts'

interface PlaneProps {
  readonly view: EntityView
  readonly map: MapView
  readonly camera: Camera
  readonly size: Size
  readonly points: readonly Point[]
  /** Whose card is open. */
  readonly chosen: readonly Point[]
  readonly marked: ReadonlySet<CellRecord['id']>
  /** None: the card is closed. */
  readonly onPick: (together: readonly Point[]) => void
  readonly onPush: (way: Place) => void
  /** Where nothing else is said, around the middle. */
  readonly onZoom: (factor: number, at?: Place) => void
  readonly onFit: () => void
}

const STEP = 2
/** px that a key pushes. */
const PUSH = 80
const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: PUSH, y: 0 },
  ArrowRight: { x: -PUSH, y: 0 },
  ArrowUp: { x: 0, y: PUSH },
  ArrowDown: { x: 0, y: -PUSH },
}
/** px that a finger trembles. */
const STILL = 4
/** px around what is shown that are drawn as well. */
const AROUND = 60
/** More names than these would lie above each other. */
const MOST_NAMES = 12
const BAR = 110

export function Plane(props: PlaneProps) {
  const { view, map, camera, size, points, chosen, marked, onPick, onPush, onZoom, onFit } = props
  const translate = useTranslate()
  const clusters = useMemo(() => clustersOf(points, camera.scale), [points, camera.scale])
  const drawn = clusters
    .map((cluster) => ({ cluster, at: placeOf(camera, size, cluster) }))
    .filter(({ at: { x, y } }) => x > -AROUND && y > -AROUND && x < size.width + AROUND && y < size.height + AROUND)
  const place = useRef<HTMLDivElement>(null)
  const gestures = useGestures(onPush, onZoom)
  useWheel(place, onZoom)
  const bar = barOf(camera.scale, BAR)
  // Lines as far from each other as the bar is long, which stay where they are on the earth.
  const origin = placeOf(camera, size, { latitude: 0, longitude: 0 })
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (way) onPush(way)
    else if (event.key === '+' || event.key === '=') onZoom(STEP)
    else if (event.key === '-') onZoom(1 / STEP)
    else if (event.key === '0') onFit()
    else if (event.key === 'Escape' && chosen.length > 0) onPick([])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Whole>
      <div
        ref={place}
        className="m-plane"
        role="application"
        tabIndex={0}
        aria-label={translate('list_map.plane', { label: view.label })}
        style={{
          backgroundSize: `${bar.width}px ${bar.width}px`,
          backgroundPosition: `${origin.x % bar.width}px ${origin.y % bar.width}px`,
        }}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <div aria-hidden>
          {drawn.map(({ cluster: { points: together }, at }) => {
            const [one] = together as [Point]
            const name = displayOf(view.entity, one.record)
            const isOne = together.length === 1
            return (
              <button
                key={one.record.id}
                type="button"
                tabIndex={-1}
                className="m-point"
                data-tone={toneTogether(together)}
                data-many={isOne ? undefined : together.length}
                data-marked={
                  together.some(
                    ({ record: { id } }) => marked.has(id) || chosen.some(({ record }) => record.id === id),
                  ) || undefined
                }
                title={isOne ? name : undefined}
                style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)` }}
                onClick={() => onPick(together)}
              >
                {isOne ? drawn.length <= MOST_NAMES && <span>{name}</span> : formatDecimal(String(together.length))}
              </button>
            )
          })}
        </div>
      </div>
      <div className="m-buttons" role="group" aria-label={translate('list_map.zoom')}>
        <IconButton aria-label={translate('list_map.in')} onClick={() => onZoom(STEP)}>
          <Icon name="plus" />
        </IconButton>
        <IconButton aria-label={translate('list_map.out')} onClick={() => onZoom(1 / STEP)}>
          <Sign name="minus" />
        </IconButton>
        <IconButton aria-label={translate('list_map.fit')} onClick={onFit}>
          <Sign name="fit" />
        </IconButton>
      </div>
      <div className="m-bar" style={{ width: bar.width }}>
        {bar.metres >= 1000
          ? translate('list_map.kilometres', { count: formatDecimal(String(bar.metres / 1000)) })
          : translate('list_map.metres', { count: formatDecimal(String(Number(bar.metres.toPrecision(2)))) })}
      </div>
      {chosen.length > 0 && (
        <section className="m-card" aria-label={translate('list_map.chosen')}>
          <IconButton size="small" aria-label={translate('action.close')} onClick={() => onPick([])}>
            <Icon name="close" size={14} />
          </IconButton>
          <ul>
            {chosen.map((point) => (
              <PointItem key={point.record.id} view={view} map={map} point={point} whole />
            ))}
          </ul>
        </section>
      )}
    </Whole>
  )
}

/** The tone of all of them; of several, none. */
const toneTogether = ([one, ...others]: readonly Point[]): Tone =>
  one !== undefined && others.every(({ tone }) => tone === one.tone) ? one.tone : 'neutral'

/** One finger or the mouse pushes, two fingers go nearer and farther. A push is no click on what lies below. */
function useGestures(onPush: PlaneProps['onPush'], onZoom: PlaneProps['onZoom']) {
  const down = useRef(new Map<number, Place>())
  const way = useRef(0)
  const placeIn = ({ clientX, clientY, currentTarget }: PointerEvent): Place => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const onPointerUp = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      if (down.current.size === 0) way.current = 0
      down.current.set(event.pointerId, placeIn(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId)
      if (before === undefined) return
      const now = placeIn(event)
      way.current += Math.hypot(now.x - before.x, now.y - before.y)
      if (way.current < STILL) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const [other] = [...down.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
      down.current.set(event.pointerId, now)
      if (other === undefined) return onPush({ x: now.x - before.x, y: now.y - before.y })
      const lengths = [before, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y)) as [number, number]
      if (lengths[0] > 0 && lengths[1] > 0) onZoom(lengths[1] / lengths[0], other)
    },
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture: (event: { readonly stopPropagation: () => void }) => {
      if (way.current >= STILL) event.stopPropagation()
    },
  }
}

/** What React listens with could not keep the page from being scrolled. */
function useWheel(place: React.RefObject<HTMLElement | null>, onZoom: PlaneProps['onZoom']): void {
  const zoom = useRef(onZoom)
  useEffect(() => {
    zoom.current = onZoom
  })
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      // Lines and pages are coarser than px; two fingers on a pad, which come as a wheel with Ctrl, are finer.
      const px = event.deltaY * ([1, 16, 400][event.deltaMode] ?? 1) * (event.ctrlKey ? 6 : 1)
      zoom.current(Math.exp(-px / 400), { x: event.clientX - left, y: event.clientY - top })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [place])
}

const Whole = styled('div')(({ theme: { palette, shadows } }) => ({
  position: 'absolute',
  inset: 0,
  '& .m-plane': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    backgroundColor: palette.background.default,
    backgroundImage: `linear-gradient(${palette.divider} 1px, transparent 1px), linear-gradient(90deg, ${palette.divider} 1px, transparent 1px)`,
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
  '& .m-point': {
    ...TONES,
    position: 'absolute',
    left: 0,
    top: 0,
    width: 14,
    height: 14,
    padding: 0,
    border: `2px solid ${palette.background.paper}`,
    borderRadius: 999,
    background: 'var(--tone)',
    boxShadow: shadows[1],
    cursor: 'pointer',
    font: 'inherit',
    // A finger is wider than the point.
    '&::after': { content: '""', position: 'absolute', inset: -8, borderRadius: 999 },
    '& span': {
      position: 'absolute',
      left: 14,
      top: -5,
      maxWidth: 160,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      padding: '0 4px',
      borderRadius: 3,
      fontSize: 12,
      lineHeight: '18px',
      color: palette.text.primary,
      background: 'color-mix(in srgb, #fff 80%, transparent)',
    },
  },
  '& .m-point[data-many]': {
    width: 'auto',
    minWidth: 30,
    height: 30,
    padding: '0 6px',
    fontSize: 12,
    fontWeight: 600,
    color: '#fff',
  },
  '& .m-point[data-marked]': { outline: `3px solid ${palette.primary.main}`, zIndex: 1 },
  '& .m-buttons': {
    position: 'absolute',
    right: 10,
    top: 10,
    display: 'grid',
    borderRadius: 6,
    background: palette.background.paper,
    border: `1px solid ${palette.divider}`,
  },
  '& .m-bar': {
    position: 'absolute',
    right: 14,
    bottom: 10,
    border: `1px solid ${palette.text.secondary}`,
    borderTop: 0,
    fontSize: 11,
    lineHeight: '16px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: palette.text.primary,
    pointerEvents: 'none',
  },
  '& .m-card': {
    position: 'absolute',
    left: 10,
    bottom: 10,
    width: 280,
    maxWidth: 'calc(100% - 150px)',
    maxHeight: 'calc(100% - 20px)',
    overflowY: 'auto',
    borderRadius: 8,
    background: palette.background.paper,
    boxShadow: shadows[6],
    '& > button': { position: 'absolute', right: 2, top: 2 },
    '& ul': { listStyle: 'none', margin: 0, padding: '2px 24px 2px 0' },
  },
}))
