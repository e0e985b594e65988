/**
 * Where people keep what they made of a list (its filters, order and columns), and by which names the schemas knew the
 * fields before that these may say.
 */
import { ENDINGS } from '../model/list-parameters.ts'
import type { Entity, Field, Model } from '../model/model.ts'
import type { KeptNames, RenamedInList } from './table.ts'

type Columns = Readonly<Record<string, KeptNames['as']>>

/** By entity, with the column that names the list. */
const KEPT: Readonly<Record<string, { readonly list: string; readonly columns: Columns }>> = {
  saved_view: { list: 'list', columns: { filters: 'filters', sorting: 'order', layout: 'names' } },
  scheduled_report: { list: 'report', columns: { query: 'parameters' } },
}

export const keptNames = (entity: string, column: string): Pick<KeptNames, 'list' | 'as'> | undefined => {
  const { list = '', columns = {} } = KEPT[entity] ?? {}
  const as = columns[column]
  return as && { list, as }
}

/** Of every list, and of every report, which is asked like one. */
export function renamedInLists(model: Model): readonly RenamedInList[] {
  const entities = Object.values(model.entities)
  // As a rule there is none, and each start would look through all fields of all lists for it.
  if (!entities.some(({ fields }) => fields.some(({ renamedFrom }) => renamedFrom !== null))) return []
  return [...entities, ...Object.values(model.reports).map(({ entity }) => entity)].flatMap((list) =>
    renamedIn(model, list),
  )
}

function renamedIn(model: Model, list: Entity): readonly RenamedInList[] {
  const names = new Set([...list.fields.map(({ name }) => name), ...list.list.filters, ...list.list.columns])
  const parameters = new Set([...names].flatMap(withEndings))
  return [...names].flatMap((is) =>
    formerNames(model, list, is)
      .filter((was) => !names.has(was))
      // One that is called so now is another filter.
      .map((was) => ({ list: list.plural, was, is, endings: ENDED.filter((ending) => !parameters.has(was + ending)) })),
  )
}

const ENDED = ['', ...ENDINGS]
const withEndings = (name: string): readonly string[] => ENDED.map((ending) => name + ending)

/** A dimension is called what the field at the end of its path is, unless it has a name of its own. */
function formerNames(model: Model, { name, grouping }: Entity, said: string): readonly string[] {
  const own = model.entities[name]
  const dimension = grouping?.dimensions.find((one) => one.name === said)
  if (dimension === undefined) return formerPaths(model, own, said.split('.')).filter((was) => was !== said)
  const field = fieldAt(model, own, dimension.path)
  return field?.renamedFrom == null || field.name !== said ? [] : [field.renamedFrom]
}

/** As it is, and with every field on the way by the name that it had. */
function formerPaths(
  model: Model,
  entity: Entity | undefined,
  [first = '', ...rest]: readonly string[],
): readonly string[] {
  const field = entity?.fields.find(({ name }) => name === first)
  const names = [first, ...(field?.renamedFrom == null ? [] : [field.renamedFrom])]
  if (rest.length === 0) return names
  const further = formerPaths(model, model.entities[field?.reference?.entity ?? ''], rest)
  return names.flatMap((name) => further.map((path) => `${name}.${path}`))
}

/** At the end of a path through references. */
export function fieldAt(
  model: Model,
  entity: Entity | undefined,
  [name, ...rest]: readonly string[],
): Field | undefined {
  const field = entity?.fields.find((one) => one.name === name)
  return rest.length === 0 ? field : fieldAt(model, model.entities[field?.reference?.entity ?? ''], rest)
}
