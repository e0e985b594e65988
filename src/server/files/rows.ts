/**
 * The rows of files: whose they are, what they are, and which record holds them. A file is known here when its bytes
 * are kept, and never before; it is unknown here before they go.
 */
import type { Entity, Model } from '../../model/model.ts'
import { ident, literal } from '../../kinds/sql-text.ts'
import type { Connection } from '../store/store.ts'
import { hasAddress } from './held.ts'
import { addressOf, nameIn, type Whose } from './signing.ts'

export interface FileRow {
  readonly url: string
  readonly name: string
  readonly type: string
  readonly size: number
}

export interface NewFile extends FileRow, Whose {
  readonly digest: string
  /** Digest of the upload token that it came with. */
  readonly token: string | null
  /** What that was given for: of a field of records, or else whatever asks for files. */
  readonly purpose: string | null
}

/** Null: another file has come with the token. */
export async function insertFile(connection: Connection, file: NewFile, now: Date): Promise<number | null> {
  const { rows } = await connection.query({
    text: `insert into files (client_id, staff_id, name, url, type, size, digest, token, purpose, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict (client_id, token) do nothing returning id`,
    values: [
      ...[file.client_id, file.staff_id, file.name, file.url, file.type, file.size, file.digest],
      ...[file.token, file.purpose, now],
    ],
  })
  return rows[0] === undefined ? null : Number(rows[0]['id'])
}

export const removeFile = (connection: Connection, client_id: number, url: string): Promise<unknown> =>
  connection.query({ text: 'delete from files where client_id = $1 and url = $2', values: [client_id, url] })

export async function isUsed(connection: Connection, client_id: number, token: string): Promise<boolean> {
  const { count } = await connection.query({
    text: 'select from files where client_id = $1 and token = $2',
    values: [client_id, token],
  })
  return count > 0
}

export interface KnownFile extends FileRow {
  readonly id: number
  readonly staff_id: number | null
  readonly purpose: string | null
  readonly resource: string | null
  readonly resource_field: string | null
  readonly record_id: number | null
}

export async function filesNamed(
  connection: Connection,
  client_id: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, KnownFile>> {
  if (names.length === 0) return new Map()
  const { rows } = await connection.query({
    text: `select id, url, name, type, size, staff_id, purpose, resource, resource_field, record_id from files
      where client_id = $1 and url = any($2)`,
    values: [client_id, names.map(addressOf)],
  })
  return new Map((rows as unknown as readonly KnownFile[]).map((row) => [nameIn(row.url)!, row]))
}

export interface Holder {
  readonly resource: string
  readonly field: string
  readonly record_id: number
}

/**
 * The record takes the files, of which each must be its own already, or new and its writer's. Answers how many it has
 * got. The clean-up of files without a record waits here, or has been before.
 */
export async function takeFiles(
  connection: Connection,
  { client_id, staff_id }: { readonly client_id: number; readonly staff_id: number | null },
  names: readonly string[],
  { resource, field, record_id }: Holder,
  now: Date,
): Promise<number> {
  const { count } = await connection.query({
    text: `update files set resource = $3, resource_field = $4, record_id = $5, updated_at = $7
      where client_id = $1 and url = any($2) and
        ((record_id is null and ($6::bigint is null or staff_id = $6)) or (resource = $3 and resource_field = $4 and record_id = $5))`,
    values: [client_id, names.map(addressOf), resource, field, record_id, staff_id, now],
  })
  return count
}

/** Files that no record holds and nobody has touched since: their rows are gone; answers how many there were. */
export async function forgetUnheld(connection: Connection, before: Date, most: number): Promise<number> {
  const { count } = await connection.query({
    text: `delete from files where (client_id, id) in
        (select client_id, id from files where record_id is null and updated_at < $1 and url like ${literal(`${addressOf('')}%`)} limit ${most})
      and record_id is null and updated_at < $1`,
    values: [before],
  })
  return count
}

/**
 * What was taken by a record that is gone, or whose field holds it no longer, is nobody's from now on. What is held in
 * a field that the model has lost stays.
 */
export async function releaseLost(
  connection: Connection,
  { entities }: Model,
  [resource, name]: readonly [string, string],
  before: Date,
  now: Date,
): Promise<number> {
  const entity = entities[resource]
  const field = entity?.fields.find((one) => one.name === name)
  if (!entity || !field) return 0
  const { count } = await connection.query({
    text: `update files f set record_id = null, updated_at = $4
      where f.resource = $1 and f.resource_field = $2 and f.record_id is not null and f.updated_at < $3 and not exists (
        select from ${ident(entity.plural)} t where ${whose(entity)} and t.${ident(entity.key)} = f.record_id
          and ${hasAddress(field, 't', 'f.url')})`,
    values: [resource, name, before, now],
  })
  return count
}

const whose = ({ tenant }: Entity): string => (tenant ? 't.client_id = f.client_id' : 'true')

export interface KeptFile {
  readonly client_id: number
  readonly id: number
  readonly name: string
  readonly type: string
  readonly size: number
  readonly digest: string | null
  readonly isHeld: boolean
}

const AT_ONCE = 64

/** All of them, some at a time. */
export async function* everyFile(connection: Connection): AsyncGenerator<readonly KeptFile[]> {
  if ((await connection.text({ text: `select to_regclass('files')`, values: [] })) === null) return
  for (let after: readonly unknown[] = [0, 0]; ;) {
    const { rows } = await connection.query({
      text: `select client_id, id, url, type, size, digest, record_id from files
        where (client_id, id) > ($1, $2) order by client_id, id limit ${AT_ONCE}`,
      values: after,
    })
    yield rows.flatMap(({ client_id, id, url, type, size, digest, record_id }) => {
      const name = nameIn(String(url))
      return name === null
        ? []
        : {
            client_id: Number(client_id),
            id: Number(id),
            name,
            type: String(type),
            size: Number(size),
            digest: digest as string | null,
            isHeld: record_id !== null,
          }
    })
    const last = rows.at(-1)
    if (rows.length < AT_ONCE || last === undefined) return
    after = [last['client_id'], last['id']]
  }
}

export async function forgetRows(connection: Connection, files: readonly KeptFile[]): Promise<void> {
  for (const { client_id, id } of files)
    await connection.query({ text: 'delete from files where client_id = $1 and id = $2', values: [client_id, id] })
}

export async function unknownNames(connection: Connection, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await connection.query({
    text: 'select url from files where url = any($1)',
    values: [names.map(addressOf)],
  })
  const known = new Set(rows.map(({ url }) => nameIn(String(url))))
  return names.filter((name) => !known.has(name))
}
