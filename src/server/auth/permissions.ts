/**
 * Which permission keys an account holds: its role's, and the optional ones that its company has bought (spec §3, §6).
 */
import type { Lang, Model, Permission } from '../../model/model.ts'
import { bareKey, EVERY, givenPermissions, isFollowing, isOptional, optionalKey } from '../../model/permission-keys.ts'
import { ADMINISTRATOR } from '../policies/scope.ts'

export interface Option {
  readonly resource: string
  readonly action: string
}

/** Optional keys belong to the company first: no role can hold one that the company does not have. */
export function permissionsHeld(
  model: Model,
  roleId: number,
  ofRole: readonly string[],
  options: readonly Option[],
): ReadonlySet<string> {
  const bought = new Set(options.map(optionalKey))
  const granted = new Set(ofRole)
  const given = givenPermissions(model.app.permissions)
    .map(({ key }) => key)
    .filter((key) => (roleId === ADMINISTRATOR || granted.has(key)) && (!isOptional(key) || bought.has(key)))
  const held = new Set([...given, ...bought, EVERY])
  const follow = model.app.permissions.filter((one) => isFollowing(one, (key) => held.has(key)))
  return new Set([...held, ...follow.map(({ key }) => key)])
}

/**
 * What was chosen for a token, as far as its maker holds it now; and what no one is given, but the company has. What
 * follows from keys follows from the token's own.
 */
export function permissionsOfToken(
  { app }: Model,
  chosen: readonly string[],
  makers: ReadonlySet<string>,
): ReadonlySet<string> {
  const given = new Set(givenPermissions(app.permissions).map(({ key }) => key))
  const ofCompany = [...makers].filter((key) => isOptional(key) && !given.has(key))
  const held = new Set([...chosen.filter((key) => makers.has(key)), ...ofCompany, EVERY])
  const follow = app.permissions.filter((one) => makers.has(one.key) && isFollowing(one, (key) => held.has(key)))
  return new Set([...held, ...follow.map(({ key }) => key)])
}

/** Who gives a key to an account, or would; `together`: it follows from others, `either`: from one of them. */
export type KeyFrom = 'everyone' | 'administrator' | 'role' | 'company' | 'together' | 'either'

/** As `permissionsHeld` has it. */
export function givenBy({ app }: Model, roleId: number, key: string): KeyFrom {
  if (key === EVERY) return 'everyone'
  const permission = app.permissions.find((one) => one.key === key)
  if (permission !== undefined && permission.allOf !== null) return 'together'
  if (permission !== undefined && permission.anyOf !== null) return 'either'
  if (isOptional(key)) return 'company'
  return roleId === ADMINISTRATOR ? 'administrator' : 'role'
}

/** A key without a further word is all of what may be done. */
export function describePermission({ key, resource, label }: Permission, id: number, lang: Lang) {
  const bare = bareKey(key)
  return { id, key, name: label[lang], resource, action: bare === resource ? bare : bare.slice(resource.length + 1) }
}

/** Those that can be given, by their groups; numbered among all, so that a number stays with its key. */
export function listPermissions({ app }: Model, lang: Lang) {
  const places = new Map(app.permissions.map(({ key }, place) => [key, place + 1]))
  return givenPermissions(app.permissions).map((permission) => ({
    ...describePermission(permission, places.get(permission.key)!, lang),
    group: permission.group,
  }))
}
