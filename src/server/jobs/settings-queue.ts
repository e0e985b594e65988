/**
 * Places whose settings changed, of which devices have not been told: a row each, written in the transaction of the
 * change, and the run of the job that sees to them (`settings-sending.ts`).
 */
import { ident, literal } from '../../kinds/sql-text.ts'
import type { Entity } from '../../model/model.ts'
import { COMPANY } from '../sql/in-force.ts'
import type { Connection } from '../store/store.ts'
import { ask } from './queue.ts'

export const SETTINGS_SEND = 'settings_send'

interface Asker {
  readonly client: number
  /** Null: the system. */
  readonly staff: number | null
  readonly request: string | null
}

/** Where records of settings speak for: told before they are removed, or after they were written. */
export async function noteChanged(
  connection: Connection,
  { client, staff, request }: Asker,
  { name, plural, key, inherit }: Entity,
  keys: readonly number[],
): Promise<void> {
  const type = inherit.map((link) => `when ${ident(link)} is not null then ${literal(link)}`).join(' ')
  await connection.query({
    text: `insert into settings_changed_places (client_id, resource, place_type, place)
      select client_id, $2, case ${type} else ${literal(COMPANY)} end, coalesce(${inherit.map(ident).join(', ')}, 0)
      from ${ident(plural)} where client_id = $1 and ${ident(key)} = any($3::bigint[])`,
    values: [client, name, keys],
  })
  await ask(connection, { client, name: SETTINGS_SEND, staff, request })
}

/** As if it had changed at one record of the narrowest level: a device has come there. */
export async function notePlace(
  connection: Connection,
  { client, staff, request }: Asker,
  { name, inherit }: Entity,
  place: number,
): Promise<void> {
  await connection.query({
    text: 'insert into settings_changed_places (client_id, resource, place_type, place) values ($1, $2, $3, $4)',
    values: [client, name, inherit[0], place],
  })
  await ask(connection, { client, name: SETTINGS_SEND, staff, request })
}

/** As if it had changed: all devices of the company are compared with what is in force. */
export async function noteAll(connection: Connection, client: number, resources: readonly string[]): Promise<void> {
  if (resources.length === 0) return
  await connection.query({
    text: `insert into settings_changed_places (client_id, resource, place_type, place)
      select $1, r.name, ${literal(COMPANY)}, 0 from unnest($2::text[]) r(name)`,
    values: [client, resources],
  })
  await ask(connection, { client, name: SETTINGS_SEND, staff: null, request: null })
}

interface Ended {
  readonly client_id: number
  readonly task_id: number
}

/** What changed while a device had a command under way is sent once that has ended, however it did. */
export async function seeToAgain(connection: Connection, ended: readonly Ended[]): Promise<void> {
  const { rows } = await connection.query({
    name: 'settings due',
    text: `select distinct h.client_id from settings_receivers h
      join unnest($1::bigint[], $2::bigint[]) k(client_id, id) on h.client_id = k.client_id and h.task_id = k.id where h.due`,
    values: [ended.map(({ client_id }) => client_id), ended.map(({ task_id }) => task_id)],
  })
  for (const { client_id } of rows)
    await ask(connection, { client: Number(client_id), name: SETTINGS_SEND, staff: null, request: null })
}
