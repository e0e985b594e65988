/** Reading schemas from disk: the committed ones, and files that come, change and go. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLoader, loadModel } from '../../src/model/load.ts'
import { printMistake } from '../../src/model/mistake.ts'
import { base, documentsOf, entity, text } from './documents.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'schemas-'))
  for (const document of documentsOf(base)) await put(document.file, document.text)
})
afterEach(() => rm(dir, { recursive: true }))

async function put(file: string, content: string) {
  await mkdir(join(dir, file, '..'), { recursive: true })
  await writeFile(join(dir, file), content)
}

it('the committed schemas are good', async () => {
  const { mistakes = [] } = await loadModel(join(import.meta.dirname, '../../schemas'))
  expect(mistakes.map((mistake) => printMistake(mistake))).toEqual([])
})

it('meta-schemas, other files and hidden ones are no documents', async () => {
  await put('meta/entity.schema.json', 'not read')
  await put('entities/README.md', 'not read')
  await put('entities/.store.json', 'not read')
  expect((await loadModel(dir)).mistakes).toBeUndefined()
})

it('a loader sees what changed, came and went', async () => {
  const load = createLoader(dir)
  const names = async () => Object.keys((await load()).model?.entities ?? {})
  expect(await names()).toEqual(['home', 'room', 'store'])
  await put('entities/shop.json', JSON.stringify(entity({ name: text() })))
  expect(await names()).toEqual(['home', 'room', 'shop', 'store'])
  await put('entities/shop.json', '{')
  expect((await load()).mistakes).toHaveLength(1)
  await rm(join(dir, 'entities/shop.json'))
  expect(await names()).toEqual(['home', 'room', 'store'])
})

it("a loader puts the engine's documents and the product's together again as either is saved", async () => {
  const load = createLoader(dir)
  const fields = async () => (await load()).model?.entities['shelf']?.fields.map(({ name }) => name)
  const extension = (names: readonly string[]) =>
    JSON.stringify({
      'x-extends': '../system/entities/shelf.json',
      properties: Object.fromEntries(names.map((name) => [name, text()])),
    })
  await put('system/entities/shelf.json', JSON.stringify(entity({ name: text() })))
  await put('entities/shelf.json', extension(['colour']))
  expect(await fields()).toEqual(['id', 'name', 'colour', 'version', 'created_at', 'updated_at'])
  await put('system/entities/shelf.json', JSON.stringify(entity({ name: text(), height: text() })))
  expect(await fields()).toEqual(['id', 'name', 'height', 'colour', 'version', 'created_at', 'updated_at'])
  await put('entities/shelf.json', extension(['colour', 'height']))
  expect((await load()).mistakes?.map((mistake) => printMistake(mistake))).toEqual([
    `schemas/entities/shelf.json:1:117 "height" stands in the engine's document; expected another name`,
  ])
  await rm(join(dir, 'entities/shelf.json'))
  expect(await fields()).toEqual(['id', 'name', 'height', 'version', 'created_at', 'updated_at'])
})

it('what a saved file leaves as it was is the same part of the next model, which is the model of a fresh load', async () => {
  const load = createLoader(dir)
  await put('entities/shop.json', JSON.stringify(entity({ name: text(), place: text() })))
  const before = (await load()).model!
  await put('entities/shop.json', JSON.stringify(entity({ place: text(), name: text(), note: text() })))
  const after = (await load()).model!
  expect(after.entities['home']).toBe(before.entities['home'])
  expect(after.app).toBe(before.app)
  expect(after.entities['shop']).not.toBe(before.entities['shop'])
  // The order of fields counts as well, in each of them.
  expect(JSON.stringify(after)).toBe(JSON.stringify((await loadModel(dir)).model))
  expect(Object.isFrozen(after.entities['shop']!.fields[0]!.label)).toBe(true)
})
