/** On the page of a home or a room: the electricity meters that a person must read, why, and the report of them. */
import { lazy, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetMany, useTranslate } from 'ra-core'
import { RoomType } from '../../../generated/enums.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import { useCall } from '../../../console/forms/use-call.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import type { SlotProps } from '../../../console/screens/detail/slots.ts'
import type { CellRecord } from '../../../kinds/cell.ts'
import { meterOf, type DeviceRow } from './meter-of.ts'

const ReadingReport = lazy(() => import('./ReadingReport.tsx'))

type Need = CallTypes['need_saas_elemeter_read']['response'][number]

const SHOWN = 5

/** A home asks for all of its rooms, a household for those in it. */
const placeOf = (record: CellRecord): CallTypes['need_saas_elemeter_read']['request'] => {
  const home_id = Number(record['home_id'])
  if (record['room_id'] === undefined) return { home_id }
  const room = Number(record['room_id'])
  return record['room_type'] === RoomType.household ? { home_id, household_id: room } : { home_id, room_id: room }
}

export default function MetersToRead({ record }: SlotProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const ask = useCall('need_saas_elemeter_read')
  const [open, setOpen] = useState<'needed' | 'all'>()
  const place = placeOf(record)
  const { data, error } = useQuery({
    queryKey: ['elemeters', 'need_read', place],
    queryFn: () => ask({ ...place, all_room: true }),
    retry: false,
  })
  if (error && !data)
    return (
      <p role="alert" className="k-error">
        {messageOf(error) ?? translate('list.failed')}
      </p>
    )
  if (!data) return <span className="k-bone" style={{ width: '60%' }} />
  const needed = data.filter(({ need_read }) => need_read)
  const shown = open === 'needed' ? needed : data
  const done = (): void => {
    setOpen(undefined)
    void queries.invalidateQueries({ queryKey: ['elemeters'] })
    void queries.invalidateQueries({ queryKey: ['devices'] })
  }
  if (data.length === 0) return <p className="k-none k-soft">{translate('reading.no_meters')}</p>
  return (
    <>
      {needed.length === 0 ? (
        <p className="k-soft k-small">{translate('reading.none_needed', { count: data.length })}</p>
      ) : (
        <ul className="k-small" style={{ paddingLeft: 18, marginTop: 0 }}>
          {needed.slice(0, SHOWN).map(({ device_id, room_name, description }) => (
            <li key={device_id}>
              <a className="k-link" style={{ textDecoration: 'underline' }} href={`/house/device-list/${device_id}`}>
                {room_name}
              </a>{' '}
              <span className="k-soft">{description}</span>
            </li>
          ))}
          {needed.length > SHOWN && <li className="k-soft">{translate('reading.more', { count: needed.length })}</li>}
        </ul>
      )}
      <span style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {needed.length > 0 && (
          <Button variant="contained" onClick={() => setOpen('needed')}>
            {translate('reading.title')}
          </Button>
        )}
        {data.length > needed.length && (
          <Button variant="outlined" color="inherit" onClick={() => setOpen('all')}>
            {translate('reading.all', { count: data.length })}
          </Button>
        )}
      </span>
      {open !== undefined && (
        <Suspense>
          <Report needs={shown} onDone={done} />
        </Suspense>
      )}
    </>
  )
}

function Report({ needs, onDone }: { readonly needs: readonly Need[]; readonly onDone: () => void }) {
  const { data: devices } = useGetMany<DeviceRow>('devices', { ids: needs.map(({ device_id }) => device_id) })
  if (devices === undefined) return null
  const meters = devices.map((device) => {
    const need = needs.find(({ device_id }) => device_id === Number(device.id))
    return { ...meterOf(device), ...(need && { name: need.room_name, why: need.description }) }
  })
  return <ReadingReport meters={meters} onDone={onDone} onClose={onDone} />
}
