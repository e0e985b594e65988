/** A home's position, found by its address and kept with it. */
import type { AskingFirst } from '../../../server/calls/operation.ts'
import { AppError } from '../../../errors/app-error.ts'

const FIELDS = ['province', 'city', 'district', 'community', 'address', 'door_number'] as const

export const homeLocate: AskingFirst<'home_locate'> = {
  ahead: async (ahead, { home_id }) => {
    const [home] = await ahead.records.of('home').find({ home_id }, FIELDS, 1)
    const found = home === undefined ? null : await ahead.ports.maps.find(addressOf(home))
    return async (work) => {
      const now = await work.records.of('home').hold(home_id, FIELDS, 'home_id')
      if (found === null) throw new AppError('not_on_map')
      // It was moved meanwhile.
      if (home === undefined || addressOf(now).whole !== addressOf(home).whole) throw new AppError('conflict')
      const { longitude, latitude, approximate } = found
      await work.records.of('home').change(home_id, { longitude, latitude })
      return { longitude, latitude, approximate }
    }
  },
}

type Home = Readonly<Record<(typeof FIELDS)[number], string | null>>

/** A city that is its own province is said once. */
function addressOf({ province, city, district, community, address, door_number: door }: Home) {
  const parts = [province === city ? null : province, city, district, community, address, door]
  return { city: city ?? '', district: district ?? '', whole: parts.filter((part) => part !== null).join('') }
}
