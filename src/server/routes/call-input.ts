/** What the code of a call that the engine answers itself is given. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session, Sessions } from '../auth/sessions.ts'
import type { Outgoing } from '../commands/send.ts'
import type { Config } from '../config.ts'
import type { Files } from '../files/blobs.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Loop } from '../loop.ts'
import type { Live } from '../messages/live.ts'
import type { OpenPorts } from '../ports/open-ports.ts'
import type { Product } from '../product.ts'
import type { Store } from '../store/store.ts'
import type { Asked } from './asked.ts'
import type { Payload } from './payload.ts'

export interface CallInput {
  readonly asked: Asked
  /** Null only in a call that needs no login. */
  readonly session: Session | null
  readonly payload: Payload
  readonly store: Store
  readonly sessions: Sessions
  readonly config: Config
  readonly ports: OpenPorts
  readonly live: Live
  readonly product: Product
  readonly outgoing: Outgoing
  readonly runner: Pick<Runner, 'wake'>
  readonly inbox: Pick<Loop, 'wake'>
  readonly files: Files
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Answers the envelope's data, or a stream that is sent as it is. */
export type CallHandler = (input: CallInput) => Promise<unknown>
