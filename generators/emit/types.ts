/**
 * TypeScript types of what the schemas describe: every entity's record and forms, what each call is sent and answers,
 * what a message from outside holds, and the tables of all by name, which operations are written against.
 */
import { callSchema, isKept, rowSchema, sentSchema, updateSchema } from '../../src/kinds/record-schemas.ts'
import type { Call, Entity, Field, JsonSchema, Model, Webhook, Workflow } from '../../src/model/model.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { comment, header, literal, pascal, property } from '../writing.ts'
import { compileShapes, DESCRIPTION, laidOut, NAME, olderDraft } from './type-shapes.ts'

export const emitTypes: Emit = async (model, memory) => {
  const entities = Object.values(model.entities).map((entity) => ({ entity, records: recordsOf(entity) }))
  const calls = Object.values(model.calls)
    .filter(({ answers }) => answers === null)
    .map(callType)
  const messages = Object.values(model.webhooks).map((webhook) => ({ webhook, shape: shapeOf(webhook.message) }))
  const shapes = [
    ...new Set([
      ...entities.flatMap(({ records }) => records.flatMap(({ properties }) => properties.map(({ shape }) => shape))),
      ...calls.flatMap(({ request, response }) => [request, ...(response === null ? [] : [response])]),
      ...messages.map(({ shape }) => shape),
    ]),
  ].sort()
  const types = await compileShapes(memory, shapes)
  return files([
    ...entities.map(
      ({ entity, records }) =>
        [
          `${GENERATED}/types/${entity.name}.ts`,
          `${header(`schemas/${entity.file}`)}\n${records.map((record) => laidOut(interfaceOf(record, types))).join('\n\n')}\n`,
        ] as const,
    ),
    [`${GENERATED}/record-types.ts`, recordTable(model)],
    [`${GENERATED}/call-types.ts`, callTable(calls, types)],
    [`${GENERATED}/webhook-types.ts`, webhookTable(messages, types)],
  ])
}

interface CallType {
  readonly call: Call
  readonly request: string
  /** Null: the call answers nothing. */
  readonly response: string | null
}

/** A call that names no payload takes none, and one that names no answer answers null. */
const callType = (call: Call): CallType => ({
  call,
  request: shapeOf(callSchema(call)),
  response: Object.keys(call.response).length === 0 ? null : shapeOf(call.response),
})

const shapeOf = (schema: JsonSchema): string => JSON.stringify(olderDraft(schema))

function callTable(calls: readonly CallType[], types: ReadonlyMap<string, string>): string {
  const typed = (shape: string | null, as: string): string =>
    shape === null ? `${as}: null` : types.get(shape)!.replace(`${NAME}: `, () => `${as}: `)
  const entries = calls.map(
    ({ call, request, response }) =>
      `/** ${comment(`${call.label.zh} ${call.label.en}`)} */\n${property(call.name)}: {\n${typed(request, 'request')}\n${typed(response, 'response')}\n}`,
  )
  return `${header('schemas')}
/** What each call is sent, its path's parameters among it, and what it answers. */
${laidOut(`export interface CallTypes {\n${entries.join('\n')}\n}`)}
`
}

interface MessageType {
  readonly webhook: Webhook
  readonly shape: string
}

function webhookTable(messages: readonly MessageType[], types: ReadonlyMap<string, string>): string {
  const entries = messages.map(
    ({ webhook: { name, label }, shape }) =>
      `/** ${comment(`${label.zh} ${label.en}`)} */\n${types.get(shape)!.replace(`${NAME}: `, () => `${property(name)}: `)}`,
  )
  const noLint = entries.length > 0 ? '' : '// eslint-disable-next-line @typescript-eslint/no-empty-object-type\n'
  return `${header('schemas')}
/** What a message of each webhook holds. */
${noLint}${laidOut(`export interface WebhookTypes {\n${entries.join('\n')}\n}`)}
`
}

function recordTable({ entities, workflows }: Model): string {
  const all = Object.values(entities)
  const imports = all.map(
    ({ name }) =>
      `import type { ${pascal(name)}, ${pascal(name)}Create, ${pascal(name)}Update } from './types/${name}.ts'`,
  )
  const entries = all.map((entity) => {
    const [type, steps] = [pascal(entity.name), entity.workflow === null ? [] : stepsOf(workflows[entity.workflow]!)]
    const kept = entity.fields.filter((field) => isServers(entity, field)).map(({ name }) => literal(name))
    return `  ${property(entity.name)}: { row: ${type}; create: ${type}Create; update: ${type}Update; kept: ${kept.join(' | ') || 'never'}; steps: ${steps.map((name) => literal(name)).join(' | ') || 'never'} }`
  })
  return `${header('schemas')}${imports.join('\n')}

/**
 * Of each entity its record, what a person may send, the names of stored fields that the server alone writes, and the
 * steps of its workflow.
 */
export interface RecordTypes {
${entries.join('\n')}
}
`
}

const stepsOf = ({ transitions, automatic }: Workflow): readonly string[] =>
  [...transitions, ...automatic].map(({ name }) => name)

/** What no form changes and an operation may write; state moves by steps alone. */
const isServers = (entity: Entity, field: Field): boolean => field.write === 'create' || isKept(entity, field)

interface RecordType {
  readonly name: string
  readonly description: string
  readonly properties: readonly PropertyType[]
}

interface PropertyType {
  readonly name: string
  readonly required: boolean
  /** Null: nothing is said about it. */
  readonly description: string | null
  /** All of its schema that matters, as text: thousands of properties share a few hundred. */
  readonly shape: string
}

function interfaceOf({ name, description, properties }: RecordType, types: ReadonlyMap<string, string>): string {
  const lines = properties.map((one) =>
    types
      .get(one.shape)!
      .replace(DESCRIPTION, () => one.description ?? '')
      .replace(/^\$: /m, () => `${property(one.name)}${one.required ? '' : '?'}: `),
  )
  return `/** ${comment(description)} */\nexport interface ${name} {\n${lines.join('\n')}\n}`
}

function recordsOf(entity: Entity): readonly RecordType[] {
  const row = rowSchema(entity)
  // Code writes rows of other entities as what they are.
  const alone = { ...entity, lines: [] }
  const name = pascal(entity.name)
  const answered = new Set(
    entity.fields.filter(({ permission, kind }) => permission === null && kind !== 'secret').map((field) => field.name),
  )
  return [
    recordOf(
      entity,
      { ...row, required: Object.keys(row['properties'] as object).filter((field) => answered.has(field)) },
      name,
      `${entity.label.zh} ${entity.label.en}`,
    ),
    recordOf(entity, sentSchema(alone), `${name}Create`, 'What create takes.'),
    recordOf(
      entity,
      updateSchema(alone),
      `${name}Update`,
      'What update takes: only what is to change, and the version that was seen.',
    ),
  ]
}

function recordOf(entity: Entity, schema: JsonSchema, name: string, description: string): RecordType {
  const texts = new Map(entity.fields.map((field) => [field.name, textOf(field)]))
  const required = new Set(schema['required'] as readonly string[])
  const properties = Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>).map(
    ([field, part]): PropertyType => {
      const text = texts.get(field) ?? null
      const shape = text === null ? olderDraft(part) : { ...olderDraft(part), description: DESCRIPTION }
      return { name: field, required: required.has(field), description: text, shape: JSON.stringify(shape) }
    },
  )
  return { name, description, properties }
}

const textOf = (field: Field): string =>
  comment(
    [
      `${field.label.zh} ${field.label.en}`,
      ...(field.unit ? [`(${field.unit.zh} ${field.unit.en})`] : []),
      ...(field.help ? [`– ${field.help.en}`] : []),
    ].join(' '),
  )
