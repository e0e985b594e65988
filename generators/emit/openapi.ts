/** The calls as an OpenAPI 3.1 document, for other programs and for people who write them. */
import { rowSchema, sentSchema, updateSchema } from '../../src/kinds/record-schemas.ts'
import {
  callsOf,
  ENTITY_CALLS,
  FILE_CALLS,
  REPORT_CALLS,
  type EntityOperation,
  type FileCall,
} from '../../src/model/entity-calls.ts'
import type { Call, Entity, Field, JsonSchema, Label, Model, Transition, Webhook } from '../../src/model/model.ts'
import { PERSONAL_CALLS } from '../../src/model/system-needs.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { lines, pascal } from '../writing.ts'
import { conditionText } from './condition-text.ts'
import { FILE_PARTS, FILE_RUN, fileCallsOf } from './openapi-by-file.ts'
import { archiveParameter, listParameters, parameter, pathParameters, type Parameter } from './openapi-parameters.ts'
import { transitionSchema } from '../../src/kinds/transition-schema.ts'

export const emitOpenapi: Emit = (model) =>
  files([[`${GENERATED}/openapi.json`, `${understood(lines(openapi(model), 3))}\n`]])

/**
 * Bounds of decimals and dates are ajv's words, which other readers of the document refuse; an extension they skip.
 * Only a key stands between quote and colon.
 */
const understood = (text: string): string =>
  text.replace(/"(format(?:Exclusive)?(?:Minimum|Maximum)|ordered)":/g, '"x-$1":')

interface Described {
  readonly path: string
  readonly method: string
  readonly operation: Readonly<Record<string, unknown>>
}

export function openapi(model: Model): Readonly<Record<string, unknown>> {
  const entities = Object.values(model.entities).filter((entity) => !entity.internal)
  const reports = Object.values(model.reports).map(({ entity }) => ({ ...entity, name: entity.plural }))
  const lists = new Map([...entities, ...reports].map((entity) => [entity, listParameters(model, entity)]))
  const described = [
    ...Object.values(model.calls).map((call) => specialCall(model, call)),
    ...Object.values(model.calls).flatMap((call) => fileCallsOf(call).map((operation) => fileCall(call, operation))),
    ...entities.flatMap((entity) => [
      ...entityCalls(entity, lists.get(entity)!, callsOf(entity, model)),
      ...transitions(model, entity),
    ]),
    ...reports.flatMap((report) => entityCalls(report, lists.get(report)!, REPORT_CALLS)),
    ...Object.values(model.webhooks).map(webhookCall),
  ]
  const brand = model.app.brands[0]
  return {
    openapi: '3.1.0',
    info: {
      title: brand ? `${brand.name.zh} ${brand.name.en}` : 'Console',
      version: 'v3',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Generated from schemas/; a failure answers with its err_code of the catalogue in the same envelope.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }, { token: [] }],
    tags: [...HOSTS, ...[...entities, ...reports].map(({ name, label }) => ({ name, description: both(label) }))],
    paths: byPath(described),
    webhooks: { event: { post: EVENT } },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer', description: TOKEN },
      },
      parameters: Object.fromEntries(
        [...entities, ...reports].flatMap((entity) =>
          lists.get(entity)!.map((one) => [parameterName(entity, one), one]),
        ),
      ),
      schemas: {
        ...Object.fromEntries(entities.flatMap((entity) => entitySchemas(model, entity))),
        ...Object.fromEntries(reports.map((report) => [pascal(report.name), rowSchema(report)])),
        Failure: FAILURE,
        AsOf: AS_OF,
        Impact: IMPACT,
        FileRun: FILE_RUN,
        ImportRun: IMPORT_RUN,
        Records: RECORDS,
      },
      responses: {
        Failure: {
          description:
            'Refused; `data.fields` names bad fields, `data.current` holds the record that a stale version missed.',
          content: jsonContent({ $ref: '#/components/schemas/Failure' }),
        },
      },
    },
  }
}

const TOKEN =
  'An API token that somebody has made in the console (API tokens). It has at most the rights and the places of its owner; after its requests of a minute it is answered 429 with Retry-After.'

/** Whichever is described first keeps an address, as in the server. */
function byPath(described: readonly Described[]): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const paths = new Map<string, Record<string, unknown>>()
  for (const { path, method, operation } of described) {
    const known = paths.get(path) ?? {}
    paths.set(path, { [method.toLowerCase()]: operation, ...known })
  }
  return Object.fromEntries(paths)
}

/** What is no entity's own, by where it is served, or who asks. */
const HOSTS = [
  { name: 'main host', description: '业务接口 Main API' },
  { name: 'passport host', description: '登录服务 Passport' },
  { name: 'file host', description: '文件服务 File host' },
  { name: 'webhooks', description: '外部服务推送的消息 Messages that services outside send' },
] as const

const both = (label: Label): string => `${label.zh} ${label.en}`
const jsonContent = (schema: object) => ({ 'application/json': { schema } })
const component = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const REFUSED = {
  description: 'Refused; ErrNo is the code of the catalogue.',
  content: jsonContent({
    type: 'object',
    required: ['ErrNo', 'ErrMsg', 'ReqID'],
    properties: { ErrNo: { type: 'integer' }, ErrMsg: { type: 'string' }, ReqID: { type: 'string' } },
  }),
} as const

const FAILURE: JsonSchema = {
  type: 'object',
  required: ['err_code', 'err_msg', 'data'],
  properties: {
    err_code: { type: 'integer' },
    err_msg: { type: 'string' },
    data: {
      type: ['object', 'null'],
      properties: {
        fields: {
          type: 'array',
          items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
        },
      },
    },
  },
}

const REFERRERS: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['entity', 'plural', 'label', 'by', 'count'],
    properties: {
      entity: { type: 'string' },
      plural: { type: 'string' },
      by: { type: 'string' },
      count: { type: 'integer', minimum: 1 },
      label: { type: 'object', required: ['zh', 'en'], properties: { zh: { type: 'string' }, en: { type: 'string' } } },
    },
  },
}

/**
 * Of records that refer to one: those that forbid its removal, those removed with it, those that will refer to nothing.
 */
export const IMPACT: JsonSchema = {
  type: 'object',
  required: ['name', 'blocked', 'lost', 'emptied'],
  additionalProperties: false,
  properties: { name: { type: 'string' }, blocked: REFERRERS, lost: REFERRERS, emptied: REFERRERS },
}

const OF_FIELDS = (rest: JsonSchema, required: readonly string[] = Object.keys(rest)): JsonSchema => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['field', ...required],
    additionalProperties: false,
    properties: { field: { type: 'string' }, ...rest },
  },
})

/** A record as it was after an entry of the journal; values of which nothing is known are left out. */
export const AS_OF: JsonSchema = {
  type: 'object',
  required: ['entry', 'at', 'now', 'then', 'changed', 'words', 'unknown', 'restore'],
  properties: {
    entry: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
    now: { type: 'object' },
    then: { type: 'object', description: 'Its fields as in `now`; masked values stay masked.' },
    changed: { type: 'array', description: 'Fields that differ from now.', items: { type: 'string' } },
    words: {
      ...OF_FIELDS({ text: { type: 'string' } }),
      description: 'What the journal holds in words alone: names of records and files, long texts cut.',
    },
    unknown: {
      ...OF_FIELDS({ why: { enum: ['gap', 'erased', 'hidden', 'computed'] } }),
      description:
        'Fields of which the journal does not tell: written without an entry or before the entries that are kept, erased with a person, in entries that the asker may not see, worked out from other records.',
    },
    restore: {
      type: ['object', 'null'],
      description: 'What an update (`PUT`) has to send to bring it back; null: it is not the asker’s to update.',
      required: ['values', 'left_out'],
      properties: {
        values: { type: 'object' },
        left_out: OF_FIELDS(
          {
            why: {
              enum: [
                'gap',
                'erased',
                'hidden',
                'masked',
                'secret',
                'words',
                'files',
                'state',
                'kept',
                'fixed',
                'right',
                'gone',
                'refused',
              ],
            },
            message: { type: 'string', description: 'Of what is refused.' },
          },
          ['why'],
        ),
      },
    },
  },
}

const COUNT: JsonSchema = { type: 'integer', minimum: 0 }

const IMPORT_PROBLEM: JsonSchema = {
  type: 'object',
  properties: { row: { type: 'integer' }, column: { type: ['string', 'null'] }, text: { type: 'string' } },
}

/** How far an import is, and what has come of it. */
export const IMPORT_RUN: JsonSchema = {
  type: 'object',
  required: [
    'id',
    'state',
    'mode',
    'percent',
    'rows',
    'added',
    'changed',
    'unchanged',
    'wrong',
    'doubtful',
    'written',
    'problems',
    'doubts',
    'ignored',
    'key',
    'message',
  ],
  properties: {
    id: { type: 'integer' },
    state: { enum: ['running', 'done', 'failed', 'stopped'] },
    mode: { enum: ['check', 'all', 'good'] },
    percent: { type: 'integer', minimum: 0, maximum: 100 },
    rows: COUNT,
    added: COUNT,
    changed: COUNT,
    unchanged: COUNT,
    wrong: COUNT,
    doubtful: { ...COUNT, description: 'Rows that are taken though a value in them may be wrong.' },
    written: { type: 'boolean' },
    problems: { type: 'array', description: 'The first of what is wrong.', items: IMPORT_PROBLEM },
    doubts: { type: 'array', description: 'The first of what may be wrong.', items: IMPORT_PROBLEM },
    ignored: { type: 'array', description: 'Headings of columns that nobody writes.', items: { type: 'string' } },
    key: { type: 'array', items: { type: 'string' } },
    message: { type: ['string', 'null'] },
  },
}

const RECORDS: JsonSchema = {
  type: 'object',
  required: ['list', 'count', 'count_kind', 'next'],
  properties: {
    list: { type: 'array' },
    count: { type: ['integer', 'null'] },
    count_kind: { enum: ['exact', 'estimate', 'none'] },
    next: { type: ['string', 'null'], description: 'Cursor of the next page, for `after`.' },
  },
}

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['err_code', 'err_msg', 'data'],
  properties: { err_code: { const: 0 }, err_msg: { type: 'string' }, data },
})

function entitySchemas(model: Model, entity: Entity): readonly (readonly [string, JsonSchema])[] {
  const name = pascal(entity.name)
  return [
    [name, rowSchema(entity)],
    [`${name}Create`, withConditions(model, entity.fields, sentSchema(entity))],
    [`${name}Update`, withConditions(model, entity.fields, updateSchema(entity))],
  ]
}

/** What only some records have, or must have, is said of the property: no schema can tell it of a change. */
function withConditions({ enums }: Model, fields: readonly Field[], schema: JsonSchema): JsonSchema {
  const texts = new Map(fields.map((field) => [field.name, conditionText({ fields, enums }, field).join('; ')]))
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>)
  const told = properties.map(([name, own]): [string, JsonSchema] => {
    const text = texts.get(name) ?? ''
    return [name, text === '' ? own : { ...own, description: text }]
  })
  return { ...schema, properties: Object.fromEntries(told) }
}

const FAILED = { content: jsonContent({ $ref: '#/components/schemas/Failure' }) } as const

const answers = (description: string, schema: JsonSchema) => ({
  200: { description, content: jsonContent(envelope(schema)) },
  '4XX': { $ref: '#/components/responses/Failure' },
})

/** Lists, exports and sums take the same: each stands once, and is referred to. */
const parameterName = (entity: Entity, { name }: Parameter): string => `${pascal(entity.name)}_${name}`
const referred = (entity: Entity, parameters: readonly Parameter[]): readonly Reference[] =>
  parameters.map((one) => ({ $ref: `#/components/parameters/${parameterName(entity, one)}` }))

const entityCalls = (
  entity: Entity,
  list: readonly Parameter[],
  offered: readonly EntityOperation[],
): readonly Described[] =>
  offered.map((operation) => {
    const { method, path, label, needs } = ENTITY_CALLS[operation]
    const { parameters, body, answer } = PARTS[operation](entity, list)
    return {
      method,
      path: `/v3/${entity.plural}${path}`,
      operation: {
        operationId: `${entity.plural}_${operation}`,
        tags: [entity.name],
        summary: `${both(entity.label)}: ${both(label)}`,
        'x-permission': entity.access[needs],
        parameters: [...pathParameters(path), ...parameters],
        ...(operation === 'import'
          ? { requestBody: { required: true, content: FILE } }
          : body
            ? { requestBody: { required: true, content: jsonContent(body) } }
            : {}),
        responses: FILES.has(operation) ? EXPORT : answers(label.en, answer),
      },
    }
  })

interface Reference {
  readonly $ref: string
}
interface Parts {
  readonly parameters: readonly (Parameter | Reference)[]
  readonly body: JsonSchema | null
  readonly answer: JsonSchema
}

const PARTS: Readonly<Record<EntityOperation, (entity: Entity, list: readonly Parameter[]) => Parts>> = {
  list: (entity, list) => ({
    parameters: referred(entity, list),
    body: null,
    answer: { allOf: [component('Records'), { properties: { list: { items: row(entity) } } }] },
  }),
  create: (entity) => ({ parameters: [], body: component(`${pascal(entity.name)}Create`), answer: row(entity) }),
  info: (entity) => ({ parameters: [], body: null, answer: row(entity) }),
  update: (entity) => ({ parameters: [], body: component(`${pascal(entity.name)}Update`), answer: row(entity) }),
  remove: (entity) => ({
    parameters: [
      parameter('version', { type: 'integer', minimum: 1 }, 'Version that was seen.'),
      ...archiveParameter(entity, 'Deletes for good what is in the archive; left out: puts the record there.'),
    ],
    body: null,
    answer: {},
  }),
  batch: (entity) => ({ parameters: [], body: batchOf(entity), answer: {} }),
  export: (entity, list) => ({
    parameters: [
      parameter('format', { enum: ['csv', 'xlsx'] }, 'File format.'),
      parameter('columns', { type: 'string' }, 'Field names, joined by commas.'),
      ...referred(
        entity,
        list.filter(({ name }) => !PAGING.has(name)),
      ),
    ],
    body: null,
    answer: {},
  }),
  totals: (entity, list) => ({
    parameters: [
      parameter('columns', { type: 'string' }, 'Columns that are summed, joined by commas.'),
      ...referred(
        entity,
        list.filter(({ name }) => !PAGING.has(name) && name !== 'sort'),
      ),
    ],
    body: null,
    answer: totalsOf(entity),
  }),
  import: (entity) => ({
    parameters: [
      parameter('dry_run', { enum: ['true', 'false'], default: 'false' }, 'Checks everything and writes nothing.'),
      parameter(
        'partial',
        { enum: ['true', 'false'], default: 'false' },
        'Writes the good rows; left out: all rows or none.',
      ),
      parameter(
        'key',
        { enum: ['auto', 'none', 'id', entity.key, ...givenKeys(entity)] },
        'What tells rows to be records that are there; `none`: every row is new.',
      ),
    ],
    body: null,
    answer: component('ImportRun'),
  }),
  import_state: () => ({ parameters: [], body: null, answer: { anyOf: [component('ImportRun'), { type: 'null' }] } }),
  import_stop: () => ({ parameters: [], body: null, answer: { anyOf: [component('ImportRun'), { type: 'null' }] } }),
  import_problems: () => ({ parameters: [], body: null, answer: {} }),
  import_template: () => ({
    parameters: [parameter('format', { enum: ['xlsx', 'csv'], default: 'xlsx' }, 'File format.')],
    body: null,
    answer: {},
  }),
  impact: (entity) => ({
    parameters: archiveParameter(entity, 'Of deleting for good what is in the archive; left out: of putting it there.'),
    body: null,
    answer: component('Impact'),
  }),
  restore: (entity) => ({ parameters: [], body: null, answer: row(entity) }),
  as_of: (entity) => ({
    parameters: [
      {
        ...parameter('entry', { type: 'integer', minimum: 1 }, 'Entry of the journal, of this record.'),
        required: true,
      },
    ],
    body: null,
    answer: { allOf: [component('AsOf'), { properties: { now: row(entity) } }] },
  }),
}

/** Operations that answer a file. */
const FILES: ReadonlySet<EntityOperation> = new Set(['export', 'import_problems', 'import_template'])
const FILE = { 'application/octet-stream': {} }

const PAGING = new Set(['offset', 'limit', 'after', 'count', 'columns', 'actions'])
export const totalsOf = (entity: Entity): JsonSchema => ({
  type: 'object',
  required: ['count', 'totals'],
  properties: {
    count: { type: 'integer' },
    totals: {
      type: 'object',
      properties: Object.fromEntries(entity.list.totals.map((name) => [name, { type: totalType(entity, name) }])),
    },
  },
})

/** Beside a sum of groups stands that of a time before, of which there may be nothing. */
function totalType({ fields, grouping }: Entity, total: string): string | string[] {
  const field = fields.find(({ name }) => name === total)
  const type = field?.kind === 'integer' ? 'integer' : 'string'
  return grouping !== undefined && field?.nullable ? [type, 'null'] : type
}
const row = (entity: Entity): JsonSchema => component(pascal(entity.name))

const batchOf = (entity: Entity): JsonSchema => ({
  type: 'object',
  required: ['action', 'ids'],
  properties: {
    action: { enum: ['remove', 'update'] },
    ids: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1 },
    each: {
      type: 'boolean',
      description: 'Each record by itself: those that fail are named, the others stay changed.',
    },
    data: batchData(entity),
  },
})

/** As an update of a record alone, without a version: a batch has seen none. */
function batchData(entity: Entity): JsonSchema {
  const names = Object.keys((updateSchema({ ...entity, lines: [] })['properties'] ?? {}) as JsonSchema).filter(
    (name) => name !== 'version',
  )
  const part = (name: string): JsonSchema => ({
    $ref: `#/components/schemas/${pascal(entity.name)}Update/properties/${name}`,
  })
  return {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, part(name)])),
  }
}

const EXPORT = {
  200: {
    description: 'The file, streamed.',
    content: { 'text/csv': {}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {} },
  },
  '4XX': { $ref: '#/components/responses/Failure' },
}

const COPY = { ...EXPORT, 200: { ...EXPORT[200], content: { 'application/zip': {} } } }

function fileCall({ name, label: called, permission }: Call, operation: FileCall): Described {
  const { method, path, label } = FILE_CALLS[operation]
  const { parameters, answer } = FILE_PARTS[operation]
  return {
    method,
    path: `/v3/by_file/${name}${path}`,
    operation: {
      operationId: `by_file_${name}_${operation}`,
      tags: ['main host'],
      summary: `${both(called)}: ${both(label)}`,
      'x-permission': permission,
      parameters,
      ...(operation === 'run' && { requestBody: { required: true, content: FILE } }),
      responses: answer === null ? EXPORT : answers(label.en, answer),
    },
  }
}

const transitions = (model: Model, entity: Entity): readonly Described[] =>
  (model.workflows[entity.workflow ?? '']?.transitions ?? []).map((transition) => transitionCall(entity, transition))

const transitionCall = (entity: Entity, transition: Transition): Described => ({
  method: 'POST',
  path: `/v3/${entity.plural}/{id}/${transition.name}`,
  operation: {
    operationId: `${entity.plural}_${transition.name}`,
    tags: [entity.name],
    summary: `${both(entity.label)}: ${both(transition.label)}`,
    'x-permission': transition.permission,
    parameters: pathParameters('/{id}'),
    requestBody: { required: true, content: jsonContent(transitionSchema(entity, transition)) },
    responses: answers(transition.label.en, row(entity)),
  },
})

/** Which records it is done to, and why not to some. */
function actionOf({ app: { errors } }: Model, { action }: Call): Readonly<Record<string, unknown>> {
  if (action === null) return {}
  const { entity, record, places, reason, answers } = action
  const told = [
    ...(reason === null ? [] : [`Where it is not possible, the error \`not_possible\` says: ${both(reason)}`]),
    ...answers.flatMap((key) =>
      (errors[key]?.choices ?? []).map(
        ({ label, sets }) =>
          `Refused with \`${key}\` (${errors[key]!.code}), it can be sent again: ${both(label)}${Object.keys(sets).length === 0 ? '' : `, with \`${JSON.stringify(sets)}\``}`,
      ),
    ),
  ]
  return {
    'x-action': { entity, record, places },
    ...(told.length > 0 && { description: told.join('\n\n') }),
  }
}

function specialCall(model: Model, call: Call): Described {
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const inPath = new Set(pathParameters(call.path).map(({ name }) => name))
  const request = withConditions(model, call.fields, call.request)
  const properties = Object.entries(request['properties'] as Readonly<Record<string, JsonSchema>>).filter(
    ([name]) => !inPath.has(name),
  )
  const body = {
    ...request,
    properties: Object.fromEntries(properties),
    required: ((request['required'] ?? []) as readonly string[]).filter((name) => !inPath.has(name)),
  }
  return {
    method: call.method,
    path: { main: '', passport: '/passport', file: '/files' }[call.host] + call.path,
    operation: {
      operationId: call.name,
      tags: [`${call.host} host`],
      summary: both(call.label),
      ...(call.pending
        ? {
            'x-pending': true,
            description: 'Not built yet: what is sent is checked, the answer is the error `unavailable`.',
          }
        : {}),
      'x-permission': call.permission,
      ...actionOf(model, call),
      ...(call.permission === null
        ? { security: [] }
        : PERSONAL_CALLS.has(call.name)
          ? { security: [{ session: [] }] }
          : {}),
      parameters: [
        ...pathParameters(call.path),
        ...(inQuery ? properties.map(([name, schema]) => parameter(name, schema, '')) : []),
      ],
      ...(inQuery || properties.length === 0 ? {} : { requestBody: { required: true, content: jsonContent(body) } }),
      responses:
        call.host === 'passport'
          ? {
              200: {
                description: 'Answer of the passport: ErrNo, ErrMsg and ReqID beside the data.',
                content: jsonContent(call.response),
              },
              '4XX': REFUSED,
            }
          : call.answers?.operation === 'person'
            ? COPY
            : answers(call.label.en, call.response),
    },
  }
}

/** Signed, not logged in. Who signs in a way of its own sends other headers, of which the documents know nothing. */
const SIGNATURE: readonly Parameter[] = [
  ['webhook-id', 'Number of the message: the same whenever it is sent again.'],
  ['webhook-timestamp', 'Seconds since 1970 at which it was signed; five minutes off is too much.'],
  ['webhook-signature', '`v1,` and the HMAC-SHA256, in base64, of number, time and body, joined by dots.'],
].map(([name, description]) => ({
  name: name!,
  in: 'header' as const,
  required: true,
  description: `${description!} As Standard Webhooks says.`,
  schema: { type: 'string' },
}))

const webhookCall = ({ name, label, message }: Webhook): Described => ({
  method: 'POST',
  path: `/hooks/${name}/{company}`,
  operation: {
    operationId: `hook_${name}`,
    tags: ['webhooks'],
    summary: both(label),
    description: 'Answered once it is stored; what the body must hold is looked at afterwards, and told in the inbox.',
    security: [],
    parameters: [...pathParameters('/{company}'), ...SIGNATURE],
    requestBody: { required: true, content: jsonContent(message) },
    responses: {
      200: { description: 'Stored, now or before.', content: jsonContent(envelope({ type: 'object' })) },
      401: { ...FAILED, description: 'The signature is missing, wrong or too old; nothing is stored.' },
      409: { ...FAILED, description: 'The number is that of another message.' },
      413: { ...FAILED, description: 'More than 256 KB.' },
      '4XX': { $ref: '#/components/responses/Failure' },
    },
  },
})

/** What receivers are sent that people have set up: what a record holds is said where it is read. */
const EVENT = {
  operationId: 'event',
  tags: ['webhooks'],
  summary: '记录事件 Event of a record',
  description: 'Sent to the address of a webhook when a record was created, changed or deleted; any 2xx accepts it.',
  security: [],
  parameters: SIGNATURE,
  requestBody: {
    required: true,
    content: jsonContent({
      type: 'object',
      required: ['type', 'timestamp', 'data'],
      properties: {
        type: { type: 'string', description: 'The entity and `created`, `changed` or `deleted`; or `webhook.test`.' },
        timestamp: { type: 'string', format: 'date-time' },
        data: {
          type: 'object',
          properties: {
            entity: { type: 'string' },
            id: { type: 'integer' },
            record: { type: 'object', description: 'As it is when it is sent; left out if it was deleted.' },
          },
        },
      },
    }),
  },
  responses: { '2XX': { description: 'Accepted. After any other answer it is sent again.' } },
}

/** What is unique of a record, as far as a file can say it. */
const givenKeys = ({ unique, fields }: Entity): readonly string[] =>
  unique
    .map((names) => names.filter((name) => fields.find((field) => field.name === name)?.write !== 'never').join(','))
    .filter((key) => key !== '')
