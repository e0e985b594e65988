/**
/**
 * The records that a statement is about: within the tenant, what the asker is limited to at each scope level, and what
 * its owner keeps private. Every list, record and write names its table through `main` or `own`.
 */
import type { Entity, Field, Owner, ScopeLevel } from '../../model/model.ts'
import { TENANT } from '../../model/tenant.ts'
import { expression } from './expressions.ts'
import {
  all,
  column,
  entityNamed,
  fieldNamed,
  keyOf,
  links,
  referred,
  type Source,
  via,
  type Which,
} from './sources.ts'
import type { Writing } from './writing.ts'

/** What the asker may see. */
export const main = (writing: Writing, entity: Entity, which?: Which): Source =>
  limited(writing, entity, seen, shownBy, which)

/**
 * As `main`, for what the asker may change: what belongs to their own places alone. What belongs to the whole company
 * is not theirs.
 */
export const own = (writing: Writing, entity: Entity, which?: Which): Source =>
  limited(writing, entity, owned, mine, which)

/**
 * As `own`, for what the asker has just written: a notice may be for others alone, and is not to be seen by whoever
 * caused it.
 */
export const ownWritten = (writing: Writing, entity: Entity): Source =>
  limited(writing, { ...entity, scope: { ...entity.scope, seen: null } }, owned, mine)

type Paths = readonly (readonly string[])[]
interface Limited {
  readonly writing: Writing
  readonly source: Source
  readonly paths: Paths | null
  readonly allowed: () => string
}

type Ownership = (writing: Writing, source: Source, owner: Owner) => string
const mine: Ownership = (writing, source, { by }) => `${column(source, by)} = ${writing.slot({ is: 'me' })}`
const shownBy: Ownership = (writing, source, owner) =>
  `(${mine(writing, source, owner)} or coalesce(${expression(writing, source, owner.seen)}, false))`

function limited(
  writing: Writing,
  entity: Entity,
  condition: (limited: Limited) => string,
  ownership: Ownership,
  which?: Which,
): Source {
  const source = via(writing, entity, which)
  return { ...source, where: all([source.where, limits(writing, source, condition, ownership)]) }
}

/** What the asker may see of records that are reached otherwise; `true` where nothing limits them. */
export const withinScope = (writing: Writing, source: Source): string => limits(writing, source, seen, shownBy)

/** Of records that the asker sees, those that he may change; `true` where both come to the same. */
export function changeable(writing: Writing, source: Source): string {
  const change = limits(writing, source, owned, mine)
  return numbered(change) === numbered(withinScope(writing, source)) ? 'true' : change
}

/** A condition with its aliases counted from its beginning. */
function numbered(condition: string): string {
  const places = new Map<string, number>()
  return condition.replaceAll(/\bt\d+\b/g, (alias) => {
    places.set(alias, places.get(alias) ?? places.size)
    return `t${places.get(alias)}`
  })
}

const limits = (
  writing: Writing,
  source: Source,
  condition: (limited: Limited) => string,
  ownership: Ownership,
): string => all(limitsOf(writing, source, condition, ownership).map((limit) => limit.condition))

/** `company`: which it is; `owner`, `seen`: rules of the records themselves. */
export type LimitName = { readonly is: 'level'; readonly level: string } | { readonly is: 'company' | 'owner' | 'seen' }
type Limit = LimitName & { readonly condition: string }

/** What limits whoever asks, one by one: all of it holds of the records that are theirs. */
function limitsOf(
  writing: Writing,
  source: Source,
  condition: (limited: Limited) => string,
  ownership: Ownership,
): readonly Limit[] {
  const { entity } = source
  const { scope } = entity
  // Of the companies, their own: it is nobody's who is limited at any level.
  const isClient = !entity.tenant && entity.key === TENANT
  const limit = ({ name }: ScopeLevel): readonly Limit[] =>
    writing.bounds.levels.includes(name) && (entity.tenant || isClient)
      ? [
          {
            is: 'level',
            level: name,
            condition: condition({
              writing,
              source,
              paths: scope.levels[name] ?? null,
              allowed: () => writing.slot({ is: 'level', name }),
            }),
          },
        ]
      : []
  const owner: readonly Limit[] =
    scope.owner !== null && writing.bounds.owner
      ? [{ is: 'owner', condition: ownership(writing, source, scope.owner) }]
      : []
  const shown: readonly Limit[] =
    scope.seen !== null && writing.bounds.owner
      ? [{ is: 'seen', condition: `coalesce(${expression(writing, source, scope.seen)}, false)` }]
      : []
  const company: readonly Limit[] = isClient
    ? [{ is: 'company', condition: `${keyOf(source)} = ${writing.slot({ is: 'client' })}` }]
    : []
  return [...company, ...writing.model.app.scopes.flatMap(limit), ...owner, ...shown]
}

/** Each limit by itself, for seeing and for changing: what tells why a record is somebody's or is not. */
export function limitsApart(
  writing: Writing,
  source: Source,
): readonly (LimitName & { readonly sees: string; readonly changes: string })[] {
  const changes = limitsOf(writing, source, owned, mine)
  return limitsOf(writing, source, seen, shownBy).map(({ condition: sees, ...name }, at) => ({
    ...name,
    sees,
    changes: changes[at]!.condition,
  }))
}

function seen({ writing, source, paths, allowed }: Limited): string {
  if (paths === null) return 'true'
  const theirs = oneLeadsTo(writing, source, paths, { some: allowed() })
  return source.entity.scope.shared === null ? theirs : orNowhere(writing, source, paths, theirs)
}

function owned({ writing, source, paths, allowed }: Limited): string {
  const open = source.entity.scope.shared === 'change'
  if (paths === null) return String(open)
  const theirs = oneLeadsTo(writing, source, paths, { every: allowed() })
  return open ? orNowhere(writing, source, paths, theirs) : theirs
}

const nowhere = (writing: Writing, source: Source, paths: Paths): readonly string[] =>
  paths.map((path) => leadsTo(writing, source, path, 'nothing'))
const orNowhere = (writing: Writing, source: Source, paths: Paths, theirs: string): string =>
  `(${theirs} or ${bracketed(nowhere(writing, source, paths))})`
const bracketed = (conditions: readonly string[]): string =>
  conditions.length === 1 ? conditions[0]! : `(${all(conditions)})`

/** The first path that does not end at nothing ends as it must. */
function oneLeadsTo(writing: Writing, source: Source, paths: Paths, end: Exclude<End, 'nothing'>): string {
  const ways = paths.map((path, place) =>
    bracketed([...nowhere(writing, source, paths.slice(0, place)), leadsTo(writing, source, path, end)]),
  )
  return ways.length === 1 ? ways[0]! : `(${ways.join(' or ')})`
}

/** What the path's end must be: one of the allowed keys (of several: some of them, or every one), or nothing at all. */
type End =
  | { readonly some: string; readonly every?: undefined }
  | { readonly every: string; readonly some?: undefined }
  | 'nothing'

function leadsTo(writing: Writing, source: Source, [first = '', ...rest]: readonly string[], end: End): string {
  const field = fieldNamed(source.entity, first)
  if (field.kind === 'references') return linksTo(writing, source, field, rest, end)
  if (rest.length === 0)
    return end === 'nothing'
      ? `${column(source, first)} is null`
      : `${column(source, first)} = any(${end.some ?? end.every})`
  const next = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const found = `${column(source, first)} in (select ${keyOf(next)} from ${next.from} where ${all([next.where, leadsTo(writing, next, rest, end)])})`
  return end === 'nothing' ? `(${column(source, first)} is null or ${found})` : found
}

function linksTo(writing: Writing, source: Source, field: Field, rest: readonly string[], end: End): string {
  const linked = (condition: (item: string) => string) => {
    const link = links(writing, source.entity, field)
    return `exists (select 1 from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`, condition(link.item)])})`
  }
  const any = linked(() => 'true')
  if (end === 'nothing') return `not ${any}`
  if (rest.length > 0) {
    const next = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
    const found = `(select ${keyOf(next)} from ${next.from} where ${all([next.where, leadsTo(writing, next, rest, end)])})`
    return end.some !== undefined
      ? linked((item) => `${item} in ${found}`)
      : `(${any} and not ${linked((item) => `${item} not in ${found}`)})`
  }
  if (end.some !== undefined) return linked((item) => `${item} = any(${end.some})`)
  return `(${any} and not ${linked((item) => `${item} <> all(${end.every})`)})`
}
