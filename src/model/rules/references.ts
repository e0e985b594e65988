/** References name entities that exist, and what stands beside them makes sense. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Path, Raw } from '../documents.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { isKnown } from '../linked.ts'
import { allFields, entityNameMistakes, isWritten } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const references: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    const target = field.doc['x-reference']
    if (target === undefined) yield* strays(entity, field)
    else if (isKnown(linked, 'entities', linked.entities, target)) {
      yield* within(linked, entity, field, target)
      yield* deletion(entity, field)
    } else yield* entityNameMistakes(linked, entity.raw, [...field.path, 'x-reference'], target)
  }
  for (const { raw, fields, answered } of linked.calls.values()) {
    for (const { doc, path, name } of fields.values())
      if (doc['x-within'] !== undefined && isWritten(raw.doc, [...path, 'x-within']))
        yield* noReference(raw, [...path, 'x-within'], doc['x-within'], name, fields, 'the request')
    for (const { doc, path } of [...fields.values(), ...answered.values()])
      if (doc['x-reference'] !== undefined && isWritten(raw.doc, [...path, 'x-reference']))
        yield* entityNameMistakes(linked, raw, [...path, 'x-reference'], doc['x-reference'])
  }
}

/** What agrees with another reference names one that stands beside it. */
function* noReference(
  raw: Raw<unknown>,
  path: Path,
  word: string,
  of: string,
  fields: LinkedEntity['fields'],
  whose: string,
): Iterable<Mistake> {
  const words = [...fields.values()].filter(({ kind, name }) => kind === 'reference' && name !== of)
  const names = words.map(({ name }) => name)
  if (!names.includes(word))
    yield mistake(raw, path, { message: `"${word}" is no reference of ${whose}`, word, words: names })
}

function* strays(entity: LinkedEntity, field: LinkedField): Iterable<Mistake> {
  for (const keyword of ['x-on-delete', 'x-within', 'x-follows'] as const) {
    if (field.doc[keyword] !== undefined)
      yield mistake(entity.raw, [...field.path, keyword], {
        message: `"${keyword}" on a field that refers to nothing`,
        expected: '"x-reference" beside it',
        key: true,
      })
  }
}

function* within(linked: Linked, entity: LinkedEntity, field: LinkedField, target: string): Iterable<Mistake> {
  const name = field.doc['x-within']
  yield* following(linked, entity, field, target)
  if (name === undefined) return
  const path = [...field.path, 'x-within']
  const wrong = [...noReference(entity.raw, path, name, field.name, entity.fields, entity.name)]
  if (wrong.length > 0) return yield* wrong
  const shared = entity.fields.get(name)?.doc['x-reference']
  const agrees = [...(linked.entities.get(target)?.fields.values() ?? [])].some(
    (other) => other.kind === 'reference' && other.doc['x-reference'] === shared,
  )
  if (linked.entities.has(target) && !agrees)
    yield mistake(entity.raw, path, {
      message: `${target} refers to no ${shared}, so that it cannot agree with "${name}"`,
    })
}

/** What moves with another record takes over the value of the field that is called alike. */
function* following(linked: Linked, entity: LinkedEntity, field: LinkedField, target: string): Iterable<Mistake> {
  const name = field.doc['x-within']
  if (field.doc['x-follows'] !== true) return
  const path = [...field.path, 'x-follows']
  if (name === undefined)
    yield mistake(entity.raw, path, {
      message: '"x-follows" without "x-within"',
      expected: '"x-within" beside it',
      key: true,
    })
  else if (field.kind === 'references') yield mistake(entity.raw, path, { message: 'a list follows no single record' })
  else if (linked.entities.has(target) && !linked.entities.get(target)!.fields.has(name))
    yield mistake(entity.raw, path, { message: `${target} has no field "${name}" that could be followed` })
}

function* deletion(entity: LinkedEntity, field: LinkedField): Iterable<Mistake> {
  const mustHold = entity.doc.required?.includes(field.name) || field.doc.default !== undefined
  if (field.doc['x-on-delete'] === 'null' && mustHold && field.kind === 'reference') {
    yield mistake(entity.raw, [...field.path, 'x-on-delete'], {
      message: `"${field.name}" can never be null`,
      expected: 'restrict or cascade',
    })
  }
  if (field.doc['x-on-delete'] === 'keep' && field.kind === 'references') {
    yield mistake(entity.raw, [...field.path, 'x-on-delete'], {
      message: 'a list keeps no key of what is gone',
      expected: 'restrict or cascade',
    })
  }
  if (field.doc['x-on-delete'] === 'restrict_last' && field.kind !== 'references') {
    yield mistake(entity.raw, [...field.path, 'x-on-delete'], {
      message: `"${field.name}" is no list that could lose its last`,
      expected: 'restrict, cascade or null',
    })
  }
}
