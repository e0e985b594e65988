/** What each type of command comes to: one file each. A type of `schemas/enums/command_type.json` must stand here. */
import type { CommandTable, ProductCommands, SendableOf } from '../server/commands/command.ts'
import { readMileage } from './commands/read-mileage.ts'

const types = { refresh: null, read_mileage: readMileage } satisfies CommandTable

declare module '../server/commands/types.ts' {
  interface ProductCommandTypes {
    readonly sendable: SendableOf<typeof types>
  }
}

export const commands: ProductCommands = { types }
