/** The records in view, in words: what a plane of points cannot say to who does not see it. */
import { memo, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import { displayOf } from '../../../../../kinds/display.ts'
import type { MapView } from '../../../../../model/model.ts'
import { seen, type EntityView } from '../../../entity-view.ts'
import { RecordFields } from '../RecordFields.tsx'
import { Sign } from './Sign.tsx'
import { TONES } from './tones.ts'
import type { Point } from './use-points.ts'

interface PointListProps {
  readonly view: EntityView
  readonly map: MapView
  readonly points: readonly Point[]
  readonly loading: boolean
  readonly onShow: (point: Point) => void
  /** Whose point is to be told from the others; undefined: none. */
  readonly onMark: (id: CellRecord['id'] | undefined) => void
}

const LOT = 100

export function PointList({ view, map, points, loading, onShow, onMark }: PointListProps) {
  const translate = useTranslate()
  const [most, setMost] = useState(LOT)
  return (
    <List tabIndex={view.opens ? undefined : 0}>
      {loading &&
        [0, 1, 2].map((one) => (
          <li key={one} aria-hidden>
            <span className="k-bone" style={{ width: 160 }} />
          </li>
        ))}
      {points.slice(0, most).map((point) => (
        <PointItem key={point.record.id} {...{ view, map, point, onShow, onMark }} />
      ))}
      {points.length > most && (
        <li>
          <Button fullWidth size="small" color="inherit" onClick={() => setMost(most + LOT)}>
            {translate('list_board.more')}
          </Button>
        </li>
      )}
    </List>
  )
}

interface PointItemProps
  extends Pick<PointListProps, 'view' | 'map'>, Partial<Pick<PointListProps, 'onShow' | 'onMark'>> {
  readonly point: Point
  /** What colours it is said as well. */
  readonly whole?: boolean
}

export const PointItem = memo(function PointItem({ view, map, point, onShow, onMark, whole = false }: PointItemProps) {
  const translate = useTranslate()
  const { entity, may } = view
  const { record, tone } = point
  const name = displayOf(entity, record)
  const named = whole && map.tone !== null && !map.fields.includes(map.tone) ? [map.tone, ...map.fields] : map.fields
  const fields = named.flatMap((one) => seen(entity, may).filter((field) => field.name === one))
  return (
    <Item
      data-tone={tone}
      onMouseEnter={() => onMark?.(record.id)}
      onMouseLeave={() => onMark?.(undefined)}
      onFocus={() => onMark?.(record.id)}
      onBlur={() => onMark?.(undefined)}
    >
      <div className="m-name">
        {view.opens ? (
          <a className="k-link" href={`${view.path}/${record.id}`}>
            {name}
          </a>
        ) : (
          <strong>{name}</strong>
        )}
        {onShow && (
          <IconButton
            size="small"
            aria-label={translate('list_map.show', { name })}
            data-hint={translate('list_map.show_here')}
            onClick={() => onShow(point)}
          >
            <Sign name="point" />
          </IconButton>
        )}
      </div>
      <RecordFields view={view} record={record} fields={fields} />
    </Item>
  )
})

const List = styled('ul')({ flex: 1, minHeight: 0, overflowY: 'auto', listStyle: 'none', margin: 0, padding: 0 })

const Item = styled('li')(({ theme: { palette } }) => ({
  ...TONES,
  position: 'relative',
  padding: '6px 8px 6px 26px',
  fontSize: 13,
  '& + &': { borderTop: `1px solid ${palette.divider}` },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 12,
    top: 13,
    width: 8,
    height: 8,
    borderRadius: 4,
    background: 'var(--tone)',
  },
  '& .m-name': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 4, minHeight: 24 },
  '& .m-name > *:first-of-type': { minWidth: 0, overflowWrap: 'anywhere', padding: '2px 0' },
  '& .m-name button': { flex: 'none', margin: '-2px 0' },
  '& dl': { margin: 0, display: 'grid', gap: 2 },
  '& dl > div': { display: 'flex', gap: 8, minWidth: 0 },
  '& dt': { flex: 'none', color: palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))
