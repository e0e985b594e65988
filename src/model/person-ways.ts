/** How records belong to people, as their document says it or by their references to them. */
import type { Linked, LinkedEntity } from './linked.ts'
import { follow } from './lookup.ts'
import type { PersonWay } from './model.ts'

const isPerson = (linked: Linked, name: string | undefined): name is string =>
  name !== undefined && linked.entities.get(name)?.doc['x-person'] !== undefined

/** What a way says that leads to nobody is left out: the rules tell of it. */
export const personWaysOf = (linked: Linked, entity: LinkedEntity): readonly PersonWay[] => [
  ...ownWays(linked, entity),
  ...(entity.doc['x-of-person'] ?? []).flatMap(({ by = [], same = {}, unless = [], alone = false }) => {
    const through = middleOf(linked, entity, by)
    if (through === null) return []
    const people = [...new Set(ownWays(linked, through).map(({ person }) => person))]
    return people.map((person) => ({ person, by, through: through.name, same, unless, alone }))
  }),
]

/** What the references end at, which is no person and says how it belongs to one. */
export function middleOf(linked: Linked, entity: LinkedEntity, by: readonly string[]): LinkedEntity | null {
  const end = endOf(linked, entity, by)
  const found = linked.entities.get(end ?? '')
  return found?.doc['x-of-person'] === undefined || isPerson(linked, end) ? null : found
}

function endOf(linked: Linked, entity: LinkedEntity, by: readonly string[]): string | undefined {
  const led = by.length === 0 ? null : follow(linked, entity, by)
  return led !== null && led.problem === undefined ? led.field.doc['x-reference'] : undefined
}

function ownWays(linked: Linked, entity: LinkedEntity): readonly PersonWay[] {
  const said = entity.doc['x-of-person']
  if (said === undefined)
    return [...entity.fields.values()].flatMap(({ name, kind, doc }) =>
      kind === 'reference' && doc['x-computed'] === undefined && isPerson(linked, doc['x-reference'])
        ? [{ person: doc['x-reference'], by: [name], same: {}, unless: [], alone: false }]
        : [],
    )
  const people = [...linked.entities.values()].filter(({ doc }) => doc['x-person'] !== undefined)
  return said.flatMap(({ by = [], same = {}, unless = [], alone = false }) => {
    const end = endOf(linked, entity, by)
    const found = by.length === 0 ? people.map(({ name }) => name) : isPerson(linked, end) ? [end] : []
    return found.map((person) => ({ person, by, same, unless, alone }))
  })
}
