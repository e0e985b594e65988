/**
 * The two envelopes: of the main API and the file host, and of the passport. Data made by the database passes as the
 * text it is.
 */
import type { FastifyReply } from 'fastify'
import type { Host } from '../../model/model.ts'

export interface Failure {
  readonly code: number
  readonly message: string
  readonly data: Readonly<Record<string, unknown>> | null
  readonly requestId: string
}

/** `json` is JSON text already. */
type Seal = {
  readonly success: (json: string, requestId: string) => string
  readonly failure: (failure: Failure) => string
}

const main: Seal = {
  success: (json) => `{"err_code":0,"err_msg":"","data":${json}}`,
  failure: ({ code, message, data }) => JSON.stringify({ err_code: code, err_msg: message, data }),
}

/** The passport has no `data`: what it says stands beside the error number. */
const passport: Seal = {
  success: (json, requestId) =>
    `{"ErrNo":0,"ErrMsg":"","ReqID":${JSON.stringify(requestId)}${json.startsWith('{') && json !== '{}' ? `,${json.slice(1)}` : '}'}`,
  failure: ({ code, message, data, requestId }) =>
    JSON.stringify({ ErrNo: code, ErrMsg: message, ReqID: requestId, ...(data ?? {}) }),
}

export const ENVELOPES: Readonly<Record<Host, Seal>> = { main, passport, file: main }
export const JSON_TYPE = 'application/json; charset=utf-8'

export const send = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type(JSON_TYPE).send(text)
