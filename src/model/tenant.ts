/** Whose a record is: tenants' tables name their client, and the clients have a table of their own. */
import type { Entity, Model } from './model.ts'

/** The column by which every tenant table names its client, and the key of the clients themselves. */
export const TENANT = 'client_id'

export const clientsOf = ({ entities }: Model): Entity | undefined =>
  Object.values(entities).find(({ tenant, key }) => !tenant && key === TENANT)
