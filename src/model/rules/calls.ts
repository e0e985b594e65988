/** Calls have addresses of their own, their parameters are said in the request, and what answers them is there. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { JsonObject, Path } from '../documents.ts'
import type { Mistake } from '../mistake.ts'
import type { Json } from '../model.ts'
import type { Linked, LinkedCall } from '../linked.ts'
import { accessOf } from '../permissions.ts'
import { ENTITY_CALLS } from '../entity-calls.ts'
import { entityNameMistakes, repeated } from '../lookup.ts'
import { mistake } from '../mistake.ts'
import { listFilterMistakes } from '../list-filter.ts'

export const calls: ConsistencyRule = function* (linked) {
  for (const call of linked.calls.values()) {
    const { raw } = call
    const known = parametersOf(call)
    for (const name of braced(raw.doc.path)) {
      if (!known.includes(name))
        yield mistake(raw, ['path'], {
          message: `the request has no property "${name}" for the path`,
          word: name,
          words: known,
        })
    }
    yield* answers(linked, call)
    for (const part of ['request', 'response'] as const) yield* needed(raw, [part], raw.doc[part])
  }
  const addressed = [...linked.calls.values()].map(({ raw }) => ({
    raw,
    address: `${raw.doc.host ?? 'main'} ${raw.doc.method} ${raw.doc.path.replace(/\{[^}]*\}/g, '{}')}`,
  }))
  const own = new Map(ownCalls(linked))
  for (const { raw, address } of addressed) {
    const entity = own.get(address)
    if (entity !== undefined)
      yield mistake(raw, ['path'], { message: `it stands where a call of ${entity} does`, expected: 'another path' })
  }
  for (const { thing, first } of repeated(addressed, ({ address }) => address)) {
    yield mistake(thing.raw, ['path'], { message: `the same call as ${first.raw.file}` })
  }
}

/** What must be there is one of the properties, where the document says which there are. */
function* needed(
  raw: LinkedCall['raw'],
  path: Path,
  body: Json | undefined,
  around: readonly string[] | null = null,
): Iterable<Mistake> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return
  const { required, properties, $ref } = body as JsonObject
  const known = $ref === undefined ? (properties === undefined ? around : Object.keys(properties as object)) : null
  for (const [index, name] of (known === null ? [] : ((required ?? []) as readonly string[])).entries())
    if (!known!.includes(name))
      yield mistake(raw, [...path, 'required', index], {
        message: `there is no property "${name}"`,
        word: name,
        words: known!,
      })
  for (const [step, inner] of partsOf(body as JsonObject)) yield* needed(raw, [...path, ...step], inner, known)
  for (const [name, inner] of Object.entries((properties ?? {}) as JsonObject))
    yield* needed(raw, [...path, 'properties', name], inner)
  yield* needed(raw, [...path, 'items'], (body as JsonObject)['items'])
}

/** Parts that speak of the same value. */
const partsOf = (body: JsonObject): readonly (readonly [Path, Json | undefined])[] => [
  ...(['not', 'then', 'else'] as const).map((key) => [[key], body[key]] as const),
  ...(['anyOf', 'oneOf', 'allOf'] as const).flatMap((key) =>
    ((body[key] ?? []) as readonly Json[]).map((one, index) => [[key, index], one] as const),
  ),
]

/** Addresses of the calls that entities have by themselves. */
function* ownCalls(linked: Linked): Iterable<readonly [address: string, entity: string]> {
  for (const entity of linked.entities.values()) {
    const access = accessOf(entity)
    for (const { method, path, needs } of Object.values(ENTITY_CALLS))
      if (access[needs] !== null)
        yield [`main ${method} /v3/${entity.plural}${path.replace(/\{[^}]*\}/g, '{}')}`, entity.name]
  }
}

function* answers(linked: Linked, call: LinkedCall): Generator<Mistake> {
  const {
    raw,
    raw: { doc },
  } = call
  if (doc.answers === undefined) return
  if (doc.answers.operation === 'person') return yield* copyMistakes(linked, call)
  const { report, filter = {} } = doc.answers
  const screen = linked.screens.get(report ?? '')?.doc
  const name = doc.answers.entity ?? screen?.entity ?? ''
  if (doc.pending === true || doc.method !== 'GET')
    yield mistake(raw, ['answers'], {
      message: doc.pending === true ? 'a call that is answered is not pending' : 'records are read with GET',
    })
  if ((doc.answers.entity === undefined) === (report === undefined))
    yield mistake(raw, ['answers'], { message: 'it answers either an entity or a report' })
  if (report !== undefined && screen?.report !== true && !linked.broken.has(`screens/${report}`))
    yield mistake(raw, ['answers', 'report'], {
      message: `no report "${report}"`,
      word: report,
      words: [...linked.screens.values()].filter((one) => one.doc.report === true).map((one) => one.name),
    })
  if (doc.answers.entity !== undefined) yield* entityNameMistakes(linked, raw, ['answers', 'entity'], name)
  const entity = linked.entities.get(name)
  if (entity?.doc['x-internal'])
    yield mistake(raw, ['answers', 'entity'], { message: `${name} is internal and has no list` })
  const known = parametersOf(call)
  if (entity) yield* listFilterMistakes({ linked, raw, entity }, ['answers', 'filter'], filter)
  for (const [key, value] of Object.entries(filter)) {
    for (const parameter of braced(value)) {
      if (!known.includes(parameter))
        yield mistake(raw, ['answers', 'filter', key], {
          message: `the request has no property "${parameter}"`,
          word: parameter,
          words: known,
        })
    }
  }
}

/** What is kept of a person is given to whoever does something to them: that stands in the log, a look does not. */
function* copyMistakes(linked: Linked, { raw }: LinkedCall): Generator<Mistake> {
  const { answers, action, method, pending } = raw.doc
  const { entity: name = '', report, filter } = answers!
  if (pending === true || method !== 'POST')
    yield mistake(raw, ['answers'], {
      message:
        pending === true ? 'a call that is answered is not pending' : 'what is kept of a person is asked with POST',
    })
  if (report !== undefined || filter !== undefined)
    yield mistake(raw, ['answers'], { message: 'all that is kept of a person is neither a report nor filtered' })
  yield* entityNameMistakes(linked, raw, ['answers', 'entity'], name)
  const entity = linked.entities.get(name)
  if (entity && entity.doc['x-person'] === undefined)
    yield mistake(raw, ['answers', 'entity'], { message: `the records of ${name} are not people` })
  if (action?.entity !== name || action.record === undefined)
    yield mistake(raw, ['answers'], {
      message: 'nobody knows which person',
      expected: '"action" with a "record" of it',
    })
}

const parametersOf = ({ raw }: LinkedCall): readonly string[] =>
  Object.keys((raw.doc.request?.['properties'] ?? {}) as object)
const braced = (text: string): readonly string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
