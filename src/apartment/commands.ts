/** The effect of each type of command: one file each. A type of `schemas/enums/command_type.json` must stand here. */
import { NetState } from '../generated/enums.ts'
import type { OwnStatement } from '../server/calls/statements.ts'
import type { CommandTable, ProductCommands, SendableOf } from '../server/commands/command.ts'
import { accessCommands } from './commands/access.ts'
import { cardCommands } from './commands/cards.ts'
import { credentialCommands } from './commands/credentials.ts'
import { meterCommands } from './commands/meters.ts'
import { refresh } from './commands/refresh.ts'
import { restart } from './commands/restart.ts'
import { settingWrite } from './commands/settings.ts'

const types = {
  ...accessCommands,
  ...cardCommands,
  ...credentialCommands,
  ...meterCommands,
  refresh,
  restart,
  setting_write: settingWrite,
  time_sync: null,
} satisfies CommandTable

declare module '../server/commands/types.ts' {
  interface ProductCommandTypes {
    readonly sendable: SendableOf<typeof types>
  }
}

export const AWAY: OwnStatement = {
  name: 'devices out of reach',
  text: ({ company, value }) => {
    const { from, where, column } = company('device')
    return `select ${column('sn')} as sn from ${from} where ${where} and ${column('sn')} = any(${value(0, 'text[]')}) and ${column('former')} = 0 and ${column('net_state')} = ${NetState.offline}`
  },
}

export const commands: ProductCommands = {
  types,
  away: async ({ ask }, addresses) => {
    const found = await ask(AWAY, addresses)
    return new Set(found.map(({ sn }) => String(sn)))
  },
}
