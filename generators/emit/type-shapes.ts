/**
 * Many JSON Schemas → TypeScript, in one go of json-schema-to-typescript: each type once, however many properties are
 * of it.
 */
import { compile } from 'json-schema-to-typescript'
import type { Json, JsonSchema } from '../../src/model/model.ts'
import type { Memory } from '../output.ts'

/** What was made of each shape: `$: type`, below a comment if there is one. */
export async function compileShapes(memory: Memory, shapes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const templates = parts(await memory.text('types', JSON.stringify(shapes), () => compileAll(shapes)))
  return new Map(shapes.map((shape, index) => [shape, templates[index]!]))
}

const OPTIONS = {
  format: false,
  bannerComment: '',
  additionalProperties: false,
  declareExternallyReferenced: true,
  unknownAny: true,
} as const

/** Stand where a property puts its own name and description; no field can be called so. */
export const NAME = '$'
export const DESCRIPTION = '$description'

/**
 * All shapes in one go, since the library's own work a call is what takes long; each is the one property of an object
 * of its own.
 */
function compileAll(shapes: readonly string[]): Promise<string> {
  const objects = shapes.map(
    (shape, index) => [`${NAME}${index}`, objectOf([[NAME, JSON.parse(shape) as JsonSchema]], [NAME])] as const,
  )
  return compile(objectOf(objects, []), 'All_', OPTIONS)
}

const objectOf = (properties: readonly (readonly [string, object])[], required: string[]) =>
  ({ type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false }) as const

/** What was made of each shape, in their order: `$: type`, below a comment if there is one. */
const parts = (code: string): readonly string[] =>
  withoutEnd(code)
    .split(/^\$\d+\?: \{\n/m)
    .slice(1)
    .map(withoutEnd)

const withoutEnd = (code: string): string => code.trimEnd().replace(/\n\}$/, '')

/** Says nothing about a type, and would be walked through again and again. */
const NO_TYPE: ReadonlySet<string> = new Set([
  'default',
  'examples',
  'format',
  'formatMaximum',
  'formatMinimum',
  'maximum',
  'maxLength',
  'minimum',
  'minLength',
  'not',
  'ordered',
  'pattern',
])

/** The library reads tuples as drafts before 2020-12 wrote them. */
export function olderDraft(schema: JsonSchema): JsonSchema {
  const { prefixItems, properties, ...rest } = schema
  const kept = Object.entries(rest)
    .filter(([keyword]) => !NO_TYPE.has(keyword))
    .map(([keyword, value]) => [keyword, older(value)])
  return {
    ...Object.fromEntries(kept),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties as JsonSchema).map(([name, part]) => [name, older(part)]),
          ),
        }),
    ...(prefixItems === undefined ? {} : { items: older(prefixItems), additionalItems: false }),
  }
}

const older = (value: Json): Json =>
  Array.isArray(value)
    ? value.map((item) => older(item as Json))
    : value !== null && typeof value === 'object'
      ? olderDraft(value as JsonSchema)
      : value

/** The library leaves layout to prettier, which costs a second; one-line comments and indentation are enough. */
export function laidOut(code: string): string {
  const lines = code.replace(/\/\*\*\n \* (.*)\n \*\//g, '/** $1 */').split('\n')
  let depth = 0
  return lines
    .map((line) => {
      const isComment = line.startsWith('/**') || line.startsWith(' *')
      if (!isComment && /^[})\]]/.test(line)) depth--
      const indented = '  '.repeat(depth) + line
      if (!isComment && /[{([]$/.test(line)) depth++
      return indented
    })
    .join('\n')
}
