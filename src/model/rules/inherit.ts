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
