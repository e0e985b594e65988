/**
 * Gateways and what is connected to them, as a drawing: of one gateway, of a home, or of a store, where each device is
 * a dot. The same as a table, for whoever asks for it and for screen readers. Drawn by elements and lines of our own:
 * each device is a link, which no library of graphs makes of its shapes.
 */
import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { useGetList, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { enumText } from '../../../kinds/enum-chip.tsx'
import { messageOf } from '../../../console/provider/errors.ts'
import type { SlotProps } from '../../../console/screens/detail/slots.ts'
import { useEntityView, type EntityView } from '../../../console/screens/entity-view.ts'
import { SignalStrength } from '../../../generated/enums.ts'
import { isAway, starsOf } from './devices.ts'
import { DeviceTable } from './DeviceTable.tsx'
import { Line } from './Line.tsx'
import { Overview } from './Overview.tsx'
import { StarMap } from './StarMap.tsx'
import { wordsOf } from './words.ts'

const COLUMNS = ['sn', 'device_type', 'home_id', 'room_id', 'position', 'gateway_id', 'net_state', 'reach']
const CONDITION = ['battery', 'signal']
/** What changes meanwhile is seen without asking. */
const RENEWED_AFTER = 30_000

/** What is drawn of a record: of a gateway itself and what hangs on it, of a home all, of a store all as dots. */
function filterOf(view: EntityView, record: CellRecord): Readonly<Record<string, unknown>> {
  if (view.entity.name === 'device') return { gateway_id: record.id }
  return view.entity.name === 'home' ? { home_id: record.id } : { 'home_id.store_id': record.id }
}

export default function DeviceMap({ view: { entity }, view: page, record }: SlotProps) {
  const view = useEntityView('devices')
  const translate = useTranslate()
  const [asTable, setAsTable] = useState(false)
  const most = view.entity.list.limit
  const { data, meta, error } = useGetList<CellRecord>(
    'devices',
    {
      filter: filterOf(page, record),
      pagination: { page: 1, perPage: most },
      sort: { field: 'device_id', order: 'ASC' },
      meta: { columns: [...COLUMNS, ...CONDITION], count: 'none' },
    },
    { refetchInterval: RENEWED_AFTER },
  )
  if (error && !data)
    return (
      <p role="alert" className="k-error">
        {messageOf(error) ?? translate('list.failed')}
      </p>
    )
  if (!data) return <span className="k-bone" style={{ width: '60%' }} />
  const isOfOne = entity.name === 'device'
  const devices = isOfOne ? [record, ...data] : data
  const words = wordsOf(view, translate)
  const away = data.filter(isAway).length
  if (data.length === 0) return <p className="k-soft k-none">{translate(isOfOne ? 'map.no_children' : 'map.none')}</p>
  const stars = starsOf(devices)
  const isClipped = (meta as { next?: string | null } | undefined)?.next != null
  return (
    <>
      <Head>
        <span className="k-soft k-small">{translate('map.counts', { online: data.length - away, away })}</span>
        <span style={{ flex: 1 }} />
        <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {translate('map.as_table')}
        </button>
      </Head>
      {asTable ? (
        <DeviceTable view={view} devices={data} words={words} />
      ) : entity.name === 'store' ? (
        <Overview view={view} stars={stars} words={words} />
      ) : (
        <>
          <Stars>
            {stars.map((star) => (
              <StarMap key={String(star.gateway?.id)} view={view} star={star} words={words} />
            ))}
          </Stars>
          <Legend view={view} />
        </>
      )}
      {isClipped && <p className="k-soft k-none">{translate('map.clipped', { count: most })}</p>}
    </>
  )
}

/** What the lines say; a reader of words is told it with each device. */
function Legend({ view: { entity, lang } }: { readonly view: EntityView }) {
  const translate = useTranslate()
  const enumOf = (name: string) => entity.enums[entity.fields.find((field) => field.name === name)?.enum ?? '']
  const signals = Object.values(SignalStrength).filter((value): value is SignalStrength => typeof value === 'number')
  return (
    <Key aria-label={translate('map.legend')}>
      {signals.map((signal) => (
        <li key={signal}>
          <Line signal={signal} away={false} />
          {translate('map.signal', { signal: enumText(enumOf('signal'), signal, lang) })}
        </li>
      ))}
      <li>
        <Line signal={null} away />
        {enumText(enumOf('net_state'), 2, lang)}
      </li>
    </Key>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& button': {
    padding: '3px 10px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 6,
    background: 'none',
    color: theme.palette.text.secondary,
    font: 'inherit',
    fontSize: 13,
    cursor: 'pointer',
  },
  '& button[aria-pressed=true]': {
    background: theme.palette.action.selected,
    color: theme.palette.primary.main,
    borderColor: theme.palette.primary.main,
  },
}))
const Stars = styled('div')({ display: 'grid', gap: 24 })
const Key = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  fontSize: 12,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
})
