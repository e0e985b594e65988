/** The map as a table: for whoever reads better than looks. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { EntityView } from '../../../console/screens/entity-view.ts'
import { useTranslate } from 'ra-core'
import { labelOf } from './devices.ts'
import type { Words } from './words.ts'

interface DeviceTableProps {
  readonly view: EntityView
  readonly devices: readonly CellRecord[]
  readonly words: Words
}

const FIELDS = ['sn', 'device_type', 'room_id', 'gateway_id', 'reach', 'signal', 'battery']

export function DeviceTable({ view: { entity, path, say, opens }, devices, words }: DeviceTableProps) {
  const translate = useTranslate()
  const heads = FIELDS.flatMap((name) => entity.fields.filter((field) => field.name === name))
  const cells: Readonly<Record<string, (device: CellRecord) => ReactNode>> = {
    sn: (device) =>
      opens ? (
        <Link className="k-link" to={`${path}/${device.id}`}>
          {String(device['sn'])}
        </Link>
      ) : (
        String(device['sn'])
      ),
    device_type: words.kind,
    room_id: words.place,
    gateway_id: (device) => labelOf(device, 'gateway_id') ?? '-',
    reach: words.reach,
    signal: (device) => words.signal(device) ?? '-',
    battery: (device) => words.battery(device) ?? '-',
  }
  return (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('map.as_table')}>
      <table className="k-plain" style={{ whiteSpace: 'nowrap' }}>
        <thead>
          <tr>
            {heads.map(({ name, label }) => (
              <th key={name} scope="col">
                {say(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <tr key={device.id}>
              {heads.map(({ name }) => (
                <td key={name}>{cells[name]?.(device)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
