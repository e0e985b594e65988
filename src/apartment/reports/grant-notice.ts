/** Messages about credentials, where the settings of the lock ask for them. They name nobody, and lead to the lock. */
import { MessageType } from '../../generated/enums.ts'
import { fill } from '../../errors/fill.ts'
import type { Work } from '../../server/calls/operation.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import { titleOf } from '../domain/message-title.ts'

type Wanted = 'auth_expire_alarm' | 'auth_lock_alarm'

export async function isWanted({ records, settings }: Work, lock: number, name: Wanted): Promise<boolean> {
  const [device] = await records.of('device').find({ device_id: lock }, ['home_id', 'room_id'], 1)
  const { home_id = null, room_id = null } = device ?? {}
  if (home_id === null) return false
  const said =
    room_id === null ? await settings('lock_setting', 'home', home_id) : await settings('lock_setting', 'room', room_id)
  return said.get(name) === true
}

export async function tellOfGrants(
  { records, model, now }: Work,
  lock: number,
  copy: 'grant_ending' | 'grant_frozen',
  values: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { _labels: labels, sn, home_id } = await records.of('device').shown(lock)
  const [home] = await records.of('home').find({ home_id: home_id as number }, ['store_id'], 1)
  const place = [labels?.home_id, labels?.room_id].filter(Boolean).join(' ')
  await records.of('message').create({
    ...inBoth((lang) => {
      const text = (part: string, more: Readonly<Record<string, string | number>>): string =>
        fill(model.app.copy[`${copy}.${part}`]?.[lang] ?? '', more)
      return {
        title: titleOf(place, (shown) => text('title', { place: shown })),
        content: text('content', { ...values, id: lock, device: String(sn) }),
      }
    }),
    type: MessageType.alarm,
    permission: 'device_base',
    store_ids: [home!.store_id],
    home_id: home_id as number,
    sent_at: now.toISOString(),
  })
}
