/** A short table inside a record is kept and judged as fields of the record itself are, by form and server alike. */
import { beforeAll, expect, it } from 'vitest'
import { ValidationError } from 'yup'
import { formField } from '../../generators/emit/forms.ts'
import { apartment } from '../../src/apartment/product.ts'
import { formOf } from '../../src/kinds/form.ts'
import type { Entity, Field, Model } from '../../src/model/model.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { fixedSource } from '../../src/server/source.ts'
import type { Store } from '../../src/server/store/store.ts'
import { describeOne } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { loggedIn, projectModel, testConfig, type Caller } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'

/** Floors of a home with what it costs to clean one, who does it, and for which store. */
function withParts(model: Model): Model {
  const home = model.entities['home']!
  const floors = home.fields.find(({ name }) => name === 'floors')!
  const base = floors.rows[0]!
  const part = (name: string, rest: Partial<Field>): Field => ({
    ...base,
    name,
    label: { zh: name, en: name },
    required: false,
    nullable: true,
    schema: {},
    ...rest,
  })
  const refer = (name: string, entity: string): Field =>
    part(name, {
      kind: 'reference',
      schema: { type: 'integer' },
      reference: { entity, onDelete: 'keep', offered: null, within: null, follows: false },
    })
  const rows = [
    ...floors.rows,
    part('cost', { kind: 'decimal', scale: 2, schema: { type: 'string', format: 'decimal', formatMinimum: '0' } }),
    part('rate', {
      kind: 'decimal',
      scale: 1,
      schema: { type: 'string', format: 'decimal' },
      nullable: false,
      default: '1.5',
    }),
    refer('staff_id', 'staff'),
    refer('store_id', 'store'),
  ]
  const changed: Entity = {
    ...home,
    fields: home.fields.map((field) => (field === floors ? { ...floors, rows } : field)),
  }
  return { ...model, entities: { ...model.entities, home: changed } }
}

describeOne('Rows of a record', (open) => {
  let store: Store
  let model: Model
  let admin: Caller
  beforeAll(async () => {
    model = withParts(await projectModel())
    store = await open()
    await makeTables(store, model)
    await makeWorld(store)
    const app = await createApp({
      store,
      source: fixedSource({ model, validators: compiledChecks(model) }),
      config: testConfig(),
      product: apartment,
    })
    admin = await loggedIn(app)
  }, 120_000)

  const put = async (floors: unknown) => {
    const { version } = (await admin.call('GET', '/v3/homes/1')).json.data as unknown as { version: number }
    return admin.call('PUT', '/v3/homes/1', { version, floors })
  }
  const floor = (rest: object) => [{ floor: 1, name: '一层', ...rest }]

  it('hold amounts in all their digits, and the default of what was not sent', async () => {
    expect((await put(floor({ cost: '7.5' }))).json).toMatchObject({ err_code: 0, data: {} })
    expect((await admin.call('GET', '/v3/homes/1')).json.data['floors']).toEqual([
      { floor: 1, name: '一层', cost: '7.50', rate: '1.5' },
    ])
    expect((await put(floor({ cost: '0', rate: '2' }))).status).toBe(200)
    expect((await admin.call('GET', '/v3/homes/1')).json.data['floors']).toEqual([
      { floor: 1, name: '一层', cost: '0.00', rate: '2.0' },
    ])
  })

  it('refer only to records that are there, and that may be chosen; what they hold stays', async () => {
    const gone = { zh: '所选记录不存在或已被删除' }
    expect((await put(floor({ store_id: 999_999 }))).json.data.fields).toEqual([
      { field: 'floors.0.store_id', message: gone.zh },
    ])
    await store.query({
      text: `insert into clients (client_id, name) values (77, '别家') on conflict do nothing`,
      values: [],
    })
    await store.query({ text: `insert into stores (id, client_id, name) values (7777, 77, '别家店')`, values: [] })
    expect((await put([...floor({ store_id: 1 }), ...floor({ store_id: 7777 })])).json.data.fields).toEqual([
      { field: 'floors.1.store_id', message: gone.zh },
    ])
    expect((await put(floor({ store_id: 1 }))).status).toBe(200)
    await store.query({
      text: `update homes set floors = jsonb_set(floors, '{0,store_id}', '888') where home_id = 1`,
      values: [],
    })
    expect((await put(floor({ store_id: 888 }))).status).toBe(200)

    const { choices } = model.entities['staff']!
    expect(choices?.where).toEqual({ active: true })
    await store.query({ text: 'update staff set active = false where staff_id = 3', values: [] })
    expect((await put(floor({ staff_id: 3 }))).json.data.fields).toEqual([
      { field: 'floors.0.staff_id', message: choices!.message.zh },
    ])
  })

  it.each<[string, object, string]>([
    ['no number where one must be', { floor: null }, 'floor'],
    ['no whole number', { floor: 1.5 }, 'floor'],
    ['a number beyond its limits', { floor: 999 }, 'floor'],
    ['a name of blanks', { name: '  ' }, 'name'],
    ['a name that is too long', { name: '长'.repeat(21) }, 'name'],
    ['an amount in words', { cost: '七元' }, 'cost'],
    ['an amount with too many digits', { cost: '7.505' }, 'cost'],
    ['an amount below its limit', { cost: '-0.01' }, 'cost'],
    ['nothing where there is a default', { rate: null }, 'rate'],
    ['a key that is none', { store_id: '1' }, 'store_id'],
  ])('get one verdict of form and server: %s', async (_, wrong, part) => {
    const floors = floor(wrong)
    const home = model.entities['home']!
    const form = formOf(
      {
        floors: formField(
          model,
          home.fields.find(({ name }) => name === 'floors')!,
        ),
      },
      'update',
      ({ zh }) => zh,
    )
    const refused: unknown = await form.validate({ floors }, { abortEarly: false }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ValidationError)
    // Of several about one value a form shows the first.
    const first = new Map(
      (refused as ValidationError).inner.map(({ path, message }) => [path, message] as const).reverse(),
    )
    const said = [...first].map(([path, message]) => ({ field: String(path).replace(/\[(\d+)\]/g, '.$1'), message }))
    expect(said.map(({ field }) => field)).toEqual([`floors.0.${part}`])
    expect((await put(floors)).json.data.fields).toEqual(said)
  })
})
