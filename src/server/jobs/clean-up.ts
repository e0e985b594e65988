/**
 * Deletes expired records that would otherwise stay until they are next read. They are deleted in batches, table by
 * table; the documents say when their records expire (`x-expires`).
 */
import { ident } from '../../kinds/sql-text.ts'
import type { Model } from '../../model/model.ts'
import type { EngineJob } from './job.ts'

/** Rows at a time. */
const PIECE = 1000

const part: EngineJob['part'] = async ({ connection, model }, { from }) => {
  const [name, ...rest] = (from as readonly string[] | null) ?? expiring(model)
  const entity = model.entities[name ?? '']
  // Documents may have changed since the last part.
  if (!entity?.expires) return { done: 0, next: rest.length === 0 ? null : rest }
  const { by, hours } = entity.expires
  const table = ident(entity.plural)
  const { count } = await connection.query({
    text: `delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${ident(by)} < now() - make_interval(hours => $1) limit ${PIECE} for update skip locked))`,
    values: [hours],
  })
  const left = count < PIECE ? rest : [entity.name, ...rest]
  return { done: count, next: left.length === 0 ? null : left }
}

export const cleanUp: EngineJob = { part }

const expiring = ({ entities }: Model): readonly string[] =>
  Object.values(entities)
    .filter(({ expires }) => expires !== null)
    .map(({ name }) => name)
