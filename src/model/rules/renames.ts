/** What was renamed, a field or an entity, had a name that nobody has now. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { formerName } from '../plural.ts'

export const renames: ConsistencyRule = function* (linked) {
  yield* ofEntities(linked)
  for (const entity of linked.entities.values()) {
    const before = new Map<string, string>()
    for (const field of entity.fields.values()) {
      const old = field.doc['x-renamed-from']
      if (old === undefined) continue
      const at = (message: string) => mistake(entity.raw, [...field.path, 'x-renamed-from'], { message })
      if (entity.fields.has(old)) yield at(`"${old}" is a field of ${entity.name} still`)
      if (before.has(old)) yield at(`"${old}" became "${before.get(old)}" already`)
      before.set(old, field.name)
    }
  }
}

function* ofEntities({ entities }: Linked): Generator<Mistake> {
  const owners = new Map([...entities.values()].map(({ plural, name }) => [plural, name]))
  const [names, tables] = [new Map<string, string>(), new Map<string, string>()]
  for (const entity of entities.values()) {
    const former = formerName(entity.name, entity.doc)
    if (former === null) continue
    const [byName, byTable] = [at(entity, 'x-renamed-from'), at(entity, 'x-plural-from')]
    const { name, plural } = former
    if (entity.doc['x-renamed-from'] !== undefined) {
      if (entities.has(name)) yield byName(`"${name}" is an entity still`)
      else if (names.has(name)) yield byName(`"${name}" became "${names.get(name)}" already`)
      names.set(name, entity.name)
    }
    const owner = owners.get(plural)
    // Of a name that stands for another's, its table is no second mistake.
    if (entities.has(name) && entity.doc['x-plural-from'] === undefined) continue
    if (owner !== undefined && (owner !== entity.name || entity.doc['x-plural-from'] !== undefined))
      yield byTable(`"${plural}" is the table of ${owner} still`)
    else if (tables.has(plural) && names.get(name) === entity.name)
      yield byTable(`"${plural}" became "${tables.get(plural)}" already`)
    tables.set(plural, entity.plural)
  }
}

const at =
  ({ raw, doc }: LinkedEntity, keyword: 'x-renamed-from' | 'x-plural-from') =>
  (message: string) =>
    mistake(raw, [doc[keyword] === undefined ? 'x-renamed-from' : keyword], { message })
