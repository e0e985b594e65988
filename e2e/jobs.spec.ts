/** Whoever holds the right sees the background jobs, runs one at once, and sees how it goes; others see none of it. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { column, listed } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { rowsOf } from './support/records.ts'

const jobNamed = async (page: Page, name: string) => (await rowsOf(page, 'jobs', `name=${name}`))[0]!

for (const [size, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  telephone: { width: 390, height: 844 },
})) {
  test(`a job is run at once and is seen to end without asking again (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page)
    const { id } = await jobNamed(page, 'open_door_count')
    const before = (await rowsOf(page, 'job_runs', `job_id=${String(id)}`)).length
    await page.goto(`/log/jobs/${String(id)}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: '立即执行', exact: true }).click()
    await expect(page.getByText('任务已加入队列')).toBeVisible()
    await expect(main.getByText('已完成').first()).toBeVisible()
    await expect(main.getByRole('button', { name: '立即执行', exact: true })).toBeEnabled()
    expect((await findings(page, 'main')).filter(isSerious)).toEqual([])
    const runs = await rowsOf(page, 'job_runs', `job_id=${String(id)}&sort=-id`)
    expect(runs).toHaveLength(before + 1)
    expect(runs[0]).toMatchObject({ state: 3, failure: null })
    expect(runs[0]!['staff_id']).not.toBeNull()
  })
}

test('each job stands in the list with its state', async ({ page }) => {
  await logIn(page, { at: '/log/jobs' })
  await listed(page)
  const names = await column(page, '任务')
  for (const name of ['清理过期数据', '清理未使用的文件', '租约到期提醒', '每日用电统计']) expect(names).toContain(name)
})

test('why a run has failed stands at its job, and the next one may do well', async ({ page }) => {
  await logIn(page)
  const { id } = await jobNamed(page, 'file_clean_up')
  await page.goto(`/log/jobs/${String(id)}`)
  const main = page.getByRole('main')
  const run = async (state: string) => {
    await main.getByRole('button', { name: '立即执行', exact: true }).click()
    await expect(main.getByText(state, { exact: true }).first()).toBeVisible()
  }
  const kept = path.join(process.env['E2E_DATA']!, process.env['TEST_PARALLEL_INDEX'] ?? '0', 'files', 'kept')
  await mkdir(kept, { recursive: true })
  // Where files are kept stands something else, as after a disk was mounted wrongly.
  await rename(kept, `${kept}-aside`)
  try {
    await writeFile(kept, '')
    await run('失败')
    await expect(main.getByText(/执行编号 \d+，详见服务器日志/).first()).toBeVisible()
    expect((await findings(page, 'main')).filter(isSerious)).toEqual([])
  } finally {
    await rm(kept)
    await rename(`${kept}-aside`, kept)
  }
  await run('已完成')
  await expect(main.getByRole('region', { name: '上次执行' })).not.toContainText('详见服务器日志')
})

test('an account without the right sees neither menu nor page of jobs', async ({ page }) => {
  await logIn(page, { account: 'keeper' })
  await expect(page.getByRole('navigation', { name: '菜单' })).not.toContainText('后台任务')
  await page.goto('/log/jobs')
  await expect(page.getByRole('heading', { name: '抱歉，您没有访问权限', level: 1 })).toBeVisible()
  for (const path of ['jobs', 'job_runs']) expect((await page.request.get(`/v3/${path}`)).status()).toBe(403)
})
