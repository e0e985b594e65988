/**
 * How a room's share of a home's energy came about: what was shared out by which readings, the room's part by weights,
 * the tenants' by days, and what of it was booked this time.
 */
import { useTranslate } from 'ra-core'
import { PoolAreaType, PoolType } from '../../../generated/enums.ts'
import type { CellRecord } from '../../../kinds/cell.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { formatInstant } from '../../../kinds/times.ts'
import { daysBetween } from '../../../values/calendar.ts'
import type { SlotProps } from '../../../console/screens/detail/slots.ts'
import { minus } from './hundredths.ts'

interface Meter {
  readonly device_id: number
  readonly sn: string
  readonly room: string
  readonly public: boolean
  readonly begin?: string
  readonly begin_at?: string
  readonly end?: string
  readonly end_at?: string
  readonly used?: string
}
interface Part {
  readonly room_id: number
  readonly room: string
  readonly weight?: number
  readonly share?: string
}
interface Stay {
  readonly lease_id: number
  readonly from: string
  readonly until: string
  readonly days: number
  readonly energy: string
}

const listOf = <T,>(record: CellRecord, name: string): readonly T[] =>
  Array.isArray(record[name]) ? (record[name] as readonly T[]) : []
const textOf = (record: CellRecord, name: string): string | null =>
  record[name] === null || record[name] === undefined ? null : String(record[name])
const sum = (parts: readonly string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join(' + ')})`)

export default function ShareExplained({ record }: SlotProps) {
  const translate = useTranslate()
  const [total, share, charged, energy] = ['total', 'share', 'charged', 'energy'].map((name) => textOf(record, name))
  return (
    <ol className="k-lines">
      <li>
        {total === null || total === undefined ? (
          translate('explained.total_none')
        ) : (
          <Total record={record} total={total} />
        )}
        <Meters record={record} />
      </li>
      {share && (
        <li>
          <Share record={record} share={share} total={total ?? ''} />
        </li>
      )}
      {charged && (
        <li>
          <Charged record={record} charged={charged} />
        </li>
      )}
      {energy && Number(record['revision']) > 1 && (
        <li>
          {translate('explained.booked', { now: charged ?? '0.00', before: minus(charged ?? '0.00', energy), energy })}
        </li>
      )}
    </ol>
  )
}

function Total({ record, total }: { readonly record: CellRecord; readonly total: string }) {
  const translate = useTranslate()
  const meters = listOf<Meter>(record, 'meters')
  const used = (shared: boolean) => meters.filter((one) => one.public === shared).flatMap((one) => one.used ?? [])
  const formula =
    record['pool_area_type'] === PoolAreaType.total_meter
      ? `${sum(used(true))} − ${sum(used(false))}`
      : used(true).join(' + ')
  return (
    <>
      {translate(record['pool_area_type'] === PoolAreaType.total_meter ? 'explained.total' : 'explained.own', {
        formula,
        total,
      })}
    </>
  )
}

function Meters({ record }: { readonly record: CellRecord }) {
  const translate = useTranslate()
  return (
    <ul>
      {listOf<Meter>(record, 'meters').map(({ device_id, sn, room, begin, begin_at, end, end_at, used }) => (
        <li key={device_id}>
          {room}{' '}
          <a className="k-link" href={`/house/device-list/${device_id}`}>
            {sn}
          </a>
          {': '}
          {begin === undefined || end === undefined || used === undefined ? (
            translate('explained.no_readings')
          ) : (
            <span className="k-number">
              {minus(end, begin) === used
                ? `${formatDecimal(end)} − ${formatDecimal(begin)} = ${formatDecimal(used)}`
                : translate('explained.steps', { begin: formatDecimal(begin), end: formatDecimal(end), used })}
            </span>
          )}{' '}
          {begin_at && end_at && (
            <span className="k-soft k-small">
              <span className="k-number">{formatInstant(begin_at)}</span> ~{' '}
              <span className="k-number">{formatInstant(end_at)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Share({
  record,
  share,
  total,
}: {
  readonly record: CellRecord
  readonly share: string
  readonly total: string
}) {
  const translate = useTranslate()
  const parts = listOf<Part>(record, 'parts')
  const byRatio = record['pool_type'] === PoolType.ratio
  const weights = parts.reduce((all, { weight = 0 }) => all + weight, 0)
  return (
    <>
      {translate(byRatio ? 'explained.ratio' : 'explained.average', {
        total,
        share,
        weight: String(record['weight']),
        weights,
        count: parts.length,
      })}
      <ul>
        {parts.map(({ room_id, room, weight, share: its }) => (
          <li key={room_id}>
            {room}
            {byRatio && ` · ${translate('explained.parts', { weight: weight ?? 0 })}`}:{' '}
            <span className="k-number">{its ?? '-'}</span>
          </li>
        ))}
      </ul>
      <span className="k-soft k-small">{translate('explained.rounding')}</span>
    </>
  )
}

function Charged({ record, charged }: { readonly record: CellRecord; readonly charged: string }) {
  const translate = useTranslate()
  const [first, last] = (record['period'] as readonly [string, string] | null) ?? ['', '']
  const all = daysBetween(first, last) + 1
  return (
    <>
      {translate('explained.days', { share: String(record['share']), days: String(record['days']), all, charged })}
      <ul>
        {listOf<Stay>(record, 'stays').map(({ lease_id, from, until, days, energy }) => (
          <li key={lease_id}>
            <a className="k-link" href={`/renter/lease-list/${lease_id}`}>
              {translate('explained.lease', { lease_id })}
            </a>{' '}
            {translate('explained.stay', { from, until, days, energy })}
          </li>
        ))}
      </ul>
    </>
  )
}
