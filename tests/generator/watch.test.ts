/** Following saved schemas: a good one is written and told, a bad one is told and changes nothing. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchSchemas, type Watch } from '../../generators/watch.ts'
import { printMistake } from '../../src/model/mistake.ts'

const root = join(import.meta.dirname, '../..')

let out: string
let watch: Watch
/** What was told and not yet asked for, and who waits for more. */
let told: string[] = []
let wake: () => void = () => undefined

const tell = (text: string) => {
  told.push(text)
  wake()
}
async function next(): Promise<string> {
  while (told.length === 0) await new Promise<void>((resolve) => { wake = resolve })
  return told.shift() ?? ''
}

beforeEach(async () => {
  told = []
  out = await mkdtemp(join(tmpdir(), 'watch-'))
  await cp(join(root, 'schemas'), join(out, 'schemas'), { recursive: true })
  watch = watchSchemas({
    dir: join(out, 'schemas'),
    out,
    onModel: (model) => tell(`model of ${Object.keys(model.entities).includes('shop') ? 'a shop' : 'no shop'}`),
    onMistakes: (mistakes) => tell(mistakes.map((mistake) => printMistake(mistake)).join('\n')),
    onFailure: (error) => tell(String(error)),
  })
  expect(await next()).toBe('model of no shop')
  await watch.ready
}, 60_000)
afterEach(async () => {
  await watch.close()
  await rm(out, { recursive: true })
})

const shop = { 'x-label': { zh: '商铺', en: 'Shop' }, type: 'object', properties: { name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } } } }
const saved = (file: string, text: string) => writeFile(join(out, 'schemas', file), text)
const written = (path: string) => readFile(join(out, path), 'utf8').catch(() => null)

it('a new entity is in the menu, and leaves nothing behind when it goes', async () => {
  await saved('entities/shop.json', JSON.stringify(shop))
  expect(await next()).toBe('model of a shop')
  expect(await written('src/generated/console/menu.ts')).toContain('"plural":"shops"')
  expect(await written('src/generated/console/resources/shops.ts')).toContain('"商铺"')
  await rm(join(out, 'schemas/entities/shop.json'))
  expect(await next()).toBe('model of no shop')
  await watch.close()
  expect(await written('src/generated/console/resources/shops.ts')).toBeNull()
  expect(await written('src/generated/types/shop.ts')).toBeNull()
}, 60_000)

it('a mistake is told with its place, and the last good files stay until it is mended', async () => {
  const before = await written('src/generated/model.json')
  await saved('entities/shop.json', JSON.stringify({ ...shop, 'x-lable': 1 }, null, 2))
  expect(await next()).toMatch(/^schemas\/entities\/shop\.json:15:3 unknown keyword "x-lable".*did you mean "x-label"\?$/)
  expect(await written('src/generated/model.json')).toBe(before)
  await saved('entities/shop.json', JSON.stringify(shop))
  expect(await next()).toBe('model of a shop')
}, 60_000)

it('a document that is saved without a change tells nobody', async () => {
  const home = await readFile(join(out, 'schemas/entities/home.json'), 'utf8')
  await saved('entities/home.json', home)
  await saved('entities/shop.json', JSON.stringify(shop))
  expect(await next()).toBe('model of a shop')
  expect(told).toEqual([])
}, 60_000)
