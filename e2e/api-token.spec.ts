/** A token for another system, as an administrator lives with it: made by keyboard, shown once, used, revoked. */
import { expect, test, type Locator, type Page } from 'playwright/test'
import { settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { unique } from './support/records.ts'

const CHINESE = /[一-鿿]/
const TOKEN = /cat_[\w-]{43}/
const WORDS = {
  zh: {
    ...{ create: '创建令牌', name: '令牌名称', right: '房源与房间', until: '有效期至' },
    ...{ once: '仅显示这一次', copy: '复制', copied: '已复制', close: '关闭' },
    ...{ active: '有效', revoke: '吊销', revoked: '已吊销', shutOut: '令牌无效、已到期或已吊销' },
  },
  en: {
    ...{ create: 'Create a token', name: 'Name', right: 'Homes and rooms', until: 'Valid until' },
    ...{ once: 'Shown this once', copy: 'Copy', copied: 'Copied', close: 'Close' },
    ...{ active: 'Active', revoke: 'Revoke', revoked: 'Revoked', shutOut: 'is not valid, has expired or was revoked' },
  },
} as const
type Words = (typeof WORDS)[keyof typeof WORDS]
const MONTH_MS = 30 * 24 * 60 * 60_000
const TELEPHONE = { width: 390, height: 844 }

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const lang of ['zh', 'en'] as const)
  test(`${lang}: a token is made by keyboard, shown once, works, and no more once revoked`, async ({
    page,
    request,
  }) => {
    const words = WORDS[lang]
    const name = unique('sync-')
    const dialog = await opened(page, lang)
    await fill(page, dialog, words, name)
    if (lang === 'en') expect(await dialog.innerText()).not.toMatch(CHINESE)
    await page.keyboard.press('Enter')

    await expect(dialog).toContainText(words.once)
    const token = TOKEN.exec(await dialog.innerText())![0]
    if (lang === 'en') expect(await dialog.innerText()).not.toMatch(CHINESE)
    await dialog.getByRole('button', { name: words.copy, exact: true }).press('Enter')
    await expect(dialog.getByRole('button', { name: words.copied, exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
    await dialog.getByRole('button', { name: words.close, exact: true }).press('Enter')
    await expect(dialog).toHaveCount(0)

    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText(`cat_…${token.slice(-4)}`)
    await expect(row).toContainText(words.active)
    await settled(page)
    expect(await page.content()).not.toContain(token)

    // As another system asks: without this browser's cookie.
    const ask = () =>
      request.get('/v3/homes', { headers: { authorization: `Bearer ${token}`, 'accept-language': lang } })
    expect((await request.get('/v3/homes')).status()).toBe(401)
    expect((await ask()).status()).toBe(200)

    await row.getByRole('button', { name: words.revoke }).press('Enter')
    const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(asked).toContainText(name)
    if (lang === 'en') expect(await asked.innerText()).not.toMatch(CHINESE)
    await asked.getByRole('button', { name: words.revoke, exact: true }).press('Enter')
    await expect(asked).toHaveCount(0)
    await expect(row).toContainText(words.revoked)
    await settled(page)
    const refused = await ask()
    expect(refused.status()).toBe(401)
    expect(await refused.text()).toContain(words.shutOut)
  })

test('on a telephone, all of the dialog can be reached and the token read', async ({ page }) => {
  const words = WORDS.zh
  await page.setViewportSize(TELEPHONE)
  const dialog = await opened(page, 'zh')
  await fill(page, dialog, words, unique('sync-'))
  await expectInside(dialog.getByRole('button', { name: words.create, exact: true }))
  await dialog.getByRole('combobox').last().scrollIntoViewIfNeeded()
  await expectInside(dialog.getByRole('combobox').last())
  await dialog.getByRole('button', { name: words.create, exact: true }).click()
  const secret = dialog.getByText(TOKEN)
  await expect(secret).toBeVisible()
  for (const part of [secret, ...(await dialog.getByRole('button').all())]) await expectInside(part)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(TELEPHONE.width)
})

async function opened(page: Page, lang: keyof typeof WORDS): Promise<Locator> {
  const { create } = WORDS[lang]
  await page.addInitScript((locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)), lang)
  await logIn(page, { at: '/api-tokens' })
  await settled(page)
  await page.getByRole('main').getByRole('button', { name: create, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: create, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Ends in the last field that is filled. */
async function fill(page: Page, dialog: Locator, words: Words, name: string): Promise<void> {
  const field = dialog.getByRole('textbox', { name: words.name })
  await expect(field).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type(name)
  await dialog.getByRole('checkbox', { name: words.right, exact: true }).press('Space')
  await expect(dialog.getByRole('checkbox', { name: words.right, exact: true })).toBeChecked()
  const until = dialog.getByRole('textbox', { name: words.until })
  await until.focus()
  await page.keyboard.type(new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10))
}

async function expectInside(part: Locator): Promise<void> {
  const { x, y, width, height } = (await part.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(TELEPHONE.width)
  expect(y + height).toBeLessThanOrEqual(TELEPHONE.height)
}
