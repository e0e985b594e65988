/** What each type of command comes to: one file each. A type of `schemas/enums/command_type.json` must stand here. */
import type { ProductCommands } from '../server/commands/command.ts'
import { readMileage } from './commands/read-mileage.ts'

export const commands: ProductCommands = { types: { refresh: null, read_mileage: readMileage } }
