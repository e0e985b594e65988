/** The schemas as they were: of a commit (a branch, a tag), or in another folder. */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Document } from '../../src/model/documents.ts'
import { readDocuments } from '../../src/model/load.ts'

/** `root` is the project's folder; `base` a folder of schemas, or what git knows. */
export async function documentsOfBase(root: string, base: string): Promise<readonly Document[]> {
  const folder = resolve(root, base)
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readDocuments(folder) : ofCommit(root, base)
}

function ofCommit(root: string, commit: string): readonly Document[] {
  const git = (args: readonly string[], input?: string) =>
    execFileSync('git', args, { cwd: root, input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'pipe'] })
  // Paths and contents are asked of the commit itself, whatever the project's folder is within the repository.
  const tree = `${commit}:./schemas`
  const files = git(['ls-tree', '-r', '--name-only', '-z', tree])
    .toString()
    .split('\0')
    .filter((file) => file.endsWith('.json') && !file.startsWith('meta/'))
  const texts = contents(git(['cat-file', '--batch'], files.map((file) => `${commit}:./schemas/${file}\n`).join('')))
  return files.map((file, index) => ({ file, text: texts[index] ?? '' }))
}

/** As `git cat-file --batch` writes them: a head with the length, the content, a line's end. */
function contents(all: Buffer): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < all.length;) {
    const end = all.indexOf('\n', at)
    const length = Number(all.subarray(at, end).toString().split(' ')[2])
    found.push(all.subarray(end + 1, end + 1 + length).toString())
    at = end + 1 + length + 1
  }
  return found
}
