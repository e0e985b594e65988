/** Settings that locks take: which locks stand at a room, and what they do with what they are sent. */
import { DeviceType } from '../../generated/enums.ts'
import type { Receivers } from '../../server/calls/settings-receivers.ts'
import { settingsTaken } from '../../server/calls/settings-receivers.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Command } from '../../server/commands/command.ts'
import { boundIn } from '../domain/device-states.ts'
import { forgetReset } from './lock-reset.ts'
import { markOnline } from './reachable.ts'
import { takesSettings } from './simulated-lock.ts'

/** Values: rooms. Of a model that is not listed, or has none filled in, nobody knows what it has. */
export const LOCKS_AT: OwnStatement = {
  name: 'locks at rooms',
  text: ({ company, value }) => {
    const [lock, ability] = [company('device'), company('ability')]
    const filled = (field: string): string => `nullif(${ability.column(field)}, '{}')`
    return `select ${lock.key} as key, ${lock.column('sn')} as sn, ${lock.column('home_id')} as home_id, ${lock.column('room_id')} as room_id, ${filled('grant_types')} as grant_types, ${filled('setting_sub_types')} as sub_types
      from ${lock.from} left join ${ability.from} on ${ability.where} and ${ability.column('model')} = ${lock.column('model')}
      where ${lock.where} and ${lock.column('room_id')} = any(${value(0, 'bigint[]')}) and ${lock.column('device_type')} = ${DeviceType.lock}
        and ${boundIn(lock.column)}
      order by ${lock.key}`
  },
}

export const receivers: Receivers = {
  lock_setting: async (ask, rooms) =>
    (await ask(LOCKS_AT, rooms)).map(({ key, sn, home_id, room_id, grant_types, sub_types }) => ({
      place: Number(room_id),
      address: String(sn),
      record: { device_id: Number(key), home_id: Number(home_id) },
      features: { grant_type: codesOf(grant_types), setting_sub_type: codesOf(sub_types) },
    })),
}

const codesOf = (codes: unknown): ReadonlySet<string> | null =>
  codes === null ? null : new Set((codes as readonly number[]).map(String))

export const settingWrite: Command = {
  effects: async (work, done) => {
    await markOnline(
      work,
      done.map(({ task }) => task),
    )
    await settingsTaken(work, done)
  },
  refused: forgetReset,
  simulated: takesSettings,
}
