import { RoomType } from '../../../generated/enums.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { say } from './settings.ts'

type Shown = CallTypes['home_pool_settings']['response']

async function shown({ records }: Work, id: number): Promise<Shown> {
  const home = await records.of('home').shown(id)
  const rooms = await records
    .of('room')
    .find({ home_id: id, room_type: RoomType.common }, ['display_name', 'pool_open', 'pool_weight'])
  return {
    open: home.pool_open ?? false,
    pool_type: home.pool_type!,
    pool_area_type: home.pool_area_type!,
    weights: rooms.map(({ key, display_name, pool_open, pool_weight }) => ({
      room_id: key,
      room: display_name ?? '',
      open: pool_open ?? false,
      weight: pool_weight,
    })),
  }
}

/** How the home shares, and each room's weight. */
export const poolSettings: Operation<'home_pool_settings'> = (work, { id }) => shown(work, id)

/** What is given, the home and its rooms say themselves from now on. */
export const poolSettingsUpdate: Operation<'home_pool_settings_update'> = async (work, request) => {
  const { id, open, weights = [], ...ways } = request
  await work.records.of('home').hold(id, ['name'], 'id')
  await say(work, 'elemeter_setting', { home: id }, { ...ways, ...(open !== undefined && { pool_open: open }) })
  for (const { room_id, weight } of weights)
    await say(work, 'elemeter_setting', { home: id, room: room_id }, { pool_weight: weight })
  return shown(work, id)
}
