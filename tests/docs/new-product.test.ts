/** The page on new products shows the files of the second product, and tells the commands by which that is made. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const page = read('docs/new-product.md')

const shown = [...page.matchAll(/^`([\w./-]+)`:\n\n```\w+\n(.*?)```$/gms)].map(([, file, text]) => ({
  file: file!,
  text,
}))
const commands = [...page.matchAll(/^```sh\n(.*?)```$/gms)].flatMap(([, text]) => text!.trim().split('\n'))

test.each(shown)('$file is shown as it stands', ({ file, text }) => {
  expect(text).toBe(read(`tests/second-product/${file}`))
})

test('the page shows a document of each sort, and code of each', () => {
  const sorts = shown.map(({ file }) =>
    file
      .split('/')
      .slice(0, 3)
      .join('/')
      .replace(/\/[^/]+\.\w+$/, ''),
  )
  for (const sort of ['schemas/app', 'schemas/calls', 'schemas/entities', 'schemas/screens', 'schemas/workflows'])
    expect(sorts).toContain(sort)
  expect(shown.filter(({ file }) => file.startsWith('src/fleet/')).length).toBeGreaterThan(3)
  expect([...page.matchAll(/^```(json|ts|tsx)$/gm)]).toHaveLength(shown.length)
})

test('every command of the page is one that the test of the second product runs', () => {
  const step = read('scripts/second-product.ts')
  const isRun = (command: string): boolean => {
    const words = command
      .replace(/^npx /, '')
      .split(' ')
      .filter((word) => !/^(npm|run|--|\.\.\/fleet)$/.test(word))
    return words.every((word) => step.includes(`'${word}'`) || step.includes(`npm ${word}`))
  }
  expect(commands).not.toEqual([])
  expect(commands.filter((command) => !isRun(command))).toEqual([])
})
