/** Walks the second product, which `scripts/second-product.ts` has made, built and started. */
import { defineConfig } from 'playwright/test'
import { findBrowser } from '../../../scripts/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/second-product',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    baseURL: process.env['SECOND_URL'],
    actionTimeout: 30_000,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: browser,
  },
})
