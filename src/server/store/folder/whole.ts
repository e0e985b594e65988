/**
 * Whether a folder of the embedded database is all there. PGlite takes one without PG_VERSION for a new one and makes a
 * database on top of what is left; so a folder that a copy or a restore has left incomplete is refused before anything
 * opens it.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
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

/**
 * Of a folder that is not there, so that a new one would be made: throws when one of the folders that stand beside a
 * database holds something. It would be taken for what nobody needs any more, and removed.
 */
export const checkNew = async (cluster: string, companions: readonly string[]): Promise<void> => {
  if (await isThere(cluster)) return
  const held = await Promise.all(companions.map((path) => readdir(path).catch(() => [])))
  const left = companions.find((_, at) => held[at]!.length > 0)
  if (left !== undefined) throw alone(cluster, left)
}

/**
 * Tables and indexes whose file is missing, and indexes whose file is empty: each has a page from the beginning. Of a
 * table whose file is empty its index tells more, below. What is lost of a file with pages nothing here can tell.
 */
const LOST_FILES = `select string_agg(name, ', ') as names from (
  select c.relname::text as name from pg_class c
    cross join lateral (select pg_stat_file(pg_relation_filepath(c.oid), true) as file offset 0) f
  where c.relkind in ('r', 'i', 't', 'S', 'm') and c.relpersistence = 'p'
    and (f.file is null or (c.relkind = 'i' and (f.file).size = 0))
  order by 1 limit 5) lost`

/** Tables whose file is empty and that an index has had entries of: a page behind its first is made with the first. */
const EMPTY_TABLES = `select distinct c.oid::regclass::text as place, c.relname::text as name from pg_class c
    join pg_index x on x.indrelid = c.oid join pg_class i on i.oid = x.indexrelid
    join pg_am a on a.oid = i.relam and a.amname = 'btree'
  where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'
    and pg_relation_size(c.oid) = 0 and pg_relation_size(i.oid) > current_setting('block_size')::bigint
  order by 1`

/**
 * Whether the index still leads to rows, which are then lost: whoever empties a table takes them out of its indexes
 * first. How many pages the table had (`relpages`) would not do: nobody has counted those of a table that is new, and a
 * server may be killed between giving back pages and noting it.
 */
async function hasLostRows(client: pg.Client, place: string): Promise<boolean> {
  await client.query('begin read only')
  try {
    await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off')
    const { rows } = await client.query(`select from ${place} limit 1`)
    return rows.length > 0
  } catch (error) {
    if ((error as { code?: string }).code === DATA_CORRUPTED) return true
    throw error
  } finally {
    await client.query('rollback')
  }
}

const DATA_CORRUPTED = 'XX001'

/** Throws when the database opens and has lost files all the same. */
export const checkFiles = async (cluster: string, client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ names: string | null }>(LOST_FILES)
  const names = rows[0]?.names ?? null
  if (names !== null) throw incomplete(cluster, names)
  const { rows: empty } = await client.query<{ place: string; name: string }>(EMPTY_TABLES)
  for (const { place, name } of empty) if (await hasLostRows(client, place)) throw incomplete(cluster, name)
}

const alone = (cluster: string, left: string): StartError =>
  new StartError({
    zh: `${left} 中有文件，但没有数据库目录 ${cluster}，未写入任何内容：请补回数据库目录，或将数据目录移走后用 npm run restore -- <备份目录> 恢复备份。`,
    en:
      `There are files in ${left} but no database folder ${cluster}; nothing was written: put the database folder back, ` +
      'or move the data folder away and restore a backup with npm run restore -- <backup folder>.',
  })

const incomplete = (cluster: string, missing: string): StartError =>
  new StartError({
    zh: `数据库目录 ${cluster} 不完整（缺少 ${missing}），未写入任何内容：请补回缺失的文件，或将该目录移走后用 npm run restore -- <备份目录> 恢复备份。`,
    en:
      `The database folder ${cluster} is incomplete (${missing} is missing) and was left as it is: put back what is missing, ` +
      'or move the folder away and restore a backup with npm run restore -- <backup folder>.',
  })
