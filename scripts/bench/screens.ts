/** How soon rows are seen: our grid beside react-admin's own DataTable, on the same server, records and columns. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { benched } from '#product/bench/benched.ts'
import { findBrowser } from '../browser.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { logIn, quiet, startConsole } from './console.ts'
import { COLUMNS, EXTRA, shown } from './data-table/columns.ts'
import { buildFloor } from './floor.ts'
import { median } from './timing.ts'

interface Rival {
  readonly name: string
  readonly address: (perPage: number, page: number) => string
  /** CSS of the first row's cells. */
  readonly row: string
  readonly next: string
}

const query = (perPage: number, page: number): string =>
  `filter=%7B%7D&order=DESC&sort=created_at&page=${page}&perPage=${perPage}`
const OURS: Rival = {
  name: 'ours',
  address: (perPage, page) => `${benched.large.address}?${query(perPage, page)}`,
  row: '.g-table tr[data-index] td',
  next: 'button[aria-label="下一页"]',
}
const THEIRS: Rival = {
  name: 'DataTable',
  address: (perPage, page) => `/rival/index.html#/${shown.plural}?${query(perPage, page)}`,
  row: 'tbody tr td',
  next: 'button[aria-label="Go to next page"]',
}
const SLOWDOWNS = [1, 4]
const TIMES = 7

const benchmark: Benchmark = {
  name: 'Rows on the screen',
  how: `The list of ${shown.plural}, ${COLUMNS.length} columns, in Chromium at 1440×900; median of ${TIMES} runs, the rivals alternating. "First rows": from navigation with an empty cache to the frame after the first row. "Next page": from the click to the frame after the first row changed.`,
  why: 'What is missed: 100 × 12 bare cells in a page without any script take 156 ms to the frame after they are there, 374 ms at 4×, and both rivals wait for the same answer of the server: these parts are alike in both, so that the ratio cannot fall as far as their scripts differ. A thousand rows are an answer ten times as long: over HTTP alone, without a browser, it took 175 ms where 100 rows took 12. Measured on 2026-11-23 while others had the machine busy (load 13): compare them with each other alone.',
  async run() {
    const { outDir } = await buildFloor('data-table')
    const folder = mkdtempSync(path.join(tmpdir(), 'console-screens-'))
    cpSync('dist/console', folder, { recursive: true })
    cpSync(outDir, path.join(folder, 'rival'), { recursive: true })
    const running = await startConsole({ CONSOLE_DIR: folder, DEMO_SCALE: '4' })
    const browser = await chromium.launch(findBrowser())
    try {
      const options = await loggedIn(browser, running.url)
      const measured: Measurement[] = []
      for (const slowdown of SLOWDOWNS) measured.push(...(await compare(browser, options, slowdown)))
      return measured
    } finally {
      await browser.close()
      await running.stop()
      for (const made of [outDir, folder]) rmSync(made, { recursive: true })
    }
  },
}
export default benchmark

async function compare(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
): Promise<readonly Measurement[]> {
  const taken: Record<string, number[]> = {}
  const note = (name: string, ms: number): void => void (taken[name] ??= []).push(ms)
  for (let round = -1; round < TIMES; round++) {
    for (const rival of round % 2 === 0 ? [OURS, THEIRS] : [THEIRS, OURS]) {
      const { first, next } = await visit(browser, options, rival, slowdown, 100)
      if (round < 0) continue
      note(`${rival.name} first`, first)
      note(`${rival.name} next`, next)
    }
    const { first, next } = await visit(browser, options, OURS, slowdown, 1000)
    if (round < 0) continue
    note('1000 first', first)
    note('1000 next', next)
  }
  const figure = (name: string): number => median(taken[name]!)
  const at = slowdown === 1 ? '' : `, CPU ${slowdown}× slower`
  const line = (what: string, ours: string, theirs: string, name: string, atMost: number): Measurement => ({
    what: what + at,
    value: figure(ours),
    unit: 'ms',
    floor: { what: name, value: figure(theirs) },
    target: { atMost },
  })
  return [
    line('first rows of 100', 'ours first', 'DataTable first', 'DataTable', 0.7),
    line('next page of 100', 'ours next', 'DataTable next', 'DataTable', 0.25),
    line('first rows of 1,000', '1000 first', 'ours first', '100 rows', 1.3),
    line('next page of 1,000', '1000 next', 'ours next', '100 rows', 1.3),
  ]
}

async function visit(
  browser: Browser,
  options: BrowserContextOptions,
  { address, row, next }: Rival,
  slowdown: number,
  perPage: number,
): Promise<{ first: number; next: number }> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // esbuild notes the names of functions by a call that the page does not know.
    await page.addInitScript('globalThis.__name = (made) => made')
    await page.addInitScript(watchRow, row)
    await page.goto(address(perPage, 1), { waitUntil: 'commit' })
    const first = await seen(page)
    await quiet(page)
    await page.locator(next).waitFor()
    await page.evaluate(armClick, next)
    await page.locator(next).click()
    return { first, next: await seen(page) }
  } finally {
    await context.close()
  }
}

interface Watched {
  seen?: number
  since?: number
  was?: string
}

const seen = async (page: Page): Promise<number> =>
  (await page.waitForFunction(() => (window as Watched).seen)).jsonValue() as Promise<number>

/**
 * Runs in the page: every frame looks whether the first row is there, or is another one; the frame after that has drawn
 * it.
 */
function watchRow(selector: string): void {
  const own = window as Watched
  const look = (): void => {
    const text =
      own.seen === undefined
        ? [...document.querySelectorAll(selector)]
            .slice(0, 8)
            .map((cell) => cell.textContent)
            .join('|')
        : ''
    if (text !== '' && text !== own.was)
      requestAnimationFrame(() => {
        own.seen = performance.now() - (own.since ?? 0)
      })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, {
    lookAgain: look,
    rowText: () =>
      [...document.querySelectorAll(selector)]
        .slice(0, 8)
        .map((cell) => cell.textContent)
        .join('|'),
  })
}

function armClick(selector: string): void {
  const own = window as unknown as Watched & { lookAgain: () => void; rowText: () => string }
  document.querySelector(selector)!.addEventListener(
    'click',
    () => {
      own.since = performance.now()
      own.was = own.rowText()
      delete own.seen
      requestAnimationFrame(own.lookAgain)
    },
    { capture: true, once: true },
  )
  delete own.seen
}

/** Cookies and the choice of the twelfth column, so that every context begins where a user's browser would. */
async function loggedIn(browser: Browser, url: string): Promise<BrowserContextOptions> {
  const base = { baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'zh-CN' }
  const context = await browser.newContext(base)
  await logIn(context)
  const page = await context.newPage()
  await page.goto(benched.large.address)
  await page.locator(OURS.row).first().waitFor()
  await page.evaluate(
    async ({ extra, plural }) => {
      const answer = (await fetch('/v3/user_info').then((response) => response.json())) as {
        data: { id?: number; user_id?: number; staff_id?: number }
      }
      const id = answer.data.id ?? answer.data.staff_id ?? answer.data.user_id
      localStorage.setItem(
        `RaStore.columns.${id}.${plural}`,
        JSON.stringify({ order: [], shown: { [extra]: true }, widths: {} }),
      )
    },
    { extra: EXTRA, plural: shown.plural },
  )
  await page.goto(benched.large.address)
  await page.locator(OURS.row).first().waitFor()
  const heads = await page.locator('.g-table th').count()
  if (heads < COLUMNS.length) throw new Error(`${heads} columns are shown instead of ${COLUMNS.length}.`)
  const storageState = await context.storageState()
  await context.close()
  return { ...base, storageState }
}
