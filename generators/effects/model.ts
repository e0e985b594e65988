/** What a change does to rights, screens, saved views and import templates: by the models before and after. */
import { createSchema, sentSchema } from '../../src/kinds/record-schemas.ts'
import type { Entity, Field, Model } from '../../src/model/model.ts'
import { effect, without, type Effect } from './effect.ts'
import { renamedEntities, renamedFields, renamedKeys } from './renamed.ts'

export const modelEffects = (before: Model, after: Model): readonly Effect[] => [
  ...rights(before, after),
  ...addresses(before, after),
  ...vanished(before, after).flatMap((field) => showing(before, field)),
  ...views(before, after),
  ...imports(before, after),
]

// ---------------------------------------------------------------- rights

function rights(before: Model, after: Model): readonly Effect[] {
  const [old, next] = [keysOf(before), keysOf(after)]
  const renamed = renamedKeys(before, after)
  const known = new Set(renamed.values())
  const name = ({ label: { zh, en } }: { readonly label: { readonly zh: string; readonly en: string } }) => ({ zh, en })
  return [
    ...[...renamed].map(([was, is]) =>
      effect(
        'rights',
        false,
        `权限项 ${was} 改名为 ${is}，拥有它的角色和令牌随之更改`,
        `the key ${was} becomes ${is}: roles and tokens that hold it are updated`,
        [is],
      ),
    ),
    ...without(old, next)
      .filter(([key]) => !renamed.has(key))
      .map(([key, one]) =>
        effect('rights', true, `不再有权限项“${name(one).zh}”，角色会失去它`, `roles lose the key "${name(one).en}"`, [
          key,
        ]),
      ),
    ...without(next, old)
      .filter(([key]) => !known.has(key))
      .map(([key, one]) =>
        effect(
          'rights',
          false,
          `新增权限项“${name(one).zh}”，尚无角色拥有`,
          `no role holds the new key "${name(one).en}" yet`,
          [key],
        ),
      ),
  ]
}

const keysOf = ({ app }: Model) => Object.fromEntries(app.permissions.map((one) => [one.key, one]))

// ---------------------------------------------------------------- what vanished

export interface Vanished {
  readonly entity: Entity
  /** Null: the entity itself. */
  readonly field: Field | null
}

const fieldsOf = ({ fields }: Entity): Readonly<Record<string, Field>> =>
  Object.fromEntries(fields.map((field) => [field.name, field]))

/** Entities and fields; of an entity that is gone, not its fields. What has another name is there. */
export const vanished = (before: Model, after: Model): readonly Vanished[] => {
  const renamed = renamedEntities(before, after)
  const kept = new Set(renamedFields(before, after).map((one) => one.before))
  return Object.values(before.entities).flatMap((entity): readonly Vanished[] => {
    const next = after.entities[entity.name] ?? renamed.get(entity.name)?.after
    return next === undefined
      ? [{ entity, field: null }]
      : without(fieldsOf(entity), fieldsOf(next)).flatMap(([, field]) => (kept.has(field) ? [] : [{ entity, field }]))
  })
}

function addresses(before: Model, after: Model): readonly Effect[] {
  const [old, next] = [addressesOf(before), addressesOf(after)]
  const moved = new Map(
    [...renamedEntities(before, after).values()].map((one) => [addressOf(one.before), addressOf(one.after)] as const),
  )
  const targets = new Set(moved.values())
  return [
    ...without(old, next).map(([path]) => {
      const to = moved.get(path)
      return to === undefined
        ? effect('screens', true, '页面不再存在，收藏的链接会失效', 'no longer exists: saved links to it break', [path])
        : effect('screens', true, `改至 ${to}，收藏的链接会失效`, `is at ${to} now: saved links to it break`, [path])
    }),
    ...without(next, old)
      .filter(([path]) => !targets.has(path))
      .map(([path]) => effect('screens', false, '新增页面', 'is a new screen', [path])),
  ]
}

const addressOf = ({ plural, menu }: Entity): string => menu?.path ?? `/${plural}`

const addressesOf = ({ entities, screens }: Model): Readonly<Record<string, true>> =>
  Object.fromEntries(
    [
      ...Object.values(entities).flatMap((entity) => (entity.internal ? [] : [addressOf(entity)])),
      ...Object.values(screens).map(({ path }) => path),
    ].map((path) => [path, true] as const),
  )

/** Where a field stood on screens before: the checker has seen to it that it stands there no longer. */
function showing(before: Model, { entity, field }: Vanished): readonly Effect[] {
  if (field === null) return []
  const where = placesOf(before, entity, field.name)
  const name = `${entity.name}.${field.name}`
  return where.length === 0 ? [] : [effect('screens', false, `不再显示 ${name}`, `no longer show ${name}`, where)]
}

function placesOf({ screens, reports, dashboards }: Model, entity: Entity, name: string): readonly string[] {
  const has = (names: readonly string[] | null | undefined): boolean =>
    names?.some((one) => one.split('.')[0] === name) ?? false
  const { list, form, detail } = entity
  return [
    ...(has([...list.columns, ...list.filters, ...list.totals]) ? [`list of ${entity.plural}`] : []),
    ...(has(form.sections.flatMap(({ fields }) => fields)) ? [`form of ${entity.name}`] : []),
    ...(has(detail.figures.map(({ field }) => field)) ? [`page of ${entity.name}`] : []),
    ...Object.values(screens).flatMap((screen) =>
      screen.entity === entity.name && has([...(screen.columns ?? []), ...Object.keys(screen.filter)])
        ? [`screen ${screen.name}`]
        : [],
    ),
    ...Object.entries(reports).flatMap(
      ([
        report,
        {
          rows,
          entity: { grouping },
        },
      ]) =>
        rows?.name === entity.name &&
        has([
          ...(grouping?.dimensions.map((one) => one.path.join('.')) ?? []),
          ...(grouping?.measures.flatMap((one) => one.field ?? []) ?? []),
        ])
          ? [`report ${report}`]
          : [],
    ),
    ...Object.values(dashboards).flatMap(({ name: dashboard, parts }) =>
      parts.some((part) => isAbout(part, entity.name, has)) ? [`dashboard ${dashboard}`] : [],
    ),
  ]
}

function isAbout(
  part: Model['dashboards'][string]['parts'][number],
  name: string,
  has: (names: string[]) => boolean,
): boolean {
  if (part.part === 'figures')
    return part.figures.some((figure) => figure.entity === name && has(Object.keys(figure.filter)))
  if (part.part === 'links' || part.part === 'menu' || part.entity !== name) return false
  const named = Object.keys(part.filter)
  if (part.part === 'list')
    return has([...named, ...(part.columns ?? []), ...(part.sort === null ? [] : [part.sort.field])])
  return has([...named, ...(part.part === 'groups' ? [part.by] : [part.day, part.sum])])
}

// ---------------------------------------------------------------- what people keep

const views = (before: Model, after: Model): readonly Effect[] => [
  ...[...renamedEntities(before, after).values()].flatMap(({ before: old, after: next }) =>
    old.internal || old.plural === next.plural
      ? []
      : [
          effect(
            'views',
            false,
            `列表改名为 ${next.plural}；其已存视图，以及日志、文件和消息中的名称随之更改`,
            `is now the list ${next.plural}: its saved views, and its name in logs, files and messages, are updated`,
            [old.plural],
          ),
        ],
  ),
  ...renamedFields(before, after).flatMap(({ entity, before: old, after: next }) =>
    entity.internal
      ? []
      : [
          effect(
            'views',
            false,
            `“${old.name}”改名为“${next.name}”，已存视图和定时报表随之更改`,
            `"${old.name}" becomes "${next.name}": saved views and scheduled reports are updated`,
            [entity.plural],
          ),
        ],
  ),
  ...lostViews(before, after),
]

function lostViews(before: Model, after: Model): readonly Effect[] {
  return vanished(before, after).flatMap(({ entity, field }) => {
    if (entity.internal) return []
    if (field === null)
      return [
        effect('views', true, '列表不再存在，其已存视图会失效', 'no longer has a list: its saved views break', [
          entity.plural,
        ]),
      ]
    return field.filter || field.sort || entity.list.columns.includes(field.name)
      ? [
          {
            ...effect('views', true, `已存视图会失去“${field.name}”`, `saved views lose "${field.name}"`, [
              entity.plural,
            ]),
            field: field.name,
          },
        ]
      : []
  })
}

function imports(before: Model, after: Model): readonly Effect[] {
  const fields = renamedFields(before, after)
  const renamed = renamedEntities(before, after)
  return Object.values(before.entities).flatMap((old) => {
    const next = after.entities[old.name] ?? renamed.get(old.name)?.after
    if (next === undefined || old.access.create === null || next.access.create === null || old.internal) return []
    const names = new Map(
      fields.flatMap((one) => (one.entity === old ? [[one.before.name, one.after.name] as const] : [])),
    )
    const [were, are] = [columnsOf(old, names), columnsOf(next)]
    return [
      ...without(were, are).map(([, title]) =>
        effect(
          'imports',
          true,
          `旧模板中的列“${title.zh}”不再被识别`,
          `old templates have the column "${title.en}", which is no longer known`,
          [old.plural],
        ),
      ),
      ...without(are, were).flatMap(([name, title]) =>
        requiredOf(next).includes(name)
          ? [
              effect(
                'imports',
                true,
                `旧模板缺少必填列“${title.zh}”`,
                `old templates lack the column "${title.en}", which must be filled in`,
                [old.plural],
              ),
            ]
          : [],
      ),
      ...Object.entries(are).flatMap(([name, title]) => {
        const was = were[name]
        return was === undefined || (was.zh === title.zh && was.en === title.en)
          ? []
          : [
              effect(
                'imports',
                true,
                `列“${was.zh}”改名为“${title.zh}”`,
                `the column "${was.en}" is called "${title.en}"`,
                [old.plural],
              ),
            ]
      }),
    ]
  })
}

/** By the names of their fields now. */
const columnsOf = (
  entity: Entity,
  names: ReadonlyMap<string, string> = new Map(),
): Readonly<Record<string, Field['label']>> => {
  const asked = Object.keys((createSchema(entity)['properties'] ?? {}) as object)
  return Object.fromEntries(
    entity.fields
      .filter(({ name }) => asked.includes(name))
      .map(({ name, label }) => [names.get(name) ?? name, label] as const),
  )
}
const requiredOf = (entity: Entity): readonly string[] => (sentSchema(entity)['required'] ?? []) as readonly string[]
