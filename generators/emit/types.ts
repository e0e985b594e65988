/** TypeScript interfaces of every entity's record and forms, made by json-schema-to-typescript: each type once, however many properties are of it. */
import { compile } from 'json-schema-to-typescript'
import { recordSchemas } from '../../src/fields/record-schemas.ts'
import type { Entity, Field, Json, JsonSchema } from '../../src/model/model.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { comment, header, pascal, property } from '../writing.ts'

export const emitTypes: Emit = async (model, memory) => {
  const entities = Object.values(model.entities).map((entity) => ({ entity, records: recordsOf(entity) }))
  const shapes = [...new Set(entities.flatMap(({ records }) => records.flatMap(({ properties }) => properties.map(({ shape }) => shape))))].sort()
  const templates = parts(await memory.text('types', JSON.stringify(shapes), () => compileAll(shapes)))
  const types = new Map(shapes.map((shape, index) => [shape, templates[index]!]))
  return files(entities.map(({ entity, records }) => [
    `${GENERATED}/types/${entity.name}.ts`,
    `${header(`schemas/${entity.file}`)}\n${records.map((record) => laidOut(interfaceOf(record, types))).join('\n\n')}\n`,
  ]))
}

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

const OPTIONS = { format: false, bannerComment: '', additionalProperties: false, declareExternallyReferenced: true, unknownAny: true } as const

/** Stand where a property puts its own name and description; no field can be called so. */
const NAME = '$'
const DESCRIPTION = '$description'

/** All shapes in one go, since the library's own work a call is what takes long; each is the one property of an object of its own. */
function compileAll(shapes: readonly string[]): Promise<string> {
  const objects = shapes.map((shape, index) => [`${NAME}${index}`, objectOf([[NAME, JSON.parse(shape) as JsonSchema]], [NAME])] as const)
  return compile(objectOf(objects, []), 'All_', OPTIONS)
}

const objectOf = (properties: readonly (readonly [string, object])[], required: string[]) => ({ type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false }) as const

/** What was made of each shape, in their order: `$: type`, below a comment if there is one. */
const parts = (code: string): readonly string[] =>
  withoutEnd(code).split(/^\$\d+\?: \{\n/m).slice(1).map(withoutEnd)

const withoutEnd = (code: string): string => code.trimEnd().replace(/\n\}$/, '')

function interfaceOf({ name, description, properties }: RecordType, types: ReadonlyMap<string, string>): string {
  const lines = properties.map((one) => types.get(one.shape)!
    .replace(DESCRIPTION, () => one.description ?? '')
    .replace(/^\$: /m, () => `${property(one.name)}${one.required ? '' : '?'}: `))
  return `/** ${comment(description)} */\nexport interface ${name} {\n${lines.join('\n')}\n}`
}

/** Says nothing about a type, and would be walked through again and again. */
const NO_TYPE: ReadonlySet<string> = new Set(['default', 'examples', 'format', 'formatMaximum', 'formatMinimum', 'maximum', 'maxLength', 'minimum', 'minLength', 'not', 'ordered', 'pattern'])

/** The library reads tuples as drafts before 2020-12 wrote them. */
function olderDraft(schema: JsonSchema): JsonSchema {
  const { prefixItems, properties, ...rest } = schema
  const kept = Object.entries(rest).filter(([keyword]) => !NO_TYPE.has(keyword)).map(([keyword, value]) => [keyword, older(value)])
  return {
    ...Object.fromEntries(kept),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(Object.entries(properties as JsonSchema).map(([name, part]) => [name, older(part)])) }),
    ...(prefixItems === undefined ? {} : { items: older(prefixItems), additionalItems: false }),
  }
}

const older = (value: Json): Json =>
  (Array.isArray(value) ? value.map((item) => older(item as Json)) : value !== null && typeof value === 'object' ? olderDraft(value as JsonSchema) : value)

/** The library leaves layout to prettier, which costs a second; one-line comments and indentation are enough. */
function laidOut(code: string): string {
  const lines = code.replace(/\/\*\*\n \* (.*)\n \*\//g, '/** $1 */').split('\n')
  let depth = 0
  return lines.map((line) => {
    const isComment = line.startsWith('/**') || line.startsWith(' *')
    if (!isComment && /^[})\]]/.test(line)) depth--
    const indented = '  '.repeat(depth) + line
    if (!isComment && /[{([]$/.test(line)) depth++
    return indented
  }).join('\n')
}

function recordsOf(entity: Entity): readonly RecordType[] {
  const { row, create, update } = recordSchemas(entity)
  const name = pascal(entity.name)
  const answered = new Set(entity.fields.filter(({ permission, kind }) => permission === null && kind !== 'secret').map((field) => field.name))
  return [
    recordOf(entity, { ...row, required: Object.keys(row['properties'] as object).filter((field) => answered.has(field)) }, name, `${entity.label.zh} ${entity.label.en}`),
    recordOf(entity, create, `${name}Create`, 'What create takes.'),
    recordOf(entity, update, `${name}Update`, 'What update takes: only what is to change, and the version that was seen.'),
  ]
}

function recordOf(entity: Entity, schema: JsonSchema, name: string, description: string): RecordType {
  const texts = new Map(entity.fields.map((field) => [field.name, textOf(field)]))
  const required = new Set(schema['required'] as readonly string[])
  const properties = Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>).map(([field, part]): PropertyType => {
    const text = texts.get(field) ?? null
    const shape = text === null ? olderDraft(part) : { ...olderDraft(part), description: DESCRIPTION }
    return { name: field, required: required.has(field), description: text, shape: JSON.stringify(shape) }
  })
  return { name, description, properties }
}

const textOf = (field: Field): string => comment([
  `${field.label.zh} ${field.label.en}`,
  ...(field.unit ? [`(${field.unit.zh} ${field.unit.en})`] : []),
  ...(field.help ? [`– ${field.help.en}`] : []),
].join(' '))
