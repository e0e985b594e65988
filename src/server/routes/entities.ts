import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Session } from '../passport/sessions.ts'
import type { Target } from './addresses.ts'
import type { Parts } from './api.ts'
import type { Asked } from './asked.ts'

export interface EntityRequest extends Parts {
  readonly asked: Asked
  readonly target: Exclude<Target, { kind: 'call' }>
  readonly session: Session
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export function answerEntity(_: EntityRequest): Promise<FastifyReply> {
  return Promise.reject(new AppError('unavailable'))
}
