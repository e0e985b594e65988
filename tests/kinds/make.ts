/** Entities and fields for tests: everything but what a test is about is filled in. */
import type { App, Entity, Enum, Field, FieldKindName, Model } from '../../src/model/model.ts'

const label = (text: string) => ({ zh: text, en: text })

export const makeField = (name: string, kind: FieldKindName, rest: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: label(name),
  help: null,
  source: 'assumed',
  required: false,
  when: null,
  requiredWhen: null,
  nullable: kind !== 'key',
  default: undefined,
  write: kind === 'key' ? 'never' : 'always',
  schema: {},
  rule: null,
  enum: null,
  reference: null,
  rows: [],
  changesOf: null,
  english: null,
  scan: false,
  link: null,
  mask: null,
  computed: null,
  derived: null,
  unit: null,
  words: null,
  letters: null,
  scale: 2,
  filter: true,
  sort: kind !== 'references' && kind !== 'text',
  search: false,
  permission: null,
  hidden: false,
  width: 120,
  renamedFrom: null,
  ...rest,
})

const system = (): readonly Field[] => [
  makeField('version', 'integer', { nullable: false, write: 'never', filter: false, sort: false }),
  makeField('created_at', 'datetime', { nullable: false, write: 'never' }),
  makeField('updated_at', 'datetime', { nullable: false, write: 'never', filter: false, sort: false }),
]

export function makeEntity(name: string, fields: readonly Field[], rest: Partial<Entity> = {}): Entity {
  const all = [...fields, ...system()]
  const key = all.find((field) => field.kind === 'key')?.name ?? 'id'
  const read = `${name}_base`
  return {
    name,
    plural: `${name}s`,
    label: label(name),
    help: null,
    source: 'assumed',
    key,
    display: `{${key}}`,
    beside: [],
    card: [],
    tenant: true,
    internal: false,
    journal: false,
    ends: null,
    above: {},
    inherit: [],
    level: null,
    together: [],
    fields: all,
    unique: [],
    indexes: [],
    checks: [],
    exclusive: [],
    expires: null,
    months: null,
    judged: [],
    choices: null,
    after: { create: [], open: [] },
    locked: { update: null, remove: null },
    awaits: {},
    access: {
      list: read,
      info: read,
      create: read,
      update: read,
      remove: read,
      export: read,
      reveal: `${name}_reveal`,
    },
    scope: { levels: {}, shared: null, owner: null, seen: null },
    list: {
      columns: fields.map((field) => field.name),
      filters: [],
      sort: { field: 'created_at', desc: true },
      totals: [],
      totalsWhen: {},
      inline: [],
      bulk: [],
      limit: 100,
    },
    form: { sections: [], copy: false },
    detail: { permission: null, figures: [], tabs: [] },
    export: { columns: fields.map((field) => field.name), declared: false },
    menu: null,
    workflow: null,
    file: `entities/${name}.json`,
    ...rest,
  }
}

const app: App = {
  errors: {},
  menu: [],
  permissions: [],
  brands: [],
  constants: {},
  scopes: [],
  copy: {},
}

export const makeModel = (entities: readonly Entity[], rest: Partial<Model> = {}): Model => ({
  enums: {},
  rules: {},
  entities: Object.fromEntries(entities.map((entity) => [entity.name, entity])),
  workflows: {},
  calls: {},
  jobs: {},
  webhooks: {},
  screens: {},
  reports: {},
  app,
  hash: 'test',
  ...rest,
})

export const makeEnum = (name: string, codes: readonly (number | string)[], rest: Partial<Enum> = {}): Enum => ({
  name,
  label: label(name),
  source: 'assumed',
  type: typeof codes[0] === 'number' ? 'integer' : 'string',
  values: codes.map((value) => ({
    value,
    name: `v${value}`,
    label: { zh: `值${value}`, en: `Value ${value}` },
    tone: 'neutral',
  })),
  variants: null,
  open: false,
  ...rest,
})
