/**
 * What the generator writes: it compiles, nothing leaves its place, same schemas make the same bytes, and what is on
 * disk is current.
 */
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compare, write } from '../../generators/disk.ts'
import { additions, example, grown, lined, linedBody } from '../../generators/emit/five-minutes.ts'
import { generate } from '../../generators/generate.ts'
import { createMemory, type Files } from '../../generators/output.ts'
import { teach } from '../../src/kinds/ajv.ts'
import { updateSchema } from '../../src/kinds/record-schemas.ts'
import { buildModel } from '../../src/model/build.ts'
import { loadModel, readDocuments } from '../../src/model/load.ts'
import { printMistake } from '../../src/model/mistake.ts'
import type { Model } from '../../src/model/model.ts'
import { documentsOf } from '../model/documents.ts'
import { awkward, NASTY, nasty } from './awkward.ts'

const root = join(import.meta.dirname, '../..')
const documents = documentsOf(awkward)

function modelOf(given = documents): Model {
  const { model, mistakes = [] } = buildModel(given)
  expect(mistakes.map((mistake) => printMistake(mistake))).toEqual([])
  return model as Model
}

describe('an awkward schema set', () => {
  let out: string
  let files: Files
  beforeAll(async () => {
    await mkdir(join(root, 'test-results'), { recursive: true })
    out = await mkdtemp(join(root, 'test-results/generator-'))
    files = await generate(modelOf())
    await write(out, files)
    for (const folder of ['values', 'model', 'kinds'])
      await symlink(join(root, 'src', folder), join(out, 'src', folder))
  })
  afterAll(() => rm(out, { recursive: true }))

  it('compiles', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
      config: { compilerOptions: object }
    }
    const { options } = ts.convertCompilerOptionsFromJson(
      { ...config.compilerOptions, incremental: false, tsBuildInfoFile: undefined, types: ['node'] },
      root,
    )
    const sources = [...files.keys()].filter((path) => path.endsWith('.ts')).map((path) => join(out, path))
    const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(sources, options))
    expect(
      diagnostics.map(
        ({ file, start, messageText }) =>
          `${file ? relative(out, file.fileName) : ''}:${start} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
    ).toEqual([])
  }, 120_000)

  it('carries its texts whole through the code', async () => {
    const { default: definition } = (await import(join(out, 'src/generated/console/resources/import.ts'))) as {
      default: { label: unknown; fields: { name: string; default?: unknown }[] }
    }
    expect(definition.label).toEqual(nasty)
    expect(definition.fields.find(({ name }) => name === 'string')?.default).toBe(NASTY.slice(0, 9))
    const { copy } = (await import(join(out, 'src/generated/messages/en.ts'))) as { copy: Record<string, string> }
    expect(copy['a.b']).toBe(NASTY)
    const { String: codes } = (await import(join(out, 'src/generated/enums.ts'))) as { String: Record<string, unknown> }
    expect(codes).toEqual({ nasty: NASTY, empty: '' })
    expect(JSON.parse(files.get('src/generated/model.json') ?? '')).toEqual(JSON.parse(JSON.stringify(modelOf())))
  })

  it('makes validators that judge without ajv at hand', async () => {
    const code = files.get('src/generated/validators/class.check.js') ?? ''
    expect(code).not.toMatch(/\brequire\(|from "ajv/)
    const { create, update } = (await import(join(out, 'src/generated/validators/class.check.js'))) as Record<
      'create' | 'update',
      ((value: unknown) => boolean) & { errors?: { instancePath: string; keyword: string }[] }
    >
    const good = {
      x: '𠮷',
      references: [1, 2],
      date_range: ['2024-01-01', '2024-01-31'],
      decimal: '9.9999',
      string_enum: NASTY,
      rows: [{ name: 'n', price: null, kind: 7 }],
    }
    const refused = (body: object) =>
      create({ ...good, ...body })
        ? []
        : (create.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`) ?? [])
    expect(refused({})).toEqual([])
    expect(refused({ x: null })).toEqual(['/x type'])
    expect(refused({ references: [1, 1], unknown: 1 }).sort()).toEqual([
      ' additionalProperties',
      '/references uniqueItems',
    ])
    expect(
      refused({ decimal: 'abc', date_range: ['2024-02-01', '2024-01-31'] }).map((error) => error.split(' ')[0]),
    ).toEqual(expect.arrayContaining(['/decimal', '/date_range']))
    expect(refused({ decimal: '10' })).toEqual(['/decimal formatExclusiveMaximum'])
    expect(refused({ state: 0 })).toEqual([' additionalProperties'])
    expect(refused({ by_rule: 'abc', by_warning: 'abc' })).toEqual(['/by_rule pattern'])
    expect(update({ version: 1 })).toBe(true)
    expect(update({ version: 1, created_only: 'x' })).toBe(false)
    expect(update({ x: 'y' })).toBe(false)
  })

  it('describes its calls with references that lead somewhere', () => {
    const api = JSON.parse(files.get('src/generated/openapi.json') ?? '') as {
      paths: Record<string, Record<string, { operationId: string; parameters: { in: string; name: string }[] }>>
      components: Record<string, object>
    }
    const text = JSON.stringify(api)
    for (const [, name = ''] of text.matchAll(/"#\/components\/([^"]+)"/g))
      expect([
        name,
        typeof name.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], api.components),
      ]).toEqual([name, 'object'])
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    )
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { path, parameters } of operations) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
        path.match(/\{[^}]+\}/g) ?? [],
      )
    }
  })
})

describe('the same schemas', () => {
  it('make the same bytes, in whatever order they are read and with or without a memory', async () => {
    const memory = createMemory()
    const once = await generate(modelOf(), memory)
    expect(await generate(modelOf([...documents].reverse()))).toEqual(once)
    expect(await generate(modelOf(), memory)).toEqual(once)
  })
  it('are not emitted from a memory of other ones', async () => {
    const memory = createMemory()
    await generate(modelOf(), memory)
    const changed = documentsOf({
      ...awkward,
      'entities/a.json': { 'x-label': nasty, type: 'object', properties: { b: { type: 'string', 'x-label': nasty } } },
    })
    expect(await generate(modelOf(changed), memory)).toEqual(await generate(modelOf(changed)))
  })
})

describe('the committed schemas', () => {
  it('made the files that are on disk', async () => {
    const { model } = await loadModel(join(root, 'schemas'))
    expect(await compare(root, await generate(model as Model))).toEqual({ changed: [], stale: [] })
  }, 60_000)
  it('take the entity of the guide', async () => {
    const given = [
      ...(await readDocuments(join(root, 'schemas'))),
      { file: example.file.replace('schemas/', ''), text: JSON.stringify(example.document) },
    ]
    expect(modelOf(given).entities['parking_space']?.list.filters).toEqual(['staff_id', 'covered', 'let_until'])
  })

  it('take what the guide adds to it', async () => {
    const { properties, ...rest } = additions
    const entity = { ...example.document, ...rest, properties: { ...example.document.properties, ...properties } }
    const further = Object.entries({ ...grown, [example.file]: entity }).map(([file, document]) => ({
      file: file.replace('schemas/', ''),
      text: JSON.stringify(document),
    }))
    const { entities, workflows } = modelOf([...(await readDocuments(join(root, 'schemas'))), ...further])
    expect(entities['parking_space']?.fields.find(({ name }) => name === 'state')?.kind).toBe('state')
    expect(workflows['parking_space']?.transitions.map(({ name }) => name)).toEqual(['let', 'free'])
  })

  it('take the rows that the guide adds beside it, and what it sends of them', async () => {
    const further = Object.entries({ ...lined, [example.file]: example.document }).map(([file, document]) => ({
      file: file.replace('schemas/', ''),
      text: JSON.stringify(document),
    }))
    const { entities } = modelOf([...(await readDocuments(join(root, 'schemas'))), ...further])
    const round = entities['parking_round']!
    expect(round.lines.map(({ by, position }) => [by, position])).toEqual([['parking_round_id', 'place']])
    const check = teach(new Ajv2020({ strict: false })).compile(updateSchema(round))
    expect([check(linedBody), check.errors]).toEqual([true, null])
  })

  it('take the entity of the first page, which is that of the guide', async () => {
    const [, text = ''] = /```json\n(.*?)\n```/s.exec(await readFile(join(root, 'README.md'), 'utf8')) ?? []
    expect(JSON.parse(text)).toEqual(example.document)
    expect(
      modelOf([...(await readDocuments(join(root, 'schemas'))), { file: 'entities/parking_space.json', text }])
        .entities['parking_space']?.plural,
    ).toBe('parking_spaces')
  })
})
