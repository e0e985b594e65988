/** Imports point one way: those of types, and those that are loaded late, as well, which the linter lets pass. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => path.join(parentPath, name))
  .filter((file) => !file.startsWith(path.join(root, 'src/generated')))
const STATEMENT = /^(?:import|export)\b[^'"]*?\bfrom\s+'(\.[^']+)'/gms
const LATE = /\bimport\('(\.[^']+)'\)/g

const importsOf = (file: string, known: ReadonlySet<string>): readonly string[] => {
  const text = readFileSync(file, 'utf8')
  return [STATEMENT, LATE]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, name = '']) => path.resolve(path.dirname(file), name))
    .filter((found) => known.has(found))
}

/** The first way that leads back to where it began. */
function cycleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...way, file])
      if (found) return found
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return null
}

test('a way back is seen', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ])
  expect(cycleIn(graph)).toEqual(['b', 'c', 'b'])
})

test('no source file imports itself by way of others', () => {
  const known = new Set(files)
  const graph = new Map(files.map((file) => [file, importsOf(file, known)]))
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length)
  expect(cycleIn(graph)?.map((file) => path.relative(root, file)) ?? null).toBeNull()
})
