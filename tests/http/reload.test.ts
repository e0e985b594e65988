import { beforeAll, expect, it } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import type { Model } from '../../src/model/model.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import type { InForce } from '../../src/server/source.ts'
import { describeStores } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'
import { loggedIn, projectModel, testConfig, type Caller } from './support/server.ts'
import { makeWorld } from './support/world.ts'

const inForce = (model: Model): InForce => ({ model, validators: compiledChecks(model) })

describeStores('A model that changes while the server runs', (open) => {
  let user: Caller
  let whole: Model
  let now: InForce
  beforeAll(async () => {
    whole = await projectModel()
    const store = await open({}, withTables(whole))
    await makeWorld(store)
    now = inForce(whole)
    const app = await createApp({
      store,
      source: { current: () => now, onChange: () => () => undefined },
      config: testConfig(),
      product: apartment,
    })
    user = await loggedIn(app)
  })

  it('brings and takes calls without a restart', async () => {
    const { message, ...others } = whole.entities
    now = inForce({ ...whole, entities: others })
    expect((await user.call('GET', '/v3/messages')).status).toBe(404)
    now = inForce({ ...whole, entities: { ...others, message: message! } })
    expect((await user.call('GET', '/v3/messages')).status).toBe(200)
  })

  it('may bring a call that nobody answers yet: it says so', async () => {
    const call = { ...whole.calls['get_sms_left']!, name: 'get_weather', path: '/v3/get_weather' }
    now = inForce({ ...whole, calls: { ...whole.calls, get_weather: call } })
    const { status, json } = await user.call('GET', '/v3/get_weather')
    expect([status, json.err_code, json.err_msg]).toEqual([501, 5010, '该功能尚未开通'])
  })

  it('checks with the rules of the model in force', async () => {
    const home = whole.entities['home']!
    const fields = home.fields.map((field) =>
      field.name === 'alias' ? { ...field, schema: { ...field.schema, maxLength: 2 } } : field,
    )
    now = inForce({ ...whole, entities: { ...whole.entities, home: { ...home, fields } } })
    expect((await user.call('PUT', '/v3/homes/1', { version: 1, alias: '三个字' })).json.data.fields).toEqual([
      { field: 'alias', message: '请输入2个字符以内' },
    ])
  })
})
