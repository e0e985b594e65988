/** Texts that the engine's console and a new product's first page name are the engine's own. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copy } from '../../schemas/system/app/copy.json'

const root = path.resolve(import.meta.dirname, '../..')
const named = ['src/console', 'src/kinds', 'scripts/new-product/skeleton'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/\btranslate\(\s*'([\w.]+)'/g)].map(
        ([, key]) => ({ file: path.posix.join(folder, file), key: key! }),
      ),
    ),
)

test('every text that the engine names is its own', () => {
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ key }) => !key.startsWith('ra.') && !(key in copy))).toEqual([])
})
