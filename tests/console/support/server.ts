/**
 * The server as the console sees it, made of the call schemas: an answer that the schema of its call does not allow is
 * a mistake of the test, and a request that the server would refuse is a mistake of the console.
 */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { Call, Host, Model } from '../../../src/model/model.ts'
import type { calls } from '../../../src/generated/calls.ts'

/** What the shell asks on every page, whatever the page is. */
const always = [
  http.get('*/static/time', () => HttpResponse.json({ err_code: 0, err_msg: '', data: { time: 1 } })),
  http.get('*/v3/messages', () =>
    HttpResponse.json({ err_code: 0, err_msg: '', data: { list: [], count: 0, count_kind: 'exact', next: null } }),
  ),
  http.get('*/v3/service/unread', () => HttpResponse.json({ err_code: 0, err_msg: '', data: { own: 0, waiting: 0 } })),
  http.get('*/v3/get_sms_left', () => HttpResponse.json({ err_code: 0, err_msg: '', data: 0 })),
  http.get('*/v3/dashboard', () => HttpResponse.json({ err_code: 0, err_msg: '', data: { counts: [], days: [] } })),
]

export const server = setupServer(...always)
export const ORIGIN = 'http://console.test'
export const model = JSON.parse(readFileSync('src/generated/model.json', 'utf8')) as Model

const MOUNTS: Record<Host, string> = { main: '', passport: '/passport', file: '/files' }
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))

export interface Seen {
  /** Payloads of the requests so far, first to last. */
  readonly payloads: unknown[]
  readonly requests: Request[]
}

/** A call of the catalogue that answers this data; what it is sent is checked and kept. */
export function answerCall(
  name: keyof typeof calls | keyof Model['calls'],
  data: unknown,
): { readonly handler: HttpHandler; readonly seen: Seen } {
  const call = model.calls[name]!
  const body =
    call.host === 'passport'
      ? { ErrNo: 0, ErrMsg: '', ReqID: 'request-1', ...(data as object) }
      : { err_code: 0, err_msg: '', data }
  check(call.response, call.host === 'passport' ? body : data, `the answer of ${name}`)
  return answer(call, body, 200, (payload) => check(call.request, payload, `the request to ${name}`))
}

/** A call of the catalogue that fails with this entry of the error catalogue. */
export function failCall(
  name: keyof typeof calls,
  key: string,
  data: object = {},
): { readonly handler: HttpHandler; readonly seen: Seen } {
  const { code, status, message } = model.app.errors[key]!
  const call = model.calls[name]!
  const body =
    call.host === 'passport'
      ? { ErrNo: code, ErrMsg: message.zh, ReqID: 'request-1', ...data }
      : { err_code: code, err_msg: message.zh, data }
  return answer(call, body, status, () => undefined)
}

/** Any address of the main API, for what entities answer. */
export const answerPath = (method: Call['method'], path: string, data: unknown) =>
  answer({ host: 'main', method, path }, { err_code: 0, err_msg: '', data }, 200, () => undefined)

export function failPath(method: Call['method'], path: string, key: string, data: unknown = null) {
  const { code, status, message } = model.app.errors[key]!
  return answer({ host: 'main', method, path }, { err_code: code, err_msg: message.zh, data }, status, () => undefined)
}

function answer(
  { host, method, path }: Pick<Call, 'host' | 'method' | 'path'>,
  body: unknown,
  status: number,
  look: (payload: unknown) => void,
) {
  const seen: Seen = { payloads: [], requests: [] }
  const handler = http.all(`*${MOUNTS[host]}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
    if (request.method !== method) return undefined
    const payload = await payloadOf(request.clone())
    seen.requests.push(request)
    seen.payloads.push(payload)
    look(payload)
    return HttpResponse.json(body as object, { status })
  })
  return { handler, seen }
}

async function payloadOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'DELETE')
    return Object.fromEntries(new URL(request.url).searchParams)
  return request.headers.get('content-type')?.startsWith('multipart/') === true
    ? Object.fromEntries(await request.formData())
    : request.json()
}

function check(schema: object, value: unknown, what: string): void {
  const validate = ajv.compile(schema)
  if (!validate(value)) throw new Error(`${what} does not satisfy its schema: ${ajv.errorsText(validate.errors)}`)
}
