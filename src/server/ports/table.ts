/** The ports that every console has. */
import { devices } from './devices.ts'
import { files } from './files.ts'
import { mail } from './mail.ts'
import type { EnginePortTable } from './port.ts'
import { sms } from './sms.ts'

export const enginePorts: EnginePortTable = { sms, mail, files, devices }
