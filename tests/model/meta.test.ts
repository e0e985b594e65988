/** The meta-schemas are JSON Schema, describe every keyword with a good example, and are what editors are told. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { APP_DOCUMENTS, FOLDERS, SYSTEM_FOLDER } from '../../src/model/documents.ts'
import { metaSchemas } from '../../src/model/shape.ts'

interface Schema {
  readonly [keyword: string]: unknown
  readonly $id?: string
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly examples?: readonly unknown[]
  readonly description?: string
}

const schemas = Object.entries(metaSchemas as unknown as Readonly<Record<string, Schema>>)
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { regex: true } })
for (const [, schema] of schemas) ajv.addSchema(schema)

describe.each(schemas)('the meta-schema of %s', (_name, schema) => {
  it('is JSON Schema 2020-12', () => {
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema')
    expect([ajv.validateSchema(schema), ajv.errorsText()]).toEqual([true, 'No errors'])
  })

  it('takes its own examples', () => {
    const validate = ajv.getSchema(schema.$id ?? '')
    for (const example of schema.examples ?? []) expect([example, validate?.(example)]).toEqual([example, true])
  })
})

describe.each(schemas.filter(([, { properties }]) => properties !== undefined))(
  'the meta-schema of %s',
  (_name, schema) => {
    it('describes every keyword and gives a good example', () => {
      for (const [name, keyword] of Object.entries(schema.properties ?? {})) {
        const at = `${schema.$id}#/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('$', '%24')}`
        const validate = ajv.getSchema(at) ?? ajv.compile({ $ref: at })
        const known = { ...target(keyword), ...keyword }
        expect([name, known.description]).toEqual([name, expect.stringMatching(/\S/)])
        expect([name, known.examples?.length]).toEqual([name, expect.any(Number)])
        for (const example of known.examples ?? [])
          expect([name, example, validate(example)]).toEqual([name, example, true])
      }
    })
  },
)

/** Every place of a meta-schema that gives examples, however deep, by its pointer. */
function* withExamples(
  part: unknown,
  pointer: string,
): Generator<readonly [pointer: string, examples: readonly unknown[]]> {
  if (typeof part !== 'object' || part === null) return
  const { examples } = part as Schema
  if (Array.isArray(examples) && !pointer.endsWith('/properties')) yield [pointer, examples as readonly unknown[]]
  for (const [name, inner] of Object.entries(part))
    if (name !== 'examples' || pointer.endsWith('/properties'))
      yield* withExamples(inner, `${pointer}/${escaped(name)}`)
}
const escaped = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))

it.each(schemas)('every example in the meta-schema of %s is good at its place', (_name, schema) => {
  const wrong = [...withExamples(schema, '')].flatMap(([pointer, examples]) => {
    const validate = ajv.compile({ $ref: `${schema.$id ?? ''}#${pointer}` })
    return examples.filter((example) => !validate(example)).map((example) => [pointer, example])
  })
  expect(wrong).toEqual([])
})

it('every expression that the guide writes is one', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../docs/schemas.md'), 'utf8')
  const chapter = guide.slice(guide.indexOf('### Expression'))
  const written = [...chapter.matchAll(/`(\{.+?\})`/g)].map(([, text]) => JSON.parse(text!) as unknown)
  const validate = ajv.compile({ $ref: 'terms.schema.json#/$defs/expr' })
  expect(written.length).toBeGreaterThan(8)
  expect(written.filter((one) => !validate(one))).toEqual([])
})

function target({ $ref }: Schema): Schema {
  if ($ref === undefined) return {}
  const [file, pointer = ''] = $ref.split('#')
  const root = schemas.find(([, schema]) => schema.$id === file)?.[1]
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], root) as Schema | undefined
  return found ? { ...target(found), ...found } : {}
}

it('editors are told of every folder and document', async () => {
  const settings = JSON.parse(await readFile(join(import.meta.dirname, '../../.vscode/settings.json'), 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[]
  }
  const told = settings['json.schemas'].flatMap(({ fileMatch }) => fileMatch).sort()
  expect(told).toEqual(
    [
      ...FOLDERS.filter((folder) => folder !== 'app').map((folder) => `${folder}/*.json`),
      ...APP_DOCUMENTS.map((name) => `app/${name}.json`),
    ]
      .flatMap((file) => [`/schemas/${file}`, `/schemas/${SYSTEM_FOLDER}/${file}`])
      .sort(),
  )
  const known = new Set(schemas.map(([, schema]) => `./schemas/meta/${schema.$id}`))
  for (const { url } of settings['json.schemas']) expect(known).toContain(url)
})
