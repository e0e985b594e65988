/** Parameters of lists: paging, search, and what every field's kind can be filtered by. */
import type { Operator } from '../../src/kinds/field-kind.ts'
import { kinds } from '../../src/kinds/kinds.ts'
import { ARCHIVED } from '../../src/model/archive.ts'
import { aboveIn, isFilter, TOP } from '../../src/model/list-parameters.ts'
import type { Entity, Field, JsonSchema, Model } from '../../src/model/model.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
}

export const parameter = (name: string, schema: JsonSchema, description: string): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
})

export const pathParameters = (path: string): readonly Parameter[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    description: name === 'id' ? 'Key of the record.' : '',
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }))

export const listParameters = (model: Model, entity: Entity): readonly Parameter[] => [
  parameter('offset', { type: 'integer', minimum: 0, default: 0 }, 'First record, counted from 0.'),
  parameter('limit', { type: 'integer', minimum: 1, maximum: entity.list.limit, default: 20 }, 'Records a page.'),
  parameter('after', { type: 'string' }, '`next` of the page before; replaces `offset`.'),
  parameter(
    'sort',
    { enum: entity.fields.filter((field) => field.sort).flatMap(({ name }) => [name, `-${name}`]) },
    'A field; `-` in front: descending.',
  ),
  parameter('count', { enum: ['exact', 'none'] }, 'Left out: exact up to a limit, then an estimate.'),
  parameter(
    'columns',
    { type: 'string' },
    'Field names, joined by commas; left out: all. Key and version come anyway.',
  ),
  parameter(
    'actions',
    { enum: ['true', 'false'], default: 'false' },
    'Each record says in `_actions` which calls and transitions are possible for it and for whoever asks.',
  ),
  ...archiveParameter(entity, 'The records in the archive instead of the others, for whoever may delete.'),
  ...(aboveIn(entity) === null
    ? []
    : [parameter(TOP, { enum: ['true'] }, 'Only the records with none above them in this very list.')]),
  ...groupingParameters(entity),
  ...(entity.fields.some((field) => field.search)
    ? [
        parameter(
          'q',
          { type: 'string' },
          `Searched in ${entity.fields
            .filter((field) => field.search)
            .map(({ name }) => name)
            .join(', ')}.`,
        ),
      ]
    : []),
  ...entity.fields.filter(isFilter).flatMap((field) => filters(field, field.name)),
  ...entity.list.filters
    .filter((path) => path.includes('.'))
    .flatMap((path) => {
      const field = fieldAt(model, entity, path.split('.'))
      return field ? filters(field, path) : []
    }),
]

/** Of an entity with an archive. */
export const archiveParameter = ({ archive }: Entity, description: string): readonly Parameter[] =>
  archive ? [parameter(ARCHIVED, { enum: ['true', 'false'], default: 'false' }, description)] : []

/** Of a report that adds records up. */
const groupingParameters = ({ grouping }: Entity): readonly Parameter[] =>
  grouping === undefined
    ? []
    : [
        parameter(
          'group',
          { type: 'string', default: grouping.group.join(',') },
          `What it is grouped by, joined by commas: ${grouping.dimensions.map(({ name }) => name).join(', ')}.`,
        ),
        ...(grouping.period === null
          ? []
          : [
              parameter(
                'period',
                { enum: grouping.period.presets, default: grouping.period.first },
                'The days that are added up, until today; named days come before it.',
              ),
            ]),
        ...(grouping.measures.some(({ compared }) => compared)
          ? [
              parameter(
                'compare',
                { enum: ['true', 'false'], default: String(grouping.compares) },
                'Whether what is compared stands beside what it was in the period before and in the year before.',
              ),
            ]
          : []),
      ]

const FILTERS: Readonly<Record<Operator, (name: string, label: string) => readonly Parameter[]>> = {
  eq: (name, label) => [parameter(name, { type: 'string' }, label)],
  in: () => [],
  range: (name, label) => [
    parameter(`${name}_from`, { type: 'string' }, `${label}: from, inclusive`),
    parameter(`${name}_to`, { type: 'string' }, `${label}: to, inclusive`),
  ],
  like: (name, label) => [parameter(`${name}_like`, { type: 'string' }, `${label}: contains`)],
  null: (name, label) => [parameter(`${name}_null`, { enum: ['true', 'false'] }, `${label}: is empty`)],
}

function filters(field: Field, name: string): readonly Parameter[] {
  const { operators } = kinds[field.kind]
  const label = `${field.label.zh} ${field.label.en}${operators.includes('in') ? '; any of several, joined by commas' : ''}`
  return operators
    .filter((operator) => operator !== 'null' || field.nullable)
    .flatMap((operator) => FILTERS[operator](name, label))
}

function fieldAt(model: Model, entity: Entity, [first, ...rest]: readonly string[]): Field | undefined {
  const field = entity.fields.find(({ name }) => name === first)
  const target = model.entities[field?.reference?.entity ?? '']
  return rest.length === 0 ? field : target && fieldAt(model, target, rest)
}
