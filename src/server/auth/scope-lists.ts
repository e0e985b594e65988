/** What an account, or an API token, lists at each scope level, as SQL over its row: from this its scope is made. */
import { ident, literal } from '../../kinds/sql-text.ts'
import { ITEM, joinTableName, OWNER } from '../../kinds/tables.ts'
import { ACCOUNTS } from '../../model/accounts.ts'
import type { Model, ScopeLevel } from '../../model/model.ts'
import { TENANT } from '../../model/tenant.ts'
import { entityNamed, fieldCalled, fieldNamed } from '../sql/sources.ts'

/** Whose row lists, and what of it says that it is limited at a level. */
interface Lister {
  readonly entity: string
  readonly alias: string
  readonly counts: (level: ScopeLevel) => string
}

const ACCOUNT: Lister = {
  entity: ACCOUNTS,
  alias: 't',
  counts: ({ only }) =>
    only === null ? 'true' : `coalesce(t.${ident(only.field)}::text = ${literal(String(only.is))}, false)`,
}

/** With its digest as `h`: what a token was limited by may be gone, and the token stays limited. */
const TOKEN: Lister = {
  entity: 'api_token',
  alias: 'k',
  counts: ({ name }) => `coalesce(${literal(name)} = any(string_to_array(h.limited_at, ',')), false)`,
}

/** A JSON object: level → `Listed` of `policies/scope.ts`. */
export const listsOf = (model: Model): string => listsIn(model, ACCOUNT)
/** The same of an API token, whose row is `k`. */
export const tokenListsOf = (model: Model): string => listsIn(model, TOKEN)

const listsIn = (model: Model, lister: Lister): string =>
  object(model.app.scopes.map((level) => [level.name, listOf(model, level, lister)]))

/** A level that tokens cannot be limited at has no list of theirs. */
function listOf(model: Model, level: ScopeLevel, lister: Lister): string {
  if (fieldCalled(entityNamed(model, lister.entity), level.list) === undefined)
    return object([
      ['ids', array('null::json')],
      ['above', object([])],
      ['counts', 'false'],
    ])
  const above = stepsUp(model, level, lister).map(
    ({ within, by }, place, steps) =>
      [
        within,
        array(
          `select json_agg(distinct ${by}) filter (where ${by} is not null) from ${listed(model, level, lister, steps.slice(0, place + 1))}`,
        ),
      ] as const,
  )
  return object([
    ['ids', array(`select json_agg(j.${ident(ITEM)}) from ${listed(model, level, lister, [])}`)],
    ['above', object(above)],
    ['counts', lister.counts(level)],
  ])
}

interface Step {
  /** The level above that it leads to. */
  readonly within: string
  /** The column that holds its key. */
  readonly by: string
  readonly join: string
}

/** From a level's list up to each level above it. */
function stepsUp(
  model: Model,
  level: ScopeLevel,
  lister: Lister,
  key = `j.${ident(ITEM)}`,
  place = 0,
): readonly Step[] {
  const { name, within } = level
  const next = model.app.scopes.find((one) => one.name === within?.level)
  if (within === null || next === undefined) return []
  const entity = entityNamed(model, name)
  const by = `a${place}.${ident(within.by)}`
  const join = ` join ${ident(entity.plural)} a${place} on a${place}.${ident(TENANT)} = ${lister.alias}.${ident(TENANT)} and a${place}.${ident(entity.key)} = ${key}`
  return [{ within: within.level, by, join }, ...stepsUp(model, next, lister, by, place + 1)]
}

/** `j`: the lister's own list, with the steps joined to it. */
function listed(model: Model, { list }: ScopeLevel, { entity, alias }: Lister, steps: readonly Step[]): string {
  const listers = entityNamed(model, entity)
  return `${ident(joinTableName(listers, fieldNamed(listers, list)))} j${steps.map(({ join }) => join).join('')} where j.${ident(TENANT)} = ${alias}.${ident(TENANT)} and j.${ident(OWNER)} = ${alias}.${ident(listers.key)}`
}

const array = (query: string): string => `coalesce((${query}), '[]')`
const object = (parts: readonly (readonly [string, string])[]): string =>
  `json_build_object(${parts.map(([name, value]) => `${literal(name)}, ${value}`).join(', ')})`
