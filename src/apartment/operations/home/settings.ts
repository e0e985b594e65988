/** What is in force for a home of settings that places inherit, and what it says itself. */
import { SettingLevel } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'

type Settings = 'elemeter_setting' | 'watermeter_setting'

/** By the settings' names; null: nobody has said it. The home must be within the caller's scope. */
export async function inForce(work: Work, settings: Settings, home: number): Promise<ReadonlyMap<string, unknown>> {
  await work.records.of('home').shown(home)
  return work.settings(settings, 'home', home)
}

/** Of one room, or of the whole home where none is named. */
interface Place {
  readonly home: number
  readonly room?: number
}

/** Changes what the place says itself: its record is made where it has said nothing. */
export async function say(
  work: Work,
  settings: Settings,
  { home, room }: Place,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  const place =
    room === undefined
      ? ({ level: SettingLevel.home, home_id: home } as const)
      : ({ level: SettingLevel.room, home_id: home, room_id: room } as const)
  // Both kinds of settings are of the same places.
  const records = work.records.of(settings as 'elemeter_setting')
  const told = room === undefined ? {} : { room_id: 'weights', home_id: 'weights' }
  const [known] = await records.find(place, [], 1)
  if (known === undefined) await records.create({ ...place, ...values }, told)
  else await records.change(known.key, values, told)
}

/** What was given, the home left out. */
export const given = ({ id: _, ...values }: { readonly id: number }): Readonly<Record<string, unknown>> => values
