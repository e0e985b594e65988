/**
 * No body costs more than it may: what each call takes has its bounds, and what goes beyond them is refused in few
 * words.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { tidied } from '../../src/kinds/tidying.ts'
import { orNullOf } from '../../src/kinds/verdict.ts'
import type { JsonSchema, Model } from '../../src/model/model.ts'
import { BOUNDS } from '../../src/server/bounds.ts'
import { addressesOf } from '../../src/server/routes/addresses.ts'
import { takenBy } from '../../src/server/routes/excess.ts'
import { parseBody } from '../../src/server/plugins/limits.ts'
import { describeOne } from '../support/stores.ts'
import { hostileBodies } from './support/hostile-bodies.ts'
import { loggedIn, projectModel, startServer, type Caller, type TestServer } from './support/server.ts'

const MOST_ANSWERED = 64_000

let model: Model
beforeAll(async () => {
  model = await projectModel()
})
const calls = () =>
  addressesOf(model).all.flatMap((address) => {
    const taken = takenBy(address.target)
    return taken === null ? [] : [{ ...address, ...taken }]
  })

const types = (schema: JsonSchema): readonly unknown[] => [schema['type']].flat()
const hasCodes = (schema: JsonSchema): boolean => 'const' in schema || 'enum' in schema || 'oneOf' in schema

/** Where a schema leaves open how much may come. */
function openings(schema: JsonSchema, path: string): readonly string[] {
  const given = orNullOf(schema) ?? schema
  const of = (name: string): readonly JsonSchema[] =>
    Object.values((given[name] ?? {}) as Readonly<Record<string, JsonSchema>>)
  const isText = types(given).includes('string') && !hasCodes(given)
  const item = given['items'] as JsonSchema | false | undefined
  return [
    ...(types(given).includes('array') && !(Number(given['maxItems']) <= 10_000) ? [`${path}: how many items?`] : []),
    ...(isText && given['maxLength'] === undefined && !('format' in given || 'pattern' in given)
      ? [`${path}: how long a text?`]
      : []),
    ...((types(given).includes('object') || 'properties' in given) &&
    given['additionalProperties'] !== false &&
    !('maxProperties' in given)
      ? [`${path}: which fields?`]
      : []),
    ...Object.entries((given['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(([name, one]) =>
      openings(one, `${path}.${name}`),
    ),
    ...(typeof item === 'object' ? openings(item, `${path}[]`) : []),
    ...of('prefixItems').flatMap((one, n) => openings(one, `${path}[${n}]`)),
  ]
}

/** Names and values of the largest body that the schema takes. */
function parts(schema: JsonSchema): number {
  const given = orNullOf(schema) ?? schema
  if (types(given).includes('array'))
    return (
      1 + Number(given['maxItems']) * (typeof given['items'] === 'object' ? parts(given['items'] as JsonSchema) : 1)
    )
  return (
    1 +
    Object.values((given['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).reduce(
      (sum, one) => sum + parts(one),
      0,
    )
  )
}

describe('What a call takes', () => {
  it('says of every list how many, of every text how long, of every object which fields', () => {
    expect(calls().length).toBeGreaterThan(200)
    expect(calls().flatMap(({ method, path, schema }) => openings(schema, `${method} ${path}`))).toEqual([])
  })

  it('is not more than is read of a body at all', () => {
    expect(
      calls()
        .map(({ method, path, schema }) => [`${method} ${path}`, parts(schema)] as const)
        .filter(([, most]) => most > BOUNDS.body.parts),
    ).toEqual([])
  })

  it('is of a set of codes no more than there are codes', () => {
    const sets = Object.values(model.entities).flatMap(({ name, fields }) =>
      fields
        .filter(({ kind, schema }) => kind === 'enum-set' && Array.isArray((schema['items'] as JsonSchema)['enum']))
        .map(({ name: field, schema }) => ({ name, field, schema })),
    )
    expect(sets.length).toBeGreaterThan(5)
    for (const { name, field, schema } of sets)
      expect([
        `${name}.${field}`,
        Number(schema['maxItems']) <= ((schema['items'] as JsonSchema)['enum'] as unknown[]).length,
      ]).toEqual([`${name}.${field}`, true])
  })
})

describe('A text', () => {
  it.each([
    ['blanks at both ends', '　 空\u200b ', '空'],
    ['blanks within', ' a  b ', 'a  b'],
    ['nothing but blanks', ' \u200b　', null],
    ['a character of two halves', '😀 ', '😀'],
    ['unseen characters of two halves', '\u{e0001}a\u{e0001}', 'a'],
    ['emoji joined to one', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ])('of %s means what is seen of it', (_, text, meant) => expect(tidied('line', text)).toBe(meant))
})

describe('A body of too many parts', () => {
  it('is refused before it is parsed', () => {
    expect(() => parseBody(`[${'1,'.repeat(BOUNDS.body.parts)}oops`)).toThrow('too_large')
    expect(parseBody(`[${'1,'.repeat(BOUNDS.body.parts - 2)}1]`)).toHaveLength(BOUNDS.body.parts - 1)
    expect(() => parseBody(`{"${'n'.repeat(BOUNDS.body.name + 1)}":1}`)).toThrow('parameter')
  })
})

describeOne('A body as large as a body may be', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
  })

  it('is refused by every call, in an answer that is short', { timeout: 480_000 }, async () => {
    const wrong: string[] = []
    let tried = 0
    for (const [place, { method, path, schema, part }] of calls().entries()) {
      const url = path.replaceAll(/\{\w+\}/g, '1')
      if (path.startsWith('/passport/') || /password$/.test(path)) continue
      // They take turns: each call has some, and each of them many calls.
      for (const { what, text } of hostileBodies(schema, part, 120_000).filter((_, n) => n % 12 === place % 12)) {
        // Of a call that takes none, a body with every field is an empty one.
        if (what === 'every field' && Object.keys(schema['properties'] ?? {}).length === 0) continue
        tried++
        const answer = await admin.call(method, url, text)
        if (answer.status < 400 || (answer.status > 499 && answer.status !== 501))
          wrong.push(`${method} ${path} with ${what}: ${answer.status}`)
        if (answer.text.length > MOST_ANSWERED)
          wrong.push(`${method} ${path} with ${what}: ${answer.text.length} characters`)
        expect(answer.json.data?.fields?.length ?? 0).toBeLessThanOrEqual(BOUNDS.answer.fields)
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(200)
  })

  it('names the field in which it is too large', async () => {
    const many = Array.from({ length: 9_000 }, (_, n) => n)
    const { json } = await admin.call('PUT', '/v3/tickets/1', { tags: many, version: 1 })
    expect(json).toMatchObject({ err_code: 4220, data: { fields: [{ field: 'tags' }] } })
    expect(json.data.fields).toHaveLength(1)
    expect(
      (await admin.call('PUT', '/v3/tickets/1', { tags: Array.from({ length: 150_000 }, (_, n) => n), version: 1 }))
        .status,
    ).toBe(413)
  })
})
