/** Which rows a list, a count or an export is about: search and filters of an address as a plan and its values. */
import { searchFields } from '../../../kinds/search.ts'
import { ARCHIVED } from '../../../model/archive.ts'
import { aboveIn, TOP } from '../../../model/list-parameters.ts'
import type { Entity } from '../../../model/model.ts'
import { demand } from '../../policies/rights.ts'
import { likePattern, lookup, type Word } from '../../sql/conditions.ts'
import type { Selection } from '../../sql/list.ts'
import { entityNamed, fieldCalled } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { maySee } from './fields.ts'
import { filtersOf } from './filters.ts'
import { refuseManyGuesses } from './guesses.ts'
import { badValue, unknownParameter } from './refusal.ts'
import type { Values } from './values.ts'

const LONGEST_SEARCH = 100
const MOST_WORDS = 5

export type Query = Readonly<Record<string, string>>

/** `own` are the parameters that the operation itself reads. */
export async function selectionOf(
  context: Context,
  entity: Entity,
  query: Query,
  own: readonly string[],
  values: Values,
): Promise<Selection> {
  const selection = readSelection(context, entity, query, own, values)
  await refuseManyGuesses(context, selection, values.all)
  return selection
}

function readSelection(
  context: Context,
  entity: Entity,
  query: Query,
  own: readonly string[],
  values: Values,
): Selection {
  const searches = searchFields(entity).length > 0
  const archived = entity.archive && asksArchive(context, entity, query)
  const top = topAsked(context, entity, query)
  const filters = Object.entries(query)
    .filter(
      ([name]) =>
        !own.includes(name) &&
        !(name === 'q' && searches) &&
        !(name === ARCHIVED && entity.archive) &&
        !(name === TOP && top !== null),
    )
    .flatMap(([name, text]) => {
      const found = filtersOf(context, entity, name, text, values)
      if (found === null) throw unknownParameter(name, allowedNames(entity, own, searches))
      return found
    })
  const words = searches && query['q'] !== undefined ? wordsOf(query['q'], values) : []
  const unseen =
    words.length === 0
      ? []
      : searchFields(entityNamed(context.model, entity.name))
          .filter((field) => !maySee(context.actor)(field) || fieldCalled(entity, field.name) === undefined)
          .map(({ name }) => name)
  return {
    entity: entity.name,
    filters,
    words,
    unseen,
    ...(archived && { which: 'archived' as const }),
    ...(top && { top }),
  }
}

/** Who may put records there may look at them. */
export function asksArchive({ actor }: Context, entity: Entity, { [ARCHIVED]: said = 'false' }: Query): boolean {
  if (said !== 'true' && said !== 'false') throw badValue(ARCHIVED)
  if (said === 'true') demand(actor, entity, 'remove')
  return said === 'true'
}

/** Null: it is not asked for, or there is no tree that the asker sees. */
function topAsked({ actor }: Context, entity: Entity, { [TOP]: said }: Query): string | null {
  const field = fieldCalled(entity, aboveIn(entity) ?? '')
  if (said === undefined || field === undefined || !maySee(actor)(field)) return null
  if (said !== 'true') throw badValue(TOP)
  return field.name
}

const allowedNames = (entity: Entity, own: readonly string[], searches: boolean): readonly string[] => [
  ...new Set([
    ...own,
    ...(searches ? ['q'] : []),
    ...(entity.archive ? [ARCHIVED] : []),
    ...(aboveIn(entity) === null ? [] : [TOP]),
    ...entity.list.filters,
    ...entity.fields.filter(({ filter }) => filter).map(({ name }) => name),
  ]),
]

/** A search of blanks finds everything; each word must be found. */
function wordsOf(text: string, values: Values): readonly Word[] {
  if (text.length > LONGEST_SEARCH || text.includes('\0')) throw badValue('q')
  const words = text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length > MOST_WORDS) throw badValue('q')
  return words.map((word) => ({ at: values.add(word), pattern: values.add(likePattern(word)), by: lookup(word) }))
}
