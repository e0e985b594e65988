/**
 * What an editor does with `.vscode/settings.json` and nothing else: every document has its meta-schema, and fits it.
 */
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { isSystem } from '../../src/model/documents.ts'
import { readDocuments } from '../../src/model/load.ts'

const root = path.join(import.meta.dirname, '../..')
const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(root, file), 'utf8'))

const settings = (await json('.vscode/settings.json')) as {
  readonly 'json.schemas': readonly { readonly fileMatch: readonly string[]; readonly url: string }[]
}
const documents = await readDocuments(path.join(root, 'schemas'))
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { regex: true } })
for (const name of await readdir(path.join(root, 'schemas/meta')))
  ajv.addSchema((await json(`schemas/meta/${name}`)) as object, name)

/** The meta-schemas that the settings give to a file, by their names. */
const given = (file: string): readonly string[] =>
  settings['json.schemas']
    .filter(({ fileMatch }) => fileMatch.some((pattern) => fits(`/schemas/${file}`, pattern)))
    .map(({ url }) => path.basename(url))

/** A star stands for anything within one folder. */
const fits = (file: string, pattern: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.\\/]/g, '\\$&'))
      .join('[^/]*')}$`,
  ).test(file)

it('there are documents to check', () => {
  expect(documents.length).toBeGreaterThan(100)
})

it.each(documents.map(({ file, text }) => [file, text]))(
  '%s is checked by one meta-schema, names the same one, and fits it',
  (file, text) => {
    const names = given(file)
    expect(names).toHaveLength(1)
    const document = JSON.parse(text) as { readonly $schema?: string }
    expect(document.$schema).toBe(`${isSystem(file) ? '../..' : '..'}/meta/${names[0]}`)
    expect([ajv.validate(names[0]!, document), ajv.errorsText()]).toEqual([true, 'No errors'])
  },
)

it('a slip of the pen is found', () => {
  expect(
    ajv.validate('entity.schema.json', {
      type: 'object',
      'x-label': { zh: '车位', en: 'Bay' },
      'x-lable': 1,
      properties: { name: { type: 'string' } },
    }),
  ).toBe(false)
})
