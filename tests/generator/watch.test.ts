/** Following saved schemas: a good one is written and told, a bad one is told and changes nothing. */
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { generate } from '../../generators/generate.ts'
import { manyEntities } from '../../generators/many-entities.ts'
import { watchSchemas, type Watch } from '../../generators/watch.ts'
import { loadModel } from '../../src/model/load.ts'
import { printMistake } from '../../src/model/mistake.ts'

let out: string
let watch: Watch
let inForce = true
/** What was told and not yet asked for, and who waits for more. */
let told: string[] = []
let wake: () => void = () => undefined

const tell = (text: string) => {
  told.push(text)
  wake()
}
async function next(): Promise<string> {
  while (told.length === 0)
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  return told.shift() ?? ''
}

beforeEach(async () => {
  told = []
  inForce = true
  out = await mkdtemp(join(tmpdir(), 'watch-'))
  for (const { file, text } of manyEntities(2)) await saved(file, text)
  watch = watchSchemas({
    dir: join(out, 'schemas'),
    out,
    onModel: (model) => {
      tell(`model of ${'shop' in model.entities ? 'a shop' : 'no shop'}`)
      return inForce
    },
    onWritten: ({ changed, removed, complete }) =>
      tell(`${complete ? 'all' : 'first'}: ${filesOfShop(changed)} written, ${filesOfShop(removed)} removed`),
    onMistakes: (mistakes) => tell(mistakes.map((mistake) => printMistake(mistake)).join('\n')),
    onFailure: (error) => tell(String(error)),
  })
  expect(await next()).toBe('model of no shop')
  expect(await next()).toBe('first: 0 written, 0 removed')
  expect(await next()).toBe('all: 0 written, 0 removed')
})
afterEach(async () => {
  await watch.close()
  await rm(out, { recursive: true })
})

const shop = {
  'x-label': { zh: '商铺', en: 'Shop' },
  type: 'object',
  properties: { name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } } },
}
const filesOfShop = (paths: readonly string[]): number => paths.filter((path) => path.includes('shop')).length
/** All at once, as editors save: nobody reads half a document. */
async function saved(file: string, text: string): Promise<void> {
  const path = join(out, 'schemas', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.saving`, text)
  await rename(`${path}.saving`, path)
}
const written = (path: string) => readFile(join(out, path), 'utf8').catch(() => null)

it('a new entity is in the menu, and leaves nothing behind when it goes', async () => {
  await saved('entities/shop.json', JSON.stringify(shop))
  expect(await next()).toBe('model of a shop')
  expect(await next()).toBe('first: 3 written, 0 removed')
  expect(await written('src/generated/console/menu.ts')).toContain('"plural":"shops"')
  expect(await written('src/generated/console/resources/shops.ts')).toContain('"商铺"')
  expect(await next()).toBe('all: 3 written, 0 removed')
  await rm(join(out, 'schemas/entities/shop.json'))
  expect(await next()).toBe('model of no shop')
  expect(await next()).toBe('first: 0 written, 0 removed')
  expect(await next()).toBe('all: 0 written, 6 removed')
  expect(await written('src/generated/console/resources/shops.ts')).toBeNull()
  expect(await written('src/generated/types/shop.ts')).toBeNull()
})

it('what follows a saved file is what a fresh run makes of all of them', async () => {
  await saved('entities/shop.json', JSON.stringify(shop))
  for (let left = 3; left > 0; left--) await next()
  const other = { type: 'string', 'x-label': { zh: '地址', en: 'Address' }, maxLength: 20 }
  await saved('entities/shop.json', JSON.stringify({ ...shop, properties: { ...shop.properties, address: other } }))
  for (let left = 3; left > 0; left--) await next()
  const { model } = await loadModel(join(out, 'schemas'))
  for (const [path, text] of await generate(model!)) expect(await written(path), path).toBe(text)
})

it('a mistake is told with its place, and the last good files stay until it is mended', async () => {
  const before = await written('src/generated/model.json')
  await saved('entities/shop.json', JSON.stringify({ ...shop, 'x-lable': 1 }, null, 2))
  expect(await next()).toBe('schemas/entities/shop.json:16:3 unknown keyword "x-lable"; did you mean "x-label"?')
  expect(await written('src/generated/model.json')).toBe(before)
  await saved('entities/shop.json', JSON.stringify(shop))
  expect(await next()).toBe('model of a shop')
})

it('a document that is replaced again and again is seen every time, also in a folder that came later', async () => {
  for (const file of [
    'entities/shop.json',
    'further/shop.json',
    'entities/shop.json',
    'further/shop.json',
    'entities/shop.json',
  ]) {
    await saved(file, '{')
    const mistake = `schemas/${file}:1:`
    expect(await next()).toContain(mistake)
    await rm(join(out, 'schemas', file.startsWith('further') ? 'further' : file), { recursive: true })
    // A busy machine may tell of one change in two moments, each of which is looked at; what counts is how it ends.
    const told: string[] = []
    do told.push(await next())
    while (!told.at(-1)!.startsWith('all'))
    const after = told.filter((one) => !one.includes(mistake))
    expect(after.at(-2)).toMatch(/^first/)
    expect(new Set(after.filter((one) => !/^(first|all)/.test(one)))).toEqual(new Set(['model of no shop']))
  }
})

it('a document that is saved without a change tells nobody', async () => {
  await saved('entities/thing_0.json', await readFile(join(out, 'schemas/entities/thing_0.json'), 'utf8'))
  await saved('entities/shop.json', JSON.stringify(shop))
  expect(await next()).toBe('model of a shop')
  expect(await next()).toBe('first: 3 written, 0 removed')
  expect(await next()).toBe('all: 3 written, 0 removed')
  expect(told).toEqual([])
})

it('files of a model that is not in force are not written until it is', async () => {
  inForce = false
  await saved('entities/shop.json', JSON.stringify(shop))
  expect(await next()).toBe('model of a shop')
  await watch.again()
  expect(await next()).toBe('model of a shop')
  expect(await written('src/generated/console/resources/shops.ts')).toBeNull()
  inForce = true
  await watch.again()
  expect(await next()).toBe('model of a shop')
  expect(await next()).toBe('first: 3 written, 0 removed')
  expect(await next()).toBe('all: 3 written, 0 removed')
})

it('a save that is undone before its last files are written leaves no trace', async () => {
  const before = await written('src/generated/model.json')
  await saved('entities/shop.json', JSON.stringify(shop))
  expect(await next()).toBe('model of a shop')
  await rm(join(out, 'schemas/entities/shop.json'))
  await watch.again()
  let last = ''
  while (!last.startsWith('all') || (await written('src/generated/console/resources/shops.ts')) !== null)
    last = await next()
  expect(await written('src/generated/model.json')).toBe(before)
})
