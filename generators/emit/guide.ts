/** `docs/schemas.md`: every keyword of every kind of document, from the meta-schemas. */
import { isSchema } from '../../src/kinds/record-schemas.ts'
import { metaSchemas } from '../../src/model/shape.ts'
import type { Json, JsonSchema } from '../../src/model/model.ts'
import { files, type Emit } from '../output.ts'
import { COMMAND } from '../writing.ts'
import { fiveMinutes } from './five-minutes.ts'

export const emitGuide: Emit = () => files([['docs/schemas.md', guide()]])

const ORDER = [
  'entities',
  'field',
  'enums',
  'rules',
  'kinds',
  'workflows',
  'calls',
  'jobs',
  'webhooks',
  'screens',
  'reports',
  'dashboards',
  'languages',
  'menu',
  'permissions',
  'brands',
  'constants',
  'masks',
  'scopes',
  'errors',
  'copy',
  'terms',
] as const

const guide = (): string =>
  [
    `<!-- Generated from schemas/meta by \`${COMMAND}\`; edit the source instead. -->`,
    fiveMinutes,
    ...ORDER.map((name) => chapter(metaSchemas[name] as JsonSchema)),
  ].join('\n')

function chapter(schema: JsonSchema): string {
  const parts = Object.values((schema['$defs'] ?? {}) as Readonly<Record<string, JsonSchema>>)
  return [
    `## ${String(schema['title'])}\n`,
    `${String(schema['description'])}\n`,
    ...(isSchema(schema['properties']) ? [table(schema)] : []),
    ...parts
      .filter((part) => isSchema(part['properties']) || part['enum'] !== undefined || part['examples'] !== undefined)
      .map(section),
  ].join('\n')
}

const section = (part: JsonSchema): string =>
  [
    `### ${String(part['title'])}\n`,
    ...(part['description'] === undefined ? [] : [`${String(part['description'])}\n`]),
    ...(part['enum'] === undefined ? [] : [`One of ${(part['enum'] as readonly Json[]).map(code).join(', ')}.\n`]),
    ...(isSchema(part['properties'])
      ? [table(part)]
      : part['examples'] === undefined
        ? []
        : [`Example: ${code((part['examples'] as readonly Json[])[0] as Json)}\n`]),
  ].join('\n')

function table(schema: JsonSchema): string {
  // What extends another document need not say it.
  const whole = schema['else'] as JsonSchema | undefined
  const required = new Set((schema['required'] ?? whole?.['required'] ?? []) as readonly string[])
  const rows = Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>).flatMap(([name, keyword]) =>
    rowsOf(name, keyword, required.has(name)),
  )
  return `| Keyword | Meaning | Example |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** A keyword, and the words inside it where it has some of its own. */
function rowsOf(name: string, keyword: JsonSchema, isRequired: boolean): readonly string[] {
  const inner = insideOf(keyword)
  const needed = new Set((inner?.['required'] ?? []) as readonly string[])
  const words = Object.entries((inner?.['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>)
  return [
    row(`\`${name}\`${isRequired ? ' *' : ''}`, keyword),
    ...words.map(([word, part]) => row(`\u2003\`${word}\`${needed.has(word) ? ' *' : ''}`, part)),
  ]
}

function insideOf(keyword: JsonSchema): JsonSchema | null {
  const below = [keyword, keyword['items'], keyword['additionalProperties']].find(
    (part) => isSchema(part) && isSchema(part['properties']),
  )
  return (below as JsonSchema | undefined) ?? null
}

const row = (name: string, keyword: JsonSchema): string => {
  const known = resolved(keyword)
  const choices = Array.isArray(known['enum'])
    ? ` One of ${(known['enum'] as readonly Json[]).map(code).join(', ')}.`
    : ''
  const example = (known['examples'] as readonly Json[] | undefined)?.[0]
  return `| ${name} | ${cell(`${String(known['description'] ?? known['title'] ?? '')}${choices}`)} | ${example === undefined ? '' : cell(code(example))} |`
}

/** What stands beside a reference wins over what it refers to. */
function resolved(keyword: JsonSchema): JsonSchema {
  const ref = keyword['$ref']
  if (typeof ref !== 'string') return keyword
  const [file = '', pointer = ''] = ref.split('#')
  const root = Object.values(metaSchemas).find((schema) => (schema as { $id?: string }).$id === file)
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], root)
  return isSchema(target as Json) ? { ...resolved(target as JsonSchema), ...keyword } : keyword
}

const code = (value: Json): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
