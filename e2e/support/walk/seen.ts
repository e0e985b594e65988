/** What is wrong with a screen: what its page tells of, words in another language, and what is too wide. */
import type { Page } from 'playwright/test'
import type { Lang } from '../../../src/model/model.ts'
import { textsIn } from './data.ts'
import type { Watch } from './watch.ts'
import { untranslated, wordsOf } from './words.ts'

export interface Walk {
  readonly page: Page
  readonly watch: Watch
  /** What the records that it has been given say. */
  readonly data: Set<string>
}

export async function faultsOf({ page, watch, data }: Walk, lang: Lang): Promise<readonly string[]> {
  await watch.still()
  for (const text of (await watch.answers()).flatMap(textsIn)) data.add(text)
  const wide = await page.evaluate(overflow)
  return [
    ...watch.troubles(),
    ...untranslated(await wordsOf(page), lang, [...data]),
    ...(wide > 0 ? [`${wide} px wider than the screen`] : []),
  ]
}

/** px by which the screen, or anything that it stands in, is wider than what is seen of it. */
function overflow(): number {
  let widest = 0
  const screen = [...document.querySelectorAll('main > *')].find((element) => element.checkVisibility()) ?? null
  for (let element = screen; element; element = element.parentElement)
    widest = Math.max(widest, element.scrollWidth - element.clientWidth)
  return widest
}
