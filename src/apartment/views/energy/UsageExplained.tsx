/** How a day's amount came about: what the meter went on, the share of common energy, and the prices of that day. */
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import type { SlotProps } from '../../../console/screens/detail/slots.ts'
import { minus } from './hundredths.ts'

const PERIODS = ['sharp', 'peak', 'shoulder', 'off_peak'] as const
const text = (record: CellRecord, name: string): string => String(record[name] ?? '0.00')

export default function UsageExplained({ view: { entity, say }, record }: SlotProps) {
  const translate = useTranslate()
  const [begin, end, used, contained, shared, fee] = [
    'begin_read',
    'end_read',
    'used',
    'contained',
    'shared',
    'fee',
  ].map((name) => text(record, name)) as [string, string, string, string, string, string]
  const own = minus(used, contained)
  const price = record['price'] == null ? null : String(record['price'])
  const label = (name: string): string => {
    const field = entity.fields.find((one) => one.name === name)
    return field ? say(field.label) : name
  }
  const month = text(record, 'day').slice(0, 7)
  // A public area has no share of its own.
  const whose = Number(shared) < 0 ? { home_id: record['home_id'] } : { room_id: record['room_id'] }
  const shares = new URLSearchParams({
    filter: JSON.stringify({ ...whose, period_from: `${month}-01` }),
  })
  return (
    <ol className="k-lines">
      <li>
        {minus(end, begin) === used
          ? translate('explained.used', { begin: formatDecimal(begin), end: formatDecimal(end), used })
          : translate('explained.steps', { begin: formatDecimal(begin), end: formatDecimal(end), used })}
      </li>
      {Number(contained) !== 0 && <li>{translate('explained.contained', { used, contained, own })}</li>}
      {Number(shared) !== 0 && (
        <li>
          {Number(shared) > 0
            ? translate('explained.shared', { shared })
            : translate('explained.given', { shared: shared.replace('-', '') })}{' '}
          <a className="k-link" href={`/device/pool-list?${shares.toString()}`}>
            {translate('explained.shares')}
          </a>
        </li>
      )}
      <li>
        {price !== null ? (
          translate('explained.fee', { used: own, shared: shared.replace('-', '−'), price, fee })
        ) : (
          <>
            {translate('explained.fee_periods', { fee })}
            <ul>
              {PERIODS.map((name) => (
                <li key={name}>
                  {label(`used_${name}`)}:{' '}
                  <span className="k-number">{`${text(record, `used_${name}`)} × ${text(record, `${name}_price`)}`}</span>
                </li>
              ))}
              {Number(contained) !== 0 && <li>{translate('explained.contained_price', { contained })}</li>}
              {Number(shared) !== 0 && (
                <li>
                  {label('shared')}: <span className="k-number">{`${shared} × ${text(record, 'shoulder_price')}`}</span>
                </li>
              )}
            </ul>
          </>
        )}
      </li>
    </ol>
  )
}
