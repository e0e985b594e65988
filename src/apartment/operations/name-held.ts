import type { OwnStatement } from '../../server/calls/statements.ts'

/** Value: a name of the company's. Whatever holds the same name waits until this transaction is through. */
export const NAME_HELD: OwnStatement = {
  name: 'a name held',
  text: ({ company, value }) => {
    const client = company('client')
    return `select pg_advisory_xact_lock(hashtextextended(${client.key}::text || ' ' || ${value(0, 'text')}, 0)) from ${client.from} where ${client.where}`
  },
}
