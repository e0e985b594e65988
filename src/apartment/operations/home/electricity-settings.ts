import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { given, inForce, say } from './settings.ts'

type Shown = CallTypes['home_electricity_settings']['response']

async function shown(work: Work, id: number): Promise<Shown> {
  const said = await inForce(work, 'elemeter_setting', id)
  const names = ['pay_mode', 'fee_rule_id', 'low_warning', 'overdraft', 'cut_on_arrears', 'capacity'] as const
  return Object.fromEntries(names.map((name) => [name, said.get(name) ?? null])) as Shown
}

/** What is in force for the home, whoever says it. */
export const electricitySettings: Operation<'home_electricity_settings'> = (work, { id }) => shown(work, id)

/** What is given, the home says itself from now on; the rest it goes on inheriting. */
export const electricitySettingsUpdate: Operation<'home_electricity_settings_update'> = async (work, request) => {
  await work.records.of('home').hold(request.id, ['name'], 'id')
  await say(work, 'elemeter_setting', { home: request.id }, given(request))
  return shown(work, request.id)
}
