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

const OPTIONS = { format: false, bannerComment: '', additionalProperties: false, declareExternallyReferenced: false, unknownAny: true } as const

async function compileAll(schemas: Readonly<Record<string, JsonSchema>>): Promise<string> {
  const parts = await Promise.all(Object.entries(schemas).map(([name, schema]) => compile(olderDraft(schema) as object, name, OPTIONS)))
  return parts.map((part) => laidOut(part.trim())).join('\n\n').concat('\n')
}

/** The library reads tuples as drafts before 2020-12 wrote them, and changes what it is given: it gets a copy. */
function olderDraft(value: Json): Json {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => olderDraft(item as Json))
  const { prefixItems, ...rest } = value as JsonSchema
  const copy = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, olderDraft(item)]))
  return prefixItems === undefined ? copy : { ...copy, items: olderDraft(prefixItems), additionalItems: false }
}

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
