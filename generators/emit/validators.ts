/** ajv's validators of every entity as plain ES modules, and the table that loads them. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { _ } from 'ajv'
import { teach } from '../../src/kinds/ajv.ts'
import { createSchema, updateSchema, type RecordSchemas } from '../../src/kinds/record-schemas.ts'
import type { Entity } from '../../src/model/model.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { header, literal, property } from '../writing.ts'

// ajv's types say `export default`, its module holds `{default}` when Node loads it.
const standalone = ('default' in standaloneCode ? standaloneCode.default : standaloneCode) as typeof standaloneCode

export const emitValidators: Emit = async (model, memory) => {
  const entities = Object.values(model.entities)
  const texts = await Promise.all(
    entities.map(async (entity) => {
      const schemas = { create: createSchema(entity), update: updateSchema(entity) }
      const code = await memory.text(`validators/${entity.name}`, JSON.stringify(schemas), () => validatorCode(schemas))
      return [
        `${GENERATED}/validators/${entity.name}.check.js`,
        header(`schemas/${entity.file}`) + IMPORTS + code,
      ] as const
    }),
  )
  return files([
    ...texts,
    [`${GENERATED}/validators.ts`, table(entities)],
    [`${GENERATED}/check-modules.d.ts`, DECLARATION],
  ])
}

const IMPORTS = `import { formats } from '../../kinds/formats.ts'
import { equal, ucs2length } from '../../kinds/validator-runtime.ts'
`

/**
 * What a caller sends; answers are made by the server itself. Unoptimised: a tenth longer, made in half the time, as
 * fast when it runs.
 */
function validatorCode(schemas: Pick<RecordSchemas, 'create' | 'update'>): string {
  const ajv = teach(
    new Ajv2020({
      allErrors: true,
      strict: false,
      messages: false,
      meta: false,
      validateSchema: false,
      code: { source: true, esm: true, lines: true, optimize: false, formats: _`formats`, process: unread },
    }),
  )
  const named = Object.entries(schemas).map(([name, schema]) => [name, name, schema] as const)
  for (const [, id, schema] of named) ajv.addSchema({ ...schema, $id: id })
  return withoutRequire(standalone(ajv, Object.fromEntries(named.map(([name, id]) => [name, id]))))
}

/** ajv has the engine read each validator as well, which takes as long as some of the making; nobody calls it here. */
const unread = (): string => 'return () => true'

/** ajv writes `require` even into ES modules; what it needs of its runtime is imported instead. */
function withoutRequire(code: string): string {
  const replaced = code
    .replace(/^"use strict";\n?/, '')
    .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, '$1')
  if (/\brequire\(/.test(replaced))
    throw new Error(`ajv's code still requires: ${/require\([^)]*\)/.exec(replaced)?.[0] ?? ''}`)
  return `${replaced.trim()}\n`
}

/** Tens of thousands of lines that no person wrote: the compiler takes their word for it. */
const DECLARATION = `${header('schemas')}declare module '*.check.js' {
  export const create: import('./validators.ts').Validate
  export const update: import('./validators.ts').Validate
}
`

function table(entities: readonly Entity[]): string {
  const lines = entities.map(
    ({ name }) => `  ${property(name)}: () => import(${literal(`./validators/${name}.check.js`)}),`,
  )
  return `${header('schemas')}import type { ErrorObject } from 'ajv'

export interface Validate {
  (value: unknown): boolean
  readonly errors?: readonly ErrorObject[] | null
}

export interface EntityValidators {
  readonly create: Validate
  readonly update: Validate
}

/** By entity; each is loaded when it is asked for. */
export const validators: Readonly<Record<string, () => Promise<EntityValidators>>> = {
${lines.join('\n')}
}
`
}
