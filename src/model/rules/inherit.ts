/** Settings are inherited along references that lead from one to the next, and hold something that can be left open. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const inherit: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const said = entity.doc['x-inherit'] ?? []
    const names = said.filter((name) => !name.includes('.'))
    if (names.length > 0 && entity.doc['x-locked']?.remove)
      yield mistake(entity.raw, ['x-locked', 'remove'], {
        message: "of settings the whole company's stay, and all others may be removed",
      })
    yield* levelMistakes(linked, entity, names)
    yield* togetherMistakes(entity)
    const references = [...entity.fields.values()].filter(({ kind }) => kind === 'reference')
    for (const [index, name] of said.entries()) {
      const path = ['x-inherit', index]
      if (name.includes('.')) {
        yield* aboveMistakes(linked, entity, index)
        continue
      }
      const target = references.find((field) => field.name === name)?.doc['x-reference']
      if (target === undefined) {
        yield mistake(entity.raw, path, {
          message: `"${name}" is no reference of ${entity.name}`,
          word: name,
          words: references.map((field) => field.name),
        })
        continue
      }
      const wider = references.find((field) => field.name === names[names.indexOf(name) + 1])?.doc['x-reference']
      const leads = [...(linked.entities.get(target)?.fields.values() ?? [])].some(
        ({ kind, doc }) => kind === 'reference' && doc['x-reference'] === wider,
      )
      if (wider !== undefined && linked.entities.has(target) && !leads)
        yield mistake(entity.raw, path, {
          message: `${target} refers to no ${wider}, so that nothing can be inherited from it`,
        })
    }
  }
}

/** After its reference, and a list of the same kind as that one refers to. */
function* aboveMistakes(linked: Linked, entity: LinkedEntity, index: number): Iterable<Mistake> {
  const said = entity.doc['x-inherit'] ?? []
  const [link = '', by = ''] = said[index]?.split('.') ?? []
  const path = ['x-inherit', index]
  if (said[index - 1] !== link) {
    yield mistake(entity.raw, path, { message: `"${link}.${by}" must follow "${link}"` })
    return
  }
  const target = entity.fields.get(link)?.doc['x-reference'] ?? ''
  const lists = [...(linked.entities.get(target)?.fields.values() ?? [])].filter(
    ({ kind, doc }) => kind === 'references' && doc['x-reference'] === target,
  )
  if (linked.entities.has(target) && !lists.some(({ name }) => name === by))
    yield mistake(entity.raw, path, {
      message: `"${by}" is no list of ${target} in ${target}`,
      word: by,
      words: lists.map(({ name }) => name),
    })
}

/** A code for each level, the whole company's first. */
function* levelMistakes(linked: Linked, entity: LinkedEntity, links: readonly string[]): Iterable<Mistake> {
  const level = entity.doc['x-level']
  if (level === undefined) return
  const field = entity.fields.get(level)
  const codes =
    field?.enum === undefined || field.enum === null ? undefined : linked.enums.get(field.enum)?.doc.oneOf?.length
  const path = ['x-level']
  if (links.length === 0)
    yield mistake(entity.raw, path, { message: `${entity.name} are no settings`, expected: '"x-inherit"' })
  else if (codes === undefined)
    yield mistake(entity.raw, path, {
      message: `"${level}" is no field of codes of ${entity.name}`,
      word: level,
      words: [...entity.fields.values()].filter(({ kind }) => kind === 'enum').map(({ name }) => name),
    })
  else if (codes !== links.length + 1)
    yield mistake(entity.raw, path, {
      message: `"${level}" has ${codes} codes; there are ${links.length + 1} levels, with the whole company`,
    })
}

/** Fields that a place may leave open, each in one setting alone, whose name is no field's. */
function* togetherMistakes(entity: LinkedEntity): Iterable<Mistake> {
  const taken = new Set<string>(entity.fields.keys())
  const used = new Set<string>()
  for (const [index, { name, fields }] of (entity.doc['x-together'] ?? []).entries()) {
    const path = ['x-together', index]
    if (taken.has(name)) yield mistake(entity.raw, [...path, 'name'], { message: `"${name}" is taken already` })
    taken.add(name)
    for (const [at, one] of fields.entries()) {
      if (!entity.fields.has(one))
        yield mistake(entity.raw, [...path, 'fields', at], {
          message: `"${one}" is no field of ${entity.name}`,
          word: one,
          words: [...entity.fields.keys()],
        })
      else if (used.has(one))
        yield mistake(entity.raw, [...path, 'fields', at], { message: `"${one}" is part of another setting already` })
      used.add(one)
    }
  }
}
