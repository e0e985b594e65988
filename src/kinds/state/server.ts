/** A code that a workflow owns: read and asked for like any, and never what was sent. */
import { enumServer } from '../enum/server.ts'
import type { ServerKind } from '../server-kind.ts'

export const stateServer: ServerKind = { ...enumServer, foreseen: false }
