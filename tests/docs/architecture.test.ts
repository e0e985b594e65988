/** The code map is worth reading only while it is true. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const TOP = ['schemas', 'generators', 'src', 'scripts', 'tests', 'e2e', 'docs']

/** Everything in backticks that begins with a folder of the project; patterns (`*`, `<name>`) name no one path. */
const named = (page: string): readonly string[] =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
    .map(([, found]) => found!)
    .filter((found) => TOP.includes(found.split('/')[0]!))

/** Their files may be the second product's. */
const OF_SECOND = ['docs/extending.md', 'docs/new-product.md']
const PAGES = ['architecture', 'contracts', 'extending', 'hosts', 'new-product'].map((name) => `docs/${name}.md`)

describe.each([...PAGES, 'CONTRIBUTING.md', 'README.md'])('%s', (page) => {
  test('names only paths that exist', () => {
    const roots = OF_SECOND.includes(page) ? [root, path.join(root, 'tests/second-product')] : [root]
    const missing = named(page).filter((found) => !roots.some((one) => existsSync(path.join(one, found))))
    expect(missing).toEqual([])
  })

  test('links only to pages that exist', () => {
    const links = [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, found]) => found!,
    )
    expect(links.filter((found) => !existsSync(path.join(root, path.dirname(page), found)))).toEqual([])
  })
})

test('the code map names every folder of the source', () => {
  const map = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  const inside = (folder: string): readonly string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
  const folders = inside('src').flatMap((folder) => [
    folder,
    ...(['src/server', 'src/console', 'src/apartment'].includes(folder) ? inside(folder) : []),
  ])
  expect(folders.filter((folder) => !map.includes(folder))).toEqual([])
})
