/**
 * What tells of people is found when they ask for it, and can be overwritten: it is of a person, or belongs to one, and
 * a field that must hold something says what stands in its place.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { follow, unknownField } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { FieldKindName } from '../model.ts'
import { middleOf, personWaysOf } from '../person-ways.ts'

/** Kinds of what two records may have alike. */
const COMPARED: ReadonlySet<FieldKindName | null> = new Set(['string', 'reference'] as const)

export const people: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const isPerson = entity.doc['x-person'] !== undefined
    if (isPerson) yield* erasedMistakes(entity)
    yield* wayMistakes(linked, entity)
    const isReached = isPerson || personWaysOf(linked, entity).length > 0
    for (const field of entity.fields.values()) {
      const said = field.doc['x-personal']
      if (said === undefined || said === false) continue
      if (!isReached && entity.doc['x-of-person'] === undefined)
        yield mistake(entity.raw, [...field.path, 'x-personal'], {
          message: `"${field.name}" of ${entity.name} belongs to no person`,
          expected: '"x-person", a reference to a person, or "x-of-person"',
          key: true,
        })
      yield* placeMistakes(entity, field, said)
    }
  }
}

/** What is required, or could not hold the text, would be refused by the database. */
function* placeMistakes(
  entity: LinkedEntity,
  { name, path, doc }: LinkedField,
  said: boolean | string,
): Iterable<Mistake> {
  const at = [...path, 'x-personal']
  if (doc['x-computed'] !== undefined)
    return yield mistake(entity.raw, at, { message: `"${name}" is worked out, and cannot be overwritten`, key: true })
  const isRequired = entity.doc.required?.includes(name) === true
  if (said === true && isRequired && doc.type !== 'array')
    yield mistake(entity.raw, at, {
      message: `"${name}" must have a value`,
      expected: 'the text that stands in its place',
    })
  if (typeof said !== 'string') return
  const fits =
    doc.type === 'string' &&
    [...said].length <= (doc.maxLength ?? Infinity) &&
    (doc.pattern === undefined || new RegExp(doc.pattern, 'u').test(said))
  if (!fits) yield mistake(entity.raw, at, { message: `${JSON.stringify(said)} is no value of "${name}"` })
}

function* erasedMistakes(entity: LinkedEntity): Iterable<Mistake> {
  const { erased } = entity.doc['x-person']!
  const field = entity.fields.get(erased)
  if (field === undefined) yield unknownField(entity, ['x-person', 'erased'], erased)
  else if (field.kind !== 'datetime' || field.doc['x-computed'] !== undefined)
    yield mistake(entity.raw, ['x-person', 'erased'], { message: `"${erased}" holds no date and time` })
}

function* wayMistakes(linked: Linked, entity: LinkedEntity): Iterable<Mistake> {
  for (const [at, { by = [], same = {}, unless = [] }] of (entity.doc['x-of-person'] ?? []).entries()) {
    const path = ['x-of-person', at]
    const led = by.length === 0 ? null : follow(linked, entity, by)
    if (led !== null && led.problem !== undefined)
      yield mistake(entity.raw, [...path, 'by'], { message: led.problem, word: led.word, words: led.words })
    const end =
      led !== null && led.problem === undefined ? linked.entities.get(led.field.doc['x-reference'] ?? '') : null
    const isLed = end?.doc['x-person'] !== undefined || middleOf(linked, entity, by) !== null
    if (end !== null && !isLed && led?.problem === undefined)
      yield mistake(entity.raw, [...path, 'by'], { message: 'this leads to no person' })
    const all = [...linked.entities.values()].filter(({ doc }) => doc['x-person'] !== undefined)
    const those = end?.doc['x-person'] === undefined ? all : [end]
    for (const [index, name] of unless.entries())
      if (!entity.fields.has(name)) yield unknownField(entity, [...path, 'unless', index], name)
    for (const [own, theirs] of Object.entries(same)) {
      if (!entity.fields.has(own)) yield unknownField(entity, [...path, 'same', own], own)
      for (const person of those)
        if (!COMPARED.has(person.fields.get(theirs)?.kind ?? null))
          yield mistake(entity.raw, [...path, 'same', own], {
            message: `${person.name} has no "${theirs}" that could be the same`,
            word: theirs,
            words: [...person.fields.values()].flatMap(({ name, kind }) => (COMPARED.has(kind) ? [name] : [])),
          })
    }
  }
}
