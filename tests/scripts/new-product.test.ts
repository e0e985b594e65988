/** The command that makes another product: what it refuses, and that it then leaves everything as it was. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'new-product-'))
writeFileSync(path.join(folder, 'mine.txt'), 'kept')
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new-product.ts', ...args], { cwd: root, encoding: 'utf8' })

const inside = path.join(root, 'tests/a-product')
const beside = path.join(folder, 'other')

test.each([
  ['no folder', [], 'Name the folder'],
  ['a folder that is not empty', [folder, 'fleet'], 'is not empty; nothing was written'],
  ['a file', [path.join(folder, 'mine.txt'), 'fleet'], 'is a file'],
  ['a folder of this project', [inside], 'is inside of this project'],
  ['a name that is no name', [beside, 'My Fleet'], 'cannot be the product'],
  ['the name of a part of the engine', [beside, 'server'], 'is a part of the engine'],
  ['an option that it does not have', ['--force', beside], '--force'],
] as const)('%s is refused', (_, args, said) => {
  const { status, stderr } = run(...args)
  expect(stderr).toContain(said)
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual(['mine.txt'])
  expect(existsSync(inside)).toBe(false)
})

test('--help says what it makes and of what', () => {
  const { status, stdout } = run('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('npm run new-product -- <folder> [name]')
})
