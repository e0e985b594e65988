/** A reading that no meter can have come to waits for a person: whoever looks after the home is told, once a meter. */
import { MessageType, ReadingState } from '../../generated/enums.ts'
import { fill } from '../../errors/fill.ts'
import type { Work } from '../../server/calls/operation.ts'
import { titleOf } from '../domain/message-title.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import { escaped } from '../../values/markup.ts'
import type { Device } from './told.ts'

export async function tellHeld({ records, model, now }: Work, device: Device, key: number): Promise<void> {
  const waiting = await records
    .of('electricity_reading')
    .find({ device_id: device.key, state: ReadingState.held }, [], 2)
  if (waiting.length > 1) return
  const { _labels: labels, electric_read } = await records.of('electricity_reading').shown(key)
  const [home] = await records.of('home').find({ home_id: device.home_id }, ['store_id'], 1)
  const place = [labels?.home_id, labels?.room_id].filter(Boolean).join(' ')
  await records.of('message').create({
    ...inBoth((lang) => {
      const text = (name: string): string => model.app.copy[`reading.held.${name}`]![lang]
      return {
        title: titleOf(place, (named) => fill(text('title'), { place: named })),
        content: fill(text('content'), {
          id: key,
          device: escaped(device.sn),
          read: String(electric_read),
          last: String(device.electric_read),
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
