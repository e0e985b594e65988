/**
 * Whether a folder of the embedded database is all there. PGlite takes one without PG_VERSION for a new one and makes a
 * database on top of what is left; so a folder that a copy or a restore has left incomplete is refused before anything
 * opens it.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../failures.ts'

/**
 * Made with every database and never removed: what the rows need first, then what copies leave out because it is empty.
 */
const ALWAYS = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/1/PG_VERSION',
  'base/5/PG_VERSION',
  'pg_xact/0000',
  'pg_multixact/offsets',
  'pg_multixact/members',
  'pg_wal',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'postgresql.conf',
]

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Throws when something is missing; never writes. */
export const checkWhole = async (cluster: string): Promise<void> => {
  const there = await Promise.all(ALWAYS.map((name) => isThere(join(cluster, name))))
  const missing = ALWAYS.find((_, at) => !there[at])
  if (missing !== undefined) throw incomplete(cluster, missing)
}

const incomplete = (cluster: string, missing: string): StartError =>
  new StartError({
    zh: `数据库目录 ${cluster} 不完整（缺少 ${missing}），未写入任何内容：请补回缺失的文件，或将该目录移走后用 npm run restore -- <备份目录> 恢复备份。`,
    en:
      `The database folder ${cluster} is incomplete (${missing} is missing) and was left as it is: put back what is missing, ` +
      'or move the folder away and restore a backup with npm run restore -- <backup folder>.',
  })
