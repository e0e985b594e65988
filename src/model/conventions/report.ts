/**
 * A report: an entity's list as one screen narrows it, read under the screen's own key and nothing else. It holds the
 * columns that the screen shows and what these need, filters over them, and no way to write: whoever answers, draws or
 * describes it treats it as any entity, and its rights are asked for where all rights are. Its address is `/v3/<name of
 * the screen>`.
 */
import { decidingIn } from '../conditions.ts'
import type { Entity, Enum, Field, MenuPlace, Screen } from '../model.ts'

export function reportOf(
  entity: Entity,
  { name, label, permission, columns, filter }: Screen,
  enums: Readonly<Record<string, Enum>>,
): Entity {
  const shown = columns ?? entity.list.columns
  const filters = entity.list.filters.filter((path) => shown.includes(path.split('.')[0] ?? ''))
  const wanted = new Set([
    entity.key,
    'version',
    entity.list.sort.field,
    ...shown,
    ...Object.keys(filter),
    ...named(entity.display),
  ])
  const fields = withNeeded(entity, wanted, enums).map((field): Field => ({ ...field, write: 'never' }))
  return {
    ...entity,
    plural: name,
    renamedFrom: null,
    label,
    help: null,
    card: [],
    fields,
    unique: [],
    indexes: [],
    checks: [],
    exclusive: [],
    inherit: [],
    level: null,
    together: [],
    sent: null,
    features: null,
    person: null,
    ofPerson: [],
    locked: { update: null, remove: null },
    after: { create: [], open: [] },
    access: {
      list: permission,
      export: permission,
      info: null,
      create: null,
      update: null,
      remove: null,
      reveal: null,
    },
    awaits: {},
    list: {
      ...entity.list,
      columns: shown,
      filters,
      totals: entity.list.totals.filter((total) => shown.includes(total)),
      inline: [],
      bulk: [],
      views: [],
    },
    form: { sections: [], copy: false },
    // A record's own page asks for its own key.
    detail: { permission: entity.detail.permission, figures: [], print: null, tabs: [] },
    export: { columns: shown, declared: false },
    menu: { ...(entity.menu ?? elsewhere(entity)), label },
    workflow: null,
  }
}

/** Fields by which others are called or chosen come along. */
function withNeeded(
  entity: Entity,
  wanted: ReadonlySet<string>,
  enums: Readonly<Record<string, Enum>>,
): readonly Field[] {
  const kept = entity.fields.filter(({ name }) => wanted.has(name))
  const more = kept
    .flatMap((field) => [
      enums[field.enum ?? '']?.variants?.by,
      field.reference?.within,
      field.link?.entity,
      field.link?.key,
      ...decidingIn(field.when),
    ])
    .filter((name) => name != null && !wanted.has(name))
  return more.length === 0 ? kept : withNeeded(entity, new Set([...wanted, ...(more as readonly string[])]), enums)
}

const named = (display: string): readonly string[] => [...display.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const elsewhere = ({ plural, label }: Entity): MenuPlace => ({
  label,
  group: '',
  order: 0,
  icon: 'table',
  path: `/${plural}`,
  index: null,
  when: null,
  tabs: false,
  stays: [],
  writers: false,
})
