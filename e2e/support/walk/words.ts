/** The words of a page: collected where somebody sees or hears them, and judged by the language that the page is in. */
import type { Page } from 'playwright/test'
import type { Label, Lang } from '../../../src/model/model.ts'
import { model } from './model.ts'

export interface Word {
  readonly text: string
  /** Heads, labels, menus, placeholders: places where no record speaks. */
  readonly own: boolean
  readonly where: string
}

/**
 * Texts and the attributes that are read out or shown, but for those that say they are in another language (the switch
 * names it in its own).
 */
export const wordsOf = (page: Page): Promise<readonly Word[]> =>
  page.evaluate(() => {
    const OWN = 'th, label, legend, dt, aside nav, [role=columnheader]'
    const SAID = [
      'title',
      'aria-label',
      'placeholder',
      'alt',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
    ]
    const lang = document.documentElement.lang
    const isForeign = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const whereOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}`
    const words: { text: string; own: boolean; where: string }[] = [
      { text: document.title, own: false, where: 'title' },
    ]
    const add = (text: string | null, element: Element, where: string, own = element.closest(OWN) !== null) => {
      if (text?.trim()) words.push({ text: text.trim(), own, where })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (
        !node.textContent?.trim() ||
        element.closest('script, style, noscript') ||
        isForeign(element) ||
        !isShown(element)
      )
        continue
      add(node.textContent, element, whereOf(element))
    }
    for (const element of document.body.querySelectorAll(SAID.map((name) => `[${name}]`).join())) {
      if (isForeign(element) || !isShown(element)) continue
      for (const name of SAID)
        add(
          element.getAttribute(name),
          element,
          `${whereOf(element)}[${name}]`,
          name === 'placeholder' || (name !== 'title' && name !== 'aria-label' ? false : element.matches('th')),
        )
    }
    for (const element of document.body.querySelectorAll('input, textarea'))
      if (isShown(element)) add((element as HTMLInputElement).value, element, `${whereOf(element)} value`, false)
    return words
  })

const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/
/** What a value that is none turns into. */
const NOTHING = /\b(undefined|NaN|Invalid Date)\b|\[object |(?<![\w{])%?\{\w+\}/
const KEYS = new RegExp(
  `\\b(${[...new Set(['ra', 'resources', ...Object.keys(model.app.copy).map((key) => key.split('.')[0]!)])].join('|')})\\.[a-z_]+(\\.[a-z_]+)*\\b`,
)
const SNAKE = /\b[a-z]+(_[a-z0-9]+)+\b/
const fieldNames = new Set(
  Object.values(model.entities).flatMap(({ fields }) =>
    fields.flatMap(({ name, rows }) => [name, ...rows.map((row) => row.name)]),
  ),
)

/** English texts of the schemas that read otherwise in Chinese. */
const english = new Set(
  labelsIn(model)
    .filter(({ zh, en }) => zh !== en && /[a-z]{2}/.test(en))
    .map(({ en }) => en),
)

function labelsIn(value: unknown): readonly Label[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value && 'en' in value && typeof value.zh === 'string') return [value as Label]
  return Object.values(value).flatMap(labelsIn)
}

/**
 * What is wrong with the words: those that no record holds must be in the language, and none may be a name from inside.
 */
export function untranslated(words: readonly Word[], lang: Lang, data: readonly string[]): readonly string[] {
  const held = new Set(data)
  // One character alone proves nothing: it would excuse it anywhere.
  const longestFirst = data.filter((text) => text.length > 1).sort((a, b) => b.length - a.length)
  const faults = words.flatMap(({ text, own, where }) => {
    const left = held.has(text) && !own ? '' : without(text, longestFirst)
    // Between what records hold, marks are theirs.
    const rest = left === text ? left : left.replaceAll(/[\u3000-\u303f\uff00-\uff0f\uff1a-\uff1f]/g, ' ')
    const wrong = reason(rest, lang) ?? (own ? (reason(text, lang) ?? inside(text)) : undefined)
    return wrong ? [`${wrong}: "${text.slice(0, 80)}" in ${where}`] : []
  })
  return [...new Set(faults)]
}

function reason(text: string, lang: Lang): string | undefined {
  if (NOTHING.test(text)) return 'no value'
  if (KEYS.test(text)) return 'a key'
  if (SNAKE.test(text)) return 'a name from inside'
  if (lang === 'en' && CHINESE.test(text)) return 'Chinese'
  if (lang === 'zh' && english.has(text.trim())) return 'English'
  return undefined
}

const inside = (text: string): string | undefined => (fieldNames.has(text) ? 'a name of a field' : undefined)

function without(text: string, data: readonly string[]): string {
  return data.reduce((rest, one) => (rest.includes(one) ? rest.replaceAll(one, ' ') : rest), text)
}
