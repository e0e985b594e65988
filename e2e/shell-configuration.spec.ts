/**
 * Brands by host and by configuration, and a configuration that is broken or means harm: the console starts all the
 * same.
 */
import { expect, test } from 'playwright/test'

test('the host decides the brand: name, colour, title and login page', async ({ page, baseURL }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: '智能门锁设备管理系统' })).toBeVisible()
  const colour = () =>
    page
      .getByRole('button', { name: '登录', exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await colour()).toBe('rgb(31, 95, 191)')
  await page.goto(`http://apartment.localhost:${new URL(baseURL!).port}/login`)
  await expect(page.getByRole('heading', { name: '智能公寓管理系统' })).toBeVisible()
  await expect(page).toHaveTitle('登录 - 智能公寓管理系统')
  expect(await colour()).toBe('rgb(11, 122, 117)')
})

test('a third brand needs the configuration alone', async ({ page }) => {
  await page.route('/config.json', (route) =>
    route.fulfill({
      json: {
        brands: [
          {
            key: 'dorm',
            name: { zh: '宿舍管理系统', en: 'Dormitories' },
            hosts: ['127.0.0.1'],
            colour: '#335577',
            icon: 'store',
          },
        ],
        company: { zh: '启明宿舍有限公司', en: 'Qiming Dormitories' },
        hotline: '400-800-1234',
        copyright_start: 2016,
        links: { privacy: 'https://example.com/privacy', icp: '粤ICP备2016000001号' },
      },
    }),
  )
  await page.goto('/login')
  await expect(page).toHaveTitle('登录 - 宿舍管理系统')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© 2016-${new Date().getFullYear()} 启明宿舍有限公司`)
  await expect(footer).toContainText('400-800-1234')
  await expect(footer.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', 'https://example.com/privacy')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Dormitories' })).toBeVisible()
})

for (const [name, body] of [
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['null', 'null'],
  [
    'hostile',
    '{"brand":{"toString":1},"brands":[null,{"key":"x","name":{"zh":"<img src=x onerror=alert(1)>"},"hosts":["127.0.0.1"],"logo":"javascript:alert(1)","colour":"url(x)"}],"links":{"privacy":"javascript:alert(1)"},"hosts":{"main":"javascript:1"},"company":{"zh":"<script>alert(1)</script>"}}',
  ],
] as const) {
  test(`a configuration that is ${name} hinders nobody from logging in, and runs nothing`, async ({ page }) => {
    page.on('dialog', () => {
      throw new Error('a script of the configuration ran')
    })
    await page.route('/config.json', (route) => route.fulfill({ body, contentType: 'application/json' }))
    await page.goto('/login')
    await page.locator('input[name=name]').fill('admin')
    await expect(page.getByRole('link', { name: '隐私政策' })).toHaveCount(0)
    await expect(page.locator('img')).toHaveCount(0)
    await page.locator('input[name=pass]').fill('Demo-2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/home/)
  })
}
