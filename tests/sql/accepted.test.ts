import { expect, test } from 'vitest'
import { loadModel } from '../../src/model/load.ts'
import { scopeOf } from '../support/scopes.ts'
import { write } from '../../src/server/sql/writing.ts'
import { describeOne } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'
import { statementsOf } from './plans.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
const { model } = built
const narrow = scopeOf({
  client_id: 7,
  staff_id: 9,
  role_id: 2,
  type: 1,
  store_ids: [1],
  home_ids: [2],
  home_store_ids: [1],
})

describeOne('every statement of every entity', (open) => {
  test('is understood by the database', { timeout: 240_000 }, async () => {
    const store = await open({}, withTables(model))
    const refused: string[] = []
    for (const entity of Object.values(model.entities)) {
      for (const { name, body } of statementsOf(model, entity)) {
        const { text } = write(model, narrow, body)
        // An EXPLAIN is not prepared, but what it explains is.
        await store
          .script(`prepare one as ${text.replace(/^explain \(format json\) /, '')}; deallocate one`)
          .catch((error: unknown) => refused.push(`${entity.name} ${name}: ${(error as Error).message}`))
      }
    }
    expect(refused).toEqual([])
  })
})
