/** axe on the page as it stands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}
interface Axe {
  run(
    part: Document | Element,
    options: { readonly resultTypes: readonly string[] },
  ): Promise<{ readonly violations: readonly Violation[] }>
}

/** `<impact> <rule>: <where> <why>` for each thing found inside the part that the selector names. */
export async function findings(page: Page, part = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  // What is still fading in has not its own colours yet.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const found = await page.evaluate((selector) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    return axe
      .run(selector === 'html' ? document : document.querySelector(selector)!, { resultTypes: ['violations'] })
      .then(({ violations }) => violations)
  }, part)
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

export const isSerious = (finding: string): boolean => /^(serious|critical) /.test(finding)
