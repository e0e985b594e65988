/** A file of calls: which code is behind the call, and how the call's requests are judged. */
import type { FastifyReply } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { fileCalls } from '../calls/by-file/by-file.ts'
import { callFile } from '../calls/by-file/call-file.ts'
import type { Means } from '../calls/by-file/running.ts'
import type { Target } from './addresses.ts'
import { authorise, identify } from './asked.ts'
import { FOLLOWING_FAILED } from './call-input.ts'
import { operationOf } from './calls.ts'
import { contextOf } from './context.ts'
import { answered, type EntityRequest, refuseParameters } from './entities.ts'
import { readValues } from './payload.ts'

interface FileRequest extends Omit<EntityRequest, 'target'> {
  readonly target: Extract<Target, { kind: 'file' }>
}

export async function answerFile(fileRequest: FileRequest): Promise<FastifyReply> {
  const { asked, target, session, request } = fileRequest
  refuseParameters(target, asked.query)
  const file = callFile(asked.inForce.model, target.call)
  if (file === null) throw new AppError('no_such_api')
  const context = contextOf(fileRequest, asked, session)
  const input = { query: asked.query, body: request.body }
  return answered(fileRequest, await fileCalls[target.operation](context, file, meansOf(fileRequest), input))
}

function meansOf(fileRequest: FileRequest): Means {
  const { asked, target, product, config, outgoing, ports, written, request, store } = fileRequest
  const { call } = target
  const operation = operationOf(call.name, product.operations)
  if (operation === null) throw new AppError('unavailable')
  const { model } = asked.inForce
  return {
    operation,
    request: (values) => readValues(model, call, values),
    again: async () => {
      const now = { ...asked, now: store.now() }
      const session = await identify(request, now, fileRequest, 'find')
      authorise(now, session)
      return contextOf(fileRequest, now, session!)
    },
    checkAnswer: config.checkAnswers,
    outgoing,
    ports: ports.all,
    written,
    failed: (error) => {
      request.log.error({ err: error, call: call.name }, 'a row of a file has failed')
    },
    warn: (error) => {
      request.log.warn({ err: error, call: call.name }, FOLLOWING_FAILED)
    },
  }
}
