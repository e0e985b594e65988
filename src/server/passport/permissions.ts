/** Which permission keys an account holds: its role's, and the optional ones that its company has bought (spec §3, §6). */
import type { Lang, Model, Permission } from '../../model/model.ts'
import { ADMINISTRATOR } from '../policies/scope.ts'

export interface Option {
  readonly resource: string
  readonly action: string
}

const OPTIONAL = 'opt_'
export const optionKey = ({ resource, action }: Option): string => `${OPTIONAL}${resource}_${action}`

/** Optional keys belong to the company first: no role can hold one that the company does not have. */
export function permissionsHeld(model: Model, roleId: number, ofRole: readonly string[], options: readonly Option[]): ReadonlySet<string> {
  const bought = new Set(options.map(optionKey))
  const granted = new Set(ofRole)
  const keys = model.app.permissions.map(({ key }) => key)
  const held = keys.filter((key) => (roleId === ADMINISTRATOR || granted.has(key)) && (!key.startsWith(OPTIONAL) || bought.has(key)))
  return new Set([...held, ...bought, 'every'])
}

/** A key is its resource and its action: `homes_view` is to `view` the `homes`. */
export function describePermission({ key, label }: Permission, id: number, lang: Lang) {
  const bare = key.startsWith(OPTIONAL) ? key.slice(OPTIONAL.length) : key
  const cut = bare.indexOf('_')
  return { id, key, name: label[lang], resource: cut < 0 ? bare : bare.slice(0, cut), action: cut < 0 ? bare : bare.slice(cut + 1) }
}
