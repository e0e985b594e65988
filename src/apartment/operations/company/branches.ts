import type { Operation } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'

export const BRANCHES: OwnStatement = {
  name: 'branches',
  text: ({ scoped }) => {
    const stores = scoped('store')
    return `select ${stores.key} as id, ${stores.column('name')} from ${stores.from} where ${stores.where} order by ${stores.key}`
  },
}

/** The stores that the account may choose from, whatever else it may see of them. */
export const branchAll: Operation<'branch_all'> = async ({ ask }) =>
  (await ask(BRANCHES)).map(({ id, name }) => ({ id: Number(id), name: String(name) }))
