/** Two people talk about a tenant: each sees what the other writes as it comes, and changes only their own. */
import { expect, test, type Page } from 'playwright/test'
import { fillIn, inEnglish, known, logIn } from './support/log-in.ts'
import { make, rowsOf } from './support/records.ts'

const WORDS = [
  {
    lang: 'zh',
    title: '评论',
    text: '评论内容',
    edit: /^编辑.+的评论/,
    remove: /^删除.+的评论/,
    delete: '删除',
    save: '保存',
    edited: '已编辑',
    tab: (count: number) => `评论（${count}）`,
  },
  {
    lang: 'en',
    title: 'Comments',
    text: 'Comment',
    edit: /^Edit the comment from/,
    remove: /^Delete the comment from/,
    delete: 'Delete',
    save: 'Save',
    edited: 'Edited',
    tab: (count: number) => `Comments (${count})`,
  },
] as const

for (const words of WORDS)
  test(`a tenant is commented on (${words.lang})`, async ({ page, browser }) => {
    await page.goto('/login')
    if (words.lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    const [home] = await rowsOf(page, 'homes', 'limit=1')
    const phone = `137${String(Date.now()).slice(-8)}`
    const { tenant_id: id } = await make(page, 'tenants', { name: '王小芳', phone, home_id: home?.['home_id'] })
    const address = `/renter/index/${String(id)}?tab=comments`
    const comments = (of: Page) => of.getByRole('region', { name: words.title, exact: true })
    const said = (of: Page, text: RegExp) => comments(of).getByRole('listitem').filter({ hasText: text })

    await page.goto(address)
    const box = comments(page).getByRole('textbox', { name: words.text })
    await box.fill('押金已收\n下午送钥匙')
    await box.press('Control+Enter')
    await expect(said(page, /押金已收/)).toHaveCount(1)
    await expect(box).toHaveValue('')
    await expect(page.getByRole('tab', { name: words.tab(1) })).toBeVisible()
    // The line break is shown.
    expect(
      await said(page, /押金已收/)
        .locator('.k-lines')
        .innerText(),
    ).toBe('押金已收\n下午送钥匙')

    const other = await (await browser.newContext()).newPage()
    await logIn(other, { account: 'manager' })
    await other.goto(new URL(address, page.url()).href)
    const reply = other.getByRole('region', { name: '评论', exact: true })
    await expect(reply.getByRole('listitem')).toHaveCount(1)
    await expect(reply.getByRole('button', { name: /的评论/ })).toHaveCount(0)
    await reply.getByRole('textbox', { name: '评论内容' }).fill('<b>钥匙</b>已交')
    await reply.getByRole('button', { name: '发表评论' }).click()
    // It comes by itself, as it was typed.
    await expect(said(page, /<b>钥匙<\/b>已交/)).toHaveCount(1)
    await expect(page.getByRole('tab', { name: words.tab(2) })).toBeVisible()
    await other.context().close()

    const own = said(page, /押金|改/)
    await own.getByRole('button', { name: words.edit }).click()
    await own.getByRole('textbox', { name: words.text }).fill('改为明天送钥匙')
    await own.getByRole('button', { name: words.save, exact: true }).click()
    await expect(own).toContainText(words.edited)
    await expect(own.locator('.k-lines')).toHaveText('改为明天送钥匙')
    await own.getByRole('button', { name: words.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.delete, exact: true }).click()
    await expect(own).toHaveCount(0)
    await expect(page.getByRole('tab', { name: words.tab(1) })).toBeVisible()
  })
