/** `npm run screenshots`: renews the README's pictures from the built console on fresh demo data. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { benched } from '#product/bench/benched.ts'
import { logIn, quiet, startConsole } from './bench/console.ts'
import { findBrowser } from './browser.ts'

const FOLDER = 'docs/screenshots'
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

mkdirSync(FOLDER, { recursive: true })
const running = await startConsole()
const browser = await chromium.launch(findBrowser())
try {
  for (const { file, address, shows, narrow } of benched.pictures) {
    const context = await browser.newContext({
      baseURL: running.url,
      viewport: narrow ? PHONE : DESKTOP,
      locale: 'zh-CN',
    })
    await logIn(context)
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('main').waitFor()
    await page.locator(shows).first().waitFor()
    await page.locator('header [aria-label^="消息中心"]').waitFor()
    await quiet(page)
    await page.screenshot({ path: path.join(FOLDER, file), animations: 'disabled' })
    await context.close()
    console.log(path.join(FOLDER, file))
  }
} finally {
  await browser.close()
  await running.stop()
}
