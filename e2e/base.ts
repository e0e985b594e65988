/** What every walk through a built console has in common, whichever product it is. */
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { findBrowser } from '../scripts/browser.ts'

const browser = findBrowser()

export const walks = ({ use, ...own }: PlaywrightTestConfig): PlaywrightTestConfig =>
  defineConfig({
    // Generous: two cores that also build something else are slow, not wrong.
    timeout: 120_000,
    expect: { timeout: 15_000 },
    forbidOnly: true,
    // A browser on a busy machine: what passes only at the second try is counted and told as such.
    retries: 1,
    reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
    use: {
      // A click that waits for what is not there says so, instead of using up its test's time.
      actionTimeout: 30_000,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
      // Recorded at every first try, it would cost a quarter of the time.
      trace: 'on-first-retry',
      launchOptions: browser,
      ...use,
    },
    ...own,
  })
