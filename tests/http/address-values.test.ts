/** What stands in an address is text: every call that takes something there reads it as its document means it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../src/errors/app-error.ts'
import { exampleOf } from '../../src/kinds/examples.ts'
import type { Call, Json, JsonSchema, Model } from '../../src/model/model.ts'
import { readPayload } from '../../src/server/routes/payload.ts'
import { projectModel } from './support/server.ts'

let model: Model
beforeAll(async () => {
  model = await projectModel()
})

/** Good values of a parameter: each of its codes, or one. */
function examplesOf(schema: JsonSchema): readonly Json[] {
  if ('const' in schema) return [schema['const']!]
  if (Array.isArray(schema['enum'])) return schema['enum'] as Json[]
  const choices = (schema['oneOf'] ?? schema['anyOf']) as readonly JsonSchema[] | undefined
  if (choices) return choices.flatMap(examplesOf)
  const [type] = [schema['type']].flat()
  if (type === 'integer' || type === 'number') return [Number(schema['minimum'] ?? 7)]
  if (type === 'boolean') return [true, false]
  if (type === 'array')
    return [
      Array.from({ length: Number(schema['minItems'] ?? 1) }, () => examplesOf(schema['items'] as JsonSchema)[0]!),
    ]
  const texts = ['x'.repeat(Number(schema['minLength'] ?? 1)), 'x.y']
  return [exampleOf(schema) ?? texts.find((text) => new RegExp(String(schema['pattern'] ?? ''), 'u').test(text))!]
}

const inPath = ({ path }: Call): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const parametersOf = (call: Call): Readonly<Record<string, JsonSchema>> => {
  const all = Object.entries((call.request['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>)
  return Object.fromEntries(
    all.filter(([name]) => call.method === 'GET' || call.method === 'DELETE' || inPath(call).includes(name)),
  )
}

/**
 * The call with one example of each parameter, the one in question with the given one; and what the call makes of it.
 */
function read(call: Call, name: string, example: Json): unknown {
  const examples = {
    ...Object.fromEntries(Object.entries(parametersOf(call)).map(([other, schema]) => [other, examplesOf(schema)[0]!])),
    [name]: example,
  }
  const texts = Object.entries(examples).map(([parameter, value]) => [parameter, [value].flat().join(',')] as const)
  const path = inPath(call)
  const sent = {
    params: Object.fromEntries(texts.filter(([one]) => path.includes(one))),
    query: Object.fromEntries(texts.filter(([one]) => !path.includes(one))),
  }
  try {
    return readPayload(model, call, { ...sent, body: {} })[name]
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Of a call with a body, nothing is sent but what stands in its address.
    const about = error.data?.fields?.filter(({ field }) => field === name) ?? []
    return call.method === 'PUT' || call.method === 'POST'
      ? about.length === 0
        ? example
        : about
      : `${error.key}: ${JSON.stringify(error.data?.fields)}`
  }
}

describe('What an address holds as text', () => {
  it('is read as the document of each call means it: numbers, codes, yes and no, days, lists', () => {
    const wrong: string[] = []
    let tried = 0
    for (const call of Object.values(model.calls)) {
      for (const [name, schema] of Object.entries(parametersOf(call))) {
        for (const example of examplesOf(schema)) {
          tried++
          const got = read(call, name, example)
          if (JSON.stringify(got) !== JSON.stringify(example))
            wrong.push(`${call.name}: ${name}=${JSON.stringify(example)} → ${JSON.stringify(got)}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(200)
  })

  it('is no number in any but its one way of writing', () => {
    const call = Object.values(model.calls).find(
      ({ method, path, request }) => method === 'GET' && path.endsWith('/remarks') && request['properties'],
    )!
    for (const id of ['01', '1e0', '1.0', '+1', 'abc', ''])
      expect(() => readPayload(model, call, { params: { id }, query: {}, body: undefined }), id).toThrow('not_found')
    expect(() => readPayload(model, call, { params: { id: '1' }, query: { limit: '020' }, body: undefined })).toThrow(
      'invalid',
    )
  })
})
