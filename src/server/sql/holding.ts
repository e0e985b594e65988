/**
 * Which companies hold a certain record: for what stands in for an external service that serves all of them, as the
 * registry of a vendor does. Tells no more than the companies, and must not be given to the code of a call.
 */
import { ident } from '../../kinds/sql-text.ts'
import { TENANT } from '../../model/tenant.ts'
import type { ModelSource } from '../source.ts'
import type { Connection } from '../store/store.ts'
import { entityNamed, fieldNamed } from './sources.ts'

/** `sought`: by fields that hold plain values, of each one of these. */
export const holdingIn =
  (store: Connection, source: ModelSource) =>
  async (name: string, sought: Readonly<Record<string, readonly unknown[]>>): Promise<readonly number[]> => {
    const entity = entityNamed(source.current().model, name)
    const conditions = Object.keys(sought).map(
      (field, at) => `${ident(fieldNamed(entity, field).name)} = any($${at + 1})`,
    )
    const { rows } = await store.query({
      text: `select distinct ${TENANT} from ${ident(entity.plural)} where ${conditions.join(' and ')}`,
      values: Object.values(sought).map((values) => [...values]),
    })
    return rows.map((row) => Number(row[TENANT]))
  }
