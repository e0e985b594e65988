/** What an account lists at each scope level, as SQL over its row `t`: from this its scope is made. */
import { ident, literal } from '../../kinds/sql-text.ts'
import { ITEM, joinTableName, OWNER } from '../../kinds/tables.ts'
import { ACCOUNTS } from '../../model/accounts.ts'
import type { Model, ScopeLevel } from '../../model/model.ts'
import { TENANT } from '../../model/tenant.ts'
import { entityNamed, fieldNamed } from '../sql/sources.ts'

/** A JSON object: level → `Listed` of `policies/scope.ts`. */
export const listsOf = (model: Model): string =>
  object(model.app.scopes.map((level) => [level.name, listOf(model, level)]))

function listOf(model: Model, level: ScopeLevel): string {
  const { only } = level
  const above = stepsUp(model, level).map(
    ({ within, by }, place, steps) =>
      [
        within,
        array(
          `select json_agg(distinct ${by}) filter (where ${by} is not null) from ${listed(model, level, steps.slice(0, place + 1))}`,
        ),
      ] as const,
  )
  return object([
    ['ids', array(`select json_agg(j.${ident(ITEM)}) from ${listed(model, level, [])}`)],
    ['above', object(above)],
    ['counts', only === null ? 'true' : `coalesce(t.${ident(only.field)}::text = ${literal(String(only.is))}, false)`],
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
function stepsUp(model: Model, level: ScopeLevel, key = `j.${ident(ITEM)}`, place = 0): readonly Step[] {
  const { name, within } = level
  const next = model.app.scopes.find((one) => one.name === within?.level)
  if (within === null || next === undefined) return []
  const entity = entityNamed(model, name)
  const by = `a${place}.${ident(within.by)}`
  const join = ` join ${ident(entity.plural)} a${place} on a${place}.${ident(TENANT)} = t.${ident(TENANT)} and a${place}.${ident(entity.key)} = ${key}`
  return [{ within: within.level, by, join }, ...stepsUp(model, next, by, place + 1)]
}

/** `j`: the account's own list, with the steps joined to it. */
function listed(model: Model, { list }: ScopeLevel, steps: readonly Step[]): string {
  const accounts = entityNamed(model, ACCOUNTS)
  return `${ident(joinTableName(accounts, fieldNamed(accounts, list)))} j${steps.map(({ join }) => join).join('')} where j.${ident(TENANT)} = t.${ident(TENANT)} and j.${ident(OWNER)} = t.${ident(accounts.key)}`
}

const array = (query: string): string => `coalesce((${query}), '[]')`
const object = (parts: readonly (readonly [string, string])[]): string =>
  `json_build_object(${parts.map(([name, value]) => `${literal(name)}, ${value}`).join(', ')})`
