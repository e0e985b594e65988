/**
 * Starts the built server on an empty database of its own, logs in, and opens every entry of the menu in both languages
 * in a real browser: no page may fail, ask for what is refused, or show the key of a text instead of its words. It
 * knows no entity, so that it walks any product.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { findBrowser } from './browser.ts'
import type { Model } from '../src/model/model.ts'

const { entities, screens, app } = JSON.parse(readFileSync('src/generated/model.json', 'utf8')) as Model
const paths = [
  ...Object.values(entities).flatMap(({ menu }) => (menu ? [menu.path] : [])),
  ...Object.values(screens).flatMap(({ menu, path: at }) => (menu && !at.includes(':') ? [at] : [])),
]
const KEYS = new Set(Object.keys(app.copy))

const folder = mkdtempSync(path.join(tmpdir(), 'walk-'))
const wrong: string[] = []
let server: ChildProcess | undefined
const browser = await chromium.launch(findBrowser())
try {
  const opened = await started()
  // One account: what it is asked once, such as to agree to a policy, it is asked by the first page alone.
  const walks = [await loggedIn('zh', opened), await loggedIn('en', opened)]
  await Promise.all(walks.map((walk) => walk()))
  console.log(`${paths.length} entries of the menu opened in two languages`)
} catch (error) {
  wrong.push((error as Error).message)
} finally {
  await browser.close()
  await stopped()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
for (const one of wrong) console.error(one)
process.exitCode = wrong.length > 0 ? 1 : 0

/** The way through the menu, in a browser of its own. */
async function loggedIn(lang: string, { url, account, password }: Started): Promise<() => Promise<void>> {
  const context = await browser.newContext({ baseURL: url, locale: lang === 'zh' ? 'zh-CN' : 'en-GB' })
  const page = await context.newPage()
  let at = '/login'
  const found = (what: string): number => wrong.push(`${lang} ${at}: ${what}`)
  page.on('pageerror', ({ message }) => found(message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) found(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  await logIn(page, lang, account, password)
  return async () => {
    for (at of new Set(['/home', ...paths])) {
      await page.goto(at, { waitUntil: 'networkidle' })
      await page.locator('main').waitFor()
      const words = (await page.locator('body').innerText()).match(/\b[a-z_]+\.[a-z_.]+\b/g) ?? []
      for (const key of words) if (KEYS.has(key) || /^(page|list|action)\./.test(key)) found(`shows the key "${key}"`)
      if (new URL(page.url()).pathname === '/403') found('is refused')
    }
    await context.close()
  }
}

async function logIn(page: Page, lang: string, account: string, password: string): Promise<void> {
  await page.addLocatorHandler(page.getByRole('button', { name: /^(同意并继续|Agree and continue)$/ }), (accept) =>
    accept.click(),
  )
  await page.goto('/login')
  if (lang === 'en') {
    // Of two languages the button names the other; more have a menu.
    const isMenu = app.languages.length > 0
    await page.getByRole('button', { name: isMenu ? '中文' : 'English' }).click()
    if (isMenu) await page.getByRole('menuitem', { name: 'English' }).click()
    // The page is drawn anew with the other language, and what is typed before is gone.
    await page
      .locator('form button[type=submit]')
      .filter({ hasText: /^[A-Za-z ]+$/ })
      .waitFor()
  }
  await page.locator('input[name=name]').fill(account)
  await page.locator('input[name=pass]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('button', { name: /^(用户菜单|User menu) \S/ }).waitFor()
}

interface Started {
  readonly url: string
  readonly account: string
  readonly password: string
}

/** The server makes the demo, or the first account, and says where to go and how to log in. */
function started(): Promise<Started> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', DATA_DIR: folder, BACKUP_KEEP: '0' },
  })
  server = child
  return new Promise((resolve, reject) => {
    let told = ''
    child.stdout.on('data', (text: Buffer) => {
      told += text.toString()
      const [, url, account, password] = /Open (http:\S+) and log in as (\S+) with (\S+)/.exec(told) ?? []
      if (url !== undefined && account !== undefined && password !== undefined) resolve({ url, account, password })
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)))
  })
}

async function stopped(): Promise<void> {
  if (server?.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill()
  await gone
}
