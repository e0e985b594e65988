/**
 * One account's visit to a host: asks, and judges whether the answer is the one that the documents promise; what it is
 * not goes to the findings.
 */
import type { ErrorEntry, Host as Server, JsonSchema, Model } from '../../src/model/model.ts'
import { isObject } from '../../src/values/is-object.ts'
import type { Findings, Sort } from './deviation.ts'
import type { Answer, Host, Sent } from './host.ts'
import { wrongIn } from './shapes.ts'

export interface Account {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  /** Keys that it holds, as the host says; all, where the documents have no call that says so. */
  readonly permissions: ReadonlySet<string>
}

export interface Visit {
  readonly model: Model
  readonly host: Host
  readonly account: Account
  readonly findings: Findings
}

export interface Asked extends Sent {
  /** As the documents write it. */
  readonly call: string
  readonly file: string
  readonly server?: Server
}

/** Tells of a deviation of this very request. */
export type Tell = (sort: Sort, at: string | null, says: string) => void

export const telling =
  ({ findings, account }: Visit, { call, method, url, file }: Asked): Tell =>
  (sort, at, says) => {
    findings.deviations.push({ sort, call, asked: `${method} ${url} (${account.name})`, at, says, file })
  }

export async function answerTo(visit: Visit, asked: Asked): Promise<Answer | null> {
  const { findings, host, account } = visit
  findings.calls.add(asked.call)
  findings.sent.count++
  try {
    return await host.send(asked, account.headers)
  } catch (error) {
    telling(visit, asked)('path', null, `no answer: ${(error as Error).message}`)
    return null
  }
}

/** What a call answers that must succeed; undefined where it does not. */
export async function dataOf(visit: Visit, asked: Asked, shape: JsonSchema): Promise<unknown> {
  const answer = await answerTo(visit, asked)
  return answer === null ? undefined : succeeded(visit, asked, answer, shape)
}

export function succeeded(visit: Visit, asked: Asked, answer: Answer, shape: JsonSchema): unknown {
  const tell = telling(visit, asked)
  if (answer.status < 200 || answer.status > 299) {
    const refusal = refusalIn(visit, asked, answer)
    if (refusal !== null) tell(sortOf(answer), null, `is refused: ${answer.status} ${refusal}`)
    return undefined
  }
  const seal = SEALS[asked.server ?? 'main']
  const wrong = [...wrongIn(seal.success, answer.json, 'answer'), ...dataWrong(seal, answer.json, shape)]
  for (const { at, says } of wrong) tell('shape', at, says)
  return wrong.length === 0 ? seal.data(answer.json) : undefined
}

const dataWrong = ({ data, root }: Seal, json: unknown, shape: JsonSchema) =>
  isObject(json) ? wrongIn(shape, data(json), root) : []

const sortOf = ({ status }: Answer): Sort =>
  status === 401 || status === 403 ? 'right' : status === 404 || status === 405 ? 'path' : 'code'

/** The catalogue's key of a refusal; null where it is none that the catalogue has, which is told. */
export function refusalIn(visit: Visit, asked: Asked, { status, json, type }: Answer): string | null {
  const tell = telling(visit, asked)
  const seal = SEALS[asked.server ?? 'main']
  if (json === undefined) {
    tell('shape', 'answer', `is ${status} ${type || 'without a media type'}, must be JSON with an error's number`)
    return null
  }
  const wrong = wrongIn(seal.failure, json, 'answer')
  for (const { at, says } of wrong) tell('shape', at, says)
  if (wrong.length > 0) return null
  const code = seal.code(json)
  const entries = Object.entries(visit.model.app.errors).filter(([, entry]) => entry.code === code)
  if (entries.length === 0) {
    tell('code', seal.codeAt, `is ${code}, which is not in the catalogue of errors`)
    return null
  }
  const meant = entries.find(([, entry]) => entry.status === status)
  if (meant === undefined) tell('code', 'status', `is ${status}, must be ${statuses(entries)} with ${code}`)
  return (meant ?? entries[0]!)[0]
}

const statuses = (entries: readonly (readonly [string, ErrorEntry])[]): string =>
  [...new Set(entries.map(([, { status }]) => status))].join(' or ')

/** It must be refused, and for one of these reasons. */
export async function mustRefuse(
  visit: Visit,
  asked: Asked,
  keys: readonly string[],
  sort: Sort,
  because: string,
): Promise<Answer | null> {
  const answer = await answerTo(visit, asked)
  if (answer === null) return null
  if (answer.status >= 200 && answer.status < 400) {
    telling(visit, asked)(
      sort,
      null,
      `is answered with ${answer.status}, must be refused as ${named(visit, keys)}: ${because}`,
    )
    return answer
  }
  const key = refusalIn(visit, asked, answer)
  if (key !== null && !keys.includes(key))
    telling(visit, asked)(
      sort === 'right' ? 'right' : 'code',
      SEALS[asked.server ?? 'main'].codeAt,
      `is refused as ${named(visit, [key])}, must be ${named(visit, keys)}: ${because}`,
    )
  return answer
}

const named = ({ model }: Visit, keys: readonly string[]): string =>
  keys
    .flatMap((key) => {
      const entry = model.app.errors[key]
      return entry ? [`${key} (${entry.status}, ${entry.code})`] : []
    })
    .join(' or ') || keys.join(' or ')

interface Seal {
  readonly success: JsonSchema
  readonly failure: JsonSchema
  readonly root: string
  readonly codeAt: string
  code(json: unknown): unknown
  data(json: unknown): unknown
}

const TEXT: JsonSchema = { type: 'string', minLength: 1 }

const MAIN: Seal = {
  success: {
    type: 'object',
    required: ['err_code', 'err_msg', 'data'],
    properties: { err_code: { const: 0 }, err_msg: { type: 'string' } },
  },
  failure: {
    type: 'object',
    required: ['err_code', 'err_msg', 'data'],
    properties: {
      err_code: { type: 'integer', not: { const: 0 } },
      err_msg: TEXT,
      data: {
        type: ['object', 'null'],
        properties: {
          fields: {
            type: 'array',
            items: {
              type: 'object',
              required: ['field', 'message'],
              properties: { field: { type: 'string' }, message: TEXT },
            },
          },
        },
      },
    },
  },
  root: 'data',
  codeAt: 'err_code',
  code: (json) => (json as Readonly<Record<string, unknown>>)['err_code'],
  data: (json) => (json as Readonly<Record<string, unknown>>)['data'],
}

/** What the passport says stands beside its number. */
const PASSPORT: Seal = {
  success: { type: 'object', required: ['ErrNo'], properties: { ErrNo: { const: 0 } } },
  failure: {
    type: 'object',
    required: ['ErrNo', 'ErrMsg', 'ReqID'],
    properties: { ErrNo: { type: 'integer', not: { const: 0 } }, ErrMsg: TEXT, ReqID: { type: 'string' } },
  },
  root: 'answer',
  codeAt: 'ErrNo',
  code: (json) => (json as Readonly<Record<string, unknown>>)['ErrNo'],
  data: (json) => json,
}

const SEALS: Readonly<Record<Server, Seal>> = { main: MAIN, passport: PASSPORT, file: MAIN }
