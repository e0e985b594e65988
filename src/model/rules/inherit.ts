/** Settings are inherited along references that lead from one to the next, and hold something that can be left open. */
import type { ConsistencyRule } from '../check.ts'
import { mistake } from '../mistake.ts'

export const inherit: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const names = entity.doc['x-inherit'] ?? []
    const references = [...entity.fields.values()].filter(({ kind }) => kind === 'reference')
    for (const [index, name] of names.entries()) {
      const path = ['x-inherit', index]
      const target = references.find((field) => field.name === name)?.doc['x-reference']
      if (target === undefined) {
        yield mistake(entity.raw, path, { message: `"${name}" is no reference of ${entity.name}`, word: name, words: references.map((field) => field.name) })
        continue
      }
      const wider = references.find((field) => field.name === names[index + 1])?.doc['x-reference']
      const leads = [...(linked.entities.get(target)?.fields.values() ?? [])].some(({ kind, doc }) => kind === 'reference' && doc['x-reference'] === wider)
      if (wider !== undefined && linked.entities.has(target) && !leads) yield mistake(entity.raw, path, { message: `${target} refers to no ${wider}, so that nothing can be inherited from it` })
    }
  }
}
