/** Secrets that sign what is sent to an address, in the database: one of each owner, in a table of their own. */
import type { EntityName } from '../records/types.ts'
import type { OwnStatement } from '../calls/statements.ts'

/** Made; and replaced, where the one before is good for a day. Values: the owner, the secret as it lies there. */
export function secretStatements(entity: EntityName, owner: string): readonly [OwnStatement, OwnStatement] {
  const name = entity.replaceAll('_', ' ')
  return [
    {
      name: `${name} made`,
      text: ({ insert, value }) => insert(entity, { [owner]: value(0), sealed: value(1, 'text') }),
    },
    {
      name: `${name} replaced`,
      text: ({ company, value }) => {
        const secret = company(entity)
        return `update ${secret.from} set former = ${secret.column('sealed')}, former_until = now() + interval '1 day', sealed = ${value(1, 'text')},
            version = ${secret.column('version')} + 1, updated_at = now()
          where ${secret.where} and ${secret.column(owner)} = ${value(0)}`
      },
    },
  ]
}
