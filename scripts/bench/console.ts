/** The built product on demo data in a folder of its own, for benchmarks that look at it from outside. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext } from 'playwright'
import { logins, password } from '../../src/server/demo/logins.ts'

export interface Running {
  readonly url: string
  stop(): Promise<void>
}

export async function startConsole(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-bench-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: '0', DATA_DIR: folder, ...settings } })
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/\S+/.exec(text.toString())
      if (found) resolve(found[0])
    })
    server.on('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
  })
  return {
    url,
    async stop() {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Logs in as a person would, so that the context holds what the console keeps of it. */
export async function logIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.locator('input[type=text], input:not([type])').first().fill(logins[0]!.account)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/home')
  await page.close()
}
