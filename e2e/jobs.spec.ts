/** Whoever holds the right sees the background jobs, runs one at once, and sees it end without asking again. */
import { expect, test } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { logIn } from './support/log-in.ts'
import { rowsOf } from './support/records.ts'

for (const [size, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  telephone: { width: 390, height: 844 },
})) {
  test(`a job is run at once and is seen to end (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page)
    const [job] = await rowsOf(page, 'jobs', 'name=open_door_count')
    await page.goto(`/log/jobs/${String(job!['id'])}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: '立即执行', exact: true }).click()
    await expect(main.getByText('已完成').first()).toBeVisible()
    expect((await findings(page, 'main')).filter(isSerious)).toEqual([])
    const runs = await rowsOf(page, 'job_runs', `job_id=${String(job!['id'])}`)
    expect(runs.length).toBeGreaterThan(0)
    expect(runs.every(({ state, staff_id }) => state === 3 && staff_id !== null)).toBe(true)
    await page.goto('/log/jobs')
    await expect(main.getByText('清理过期数据').first()).toBeVisible()
  })
}
