/**
 * Which companies hold a certain record: for what stands in for an external service that serves all of them, as the
 * registry of a vendor does. Tells no more than the companies, and must not be given to the code of a call, which is
 * told by `heldElsewhere` whether another one does.
 */
import { ident } from '../../kinds/sql-text.ts'
import type { Model } from '../../model/model.ts'
import { TENANT } from '../../model/tenant.ts'
import type { ModelSource } from '../source.ts'
import type { Connection } from '../store/store.ts'
import { entityNamed, fieldNamed } from './sources.ts'

/** By fields that hold plain values, of each one of these. */
export type Sought = Readonly<Record<string, readonly unknown[]>>

export const holdingIn =
  (store: Connection, source: ModelSource) =>
  (name: string, sought: Sought): Promise<readonly number[]> =>
    holders(store, source.current().model, name, sought)

async function holders(connection: Connection, model: Model, name: string, sought: Sought): Promise<readonly number[]> {
  const entity = entityNamed(model, name)
  const conditions = Object.keys(sought).map(
    (field, at) => `${ident(fieldNamed(entity, field).name)} = any($${at + 1})`,
  )
  const { rows } = await connection.query({
    text: `select distinct ${TENANT} from ${ident(entity.plural)} where ${conditions.join(' and ')}`,
    values: Object.values(sought).map((values) => [...values]),
  })
  return rows.map((row) => Number(row[TENANT]))
}

/**
 * Whether another company holds such a record. Whoever asks for the same, in whatever company, waits until the
 * transaction has ended: of two that would write it at once the later one sees the other's.
 */
export async function heldElsewhere(
  connection: Connection,
  { model, client }: { readonly model: Model; readonly client: number },
  name: string,
  sought: Sought,
): Promise<boolean> {
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [JSON.stringify([name, sought])],
  })
  return (await holders(connection, model, name, sought)).some((holder) => holder !== client)
}
