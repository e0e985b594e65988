/** Calls have addresses of their own, their parameters are said in the request, and what answers them is there. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Mistake } from '../mistake.ts'
import type { Linked, LinkedCall } from '../linked.ts'
import { accessOf } from '../conventions/entity.ts'
import { ENTITY_CALLS } from '../entity-calls.ts'
import { entityNameMistakes, repeated } from '../lookup.ts'
import { mistake } from '../mistake.ts'
import { ENDINGS } from '../list-parameters.ts'

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
  for (const [key, value] of Object.entries(filter)) {
    const [first = ''] = key.split('.')
    const field = first.slice(0, first.length - (ENDINGS.find((one) => first.endsWith(one))?.length ?? 0))
    if (entity && !entity.fields.has(field) && !entity.fields.has(key))
      yield mistake(raw, ['answers', 'filter', key], {
        message: `${name} has no field "${field}"`,
        word: field,
        words: [...entity.fields.keys()],
      })
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

const parametersOf = ({ raw }: LinkedCall): readonly string[] =>
  Object.keys((raw.doc.request?.['properties'] ?? {}) as object)
const braced = (text: string): readonly string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
