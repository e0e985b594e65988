/** What a map says of a device, in the reader's language. */
import type { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { enumText } from '../../../kinds/enum-chip.tsx'
import type { EntityView } from '../../../console/screens/entity-view.ts'
import { labelOf } from './devices.ts'

export interface Words {
  readonly kind: (device: CellRecord) => string
  readonly place: (device: CellRecord) => string
  readonly reach: (device: CellRecord) => string
  /** Null: it has none, or none is known. */
  readonly signal: (device: CellRecord) => string | null
  readonly battery: (device: CellRecord) => string | null
}

export function wordsOf({ entity, lang }: EntityView, translate: ReturnType<typeof useTranslate>): Words {
  const told = (field: string) => (device: CellRecord) =>
    enumText(entity.enums[entity.fields.find(({ name }) => name === field)?.enum ?? ''], device[field], lang)
  const [kind, reach, strength] = [told('device_type'), told('reach'), told('signal')]
  const place = (device: CellRecord) => labelOf(device, 'room_id') ?? translate('map.no_room')
  const signal = (device: CellRecord) =>
    device['signal'] == null ? null : translate('map.signal', { signal: strength(device) })
  const battery = (device: CellRecord) =>
    device['battery'] == null || Number(device['battery']) < 0
      ? null
      : translate('map.battery', { percent: Number(device['battery']) })
  return { kind, place, reach, signal, battery }
}
