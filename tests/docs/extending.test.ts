/**
 * The page on extending shows, for each place where a document hands over to code, files of the second product as they
 * stand; that product is made, compiled, tested and walked with them.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const page = read('docs/extending.md')

const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const),
)
const shownIn = (section: string) =>
  [...section.matchAll(/^`([\w./-]+)`:\n\n```\w+\n(.*?)```$/gms)].map(([, file, text]) => ({ file: file!, text }))

test.each(shownIn(page))('$file is shown as it stands', ({ file, text }) => {
  expect(text).toBe(read(`tests/second-product/${file}`))
})

test('nothing is shown that is not a file of the second product', () => {
  expect([...page.matchAll(/^```(json|ts|tsx)$/gm)]).toHaveLength(shownIn(page).length)
})

test('the table of places leads to each section, and each shows an example', () => {
  const linked = [...page.matchAll(/^\| \[([^\]]+)\]\(#([\w-]+)\)/gm)]
  const slugs = [...sections.keys()].map((title) => title.toLowerCase().replaceAll(' ', '-'))
  expect(linked.map(([, , slug]) => slug)).toEqual(slugs)
  for (const [title, section] of sections) expect([title, shownIn(section).length > 0]).toEqual([title, true])
})

test('every table of code that a product gives has its example, or its place in the page', () => {
  const product = read('tests/second-product/src/fleet/product.ts')
  const shown = shownIn(page).map(({ file }) => file)
  for (const [, from] of product.matchAll(/from '\.\/(operations|commands|jobs|webhooks|ports|domain)[^']*'/g))
    expect(shown.some((file) => file.startsWith(`src/fleet/${from!}`))).toBe(true)
})
