/** `npm run screenshots`: renews the README's pictures from the built console on fresh demo data. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { logIn, quiet, startConsole } from './bench/console.ts'
import { findBrowser } from './browser.ts'

const FOLDER = 'docs/screenshots'
/** `shows`: what comes last of the page. */
interface Picture {
  readonly file: string
  readonly address: string
  readonly shows: string
  readonly size: { readonly width: number; readonly height: number }
}
const desktop = { width: 1440, height: 900 }
const PICTURES: readonly Picture[] = [
  { file: 'list.png', address: '/house/home-list', shows: 'input[type=search]', size: desktop },
  { file: 'detail.png', address: '/house/home-list/1', shows: 'h2', size: desktop },
  { file: 'form.png', address: '/renter/lease-list/create', shows: 'form', size: desktop },
  { file: 'phone.png', address: '/house/home-list', shows: 'input[type=search]', size: { width: 390, height: 844 } },
]

mkdirSync(FOLDER, { recursive: true })
const running = await startConsole()
const browser = await chromium.launch(await findBrowser())
try {
  for (const { file, address, shows, size } of PICTURES) {
    const context = await browser.newContext({ baseURL: running.url, viewport: size, locale: 'zh-CN' })
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
