/** In development the database follows saved schemas: a column that none of them has any more stays, and is told. */
import { expect, it } from 'vitest'
import { manyEntities } from '../../generators/many-entities.ts'
import { createFollower, type Follower } from '../../scripts/dev/follow.ts'
import { buildModel } from '../../src/model/build.ts'
import { describeOne } from '../support/stores.ts'

const EXTRA = { extra: { type: 'integer', 'x-label': { zh: '另外', en: 'Extra' } } }

function modelWith(fields: object) {
  const documents = manyEntities(1).map(({ file, text }) => {
    if (file !== 'entities/thing_0.json') return { file, text }
    const document = JSON.parse(text) as { readonly properties: object }
    return { file, text: JSON.stringify({ ...document, properties: { ...document.properties, ...fields } }) }
  })
  const built = buildModel(documents)
  if (built.model === undefined) expect.unreachable(JSON.stringify(built.mistakes))
  return built.model
}

describeOne('A column that is left over', (open) => {
  it('is told once, and not again by the follower of other code', async () => {
    const store = await open()
    const told = async (follower: Follower, fields: object) => {
      const { inForce, notice } = await follower.follow(modelWith(fields))
      return [inForce, ...notice.steps.map(({ text }) => text.en)]
    }
    const one = createFollower(store)
    expect(await told(one, EXTRA)).toEqual([true])
    expect(await told(one, {})).toEqual([true, expect.stringContaining('extra')])
    expect(await told(createFollower(store, one.left()), {})).toEqual([true])
  })
})
