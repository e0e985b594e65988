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

export async function inOneTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await context.store.judged((connection) => work({ ...context, connection }))
    } catch (error) {
      if (!AGAIN.has(sqlState(error)) || tries === TRIES) throw error
    }
  }
}
