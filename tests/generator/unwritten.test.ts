/** Names that documents leave to code: which there are is read from the sources; one without code is told. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productCode } from '../../generators/product-code.ts'
import { unwritten } from '../../generators/unwritten.ts'
import { createUnwritten } from '../../scripts/dev/unwritten.ts'
import { expectation, sentence } from '../../scripts/dev/page/chinese.ts'
import { productFolder } from '../../scripts/product.ts'
import { buildModel } from '../../src/model/build.ts'
import { loadModel } from '../../src/model/load.ts'
import { printMistake } from '../../src/model/mistake.ts'
import { base, documentsOf, entity, label, text, type Docs } from '../model/documents.ts'

const root = path.resolve(import.meta.dirname, '../..')

describe('the code of this product', () => {
  test('has every name that its schemas leave to it, and nothing that they do not name', async () => {
    const { handedOver = [] } = await loadModel(path.join(root, 'schemas'))
    const code = productCode(root, productFolder)
    const { icons, ...exact } = code
    for (const [table, { names }] of Object.entries(exact))
      expect([...(names ?? [])].sort(), table).toEqual(
        [...new Set(handedOver.filter((one) => one.table === table).map(({ name }) => name))].sort(),
      )
    expect(icons.names).toEqual(expect.arrayContaining(['dashboard', 'building']))
    expect(unwritten(handedOver, code)).toEqual([])
  })
  test.each([
    ['of the second product', 'tests/second-product/src/fleet', 'vehicle_hand_over', 'domain/places.ts'],
    ['of one that was just made', 'scripts/new-product/skeleton/src/product', null, 'product.ts'],
  ])('%s is read as well', (_, folder, call, derivations) => {
    const code = productCode(root, folder)
    expect(code.operations.names).toEqual(call === null ? [] : expect.arrayContaining([call]))
    expect(code.views.names).toContain('home')
    expect(code.derivations.file).toBe(`${folder}/${derivations}`)
  })
})

const NAMES: Docs = {
  ...base,
  'app/menu.json': { menu: [{ key: 'house', label: label('House'), icon: 'hose' }] },
  'calls/shop_read.json': {
    'x-label': label('Read'),
    method: 'POST',
    path: '/v3/shops/read',
    permission: 'homes_view',
    pending: true,
    action: { entity: 'shop', places: ['list'], view: 'windo' },
  },
  'enums/command_type.json': {
    'x-label': label('Command'),
    type: 'string',
    oneOf: [
      { const: 'ring', title: 'ring', 'x-label': label('Ring') },
      { const: 'rin', title: 'rin', 'x-label': label('Rin') },
    ],
  },
  'entities/shop.json': entity(
    {
      name: text(),
      colour: text({ 'x-derived': { by: 'colour_of_nam', from: ['name'] } }),
      number: text({ 'x-derived': { by: 'number_of_name', from: ['name'] } }),
    },
    {
      'x-judged': [{ by: 'name_taken', from: ['name'] }],
      'x-detail': { slots: [{ view: 'shop_map', label: label('Map') }] },
      'x-menu': { group: 'house', icon: 'house', when: 'movd', stays: ['moved'] },
    },
  ),
  'screens/plan.json': { 'x-label': label('Plan'), path: '/plan', view: 'lisst', permission: null },
  'rules/phone.json': {
    type: 'string',
    pattern: '^1\\d{10}$',
    'x-message': label('bad phone'),
    'x-doubt': { by: 'id_crd', message: label('Sure?') },
  },
  'jobs/nightly.json': { 'x-label': label('Nightly'), each: 'company' },
}

describe('a name without code', () => {
  let folder: string
  const told = (product: string) => {
    const { handedOver, mistakes = [] } = buildModel(documentsOf(NAMES))
    expect(mistakes.map((one) => printMistake(one, ''))).toEqual([])
    return unwritten(handedOver ?? [], productCode(folder, product))
  }
  const printed = (product: string) => told(product).map((one) => printMistake(one, ''))
  const source = async (file: string, code: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), code)
  }
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'unwritten-'))
    await source('src/values/doubts.ts', 'export const doubts = { id_card: () => true }')
    await source('src/console/shell/icons.tsx', "const SHAPES = { list: '' } as const")
    await source(
      'src/shop/product.ts',
      `import { colours as derivations } from './colours.ts'
       import shared from './shared.ts'
       import { sends } from './sends.ts'
       const product = { derivations, operations: {}, commands: sends, jobs: { ...shared, 'weekly': run }, judgements: {} }
       export default product`,
    )
    await source('src/shop/colours.ts', 'export const colours: Derivations = { colour_of_name: () => null }')
    await source('src/shop/sends.ts', 'const types = { ring: null }\nexport const sends = { types, away: asked }')
    await source('src/shop/shared.ts', 'export default { nightly: run } satisfies object')
    await source(
      'src/shop/console-product.ts',
      `import { icons } from './icons.ts'
       export const product: ConsoleProduct = {
         views: { board: lazy(() => import('./Board.tsx')) },
         slots: Object.fromEntries([]),
         windows: { window: Odometer },
         facts: { moved },
         icons,
       }`,
    )
    await source('src/shop/icons.ts', "export const icons = { house: 'M0 0' } as const")
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is told at its line, with the names that there are and where another is written', () => {
    const view = 'docs/extending.md#a-view'
    expect(printed('src/shop')).toEqual([
      'app/menu.json:9:15 "hose" has no code yet; expected one of house, list, or a drawing in `icons` of src/shop/icons.ts (docs/new-product.md#a-view-drawn-by-hand); did you mean "house"?',
      `calls/shop_read.json:15:13 "windo" has no code yet; expected one of window, or a component in \`windows\` of src/shop/console-product.ts (${view}); did you mean "window"?`,
      'entities/shop.json:22:15 "colour_of_nam" has no code yet; expected one of colour_of_name, or a function in `derivations` of src/shop/colours.ts (docs/extending.md#a-derivation); did you mean "colour_of_name"?',
      'entities/shop.json:35:15 "number_of_name" has no code yet; expected one of colour_of_name, or a function in `derivations` of src/shop/colours.ts (docs/extending.md#a-derivation)',
      'entities/shop.json:44:13 "name_taken" has no code yet; expected a function in `judgements` of src/shop/product.ts (docs/extending.md#a-rule-with-code)',
      'entities/shop.json:64:13 "movd" has no code yet; expected one of moved, or a function in `facts` of src/shop/console-product.ts (docs/new-product.md#a-view-drawn-by-hand); did you mean "moved"?',
      'enums/command_type.json:17:16 "rin" has no code yet; expected one of ring, or a function in `commands` of src/shop/sends.ts (docs/extending.md#a-command-to-a-device); did you mean "ring"?',
      'rules/phone.json:9:11 "id_crd" has no code yet; expected one of id_card, or a function in `doubts` of src/values/doubts.ts (docs/schemas.md#rule); did you mean "id_card"?',
      `screens/plan.json:7:11 "lisst" has no code yet; expected one of board, list, create, detail, edit, redirect, login, forbidden, not-found, server-error, status, dashboard, or a component in \`views\` of src/shop/console-product.ts (${view}); did you mean "list"?`,
    ])
  })
  test('is told where there is no code at all', () => {
    expect(printed('src/none')).toContainEqual(
      'entities/shop.json:22:15 "colour_of_nam" has no code yet; expected a function in `derivations` of src/none/product.ts (docs/extending.md#a-derivation)',
    )
    expect(printed('src/none')).toContainEqual(
      'jobs/nightly.json:1:1 "nightly" has no code yet; expected a function in `jobs` of src/none/product.ts (docs/extending.md#a-job)',
    )
  })
  test('is told of what is sent to devices, where nobody says which devices stand at a place', async () => {
    const { handedOver = [] } = await loadModel(path.join(root, 'schemas'))
    const told = unwritten(
      handedOver.filter(({ table }) => table === 'receivers' || table === 'commands'),
      productCode(folder, 'src/none'),
    ).map((one) => printMistake(one))
    expect(told).toContainEqual(
      expect.stringMatching(
        /^schemas\/entities\/lock_setting\.json:\d+:\d+ "lock_setting" has no code yet; expected a function in `receivers` of src\/none\/product\.ts \(docs\/new-product\.md#what-else-the-server-takes\)$/,
      ),
    )
    expect(told).toContainEqual(
      expect.stringMatching(
        /^schemas\/enums\/command_type\.json:\d+:\d+ "restart" has no code yet; expected a function/,
      ),
    )
  })
  test('is told in Chinese, too', () => {
    for (const { message, expected } of [...told('src/shop'), ...told('src/none')]) {
      expect(sentence(message)).toMatch(/还没有对应的代码$/)
      expect(expectation(expected ?? '')).toMatch(/添加/)
    }
  })

  test('is told on the page of a developer until its code is written', async () => {
    const { handedOver = [] } = buildModel(documentsOf({ ...NAMES, 'jobs/nightly.json': undefined }))
    await source('src/late/product.ts', 'export default { derivations: {}, judgements: {} }')
    const told: string[][] = []
    let wake: () => void = () => undefined
    const names = createUnwritten({
      root: folder,
      folder: 'src/late',
      tell: (mistakes) => {
        told.push(mistakes.map(({ message }) => message).filter((message) => message.includes('_of_nam')))
        wake()
      },
    })
    const next = async () => {
      while (told.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      return told.shift()
    }
    try {
      names.ask(handedOver)
      expect(await next()).toEqual(['"colour_of_nam" has no code yet', '"number_of_name" has no code yet'])
      await source('src/late/product.ts', 'export default { derivations: { number_of_name: () => null } }')
      expect(await next()).toEqual(['"colour_of_nam" has no code yet'])
    } finally {
      names.close()
    }
  })
})
