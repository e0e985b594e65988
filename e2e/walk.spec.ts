/**
 * Every entity's list, form and detail, opened once as the administrator opens them, in both languages, on a desk and
 * on a telephone: no error in the console, no request that fails, no text without its translation, nothing serious from
 * axe, nothing wider than the screen. The way comes from the model, so that a new entity is walked by itself.
 */
import { expect, test, type BrowserContext, type Page } from 'playwright/test'
import type { Lang } from '../src/model/model.ts'
import { findings, isSerious } from './support/axe.ts'
import { logIn } from './support/log-in.ts'
import { rowsOf } from './support/records.ts'
import { internal, model, open, pathOf, say } from './support/walk/model.ts'
import { faultsOf, type Walk } from './support/walk/seen.ts'
import { watch } from './support/walk/watch.ts'
import { untranslated, wordsOf } from './support/walk/words.ts'

test.describe.configure({ mode: 'parallel' })
// What is wrong is said in words; a trace of hundreds of screens costs a quarter of the time.
test.use({ trace: 'off' })

const SIZES = { desk: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } }
const ALL_IN_SIGHT = { ...SIZES.telephone, height: 6000 }
/** Frames: React keeps what suspends again from being shown for 300 ms. */
const SUSPENSE = 24
/** Rows of a list: enough to be one, few enough to be looked through often. */
const ROWS = 8
type Place = keyof typeof SIZES
const OTHER: Readonly<Record<Lang, Lang>> = { zh: 'en', en: 'zh' }

/** One log-in, and one cache of scripts, for all that one worker walks. */
let context: BrowserContext
test.beforeAll(async ({ browser }) => {
  context = await browser.newContext()
  const page = await context.newPage()
  await logIn(page)
  // Runs of jobs come with the night. One that is refused, since another has just been asked for, is as good.
  const [job] = await rowsOf(page, 'jobs', 'limit=1')
  await page.request.post(`/v3/jobs/${String(job!['id'])}/run`, { data: {} })
  await page.close()
})
test.afterAll(() => context.close())

for (const entity of open) {
  const { name, access, menu } = entity
  test(name, async () => {
    const page = await context.newPage()
    await page.addInitScript(forgetTabs)
    const walk: Walk = { page, watch: await watch(page), data: new Set() }
    const word = async (key: string) => say(key, await langOf(page))
    const main = page.getByRole('main')
    await page.setViewportSize(SIZES.telephone)
    if (entity.inherit.length > 0) {
      await page.goto(pathOf(entity))
      await expect(main.locator('[data-setting]').first(), 'what is in force for the company').toBeVisible()
      await look(walk, 'settings')
    }
    const list = entity.inherit.length > 0 ? `${pathOf(entity)}/list` : (menu?.index ?? pathOf(entity))
    await page.goto(`${list}?perPage=${ROWS}`)
    await expect(main.locator('.g-card:visible').first(), 'the demo has records of it').toBeVisible()
    await look(walk, 'list')

    const create = main.getByRole('button', { name: await word('action.create'), exact: true })
    const guided = Object.values(model.calls).some(({ action }) => action !== null && name in action.instead)
    if (access.create === null || guided) await expect(create).toHaveCount(0)
    if (access.create !== null) {
      // Where a call of its own is offered in its place, the form is still at its address.
      if (guided) await page.goto(`${pathOf(entity)}/create`)
      else await create.click()
      await expect(main.locator('form:visible')).toBeVisible()
      await look(walk, 'form')
      await page.goBack()
    }

    await main
      .getByRole('link', { name: new RegExp(`^${await word('action.detail')} `) })
      .first()
      .click()
    await expect(page).toHaveURL(/\/\d+$/)
    await expect(main.locator('dl:visible').first()).toBeVisible()
    // What belongs to the record is fetched when it comes into sight.
    await page.setViewportSize(ALL_IN_SIGHT)
    await walk.watch.still(SUSPENSE)
    await page.setViewportSize(SIZES.telephone)
    for (const [key, right] of [
      ['action.edit', access.update],
      ['action.delete', access.remove],
    ] as const) {
      if (right === null) await expect(main.getByRole('button', { name: await word(key), exact: true })).toHaveCount(0)
    }
    await look(walk, 'detail')
    await page.close()
  })
}

/** Pages that others left open are not this one's. */
function forgetTabs(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('tabs')) localStorage.removeItem(key)
}

/** The screen as it stands, then in the other size, then both in the other language: opened once, seen four times. */
async function look(walk: Walk, screen: string): Promise<void> {
  const { page } = walk
  const first = await langOf(page)
  await seen(walk, screen, first, 'telephone')
  await usable(walk, screen, 'telephone')
  await page.setViewportSize(SIZES.desk)
  await seen(walk, screen, first, 'desk')
  await usable(walk, screen, 'desk')
  const second = OTHER[first]
  await page.getByRole('banner').locator(`[lang|=${second}]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${second}`))
  await seen(walk, screen, second, 'desk')
  await page.setViewportSize(SIZES.telephone)
  await seen(walk, screen, second, 'telephone')
}

async function seen(walk: Walk, screen: string, lang: Lang, place: Place): Promise<void> {
  expect.soft(await faultsOf(walk, lang), `${screen}, ${lang}, ${place}`).toEqual([])
}

/** Of what axe looks for, none differs with the language; what stands around the screen stays from list to detail. */
async function usable({ page }: Walk, screen: string, place: Place): Promise<void> {
  const found = await findings(page, screen === 'list' ? 'html' : 'main')
  expect.soft(found.filter(isSerious), `${screen}, ${place}`).toEqual([])
}

const langOf = async (page: Page): Promise<Lang> =>
  (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'zh'

test('what the server keeps for itself has no screen and no call', async () => {
  const page = await context.newPage()
  for (const { plural, access, menu } of internal) {
    expect({ menu, keys: Object.values(access).filter((key) => key !== null) }, plural).toEqual({
      menu: null,
      keys: [],
    })
    expect((await page.request.get(`/v3/${plural}`)).status(), plural).toBe(404)
  }
  await page.close()
})

test('a text without its translation, and a name from inside, would be noticed', async ({ page }) => {
  const noticed = async (lang: Lang, body: string) => {
    await page.setContent(`<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><title>x</title><body>${body}</body></html>`)
    return untranslated(await wordsOf(page), lang, ['林岚', '西溪社区', '门店'])
  }
  expect(
    await noticed(
      'en',
      '<table><th>Store</th><td>西溪社区</td><td title="林岚">林岚 · 西溪社区</td></table><a lang="zh-CN">中文</a><p hidden>暂无</p>',
    ),
  ).toEqual([])
  for (const wrong of [
    '<th>门店</th>',
    '<td>已租</td>',
    '<td>林岚（已租）</td>',
    '<button aria-label="删除 林岚">x</button>',
    '<input placeholder="搜索">',
    '<p title="暂无">x</p>',
    '<input value="已租">',
  ]) {
    expect(await noticed('en', `<table>${wrong}</table>`), wrong).toHaveLength(1)
  }
  expect(await noticed('zh', '<label>名称</label><p>Wi-Fi</p>')).toEqual([])
  for (const wrong of [
    '<p>action.create</p>',
    '<p>ra.action.save</p>',
    '<p>resources.homes.name</p>',
    '<label>home_id</label>',
    '<label>name</label>',
    '<button>Save</button>',
    '<p>undefined</p>',
    '<p>共{count}条</p>',
    '<p>[object Object]</p>',
  ]) {
    expect(await noticed('zh', wrong), wrong).toHaveLength(1)
  }
})
