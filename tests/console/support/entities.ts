/**
 * What entities answer, held to the generated API document: a row that its schema does not allow is a mistake of the
 * test, a parameter or body that the server would refuse is a mistake of the console.
 */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { formats } from '../../../src/kinds/formats.ts'
import { listsOf } from '../../../src/model/detail-places.ts'
import { model } from './server.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: object
}
interface Operation {
  readonly parameters: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: object
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>
const api = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8')) as {
  readonly paths: Paths
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> }
}
const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true, formats })
ajv.addSchema({ $id: 'api', ...api })

export interface Asked {
  readonly url: URL
  /** Query of a reading call, body of a writing one. */
  readonly input: Readonly<Record<string, unknown>>
  readonly id: number
}

type Method = 'get' | 'post' | 'put' | 'delete'
type Answer = unknown

/** The path as the API document has it: `/v3/homes/{id}`. */
export function answerEntity(
  method: Method,
  path: string,
  answer: Answer | ((asked: Asked) => Answer),
): { readonly handler: HttpHandler; readonly seen: Asked[] } {
  const operation = api.paths[path]?.[method]
  if (!operation) throw new Error(`The API has no ${method} ${path}.`)
  const at = `api#/paths/${path.replaceAll('/', '~1')}/${method}`
  const seen: Asked[] = []
  const handler = http.all(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    if (request.method.toLowerCase() !== method) return undefined
    const url = new URL(request.url)
    const query = Object.fromEntries(url.searchParams)
    const body =
      method === 'get' || method === 'delete' ? undefined : ((await request.json()) as Record<string, unknown>)
    check(
      {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          operation.parameters
            .map(parameterOf)
            .filter((one) => one.in === 'query')
            .map(({ name, schema }) => [name, schema]),
        ),
      },
      { ...query },
      `the query ${url.search}`,
    )
    if (body)
      check(
        { $ref: `${at}/requestBody/content/application~1json/schema` },
        structuredClone(body),
        `the body for ${path}`,
      )
    const asked: Asked = { url, input: body ?? query, id: Number(params['id']) }
    seen.push(asked)
    const given = typeof answer === 'function' ? (answer as (asked: Asked) => Answer)(asked) : answer
    if (given instanceof Response) return given as HttpResponse<object>
    const envelope = { err_code: 0, err_msg: '', data: given }
    check(
      { $ref: `${at}/responses/200/content/application~1json/schema` },
      structuredClone(envelope),
      `the answer of ${method} ${path}`,
    )
    return HttpResponse.json(envelope)
  })
  return { handler, seen }
}

/** Nothing refers to the record yet, whatever entities may, and nobody has commented on it. */
export function emptyRelated(name: string): readonly HttpHandler[] {
  const { detail, comments } = model.entities[name]!
  const others = [...listsOf(detail).map(({ entity }) => entity), ...(comments === null ? [] : [comments])]
  return [...new Set(others.map((one) => model.entities[one]!.plural))].map(
    (plural) => answerEntity('get', `/v3/${plural}`, { list: [], count: 0, count_kind: 'exact', next: null }).handler,
  )
}

/** A failure of the catalogue, for an answer that is not always one. */
export function failure(key: string, data: unknown = null): HttpResponse<object> {
  const { code, status, message } = model.app.errors[key]!
  return HttpResponse.json({ err_code: code, err_msg: message.zh, data }, { status })
}

const parameterOf = (given: Operation['parameters'][number]): Parameter =>
  '$ref' in given ? api.components.parameters[given.$ref.split('/').at(-1)!]! : given

function check(schema: object, value: unknown, what: string): void {
  const validate = ajv.compile(schema)
  if (!validate(value)) throw new Error(`${what} does not satisfy its schema: ${ajv.errorsText(validate.errors)}`)
}
