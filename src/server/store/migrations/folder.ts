/** The folder of the files, which are committed and reviewed as code is. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, ToldError } from '../failures.ts'
import { numberOf, readMigration, type Migration } from './migration.ts'

/** In the order of their numbers; none where there is no folder. */
export async function migrationsIn(folder: string): Promise<readonly Migration[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.sql') && !name.startsWith('.')).sort()
  const twice = names.find((name, at) => at > 0 && numberOf(name) === numberOf(names[at - 1] ?? ''))
  if (twice !== undefined) throw new ToldError(sameNumber(folder, numberOf(twice)))
  return Promise.all(names.map(async (name) => readMigration(name, await readFile(join(folder, name), 'utf8'))))
}

const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })

const sameNumber = (folder: string, number: string): ToldError['text'] => ({
  zh: `${folder} 中有两个编号为 ${number} 的文件：请为尚未执行的那个换一个编号。`,
  en: `Two files in ${folder} have the number ${number}: give the one that has not run yet another.`,
})
