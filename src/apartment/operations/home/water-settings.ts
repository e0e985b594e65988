import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { given, inForce, say } from './settings.ts'

type Shown = CallTypes['home_water_settings']['response']

async function shown(work: Work, id: number): Promise<Shown> {
  const said = await inForce(work, 'watermeter_setting', id)
  const names = ['pay_mode', 'cold_price', 'hot_price', 'overdraft', 'cut_on_arrears'] as const
  return Object.fromEntries(names.map((name) => [name, said.get(name) ?? null])) as Shown
}

/** What is in force for the home, whoever says it. */
export const waterSettings: Operation<'home_water_settings'> = (work, { id }) => shown(work, id)

/** What is given, the home says itself from now on; the rest it goes on inheriting. */
export const waterSettingsUpdate: Operation<'home_water_settings_update'> = async (work, request) => {
  await work.records.of('home').hold(request.id, ['name'], 'id')
  await say(work, 'watermeter_setting', { home: request.id }, given(request))
  return shown(work, request.id)
}
