/** `docs/reference/<entity>.md`: what an entity has come to be, with every convention filled in. */
import { callsOf, ENTITY_CALLS } from '../../src/model/entity-calls.ts'
import { actionsFor } from '../../src/model/actions.ts'
import { conditionText } from './condition-text.ts'
import type { ActionPlace, Entity, Field, Label, Model, Operation } from '../../src/model/model.ts'
import { files, type Emit } from '../output.ts'
import { COMMAND } from '../writing.ts'

export const emitReference: Emit = (model) => {
  const entities = Object.values(model.entities)
  return files([
    ['docs/reference/README.md', index(entities)],
    ...entities.map((entity) => [`docs/reference/${entity.name}.md`, page(model, entity)] as const),
  ])
}

const head = (source: string): string =>
  `<!-- Generated from ${source} by \`${COMMAND}\`; edit the source instead. -->\n`

const index = (entities: readonly Entity[]): string =>
  [
    head('schemas'),
    '# Reference\n',
    '| Entity | Table | Calls | |\n|---|---|---|---|',
    ...entities.map(
      (entity) =>
        `| [${both(entity.label)}](${entity.name}.md) | \`${entity.plural}\` | ${entity.internal ? 'none' : `\`/v3/${entity.plural}\``} | ${cell(entity.help?.en ?? '')} |`,
    ),
    '',
  ].join('\n')

const page = (model: Model, entity: Entity): string =>
  [
    head(`schemas/${entity.file}`),
    `# ${both(entity.label)}\n`,
    ...(entity.help ? [`${both(entity.help)}\n`] : []),
    ...facts(entity).map((fact) => `- ${fact}`),
    '\n## Fields\n',
    '| Field | Label | Kind | | Source |\n|---|---|---|---|---|',
    ...entity.fields.map((field) => fieldRow(model, field, entity.fields)),
    ...rows(model, entity),
    ...(entity.internal ? [] : calls(model, entity)),
    ...workflow(model, entity),
    ...actions(model, entity),
    ...checks(entity),
    '',
  ].join('\n')

const facts = (entity: Entity): readonly string[] => [
  `Table \`${entity.plural}\`, key \`${entity.key}\`, shown as \`${entity.display}\`; source: ${entity.source}.`,
  entity.tenant ? 'Rows belong to a client.' : 'Rows belong to no client.',
  ...(entity.internal ? ['Internal: no calls and no screens.'] : []),
  ...(Object.keys(entity.scope.levels).length === 0
    ? []
    : [
        `Scope: ${Object.entries(entity.scope.levels)
          .map(([level, paths]) => `${level} by ${pathsText(paths)}`)
          .join(', ')}.`,
      ]),
  ...(entity.inherit.length === 0
    ? []
    : [
        `One record for each place: the first that it holds of ${entity.inherit.map(code).join(', ')}, else the whole company, whose record stays.`,
      ]),
  ...entity.lines.map(
    ({ entity: name, field, position }) =>
      `Rows of its form and calls: \`${field.name}\`, records of [${name}](${name}.md) with ${field.rows.map((row) => code(row.name)).join(', ')}${position === null ? '' : `, in the order of ${code(position)}`}.`,
  ),
  ...entity.unique.map((group) => `Unique: ${group.map(code).join(', ')}.`),
]

function fieldRow(model: Model, field: Field, beside: readonly Field[]): string {
  return `| \`${field.name}\`${field.required ? ' *' : ''} | ${both(field.label)} | ${field.kind} | ${cell(remarks(model, field, beside).join('; '))} | ${field.source} |`
}

const WRITTEN: Readonly<Record<Field['write'], string | null>> = {
  always: null,
  create: 'at creation only',
  never: 'read-only',
}

function remarks(model: Model, field: Field, fields: readonly Field[]): readonly string[] {
  const values = field.enum === null ? undefined : model.enums[field.enum]?.values
  return [
    ...(values
      ? [
          values.length <= 12
            ? values.map(({ value, label }) => `${value} ${label.zh} ${label.en}`).join(', ')
            : `${values.length} values of \`${field.enum}\``,
        ]
      : []),
    ...(field.reference
      ? [
          `→ [${field.reference.entity}](${field.reference.entity}.md), on delete ${field.reference.onDelete}${field.reference.within ? `, within \`${field.reference.within}\`` : ''}`,
        ]
      : []),
    ...(field.rule === null ? [] : [`rule \`${field.rule}\``]),
    ...(field.unit ? [both(field.unit)] : []),
    ...(field.computed === null ? [] : ['computed']),
    ...(field.derived ? [`derived from ${field.derived.from.map(code).join(', ')}`] : []),
    ...(field.computed === null && field.derived === null && WRITTEN[field.write] !== null
      ? [WRITTEN[field.write] ?? '']
      : []),
    ...(field.default === undefined ? [] : [`default ${code(JSON.stringify(field.default))}`]),
    ...(field.writePermission === undefined ? [] : [`written with the key ${code(field.writePermission)}`]),
    ...(field.usual === undefined ? [] : [`filled in with ${code(JSON.stringify(field.usual))}`]),
    ...conditionText({ fields, enums: model.enums }, field),
    ...(field.mask === null ? [] : ['masked']),
    ...(field.search ? ['searched'] : []),
    ...(field.help ? [both(field.help)] : []),
  ]
}

const rows = (model: Model, entity: Entity): readonly string[] =>
  entity.fields
    .filter((field) => field.rows.length > 0)
    .flatMap((field) => [
      `\n### Rows of \`${field.name}\`\n`,
      '| Field | Label | Kind | | Source |\n|---|---|---|---|---|',
      ...field.rows.map((row) => fieldRow(model, row, field.rows)),
    ])

const calls = (model: Model, entity: Entity): readonly string[] => [
  '\n## Calls\n',
  '| Call | | Permission |\n|---|---|---|',
  ...callsOf(entity, model).map((name) => {
    const { method, path, label, needs } = ENTITY_CALLS[name]
    return `| \`${method} /v3/${entity.plural}${path}\` | ${both(label)} | ${name === 'batch' ? batchNeeds(entity) : name === 'as_of' ? pastNeeds(model, entity) : key(entity, needs)} |`
  }),
  ...shared(model, entity),
]

const key = ({ access }: Entity, operation: Operation): string => code(access[operation] ?? 'none')

/** The record is told of by the journal. */
const pastNeeds = (model: Model, entity: Entity): string =>
  [
    key(entity, 'info'),
    ...Object.values(model.entities)
      .filter(({ journal }) => journal)
      .map((journal) => key(journal, 'list')),
  ].join(' and ')

/** The right to see the list, and that of what is done with its records, where it is another one. */
const batchNeeds = (entity: Entity): string =>
  [
    ['list', ''],
    ['update', 'to change, '],
    ['remove', 'to remove, '],
  ]
    .map(([operation, told]) => [key(entity, operation as Operation), told] as const)
    .filter(([needed, told]) => told === '' || needed !== key(entity, 'list'))
    .map(([needed, told]) => told + needed)
    .join('; ')

/** Calls that every entity of a sort shares, which say whose records they are about. */
const SHARED: readonly {
  readonly call: string
  readonly needs: Operation
  readonly isFor: (entity: Entity) => boolean
}[] = [
  {
    call: 'desensitization_data_get',
    needs: 'reveal',
    isFor: ({ fields }) => fields.some(({ mask }) => mask !== null),
  },
  { call: 'settings_in_force', needs: 'list', isFor: ({ inherit }) => inherit.length > 0 },
  { call: 'settings_place', needs: 'list', isFor: ({ inherit }) => inherit.length > 0 },
  { call: 'settings_change', needs: 'update', isFor: ({ inherit }) => inherit.length > 0 },
]

const shared = (model: Model, entity: Entity): readonly string[] =>
  SHARED.filter(({ isFor }) => isFor(entity)).flatMap(({ call, needs }) => {
    const found = model.calls[call]
    return found === undefined
      ? []
      : [
          `| \`${found.method} ${found.path}\`, \`resource\` is \`${entity.name}\` | ${both(found.label)} | ${key(entity, needs)} |`,
        ]
  })

function workflow(model: Model, entity: Entity): readonly string[] {
  const found = model.workflows[entity.workflow ?? '']
  if (!found) return []
  const named = new Map(
    model.enums[entity.fields.find(({ name }) => name === found.field)?.enum ?? '']?.values.map(({ value, label }) => [
      value,
      label.en,
    ]),
  )
  const state = (value: number | string): string => `${value} ${named.get(value) ?? ''}`.trim()
  return [
    '\n## Transitions\n',
    '| Call | | From | To | Permission |\n|---|---|---|---|---|',
    ...found.transitions.map(
      ({ name, label, from, to, permission }) =>
        `| \`POST /v3/${entity.plural}/{id}/${name}\` | ${both(label)} | ${from.map(state).join(', ')} | ${
          typeof to === 'object'
            ? `by \`${to.by}\`: ${Object.entries(to.cases)
                .map(([value, target]) => `${value} → ${state(target)}`)
                .join(', ')}`
            : state(to)
        } | ${code(permission)} |`,
    ),
  ]
}

const PLACES: Readonly<Record<ActionPlace, string>> = {
  detail: "record's page",
  row: 'row',
  selection: 'chosen rows',
  list: 'list',
}

function actions(model: Model, entity: Entity): readonly string[] {
  const found = actionsFor(model, entity.name)
  if (found.length === 0) return []
  return [
    '\n## Actions\n',
    '| Call | | Button | Refused | Permission |\n|---|---|---|---|---|',
    ...found.map(
      ({ call: { method, path, permission }, action: { label, places, reason } }) =>
        `| \`${method} ${path}\` | ${both(label)} | ${places.map((place) => PLACES[place]).join(', ')} | ${reason === null ? '' : both(reason)} | ${code(permission ?? 'none')} |`,
    ),
  ]
}

const checks = ({ checks: own, exclusive }: Entity): readonly string[] =>
  own.length + exclusive.length === 0
    ? []
    : [
        '\n## Checks\n',
        ...[...own, ...exclusive.map(({ range, message }) => ({ field: range, message }))].map(
          ({ field, message }) => `- \`${field}\`: ${both(message)}`,
        ),
      ]

const both = (label: Label): string => cell(`${label.zh} ${label.en}`)
const code = (text: string): string => `\`${text}\``
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('<', '&lt;')

const pathsText = (paths: readonly (readonly string[])[]): string =>
  paths.map((path) => `\`${path.join('.')}\``).join(', else ')
