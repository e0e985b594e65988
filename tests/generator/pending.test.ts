import { expect, it } from 'vitest'
import { report } from '../../generators/report.ts'
import { openapi } from '../../generators/emit/openapi.ts'
import { operations } from '../../src/apartment/operations.ts'
import { calls as known } from '../../src/generated/calls.ts'
import openapiDocument from '../../src/generated/openapi.json' with { type: 'json' }
import { loadModel } from '../../src/model/load.ts'
import { handlerOf } from '../../src/server/routes/calls.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const pending = Object.values(model.calls).filter((call) => call.pending)

it('lists every call that has nothing behind it, and how many these are', () => {
  const text = report(model)
  expect(pending.filter(({ path }) => !text.includes(` ${path} `))).toEqual([])
  expect(text).toContain(`${pending.length} of ${Object.keys(model.calls).length} special calls are not built yet.`)
})

it('leaves them out of the table that a browser loads, and those that only give an entity’s list another address', () => {
  const others = Object.values(model.calls).filter(({ answers, action }) => answers !== null && action === null)
  expect([...pending, ...others].filter(({ name }) => name in known)).toEqual([])
  expect(Object.keys(known).length + pending.length + others.length).toBe(Object.keys(model.calls).length)
})

it.each(pending.map((call) => [call.name, call] as const))(
  '%s answers that it is not available',
  async (_name, call) => {
    await expect(handlerOf(call, operations)({} as never)).rejects.toMatchObject({ key: 'unavailable' })
  },
)

it('describes the calls in words that every reader of OpenAPI knows', () => {
  const words = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      words.add(key)
      collect(inner)
    }
  }
  collect(openapiDocument)
  expect([...words].filter((word) => /^(format\w+imum|ordered)$/.test(word))).toEqual([])
})

it('gives no two calls addresses that could be taken for each other', () => {
  const paths = Object.keys(openapi(model)['paths'] as object)
  const shapes = paths.map((path) => path.split('/').map((segment) => (segment.startsWith('{') ? null : segment)))
  const alike = (a: readonly (string | null)[], b: readonly (string | null)[]): boolean =>
    a.length === b.length &&
    a.every((segment, at) => segment === null || b[at] === null || segment === b[at]) &&
    a.some((segment, at) => segment === null && b[at] !== null) &&
    a.some((segment, at) => segment !== null && b[at] === null)
  expect(
    paths.filter((_, at) => shapes.some((other, place) => place !== at && alike(shapes[at] ?? [], other))),
  ).toEqual([])
})
