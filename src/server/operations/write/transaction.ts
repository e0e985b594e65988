/**
 * One write: its transaction, tried again when two writers met, and what the database refuses told in the catalogue's
 * words.
 */
import type { Entity } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import { sqlState } from '../failures.ts'
import type { Body } from './body.ts'
import { refusal } from './refused.ts'

/** Serialisation failure and deadlock: nobody did wrong, and a second try goes through. */
const AGAIN: ReadonlySet<string> = new Set(['40001', '40P01'])
const TRIES = 3

export async function inTransaction<T>(
  context: Context,
  entity: Entity,
  body: Body,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  try {
    return await inOneTransaction(context, work)
  } catch (error) {
    throw refusal(context, entity, body, error) ?? error
  }
}

export const inOneTransaction = <T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> => {
  const once = () => context.store.transaction((connection) => work({ ...context, connection }))
  // What joins a transaction cannot be tried again by itself: all of it is gone.
  return context.store.isWithin() ? once() : triedAgain(once)
}

export async function triedAgain<T>(once: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once()
    } catch (error) {
      if (!metAnother(error) || tries === TRIES) throw error
    }
  }
}

export const metAnother = (error: unknown): boolean => AGAIN.has(sqlState(error))
