/** axe finds nothing serious on any kind of screen, in both languages, on a desk and on a telephone. */
import { expect, test } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'

const SIZES = { desk: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } }
const WORDS = {
  zh: {
    more: /更多筛选|^筛选$/,
    tools: '列表工具',
    columns: '列设置',
    remove: '删除',
    save: '保存',
    assign: '分配',
    day: /^选择租期/,
  },
  en: {
    more: /More filters|^Filters$/,
    tools: 'List tools',
    columns: 'Columns',
    remove: 'Delete',
    save: 'Save',
    assign: 'Allocate',
    day: /^Choose term/,
  },
}

for (const lang of ['zh', 'en'] as const) {
  for (const [place, viewport] of Object.entries(SIZES)) {
    test(`${lang}, ${place}`, async ({ page }) => {
      test.setTimeout(240_000) // twelve screens
      const words = WORDS[lang]
      const check = async (what: string) => {
        await settled(page)
        // Colours halfway through a fade are nobody's.
        await page.waitForFunction(() =>
          document
            .getAnimations()
            .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
        )
        expect((await findings(page)).filter(isSerious), what).toEqual([])
      }
      await page.setViewportSize(viewport)
      await page.addInitScript((locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)), lang)
      await page.goto('/login')
      await expect(page.locator('input[name=pass]')).toBeVisible()
      await check('login')
      await logIn(page, { at: '/house/device-list' })
      await check('list')
      await page.getByRole('button', { name: words.more }).click()
      await check('list with all filters')
      if (place === 'telephone') {
        await page.getByRole('button', { name: words.tools }).press('Enter')
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await check('tools of the list')
        await page.getByRole('menuitem', { name: words.columns }).press('Enter')
      } else await page.getByRole('button', { name: words.columns }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await check('choice of columns')
      await page.goto('/renter/lease-list/create')
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.locator('[data-field] [role=alert]').first()).toBeVisible()
      await check('form with mistakes')
      await page.getByRole('combobox').first().click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await check('search of a reference')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words.day }).first().click()
      await expect(page.getByRole('gridcell').first()).toBeVisible()
      await check('calendar')
      await page.goto('/roles/create')
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await check('form with sets')
      await page.goto('/house/home-list/1')
      await expect(page.getByRole('button', { name: words.remove, exact: true })).toBeVisible()
      await check('detail')
      await page.getByRole('button', { name: words.remove, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await check('deletion')
      await page.goto('/ticket/3')
      await page.getByRole('button', { name: words.assign }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await check('step of a workflow')
      await page.goto('/log/status')
      await expect(page.getByRole('region').first()).toBeVisible()
      await check('status')
      await page.goto('/nowhere')
      await check('no such page')
    })
  }
}
