/** TypeScript interfaces of every entity's record and forms, made by json-schema-to-typescript. */
import { compile } from 'json-schema-to-typescript'
import { recordSchemas } from '../../src/fields/record-schemas.ts'
import type { Entity, Field, Json, JsonSchema } from '../../src/model/model.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { comment, header, pascal } from '../writing.ts'

export const emitTypes: Emit = async (model, memory) => {
  const texts = await Promise.all(Object.values(model.entities).map(async (entity) => {
    const schemas = titledSchemas(entity)
    const text = await memory.text(`types/${entity.name}`, JSON.stringify(schemas), () => compileAll(schemas))
    return [`${GENERATED}/types/${entity.name}.ts`, `${header(`schemas/${entity.file}`)}\n${text}`] as const
  }))
  return files(texts)
}

const OPTIONS = { format: false, bannerComment: '', additionalProperties: false, declareExternallyReferenced: true, unknownAny: true } as const

/** All interfaces of an entity in one go, as parts of one that is cut off again: the library's own work a call is what takes long. */
async function compileAll(schemas: Readonly<Record<string, JsonSchema>>): Promise<string> {
  const parts = Object.entries(schemas).map(([name, schema]) => [name, { ...olderDraft(schema), title: name }] as const)
  const code = await compile({ type: 'object', properties: Object.fromEntries(parts), additionalProperties: false } as object, 'All_', OPTIONS)
  const [, ...interfaces] = code.trim().split(/(?<=\n\}\n)(?=\/\*\*|export)/)
  return interfaces.map((part) => laidOut(part.trim())).join('\n\n').concat('\n')
}

/** Says nothing about a type, and would be walked through again and again. */
const NO_TYPE: ReadonlySet<string> = new Set(['default', 'examples', 'format', 'formatMaximum', 'formatMinimum', 'maximum', 'maxLength', 'minimum', 'minLength', 'not', 'ordered', 'pattern'])

/** The library reads tuples as drafts before 2020-12 wrote them, and changes what it is given: it gets a copy, of what matters. */
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

function titledSchemas(entity: Entity): Readonly<Record<string, JsonSchema>> {
  const { row, create, update } = recordSchemas(entity)
  const name = pascal(entity.name)
  const answered = new Set(entity.fields.filter(({ permission, kind }) => permission === null && kind !== 'secret').map((field) => field.name))
  return {
    [name]: described(entity, { ...row, required: Object.keys(row['properties'] as object).filter((field) => answered.has(field)) }, `${entity.label.zh} ${entity.label.en}`),
    [`${name}Create`]: described(entity, create, 'What create takes.'),
    [`${name}Update`]: described(entity, update, 'What update takes: only what is to change, and the version that was seen.'),
  }
}

function described(entity: Entity, schema: JsonSchema, description: string): JsonSchema {
  const texts = new Map(entity.fields.map((field) => [field.name, textOf(field)]))
  const properties = Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>)
    .map(([name, part]) => [name, texts.has(name) ? { ...part, description: texts.get(name) } : part])
  return { ...schema, properties: Object.fromEntries(properties), description: comment(description) }
}

const textOf = (field: Field): string => comment([
  `${field.label.zh} ${field.label.en}`,
  ...(field.unit ? [`(${field.unit.zh} ${field.unit.en})`] : []),
  ...(field.help ? [`– ${field.help.en}`] : []),
].join(' '))
