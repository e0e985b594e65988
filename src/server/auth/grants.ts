/**
 * Nobody hands out, nor takes from others, more than they have themselves: roles with keys they lack, accounts of such
 * roles, places outside their own scope. And nobody shuts themselves out. Asked by every write of accounts and
 * roles, whoever makes it; other entities pass.
 */
import { AppError } from '../../errors/app-error.ts'
import { ACCOUNTS } from '../../model/accounts.ts'
import type { Actor, Context } from '../operations/context.ts'
import { ADMINISTRATOR, isLimiting, type Account } from '../policies/scope.ts'
import { listsOf } from './scope-lists.ts'

export interface Granting {
  readonly operation: 'create' | 'update' | 'remove'
  /** Null: of a record that is not there yet. */
  readonly key: number | null
  readonly values: Values
}

type Values = Readonly<Record<string, unknown>>

interface Guard {
  /** What must be known to judge the writes: read for all of them at once. */
  readonly read: (context: Context, writes: readonly Granting[]) => Promise<Known>
  /** Throws what is refused. */
  readonly judge: (context: Context, write: Granting, known: Known) => void
}

interface Known {
  readonly members: ReadonlyMap<number, Member>
  readonly roles: ReadonlyMap<number, Role>
}

const GUARDS: Readonly<Record<string, Guard>> = {
  role: { read: knownOfRoles, judge: judgeRole },
  [ACCOUNTS]: { read: knownOfAccounts, judge: judgeAccount },
}

/**
 * What is refused of each write, null for nothing. Must be asked before it is made. The system itself may do
 * everything.
 */
export async function refusedGrants(
  context: Context,
  entity: { readonly name: string },
  writes: readonly Granting[],
): Promise<readonly (AppError | null)[]> {
  const guard = Object.hasOwn(GUARDS, entity.name) ? GUARDS[entity.name] : undefined
  if (!guard || context.scope.staff_id === null) return writes.map(() => null)
  // An account that a token had made, or whose password it had set, would outlive it.
  if (context.actor.token) return writes.map(() => new AppError('token_refused'))
  const known = await guard.read(context, writes)
  return writes.map((write) => {
    try {
      guard.judge(context, write, known)
      return null
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    }
  })
}

/** Whether the guard may refuse whoever asks a change of such records, whatever they would be given. */
export const mayRefuse = ({ actor, scope }: Context, { name }: { readonly name: string }): boolean =>
  Object.hasOwn(GUARDS, name) &&
  scope.staff_id !== null &&
  (actor.role_id !== ADMINISTRATOR || actor.token !== undefined)

/** A change of the record that gives it nothing. */
export const untouched = (key: number): Granting => ({ operation: 'update', key, values: {} })

const keysOf = (writes: readonly Granting[]): readonly number[] => [
  ...new Set(writes.flatMap(({ key }) => (key === null ? [] : [key]))),
]
/** What a removal would be given is nothing. */
const given = ({ operation, values }: Granting): Values => (operation === 'remove' ? {} : values)

async function knownOfRoles(context: Context, writes: readonly Granting[]): Promise<Known> {
  return { members: new Map(), roles: await rolesOf(context, keysOf(writes)) }
}

function judgeRole(context: Context, write: Granting, { roles }: Known): void {
  const { operation, key } = write
  const values = given(write)
  if (
    key === context.actor.role_id &&
    context.actor.role_id !== ADMINISTRATOR &&
    (operation === 'remove' || 'permissions' in values)
  )
    throw ownRole(context)
  refuseKeys(context.actor, texts(values['permissions']), 'permissions')
  const role = roles.get(key ?? 0)
  if (role) refuseRole(context.actor, role)
}

async function knownOfAccounts(context: Context, writes: readonly Granting[]): Promise<Known> {
  const members = await membersOf(context, keysOf(writes))
  const roles = new Map([...members.values()].flatMap(({ role }) => (role === null ? [] : [[role.id, role] as const])))
  const others = numbers(writes.map((write) => given(write)['role_id'])).filter((id) => !roles.has(id))
  return { members, roles: new Map([...roles, ...(await rolesOf(context, [...new Set(others)]))]) }
}

function judgeAccount(context: Context, write: Granting, { members, roles }: Known): void {
  const { actor } = context
  const { operation, key } = write
  const values = given(write)
  if (
    key === actor.staff_id &&
    (operation === 'remove' ||
      values['active'] === false ||
      ('role_id' in values && values['role_id'] !== actor.role_id))
  )
    throw ownAccount(context)
  const member = members.get(key ?? 0)
  if (member) refuseMember(context, member)
  if (member?.role) refuseRole(actor, member.role)
  for (const id of numbers([values['role_id']])) {
    const role = roles.get(id)
    if (role) refuseRole(actor, role, 'role_id')
  }
  if (operation !== 'remove') refuseReach(context, values, operation === 'create')
}

interface Role {
  readonly id: number
  readonly permissions: readonly string[] | null
}
interface Member {
  readonly role: Role | null
  readonly lists: Account['lists']
}

/** `field`: of the form, by which so much would be given; none where somebody has it already. */
function refuseRole(actor: Actor, { id, permissions }: Role, field?: string): void {
  if (id === ADMINISTRATOR && actor.role_id !== ADMINISTRATOR) throw beyond('forbidden', field)
  refuseKeys(actor, permissions ?? [], field)
}

/** Nobody hands out a key that they lack. */
export function refuseKeys(actor: Actor, keys: readonly string[], field?: string): void {
  if (actor.role_id !== ADMINISTRATOR && !keys.every((key) => actor.permissions.has(key)))
    throw beyond('forbidden', field)
}

const BEYOND = {
  forbidden: { zh: '超出您自己的权限', en: 'This is more than you are permitted yourself' },
  out_of_scope: { zh: '超出您的管理范围', en: 'This reaches beyond what you manage' },
} as const

const beyond = (key: keyof typeof BEYOND, field?: string): AppError =>
  new AppError(key, {}, field === undefined ? null : { fields: [{ field, message: BEYOND[key] }] })

/** An account that sees more than one does is not one's to change. */
function refuseMember({ model, scope }: Context, { lists }: Member): void {
  for (const level of model.app.scopes) {
    const mine = scope.limits[level.name]
    const theirs = lists[level.name]
    if (mine && !(isLimiting(level, theirs) && within(theirs.ids, mine))) throw new AppError('out_of_scope')
  }
}

/** What is not sent stays as it is; on creation it would be the widest. */
function refuseReach({ model, scope }: Context, values: Values, isNew: boolean): void {
  const sent = (name: string): boolean => isNew || name in values
  for (const { name, list, only } of model.app.scopes) {
    const mine = scope.limits[name]
    if (!mine) continue
    if (only !== null && sent(only.field) && values[only.field] !== only.is) throw beyond('out_of_scope', only.field)
    const ids = numbers(values[list])
    if (sent(list) && !(within(ids, mine) && (only !== null || ids.length > 0))) throw beyond('out_of_scope', list)
  }
}

const within = (some: readonly number[], all: readonly number[]): boolean => some.every((one) => all.includes(one))

const ownAccount = ({ lang }: Context): AppError =>
  new AppError('not_changeable', {
    reason: {
      zh: '不能停用、删除自己的账号或更改自己的角色',
      en: 'You cannot disable or delete your own account, nor change its role',
    }[lang],
  })

const ownRole = ({ lang }: Context): AppError =>
  new AppError('not_changeable', {
    reason: { zh: '不能更改或删除自己的角色', en: 'You cannot change or delete your own role' }[lang],
  })

type Read = Readonly<Record<string, unknown>>
const roleIn = ({ id, permissions }: Read): Role => ({
  id: id as number,
  permissions: permissions as Role['permissions'],
})

async function rolesOf({ connection, actor }: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Role>> {
  if (ids.length === 0) return new Map()
  const { rows } = await connection.query({
    text: 'select id, permissions from roles where client_id = $1 and id = any($2::bigint[])',
    values: [actor.client_id, ids],
  })
  return new Map(rows.map((row) => [row['id'] as number, roleIn(row)]))
}

async function membersOf(
  { model, connection, actor }: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Member>> {
  if (ids.length === 0) return new Map()
  const { rows } = await connection.query({
    text: `select t.staff_id, ${listsOf(model)} as lists, r.id, r.permissions from staff t
      left join roles r on r.client_id = t.client_id and r.id = t.role_id where t.client_id = $1 and t.staff_id = any($2::bigint[])`,
    values: [actor.client_id, ids],
  })
  return new Map(
    rows.map((row) => [
      row['staff_id'] as number,
      { role: row['id'] === null ? null : roleIn(row), lists: row['lists'] as Member['lists'] },
    ]),
  )
}

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one) && (one as number) > 0) : []
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
