/** What the code of a call that the engine answers itself is given. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../auth/sessions.ts'
import type { Asked } from './asked.ts'
import type { Parts } from './parts.ts'
import type { Payload } from './payload.ts'

export type Task = () => Promise<void>
export const FOLLOWING_FAILED = 'a call has succeeded, and what was to follow has failed'

export interface CallInput extends Omit<Parts, 'source'> {
  readonly asked: Asked
  /** Null only in a call that needs no login. */
  readonly session: Session | null
  readonly payload: Payload
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Done once the caller has been answered; what fails there is said in the log alone. */
  readonly later: (task: Task) => void
}

/** Answers the envelope's data, or a stream that is sent as it is. */
export type CallHandler = (input: CallInput) => Promise<unknown>
