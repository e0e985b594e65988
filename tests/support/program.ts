/** How tests start a program of the project as a process of its own. */
import path from 'node:path'
import { shared } from './shared.ts'

const root = path.resolve(import.meta.dirname, '../..')
const built = JSON.parse(await shared('/programs')) as Readonly<Record<string, string>>

/**
 * What Node is told, for the file of a program as it is named from the project's folder. PGlite is not made faster
 * while it runs: that takes longer than what a test asks of it.
 */
export function program(file: string): readonly string[] {
  const found = built[file]
  if (found === undefined) throw new Error(`${file} is none of the programs that built-programs.ts names.`)
  return ['--liftoff-only', path.join(root, found)]
}
