/** A reading that no meter can have come to waits for a person: whoever looks after the home is told, once a meter. */
import { MessageType, ReadingState } from '../../generated/enums.ts'
import { fill } from '../../errors/fill.ts'
import type { Work } from '../../server/calls/operation.ts'
import { readingsOf } from '../meters/intake.ts'
import { countersOf } from '../meters/ledgers.ts'
import { titleOf } from '../domain/message-title.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import { escaped } from '../../values/markup.ts'
import type { Device } from './told.ts'

const COPY = { electricity_reading: 'reading', water_reading: 'water_reading' } as const

export async function tellHeld({ records, model, now }: Work, device: Device, key: number): Promise<void> {
  const { entity, shown } = readingsOf(device)
  const readings = records.of(entity as 'water_reading')
  const waiting = await readings.find({ device_id: device.key, state: ReadingState.held }, [], 2)
  if (waiting.length > 1) return
  const { _labels: labels, [shown as 'volume']: read } = await readings.shown(key)
  const [home] = await records.of('home').find({ home_id: device.home_id }, ['store_id'], 1)
  const place = [labels?.home_id, labels?.room_id].filter(Boolean).join(' ')
  await records.of('message').create({
    ...inBoth((lang) => {
      const text = (name: string): string => model.app.copy[`${COPY[entity]}.held.${name}`]![lang]
      return {
        title: titleOf(place, (named) => fill(text('title'), { place: named })),
        content: fill(text('content'), {
          id: key,
          device: escaped(device.sn),
          read: String(read),
          last: countersOf(device).read.toFixed(2),
        }),
      }
    }),
    type: MessageType.alarm,
    permission: 'device_base',
    store_ids: [home!.store_id],
    home_id: device.home_id,
    sent_at: now.toISOString(),
  })
}
