/** What an account would be given if it asked now: for work that is done in its name while it is away. */
import type { Context } from '../operations/context.ts'
import type { Connection } from '../store/store.ts'
import { standingOf } from './sessions.ts'

/** Null: it is switched off, or gone. */
export type AsAccount = (connection: Connection, client: number, staff: number) => Promise<Context | null>

export const asAccountWith =
  (asSystem: (client: number) => Context): AsAccount =>
  async (connection, client_id, staff_id) => {
    const context = asSystem(client_id)
    const standing = await standingOf(connection, context.model, { client_id, staff_id })
    return standing && { ...context, ...standing, connection }
  }
