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
/** `ids`: the records that would change; `values`: what they would be given. */
type Guard = (
  context: Context,
  ids: readonly number[],
  values: Values,
  operation: Granting['operation'],
) => Promise<void>

const GUARDS: Readonly<Record<string, Guard>> = { role: guardRole, [ACCOUNTS]: guardStaff }

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
  const refused: (AppError | null)[] = []
  for (const { operation, key, values } of writes)
    refused.push(
      await guard(context, key === null ? [] : [key], operation === 'remove' ? {} : values, operation).then(
        () => null,
        refusal,
      ),
    )
  return refused
}

/** Whether the guard may refuse whoever asks a change of such records, whatever they would be given. */
export const mayRefuse = ({ actor, scope }: Context, { name }: { readonly name: string }): boolean =>
  Object.hasOwn(GUARDS, name) && scope.staff_id !== null && actor.role_id !== ADMINISTRATOR

/** A change of the record that gives it nothing. */
export const untouched = (key: number): Granting => ({ operation: 'update', key, values: {} })

function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  throw error
}

async function guardRole(
  context: Context,
  ids: readonly number[],
  values: Values,
  operation: Granting['operation'],
): Promise<void> {
  if (
    ids.includes(context.actor.role_id) &&
    context.actor.role_id !== ADMINISTRATOR &&
    (operation === 'remove' || 'permissions' in values)
  )
    throw ownRole(context)
  refuseKeys(context.actor, texts(values['permissions']))
  for (const role of await rolesOf(context, ids)) refuseRole(context.actor, role)
}

async function guardStaff(
  context: Context,
  ids: readonly number[],
  values: Values,
  operation: Granting['operation'],
): Promise<void> {
  const { actor } = context
  if (
    ids.includes(actor.staff_id) &&
    (operation === 'remove' ||
      values['active'] === false ||
      ('role_id' in values && values['role_id'] !== actor.role_id))
  )
    throw ownAccount(context)
  const members = await membersOf(context, ids)
  for (const member of members) refuseMember(context, member)
  for (const role of await rolesOf(context, [
    ...members.map(({ role_id }) => role_id),
    ...numbers([values['role_id']]),
  ]))
    refuseRole(actor, role)
  if (operation !== 'remove') refuseReach(context, values, operation === 'create')
}

interface Role {
  readonly id: number
  readonly permissions: readonly string[] | null
}
interface Member {
  readonly role_id: number
  readonly lists: Account['lists']
}

function refuseRole(actor: Actor, { id, permissions }: Role): void {
  if (id === ADMINISTRATOR && actor.role_id !== ADMINISTRATOR) throw new AppError('forbidden')
  refuseKeys(actor, permissions ?? [])
}

function refuseKeys(actor: Actor, keys: readonly string[]): void {
  if (actor.role_id !== ADMINISTRATOR && !keys.every((key) => actor.permissions.has(key)))
    throw new AppError('forbidden')
}

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
    if (only !== null && sent(only.field) && values[only.field] !== only.is) throw new AppError('out_of_scope')
    const ids = numbers(values[list])
    if (sent(list) && !(within(ids, mine) && (only !== null || ids.length > 0))) throw new AppError('out_of_scope')
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
    reason: { zh: '不能更改或删除自己的角色', en: 'You cannot change or delete the role that you hold' }[lang],
  })

async function rolesOf({ connection, actor }: Context, ids: readonly number[]): Promise<readonly Role[]> {
  if (ids.length === 0) return []
  const { rows } = await connection.query({
    text: 'select id, permissions from roles where client_id = $1 and id = any($2::bigint[])',
    values: [actor.client_id, ids],
  })
  return rows as unknown as readonly Role[]
}

async function membersOf({ model, connection, actor }: Context, ids: readonly number[]): Promise<readonly Member[]> {
  if (ids.length === 0) return []
  const { rows } = await connection.query({
    text: `select role_id, ${listsOf(model)} as lists from staff t where client_id = $1 and staff_id = any($2::bigint[])`,
    values: [actor.client_id, ids],
  })
  return rows as unknown as readonly Member[]
}

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one) && (one as number) > 0) : []
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
