/**
 * A list as a map: its records where they are, on a plain plane, and beside it those that are in view, in words. Those
 * without a position lead to their list.
 */
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router-dom'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import type { FilterValues } from '../../../../../kinds/input.ts'
import { formatDecimal } from '../../../../../kinds/numbers.ts'
import type { MapView } from '../../../../../model/model.ts'
import type { Sort } from '../../../../kit/grid/column.ts'
import { LinkArea } from '../../../../kit/LinkArea.tsx'
import { Notice } from '../../../../kit/Notice.tsx'
import { messageOf } from '../../../../provider/errors.ts'
import type { EntityView } from '../../../entity-view.ts'
import { searchWith } from '../../shown-as.ts'
import { LEAST, type Camera } from './camera.ts'
import { areaOf, canPart, fitted, placeOf, pushed, STREETS, zoomed, type Size } from './plane.ts'
import { Plane } from './Plane.tsx'
import { PointList } from './PointList.tsx'
import { unplaced, usePoints, useUnplaced, type Point } from './use-points.ts'
import { useCamera } from './use-camera.ts'
import { useSize } from './use-size.ts'

interface RecordMapProps {
  readonly view: EntityView
  readonly map: MapView
  readonly filter: FilterValues
  /** What of it people chose: the list of those without a position takes it along. */
  readonly values: FilterValues
  readonly sort: Sort
}

const NO_POINTS: readonly Point[] = []
const NOBODY: ReadonlySet<CellRecord['id']> = new Set()

export default function RecordMap({ view, map, filter, values, sort }: RecordMapProps) {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  const [picked, setPicked] = useState<readonly CellRecord['id'][]>([])
  const [marked, setMarked] = useState(NOBODY)

  const whole = usePoints(view, map, { filter, sort, area: undefined })
  const all = whole.data?.points ?? NO_POINTS
  const first = useMemo(() => (size ? fitted(all, size, STREETS) : undefined), [all, size])
  const { camera, go, fit } = useCamera(JSON.stringify(filter), first)
  const isNearer = camera !== undefined && first !== undefined && camera.scale < first.scale
  const here = usePoints(view, map, {
    filter,
    sort,
    area: whole.data?.cut && isNearer && size ? areaOf(camera, size) : null,
  })
  const isOfPart = whole.data?.cut === true && isNearer && here.data !== undefined
  const { points = NO_POINTS, cut = false } = (isOfPart ? here.data : whole.data) ?? {}

  const settled = useDeferredValue(camera)
  const inView = useMemo(
    () => (settled && size ? points.filter((point) => isInside(settled, size, point)) : NO_POINTS),
    [points, settled, size],
  )
  const onPick = (together: readonly Point[]) => {
    if (size && together.length > 1 && canPart(together)) return go(() => fitted(together, size, LEAST))
    setPicked(together.map(({ record }) => record.id))
  }
  const onShow = (point: Point) => {
    go(({ scale }) => ({ latitude: point.latitude, longitude: point.longitude, scale: Math.min(scale, STREETS) }))
    setPicked([point.record.id])
  }
  const chosen = useMemo(() => points.filter(({ record }) => picked.includes(record.id)), [points, picked])
  const count = formatDecimal(String(points.length))
  const isFetching = whole.isFetching || here.isFetching
  const error = whole.data === undefined ? whole.error : null
  return (
    <Frame className="k-fill" aria-busy={isFetching}>
      {cut && (
        <p role="status" className="m-note">
          {translate('list_map.cut', { count })}
        </p>
      )}
      {error ? (
        <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)}>
          <Button variant="outlined" onClick={() => void whole.refetch()}>
            {translate('action.retry')}
          </Button>
        </Notice>
      ) : (
        <LinkArea className="m-body">
          <div ref={place} className="m-place">
            {size && camera && (
              <Plane
                view={view}
                map={map}
                camera={camera}
                size={size}
                points={points}
                chosen={chosen}
                marked={marked}
                onPick={onPick}
                onPush={(way) => go((from) => pushed(from, way))}
                onZoom={(factor, at) => go((from) => zoomed(from, size, factor, at))}
                onFit={fit}
              />
            )}
            {points.length === 0 && !isFetching && (
              <div className="m-empty">
                <Notice icon="empty" title={translate('list_map.empty', { label: view.label })} />
              </div>
            )}
          </div>
          <aside aria-label={translate('list_map.beside')}>
            <p role="status" className="m-note">
              {whole.data === undefined
                ? translate('list_map.loading')
                : translate('list_map.points', { count: formatDecimal(String(inView.length)) })}
            </p>
            {unplaced(map).map((those, at) => (
              <Unplaced key={String(at)} {...{ view, map, filter, values, those }} />
            ))}
            <PointList
              view={view}
              map={map}
              points={inView}
              loading={whole.data === undefined && whole.isFetching}
              onShow={onShow}
              onMark={(id) => setMarked(id === undefined ? NOBODY : new Set([id]))}
            />
          </aside>
        </LinkArea>
      )}
    </Frame>
  )
}

function isInside(camera: Camera, size: Size, point: Point): boolean {
  const { x, y } = placeOf(camera, size, point)
  return x >= 0 && x <= size.width && y >= 0 && y <= size.height
}

interface UnplacedProps extends Pick<RecordMapProps, 'view' | 'map' | 'filter' | 'values'> {
  /** What leaves them and no other. */
  readonly those: FilterValues
}

function Unplaced({ view, map, filter, values, those }: UnplacedProps) {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const found = useUnplaced(view, map, filter, those)
  if (found === undefined || found.count === 0) return null
  const list = searchWith(search, {
    as: null,
    place: null,
    view: null,
    page: '1',
    filter: JSON.stringify({ ...values, ...those }),
  })
  const counted = formatDecimal(String(found.count))
  return (
    <p className="m-note">
      <a className="k-link" href={pathname + list}>
        {translate(Object.keys(those).length === 1 ? 'list_map.unplaced' : 'list_map.half', {
          count: found.estimated ? translate('list_board.about', { count: counted }) : counted,
        })}
      </a>
    </p>
  )
}

const Frame = styled('div')(({ theme: { palette, breakpoints } }) => ({
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
  '& .m-note': { margin: 0, padding: '6px 12px', fontSize: 13, color: palette.text.secondary },
  '& .m-note + .m-note': { paddingTop: 0 },
  '& .m-body': { flex: 1, minHeight: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  '& .m-place': { position: 'relative', minHeight: 320, overflow: 'hidden' },
  '& .m-empty': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: 16,
    pointerEvents: 'none',
  },
  '& aside': {
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    borderLeft: `1px solid ${palette.divider}`,
  },
  // The page goes on below the plane: a list in so little room could not be read.
  [breakpoints.down('md')]: {
    flex: 'none',
    '& .m-body': { flex: 'none', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(320px, 52vh) auto' },
    '& aside': { borderLeft: 0, borderTop: `1px solid ${palette.divider}` },
    '& aside > ul': { overflowY: 'visible' },
  },
}))
