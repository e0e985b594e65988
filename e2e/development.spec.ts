/** The developer's loop: schemas saved while a screen is open. One server, one page, which is never loaded again. */
import { expect as baseExpect, test as base, type Page } from 'playwright/test'
import { startDevServer, type DevServer } from './support/dev-copy.ts'
import { logIn } from './support/log-in.ts'

const HOME = 'schemas/entities/home.json'
const DEVICE = 'schemas/entities/device.json'
const HOME_TYPE = 'schemas/enums/home_type.json'
const PARKING = 'schemas/entities/parking_bay.json'
const CODE = 'src/apartment/user-info.ts'

type Document = Record<string, unknown> & {
  properties: Record<string, unknown>
  'x-list': { columns: string[] }
  oneOf: unknown[]
}

const parking = {
  $schema: '../meta/entity.schema.json',
  'x-label': { zh: '泊位', en: 'Parking bay' },
  'x-menu': { group: 'house', order: 90, icon: 'car' },
  type: 'object',
  required: ['number'],
  properties: {
    number: { type: 'string', maxLength: 20, 'x-label': { zh: '泊位号', en: 'Number' }, 'x-search': true },
    rent: { $ref: '../kinds/money.json', formatMinimum: '0', 'x-label': { zh: '泊位月租', en: 'Monthly rent' } },
    covered: { type: 'boolean', default: false, 'x-label': { zh: '有顶棚', en: 'Covered' } },
  },
}

/** How soon a save is seen is for the benchmark; here it only has to be. */
const expect = baseExpect.configure({ timeout: 30_000 })
const test = base.extend<object, { dev: DevServer }>({
  // Copying, installing the demo and bundling the packages takes its time on a busy machine.
  dev: [
    async ({ browserName: _ }, use) => {
      const dev = await startDevServer()
      await use(dev)
      await dev.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
test.describe.configure({ timeout: 300_000 })

async function openFilteredList(page: Page, url: string): Promise<void> {
  await logIn(page, { at: `${url}/house/home-list` })
  await expect(page).toHaveURL(/home-list/)
  await page.getByRole('combobox', { name: '房源类型' }).click()
  await page.getByRole('option', { name: '集中式' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page).toHaveURL(/home_type/)
  await expect(page.getByRole('row').nth(1)).toContainText('集中式')
}

test('a saved schema is on the open screen, a broken one is told there, and nothing is reloaded', async ({
  page,
  dev,
}) => {
  /** Reads a document, changes it, saves it. */
  const edit = async (file: string, change: (document: Document) => void): Promise<void> => {
    const document = JSON.parse(await dev.read(file)) as Document
    change(document)
    await dev.save(file, JSON.stringify(document, null, 2))
  }
  await openFilteredList(page, dev.url)
  const address = page.url()
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'opened once'
  })
  const notice = page.getByRole('alert').filter({ hasText: /模型|数据库/ })
  const menu = page.getByRole('navigation', { name: '菜单' })
  const column = (name: string) => page.getByRole('columnheader', { name })

  await test.step('a new column', async () => {
    await edit(HOME, (home) => {
      home.properties['levels'] = { type: 'integer', minimum: 1, 'x-label': { zh: '楼层总数', en: 'Floors' } }
      home['x-list'].columns.splice(1, 0, 'levels')
    })
    await expect(column('楼层总数')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('集中式')
  })

  await test.step('a changed label', async () => {
    await edit(HOME, (home) =>
      Object.assign(home.properties['levels'] as object, { 'x-label': { zh: '总层数', en: 'Floors' } }),
    )
    await expect(column('总层数')).toBeVisible()
    await expect(column('楼层总数')).toHaveCount(0)
  })

  await test.step('a new value of an enum, in the open choice of a filter', async () => {
    await page.getByRole('combobox', { name: '房源类型' }).click()
    await edit(HOME_TYPE, ({ oneOf }) => {
      oneOf.push({ const: 99, title: 'courtyard', 'x-label': { zh: '四合院', en: 'Courtyard' } })
    })
    await expect(page.getByRole('option', { name: '四合院' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('mistakes: all at once, with their places, while the list goes on', async () => {
    const good = await dev.read(HOME)
    await edit(HOME, (home) => {
      home['x-lable'] = { zh: '错', en: 'wrong' }
      home['x-list'].columns.push('levls')
    })
    await expect(notice).toContainText('2 处错误')
    await expect(notice).toContainText(/schemas\/entities\/home\.json:\d+:\d+/)
    await expect(notice).toContainText('x-label')
    await expect(notice).toContainText('levels')
    await expect(notice).toContainText('未知的关键字“x-lable”')
    expect(dev.terminal()).toMatch(/schemas\/entities\/home\.json:\d+:\d+ .*did you mean "levels"\?/)
    await page.getByRole('columnheader', { name: '房源名称' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('集中式')
    await dev.save(HOME, good)
    await expect(notice).toHaveCount(0)
  })

  await test.step('a name without code is told, with the one that was meant; the rest is followed', async () => {
    const good = await dev.read(DEVICE)
    await dev.save(DEVICE, good.replace('"by": "model_of_sn"', '"by": "modl_of_sn"'))
    await expect(notice).toContainText('“modl_of_sn”还没有对应的代码')
    await expect(notice).toContainText('是否想写 “model_of_sn”？')
    await expect(notice.getByRole('button', { name: /schemas\/entities\/device\.json:\d+:\d+/ })).toBeVisible()
    await dev.save(DEVICE, good)
    await expect(notice).toHaveCount(0)
  })

  await test.step('a rename waits until somebody means it', async () => {
    await edit(HOME, (home) => {
      const { levels, ...others } = home.properties
      home.properties = {
        ...others,
        storeys: { ...(levels as object), 'x-renamed-from': 'levels', 'x-label': { zh: '地上层数', en: 'Storeys' } },
      }
      home['x-list'].columns[1] = 'storeys'
    })
    await expect(notice).toContainText('homes.levels 改名为 storeys')
    await expect(column('总层数')).toBeVisible()
    await notice.getByRole('button', { name: '确认并执行' }).click()
    await expect(column('地上层数')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  await test.step('a column that goes: its data stays, and this is told', async () => {
    await edit(HOME, (home) => {
      delete home.properties['storeys']
      home['x-list'].columns.splice(1, 1)
    })
    await expect(column('地上层数')).toHaveCount(0)
    await expect(notice).toContainText('homes.storeys')
    await notice.getByRole('button', { name: '知道了' }).click()
    await expect(notice).toHaveCount(0)
  })

  await test.step('a change that the tables cannot follow waits, and its model with it', async () => {
    const good = await dev.read(HOME)
    await edit(HOME, (home) => {
      home['required'] = [...(home['required'] as string[]), 'alias', 'community']
    })
    await expect(notice).toContainText('homes.')
    await expect(page.getByRole('row').nth(1)).toContainText('集中式')
    await dev.save(HOME, good)
    await expect(notice).toHaveCount(0)
  })

  expect(new URL(page.url()).searchParams.get('filter')).toBe(new URL(address).searchParams.get('filter'))

  await test.step('a new entity from one new file: menu, form, list, detail', async () => {
    await dev.save(PARKING, JSON.stringify(parking, null, 2))
    await menu.getByRole('link', { name: '泊位' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('泊位')
    await page.getByRole('region', { name: '泊位' }).getByRole('button', { name: '新增' }).click()
    await page.getByRole('textbox', { name: '泊位号' }).fill('B2-017')
    await page.getByRole('textbox', { name: '泊位月租' }).fill('350')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('B2-017')
    await expect(page.getByRole('main')).toContainText('350.00')
    await menu.getByRole('link', { name: '泊位' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('B2-017')
  })

  await test.step('and gone with it', async () => {
    await dev.remove(PARKING)
    await expect(menu.getByRole('link', { name: '泊位' })).toHaveCount(0)
  })

  const code = await dev.read(CODE)
  const told = async (): Promise<unknown> => {
    const answer = await page.request.get(`${dev.url}/v3/user_info`)
    return ((await answer.json()) as { data: { needCheckSwitch: unknown } }).data.needCheckSwitch
  }
  await test.step('code of the server: what is saved runs', async () => {
    expect(await told()).toBe(false)
    await dev.save(CODE, code.replace(`client.column('need_check_switch')`, `'true'`))
    await expect.poll(told, { timeout: 120_000 }).toBe(true)
  })

  await test.step('code that cannot run is told with its file while the page goes on, and mended it runs', async () => {
    const alert = page.getByRole('alert').filter({ hasText: '刚保存的服务端代码无法运行' })
    await dev.save(CODE, `${code}export const =`)
    await expect(alert).toContainText('user-info.ts')
    expect(await told()).toBe(true)
    await menu.getByRole('link', { name: '工单列表' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('工单列表')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await dev.save(CODE, code)
    await expect(alert).toHaveCount(0)
    expect(await told()).toBe(false)
  })

  expect(await page.evaluate(() => document.body.dataset['mark'])).toBe('opened once')
})

test('what is told makes the page smaller and covers nothing of it, and speaks its language', async ({ page, dev }) => {
  await logIn(page, { at: `${dev.url}/house/home-list/1/edit` })
  const save = page.getByRole('button', { name: '保存' })
  await expect(save).toBeVisible()
  const good = await dev.read(HOME)
  await dev.save(HOME, good.replace('"x-display"', '"x-dislpay"'))
  const told = page.locator('schema-notices').getByRole('alert')
  await expect(told).toContainText('x-dislpay')
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await save.click({ trial: true })
    await expect(told.getByRole('button', { name: '收起' })).toBeInViewport()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'English' }).click()
  await expect(told).toContainText('mistake in the schemas')
  await dev.save(HOME, good)
  await expect(told).toHaveCount(0)
})
