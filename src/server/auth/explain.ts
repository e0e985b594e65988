/**
 * Why an account sees a record, or may change it, or does not. Whether it does is said by what decides it for the
 * account itself: its keys and its scope as if it asked now, and the conditions of its own statements. What the keys
 * come from, and what the limits are called, is told beside it.
 */
import { AppError } from '../../errors/app-error.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import { displayOf } from '../../kinds/display.ts'
import { ACCOUNTS } from '../../model/accounts.ts'
import type { Entity, ScopeLevel } from '../../model/model.ts'
import { plainRecord } from '../operations/info.ts'
import { badValue } from '../operations/parameters/refusal.ts'
import type { Context } from '../operations/context.ts'
import { namesOf, run } from '../operations/write/statements.ts'
import { demand, holds, mayOperate } from '../policies/rights.ts'
import { ADMINISTRATOR, isLimiting } from '../policies/scope.ts'
import { explained, type ExplainedPlan, type ExplainedRow } from '../sql/explained.ts'
import { entityCalled, entityNamed, fieldNamed } from '../sql/sources.ts'
import { refusedGrants, untouched } from './grants.ts'
import { givenBy } from './permissions.ts'
import { findAccount, standing, type FoundAccount } from './sessions.ts'

type Asked = CallTypes['access_explanation']['request']
type Told = CallTypes['access_explanation']['response']
type Right = Told['rights'][number]
type Level = Told['levels'][number]

/** Places that are named; of the others it is told how many there are. */
const MOST = 20

export async function explainAccess(context: Context, { entity: name, id, staff_id }: Asked): Promise<Told> {
  const { model, actor } = context
  const entity = entityCalled(model, name)
  if (entity === undefined || entity.internal) throw badValue('entity')
  const accounts = entityNamed(model, ACCOUNTS)
  demand(actor, accounts, 'info')
  demand(actor, entityNamed(model, 'role'), 'info')
  const recordName = mayOperate(actor, entity, 'info') ? (await namesOf(context, entity, [id])).get(id) : undefined
  if (recordName === undefined) throw new AppError('not_found')
  const account = await accountTold(context, accounts, staff_id)
  const found = await findAccount(context.connection, model, { client_id: actor.client_id, staff_id })
  const told = { account, record_name: recordName, shared: entity.scope.shared }
  return found === null ? { ...told, ...NOTHING } : { ...told, ...(await explain(context, entity, id, found)) }
}

/** One that is switched off has no standing of which something could be told. */
const NOTHING = {
  ...{ sees: false, changes: false, owner: null, chosen: null, locked: null },
  ...{ rights: [], levels: [], stops: [] },
} satisfies Partial<Told>

async function accountTold(context: Context, accounts: Entity, staff_id: number): Promise<Told['account']> {
  const row = JSON.parse(await plainRecord(context, accounts, staff_id)) as {
    readonly active: boolean
    readonly role_id?: number
    readonly _labels?: Readonly<Record<string, string | null>>
  }
  return {
    staff_id,
    name: displayOf(accounts, { ...row, id: staff_id }),
    active: row.active,
    administrator: row.role_id === ADMINISTRATOR,
    role_id: row.role_id ?? null,
    role_name: row._labels?.['role_id'] ?? null,
  }
}

async function explain(
  context: Context,
  entity: Entity,
  id: number,
  found: FoundAccount,
): Promise<Omit<Told, 'account' | 'record_name' | 'shared'>> {
  const { model, lang } = context
  const theirs: Context = { ...context, ...standing(found, model) }
  const plan: ExplainedPlan = { entity: entity.name }
  const {
    rows: [read],
  } = await run(theirs, { name: 'explained', plan, body: (writing) => explained(writing, plan) }, [id])
  if (read === undefined) throw new AppError('not_found')
  const row = read as unknown as ExplainedRow
  const [refused] = await refusedGrants(theirs, entity, [untouched(id)])
  const stops = [
    ...(row.open.living ? [] : (['archived'] as const)),
    ...(row.open.unlocked ? [] : (['locked'] as const)),
    ...(row.open.state ? [] : (['state'] as const)),
    ...(refused ? (['guarded'] as const) : []),
  ]
  const levels: Level[] = []
  for (const level of model.app.scopes) levels.push(await levelTold(context, theirs, { entity, level, found, row }))
  return {
    sees: mayOperate(theirs.actor, entity, 'info') && row.sees,
    changes: mayOperate(theirs.actor, entity, 'update') && row.changes && stops.length === 0,
    rights: [rightTold(theirs, 'see', entity.access.info), rightTold(theirs, 'change', entity.access.update)],
    levels,
    owner: await ownerTold(context, entity, found, row),
    chosen: row.limits.find(({ is }) => is === 'seen')?.sees ?? null,
    stops,
    locked: row.open.unlocked ? null : (entity.locked.update?.message[lang] ?? null),
  }
}

function rightTold(theirs: Context, to: Right['to'], key: string | null): Right {
  if (key === null) return { to, key, label: null, held: false, from: 'nobody', of: [] }
  const { model, actor, lang } = theirs
  const permission = model.app.permissions.find((one) => one.key === key)
  const told = (one: string) => ({
    key: one,
    label: model.app.permissions.find((other) => other.key === one)?.label[lang] ?? one,
    held: holds(actor, one),
    from: givenBy(model, actor.role_id, one),
  })
  return { to, ...told(key), of: (permission?.allOf ?? permission?.anyOf ?? []).map(told) }
}

interface Telling {
  readonly entity: Entity
  readonly level: ScopeLevel
  readonly found: FoundAccount
  readonly row: ExplainedRow
}

async function levelTold(
  context: Context,
  { scope: { limits } }: Context,
  { entity, level, found, row }: Telling,
): Promise<Level> {
  const { model, lang } = context
  const place = entityNamed(model, level.name)
  const allowed = limits[level.name]
  const paths = row.places[level.name] ?? []
  // Of several paths the first that does not end at nothing says it.
  const said = paths.findIndex(({ length }) => length > 0)
  const places = paths[said] ?? []
  const own = allowed?.filter((one) => places.includes(one)) ?? []
  const first = [...own, ...(allowed ?? []).filter((one) => !places.includes(one))].slice(0, MOST)
  const shown = [...own, ...places.filter((one) => !own.includes(one))].slice(0, MOST)
  const names = await namesOf(context, place, [...new Set([...first, ...shown])])
  const named = (key: number) => ({ id: key, name: names.get(key) ?? null })
  const limit = row.limits.find((one) => one.is === 'level' && one.level === level.name)
  const { sees, changes } = limit ?? { sees: true, changes: true }
  const lies = (): Level['lies'] => {
    if (limit === undefined) return allowed === undefined ? 'free' : 'apart'
    if (paths.length === 0) return 'apart'
    if (places.length === 0) return 'nowhere'
    return sees ? (changes ? 'inside' : 'partly') : 'outside'
  }
  return {
    level: level.name,
    label: place.label[lang],
    placed: row.places[level.name] !== undefined,
    limited: allowed === undefined ? null : isLimiting(level, found.lists[level.name]) ? 'list' : 'below',
    allowed_count: allowed?.length ?? 0,
    allowed: first.map(named),
    path: labelsOf(context, entity, entity.scope.levels[level.name]?.[said] ?? []),
    places: shown.map((key) => ({ ...named(key), allowed: own.includes(key) })),
    places_count: places.length,
    lies: lies(),
    sees,
    changes,
  }
}

/** A record that is the place itself is reached by its own key. */
function labelsOf(
  { model, lang }: Pick<Context, 'model' | 'lang'>,
  entity: Entity,
  [first, ...rest]: readonly string[],
): string[] {
  if (first === undefined || first === entity.key) return []
  const { label, reference } = fieldNamed(entity, first)
  const next = entityCalled(model, reference?.entity ?? '')
  return [label[lang], ...(next === undefined ? [] : labelsOf({ model, lang }, next, rest))]
}

async function ownerTold(
  context: Context,
  entity: Entity,
  { staff_id }: FoundAccount,
  row: ExplainedRow,
): Promise<Told['owner']> {
  const { owner } = entity.scope
  if (owner === null) return null
  const id = row.owner === null ? null : Number(row.owner)
  const name =
    id === null ? null : ((await namesOf(context, entityNamed(context.model, ACCOUNTS), [id])).get(id) ?? null)
  return {
    label: fieldNamed(entity, owner.by).label[context.lang],
    id,
    name,
    own: id === staff_id,
    sees: row.limits.find(({ is }) => is === 'owner')?.sees === true,
  }
}
