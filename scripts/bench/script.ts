/** Script that a browser must fetch before the first list shows, beside the smallest react-admin list. */
import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from 'playwright'
import { preview } from 'vite'
import { benched } from '#product/bench/benched.ts'
import { findBrowser } from '../browser.ts'
import type { Benchmark } from './benchmark.ts'
import { logIn, startConsole } from './console.ts'
import { buildFloor } from './floor.ts'

/** Addresses of the screens whose script is counted, each opened with an empty cache. */
const SCREENS = { [`first list (${benched.first.what})`]: benched.first.address, 'login page': '/login' }

const benchmark: Benchmark = {
  name: 'Script of the first screen',
  how: "All scripts that a cold browser fetches until rows are visible, gzip level 9. The floor is react-admin's shortest list of one column, built by the same tool.",
  async run() {
    const browser = await chromium.launch(findBrowser())
    const running = await startConsole()
    try {
      const floor = await floorBytes(await browser.newPage())
      const measured = []
      for (const [name, address] of Object.entries(SCREENS)) {
        const context = await browser.newContext({ baseURL: running.url })
        if (address !== '/login') await logIn(context)
        const page = await context.newPage()
        const bytes = await scriptBytes(
          page,
          running.url + address,
          address === '/login' ? 'input' : '.g-table tr[data-index] td',
        )
        measured.push({
          what: name,
          value: bytes / 1000,
          unit: 'kB',
          floor: { what: 'smallest react-admin list', value: floor / 1000 },
          target: { atMost: 1.15 },
        })
        await context.close()
      }
      return measured
    } finally {
      await browser.close()
      await running.stop()
    }
  },
}
export default benchmark

async function floorBytes(page: Page): Promise<number> {
  const { config, outDir } = await buildFloor('floor')
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  await page.route('**/api/records*', (route) =>
    route.fulfill({
      json: [{ id: 1, name: 'one' }],
      headers: { 'Content-Range': 'records 0-0/1', 'Access-Control-Expose-Headers': 'Content-Range' },
    }),
  )
  try {
    return await scriptBytes(page, server.resolvedUrls!.local[0]!, 'td')
  } finally {
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}

async function scriptBytes(page: Page, url: string, until: string): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  const note = (response: Response): void => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body())
  }
  page.on('response', note)
  await page.goto(url)
  await page.locator(until).first().waitFor()
  // What comes after the rows is not asked for its text: the page may be closed by then.
  page.off('response', note)
  const scripts = await Promise.all(bodies)
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
}
