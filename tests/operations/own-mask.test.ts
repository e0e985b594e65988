/** A product's own mask: on its records as anywhere, found by what it leaves, revealed one by one. */
import { beforeAll, expect, test } from 'vitest'
import { buildModel } from '../../src/model/build.ts'
import { readDocuments } from '../../src/model/load.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { reveal } from '../../src/server/operations/reveal.ts'
import { describeOne } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { Company, type Row } from './company.ts'

const { model, mistakes } = buildModel([
  ...(await readDocuments('schemas')).filter(({ file }) => file.startsWith('system/')),
  ...(await readDocuments('tests/second-product/schemas')),
])
if (model === undefined) throw new Error(JSON.stringify(mistakes))
const fleet = model

class Fleet extends Company {
  override get context(): Context {
    return {
      ...super.context,
      model: fleet,
      validate: (_, __, body) => Promise.resolve(body as Record<string, unknown>),
      actor: {
        ...super.context.actor,
        permissions: new Set(fleet.app.permissions.map(({ key }) => key).filter((key) => !this.without.includes(key))),
      },
    }
  }
}

describeOne("a product's own mask", (open) => {
  let company: Fleet
  let driver: Row

  beforeAll(async () => {
    const store = await open()
    await makeTables(store, fleet)
    await store.script(`insert into clients (client_id, name) values (1, '一号车队')`)
    company = new Fleet(store)
    const region = await company.create('region', { name: '华东' })
    const depot = await company.create('depot', { name: '城西车场', region_id: region['id'] })
    driver = await company.create('driver', {
      name: '周建国',
      phone: '13800000001',
      depot_id: depot['id'],
      licence_number: '330106197001011234',
    })
    await company.create('driver', {
      name: '王强',
      phone: '13800000002',
      depot_id: depot['id'],
      licence_number: 'A1B2',
    })
  }, 120_000)

  const found = async (q: string) => (await company.list('driver', { q })).list.map((row) => row['name'])

  test('hides what its pattern says, and a short value but for its first character', async () => {
    const { list } = await company.list('driver', { sort: 'id' })
    expect(list.map((row) => row['licence_number'])).toEqual(['3301************34', 'A***'])
  })

  test('is searched by what it leaves and by the whole value, never by what it hides', async () => {
    expect(await Promise.all(['3301', '330106197001011234', '0619', '33010619'].map(found))).toEqual([
      ['周建国'],
      ['周建国'],
      [],
      [],
    ])
  })

  test('is looked behind by who may, and its asterisks are never written', async () => {
    const entity = fleet.entities['driver']!
    expect(await reveal(company.context, entity, driver['id'] as number, 'licence_number')).toBe('330106197001011234')
    await expect(
      reveal(company.as(company.scope, 'driver_base').context, entity, driver['id'] as number, 'licence_number'),
    ).rejects.toMatchObject({ key: 'forbidden' })
    expect(
      await company.try('update', 'driver', {
        id: String(driver['id']),
        body: { version: 1, licence_number: '3301************34' },
      }),
    ).toMatchObject({ error: 'invalid', fields: ['licence_number'] })
  })
})
