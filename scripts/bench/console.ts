/** The built product on demo data in a folder of its own, for benchmarks that look at it from outside. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { account, startServer, type Running } from './server.ts'

export async function startConsole(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-bench-'))
  const running = await startServer({ DATA_DIR: folder, BACKUP_KEEP: '0', ...settings })
  return {
    ...running,
    stop: () =>
      running.stop().finally(() => {
        rmSync(folder, { recursive: true, force: true })
      }),
  }
}

/** Logs in as a person would, so that the context holds what the console keeps of it. */
export async function logIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.locator('input[type=text], input:not([type])').first().fill(account.name)
  await page.locator('input[type=password]').fill(account.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/home')
  await page.close()
}

const QUIET_MS = 600

/**
 * Nothing has come for a while. A stream that stays open, as the one of messages, would keep the network from ever
 * being idle.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (ms) =>
      performance.now() -
        Math.max(
          0,
          ...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
        ) >
      ms,
    QUIET_MS,
  )
}
