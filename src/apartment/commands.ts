/** What each type of command comes to: one file each. A type of `schemas/enums/command_type.json` must stand here. */
import { NetState, type CommandType } from '../generated/enums.ts'
import type { CommandTable, ProductCommands } from '../server/commands/command.ts'
import { refresh } from './commands/refresh.ts'
import { restart } from './commands/restart.ts'

const types = {
  access_deliver: null,
  access_remove: null,
  capacity_set: null,
  card_create: null,
  card_delete: null,
  card_loss: null,
  credential_delete: null,
  credential_freeze: null,
  credential_unfreeze: null,
  face_create: null,
  fingerprint_create: null,
  meter_charge: null,
  meter_clear: null,
  meter_read: null,
  meter_reset: null,
  overdraft_set: null,
  password_create: null,
  password_delete: null,
  password_update: null,
  refresh,
  remote_open: null,
  restart,
  setting_write: null,
  switch_off: null,
  switch_on: null,
  time_sync: null,
  valve_close: null,
  valve_open: null,
} satisfies CommandTable

/** The types that can be sent: of any other no code says what it comes to. */
export type Sendable = { [Type in CommandType]: (typeof types)[Type] extends null ? never : Type }[CommandType]

export const commands: ProductCommands = {
  types,
  isAway: async ({ records }, { address }) => {
    const [device] = await records.of('device').find({ sn: address }, ['net_state'], 1)
    return device?.net_state === NetState.offline
  },
}
