/** Which PGlite wrote a folder: releases of another line may write files that this one cannot read. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../failures.ts'

const packageFile = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..', 'package.json')

export const pgliteVersion: string = (JSON.parse(readFileSync(packageFile(), 'utf8')) as { version: string }).version

/** `0.5.16` → `0.5`: below 1.0 the second number marks a break. */
const line = (version: string): string =>
  version
    .split('.')
    .slice(0, version.startsWith('0.') ? 2 : 1)
    .join('.')

const FILE = 'pglite-version'

export const markVersion = (cluster: string): Promise<void> => writeFile(join(cluster, FILE), `${pgliteVersion}\n`)

export const checkVersion = async (cluster: string): Promise<void> => {
  const found = (await readFile(join(cluster, FILE), 'utf8').catch(() => '')).trim()
  if (found !== '' && line(found) === line(pgliteVersion)) return
  throw new StartError({
    zh: `数据目录 ${cluster} 由 PGlite ${found || '（未知版本）'} 创建，当前版本 ${pgliteVersion} 无法读取：请用原版本备份后在新目录恢复，数据未被改动。`,
    en: `The data folder ${cluster} was written by PGlite ${found || '(unknown version)'}, which ${pgliteVersion} cannot read: back it up with that version and restore into a new folder; the data is untouched.`,
  })
}
