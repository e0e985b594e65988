/**
 * A database as after a start of its machine: nothing of it is in memory. It must be on this machine, which must run
 * Linux.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

export async function forget(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('create extension if not exists pg_buffercache')
  // What is not written yet cannot be forgotten.
  await client.query('checkpoint')
  await client.query('select pg_buffercache_evict_all()')
  const {
    rows: [place],
  } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  )
  await client.end()
  const folder = place!.folder
  // With no bytes to copy, dd only tells the system to drop the file's.
  for (const file of readdirSync(folder))
    execFileSync('dd', [
      `of=${path.join(folder, file)}`,
      'oflag=nocache',
      'conv=notrunc,fdatasync',
      'count=0',
      'status=none',
    ])
}
