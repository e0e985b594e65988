/**
 * Permission keys: those of `app/permissions.json`, and `<name>_base` of every entity that names no key of its own to
 * read.
 */
import type { AppDocs, EntityDoc, EnumDoc, Raw } from './documents.ts'
import type { Access, Permission } from './model.ts'
import { bareKey, givenPermissions } from './permission-keys.ts'

export const baseKey = (entity: string): string => `${entity}_base`

/** The narrower key wins: the operation's own, then `write` or `read`, then the entity's base key. */
export function accessOf({ doc, name }: Pick<Raw<EntityDoc>, 'doc' | 'name'>): Access {
  if (doc['x-internal'])
    return { list: null, info: null, create: null, update: null, remove: null, export: null, reveal: null }
  const said = doc['x-access'] ?? {}
  // A key of null is a decision (no call does it), not a gap to be filled.
  const or = (key: string | null | undefined, otherwise: string | null): string | null =>
    key === undefined ? otherwise : key
  const read = or(said.read, baseKey(name))
  const write = or(said.write, read)
  return {
    list: or(said.list, read),
    info: or(said.info, read),
    create: or(said.create, write),
    update: or(said.update, write),
    remove: or(said.remove, write),
    export: or(said.export, read),
    reveal: or(said.reveal, write),
  }
}

export function permissionsOf(
  declared: AppDocs['permissions']['permissions'],
  entities: ReadonlyMap<string, Raw<EntityDoc>>,
): readonly Permission[] {
  const known = new Set(declared.map(({ key }) => key))
  const written = declared.map(({ key, resource, label, group, all_of, any_of, source }): Permission => ({
    key,
    resource: resource ?? resourceOf(key),
    label,
    group: group ?? 'more',
    allOf: all_of ?? null,
    anyOf: any_of ?? null,
    source: source ?? 'assumed',
  }))
  const conventional = [...entities.values()]
    .filter(({ doc, name }) => !doc['x-internal'] && doc['x-access']?.read === undefined && !known.has(baseKey(name)))
    .map(({ doc, name }): Permission => ({
      key: baseKey(name),
      resource: name,
      label: doc['x-label'],
      group: groupOf(doc),
      allOf: null,
      anyOf: null,
      source: 'assumed',
    }))
  return [...written, ...conventional]
}

const resourceOf = (key: string): string => bareKey(key).split('_')[0] ?? ''

const groupOf = (doc: EntityDoc): string =>
  (typeof doc['x-menu'] === 'object' ? doc['x-menu'].group : undefined) ?? 'more'

/** The keys as an enum, so that a role's permissions are a field like any other. */
export function permissionEnum(all: readonly Permission[]): EnumDoc | null {
  const permissions = givenPermissions(all)
  if (permissions.length === 0) return null
  return {
    type: 'string',
    'x-label': { zh: '权限', en: 'Permission' },
    'x-source': 'spec',
    oneOf: permissions.map(({ key, label }) => ({ const: key, title: key, 'x-label': label })),
  }
}
