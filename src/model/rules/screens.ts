/**
 * A list is of an entity, whoever may open a screen may read what it draws, and what only leads elsewhere says where;
 * its parameters are those of its own path.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { accessOf } from '../permissions.ts'
import type { Raw, ScreenDoc } from '../documents.ts'
import type { Linked } from '../linked.ts'
import { listFilterMistakes } from '../list-filter.ts'
import { columnMistakes, entityNameMistakes } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { EVERY } from '../permission-keys.ts'
import { leadingMistakes } from '../screen-addresses.ts'

export const screens: ConsistencyRule = function* (linked) {
  for (const raw of linked.screens.values()) {
    const { view, entity, to, path, columns = [] } = raw.doc
    if (view === 'list' && entity === undefined)
      yield mistake(raw, ['view'], { message: 'a list of what', expected: '"entity" beside it' })
    if (entity !== undefined) yield* entityNameMistakes(linked, raw, ['entity'], entity)
    if (entity !== undefined && linked.entities.get(entity)?.doc['x-internal'])
      yield mistake(raw, ['entity'], { message: `${entity} is internal and has no list` })
    if ((view === 'detail' || view === 'edit') && parameters(path).length === 0)
      yield mistake(raw, ['path'], { message: 'which record', expected: 'a parameter in its path, such as ":id"' })
    const listed = linked.entities.get(entity ?? '')
    if (listed) yield* listFilterMistakes({ linked, raw, entity: listed }, ['filter'], raw.doc.filter)
    for (const [at, name] of columns.entries()) if (listed) yield* columnMistakes(raw, listed, ['columns', at], name)
    yield* readable(linked, raw)
    if (view === 'redirect' && to === undefined)
      yield mistake(raw, ['view'], { message: 'a redirect to where', expected: '"to" beside it' })
    const own = new Set(parameters(path))
    for (const name of parameters(to ?? ''))
      if (!own.has(name))
        yield mistake(raw, ['to'], { message: `its path has no parameter "${name}"`, word: name, words: own })
    if (to !== undefined) yield* leadingMistakes(linked, raw, ['to'], to)
  }
}

/** The screen's key is the one that its records ask for, unless it is a report, which is read under its own. */
function* readable(linked: Linked, raw: Raw<ScreenDoc>): Iterable<Mistake> {
  const { view, entity: name, permission = EVERY, report = false, columns } = raw.doc
  const entity = linked.entities.get(name ?? '')
  if (report && (view !== 'list' || columns === undefined || permission === null))
    yield mistake(raw, ['report'], {
      message: 'a report is a list with columns and a key',
      expected: '"view": "list", "columns" and "permission" beside it',
    })
  if (report && [...linked.entities.values()].some(({ plural }) => plural === raw.name))
    yield mistake(raw, ['report'], {
      message: `"${raw.name}" is the plural of an entity, whose calls stand where the report's would`,
    })
  if (!entity || entity.doc['x-internal'] || report) return
  const { list, info, create } = accessOf(entity)
  // The page of a record shows what it may: of one that may not be read, what points at it.
  const needed = { list, edit: info, create }[view]
  if (needed !== undefined && permission !== needed)
    yield mistake(raw, ['permission'], {
      message: `the ${view} of ${name} asks for the key ${needed === null ? 'of nobody' : `"${needed}"`}`,
      expected: view === 'list' ? 'that key, or "report" beside it' : 'that key',
    })
}

const parameters = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
