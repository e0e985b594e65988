/** A list is of an entity, and what only leads elsewhere says where; its parameters are those of its own path. */
import type { ConsistencyRule } from '../check.ts'
import { isKnown } from '../linked.ts'
import { entityNames } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const screens: ConsistencyRule = function* (linked) {
  for (const raw of linked.screens.values()) {
    const { view, entity, to, path, columns = [] } = raw.doc
    if (view === 'list' && entity === undefined) yield mistake(raw, ['view'], { message: 'a list of what', expected: '"entity" beside it' })
    if (entity !== undefined && !isKnown(linked, 'entities', linked.entities, entity)) yield mistake(raw, ['entity'], { message: `no entity "${entity}"`, word: entity, words: entityNames(linked) })
    if (entity !== undefined && linked.entities.get(entity)?.doc['x-internal']) yield mistake(raw, ['entity'], { message: `${entity} is internal and has no list` })
    if ((view === 'detail' || view === 'edit') && parameters(path).length === 0) yield mistake(raw, ['path'], { message: 'which record', expected: 'a parameter in its path, such as ":id"' })
    const fields = linked.entities.get(entity ?? '')?.fields
    for (const [at, name] of columns.entries()) if (fields && !fields.has(name)) yield mistake(raw, ['columns', at], { message: `${entity} has no field "${name}"`, word: name, words: fields.keys() })
    if (view === 'redirect' && to === undefined) yield mistake(raw, ['view'], { message: 'a redirect to where', expected: '"to" beside it' })
    const own = new Set(parameters(path))
    for (const name of parameters(to ?? '')) if (!own.has(name)) yield mistake(raw, ['to'], { message: `its path has no parameter "${name}"`, word: name, words: own })
  }
}

const parameters = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
