/** Documents that people wrote and that speak of what is gone: as code, in backticks, in an address or in JSON. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { effect, type Effect } from '../../generators/effects/effect.ts'
import type { Vanished } from '../../generators/effects/model.ts'

export async function mentions(root: string, gone: readonly Vanished[]): Promise<readonly Effect[]> {
  if (gone.length === 0) return []
  const files = ['README.md', ...(await markdownIn(root, 'docs'))]
  const lines = await Promise.all(files.map((file) => linesOf(root, file)))
  return gone.flatMap(({ entity, field }) => {
    const name = field === null ? entity.name : `${entity.name}.${field.name}`
    const owners = [entity.name, entity.plural]
    const words = field === null ? owners : [field.name]
    const where = lines
      .flat()
      .filter(({ text }) => words.some((word) => speaksOf(text, word)) && owners.some((word) => holds(text, word)))
    return where.length === 0
      ? []
      : [
          effect(
            'documents',
            false,
            `仍提到 ${name}`,
            `still speak of ${name}`,
            where.map(({ at }) => at),
          ),
        ]
  })
}

/** What is generated follows by itself. */
async function markdownIn(root: string, folder: string): Promise<readonly string[]> {
  if (!existsSync(join(root, folder))) return []
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md')).map(({ name }) => `${folder}/${name}`)
}

interface Line {
  readonly at: string
  readonly text: string
}

async function linesOf(root: string, file: string): Promise<readonly Line[]> {
  const text = await readFile(join(root, file), 'utf8').catch(() => '')
  return text.split('\n').map((line, index) => ({ at: `${file}:${index + 1}`, text: line }))
}

const speaksOf = (text: string, word: string): boolean =>
  new RegExp('[`"/{$.]' + word + '(?=[`"/}?.=]|$)', 'u').test(text)

/** A field of this name may be another entity's. */
const holds = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`, 'u').test(text)
