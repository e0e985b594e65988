/** A tag that nobody uses any more: out of the way, still named where it was given, back, and gone for good. */
import { expect, test } from 'playwright/test'
import { fillIn, inEnglish, known } from './support/log-in.ts'
import { make, rowsOf, unique } from './support/records.ts'

const WORDS = [
  {
    lang: 'zh',
    archive: '归档',
    archived: '已归档',
    mark: '（已归档）',
    restore: '恢复',
    forGood: '彻底删除',
    back: '返回列表',
    notice: /已于.+由.+归档，恢复后才能修改或选用/,
    taken: /已存在/,
    named: (name: string) => `确定彻底删除租客标签“${name}”吗？`,
    asked: (name: string) => `确定归档租客标签“${name}”吗？`,
  },
  {
    lang: 'en',
    archive: 'Archive',
    archived: 'Archived',
    mark: ' (archived)',
    restore: 'Restore',
    forGood: 'Delete for good',
    back: 'Back to the list',
    notice: /Archived .+ by .+\. Restore it to change or use it\./,
    taken: /already exists/,
    named: (name: string) => `Delete tenant tag "${name}" for good?`,
    asked: (name: string) => `Archive tenant tag "${name}"?`,
  },
] as const

for (const words of WORDS)
  test(`a tag is archived, restored, and deleted for good (${words.lang})`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto('/login')
    if (words.lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    const name = unique('签').slice(-9)
    const { id } = await make(page, 'tenant_tags', { name })
    const [home] = await rowsOf(page, 'homes', 'limit=1')
    const tenant = await make(page, 'tenants', {
      name: '王小芳',
      phone: `137${String(Date.now()).slice(-8)}`,
      home_id: home?.['home_id'],
      tag_ids: [id],
    })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog').last()
    const row = main.getByRole('row', { name: new RegExp(name) })
    const list = `/renter/tag-list?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`

    await page.goto(list)
    await row.getByRole('button', { name: `${words.archive} ${name}` }).click()
    await expect(dialog).toContainText(words.asked(name))
    await dialog.getByRole('button', { name: words.archive, exact: true }).click()
    await expect(row).toHaveCount(0)

    // Who has it keeps it, by its name.
    await page.goto(`/renter/index/${String(tenant['tenant_id'])}`)
    await expect(main).toContainText(`${name}${words.mark}`)

    await page.goto('/renter/tag-list')
    await main.getByRole('button', { name: words.archived, exact: true }).click()
    await expect(row).toHaveCount(1)
    await expect(main.getByRole('button', { name: words.back })).toBeVisible()
    await row.getByRole('link').first().click()
    await expect(main.getByText(words.notice)).toBeVisible()

    // Its name has been given to another meanwhile.
    const { id: other } = await make(page, 'tenant_tags', { name })
    await main.getByRole('button', { name: words.restore, exact: true }).click()
    await expect(page.getByText(words.taken)).toBeVisible()
    expect((await page.request.delete(`/v3/tenant_tags/${String(other)}`)).ok()).toBe(true)
    expect((await page.request.delete(`/v3/tenant_tags/${String(other)}?archived=true`)).ok()).toBe(true)
    await main.getByRole('button', { name: words.restore, exact: true }).click()
    await expect(main.getByText(words.notice)).toHaveCount(0)
    await page.goto(list)
    await expect(row).toHaveCount(1)

    await row.getByRole('button', { name: `${words.archive} ${name}` }).click()
    await dialog.getByRole('button', { name: words.archive, exact: true }).click()
    await expect(row).toHaveCount(0)
    await page.goto(`/renter/tag-list/${String(id)}`)
    await main.getByRole('button', { name: words.forGood }).click()
    await expect(dialog).toContainText(words.named(name))
    await dialog.getByRole('button', { name: words.forGood }).click()
    await expect(page).toHaveURL(/tag-list(\?|$)/)
    expect((await page.request.get(`/v3/tenant_tags/${String(id)}`)).status()).toBe(404)
  })
